/** What every game with a stock promises: what is kept comes back the same in any other band, and nothing else changes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  isJsonObject,
  newBand,
  openings,
  type Band,
  type GameSystem,
  type Json,
  type JsonObject,
  type ListPart,
  type StockShelfFacts,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { opened } from './any-roster.ts'
import { band as arbitraryBand } from './flammes-et-fantassins/arbitrary.ts'

const games = systems.filter(({ stock }) => stock.length > 0)

const asFile = (value: unknown): Json => JSON.parse(JSON.stringify(value).replaceAll('-0', '0'))
const partOf = ({ roster }: Band, id: string): ListPart => {
  const part = roster.form().parts.find(one => one.id === id)
  if (part?.kind !== 'list') throw new Error(`${id} is no list`)
  return part
}
const bandsOf = (system: GameSystem): readonly Band[] =>
  [...system.samples, undefined].map(sample => opened(newBand(system, sample)))

/** Everything of one band that can be kept. */
const keptIn = (band: Band) =>
  band.system.stock.flatMap(shelf =>
    partOf(band, shelf.part).items.map((item, index) => {
      const thing = band.roster.keep(shelf.id, index)
      if (!thing) throw new Error(`${shelf.id} ${index} cannot be kept`)
      return { shelf, item, thing }
    }),
  )
const taken = (band: Band, shelf: string, thing: JsonObject): Band => {
  const patch = band.roster.take(shelf, thing)
  if (!patch.ok) throw new Error(JSON.stringify(patch.diagnostics))
  return opened(applyPatch(band.document, patch.value))
}

const nameless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, inner: unknown) => (key === 'id' ? undefined : inner)))

/** What a band has but one of comes in the place of the one that is there; everything else stays. */
const replaced = (to: Band, after: Band, shelf: StockShelfFacts, thing: JsonObject): void => {
  expect(partOf(after, shelf.part).items).toHaveLength(1)
  expect(nameless(after.roster.keep(shelf.id, 0))).toEqual(nameless(thing))
  const place = partOf(to, shelf.part).path.split('/')[2] ?? ''
  const others = ({ roster }: Band) => Object.entries(roster.json).filter(([key]) => key !== place)
  expect(others(after)).toEqual(others(to))
}

const promises = (from: Band, to: Band): void => {
  for (const { shelf, item, thing } of keptIn(from)) {
    const look = shelf.look(thing)
    if (!look.ok) throw new Error(JSON.stringify(look.diagnostics))
    const before = JSON.stringify(to.document)
    const after = taken(to, shelf.id, thing)
    const { items } = partOf(after, shelf.part)
    const old = partOf(to, shelf.part).items
    if (shelf.replaces) {
      replaced(to, after, shelf, thing)
      continue
    }
    if (items.length === old.length) {
      // The very same is there already, and stays alone.
      expect(JSON.stringify(after.document)).toBe(before)
      expect(old.map((_, at) => nameless(to.roster.keep(shelf.id, at)))).toContainEqual(nameless(thing))
      continue
    }
    const index = items.length - 1
    // The same thing once more, whatever its place, and whatever id it was given there.
    expect(nameless(after.roster.keep(shelf.id, index))).toEqual(nameless(thing))
    expect(items[index]?.picture).toBe(item.picture)
    // One more, at the end; those that were there stay as they were.
    expect(items.length).toBe(old.length + 1)
    expect(old.map((_, at) => after.roster.keep(shelf.id, at))).toEqual(
      old.map((_, at) => to.roster.keep(shelf.id, at)),
    )
    expect(JSON.stringify(to.document)).toBe(before)
    // No two of a band have one id.
    const again = taken(after, shelf.id, thing)
    for (const list of Object.values(again.roster.json)) {
      const ids = Array.isArray(list)
        ? list.flatMap(one => (isJsonObject(one) && typeof one['id'] === 'string' ? [one['id']] : []))
        : []
      expect(new Set(ids).size).toBe(ids.length)
    }
  }
}

describe.each(games)('the stock of $name', system => {
  it('stands for lists of its form, under names of its own', () => {
    expect(new Set(system.stock.map(({ id }) => id)).size).toBe(system.stock.length)
    for (const shelf of system.stock) {
      expect([shelf.label, shelf.one, shelf.icon].every(word => word !== '')).toBe(true)
      for (const band of bandsOf(system)) expect(partOf(band, shelf.part).kind).toBe('list')
    }
  })

  it('brings whatever any sample holds into any other band, as it was', () => {
    for (const from of bandsOf(system)) for (const to of bandsOf(system)) promises(from, to)
  })

  it('shows a thing by the title that it has in its band', () => {
    for (const band of bandsOf(system))
      for (const { shelf, item, thing } of keptIn(band)) {
        const look = shelf.look(thing)
        expect(look.ok && look.value.title).toBe(item.title)
      }
  })

  it('throws at no JSON, and takes only what it shows', () => {
    const things = bandsOf(system).flatMap(band => keptIn(band).map(({ thing }) => thing))
    const bent = fc
      .tuple(fc.constantFrom(...things), fc.jsonValue({ maxDepth: 3 }), fc.nat())
      .map(([thing, value, at]) => {
        const keys = Object.keys(thing)
        return { ...thing, [keys[at % keys.length] ?? 'x']: value }
      })
    const blank = opened(newBand(system))
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue({ maxDepth: 4 }), bent),
        fc.constantFrom(...system.stock),
        (json, shelf) => {
          const thing = asFile(json)
          const look = shelf.look(thing)
          const patch = blank.roster.take(shelf.id, thing)
          expect(patch.ok).toBe(look.ok)
          if (patch.ok) opened(applyPatch(blank.document, patch.value))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('has nothing for a part that repeats no more than once, nor for the band as a whole', () => {
    for (const band of bandsOf(system)) {
      const single = openings(band.roster.form()).filter(({ part }) => part.kind === 'single')
      expect(single.filter(({ part }) => system.stock.some(shelf => shelf.part === part.id))).toEqual([])
    }
  })
})

describe('the stock of figures', () => {
  it('keeps any figure whole: 1000 bands', () => {
    fc.assert(
      fc.property(arbitraryBand, arbitraryBand, (from, to) => {
        promises(opened(asFile(from)), opened(asFile(to)))
      }),
      { numRuns: 1000 },
    )
  })

  it('takes along portrait, notes and unknown keys, and leaves the id behind', () => {
    const figure = {
      id: 'x',
      name: 'Odon',
      build: 'agile',
      classes: ['archer'],
      portrait: 'data:image/png;base64,iVBORw0KGgo=',
      notes: 'Boite.',
      peinte: true,
    }
    const band = opened({
      format: 'copiste-band',
      version: 1,
      system: 'flammes-et-fantassins',
      name: 'Oies',
      roster: { points: 4, figures: [figure] },
    })
    const { id: _, ...own } = figure
    expect(band.roster.keep('figurines', 0)).toEqual({
      ...own,
      equipment: [],
      grimoire: null,
      speciality: null,
      spells: [],
    })
  })
})
