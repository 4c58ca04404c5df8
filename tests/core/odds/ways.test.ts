/** Exact chances, held against every throw counted one by one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  andThen,
  anyOf,
  asFraction,
  asNumber,
  bestOf,
  both,
  certainly,
  chanceOf,
  chancesByNumber,
  dice,
  die,
  meanOf,
  repeated,
  seenAs,
  successes,
  sumOf,
  type Ways,
} from '../../../src/core/index.ts'

/** Every throw of some dice, as plain loops would write them. */
const everyThrow = (sides: readonly number[]): readonly (readonly number[])[] =>
  sides.reduce<readonly (readonly number[])[]>(
    (throws, most) =>
      throws.flatMap(before => Array.from({ length: most }, (_, face) => [...before, face + 1])),
    [[]],
  )
const counted = (values: readonly number[]): ReadonlyMap<number, bigint> => {
  const counts = new Map<number, bigint>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0n) + 1n)
  return counts
}
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const inOrder = ({ outcomes }: Ways<number>) => [...outcomes].toSorted(([a], [b]) => a - b)
const textOf = (ways: Ways<number>, happens: (value: number) => boolean): string =>
  asFraction(chanceOf(ways, happens))

const fewDice = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 0, maxLength: 4 })

describe('sums of dice', () => {
  it('of two: seven is the likeliest, six ways of thirty-six', () => {
    const two = repeated(2, die(6))
    expect(inOrder(two).map(([, count]) => Number(count))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    expect(two.all).toBe(36n)
    expect(textOf(two, value => value >= 8)).toBe('5/12')
    expect(asFraction(meanOf(two))).toBe('7')
  })

  it('of any dice are what counting every throw gives', () => {
    fc.assert(
      fc.property(fewDice, sides => {
        const ways = sumOf(...sides.map(die))
        const all = everyThrow(sides).map(total)
        expect(new Map(inOrder(ways))).toEqual(new Map([...counted(all)].toSorted(([a], [b]) => a - b)))
        expect(ways.all).toBe(BigInt(all.length))
        expect(asNumber(meanOf(ways))).toBeCloseTo(total(all) / all.length, 12)
      }),
      { numRuns: 200 },
    )
  })

  it('of a hundred dice stay exact', () => {
    const hundred = repeated(100, die(6))
    expect(hundred.all).toBe(6n ** 100n)
    expect(asFraction(meanOf(hundred))).toBe('350')
    expect(hundred.outcomes.get(100)).toBe(1n)
    expect(total(chancesByNumber(hundred).slice())).toBeCloseTo(1, 12)
  })
})

describe('pools', () => {
  it('three dice at 4 or more: at least two succeed half the time', () => {
    const pool = successes(3, die(6), face => face >= 4)
    expect(textOf(pool, count => count >= 2)).toBe('1/2')
    expect(asFraction(meanOf(pool))).toBe('3/2')
    expect(chancesByNumber(pool)).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8])
  })

  it('are what counting every throw gives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 7 }),
        (count, sides, least) => {
          const all = everyThrow(Array.from({ length: count }, () => sides)).map(
            faces => faces.filter(face => face >= least).length,
          )
          const pool = successes(count, die(sides), face => face >= least)
          const part = (number: number): number =>
            all.filter(successful => successful >= number).length / all.length
          for (let number = 0; number <= count; number++)
            expect(asNumber(chanceOf(pool, found => found >= number))).toBeCloseTo(part(number), 12)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('what depends on what came before', () => {
  it('a lone six thrown again: two sixes in a row come once in thirty-six', () => {
    const chained = andThen(die(6), face =>
      face === 6 ? seenAs(die(6), again => (again === 6 ? 7 : 6)) : certainly(face),
    )
    expect(textOf(chained, value => value === 7)).toBe('1/36')
    expect(textOf(chained, value => value >= 6)).toBe('1/6')
    expect(chained.all).toBe(36n)
  })

  it('branches of unlike sizes keep their weights', () => {
    const branches = andThen(anyOf(['coin', 'die'] as const), which => (which === 'coin' ? die(2) : die(6)))
    expect(textOf(branches, value => value === 1)).toBe('1/3')
    expect(textOf(branches, value => value === 6)).toBe('1/12')
  })

  it('« un certain temps »: done by turn n', () => {
    let open = certainly(true)
    const done: string[] = []
    for (let turn = 1; turn <= 6; turn++) {
      open = andThen(open, still => (still ? seenAs(die(6), face => face > turn) : certainly(false)))
      done.push(asFraction(chanceOf(open, still => !still)))
    }
    expect(done).toEqual(['1/6', '4/9', '13/18', '49/54', '319/324', '1'])
  })
})

describe('the best of a throw', () => {
  it('of two dice, the higher: six comes eleven times in thirty-six', () => {
    const higher = bestOf(
      dice(2, 6),
      ([a = 0, b = 0]) => [a, b],
      face => face,
    )
    expect(textOf(higher, face => face === 6)).toBe('11/36')
    expect(asFraction(meanOf(higher))).toBe('161/36')
  })

  it('is the greatest worth of any choice, for any choices', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 }), shifts => {
        const [first = 0, ...rest] = shifts
        const worth = (value: number): number => -Math.abs(value - 3)
        const best = bestOf(die(6), face => [face + first, ...rest.map(shift => face + shift)], worth)
        const expected = [1, 2, 3, 4, 5, 6].map(face => Math.max(...shifts.map(shift => worth(face + shift))))
        expect(asNumber(meanOf(seenAs(best, worth)))).toBeCloseTo(total(expected) / 6, 12)
      }),
    )
  })
})

describe('opposed throws', () => {
  it('of two twenty-sided dice: a tie once in twenty', () => {
    const duel = both(die(20), die(20), (a, b) => Math.sign(a - b))
    expect(textOf(duel, sign => sign === 0)).toBe('1/20')
    expect(textOf(duel, sign => sign > 0)).toBe('19/40')
    expect(duel.all).toBe(400n)
  })
})

describe('chances as numbers', () => {
  it('of huge wholes lose nothing that a number can hold', () => {
    expect(asNumber({ part: 1n, whole: 3n })).toBe(1 / 3)
    expect(asNumber({ part: 10n ** 400n, whole: 3n * 10n ** 400n })).toBe(1 / 3)
    expect(asNumber({ part: -7n, whole: 2n })).toBe(-3.5)
    expect(asNumber({ part: 0n, whole: 1n })).toBe(0)
  })
})
