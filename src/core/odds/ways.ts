/**
 * Exact chances: of all the equally likely ways that dice can fall, how many give each outcome. Whole numbers without
 * end, so that no sum, pool or series of throws is ever rounded.
 */
export interface Ways<T> {
  readonly outcomes: ReadonlyMap<T, bigint>
  /** All of them together. */
  readonly all: bigint
}

/** A part of a whole, in its lowest terms. */
export interface Chance {
  readonly part: bigint
  readonly whole: bigint
}

const gathered = <T>(pairs: Iterable<readonly [T, bigint]>): Ways<T> => {
  const outcomes = new Map<T, bigint>()
  let all = 0n
  for (const [outcome, count] of pairs) {
    if (count === 0n) continue
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0n) + count)
    all += count
  }
  return { outcomes, all }
}

export const certainly = <T>(outcome: T): Ways<T> => gathered([[outcome, 1n]])

/** Each of these as likely as the others. */
export const anyOf = <T>(outcomes: readonly T[]): Ways<T> =>
  gathered(outcomes.map(outcome => [outcome, 1n] as const))

export const die = (sides: number): Ways<number> =>
  anyOf(Array.from({ length: sides }, (_, face) => face + 1))

/** Every throw of these dice, each die known apart. */
export const dice = (count: number, sides: number): Ways<readonly number[]> => {
  let throws: readonly (readonly number[])[] = [[]]
  for (let turn = 0; turn < count; turn++)
    throws = throws.flatMap(before => Array.from({ length: sides }, (_, face) => [...before, face + 1]))
  return anyOf(throws)
}

/** The same ways, seen as something else. */
export const seenAs = <T, U>({ outcomes }: Ways<T>, see: (outcome: T) => U): Ways<U> =>
  gathered([...outcomes].map(([outcome, count]) => [see(outcome), count] as const))

/** Two things that do not depend on each other. */
export const both = <A, B, T>(a: Ways<A>, b: Ways<B>, together: (a: A, b: B) => T): Ways<T> => {
  const pairs: (readonly [T, bigint])[] = []
  for (const [one, times] of a.outcomes)
    for (const [other, count] of b.outcomes) pairs.push([together(one, other), times * count])
  return gathered(pairs)
}

/** What comes next depends on what came first: a die that is thrown again, a save that is only made when hit. */
export const andThen = <T, U>({ outcomes }: Ways<T>, next: (outcome: T) => Ways<U>): Ways<U> => {
  const branches = [...outcomes].map(([outcome, count]) => ({ count, ways: next(outcome) }))
  const whole = branches.reduce((all, { ways }) => leastCommonMultiple(all, ways.all), 1n)
  return gathered(
    branches.flatMap(({ count, ways }) =>
      [...ways.outcomes].map(([outcome, inner]) => [outcome, count * inner * (whole / ways.all)] as const),
    ),
  )
}

const plus = (a: number, b: number): number => a + b

export const sumOf = (...parts: readonly Ways<number>[]): Ways<number> =>
  parts.reduce((sum, part) => both(sum, part, plus), certainly(0))

/** The sum of as many of the same, by doubling: a hundred take seven steps. */
export const repeated = (times: number, one: Ways<number>): Ways<number> => {
  if (times === 0) return certainly(0)
  const half = repeated(Math.floor(times / 2), one)
  const even = both(half, half, plus)
  return times % 2 === 0 ? even : both(even, one, plus)
}

/** How many of a pool succeed, each for itself. */
export const successes = <T>(count: number, one: Ways<T>, succeeds: (outcome: T) => boolean): Ways<number> =>
  repeated(
    count,
    seenAs(one, outcome => (succeeds(outcome) ? 1 : 0)),
  )

/** What a player makes of each throw who takes, of all that it allows, what is worth most to him. */
export const bestOf = <T, U>(
  throws: Ways<T>,
  choices: (thrown: T) => readonly [U, ...U[]],
  worth: (choice: U) => number,
): Ways<U> =>
  seenAs(throws, thrown =>
    choices(thrown).reduce((best, choice) => (worth(choice) > worth(best) ? choice : best)),
  )

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))
const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestDivisor(a, b)) * b

const lowest = (part: bigint, whole: bigint): Chance => {
  const divisor = greatestDivisor(part < 0n ? -part : part, whole)
  return { part: part / divisor, whole: whole / divisor }
}

export const chanceOf = <T>({ outcomes, all }: Ways<T>, happens: (outcome: T) => boolean): Chance => {
  let part = 0n
  for (const [outcome, count] of outcomes) if (happens(outcome)) part += count
  return lowest(part, all)
}

/** The mean of whole numbers, exactly. */
export const meanOf = ({ outcomes, all }: Ways<number>): Chance => {
  let sum = 0n
  for (const [outcome, count] of outcomes) sum += BigInt(outcome) * count
  return lowest(sum, all)
}

/** Large parts of large wholes lose nothing on the way to a number of the machine. */
export const asNumber = ({ part, whole }: Chance): number => {
  const digits = 10n ** 18n
  const integer = part / whole
  return Number(integer) + Number(((part - integer * whole) * digits) / whole) / 1e18
}

/** As it is written: 11/36, or 1 where it is certain. */
export const asFraction = ({ part, whole }: Chance): string => (whole === 1n ? `${part}` : `${part}/${whole}`)

/** The chances of 0, of 1, of 2 …, up to the greatest that can come. */
export const chancesByNumber = (ways: Ways<number>): readonly number[] => {
  const most = Math.max(0, ...ways.outcomes.keys())
  return Array.from({ length: most + 1 }, (_, number) =>
    asNumber(chanceOf(ways, outcome => outcome === number)),
  )
}
