/** Chances against plain enumeration: every way that every die can fall, one after the other. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asNumber,
  chanceOf,
  chancesByNumber,
  meanOf,
  type Blow,
  type DuelAttack,
  type Encounter,
  type Setting,
  type Target,
} from '../../../src/core/index.ts'
import { duel, duelistOf } from '../../../src/games/mini-figs-mef-fan/odds.ts'
import { fightOut, type Side } from '../../../src/games/mini-figs-mef-fan/odds/chain.ts'
import { binomial } from '../../../src/games/mini-figs-mef-fan/odds/dice.ts'
import type { Unit } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { member } from './armies.ts'

const blow = (unit: Partial<Unit>, attack: string, target: Target, setting: Setting = {}): Blow => {
  const found = duelistOf(member(unit)).attacks.find(({ id }) => id === attack)
  if (!found) throw new Error(`no attack ${attack}`)
  return found.against(target, setting)
}

const targetOf = (unit: Partial<Unit>): Target => duelistOf(member(unit)).target
const bare = (defence: number, life: number | null = null): Target => duel.anybody(defence, life)

const pike: Partial<Unit> = { melee: [{ score: 3, piercing: 1 }], men: 2 }
const lancer: Partial<Unit> = { ...pike, traits: ['lance'] }

/** In 36 ways. */
const ways = ({ chance }: Blow): number => Math.round(chance * 36 * 1e9) / 1e9

/** Every throw of so many dice, hits and saves alike, counted one by one. */
const enumerated = (
  dice: readonly (readonly [score: number, save: number])[],
  life: number,
): readonly number[] => {
  let chances: number[] = [1]
  for (const [score, save] of dice) {
    const next: number[] = Array.from({ length: chances.length + 1 }, () => 0)
    for (const [wounds, chance] of chances.entries())
      for (let hit = 1; hit <= 6; hit++)
        for (let saved = 1; saved <= 6; saved++) {
          const lost = wounds + (hit <= score && saved > save ? 1 : 0)
          next[lost] = (next[lost] ?? 0) + chance / 36
        }
    chances = next
  }
  const capped = Array.from({ length: Math.min(life, dice.length) + 1 }, () => 0)
  for (const [wounds, chance] of chances.entries()) {
    const lost = Math.min(life, wounds)
    capped[lost] = (capped[lost] ?? 0) + chance
  }
  return capped
}

const close = (found: readonly number[], expected: readonly number[]): void => {
  for (let index = 0; index < Math.max(found.length, expected.length); index++)
    expect(found[index] ?? 0).toBeCloseTo(expected[index] ?? 0, 12)
}

describe('the chances of the rules page', () => {
  it('Mél 3 Perforant 1 against Déf 2', () => {
    expect(ways(blow(pike, 'melee', bare(2)))).toBe(15)
    expect(ways(blow(pike, 'melee', bare(2), { charge: 1 }))).toBe(20)
    expect(ways(blow(lancer, 'melee', bare(2), { charge: 1, dos: 1 }))).toBe(30)
  })

  it('a charge from behind stands for the charge, and the lance adds its own', () => {
    expect(ways(blow(pike, 'melee', bare(2), { dos: 1 }))).toBe(25)
    expect(ways(blow(lancer, 'melee', bare(2), { charge: 1 }))).toBe(25)
    expect(ways(blow(lancer, 'melee', bare(2)))).toBe(15)
  })

  it('a target on guard or sheltered cancels the charge', () => {
    for (const id of ['en-garde', 'abri'])
      expect(ways(blow(lancer, 'melee', bare(2), { charge: 1, dos: 1, [id]: 1 }))).toBe(15)
  })

  it('on guard +1, with a lance +2; against who breaks off +2', () => {
    expect(ways(blow(pike, 'melee', bare(2), { garde: 1 }))).toBe(20)
    expect(ways(blow(lancer, 'melee', bare(2), { garde: 1 }))).toBe(25)
    expect(ways(blow(pike, 'melee', bare(2), { desengagement: 1 }))).toBe(25)
  })

  it('no score fails or succeeds by itself: 6 always does, 0 never', () => {
    expect(blow({ melee: [{ score: 9, piercing: 0 }] }, 'melee', bare(0)).chance).toBe(1)
    expect(blow({ melee: [{ score: 0, piercing: 0 }] }, 'melee', bare(0)).chance).toBe(0)
    expect(blow({ melee: [{ score: 2, piercing: 0 }] }, 'melee', bare(0), { modifier: -9 }).chance).toBe(0)
    expect(blow(pike, 'melee', bare(7)).chance).toBe(0)
    expect(ways(blow(pike, 'melee', bare(6)))).toBe(3)
  })

  it('Mél 0 rolls with bonuses, Tir 0 never shoots (ruling 5)', () => {
    expect(ways(blow({ melee: [{ score: 0, piercing: 0 }] }, 'melee', bare(0), { charge: 1 }))).toBe(6)
    const idle: Partial<Unit> = { shots: [{ score: 0, piercing: 2, range: 'normale', ammo: 'illimitees' }] }
    expect(duelistOf(member(idle)).attacks).toEqual([])
  })
})

