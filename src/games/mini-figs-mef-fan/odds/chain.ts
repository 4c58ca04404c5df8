/**
 * Two units that strike each other turn after turn, at the same time: the chances of every pair of what is left of them,
 * followed from one turn to the next. Every way that dice can fall is in it; only the last digits of a number are lost.
 */
import type { Ways } from '../../../core/index.ts'

/** One side: how many points of Vie it has, how many to a figure, and what so many figures do, in the first turn or after it. */
export interface Side {
  readonly life: number
  readonly each: number
  readonly strikes: (figures: number, first: boolean) => Ways<number>
}

/** After a turn: what each side has lost on average, and the chance that none of it is left. */
export interface Toll {
  readonly lost: readonly [first: number, second: number]
  readonly down: readonly [first: number, second: number]
}

/** What is rarer than this is not followed: all of it together changes no digit that anybody reads. */
const negligible = 1e-17

const figuresOf = ({ each }: Side, life: number): number => Math.ceil(life / Math.max(1, each))

const digits = 10n ** 18n

/** The chances of 0, of 1 … of so much or more. */
const chancesUpTo = ({ outcomes, all }: Ways<number>, most: number): readonly number[] => {
  const ways: bigint[] = Array.from({ length: most + 1 }, () => 0n)
  for (const [number, count] of outcomes) {
    const place = Math.min(most, number)
    ways[place] = (ways[place] ?? 0n) + count
  }
  return ways.map(count => Number((count * digits) / all) / 1e18)
}

/** What a side does, by how much is left of it; worked out once for each number of figures. */
const kernel = (side: Side, most: number, first: boolean) => {
  const known = new Map<number, readonly number[]>()
  return (life: number): readonly number[] => {
    const figures = figuresOf(side, life)
    const before = known.get(figures)
    if (before) return before
    const chances = chancesUpTo(side.strikes(figures, first), most)
    known.set(figures, chances)
    return chances
  }
}

type Strikes = ReturnType<typeof kernel>

/** The chances of each pair, by its place: what is left of the first, times the width, and of the second. */
const nextTurn = (
  before: Float64Array,
  [first, second]: readonly [Side, Side],
  [firstStrikes, secondStrikes]: readonly [Strikes, Strikes],
): Float64Array => {
  const width = second.life + 1
  const after = new Float64Array(before.length)
  for (let a = 0; a <= first.life; a++)
    for (let b = 0; b <= second.life; b++) {
      const chance = before[a * width + b] ?? 0
      if (chance < negligible) continue
      if (a === 0 || b === 0) {
        after[a * width + b] = (after[a * width + b] ?? 0) + chance
        continue
      }
      const given = firstStrikes(a)
      const taken = secondStrikes(b)
      for (let loss = 0; loss < taken.length; loss++) {
        const part = chance * (taken[loss] ?? 0)
        if (part < negligible) continue
        const row = Math.max(0, a - loss) * width
        for (let wounds = 0; wounds < given.length; wounds++) {
          const place = row + Math.max(0, b - wounds)
          after[place] = (after[place] ?? 0) + part * (given[wounds] ?? 0)
        }
      }
    }
  return after
}

const tollOf = (chances: Float64Array, [first, second]: readonly [Side, Side]): Toll => {
  const width = second.life + 1
  let [lostA, lostB, downA, downB] = [0, 0, 0, 0]
  for (let a = 0; a <= first.life; a++)
    for (let b = 0; b <= second.life; b++) {
      const chance = chances[a * width + b] ?? 0
      lostA += chance * (first.life - a)
      lostB += chance * (second.life - b)
      if (a === 0) downA += chance
      if (b === 0) downB += chance
    }
  return { lost: [lostA, lostB], down: [Math.min(1, downA), Math.min(1, downB)] }
}

/** The chances of every pair after each of these turns, and what they come to. */
export const fightOut = (
  sides: readonly [Side, Side],
  turns: number,
): readonly { readonly chances: Float64Array; readonly toll: Toll }[] => {
  const [first, second] = sides
  let chances: Float64Array = new Float64Array((first.life + 1) * (second.life + 1))
  chances[chances.length - 1] = 1
  const strikes = (opening: boolean): readonly [Strikes, Strikes] => [
    kernel(first, second.life, opening),
    kernel(second, first.life, opening),
  ]
  const [opening, later] = [strikes(true), strikes(false)]
  return Array.from({ length: turns }, (_, turn) => {
    chances = nextTurn(chances, sides, turn === 0 ? opening : later)
    return { chances, toll: tollOf(chances, sides) }
  })
}
