/** Faces that were painted another evening give the same bytes, and are not laid out again. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PrintWish } from '../../src/app/printing.ts'
import {
  isJsonObject,
  type Band,
  type GameSystem,
  type OptionValue,
  type PrintOption,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import { createPress, papers, type FaceShelf, type Printed, type PrintJob } from '../../src/press/index.ts'
import { openFactBook } from '../../src/press/text/facts.ts'
import { openFontBook } from '../../src/press/text/fonts.ts'
import {
  bandOf,
  everySample,
  jobFor,
  plainLook,
  plainSheet,
  resources,
  sampleBand,
  warmPress,
} from './press.ts'

const shelfIn = (kept: Map<string, Uint8Array>): FaceShelf => ({
  read: band => kept.get(band),
  write: (band, parts) => void kept.set(band, Buffer.concat(parts)),
})

/** A press of another evening, and which templates it filled. */
const press = async (kept: Map<string, Uint8Array>) => {
  const filled = new Set<string>()
  const watched = {
    ...resources,
    shelf: shelfIn(kept),
    template: (path: string) => {
      if (path.endsWith('.hbs')) filled.add(path)
      return resources.template(path)
    },
  }
  const { print, keep } = await createPress(watched, decodePicture)
  return { print, keep, filled }
}

const bytesOf = ({ files }: Printed): readonly string[] =>
  files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))

const allOf = ({ assets }: GameSystem): readonly string[] => assets.map(({ id }) => id)

const valuesOf = (option: PrintOption): readonly OptionValue[] => {
  switch (option.kind) {
    case 'toggle':
      return [true, false]
    case 'number':
      return [option.min, option.max]
    default:
      return option.choices.map(({ id }) => id)
  }
}

/** The sample of mages, the last of them, who casts nothing, by this name. */
const mages = (name: string): Band => {
  const [system] = systems
  const sample = system?.samples.find(({ id }) => id === 'mages')
  const figures = sample?.roster['figures']
  if (!system || !sample || !Array.isArray(figures)) throw new Error('no sample')
  const named = figures.map((figure, index) =>
    index === figures.length - 1 && isJsonObject(figure) ? { ...figure, name } : figure,
  )
  return bandOf(system, { ...sample, roster: { ...sample.roster, figures: named } })
}

const deck = (from: number, count: number): PrintJob => {
  const job = jobFor([sampleBand('trio')], { assets: ['tokens'] })
  return {
    ...job,
    batches: job.batches.map(batch => ({
      ...batch,
      pieces: Array.from({ length: count }, (_, at) => ({
        asset: 'essai',
        title: `Étiquette ${from + at}`,
        size: { width: 20, height: 10 },
        copies: 1,
        template: 'shared/margin',
        data: { cut: '', title: `Étiquette ${from + at}`, number: '' },
      })),
    })),
  }
}

const printings: readonly (readonly [string, Partial<PrintWish>])[] = [
  ['as it is', {}],
  [
    'in large letters, sparing ink, on Letter, bled and cropped',
    {
      look: { theme: 'gravure', ink: 'saver', text: 'large' },
      sheet: { ...plainSheet, paper: papers.letter, bleed: 3, marks: 'crop', backs: 'short-edge' },
    },
  ],
  [
    'for dyslexia, in outline, on mini cards, with backs apart',
    {
      look: { ...plainLook, ink: 'outline', text: 'dyslexia' },
      card: { width: 44, height: 68 },
      sheet: { ...plainSheet, backs: 'separate' },
    },
  ],
  [
    'on large cards, folded, twice',
    { card: { width: 70, height: 120 }, copies: 2, sheet: { ...plainSheet, backs: 'fold' } },
  ],
]

