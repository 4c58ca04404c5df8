/** The chances of an attack, held against all 36 throws counted one by one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asNumber,
  chanceOf,
  fallen,
  meanOf,
  outcomeOf,
  type Blow,
  type Duelist,
  type Setting,
  type Target,
} from '../../../src/core/index.ts'
import { duel } from '../../../src/games/flammes-et-fantassins/odds.ts'
import { blankFigure, blankRoster, type Figure } from '../../../src/games/flammes-et-fantassins/schema.ts'

const duelist = (figure: Partial<Figure>): Duelist => {
  const [first] = duel.duelists({ ...blankRoster(), figures: [{ ...blankFigure(), ...figure }] })
  if (!first) throw new Error('no figure')
  return first
}
const blowOf = (attacker: Partial<Figure>, attack: string, target: Target, setting: Setting = {}): Blow => {
  const found = duelist(attacker).attacks.find(({ id }) => id === attack)
  if (!found) throw new Error(`no attack ${attack}`)
  return found.against(target, setting)
}
const exact = ({ chance, losses }: Blow) => [chance, asNumber(meanOf(losses))]

interface Naive {
  readonly touch: number
  readonly damage: number
  readonly defence: number
  readonly free?: number
  readonly both?: boolean
  /** What the card « Esquive » adds, where it is played. */
  readonly dodge?: number
}
/** Plain loops: each throw, each die first, each way of giving out the bonuses, each reaction. */
const naive = ({ touch, damage, defence, free = 0, both = false, dodge = 0 }: Naive) => {
  let [hits, sum] = [0, 0]
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      let best = -1
      for (const [first, second] of [[a, b] as const, [b, a] as const])
        for (let given = 0; given <= free; given++) {
          const t = first + touch + (both ? free : given)
          const d = second + damage + (both ? free : free - given)
          const plain = t >= defence ? Math.max(0, d) : -1
          const higher = t >= defence + dodge ? Math.max(0, d) : -1
          const lesser = t >= defence ? Math.max(0, d - dodge) : -1
          best = Math.max(best, Math.min(plain, higher, lesser))
        }
      if (best >= 0) hits++
      sum += Math.max(0, best)
    }
  return [hits / 36, sum / 36]
}

const soldier: Partial<Figure> = { build: 'puissant', classes: ['soldat'], equipment: ['arme-a-une-main'] }
const lady: Partial<Figure> = {
  build: 'puissant',
  classes: ['chevalier', 'general'],
  equipment: ['arme-a-une-main', 'bouclier', 'maille'],
}

