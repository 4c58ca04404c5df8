/** What the rules make of a figure's numbers, and the totals of the contract. */
import { describe, expect, it } from 'vitest'
import { toJson } from '../../../src/core/index.ts'
import { derive } from '../../../src/games/frostgrave/derive.ts'
import { blankStats } from '../../../src/games/frostgrave/schema.ts'
import { figure, membersOf, rosterOf, soldierOf, spell, stats, wizard } from './warbands.ts'

const withStats = (more: Partial<Record<string, number>>) => ({ stats: toJson({ ...blankStats(), ...more }) })

describe('the moves of a figure', () => {
  it.each([
    [6, [6, 3, 3]],
    // The example of the source: 5 and 2.5, and 10 with a third.
    [5, [5, 2.5, 2.5]],
    [7, [7, 3.5, 3.5]],
    [0, [0, 0, 0]],
  ])('of Mouvement %d are %j', (mouvement, moves) => {
    const member = soldierOf(withStats({ mouvement }))
    expect(member.moves).toEqual(moves)
  })

  it('are ten inches for three moves at Mouvement 5', () => {
    expect(soldierOf(withStats({ mouvement: 5 })).moves.reduce((sum, inches) => sum + inches)).toBe(10)
  })

  it('with a treasure are a half, and later ones a quarter (ruling 5); Combat is one less', () => {
    expect(soldierOf(withStats({ mouvement: 6, combat: 2 })).encumbered).toEqual({
      mouvement: 3,
      combat: 1,
      moves: [3, 1.5, 1.5],
    })
    expect(soldierOf(withStats({ mouvement: 5, combat: 0 })).encumbered).toEqual({
      mouvement: 2.5,
      combat: -1,
      moves: [2.5, 1.25, 1.25],
    })
  })
})

describe('a wound', () => {
  const at = (sante: number, traits: readonly string[] = [], wounded = true) =>
    soldierOf({ ...withStats({ sante }), traits }, { options: { wounded } }).woundedAt

  it('comes at 4 or less; of who starts there, at the first damage', () => {
    expect([14, 5, 4, 3, 2].map(sante => at(sante))).toEqual([4, 4, 3, 2, 1])
    // Its first damage takes it off the table.
    expect(at(1)).toBeNull()
  })

  it('never comes to undead, demons and golems, nor without the option', () => {
    expect(['mort-vivant', 'demon', 'golem'].map(trait => at(14, [trait]))).toEqual([null, null, null])
    expect(['grand', 'animal', 'immateriel'].map(trait => at(14, [trait]))).toEqual([4, 4, 4])
    expect(at(14, [], false)).toBeNull()
  })
})

describe('traits', () => {
  it('say who carries a treasure, and who is large', () => {
    const of = (...traits: readonly string[]) => {
      const { carriesTreasure, large } = soldierOf({ traits })
      return [carriesTreasure, large]
    }
    expect(of()).toEqual([true, false])
    expect(of('mort-vivant')).toEqual([true, false])
    expect(of('mort-vivant', 'immateriel')).toEqual([false, false])
    expect(of('animal', 'grand')).toEqual([false, true])
    expect(of('inconnu')).toEqual([true, false])
  })

  it('choose an emblem, as does a weapon, where its player chose none', () => {
    const icon = (more: Parameters<typeof soldierOf>[0]) => soldierOf(more).icon
    expect(icon({})).toBe('barbute')
    expect(icon({ equipment: [{ name: 'Arc', kind: 'tir' }] })).toBe('bow-arrow')
    expect(icon({ equipment: [{ name: 'Arbalète', kind: 'tir', reload: true }] })).toBe('crossbow')
    expect(icon({ traits: ['animal'] })).toBe('wolf-head')
    expect(icon({ traits: ['mort-vivant', 'immateriel'] })).toBe('spectre')
    expect(icon({ traits: ['animal'], icon: 'bear-head' })).toBe('bear-head')
    const emblems = membersOf({ apprentice: figure('A'), creatures: [figure('C')] }).map(
      member => member.icon,
    )
    expect(emblems).toEqual(['wizard-staff', 'scroll-unfurled', 'beast-eye'])
  })
})