describe('what was kept and what was not', () => {
  it.each(printings)('give the same bytes: samples of every game, %s', async (how, wish) => {
    const [usual] = printings[0] ?? []
    const tried = everySample.filter(({ system, sample }) => how === usual || sample === system.samples[0])
    const jobs = tried.map(({ system, sample, key }) => ({
      key,
      job: jobFor([bandOf(system, sample)], { assets: allOf(system), ...wish }),
    }))
    const kept = new Map<string, Uint8Array>()
    const first = await press(kept)
    const plain: Printed[] = []
    for (const { key, job } of jobs) {
      const printed = await (await warmPress()).print(job)
      expect(bytesOf(await first.print(job)), key).toEqual(bytesOf(printed))
      first.keep()
      plain.push(printed)
    }
    const second = await press(kept)
    for (const [index, { key, job }] of jobs.entries()) {
      const again = await second.print(job)
      expect(bytesOf(again), key).toEqual(bytesOf(plain[index] ?? again))
      expect(again.report, key).toEqual(plain[index]?.report)
    }
    // Nothing is laid out again.
    expect([...second.filled]).toEqual([])
  })

  it.each(systems.map(system => ({ id: system.id, system })))(
    'give the same bytes whatever is chosen for a print: $id',
    async ({ system }) => {
      const [sample] = system.samples
      if (!sample) throw new Error('no sample')
      const band = bandOf(system, sample)
      const jobs = system.printOptions
        .flatMap(option => valuesOf(option).map(value => ({ [option.id]: value })))
        .map(options => jobFor([band], { assets: allOf(system), options }))
      const kept = new Map<string, Uint8Array>()
      const first = await press(kept)
      const expected: (readonly string[])[] = []
      for (const job of jobs) expected.push(bytesOf(await first.print(job)))
      first.keep()
      const second = await press(kept)
      for (const [index, job] of jobs.entries()) {
        const shown = `the choice ${index}`
        expect(bytesOf(await second.print(job)), shown).toEqual(expected[index])
        expect(bytesOf(await (await warmPress()).print(job)), shown).toEqual(expected[index])
      }
    },
  )

  it('give the same bytes where one figure was edited, and only its own faces are set', async () => {
    const kept = new Map<string, Uint8Array>()
    const before = await press(kept)
    await before.print(jobFor([mages('Grimaud')], { assets: ['figure-sheets', 'spell-cards'] }))
    before.keep()
    const after = await press(kept)
    const job = jobFor([mages('Grimaude')], { assets: ['figure-sheets', 'spell-cards'] })
    const edited = await after.print(job)
    expect(bytesOf(edited)).toEqual(bytesOf(await (await warmPress()).print(job)))
    expect([...after.filled].filter(file => /spell/.test(file))).toEqual([])
    expect([...after.filled]).not.toEqual([])
    after.keep()
    const last = await press(kept)
    expect(bytesOf(await last.print(job))).toEqual(bytesOf(edited))
    expect([...last.filled]).toEqual([])
  })
})

it('gives the same bytes after any evenings of edits and of other prints', async () => {
  const name = fc.constantFrom('Grimaud', 'Éloïse', 'Ŵyn fi', 'Ô', 'AVATAR 12', 'Łukasz')
  const assets = fc.subarray(['figure-sheets', 'spell-cards', 'tokens', 'band-sheet'], { minLength: 1 })
  const step = fc.record({ name, assets, keeps: fc.boolean(), ends: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async steps => {
      const kept = new Map<string, Uint8Array>()
      let evening = await press(kept)
      for (const { name: first, assets: wanted, keeps, ends } of steps) {
        const job = jobFor([mages(first)], { assets: wanted })
        expect(bytesOf(await evening.print(job))).toEqual(bytesOf(await (await warmPress()).print(job)))
        if (keeps) evening.keep()
        if (ends) evening = await press(kept)
      }
    }),
    { numRuns: 8 },
  )
})

describe('a pack', () => {
  it('lends a new band of its game what is the same for all', async () => {
    const kept = new Map<string, Uint8Array>()
    const [game] = systems
    const first = await press(kept)
    await first.print(jobFor([mages('Grimaud')], { assets: game && allOf(game) }))
    first.keep()
    const job = jobFor([sampleBand('trio')], { assets: game && allOf(game) })
    const second = await press(kept)
    expect(bytesOf(await second.print(job))).toEqual(bytesOf(await (await warmPress()).print(job)))
    const filled = [...second.filled].join(' ')
    expect(filled).toMatch(/figure-sheet/)
    expect(filled).not.toMatch(/spell-back|cat-token|reference|rulings|ruler/)
    second.keep()
    // Its own pack has its own faces alone, and all of them.
    const own = `${job.batches[0]?.styles}/${job.batches[0]?.title}`
    const third = await press(new Map([...kept].filter(([name]) => name === own || name === 'polices')))
    expect(bytesOf(await third.print(job))).toEqual(bytesOf(await (await warmPress()).print(job)))
    expect([...third.filled]).toEqual([])
  })

  it('does without the one that would lend, where it is gone', async () => {
    const kept = new Map<string, Uint8Array>()
    const job = jobFor([sampleBand('trio')], { assets: ['tokens'] })
    const first = await press(kept)
    const printed = await first.print(job)
    first.keep()
    for (const name of kept.keys()) if (name.includes('/')) kept.delete(name)
    const second = await press(kept)
    expect(bytesOf(await second.print(job))).toEqual(bytesOf(printed))
    expect([...second.filled]).not.toEqual([])
  })

  it('holds no more than six hundred faces: those that were wanted longest ago go first', async () => {
    const kept = new Map<string, Uint8Array>()
    for (let evening = 0; evening < 3; evening++) {
      const { print, keep } = await press(kept)
      await print(deck(evening * 250, 250))
      keep()
    }
    const { print, filled } = await press(kept)
    await print(deck(500, 250))
    expect([...filled]).toEqual([])
    await print(deck(0, 250))
    expect([...filled]).not.toEqual([])
  })

  it('is not made of a deck too large to be kept', async () => {
    const kept = new Map<string, Uint8Array>()
    const { print, keep } = await press(kept)
    await print(deck(0, 401))
    keep()
    // What was found out about fonts, those that were cut, and no face.
    expect([...kept.keys()]).toEqual(['polices', 'lettres'])
  })
})

