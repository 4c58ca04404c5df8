/** Throws of Frostgrave against plain counting, with the numbers that the rules page gives. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asNumber, meanOf, seenAs, type Ways } from '../../../src/core/index.ts'
import {
  casting,
  failureDamage,
  fight,
  resisting,
  shot,
  type Exchange,
  type Side,
} from '../../../src/games/frostgrave/odds/dice.ts'

const count = <T>({ outcomes }: Ways<T>, happens: (outcome: T) => boolean): number => {
  let ways = 0
  for (const [outcome, times] of outcomes) if (happens(outcome)) ways += Number(times)
  return ways
}
const mean = <T>(ways: Ways<T>, of: (outcome: T) => number): number => asNumber(meanOf(seenAs(ways, of)))

const verdicts = (ways: Ways<Exchange>): readonly number[] =>
  (['win', 'draw', 'lose'] as const).map(verdict => count(ways, one => one.verdict === verdict))

// The staff takes 1 from its own damage, and 1 from what the other throws.
const mage: Side = { bonus: 4, damage: -1, armour: 12 }
const thug: Side = { bonus: 2 - 1, damage: 0, armour: 10 }

describe('the fight of the source', () => {
  it('is won in 247 of 400, equal in 17, lost in 136', () => {
    const ways = fight(mage, thug, false)
    expect(verdicts(ways)).toEqual([247, 17, 136])
    expect(mean(ways, ({ given }) => given)).toBeCloseTo(4.1375, 12)
    expect(mean(ways, ({ taken }) => taken)).toBeCloseTo(1.6125, 12)
    expect(count(ways, ({ given }) => given >= 10)).toBe(80)
  })

  it('with critical hits is won in 244, equal in 17, lost in 139', () => {
    const ways = fight(mage, thug, true)
    expect(verdicts(ways)).toEqual([244, 17, 139])
    expect(mean(ways, ({ given }) => given)).toBeCloseTo(4.705, 12)
  })

  it('doubles what is left after armour: 20 + 3 + 2 against 10 is 30', () => {
    const blow = fight({ bonus: 3, damage: 2, armour: 10 }, { bonus: 30, damage: 0, armour: 10 }, true)
    expect(Math.max(...[...blow.outcomes.keys()].map(({ given }) => given))).toBe(30)
    // Against whom nobody else could win.
    expect(verdicts(blow)).toEqual([19, 1, 380])
  })
})

describe('the shot of the source', () => {
  it('hits in 190 of 400, and hurts in 162', () => {
    const ways = shot({ bonus: 2, damage: 0 }, { bonus: 2, armour: 10 }, false)
    expect(count(ways, ({ hit }) => hit)).toBe(190)
    expect(count(ways, ({ damage }) => damage > 0)).toBe(162)
    expect(mean(ways, ({ damage }) => damage)).toBeCloseTo(2.99, 12)
  })

  it('hits with a 20 whatever the target throws, its own 20 does nothing (ruling 6)', () => {
    const ways = shot({ bonus: 0, damage: 0 }, { bonus: 40, armour: 10 }, true)
    expect(count(ways, ({ hit }) => hit)).toBe(20)
    expect(count(ways, ({ damage }) => damage === 20)).toBe(20)
    expect(count(shot({ bonus: 40, damage: 0 }, { bonus: 0, armour: 0 }, true), ({ hit }) => hit)).toBe(400)
  })
})

describe('a spell', () => {
  const plain = { bonus: 0, empowering: 0, beyond: 0 }

  it('at 12 succeeds in 9 of 20; failing costs 0, 1 or 2 in 4, 5 and 2', () => {
    const ways = casting({ ...plain, value: 12 })
    expect(count(ways, ({ cast }) => cast)).toBe(9)
    for (const [damage, times] of [4, 5, 2].entries())
      expect(count(ways, ({ cast, failed }) => !cast && failed === damage)).toBe(times)
  })

  it('costs what the table of failures says at its edges', () => {
    expect([1, 4, 5, 9, 10, 19, 20, 40].map(failureDamage)).toEqual([0, 0, 1, 1, 2, 2, 5, 5])
  })

  it('is empowered by what is wanting, no more, and not where that does not help', () => {
    const ways = casting({ ...plain, value: 12, empowering: 3 })
    expect(count(ways, ({ cast }) => cast)).toBe(12)
    expect([1, 2, 3].map(spent => count(ways, one => one.cast && one.spent === spent))).toEqual([1, 1, 1])
    expect(count(ways, ({ cast, spent }) => !cast && spent > 0)).toBe(0)
  })

  it('short by 20 or 21 is empowered to 19: 3 or 4 health in the place of 5; short by 22 it is not', () => {
    const costs = (value: number) =>
      [...casting({ ...plain, value, empowering: 4 }).outcomes.keys()].map(({ spent, failed }) => [
        spent,
        failed,
      ])
    expect(costs(21)[0]).toEqual([1, 2])
    expect(costs(22).slice(0, 2)).toEqual([
      [2, 2],
      [1, 2],
    ])
    expect(costs(23)[0]).toEqual([0, 5])
  })

  it('that was cast may be lifted further, so that fewer resist', () => {
    const [last] = [...casting({ ...plain, value: 12, beyond: 2 }).outcomes.keys()].slice(-1)
    expect(last).toEqual({ cast: true, total: 22, spent: 2, failed: 0 })
    expect(count(resisting(14, 4, 0), Boolean)).toBe(11)
    expect(count(resisting(14, 4, 3), Boolean)).toBe(14)
    expect(count(resisting(30, 4, 0), Boolean)).toBe(0)
  })
})

/* ---- counted anew, throw by throw ---- */

