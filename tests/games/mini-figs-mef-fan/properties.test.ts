/** What holds for any army at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch } from '../../../src/core/index.ts'
import { rosterSchema } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { stock } from '../../../src/games/mini-figs-mef-fan/stock.ts'
import { judge, validate } from '../../../src/games/mini-figs-mef-fan/validate.ts'
import { asFile, changesHold, keepsItself, remediesHold } from '../any-roster.ts'
import { army, smallArmy } from './arbitrary.ts'
import { opened } from './armies.ts'

const numRuns = 1000
const shares = 24

describe('any army', () => {
  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(fc.property(army, keepsItself), { numRuns })
  })

  it('has diagnostics that differ, and remedies with nothing worse in their place', () => {
    fc.assert(fc.property(smallArmy, remediesHold({ schema: rosterSchema, validate, judge })), { numRuns })
  })

  it('offers only patches that hold', () => {
    fc.assert(
      fc.property(smallArmy, fc.nat({ max: shares - 1 }), (file, share) =>
        changesHold(file, [share, shares]),
      ),
      { numRuns },
    )
  })

  it('gives its units to the stock and takes them back, spells and all', () => {
    const [shelf] = stock
    if (!shelf) throw new Error('no shelf')
    fc.assert(
      fc.property(smallArmy, smallArmy, (from, to) => {
        const [giver, taker] = [from, to].map(file => opened(asFile(file)))
        if (!giver || !taker) throw new Error('two armies')
        const roster = rosterSchema.parse(giver.roster.json)
        for (const [index, unit] of roster.units.entries()) {
          const thing = shelf.keep(roster, index)
          if (!thing) throw new Error('nothing kept')
          expect(shelf.look(thing)).toMatchObject({ ok: true })
          const patch = shelf.take(rosterSchema.parse(taker.roster.json), thing)
          const after = rosterSchema.parse(opened(applyPatch(taker.document, patch)).roster.json)
          const came = after.units.at(-1)
          const { id: _, spells, ...rest } = unit
          expect(came).toMatchObject(rest)
          // Each spell of its own still says what it said.
          for (const [place, spell] of spells.entries()) {
            const was = roster.ownSpells?.find(one => one.id === spell)
            const is = after.ownSpells?.find(one => one.id === came?.spells[place])
            if (was) expect([is?.name, is?.text]).toEqual([was.name, was.text])
            else expect(came?.spells[place]).toBe(spell)
          }
        }
      }),
      { numRuns },
    )
  })
})

describe('the stock', () => {
  it('keeps nothing that is not there, and refuses what is no unit', () => {
    const [shelf] = stock
    expect(shelf?.keep(rosterSchema.parse({}), 0)).toBeUndefined()
    expect(shelf?.look({ unit: { figures: 'six' } })).toMatchObject({ ok: false })
    expect(shelf?.look('piquiers')).toMatchObject({ ok: false })
    expect(shelf?.take(rosterSchema.parse({}), 3)).toEqual([])
  })
})