describe('an attack', () => {
  it('of a soldier on a lady in mail: eleven throws of thirty-six touch, for 47/36', () => {
    const blow = blowOf(soldier, 'arme-a-une-main', duelist(lady).target)
    expect([blow.touch, blow.damage, blow.defence]).toEqual([2, 1, 8])
    expect(exact(blow)).toEqual([11 / 36, 47 / 36])
    const back = blowOf(
      lady,
      'arme-a-une-main',
      duelist({ ...soldier, equipment: ['bouclier', 'cuir'] }).target,
    )
    expect([back.touch, back.damage, back.defence]).toEqual([3, 1, 6])
    expect(back.chance).toBeCloseTo(32 / 36, 12)
    expect(asNumber(meanOf(back.losses))).toBeCloseTo(138 / 36, 12)
  })

  it('that may touch with either die takes the greater for the damage', () => {
    // CA 1: every die touches, so the damage is the higher of two dice and FOR +1.
    expect(exact(blowOf(soldier, 'arme-a-une-main', duel.anybody(1, null)))).toEqual([1, 161 / 36 + 1])
  })

  it('out of reach of any die never touches', () => {
    expect(exact(blowOf(soldier, 'arme-a-une-main', duel.anybody(9, 4)))).toEqual([0, 0])
  })

  it('kills a target of n PV as often as its losses say', () => {
    const attacker = duelist(soldier)
    const [attack] = attacker.attacks
    if (!attack) throw new Error('no attack')
    const outcome = outcomeOf(attacker, attack, duel.anybody(4, 7), {})
    // Seven PV: a six for the damage, and any die of two or more to touch.
    expect(outcome).toMatchObject({ attack: 'arme-a-une-main', touch: 2, damage: 1, defence: 4 })
    expect(outcome.kill).toBeCloseTo(9 / 36, 12)
    expect(outcome.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(outcome.distribution).toHaveLength(8)
    expect(outcomeOf(attacker, attack, duel.anybody(4, null), {}).kill).toBeNull()
  })

  it('again and again: fallen after n attacks is the sum of n losses', () => {
    const blow = blowOf(soldier, 'arme-a-une-main', duel.anybody(4, 7))
    const [once = 0, twice = 0, ...later] = fallen(blow, 7, 8)
    expect(once).toBeCloseTo(9 / 36, 12)
    let both = 0
    for (const [a, m] of blow.losses.outcomes)
      for (const [b, n] of blow.losses.outcomes) if (a + b >= 7) both += Number(m * n)
    expect(twice).toBeCloseTo(both / 36 ** 2, 12)
    expect(later.at(-1)).toBeGreaterThan(0.99)
  })
})

describe('circumstances', () => {
  const plain = { touch: 2, damage: 1, defence: 6 }
  it.each<readonly [string, Setting, Partial<Naive>]>([
    ['none', {}, {}],
    ['a charge', { charge: 1 }, { touch: 3, damage: 2 }],
    ['no contact', { 'sans-contact': 1 }, { touch: 1 }],
    ['a charge, which brings into contact', { charge: 1, 'sans-contact': 1 }, { touch: 3, damage: 2 }],
    ['cover, which is no shelter from a blow', { couvert: 1 }, {}],
    ['a Concentration', { concentration: 1 }, { free: 1 }],
    ['three Concentrations, given out as serves best', { concentration: 3 }, { free: 3 }],
    ['a modifier', { modifier: -2 }, { touch: 0 }],
    ['a dodge', { esquive: 1 }, { defence: 7 }],
    ['a stunned target', { assomme: 1 }, { defence: 0 }],
    ['a potion of armour', { 'potion-d-armure': 1 }, { defence: 8 }],
    [
      'all together',
      { charge: 1, concentration: 2, esquive: 1, modifier: 1 },
      { touch: 4, damage: 2, free: 2, defence: 7 },
    ],
  ])('%s', (_, setting, changes) => {
    const [chance = 0, mean = 0] = naive({ ...plain, ...changes })
    const blow = blowOf(soldier, 'arme-a-une-main', duel.anybody(6, 8), setting)
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
  })

  it('of a shot: cover counts, a charge and contact do not', () => {
    const archer: Partial<Figure> = { build: 'agile', classes: ['archer'], equipment: ['arc'] }
    const [chance = 0, mean = 0] = naive({ touch: 2, damage: 0, defence: 5 })
    const blow = blowOf(archer, 'arc', duel.anybody(5, 8), { couvert: 1, charge: 1, 'sans-contact': 1 })
    expect([blow.chance, asNumber(meanOf(blow.losses))]).toEqual([chance, mean])
  })

  it('of magic: INT against Trame, SAG for the effect; a sage’s Concentration goes to both dice', () => {
    const sage: Partial<Figure> = { build: 'agile', classes: ['sage', 'archimage'], speciality: 'sage' }
    const target: Partial<Figure> = { classes: ['moine'], build: 'agile' }
    const blow = blowOf(sage, 'magie', duelist(target).target, { concentration: 2, esquive: 1, charge: 1 })
    const [chance = 0, mean = 0] = naive({ touch: 2, damage: 2, defence: 4, free: 2, both: true })
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
    const plain = blowOf({ ...sage, speciality: 'archimage' }, 'magie', duelist(target).target, {
      concentration: 2,
    })
    const [less = 0] = naive({ touch: 2, damage: 2, defence: 4, free: 2 })
    expect(plain.chance).toBeCloseTo(less, 12)
  })

  it('the card Esquive takes of the two what costs its bearer less', () => {
    const dancer: Partial<Figure> = { build: 'puissant', classes: ['bretteur', 'moine'] }
    const [chance = 0, mean = 0] = naive({ touch: 2, damage: 1, defence: 3, dodge: 2 })
    const blow = blowOf(soldier, 'arme-a-une-main', duelist(dancer).target, { 'carte-esquive': 1 })
    expect(blow.chance).toBeCloseTo(chance, 12)
    expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
  })

  it('are offered to those alone who can bring them about', () => {
    const offered = (figure: Partial<Figure>, attack: string): readonly string[] =>
      duelist(figure).attacks.find(({ id }) => id === attack)?.circumstances ?? []
    expect(offered(soldier, 'arme-a-une-main')).toContain('charge')
    expect(offered({ ...soldier, build: 'agile' }, 'arme-a-une-main')).not.toContain('charge')
    expect(offered({ build: 'agile', classes: ['assassin'], equipment: ['dague'] }, 'dague')).toContain(
      'botte-secrete',
    )
    expect(offered(soldier, 'arme-a-une-main')).not.toContain('botte-secrete')
    expect(duelist({ classes: ['moine'] }).target.circumstances).toContain('carte-esquive')
    expect(duelist(soldier).target.circumstances).not.toContain('carte-esquive')
  })
})

describe('what the attacker wants', () => {
  it('to touch for sure takes the surest die, and so wounds less', () => {
    const wound = blowOf(soldier, 'arme-a-une-main', duel.anybody(4, 9))
    const touch = blowOf(soldier, 'arme-a-une-main', duel.anybody(4, 9), { but: 1 })
    expect(touch.chance).toBe(wound.chance)
    expect(asNumber(meanOf(touch.losses))).toBeLessThan(asNumber(meanOf(wound.losses)))
    // The greater die touches, the lesser and FOR +1 wound; only a double one misses.
    const lesser = [1, 2, 3, 4, 5, 6].reduce((sum, low) => sum + (2 * (6 - low) + 1) * (low + 1), 0)
    expect(asNumber(meanOf(touch.losses))).toBeCloseTo((lesser - 2) / 36, 12)
  })

  it('to kill does it as often as wounding most, which no choice betters', () => {
    for (let life = 1; life <= 9; life++) {
      const chance = (setting: Setting): number =>
        asNumber(
          chanceOf(
            blowOf(soldier, 'arme-a-une-main', duel.anybody(5, life), setting).losses,
            lost => lost >= life,
          ),
        )
      expect(chance({ but: 2 })).toBe(chance({}))
      expect(chance({ but: 2 })).toBeGreaterThanOrEqual(chance({ but: 1 }))
    }
  })
})

it('any bonuses, any defence, any Concentrations: as the plain loops count them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -6, max: 6 }),
      fc.integer({ min: -2, max: 14 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      (modifier, defence, concentration, esquive) => {
        const blow = blowOf(soldier, 'arme-a-une-main', duel.anybody(defence, 6), {
          modifier,
          concentration,
          esquive: Number(esquive),
        })
        const [chance = 0, mean = 0] = naive({
          touch: 2 + modifier,
          damage: 1,
          defence: defence + Number(esquive),
          free: concentration,
        })
        expect(blow.chance).toBeCloseTo(chance, 12)
        expect(asNumber(meanOf(blow.losses))).toBeCloseTo(mean, 12)
      },
    ),
    { numRuns: 500 },
  )
})
