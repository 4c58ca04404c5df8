/** The dice of this game against plain enumeration, and the exact checks of its page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asFraction, asNumber, chanceOf, type Ways } from '../../../src/core/index.ts'
import { bestNatural, victimsOf } from '../../../src/games/argad/odds/dice.ts'
import {
  blowOf,
  effectOf,
  exchangeOf,
  fighterOf,
  type Effect,
  type Fates,
  type Strike,
} from '../../../src/games/argad/odds/melee.ts'
import { certainTime, type TimeOption } from '../../../src/games/argad/catalog/index.ts'
import { chanceOfTurn, workOdds } from '../../../src/games/argad/odds/works.ts'

const fraction = <T>(ways: Ways<T>, outcome: T): string =>
  asFraction(chanceOf(ways, found => found === outcome))

const shown = (strike: Partial<Strike>): readonly string[] => {
  const blow = blowOf({ modifier: 0, classe: 3, armour: 0, ...strike })
  return (['kill', 'recoil', 'nothing'] as const).map(effect => fraction(blow, effect))
}

describe('the exact checks of the rules page', () => {
  it.each<readonly [Partial<Strike>, readonly string[]]>([
    [{}, ['1/2', '1/6', '1/3']],
    [{ armour: 5 }, ['1/6', '1/2', '1/3']],
    [{ classe: 5, armour: 5, modifier: -1 }, ['1/36', '5/36', '5/6']],
  ])('a blow of %j', (strike, expected) => {
    expect(shown(strike)).toEqual(expected)
  })

  it('shots at 5-6, 6, 7 and 8', () => {
    const hits = [5, 6, 7, 8].map(need => asFraction(chanceOf(victimsOf({ red: 1, need }), n => n > 0)))
    expect(hits).toEqual(['1/3', '1/6', '1/36', '1/216'])
  })

  it('two of classe 3 with weapons of one length, the tie decided', () => {
    const strike: Strike = { modifier: 0, classe: 3, armour: 0 }
    const fighter = fighterOf(strike, { order: 3, classe: 3, armour: 0 })
    const parted = exchangeOf(fighter, fighter, true)
    const dies = (who: 0 | 1) =>
      asFraction(chanceOf(parted, fates => fates.split(' ')[who] === 'kill' && fates !== 'kill kill'))
    expect([dies(0), dies(1), fraction(parted, 'kill kill')]).toEqual(['1/3', '1/3', '1/12'])
    const plain = exchangeOf(fighter, fighter, false)
    expect(fraction(plain, 'kill kill')).toBe('1/4')
    expect(fraction(plain, 'recoil recoil')).toBe('1/36')
  })
})

const work = (id: string): TimeOption => {
  const found = certainTime.find(option => option.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('« un certain temps »', () => {
  it('is done by turn n as often as the page says', () => {
    const { done, mean, median, ninth } = workOdds(work('ordinaire'))
    expect(done.map(asFraction)).toEqual(['1/6', '4/9', '13/18', '49/54', '319/324', '1'])
    expect(mean && asFraction(mean)).toBe('899/324')
    expect([median, ninth]).toEqual([3, 4])
    const turns = [1, 2, 3, 4, 5, 6].map(turn => asFraction(chanceOfTurn(work('ordinaire'), turn)))
    expect(turns).toEqual(['1/6', '1/3', '1/2', '2/3', '5/6', '1'])
  })

  it('has variants', () => {
    expect(asFraction(workOdds(work('renonce')).ever)).toBe('209/324')
    expect(workOdds(work('renonce')).mean).toBeNull()
    const means = ['avance', 'd3', 'retard'].map(id => workOdds(work(id)).mean)
    expect(means.map(mean => mean && asFraction(mean))).toEqual(['115/54', '17/9', '1223/324'])
    expect(workOdds(work('deux-des')).done.map(asFraction)).toEqual([
      '1/36',
      '16/81',
      '169/324',
      '2401/2916',
      '101761/104976',
      '1',
    ])
    expect(asFraction(chanceOfTurn(work('renonce'), 5))).toBe('5/6')
    expect(asFraction(chanceOfTurn(work('retard'), 1))).toBe('0')
  })

  it.each(certainTime.map(option => [option.id, option] as const))(
    '%s stands in the catalogue as it is worked out',
    (_, option) => {
      const { done, mean, ever } = workOdds(option)
      const same = ([part, whole]: readonly [number, number]) => part / whole
      expect(done.map(asNumber)).toHaveLength(option.done.length)
      for (const [turn, fraction] of option.done.entries())
        expect(asNumber(done[turn] ?? { part: 0n, whole: 1n })).toBeCloseTo(same(fraction), 12)
      expect(mean === null).toBe(option.mean === null)
      if (mean && option.mean) expect(asNumber(mean)).toBeCloseTo(same(option.mean), 12)
      expect(asNumber(ever)).toBeCloseTo(asNumber(done.at(-1) ?? ever), 12)
    },
  )
})

/* ---- enumeration: every throw, and every die that is thrown again, one after the other ---- */