const bonus = fc.integer({ min: -15, max: 15 })
const side = fc.record({
  bonus,
  damage: fc.integer({ min: -4, max: 6 }),
  armour: fc.integer({ min: 0, max: 22 }),
})

describe('a thousand random throws, counted one by one', () => {
  it('of fights', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (one, other, critical) => {
        const expected = { won: 0, drawn: 0, given: 0, taken: 0 }
        for (let own = 1; own <= 20; own++)
          for (let theirs = 1; theirs <= 20; theirs++) {
            let first = own + one.bonus >= theirs + other.bonus
            let second = theirs + other.bonus >= own + one.bonus
            if (critical && (own === 20 || theirs === 20)) [first, second] = [own === 20, theirs === 20]
            if (first && second) expected.drawn++
            else if (first) expected.won++
            const twice = (face: number) => (critical && face === 20 ? 2 : 1)
            if (first) expected.given += Math.max(0, own + one.bonus + one.damage - other.armour) * twice(own)
            if (second)
              expected.taken += Math.max(0, theirs + other.bonus + other.damage - one.armour) * twice(theirs)
          }
        const ways = fight(one, other, critical)
        expect(ways.all).toBe(400n)
        expect(verdicts(ways)).toEqual([expected.won, expected.drawn, 400 - expected.won - expected.drawn])
        expect(mean(ways, ({ given }) => given)).toBeCloseTo(expected.given / 400, 10)
        expect(mean(ways, ({ taken }) => taken)).toBeCloseTo(expected.taken / 400, 10)
      }),
      { numRuns: 1000 },
    )
  })

  it('of shots', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (one, other, critical) => {
        let [hits, damage] = [0, 0]
        for (let own = 1; own <= 20; own++)
          for (let theirs = 1; theirs <= 20; theirs++) {
            const best = critical && own === 20
            if (!best && own + one.bonus <= theirs + other.bonus) continue
            hits++
            damage += Math.max(0, own + one.bonus + one.damage - other.armour) * (best ? 2 : 1)
          }
        const ways = shot(one, other, critical)
        expect(count(ways, ({ hit }) => hit)).toBe(hits)
        expect(mean(ways, one => one.damage)).toBeCloseTo(damage / 400, 10)
      }),
      { numRuns: 1000 },
    )
  })

  it('of spells, empowered as is best', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 45 }),
        bonus,
        fc.nat({ max: 8 }),
        fc.nat({ max: 4 }),
        (value, own, empowering, beyond) => {
          const ways = [...casting({ value, bonus: own, empowering, beyond }).outcomes.keys()]
          expect(ways).toHaveLength(20)
          for (const [index, { cast, total, spent, failed }] of ways.entries()) {
            const thrown = index + 1 + own
            expect(cast).toBe(thrown + empowering >= value)
            expect(total).toBe(thrown + spent)
            const costs: number[] = []
            for (let paid = 0; paid <= empowering; paid++) {
              const short = value - thrown - paid
              costs.push(paid + (short >= 20 ? 5 : short >= 10 ? 2 : short >= 5 ? 1 : 0))
            }
            if (cast) expect(spent + failed).toBe(Math.max(0, value - thrown) + beyond)
            else expect(spent + failed).toBe(Math.min(...costs))
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