describe('equipment', () => {
  it('is what its line says; a line without a kind tells it by its reach', () => {
    const { gear } = soldierOf({
      equipment: [
        { name: 'Bâton', damage: -1, opponent: -1 },
        { name: 'Arc', range: 24 },
        { name: 'Arbalète', reload: true },
        { name: 'Fronde', kind: 'tir', range: 12 },
        { kind: 'protection' },
      ],
    })
    expect(
      gear.map(({ name, kind, damage, opponent, range, reload }) => [
        name,
        kind,
        damage,
        opponent,
        range,
        reload,
      ]),
    ).toEqual([
      ['Bâton', 'melee', -1, -1, null, false],
      ['Arc', 'tir', 0, 0, 24, false],
      ['Arbalète', 'tir', 0, 0, 24, true],
      ['Fronde', 'tir', 0, 0, 12, false],
      ['Protection', 'protection', 0, 0, null, false],
    ])
  })

  it('is a basic weapon at least', () => {
    const { weapons, shots } = soldierOf({ equipment: [{ name: 'Arc', kind: 'tir' }] })
    expect(weapons).toMatchObject([{ name: 'Arme de base', damage: 0, opponent: 0, index: null }])
    expect(shots).toMatchObject([{ name: 'Arc', index: 0 }])
  })
})

describe('an apprentice', () => {
  const known = (apprentice: Parameters<typeof figure>[1]) =>
    membersOf({
      wizard: wizard({ spells: [spell('Écharde', { text: 'Froid.', resist: true }), spell('Brume')] }),
      apprentice: figure('Colin', apprentice),
    })[1]?.spells.map(({ name, castingValue, text, resist, path }) => [
      name,
      castingValue,
      text,
      resist,
      path,
    ])

  it('knows the spells of its wizard, at its own values where it has any', () => {
    expect(known({ castingValues: { echarde: 12 } })).toEqual([
      ['Écharde', 12, 'Froid.', true, '/roster/wizard/spells/0'],
      ['Brume', 10, 'Un effet.', false, '/roster/wizard/spells/1'],
    ])
  })

  it('knows only its own where it has some; one without a text is its wizard’s', () => {
    expect(
      known({
        castingValues: { Lueur: 7, Écharde: 15 },
        spells: [{ name: 'ÉCHARDE' }, { name: 'Brume', castingValue: 13 }, { name: 'Lueur', text: 'Jour.' }],
      }),
    ).toEqual([
      ['Écharde', 15, 'Froid.', true, '/roster/apprentice/spells/0'],
      ['Brume', 13, 'Un effet.', false, '/roster/apprentice/spells/1'],
      ['Lueur', 7, 'Jour.', false, '/roster/apprentice/spells/2'],
    ])
  })
})

describe('totals and statistics', () => {
  const roster = rosterOf({
    wizard: wizard({
      name: 'Odalric',
      spells: [spell('Écharde'), spell('Brume'), { name: '' }, { name: '' }],
    }),
    apprentice: figure('Colin', {
      stats: { ...stats, mouvement: 5, combat: 0 },
      spells: [spell('brume'), spell('Lueur')],
    }),
    soldiers: [figure('Nelle'), figure('Brune')],
    creatures: [figure('Loup', { stats: { ...stats, mouvement: 9, combat: 1 } })],
  })

  it('count figures, soldiers, and each spell once', () => {
    // Écharde, Brume, two that have no name, and Lueur.
    expect(derive(roster).totals).toEqual({ figures: 5, soldiers: 2, spells: 5 })
  })

  it('stand in the order of the contract: wizard, apprentice, soldiers, creatures', () => {
    expect(derive(roster).stats).toEqual({
      figures: [
        { name: 'Odalric', kind: 'mage', moves: [6, 3, 3], encumbered: { mouvement: 3, combat: 1 } },
        { name: 'Colin', kind: 'apprenti', moves: [5, 2.5, 2.5], encumbered: { mouvement: 2.5, combat: -1 } },
        { name: 'Nelle', kind: 'soldat', moves: [6, 3, 3], encumbered: { mouvement: 3, combat: 1 } },
        { name: 'Brune', kind: 'soldat', moves: [6, 3, 3], encumbered: { mouvement: 3, combat: 1 } },
        { name: 'Loup', kind: 'creature', moves: [9, 4.5, 4.5], encumbered: { mouvement: 4.5, combat: 0 } },
      ],
    })
  })
})
