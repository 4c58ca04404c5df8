/** What is printed, as it lies on paper: measured, read back, and whole for any band in any format, ink and letters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFormats } from '../../../src/app/wish.ts'
import { openBand, type Band, type Json, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { keywordIds } from '../../../src/games/fees-d-armes/catalog/index.ts'
import { papers, type Look } from '../../../src/press/index.ts'
import { printedWords } from '../../press/pages.ts'
import { bandOf, plainLook, plainSheet, printBand } from '../../press/press.ts'
import { bandFile, contes, massue, ogre, opened } from './bands.ts'

const look = { ...plainLook, theme: 'conte' }
const sheet = { ...plainSheet, backs: 'none' as const }

const everything = systems.find(({ id }) => id === 'fees-d-armes')?.assets.map(({ id }) => id) ?? []
/** The board is drawn and has no text to fit: it is measured below. */
const cut = everything.filter(id => !id.startsWith('board'))
const cards = ['profile-cards', 'faction-cards', 'blank-cards']

const problemsOf = async (band: Band, wish: Parameters<typeof printBand>[1]): Promise<readonly string[]> => {
  const { report } = await printBand(band, { options: { factions: 'toutes', reserve: true }, ...wish })
  return report.problems.map(({ code, asset, title }) => `${code}: ${asset}, ${title}`)
}

const lettersOf = async (band: Band, wish: Parameters<typeof printBand>[1]): Promise<string> => {
  const { files } = await printBand(band, { look, sheet: plainSheet, ...wish })
  const words = await Promise.all(files.map(({ bytes }) => printedWords(bytes)))
  return words
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/[\s\u00a0\u202f]/g, '')
}

const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u202f]/g, '')

describe('on paper', () => {
  it('tokens are as large as they are said to be', async () => {
    const { report } = await printBand(opened(bandFile()), {
      assets: ['tokens', 'table-tokens'],
      look,
      sheet,
    })
    const sizes = new Map(
      report.sheets.flatMap(({ pieces }) =>
        pieces.map(({ title, width, height }) => [title, [width, height]]),
      ),
    )
    expect(sizes.get('Jeton d’ordre')).toEqual([22, 22])
    expect(sizes.get('Poison')).toEqual([18, 18])
    expect(sizes.get('Objectif 3')).toEqual([25, 25])
    expect(sizes.get('Repaire 1')).toEqual([25, 25])
    const count = (title: string) =>
      report.sheets.flatMap(({ pieces }) => pieces).filter(piece => piece.title === title)
    expect(count('Jeton d’ordre')).toHaveLength(5)
    expect(count('Jeton d’ordre gagné')).toHaveLength(5)
  })

  it.each(['a4', 'letter'] as const)(
    'the board is 600 mm a side and its squares 25 mm, on %s',
    async paper => {
      const { files, report } = await printBand(opened(bandFile()), {
        assets: ['board'],
        look,
        sheet: { ...sheet, paper: papers[paper] },
      })
      const shown = report.sheets.flatMap(({ pieces }) =>
        pieces.flatMap(({ shows }) => (shows ? [shows] : [])),
      )
      expect(report.problems).toEqual([])
      expect(shown.length).toBeGreaterThan(8)
      expect(Math.min(...shown.map(({ x }) => x))).toBeCloseTo(0, 3)
      expect(Math.min(...shown.map(({ y }) => y))).toBeCloseTo(0, 3)
      expect(Math.max(...shown.map(({ x, width }) => x + width))).toBeCloseTo(600, 3)
      expect(Math.max(...shown.map(({ y, height }) => y + height))).toBeCloseTo(600, 3)
      const words = await printedWords(files[0]?.bytes ?? new Uint8Array())
      // Two squares of one sheet, neither of them at the edge: their names begin a square apart.
      const on = (page: number) =>
        new Map(words.filter(word => word.page === page).map(word => [word.text, word]))
      const first = on(1)
      const [c3, d3, c4] = ['C3', 'D3', 'C4'].map(name => first.get(name))
      const apart = (a: typeof c3, b: typeof c3) =>
        Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))
      expect(apart(c3, d3)).toBeCloseTo(25, 1)
      expect(apart(c3, c4)).toBeCloseTo(25, 1)
      for (const name of ['A1', 'X1', 'A24', 'X24', 'L12'])
        expect(words.map(({ text }) => text)).toContain(name)
    },
  )

  it('gauges and terrain keep their squares, whichever way they lie', async () => {
    const { report } = await printBand(opened(bandFile()), {
      assets: ['measures', 'terrain-pieces'],
      look,
      sheet,
    })
    const size = (title: string) => {
      const placed = report.sheets.flatMap(({ pieces }) => pieces).find(piece => piece.title === title)
      return [placed?.width ?? 0, placed?.height ?? 0].toSorted((a, b) => a - b)
    }
    expect(size('Jauge de 6 cases')).toEqual([25, 150])
    expect(size('La mare')).toEqual([75, 100])
    expect(size('Le vieux mur')).toEqual([25, 100])
  })
})

const samples = (systems.find(({ id }) => id === 'fees-d-armes')?.samples ?? []).map(
  sample => [sample.id, sample] as const,
)