/** So deep that what is left of a chain of sixes is certain: a throw of more sixes than that suffices for all. */
const deep = 8

interface Thrown {
  readonly chance: number
  readonly faces: readonly number[]
}

const throws = (dice: number): readonly Thrown[] => {
  let all: readonly Thrown[] = [{ chance: 1, faces: [] }]
  for (let turn = 0; turn < dice; turn++)
    all = all.flatMap(({ chance, faces }) =>
      [1, 2, 3, 4, 5, 6].map(face => ({ chance: chance / 6, faces: [...faces, face] })),
    )
  return all
}

/** One die goes on from here, by itself. */
const goesOn = (
  from: number,
  enough: (natural: number) => boolean,
): readonly (readonly [number, number])[] => {
  const ends: (readonly [number, number])[] = []
  let [natural, chance] = [from, 1]
  while (!enough(natural) && natural < 6 + deep) {
    ends.push([natural, (chance * 5) / 6])
    chance /= 6
    natural++
  }
  return [...ends, [natural, chance]]
}

/** The sixes of these dice, counted up, the red ones last: they are given the greatest. */
const countedUp = (faces: readonly (readonly [face: number, red: boolean])[]) => {
  let next = 6
  return faces
    .toSorted((a, b) => Number(a[1]) - Number(b[1]))
    .map(([face, red]): readonly [number, boolean] => [face === 6 ? next++ : face, red])
}

const victims = (dice: readonly (readonly [number, boolean])[], need: number, helped: boolean): number => {
  const plain = (list: typeof dice): number =>
    list.some(([natural, red]) => red && natural >= need)
      ? list.filter(([natural]) => natural >= need).length
      : 0
  if (!helped) return plain(dice)
  const better = dice.map((_, chosen) =>
    plain(dice.map(([natural, red], index) => [natural + (index === chosen ? 1 : 0), red] as const)),
  )
  return Math.max(plain(dice), ...better)
}

const enumerated = (red: number, white: number, need: number, helped: boolean, orderly: boolean) => {
  const chances = new Map<number, number>()
  const add = (count: number, chance: number) => chances.set(count, (chances.get(count) ?? 0) + chance)
  for (const { chance, faces } of throws(red + white)) {
    const dice = faces.map((face, index): readonly [number, boolean] => [face, index < red])
    const counted = orderly ? countedUp(dice) : dice
    const now = victims(counted, need, helped)
    const top = counted.findLastIndex(
      ([natural, isRed]) => isRed && natural >= 6 && counted.every(([other]) => other <= natural),
    )
    if (now > 0 || top < 0) {
      add(now, chance)
      continue
    }
    for (const [natural, part] of goesOn(counted[top]?.[0] ?? 0, n => n >= need + 1))
      add(
        victims(
          counted.map((die, index) => (index === top ? ([natural, true] as const) : die)),
          need,
          helped,
        ),
        chance * part,
      )
  }
  return chances
}

/** The first die is the marksman's. His six, like any, may be counted as any of those that lie there. */
const withMarksman = (
  faces: readonly number[],
  need: number,
  orderly: boolean,
): readonly (readonly [victims: number, chance: number])[] => {
  const hits = (naturals: readonly number[]) =>
    naturals.filter((natural, index) => natural + (index === 0 ? 1 : 0) >= need).length
  const sixes = faces.flatMap((face, index) => (face === 6 ? [index] : []))
  const orders = orderly
    ? sixes.map((_, turn) => [...sixes.slice(turn), ...sixes.slice(0, turn)])
    : [[...sixes]]
  const counted = orders.map(order =>
    faces.map((face, index) => (face === 6 && orderly ? 6 + order.indexOf(index) : face)),
  )
  const best = Math.max(hits(faces), ...counted.map(hits))
  if (best > 0 || sixes.length === 0) return [[best, 1]]
  const top = orderly ? 5 + sixes.length : 6
  const eased = sixes.includes(0) ? need - 1 : need
  return goesOn(top, natural => natural >= eased).map(([natural, chance]) => [
    natural >= eased ? 1 : 0,
    chance,
  ])
}

