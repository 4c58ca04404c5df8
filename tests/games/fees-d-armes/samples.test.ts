/** The profiles, factions and bands of the house. */
import { describe, expect, it } from 'vitest'
import { newBand } from '../../../src/core/index.ts'
import { keywords } from '../../../src/games/fees-d-armes/catalog/index.ts'
import { feesDArmes } from '../../../src/games/fees-d-armes/index.ts'
import { houseFactions, houseProfiles } from '../../../src/games/fees-d-armes/samples/house.ts'
import { bandFile, opened } from './bands.ts'

const found = (id: string) => houseProfiles.find(profile => profile.id === id)

describe('the house', () => {
  it('has at least 16 profiles in four factions, each told apart', () => {
    expect(houseProfiles.length).toBeGreaterThanOrEqual(16)
    expect(houseFactions.map(({ id }) => id)).toEqual(['marmite', 'bois', 'cour', 'grenier'])
    for (const list of [houseProfiles, houseFactions]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    for (const { id } of houseFactions)
      expect(houseProfiles.filter(({ factions }) => factions.includes(id)).length).toBeGreaterThanOrEqual(4)
  })

  it('chapter 3.3.4: the Ogre and the Bûcheron are those of the example', () => {
    expect(found('ogre')).toMatchObject({
      action: 3,
      actions: [
        { name: 'Massue', needs: 2, plus: true, damage: 2, damagePlus: true },
        { name: 'Manger les enfants', needs: 5, plus: false, damage: null },
      ],
    })
    expect(found('bucheron')).toMatchObject({ armour: 1, health: 6 })
  })

  it('uses every keyword of the catalogue, in each of its places', () => {
    const used = new Set(
      houseProfiles.flatMap(({ actions, rules }) => [
        ...actions.flatMap(action => action.keywords.map(({ id }) => `action ${id}`)),
        ...rules.map(({ id }) => `regle ${id ?? ''}`),
      ]),
    )
    const missing = keywords.flatMap(({ id, places }) =>
      places.map(place => `${place} ${id}`).filter(use => !used.has(use)),
    )
    expect(missing).toEqual([])
  })

  it.each(houseProfiles.map(profile => [profile.name, profile] as const))(
    '%s breaks no rule',
    (_, profile) => {
      const file = bandFile({
        limit: profile.cost,
        profiles: [{ ...profile, factions: [...profile.factions], actions: [], rules: [] }],
        factions: [],
        band: [{ profile: profile.id, count: 1 }],
      })
      expect(opened(file).roster.derive().totals).toMatchObject({ points: profile.cost })
      const whole = JSON.parse(
        JSON.stringify({
          limit: profile.cost,
          profiles: [profile],
          factions: houseFactions.filter(({ id }) => profile.factions.includes(id)),
          band: [{ profile: profile.id, count: 1 }],
          ...(profile.factions.length > 1 && { faction: profile.factions[0] }),
        }),
      )
      expect(opened(bandFile(whole)).roster.validate()).toEqual([])
    },
  )

  /**
   * What a point buys, for us who price them: staying power, the best blow, legs, and what else the card can do. No
   * rule of the book; it keeps our own prices fair.
   */
  it('asks a fair price: none is off by more than a point', () => {
    for (const { name, cost, movement, flying, action, armour, health, actions, rules } of houseProfiles) {
      const keyworded = actions.flatMap(one => one.keywords).length + rules.length
      const body = health * (1 + armour / 3) * 0.28
      const blows = action * 0.22
      const legs = (movement - 4) * 0.15 + (flying ? 0.3 : 0)
      const extras = keyworded * 0.16
      expect(Math.abs(body + blows + legs + extras - cost), name).toBeLessThan(1.05)
    }
  })
})

describe('the sample bands', () => {
  it('are one of each faction, of ten points, whose card can be played', () => {
    const totals = feesDArmes.samples.map(sample => {
      const { roster } = opened(JSON.parse(JSON.stringify(newBand(feesDArmes, sample))))
      expect(roster.validate()).toEqual([])
      return roster.derive().totals
    })
    expect(totals).toEqual([
      { points: 10, limit: 10, figures: 4, factions: ['marmite'] },
      { points: 10, limit: 10, figures: 4, factions: ['bois'] },
      { points: 10, limit: 10, figures: 4, factions: ['cour'] },
      { points: 10, limit: 10, figures: 6, factions: ['grenier'] },
    ])
  })
})
