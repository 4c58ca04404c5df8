/** What every registered game promises, whatever its rules: tried on its samples, and on samples bent at any place. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { houseOptions } from '../../src/app/wish.ts'
import {
  applyPatch,
  hearBand,
  isJsonObject,
  newBand,
  openBand,
  openings,
  readBand,
  shareForms,
  writeJson,
  writeShared,
  type Json,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { errorsIn, key, opened } from './any-roster.ts'

const numRuns = 300

/** As a file would carry it: no undefined, no -0. */
const asFile = (value: unknown): Json => JSON.parse(JSON.stringify(value).replaceAll('-0', '0'))

const everyNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyNumber) : []
}

const pointers = (json: Json, base = ''): readonly string[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([name, value]) => {
        const path = `${base}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
        return [path, ...pointers(value, path)]
      })
    : []

/** No key, no character and no number that a file cannot have. */
const fits = (value: unknown): boolean => {
  const text = JSON.stringify(value)
  return (
    !/"(?:__proto__|constructor|prototype)":/.test(text) &&
    !text.includes('\\u0000') &&
    text.isWellFormed() &&
    everyNumber(value).every(number => Math.abs(number) <= Number.MAX_SAFE_INTEGER)
  )
}
const anyJson = (maxDepth?: number): fc.Arbitrary<Json> =>
  fc
    .jsonValue(maxDepth === undefined ? {} : { maxDepth })
    .filter(fits)
    .map(asFile)

/** What a hand may write in the place of anything: a near miss more often than nonsense. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constant(null),
  fc.constant([]),
  anyJson(1),
)

describe.each(systems.map(system => [system.id, system] as const))('%s', (id, system) => {
  const files = [newBand(system), ...system.samples.map(sample => newBand(system, sample))].map(asFile)
  const bent = fc.tuple(fc.nat(files.length - 1), fc.nat(), junk).map(([which, place, value]): Json => {
    const file = files[which] ?? null
    const roster = isJsonObject(file) ? (file['roster'] ?? null) : null
    const paths = pointers(roster, '/roster')
    const path = paths[place % paths.length] ?? '/roster'
    return applyPatch(file, [{ op: 'replace', path, value }])
  })

  it('has an id of its own, and so has each of its samples and assets', () => {
    expect(systems.filter(other => other.id === id)).toEqual([system])
    for (const list of [system.samples, system.assets])
      expect(new Set(list.map(thing => thing.id)).size).toBe(list.length)
    expect(system.samples.length).toBeGreaterThan(0)
  })

  it.each(system.samples.map(sample => [sample.id, sample] as const))(
    '%s is lawful to the last point: no remark at all',
    (_, sample) => {
      const band = opened(newBand(system, sample))
      expect([...band.notices, ...band.roster.validate()]).toEqual([])
    },
  )

  it('starts with a blank band that opens, and breaks no rule worse than by being blank', () => {
    const band = opened(newBand(system))
    expect(band.notices).toEqual([])
    expect(band.roster.validate().filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('answers any JSON with diagnostics, never an exception', () => {
    fc.assert(
      fc.property(anyJson(), roster => {
        const file = { format: 'copiste-band', version: system.version, system: id, name: 'x', roster }
        const result = openBand(file, systems)
        expect(result.ok || result.diagnostics.every(({ message }) => message.length > 10)).toBe(true)
      }),
      { numRuns },
    )
  })

  it('of any roster that it takes derives finite numbers, and opens every part of its form', () => {
    fc.assert(
      fc.property(bent, file => {
        const band = openBand(file, systems)
        expect(band.ok || band.diagnostics.length > 0).toBe(true)
        if (!band.ok) return
        const { roster } = band.value
        expect(everyNumber(roster.derive()).every(Number.isFinite)).toBe(true)
        const places = openings(roster.form())
        expect(places.length).toBeGreaterThan(0)
        for (const { fields } of places) fields()
      }),
      { numRuns },
    )
  })

  it('of any roster that it takes gives back the same when it was saved', () => {
    fc.assert(
      fc.property(bent, file => {
        // As a file has it: numbers beyond 2^53 are kept as they are written there.
        const once = readBand(new TextEncoder().encode(JSON.stringify(file)), systems)
        fc.pre(once.ok)
        const again = readBand(writeJson(once.ok ? once.value.document : null), systems)
        expect(again.ok && again.value.document).toEqual(once.ok && once.value.document)
      }),
      { numRuns },
    )
  })

  it('never says one thing twice, and its remedies make theirs go away with nothing worse in its place', () => {
    fc.assert(
      fc.property(bent, file => {
        const band = openBand(file, systems)
        fc.pre(band.ok)
        if (!band.ok) return
        const diagnostics = band.value.roster.validate()
        expect(new Set(diagnostics.map(key)).size).toBe(diagnostics.length)
        for (const diagnostic of diagnostics) {
          if (!diagnostic.remedy) continue
          const after = opened(applyPatch(band.value.document, diagnostic.remedy.patch)).roster.validate()
          expect(after.map(key), JSON.stringify(diagnostic)).not.toContain(key(diagnostic))
          const fewer = diagnostic.severity === 'error' ? 1 : 0
          expect(errorsIn(after), JSON.stringify(diagnostic)).toBeLessThanOrEqual(
            errorsIn(diagnostics) - fewer,
          )
        }
      }),
      { numRuns },
    )
  })

  it.each(shareForms)('tells its samples as %s; what it reads back comes to the same', async form => {
    for (const file of files) {
      const band = opened(file)
      const { text } = await writeShared(form, band)
      expect(text.length).toBeGreaterThan(10)
      if (form !== 'code' && !system.understand) continue
      const heard = await hearBand(text, systems)
      if (!heard.ok) throw new Error(JSON.stringify(heard.diagnostics))
      expect(heard.value.remarks).toEqual([])
      expect(heard.value.band.name).toBe(band.name)
      expect(heard.value.band.roster.derive().totals).toEqual(band.roster.derive().totals)
    }
  })

  it('makes pieces of no asset but its own, each with a title and a size', () => {
    const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }
    const assets = system.assets.map(asset => asset.id)
    for (const file of files)
      for (const piece of opened(file).roster.documents('Essai', { ...request, assets })) {
        expect(assets).toContain(piece.asset)
        expect(piece.title).not.toBe('')
        expect(Math.min(piece.size.width, piece.size.height, piece.copies)).toBeGreaterThan(0)
      }
  })
})

describe('the options of all games', () => {
  /** One id is one thing on the command line, whichever game brings it, and none of the house's own. */
  const collisions = (
    all: readonly { readonly id: string; readonly kind: string }[],
    house: readonly string[],
  ) => {
    const kinds = new Map<string, Set<string>>()
    for (const { id, kind } of all) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
    return [...kinds].filter(([id, of]) => of.size > 1 || house.includes(id)).map(([id]) => id)
  }

  it('of prints do not collide, nor with those of the house', () => {
    const words = ['out', 'assets', 'templates', 'printer', 'report', 'jobs', 'help']
    const house = [...words, ...houseOptions([]).map(({ id }) => id)]
    expect(
      collisions(
        systems.flatMap(({ printOptions }) => printOptions),
        house,
      ),
    ).toEqual([])
    expect(collisions([{ id: 'paper', kind: 'toggle' }], house)).toEqual(['paper'])
  })

  it('of duels do not collide, nor with those of the house', () => {
    const house = ['attacker', 'attack', 'target', 'defence', 'pv', 'json', 'help']
    expect(
      collisions(
        systems.flatMap(({ duel }) => duel?.circumstances ?? []),
        house,
      ),
    ).toEqual([])
    expect(
      collisions(
        [
          { id: 'charge', kind: 'toggle' },
          { id: 'charge', kind: 'count' },
        ],
        house,
      ),
    ).toEqual(['charge'])
  })
})
