/** The chances of an action: as the rulebook's examples tell them, and against every throw counted one by one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asFraction,
  asNumber,
  chanceOf,
  meanOf,
  outcomeOf,
  type Blow,
  type Duelist,
  type JsonObject,
  type Setting,
  type Target,
} from '../../../src/core/index.ts'
import { attemptOf, lossOf, plunderChance, searchChance } from '../../../src/games/fees-d-armes/dice.ts'
import { duel } from '../../../src/games/fees-d-armes/odds.ts'
import { blankAction } from '../../../src/games/fees-d-armes/schema.ts'
import { bucheron, massue, ogre, opened, bandFile, plain, rosterOf } from './bands.ts'

const duelistOf = (profile: JsonObject): Duelist => {
  const [first] = duel.duelists(rosterOf({ profiles: [profile], band: [] }))
  if (!first) throw new Error('no profile')
  return first
}
const attackOf = (profile: JsonObject, id: string) => {
  const attack = duelistOf(profile).attacks.find(one => one.id === id)
  if (!attack) throw new Error(`no attack ${id}`)
  return attack
}
const blowOf = (profile: JsonObject, id: string, target: Target, setting: Setting = {}): Blow =>
  attackOf(profile, id).against(target, setting)

const armour = (value: number): Target => duel.anybody(value, null)

/** Every throw of so many dice, by plain loops. */
const everyThrow = (dice: number): readonly (readonly number[])[] => {
  let all: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < dice; die++)
    all = all.flatMap(thrown => [1, 2, 3, 4, 5, 6].map(face => [...thrown, face]))
  return all
}

interface Roll {
  readonly dice: number
  readonly face: number
  readonly needs: number
  readonly damage: number | null
  readonly grows: boolean
  readonly armour: number
}
const naive = ({ dice, face, needs, damage, grows, armour: held }: Roll) => {
  const all = everyThrow(dice)
  let [hits, sum] = [0, 0]
  for (const thrown of all) {
    const succeeded = thrown.filter(shown => shown >= face).length
    if (succeeded < needs) continue
    hits++
    if (damage !== null) sum += Math.max(0, damage + (grows ? succeeded - needs : 0) - held)
  }
  return { chance: hits / all.length, mean: sum / all.length }
}

describe('chapitre 3.3.4, «Un ogre attaque un Bûcheron»', () => {
  const net = (succeeded: number) =>
    lossOf({ needs: 2, plus: true, damage: 2, damagePlus: true }, succeeded, 1)
  it('one success: «Le coup ne porte pas»', () => {
    expect(net(1)).toBe(0)
  })
  it('two: «deux réussites, le bûcheron subira un dégât»', () => {
    expect(net(2)).toBe(1)
  })
  it('three: «3 dégâts», of which the armour takes one', () => {
    expect(net(3)).toBe(2)
  })
  it('five, with a token: five, of which the armour takes one', () => {
    expect(net(5)).toBe(4)
  })
})

describe('Massue (2+), damage 2+, three dice', () => {
  const target = duelistOf(bucheron).target
  it.each<readonly [string, Setting, number, number]>([
    ['as it is', {}, 1 / 2, 0.625],
    ['with a token', { jetons: 1 }, 0.8125, 1.53125],
    ['with a token, at one in cover', { jetons: 1, couvert: 1 }, 131 / 243, 4 / 81],
    ['at one in cover', { couvert: 1 }, 7 / 27, 0],
  ])('against armour 1, %s', (_, setting, chance, mean) => {
    const blow = blowOf(ogre, 'massue', target, setting)
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
  })
  it.each<readonly [string, Setting, number, number]>([
    ['in a second activation', { seconde: 1 }, 2 / 27, 11 / 72],
    ['with +1', { modifier: 1 }, 20 / 27, 16 / 9],
    ['beside a Conseiller', { conseiller: 1 }, 20 / 27, 16 / 9],
  ])('against armour 0, %s', (_, setting, chance, mean) => {
    const blow = blowOf(ogre, 'massue', armour(0), setting)
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
  })
  it('tells what it used, and how it comes about', () => {
    const blow = blowOf(ogre, 'massue', target, { jetons: 1, couvert: 1, peur: 1 })
    expect(blow).toMatchObject({ touch: -1, damage: 2, defence: 3 })
    expect(blow.notes.map(plain)).toEqual([
      '4 dés (action 3, peur −1, jetons +2), réussite à 5 et plus (−1).',
      'Il en faut 2, chacune de plus ajoute 1 dégât.',
      'Dégâts 2+, moins 3 d’armure, couvert compris.',
    ])
  })
})

