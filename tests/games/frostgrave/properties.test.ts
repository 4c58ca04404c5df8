/** What holds for any warband at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, isJsonObject, openings, type Json, type JsonObject } from '../../../src/core/index.ts'
import { resolveRoster } from '../../../src/games/frostgrave/resolve.ts'
import { rosterSchema, type Roster } from '../../../src/games/frostgrave/schema.ts'
import { judge, validate } from '../../../src/games/frostgrave/validate.ts'
import { asFile, changesHold, keepsItself, remediesHold } from '../any-roster.ts'
import { warband } from './arbitrary.ts'
import { opened } from './warbands.ts'

const numRuns = 1000
const shares = 12

const rosterOf = (file: Json): Roster => rosterSchema.parse(isJsonObject(file) ? file['roster'] : undefined)
describe('any warband', () => {
  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(fc.property(warband, keepsItself), { numRuns })
  })

  it('has diagnostics that differ, and remedies with nothing worse in their place', () => {
    fc.assert(fc.property(warband, remediesHold({ schema: rosterSchema, validate, judge })), { numRuns })
  })

  it('opens every part of its form, and offers only patches that hold', () => {
    fc.assert(
      fc.property(warband, fc.nat({ max: shares - 1 }), (file, share) => {
        for (const { fields, tallies } of openings(opened(asFile(file)).roster.form())) {
          fields()
          tallies?.()
        }
        changesHold(file, [share, shares])
      }),
      { numRuns },
    )
  })

  it('has one member a figure, with halves and quarters that are exact', () => {
    fc.assert(
      fc.property(warband, file => {
        const roster = rosterOf(asFile(file))
        const members = resolveRoster(roster)
        expect(members).toHaveLength(
          1 + (roster.apprentice ? 1 : 0) + roster.soldiers.length + roster.creatures.length,
        )
        for (const { moves, encumbered, stats, woundedAt, weapons, index, name } of members) {
          expect(moves[0] + moves[1] + moves[2]).toBe(2 * stats.mouvement)
          expect(encumbered.moves.map(inches => 2 * inches)).toEqual(moves)
          expect(woundedAt === null || (woundedAt >= 1 && woundedAt <= 4 && woundedAt < stats.sante)).toBe(
            true,
          )
          expect(weapons.length).toBeGreaterThan(0)
          expect(members[index]?.name).toBe(name)
          expect(name).not.toBe('')
        }
      }),
      { numRuns },
    )
  })

  it('gives all that it has to the stock, and takes it from there, into any other', () => {
    fc.assert(
      fc.property(warband, warband, (from, to) => {
        const [giver, taker] = [opened(asFile(from)), opened(asFile(to))]
        const form = giver.roster.form()
        for (const shelf of giver.system.stock) {
          const part = form.parts.find(({ id }) => id === shelf.part)
          if (part?.kind !== 'list') throw new Error(`no ${shelf.part}`)
          for (const index of part.items.keys()) {
            const thing = giver.roster.keep(shelf.id, index)
            if (!thing) throw new Error('nothing kept')
            const patch = taker.roster.take(shelf.id, thing)
            if (!patch.ok) throw new Error('not taken')
            const after = opened(applyPatch(taker.document, patch.value))
            const last = after.roster.form().parts.find(({ id }) => id === shelf.part)
            const place = last?.kind === 'list' ? last.items.length - 1 : -1
            expect(bare(after.roster.keep(shelf.id, place))).toEqual(bare(thing))
          }
        }
      }),
      { numRuns },
    )
  })
})

/** The apprentice of another mage may find the spells that it names in his book: they are compared by name alone. */
const bare = (thing: JsonObject | undefined): unknown =>
  JSON.parse(
    JSON.stringify(thing ?? null, (name, value: unknown) =>
      name === 'spells' && Array.isArray(value)
        ? value.map((spell: Json) => (isJsonObject(spell) ? (spell['name'] ?? '') : spell))
        : value,
    ),
  )