describe('every sample', () => {
  it.each(samples)('%s prints whole, in each ink and letters, on A4 and Letter', async (_, sample) => {
    const system = systems.find(({ id }) => id === 'fees-d-armes')
    if (!system) throw new Error('no game')
    const band = bandOf(system, sample)
    const looks: readonly Partial<Look>[] = [
      {},
      { ink: 'outline' },
      { ink: 'saver' },
      { text: 'large' },
      { text: 'dyslexia' },
    ]
    for (const part of looks)
      expect([part, await problemsOf(band, { assets: cut, look: { ...look, ...part } })]).toEqual([part, []])
    expect(
      await problemsOf(band, { assets: cut, look, sheet: { ...plainSheet, paper: papers.letter } }),
    ).toEqual([])
  })

  it.each(Object.entries(cardFormats))('prints its cards on %s cards', async (_, card) => {
    for (const [, sample] of samples) {
      const system = systems.find(({ id }) => id === 'fees-d-armes')
      if (!system) throw new Error('no game')
      for (const text of ['normal', 'large', 'dyslexia'] as const)
        expect(
          await problemsOf(bandOf(system, sample), { assets: cards, card, look: { ...look, text } }),
        ).toEqual([])
    }
  })
})

/** Words of all lengths, none of which a font lacks. */
const word = fc.string({ unit: fc.constantFrom(...'aeéiorstlnumdpçèêB'), minLength: 1, maxLength: 12 })
const sentence = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map(words => words.join(' '))
const name = fc.oneof(sentence(2), sentence(4), sentence(9)).map(text => text.slice(0, 100))

const keyword = fc.record({ id: fc.constantFrom(...keywordIds), value: fc.integer({ min: 1, max: 12 }) })

const action = fc.record({
  name,
  needs: fc.integer({ min: 1, max: 9 }),
  plus: fc.boolean(),
  damage: fc.option(fc.nat({ max: 12 })),
  damagePlus: fc.boolean(),
  keywords: fc.array(keyword, { maxLength: 4 }),
  text: fc.oneof(fc.constant(''), sentence(8), sentence(60)),
})

const rule = fc.oneof(
  keyword,
  fc.record({
    name,
    text: sentence(30),
    aura: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  }),
)

const profile = fc.record({
  id: fc.constant('ogre'),
  name,
  cost: fc.nat({ max: 99 }),
  factions: fc.constantFrom(['contes'], ['contes', 'autre'], []),
  movement: fc.nat({ max: 24 }),
  flying: fc.boolean(),
  action: fc.nat({ max: 14 }),
  armour: fc.nat({ max: 12 }),
  health: fc.nat({ max: 70 }),
  actions: fc.array(action, { maxLength: 8 }),
  rules: fc.array(rule, { maxLength: 12 }),
  notes: sentence(20),
})

const asFile = (made: JsonObject): Json => JSON.parse(JSON.stringify(made))

const fileOf = (made: unknown, more: JsonObject = {}): Band => {
  const band = openBand(
    asFile({
      ...JSON.parse(JSON.stringify(bandFile())),
      roster: JSON.parse(
        JSON.stringify({
          profiles: [made],
          factions: [contes, { ...contes, id: 'autre', name: 'Autre' }],
          band: [{ profile: 'ogre', count: 2 }],
          ...more,
        }),
      ),
    }),
    systems,
  )
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

describe('any band', () => {
  it('prints its cards and its list with nothing clipped, in any format and letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        profile,
        fc.constantFrom(...Object.values(cardFormats)),
        fc.constantFrom('normal' as const, 'large' as const, 'dyslexia' as const),
        async (made, card, text) => {
          // Other letters on the smallest cards are for samples alone: one action may be more than a card there.
          fc.pre(text === 'normal' || card.width > 50)
          const band = fileOf(made)
          expect(
            await problemsOf(band, {
              assets: ['profile-cards', 'band-list', 'health-tracks', 'standees'],
              card,
              look: { ...look, text },
            }),
          ).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('drops no word of an action or of a rule: what does not fit goes on', async () => {
    await fc.assert(
      fc.asyncProperty(profile, async made => {
        const printed = await lettersOf(fileOf(made), { assets: ['profile-cards'] })
        for (const { text } of made.actions)
          for (const part of text.split(' ')) expect(printed).toContain(letters(part))
        for (const each of made.rules)
          if ('text' in each)
            for (const part of each.text.split(' ')) expect(printed).toContain(letters(part))
        expect(printed).toContain(letters(made.name.split(' ')[0] ?? ''))
      }),
      { numRuns: 20 },
    )
  })

  it('of eight actions and twelve rules says them all', async () => {
    const actions = Array.from({ length: 8 }, (_, index) => ({
      ...massue,
      name: `Action ${'ABCDEFGH'[index] ?? ''}`,
      text: `Fin ${index} de la phrase, qui est assez longue pour prendre plus d’une ligne de sa carte.`,
    }))
    const rules = Array.from({ length: 12 }, (_, index) => ({
      name: `Règle ${index}`,
      text: `Dit ${index}.`,
    }))
    const printed = await lettersOf(fileOf({ ...ogre, actions, rules }), { assets: ['profile-cards'] })
    for (let index = 0; index < 8; index++) expect(printed).toContain(`Fin${index}delaphrase`)
    for (let index = 0; index < 12; index++) expect(printed).toContain(`Règle${index}.Dit${index}.`)
  })
})