describe('a volley', () => {
  it('is what all throws give, whatever is needed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: -1, max: 10 }),
        fc.boolean(),
        fc.boolean(),
        (red, white, need, helped, orderly) => {
          const found = victimsOf({ red, white, need, helped, sixes: orderly ? 'together' : 'one' })
          const expected = enumerated(red, white, need, helped, orderly)
          for (let count = 0; count <= red + white; count++)
            expect(asNumber(chanceOf(found, n => n === count))).toBeCloseTo(expected.get(count) ?? 0, 10)
          expect(chanceOf(found, n => n <= red + white)).toEqual({ part: 1n, whole: 1n })
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('with a marksman among the shooters is what all throws give', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: -1, max: 10 }),
        fc.boolean(),
        (shooters, need, orderly) => {
          const found = victimsOf({ red: shooters, need, elite: true, sixes: orderly ? 'together' : 'one' })
          const expected = new Map<number, number>()
          for (const { chance, faces } of throws(shooters))
            for (const [count, part] of withMarksman(faces, need, orderly))
              expected.set(count, (expected.get(count) ?? 0) + chance * part)
          for (let count = 0; count <= shooters; count++)
            expect(asNumber(chanceOf(found, n => n === count))).toBeCloseTo(expected.get(count) ?? 0, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of forty shooters is counted whole', () => {
    const many = victimsOf({ red: 40, need: 7 })
    expect(chanceOf(many, () => true)).toEqual({ part: 1n, whole: 1n })
    expect(Math.max(...many.outcomes.keys())).toBe(39)
  })
})

/* ---- mêlée ---- */

const effectByHand = (strike: Strike, natural: number): Effect => {
  const { modifier, classe, armour, bareHands, trapped } = strike
  const total = natural + modifier
  if (natural === 1) return 'nothing'
  if (natural >= 8) return 'kill'
  if (total > classe && total > armour) return bareHands ? 'stun' : 'kill'
  if (total >= classe) return trapped ? 'kill' : 'recoil'
  return 'nothing'
}

const hitsByHand = (strike: Strike, natural: number): boolean => {
  const effect = effectByHand({ ...strike, trapped: false }, natural)
  return effect === 'kill' || effect === 'stun'
}

/** The natural results of one blow, die by die. */
const naturalsByHand = (strike: Strike): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  const add = (natural: number, chance: number) => chances.set(natural, (chances.get(natural) ?? 0) + chance)
  const enough = (natural: number) => hitsByHand(strike, natural)
  for (const { chance, faces } of throws(Math.max(1, strike.dice ?? 1))) {
    const sixes = faces.filter(face => face === 6).length
    if (sixes === 0) add(Math.max(...faces), chance)
    else if (strike.sixes === 'apart') {
      let ends: readonly (readonly [number, number])[] = [[0, 1]]
      for (let die = 0; die < sixes; die++)
        ends = ends.flatMap(([best, p]) =>
          goesOn(6, enough).map(([natural, q]) => [Math.max(best, natural), p * q] as const),
        )
      for (const [natural, part] of ends) add(natural, chance * part)
    } else
      for (const [natural, part] of goesOn(strike.sixes === 'one' ? 6 : 5 + sixes, enough))
        add(natural, chance * part)
  }
  return chances
}

const anyStrike: fc.Arbitrary<Strike> = fc.record({
  modifier: fc.integer({ min: -4, max: 4 }),
  classe: fc.integer({ min: 1, max: 5 }),
  armour: fc.constantFrom(0, 3, 4, 5),
  dice: fc.integer({ min: 1, max: 3 }),
  sixes: fc.constantFrom('together' as const, 'apart' as const, 'one' as const),
  bareHands: fc.boolean(),
  trapped: fc.boolean(),
})

describe('a blow', () => {
  it('is what all throws give', () => {
    fc.assert(
      fc.property(anyStrike, strike => {
        const found = blowOf(strike)
        const expected = new Map<Effect, number>()
        for (const [natural, chance] of naturalsByHand(strike)) {
          const effect = effectByHand(strike, natural)
          expected.set(effect, (expected.get(effect) ?? 0) + chance)
          expect(effectOf(strike, natural)).toBe(effect)
        }
        for (const effect of ['kill', 'stun', 'recoil', 'nothing'] as const)
          expect(asNumber(chanceOf(found, one => one === effect))).toBeCloseTo(expected.get(effect) ?? 0, 10)
      }),
      { numRuns: 1000 },
    )
  })

  it('always fails on a natural 1, and always hits on three sixes', () => {
    expect(shown({ classe: 1, modifier: 9 })).toEqual(['5/6', '0', '1/6'])
    expect(shown({ classe: 5, modifier: -9 })).toEqual(['1/216', '0', '215/216'])
    // Three who strike one together: three sixes, two and another, or one and two others.
    expect(fraction(blowOf({ modifier: -9, classe: 5, armour: 0, dice: 3 }), 'kill')).toBe('67/2592')
  })

  it('of bare hands stuns, and kills only where two sixes did not suffice', () => {
    const hands = { modifier: -1, armour: 0, bareHands: true }
    expect(fraction(blowOf({ ...hands, classe: 5 }), 'stun')).toBe('1/36')
    expect(fraction(blowOf({ ...hands, classe: 5 }), 'kill')).toBe('0')
    expect(fraction(blowOf({ ...hands, classe: 5, modifier: -2 }), 'kill')).toBe('1/216')
  })

  it('knows a natural result that no six improves', () => {
    expect(
      fraction(
        bestNatural(1, () => true),
        6,
      ),
    ).toBe('1/6')
    expect(
      fraction(
        bestNatural(2, () => true, 'apart'),
        6,
      ),
    ).toBe('11/36')
  })
})