describe('a shot', () => {
  const archer: Partial<Unit> = { shots: [{ score: 2, piercing: 0, range: 'normale', ammo: 'illimitees' }] }

  it.each<readonly [Setting, number]>([
    [{}, 12],
    [{ concentree: 1 }, 18],
    [{ concentree: 1, proche: 1 }, 24],
    [{ 'grande-cible': 1 }, 18],
    [{ rapide: 1 }, 6],
    [{ 'vue-partielle': 1 }, 6],
    [{ 'vue-partielle': 1, abri: 1 }, 6],
    [{ modifier: 2 }, 24],
    [{ charge: 1, garde: 1 }, 12],
  ])('%j wounds a Déf 0 in %i of 36', (setting, expected) => {
    expect(ways(blow(archer, 'tir', bare(0), setting))).toBe(expected)
  })

  it('knows a large target by itself', () => {
    expect(ways(blow(archer, 'tir', targetOf({ large: true, vie: 4 })))).toBe(18)
    expect(targetOf({ dep: 3 }).circumstances).toContain('rapide')
    expect(targetOf({ dep: 2 }).circumstances).not.toContain('rapide')
  })
})

describe('fright', () => {
  it('is mixed in by the test of Men, exactly', () => {
    const fearsome = targetOf({ def: 2, traits: ['effrayant'], vie: 4 })
    // Men 2 fails in 4 of 6, and Mél 2 wounds then instead of Mél 3.
    expect(blow(pike, 'melee', fearsome).chance).toBeCloseTo((4 / 6) * (10 / 36) + (2 / 6) * (15 / 36), 12)
    expect(ways(blow(pike, 'melee', fearsome, { effroi: 1 }))).toBe(10)
    expect(ways(blow(pike, 'melee', fearsome, { effroi: 2 }))).toBe(15)
    expect(ways(blow({ ...pike, men: 6 }, 'melee', fearsome))).toBe(15)
  })
})

describe('spells', () => {
  const mage: Partial<Unit> = {
    men: 4,
    role: 'magicien',
    spells: ['eclair-magique', 'pluie-de-pierres', 'terreur'],
  }

  it('need the mage’s Men, and nothing of shots changes them', () => {
    expect(duelistOf(member(mage)).attacks.map(({ id }) => id)).toEqual([
      'eclair-magique',
      'pluie-de-pierres',
    ])
    expect(blow(mage, 'eclair-magique', bare(2), { proche: 1 }).chance).toBeCloseTo((4 / 6) * (3 / 6), 12)
    expect(blow(mage, 'eclair-magique', bare(3), { concentree: 1 }).chance).toBeCloseTo(
      (5 / 6) * (15 / 36),
      12,
    )
  })

  it('rain a stone on each figure that stands', () => {
    const squad = targetOf({ figures: 4, def: 1 })
    expect(asNumber(meanOf(blow(mage, 'pluie-de-pierres', squad).losses))).toBeCloseTo(
      (4 / 6) * 4 * (5 / 36),
      12,
    )
    expect(asNumber(meanOf(blow(mage, 'pluie-de-pierres', squad, { debout: 2 }).losses))).toBeCloseTo(
      (4 / 6) * 2 * (5 / 36),
      12,
    )
  })
})

