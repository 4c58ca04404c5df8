import { describe, expect, it } from 'vitest'
import { newBand } from '../../../src/core/index.ts'
import { frostgrave } from '../../../src/games/frostgrave/index.ts'
import { equipmentKindIds, traitIds } from '../../../src/games/frostgrave/catalog/index.ts'
import { shotInText } from '../../../src/games/frostgrave/odds/blows.ts'
import { resolveRoster } from '../../../src/games/frostgrave/resolve.ts'
import { rosterSchema } from '../../../src/games/frostgrave/schema.ts'
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { opened } from './warbands.ts'

const { samples } = frostgrave
const rosters = samples.map(({ roster }) => rosterSchema.parse(roster))
const members = rosters.flatMap(resolveRoster)

describe('the samples', () => {
  it('are a first warband, a whole one at its limit, and one among creatures', () => {
    expect(samples.map(({ id, title }) => [id, title])).toEqual([
      ['sans-manteau', 'Une première expédition'],
      ['dix-chandelles', 'Au grand complet'],
      ['bord-du-gouffre', 'Les bêtes et les revenants'],
    ])
    expect(samples.map(sample => opened(newBand(frostgrave, sample)).roster.derive().totals)).toEqual([
      { figures: 5, soldiers: 4, spells: 4 },
      { figures: 12, soldiers: 10, spells: 5 },
      { figures: 10, soldiers: 2, spells: 5 },
    ])
    expect(
      rosters.map(({ soldiersAgreed, options }) => [soldiersAgreed, options.critical, options.wounded]),
    ).toEqual([
      [8, false, false],
      [10, true, false],
      [4, true, true],
    ])
  })

  it('raise no remark at all', () => {
    for (const sample of samples) expect(opened(newBand(frostgrave, sample)).roster.validate()).toEqual([])
  })

  it('use, between them, every trait, kind of equipment and sort of spell', () => {
    expect(new Set(members.flatMap(({ traits }) => traits.map(({ entry }) => entry.id)))).toEqual(
      new Set(traitIds),
    )
    expect(new Set(members.flatMap(({ gear }) => gear.map(({ kind }) => kind)))).toEqual(
      new Set(equipmentKindIds),
    )
    const spells = members.flatMap(member => member.spells)
    for (const key of ['resist', 'attack', 'outOfGame'] as const)
      expect(new Set(spells.map(spell => spell[key])).size, key).toBe(2)
    expect(members.some(({ gear }) => gear.some(({ reload }) => reload))).toBe(true)
    expect(members.filter(({ controlled }) => !controlled)).toHaveLength(5)
    // An apprentice at values of his own, and one with spells of her own.
    expect(
      rosters.map(({ apprentice }) => [
        apprentice?.spells.length,
        Object.keys(apprentice?.castingValues ?? {}).length,
      ]),
    ).toEqual([
      [undefined, 0],
      [0, 5],
      [2, 0],
    ])
  })

  it('have attacks whose texts say with what they shoot, as the odds read it', () => {
    const attacks = members.flatMap(({ spells }) => spells).filter(({ attack }) => attack)
    expect(attacks.map(({ name, text }) => [name, shotInText(text)])).toEqual([
      ['Écharde de gel', 3],
      ['Mèche longue', 4],
      ['Mèche longue', 4],
    ])
  })

  it('have a word for everybody and everything, and an emblem that exists', () => {
    const known = new Set(Object.keys(gameIcons.icons))
    for (const { name, notes, icon, spells } of members) {
      expect(notes, name).toMatch(/[.?»]$/)
      expect(known.has(icon), icon).toBe(true)
      for (const spell of spells) {
        expect(spell.text, spell.name).toMatch(/\.$/)
        expect(known.has(spell.icon), spell.icon).toBe(true)
      }
    }
    expect(new Set(members.map(({ name }) => name)).size).toBe(members.length)
  })
})
