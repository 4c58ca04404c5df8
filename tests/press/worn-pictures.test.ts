/** A picture of something else than a figure is printed as portraits are: in its shape, once, made light, or left out. */
import { createCanvas } from '@napi-rs/canvas'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardFormats } from '../../src/app/wish.ts'
import { isJsonObject, openBand, type Band, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { contes, ogre, roster } from '../games/fees-d-armes/bands.ts'
import { armyFile, opened, soldier } from '../games/mini-figs-mef-fan/armies.ts'
import { hasTools } from './pdf.ts'
import { printBand } from './press.ts'

const painted = (width: number, height: number): string => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#0a6'
  context.fillRect(0, 0, width, height / 2)
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`
}
const cutShort = painted(40, 40).slice(0, 82)

const fees = (changes: JsonObject): Band => {
  const file = {
    format: 'copiste-band',
    version: 1,
    system: 'fees-d-armes',
    name: 'Essai',
    roster: roster(changes),
  }
  const band = openBand(file, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}
const worn = ['profile-cards', 'faction-cards', 'health-tracks', 'standees', 'band-list']
const print = (band: Band, assets: readonly string[] = worn) => printBand(band, { assets: [...assets] })

/** The pictures that a PDF holds, and in which sizes it shows them, in points. */
const picturesIn = (bytes: Uint8Array | undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'copiste-images-'))
  const path = join(folder, 'x.pdf')
  writeFileSync(path, bytes ?? new Uint8Array())
  const read = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { encoding: 'latin1', maxBuffer: 64 * 1024 * 1024 })
  try {
    const laidOpen = read('qpdf', '--qdf', '--object-streams=disable', path, '-')
    const shown = [...laidOpen.matchAll(/^([\d.]+) 0 0 -([\d.]+) \S+ \S+ cm\n\/\S+ Do/gm)]
    return {
      held: [...laidOpen.matchAll(/^<<\n(?: {2}.*\n)*? {2}\/Subtype \/Image\n(?: {2}.*\n)*?>>/gm)].map(
        ([object]) => ({
          width: Number(/\/Width (\d+)/.exec(object)?.[1]),
          height: Number(/\/Height (\d+)/.exec(object)?.[1]),
        }),
      ),
      shown: shown.map(([, width, height]) => [Number(width), Number(height)] as const),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Width to height, of each that is shown. */
const proportions = (bytes: Uint8Array | undefined): readonly string[] => [
  ...new Set(picturesIn(bytes).shown.map(([width, height]) => (width / height).toFixed(2))),
]

describe.skipIf(!hasTools)('the emblem of a faction', () => {
  it('is printed wherever its icon was, in its proportions, and held once', async () => {
    const { files, report } = await print(fees({ factions: [{ ...contes, picture: painted(300, 300) }] }))
    expect(report.problems).toEqual([])
    const { held, shown } = picturesIn(files[0]?.bytes)
    expect(held).toEqual([{ width: 300, height: 300 }])
    // Three figures of two profiles, on cards, strips, and both sides of cardboard; two rows and a line of the list; its card.
    expect(shown.length).toBeGreaterThanOrEqual(3 * 4 + 3 + 1)
    expect(proportions(files[0]?.bytes)).toEqual(['1.00'])
  })

  it('keeps the shape that it has where a file holds another', async () => {
    const { files } = await print(fees({ factions: [{ ...contes, picture: painted(200, 300) }] }))
    expect(proportions(files[0]?.bytes)).toEqual(['0.67'])
  })

  it('gives way to a portrait, and to an icon of one’s own', async () => {
    const factions = [{ ...contes, picture: painted(300, 300) }]
    const only = { band: [{ profile: 'ogre', count: 1 }] }
    const strips = async (profile: JsonObject) =>
      proportions(
        (await print(fees({ ...only, factions, profiles: [profile] }), ['standees'])).files[0]?.bytes,
      )
    expect(await strips(ogre)).toEqual(['1.00'])
    expect(await strips({ ...ogre, portrait: painted(300, 400) })).toEqual(['0.75'])
    expect(await strips({ ...ogre, icon: 'oak' })).toEqual([])
  })

  it('is made smaller, as a portrait is: five megapixels leave no more than four', async () => {
    const { files } = await print(fees({ factions: [{ ...contes, picture: painted(2500, 2000) }] }))
    const [one = { width: 0, height: 0 }, ...others] = picturesIn(files[0]?.bytes).held
    expect(others).toEqual([])
    expect(one.width * one.height).toBeLessThanOrEqual(4_000_000)
    expect(one.width * one.height).toBeGreaterThan(3_900_000)
    expect(one.width / one.height).toBeCloseTo(1.25, 2)
  })
})

describe('a picture on a card', () => {
  it.each(Object.entries(cardFormats))(
    'of the format %s crowds nothing out',
    async (_, { width, height }) => {
      const samples = systems.find(({ id }) => id === 'fees-d-armes')?.samples ?? []
      expect(samples.length).toBeGreaterThan(0)
      for (const sample of samples) {
        const dressed = (key: string, picture: string): JsonObject => {
          const items = sample.roster[key]
          if (!Array.isArray(items)) throw new Error(`no ${key}`)
          return {
            [key]: items.map(item => (isJsonObject(item) ? { ...item, icon: '', [picture]: square } : item)),
          }
        }
        const square = painted(40, 40)
        for (const dress of [
          dressed('profiles', 'portrait'),
          { ...dressed('profiles', 'none'), ...dressed('factions', 'picture') },
        ]) {
          const band = fees({ ...sample.roster, ...dress })
          const { report } = await printBand(band, {
            assets: ['profile-cards', 'faction-cards'],
            card: { width, height },
          })
          expect(report.problems.map(({ code, title }) => [sample.id, code, title])).toEqual([])
        }
      }
    },
  )
})

describe('a damaged picture', () => {
  it('of a faction is told of, and leaves its icon in its place', async () => {
    // Numbers of two figures: the words that a picture would leave out are left out without one too.
    const profiles = [{ ...ogre, movement: 10 }]
    const damaged = await print(fees({ profiles, factions: [{ ...contes, picture: cutShort }] }))
    expect(new Set(damaged.report.problems.map(({ code }) => code))).toEqual(new Set(['picture']))
    expect(damaged.report.problems.map(({ title }) => title.replace(/[\u00a0\u202f]/g, ' '))).toContain(
      'Faction : Contes',
    )
    const without = await print(fees({ profiles }))
    expect(without.report.problems).toEqual([])
    expect(
      Buffer.compare(damaged.files[0]?.bytes ?? Buffer.of(), without.files[0]?.bytes ?? Buffer.of(1)),
    ).toBe(0)
  })

  it('of a unit is told of, and leaves its icon in its place', async () => {
    const army = (unit: JsonObject): Band => opened(armyFile([soldier({ icon: 'oak', ...unit })]))
    const damaged = await print(army({ portrait: cutShort }), ['unit-cards', 'standees'])
    expect(damaged.report.problems.map(({ code }) => code)).toContain('picture')
    const without = await print(army({}), ['unit-cards', 'standees'])
    expect(
      Buffer.compare(damaged.files[0]?.bytes ?? Buffer.of(), without.files[0]?.bytes ?? Buffer.of(1)),
    ).toBe(0)
  })
})

describe('the weight of a picture', () => {
  it.each(['faction', 'profile'])('is the same for a %s: a mebibyte, and not a byte more', part => {
    const open = (bytes: number) => {
      const picture = `data:image/jpeg;base64,${Buffer.alloc(bytes).toString('base64')}`
      const changes =
        part === 'faction'
          ? { factions: [{ ...contes, picture }] }
          : { profiles: [{ ...ogre, portrait: picture }], band: [] }
      return openBand(
        {
          format: 'copiste-band',
          version: 1,
          system: 'fees-d-armes',
          name: 'Essai',
          roster: roster(changes),
        },
        systems,
      ).ok
    }
    expect(open(1024 * 1024)).toBe(true)
    expect(open(1024 * 1024 + 6)).toBe(false)
  })
})