describe('a whole unit', () => {
  it('throws all the dice of its figures in contact, and takes no more than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 7 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: -3, max: 3 }),
        fc.nat({ max: 4 }),
        (figures, weapons, def, life, modifier, fighting) => {
          const unit: Partial<Unit> = {
            figures,
            melee: weapons.map(([score, piercing]) => ({ score, piercing })),
          }
          const { losses } = blow(unit, 'melee', bare(def, life), { modifier, combattants: fighting })
          const striking = fighting === 0 ? figures : Math.min(fighting, figures)
          const dice = Array.from({ length: striking }, () =>
            weapons.map(([score, piercing]) => [score + modifier, Math.max(0, def - piercing)] as const),
          ).flat()
          close(chancesByNumber(losses), enumerated(dice, life))
          expect(chanceOf(losses, () => true)).toEqual({ part: 1n, whole: 1n })
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of thirty figures with three scores is counted whole', () => {
    const horde: Partial<Unit> = {
      figures: 30,
      melee: [
        { score: 3, piercing: 1 },
        { score: 2, piercing: 0 },
        { score: 1, piercing: 0 },
      ],
    }
    const { losses } = blow(horde, 'melee', targetOf({ figures: 30, def: 2, traits: ['effrayant'] }))
    expect(chanceOf(losses, () => true)).toEqual({ part: 1n, whole: 1n })
    expect(Math.max(...losses.outcomes.keys())).toBe(30)
  })
})

it('a binomial is that of so many single dice', () => {
  for (const part of [0, 1, 15, 36]) {
    const { outcomes, all } = binomial(3, part, 36)
    const sum = [...outcomes.values()].reduce((total, count) => total + count, 0n)
    expect(sum).toBe(all)
    expect(Number(outcomes.get(3) ?? 0n) / Number(all)).toBeCloseTo((part / 36) ** 3, 12)
  }
})

/* ---- a melee, turn after turn ---- */

const encounter = (
  one: Partial<Unit>,
  other: Partial<Unit>,
  setting: Setting = {},
): readonly [Encounter, Encounter] => {
  const [attacker, struck] = [duelistOf(member(one)), duelistOf(member({ name: 'Autre', ...other }))]
  const [attack, back] = [attacker.attacks[0], struck.attacks[0]]
  if (!attack || !back) throw new Error('they have no melee')
  return [
    { attacker, attack, target: struck.target, setting },
    { attacker: struck, attack: back, target: attacker.target, setting: {} },
  ]
}

/** The same by walking down every branch, wound by wound, one turn after the other. */
const walked = (
  one: Partial<Unit>,
  other: Partial<Unit>,
  turns: number,
  setting: Setting,
): readonly (readonly [lost: number, taken: number])[] => {
  const chances = (unit: Partial<Unit>, against: Partial<Unit>, figures: number, now: Setting) =>
    chancesByNumber(
      blow(unit, 'melee', { ...targetOf(against), life: null }, { ...now, combattants: figures }).losses,
    )
  const [lifeA, lifeB] = [member(one).life, member(other).life]
  const tolls = Array.from({ length: turns }, (): [number, number] => [0, 0])
  const walk = (a: number, b: number, turn: number, chance: number): void => {
    if (turn === turns) return
    const over = a === 0 || b === 0
    const now = turn === 0 ? setting : {}
    const given = over ? [1] : chances(one, other, Math.ceil(a / member(one).unit.vie), now)
    const taken = over ? [1] : chances(other, one, Math.ceil(b / member(other).unit.vie), {})
    for (const [wounds, p] of given.entries())
      for (const [loss, q] of taken.entries()) {
        const part = chance * p * q
        if (part === 0) continue
        const [nextA, nextB] = [Math.max(0, a - loss), Math.max(0, b - wounds)]
        const toll = tolls[turn]
        if (toll) {
          toll[0] += part * (lifeB - nextB)
          toll[1] += part * (lifeA - nextA)
        }
        walk(nextA, nextB, turn + 1, part)
      }
  }
  walk(lifeA, lifeB, 0, 1)
  return tolls
}