describe('Manger les enfants (5)', () => {
  it.each([
    [0, 0],
    [1, 1 / 32],
    [2, 29 / 128],
  ])('with %i tokens', (jetons, chance) => {
    const blow = blowOf(ogre, 'manger-les-enfants', armour(0), { jetons })
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(chanceOf(blow.losses, lost => lost === 0))).toBe(1)
  })
})

describe('the actions of the scenario', () => {
  it('plunder with 91/216 and search with 1/2, on three dice', () => {
    expect(asFraction(plunderChance(3))).toBe('91/216')
    expect(asFraction(searchChance(3, 0))).toBe('1/2')
    expect(blowOf(ogre, 'piller', armour(0)).chance).toBeCloseTo(91 / 216, 12)
    expect(blowOf(ogre, 'fouiller', armour(0)).chance).toBeCloseTo(1 / 2, 12)
  })
  it('a plunderer needs a natural 6: no bonus helps, tokens do', () => {
    expect(attackOf(ogre, 'piller').circumstances).toEqual(['jetons', 'peur'])
    expect(blowOf(ogre, 'piller', armour(0), { seconde: 1, modifier: 2 }).chance).toBeCloseTo(91 / 216, 12)
    expect(blowOf(ogre, 'piller', armour(0), { jetons: 1 }).chance).toBeCloseTo(1 - (5 / 6) ** 5, 12)
  })
  it('the second activation holds for a search', () => {
    expect(blowOf(ogre, 'fouiller', armour(0), { seconde: 1 }).chance).toBeCloseTo(2 / 27, 12)
  })
  it('an action of the same name keeps out of their way', () => {
    const thief = duelistOf({ ...ogre, actions: [{ ...massue, name: 'Piller' }] })
    expect(thief.attacks.map(({ id }) => id)).toEqual(['piller-2', 'piller', 'fouiller'])
  })
})

