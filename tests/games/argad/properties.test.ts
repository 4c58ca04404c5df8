/** What holds for any troop at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, isJsonObject, type FormNode, type Json, type Patch } from '../../../src/core/index.ts'
import { weaponById } from '../../../src/games/argad/catalog/index.ts'
import { rosterSchema, type OwnWeapon, type Roster } from '../../../src/games/argad/schema.ts'
import { stock } from '../../../src/games/argad/stock.ts'
import { judge, validate } from '../../../src/games/argad/validate.ts'
import { asFile, changesHold, keepsItself, remediesHold } from '../any-roster.ts'
import { smallTroop, troop } from './arbitrary.ts'
import { opened } from './troops.ts'

const numRuns = 1000
const shares = 24

const rosterOf = (file: Json): Roster => rosterSchema.parse(isJsonObject(file) ? file['roster'] : undefined)

/** What a field writes as it is set anew, or emptied. */
const written = (node: FormNode): readonly Patch[] => {
  switch (node.kind) {
    case 'number': {
      const bounds = [node.min, node.max].map(value => [{ op: 'add', path: node.path, value }] as const)
      return node.whenEmpty === 'null' ? [...bounds, [{ op: 'add', path: node.path, value: null }]] : bounds
    }
    case 'text':
    case 'long-text':
      return [[{ op: 'add', path: node.path, value: 'mot' }]]
    case 'toggle':
      return [[{ op: 'add', path: node.path, value: !node.value }]]
    case 'menu':
      return node.options.map(({ id }) => [{ op: 'add', path: node.path, value: id }])
    default:
      return []
  }
}

describe('any troop', () => {
  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(fc.property(troop, keepsItself), { numRuns })
  })

  it('has diagnostics that differ, and remedies with nothing worse in their place', () => {
    fc.assert(fc.property(smallTroop, remediesHold({ schema: rosterSchema, validate, judge })), { numRuns })
  })

  it('comes to what its profiles and its beasts come to', () => {
    fc.assert(
      fc.property(troop, file => {
        const { roster } = opened(asFile(file))
        const { totals, stats } = roster.derive()
        const { packAnimals, profiles } = rosterOf(asFile(file))
        const listed = Array.isArray(stats['profiles']) ? stats['profiles'] : []
        const paid = listed.reduce<number>(
          (sum, one) => sum + (isJsonObject(one) && typeof one['total'] === 'number' ? one['total'] : 0),
          0,
        )
        expect(listed).toHaveLength(profiles.length)
        expect(totals['points']).toBe(packAnimals.reduce((sum, { count }) => sum + 2 * count, paid))
        expect(totals['characters']).toBe(profiles.reduce((sum, { count }) => sum + count, 0))
      }),
      { numRuns },
    )
  })

  it('offers only patches that hold', () => {
    fc.assert(
      fc.property(smallTroop, fc.nat({ max: shares - 1 }), (file, share) =>
        changesHold(file, [share, shares], written),
      ),
      { numRuns },
    )
  })

  it('gives its profiles to the stock and takes them back, weapons and all', () => {
    const [shelf] = stock
    if (!shelf) throw new Error('no shelf')
    const meant = ({ ownWeapons }: Roster, id: string | undefined): OwnWeapon | undefined =>
      id === undefined || id === '' ? undefined : ownWeapons.find(weapon => weapon.id === id)
    fc.assert(
      fc.property(smallTroop, smallTroop, (from, to) => {
        const [giver, taker] = [from, to].map(file => opened(asFile(file)))
        if (!giver || !taker) throw new Error('two troops')
        const roster = rosterSchema.parse(giver.roster.json)
        for (const [index, profile] of roster.profiles.entries()) {
          const thing = shelf.keep(roster, index)
          if (!thing) throw new Error('nothing kept')
          expect(shelf.look(thing)).toMatchObject({ ok: true })
          const before = rosterSchema.parse(taker.roster.json)
          const after = rosterSchema.parse(
            opened(applyPatch(taker.document, shelf.take(before, thing))).roster.json,
          )
          const { id: _, weapons, ...rest } = profile
          const came = after.profiles.at(-1)
          expect(came).toMatchObject(rest)
          expect(after.profiles.slice(0, -1)).toEqual(before.profiles)
          // What others carry here is what it was; what nobody knew may have been found.
          for (const id of before.profiles.flatMap(other => other.weapons))
            if (weaponById.has(id) || meant(before, id)) expect(meant(after, id)).toEqual(meant(before, id))
          // Each weapon of its own still has the table that it had.
          for (const [place, weapon] of weapons.entries()) {
            const was = meant(roster, weapon)
            if (was) expect(meant(after, came?.weapons[place])?.rows).toEqual(was.rows)
            else expect(came?.weapons[place]).toBe(weapon)
          }
        }
      }),
      { numRuns },
    )
  })
})