describe('a melee turn after turn', () => {
  const knights: Partial<Unit> = {
    figures: 2,
    melee: [{ score: 3, piercing: 1 }],
    def: 2,
    men: 3,
    traits: ['lance'],
  }
  const ogre: Partial<Unit> = {
    melee: [
      { score: 3, piercing: 0 },
      { score: 2, piercing: 0 },
    ],
    def: 1,
    men: 2,
    vie: 3,
  }

  it('is what walking down every branch gives, the charge in the first turn only', () => {
    const [first, back] = encounter(knights, ogre, { charge: 1 })
    const [study] = duel.studies?.(first, back) ?? []
    const expected = walked(knights, ogre, 3, { charge: 1 })
    const [given, taken] = study?.chart.series.map(({ values }) => values.slice(0, 3)) ?? []
    close(
      given ?? [],
      expected.map(([lost]) => lost),
    )
    close(
      taken ?? [],
      expected.map(([, loss]) => loss),
    )
  })

  it('loses nothing on the way: the chances of all that can be left make 1', () => {
    const side = (unit: Partial<Unit>, against: Partial<Unit>): Side => ({
      life: member(unit).life,
      each: member(unit).unit.vie,
      strikes: figures =>
        blow(unit, 'melee', { ...targetOf(against), life: null }, { combattants: figures }).losses,
    })
    for (const { chances, toll } of fightOut([side(knights, ogre), side(ogre, knights)], 8)) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(toll.lost[0]).toBeLessThanOrEqual(2)
      expect(toll.lost[1]).toBeLessThanOrEqual(3)
    }
  })

  it('only grows, and gives the same seen from the other side', () => {
    const [first, back] = encounter(knights, ogre)
    const seen = duel.studies?.(first, back) ?? []
    const turned = duel.studies?.(back, first) ?? []
    expect(seen.map(({ id }) => id)).toEqual(['melee-vies', 'melee-chute'])
    for (const [index, { chart }] of seen.entries()) {
      const [given = [], taken = []] = chart.series.map(({ values }) => values)
      for (const values of [given, taken]) expect(values).toEqual(values.toSorted((a, b) => a - b))
      const [other = [], own = []] = turned[index]?.chart.series.map(({ values }) => values) ?? []
      close(other, taken)
      close(own, given)
    }
  })

  it('has no turn after one in which the target breaks off', () => {
    const [first, back] = encounter(knights, ogre, { desengagement: 1 })
    expect(duel.studies?.(first, back)).toEqual([])
  })

  it('without an answer wounds one way only', () => {
    const [first] = encounter(knights, ogre)
    const [study] = duel.studies?.(first, undefined) ?? []
    expect(study?.chart.series[1]?.values.every(value => value === 0)).toBe(true)
  })

  it('of two hordes strikes once for each number that may stand, in the first turn and after it', () => {
    const horde: Partial<Unit> = {
      figures: 30,
      def: 1,
      men: 2,
      melee: [
        { score: 3, piercing: 1 },
        { score: 2, piercing: 0 },
        { score: 1, piercing: 0 },
      ],
    }
    const [first, back] = encounter(horde, horde)
    let strikes = 0
    const counted = (melee: DuelAttack): DuelAttack => ({
      ...melee,
      against: (target, setting) => {
        strikes++
        return melee.against(target, setting)
      },
    })
    const [mine, theirs] = [counted(first.attack), counted(back.attack)]
    const answer = { ...back, attack: theirs, attacker: { ...back.attacker, attacks: [theirs] } }
    expect(duel.studies?.({ ...first, attack: mine }, answer)).toHaveLength(2)
    // Thirty figures on each of two sides, twice.
    expect(strikes).toBeGreaterThan(0)
    expect(strikes).toBeLessThanOrEqual(120)
  })
})

describe('a shot at each Déf', () => {
  it('is that of one shot, and of all that its ammunition allows', () => {
    const crossbows: Partial<Unit> = {
      figures: 3,
      shots: [{ score: 3, piercing: 1, range: 'courte', ammo: 'limitees' }],
    }
    const attacker = duelistOf(member(crossbows))
    const [attack] = attacker.attacks
    if (!attack) throw new Error('no shot')
    const [study] = duel.studies?.({ attacker, attack, target: bare(2), setting: {} }, undefined) ?? []
    const each = [0, 1, 2, 3, 4, 5, 6].map(def => 3 * (3 / 6) * (1 - Math.max(0, def - 1) / 6))
    close(study?.chart.series[0]?.values ?? [], each)
    close(
      study?.chart.series[1]?.values ?? [],
      each.map(mean => mean * 2),
    )
  })
})
