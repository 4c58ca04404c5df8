/** What holds for any band at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, openBand, type Json } from '../../../src/core/index.ts'
import { stock } from '../../../src/games/fees-d-armes/stock.ts'
import { rosterSchema } from '../../../src/games/fees-d-armes/schema.ts'
import { systems } from '../../../src/games/index.ts'
import { nodesOf } from '../../core/form-nodes.ts'
import { asFile, errorsIn, everyNode, keepsItself, key, offered } from '../any-roster.ts'
import { anyBand } from './arbitrary.ts'
import { opened } from './bands.ts'

const numRuns = 1000
/** A remedy weighs what it leaves, and is judged by remedies again; of patches, each of hundreds is tried. */
const fewerRuns = { remedies: 150, patches: 40 } as const

const everyNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyNumber) : []
}

describe('any roster', () => {
  it('derives finite numbers, chances between 0 and 1, and tells itself everywhere', () => {
    fc.assert(
      fc.property(anyBand, file => {
        const { roster } = opened(asFile(file))
        expect(everyNumber(roster.derive()).every(Number.isFinite)).toBe(true)
        for (const { attacks, target } of roster.duelists())
          for (const { against } of attacks) {
            const { chance } = against(target, { jetons: 1, couvert: 1, peur: 1 })
            expect(chance).toBeGreaterThanOrEqual(0)
            expect(chance).toBeLessThanOrEqual(1)
          }
        expect(roster.table()?.members.length).toBe(roster.derive().totals['figures'])
        expect(roster.compare().length).toBeGreaterThan(5)
        expect(everyNode(nodesOf(roster.form())).length).toBeGreaterThan(3)
        expect(roster.outline('x').members.length).toBe(rosterSchema.parse(roster.json).profiles.length)
      }),
      { numRuns },
    )
  })

  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(fc.property(anyBand, keepsItself), { numRuns })
  })

  it('has diagnostics that differ from one another; their remedies make them go away, and nothing worse come', () => {
    fc.assert(
      fc.property(anyBand, file => {
        const before = opened(asFile(file))
        const all = before.roster.validate()
        expect(new Set(all.map(key)).size).toBe(all.length)
        for (const diagnostic of all) {
          if (!diagnostic.remedy) continue
          const after = opened(applyPatch(before.document, diagnostic.remedy.patch)).roster.validate()
          expect(after.map(key), JSON.stringify(diagnostic)).not.toContain(key(diagnostic))
          const fewer = diagnostic.severity === 'error' ? 1 : 0
          expect(errorsIn(after), JSON.stringify(diagnostic)).toBeLessThanOrEqual(errorsIn(all) - fewer)
        }
      }),
      { numRuns: fewerRuns.remedies },
    )
  })

  it('survives every patch that its form offers', () => {
    fc.assert(
      fc.property(anyBand, file => {
        const { document, roster } = opened(asFile(file))
        for (const node of everyNode(nodesOf(roster.form())))
          for (const patch of offered(node))
            expect(openBand(applyPatch(document, patch), systems), JSON.stringify(patch)).toMatchObject({
              ok: true,
            })
      }),
      { numRuns: fewerRuns.patches },
    )
  })
})

describe('the stock', () => {
  it('keeps any profile and any faction, and brings it into any band with no new error', () => {
    fc.assert(
      fc.property(anyBand, anyBand, (from, to) => {
        const source = rosterSchema.parse(opened(asFile(from)).roster.json)
        const target = opened(asFile(to))
        const roster = rosterSchema.parse(target.roster.json)
        for (const shelf of stock) {
          const count = shelf.id === 'profils' ? source.profiles.length : source.factions.length
          for (let index = 0; index < count; index++) {
            const thing = shelf.keep(source, index)
            if (!thing) throw new Error('nothing kept')
            expect(shelf.look(asFile(thing))).toMatchObject({ ok: true })
            const after = opened(applyPatch(target.document, shelf.take(roster, asFile(thing))))
            const ids = (list: Json | undefined): readonly string[] =>
              Array.isArray(list)
                ? list.map(one => one?.id).filter(one => one !== '' && one !== undefined)
                : []
            // Whatever comes has an id that nobody had.
            const twice = (list: Json | undefined): number => ids(list).length - new Set(ids(list)).size
            expect(twice(after.roster.json[shelf.id === 'profils' ? 'profiles' : 'factions'])).toBe(
              twice(target.roster.json[shelf.id === 'profils' ? 'profiles' : 'factions']),
            )
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
