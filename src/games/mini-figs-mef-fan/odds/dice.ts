/** Dice of this game: 1D6 each, under a score, and a save for each wound. Whole numbers, so that nothing is rounded. */
import { both, certainly, type Ways } from '../../../core/index.ts'

export const faces = 6

/** So many faces of six are at most the score; no face succeeds or fails by itself. */
export const facesUnder = (score: number): number => Math.min(faces, Math.max(0, score))

/** Of 36 ways, those in which a die under this score wounds who saves under that Déf. */
export const woundingWays = (score: number, defence: number): number =>
  facesUnder(score) * (faces - facesUnder(defence))

const all = faces * faces

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** How many of so many dice do what each of them does in `part` ways of `whole`. */
export const binomial = (count: number, part: number, whole: number): Ways<number> => {
  const divisor = greatestDivisor(whole, part) || 1
  const [hit, miss] = [BigInt(part / divisor), BigInt((whole - part) / divisor)]
  const powers = (of: bigint): readonly bigint[] => {
    const list = [1n]
    for (let step = 1; step <= count; step++) list.push((list[step - 1] ?? 1n) * of)
    return list
  }
  const [hits, misses] = [powers(hit), powers(miss)]
  const outcomes = new Map<number, bigint>()
  let ways = 1n
  for (let done = 0; done <= count; done++) {
    const number = ways * (hits[done] ?? 0n) * (misses[count - done] ?? 0n)
    if (number > 0n) outcomes.set(done, number)
    ways = (ways * BigInt(count - done)) / BigInt(done + 1)
  }
  return { outcomes, all: (hit + miss) ** BigInt(count) }
}

/** So many dice of one kind: the score that they are thrown under, and the Déf that is left against them. */
export interface Pool {
  readonly dice: number
  readonly score: number
  readonly defence: number
}

/** The wounds of several pools together; dice that wound alike are counted as one pool. */
export const woundsOf = (pools: readonly Pool[]): Ways<number> => {
  const alike = new Map<number, number>()
  for (const { dice, score, defence } of pools) {
    const ways = woundingWays(score, defence)
    alike.set(ways, (alike.get(ways) ?? 0) + dice)
  }
  return [...alike]
    .filter(([ways]) => ways > 0)
    .map(([ways, dice]) => binomial(dice, ways, all))
    .reduce((sum, pool) => both(sum, pool, (a, b) => a + b), certainly(0))
}
