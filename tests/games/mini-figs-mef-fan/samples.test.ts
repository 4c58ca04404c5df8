import { describe, expect, it } from 'vitest'
import { newBand } from '../../../src/core/index.ts'
import {
  ammos,
  gaits,
  ranges,
  roleIds,
  traitIds,
} from '../../../src/games/mini-figs-mef-fan/catalog/index.ts'
import { miniFigsMefFan } from '../../../src/games/mini-figs-mef-fan/index.ts'
import { rosterSchema } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { opened } from './armies.ts'

const { samples } = miniFigsMefFan

describe('the samples', () => {
  it('spend their points to the last', () => {
    expect(samples.map(({ id }) => id)).toEqual(['garnison', 'ost', 'procession'])
    expect(samples.map(sample => opened(newBand(miniFigsMefFan, sample)).roster.derive().totals)).toEqual([
      { points: 200, limit: 200, units: 6, figures: 15 },
      { points: 300, limit: 300, units: 9, figures: 15 },
      { points: 250, limit: 250, units: 8, figures: 18 },
    ])
  })

  it('use, between them, every trait, role, range, ammunition and gait', () => {
    const units = samples.flatMap(({ roster }) => rosterSchema.parse(roster).units)
    const used = (values: readonly (string | null)[]) => new Set(values.filter(value => value !== null))
    expect(used(units.flatMap(({ traits }) => traits))).toEqual(new Set(traitIds))
    expect(used(units.map(({ role }) => role))).toEqual(new Set(roleIds))
    expect(used(units.map(({ gait }) => gait))).toEqual(new Set(gaits))
    const shots = units.flatMap(unit => unit.shots)
    expect(used(shots.map(({ range }) => range))).toEqual(new Set(ranges))
    expect(used(shots.map(({ ammo }) => ammo))).toEqual(new Set(ammos))
    expect(new Set(units.flatMap(({ spells }) => spells)).size).toBe(7)
    expect(units.some(({ melee }) => melee.length > 1)).toBe(true)
  })

  it('have a word of the quartermaster for every unit', () => {
    for (const { roster } of samples)
      for (const { name, notes } of rosterSchema.parse(roster).units) expect(notes, name).toMatch(/\.$/)
  })
})