describe('an exchange', () => {
  const fatesByHand = (
    first: Strike,
    second: Strike,
    orders: readonly [number, number],
    parted: boolean,
  ): ReadonlyMap<Fates, number> => {
    const chances = new Map<Fates, number>()
    const add = (ofFirst: Effect, ofSecond: Effect, chance: number) => {
      const key: Fates = `${ofFirst} ${ofSecond}`
      chances.set(key, (chances.get(key) ?? 0) + chance)
    }
    for (const [a, p] of naturalsByHand(first))
      for (const [b, q] of naturalsByHand(second)) {
        let [onSecond, onFirst] = [effectByHand(first, a), effectByHand(second, b)]
        const hit = (effect: Effect) => effect === 'kill' || effect === 'stun'
        if (orders[0] < orders[1]) {
          if (onSecond !== 'nothing') onFirst = 'nothing'
        } else if (orders[1] < orders[0]) {
          if (onFirst !== 'nothing') onSecond = 'nothing'
        } else if (hit(onSecond) && onFirst === 'recoil') onFirst = 'nothing'
        else if (hit(onFirst) && onSecond === 'recoil') onSecond = 'nothing'
        else if (parted && onFirst !== 'nothing' && onSecond !== 'nothing') {
          // The one is struck whom the other's blow is held against.
          const steps = [
            [second.classe, first.classe],
            [second.armour, first.armour],
            [a, b],
            [first.modifier, second.modifier],
          ] as const
          const step = steps.find(([mine, theirs]) => mine !== theirs)
          if (step && step[0] > step[1]) onFirst = 'nothing'
          else if (step) onSecond = 'nothing'
        }
        add(onFirst, onSecond, p * q)
      }
    return chances
  }

  it('is what all throws of both give, in the order of their weapons', () => {
    fc.assert(
      fc.property(
        anyStrike,
        anyStrike,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (one, other, order, otherOrder, parted) => {
          // A strike names whom it is held against: the first is of the classe that the second strikes at.
          const first = fighterOf(one, { order, classe: other.classe, armour: other.armour })
          const second = fighterOf(other, { order: otherOrder, classe: one.classe, armour: one.armour })
          const found = exchangeOf(first, second, parted)
          const expected = fatesByHand(one, other, [order, otherOrder], parted)
          const keys = new Set<Fates>([...found.outcomes.keys(), ...expected.keys()])
          for (const key of keys)
            expect(asNumber(chanceOf(found, fates => fates === key))).toBeCloseTo(expected.get(key) ?? 0, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of a longer weapon comes first: who is struck down or driven back does not strike', () => {
    const strike: Strike = { modifier: 0, classe: 3, armour: 0 }
    const spear = fighterOf(strike, { order: 1, classe: 3, armour: 0 })
    const sword = fighterOf(strike, { order: 3, classe: 3, armour: 0 })
    const ways = exchangeOf(spear, sword, false)
    expect(asFraction(chanceOf(ways, fates => fates.startsWith('kill')))).toBe('1/6')
    expect(asFraction(chanceOf(ways, fates => fates.endsWith('kill')))).toBe('1/2')
    const back = exchangeOf(sword, spear, false)
    expect(asFraction(chanceOf(back, fates => fates.startsWith('kill')))).toBe('1/2')
  })

  it('of shots at point-blank is decided by no tie', () => {
    const strike: Strike = { modifier: 0, classe: 3, armour: 0 }
    const sword = fighterOf(strike, { order: 0, classe: 3, armour: 0 })
    const shot = { ...sword, shot: true }
    expect(fraction(exchangeOf(shot, shot, true), 'kill kill')).toBe('1/4')
  })
})