describe('keywords', () => {
  const frozen = { ...ogre, actions: [{ ...massue, keywords: [{ id: 'gel' }] }] }
  it('gel: armour counts 0, that of cover too; the roll is as hard as before', () => {
    const blow = blowOf(frozen, 'massue', armour(3), { couvert: 1 })
    expect(blow.defence).toBe(0)
    expect(blow.chance).toBeCloseTo(7 / 27, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(
      naive({ dice: 3, face: 5, needs: 2, damage: 2, grows: true, armour: 0 }).mean,
      12,
    )
  })
  const dread = duelistOf({ ...bucheron, rules: [{ id: 'peur' }] }).target
  it('peur: the target’s own takes a die at contact, unless one is without fear', () => {
    expect(blowOf(ogre, 'massue', dread).chance).toBeCloseTo(1 / 4, 12)
    expect(blowOf(ogre, 'massue', dread, { peur: 1 }).chance).toBe(0)
    const brave = { ...ogre, rules: [{ id: 'sans-peur' }] }
    expect(blowOf(brave, 'massue', dread, { peur: 3 }).chance).toBeCloseTo(1 / 2, 12)
    expect(attackOf(brave, 'massue').circumstances).not.toContain('peur')
    expect(attackOf(ogre, 'massue').circumstances).toContain('peur')
  })
  it.each([
    [4, 1 / 4],
    [5, 1 / 2],
    [null, 1 / 2],
  ])('peur reaches 4 squares: a shot of %s', (value, chance) => {
    const archer = { ...ogre, actions: [{ ...massue, keywords: [{ id: 'tir', value }] }] }
    expect(blowOf(archer, 'massue', dread).chance).toBeCloseTo(chance, 12)
  })
  it('conseiller: his own aura helps him, once', () => {
    const wise = { ...ogre, rules: [{ id: 'conseiller' }] }
    expect(blowOf(wise, 'massue', armour(0)).chance).toBeCloseTo(20 / 27, 12)
    expect(blowOf(wise, 'massue', armour(0), { conseiller: 1 }).chance).toBeCloseTo(20 / 27, 12)
    expect(attackOf(wise, 'massue').circumstances).not.toContain('conseiller')
  })
  it('fear leaves no fewer than no dice, and tokens come on top', () => {
    expect(blowOf(ogre, 'massue', armour(0), { peur: 9, jetons: 1 }).chance).toBeCloseTo(1 / 4, 12)
  })
})

describe('bonuses', () => {
  it.each([
    [-9, 6],
    [-2, 6],
    [-1, 5],
    [0, 4],
    [1, 3],
    [2, 2],
    [9, 2],
  ])('of %i in all: a success from %i', (modifier, face) => {
    const one = { ...ogre, action: 1, actions: [{ ...massue, needs: 1 }] }
    expect(blowOf(one, 'massue', armour(0), { modifier }).chance).toBeCloseTo((7 - face) / 6, 12)
  })
})

describe('any action', () => {
  it('comes to what all throws of up to six dice come to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.integer({ min: 0, max: 4 })),
        fc.boolean(),
        fc.integer({ min: 0, max: 4 }),
        (dice, modifier, needs, damage, grows, held) => {
          const action = { ...blankAction(), needs, plus: grows, damage, damagePlus: grows }
          const { chance, losses } = attemptOf(action, { dice, modifier, armour: held })
          const face = [6, 6, 5, 4, 3, 2, 2][modifier + 3] ?? 4
          const counted = naive({ dice, face, needs, damage, grows, armour: held })
          expect(asNumber(chance)).toBeCloseTo(counted.chance, 12)
          expect(asNumber(meanOf(losses))).toBeCloseTo(counted.mean, 12)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the answer of copiste odds', () => {
  it('has the chance that the target falls', () => {
    const { attacks, name } = duelistOf(ogre)
    const [first] = attacks
    if (!first) throw new Error('no attack')
    const target = { ...duelistOf(bucheron).target, life: 2 }
    expect(outcomeOf({ name }, first, target, {})).toEqual({
      attacker: 'Ogre',
      attack: 'massue',
      touch: 0,
      damage: 2,
      defence: 1,
      chance: 0.5,
      mean: 0.625,
      distribution: [0.5, 0.375, 0.125],
      kill: 0.125,
    })
  })
})

describe('the studies of a duel', () => {
  const studies = (attack: string, setting: Setting = {}) =>
    duel.studies?.(
      {
        attacker: duelistOf(ogre),
        attack: attackOf(ogre, attack),
        target: duelistOf(bucheron).target,
        setting,
      },
      undefined,
    ) ?? []
  it('tell what tokens would bring, by their dice', () => {
    const [tokens] = studies('massue')
    const [usual, second] = tokens?.chart.series ?? []
    expect(usual?.values).toEqual([1 / 2, 26 / 32, 120 / 128, 502 / 512])
    expect(second?.values.map(value => value.toFixed(6))).toEqual(
      [3, 5, 7, 9].map(dice => (1 - (5 / 6) ** dice - (dice / 6) * (5 / 6) ** (dice - 1)).toFixed(6)),
    )
  })
  it('tell the damage and the chance of hurting against each armour', () => {
    const [, means, wounds] = studies('massue')
    expect(means?.chart.marks).toEqual(['0', '1', '2', '3', '4'])
    expect(means?.chart.series[0]?.values).toEqual([1.125, 0.625, 0.125, 0, 0])
    expect(wounds?.chart.series[0]?.values).toEqual([0.5, 0.5, 0.125, 0, 0])
    expect(wounds?.chart.series[1]?.values).toEqual([0, 0, 0, 0, 0])
  })
  it('say nothing of damage where there is none', () => {
    expect(studies('manger-les-enfants').map(({ id }) => id)).toEqual(['jetons'])
    expect(studies('piller').map(({ id, chart }) => [id, chart.series.length])).toEqual([['jetons', 1]])
  })
})

describe('totals and stats', () => {
  it('are those of the contract', () => {
    const { totals, stats } = opened(bandFile()).roster.derive()
    expect(totals).toEqual({ points: 10, limit: 10, figures: 3, factions: ['contes'] })
    expect(stats).toEqual({
      profiles: [
        {
          id: 'ogre',
          actions: [
            { name: 'Massue', chance: 0.5, expectedDamage: 1.125 },
            { name: 'Manger les enfants', chance: 0, expectedDamage: 0 },
          ],
        },
        { id: 'bucheron', actions: [{ name: 'Cognée', chance: 0.5, expectedDamage: 1.125 }] },
      ],
    })
  })
})