describe('a font', () => {
  /** A press of another evening, and the files of fonts that it read. */
  const reading = async (kept: Map<string, Uint8Array>) => {
    const read: string[] = []
    const watched = {
      ...resources,
      shelf: shelfIn(kept),
      fontFile: (path: string) => {
        read.push(path)
        return resources.fontFile(path)
      },
    }
    return { ...(await createPress(watched, decodePicture)), read }
  }

  it('is not opened for letters that it was cut down to another evening', async () => {
    const kept = new Map<string, Uint8Array>()
    const job = jobFor([mages('Le Dernier')])
    const first = await reading(kept)
    const printed = await first.print(job)
    first.keep()
    expect(first.read).not.toEqual([])
    const again = await reading(kept)
    expect(bytesOf(await again.print(job))).toEqual(bytesOf(printed))
    expect(again.read).toEqual([])
    // Nothing is newer than what lies there.
    const before = new Map(kept)
    again.keep()
    expect([...kept].every(([name, bytes]) => before.get(name) === bytes)).toBe(true)
  })

  it('is not opened for words that it has set before, whatever they are', () => {
    const words = ['Œuvre', 'Ffitte', 'Жан', 'été', 'e\u0301te\u0301', '1/2', 'Ǆ', '»', 'AVATAR']
    const wished = { family: 'EB Garamond', weight: 400, italic: false }
    const first = openFontBook(resources)
    const shaped = words.map(word => first.shape(first.face(wished), word, 'lnum'))
    const fontFile = (): never => {
      throw new Error('a font was opened')
    }
    const again = openFontBook({ ...resources, fontFile }, openFactBook(first.learnt()))
    expect(words.map(word => again.shape(again.face(wished), word, 'lnum'))).toEqual(shaped)
    expect(again.learnt()).toBeUndefined()
  })

  it('is cut anew for another letter, and the cuts are kept', async () => {
    const kept = new Map<string, Uint8Array>()
    const { print, keep } = await reading(kept)
    const standing = (name: string): PrintJob => jobFor([mages(name)], { assets: ['standees'] })
    // Each brings a letter of its own: À, Á, Â…
    const names = Array.from({ length: 120 }, (_, at) => `Lui ${String.fromCodePoint(0xc0 + at)}`)
    for (const name of names) await print(standing(name))
    keep()
    const [line = ''] = Buffer.from(kept.get('lettres') ?? [])
      .toString('utf8')
      .split('\n', 1)
    expect(JSON.parse(line).packed.length).toBeGreaterThan(100)
    const again = await reading(kept)
    const last = names.at(-1) ?? ''
    const plain = await createPress(resources, decodePicture)
    expect(bytesOf(await again.print(standing(last)))).toEqual(bytesOf(await plain.print(standing(last))))
    expect(again.read).toEqual([])
  })
})

describe('a band', () => {
  it('whose name is typed is kept by its last names alone', async () => {
    const kept = new Map<string, Uint8Array>()
    const { print, keep } = await createPress({ ...resources, shelf: shelfIn(kept) }, decodePicture)
    const job = jobFor([mages('Le Dernier')], { assets: ['standees'] })
    const named = (title: string): PrintJob => ({
      ...job,
      batches: job.batches.map(batch => ({ ...batch, title })),
    })
    await print(named('Les'))
    keep()
    const names = Array.from({ length: 12 }, (_, at) => `Les Mages${'!'.repeat(at)}`)
    for (const name of names) await print(named(name))
    keep()
    const there = names.filter(name => [...kept.keys()].some(key => key.endsWith(`/${name}`)))
    // One of the job at hand, and four before it.
    expect(there).toEqual(names.slice(-5))
  })
})
