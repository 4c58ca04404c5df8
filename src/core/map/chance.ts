/** Chance that falls alike each time: what is strewn on a piece, and how its edge runs. */
import type { MapPiece } from './table.ts'

export type Luck = () => number

/**
 * From the piece's own shape and not from its place: what is strewn on it stays while it is moved. Whole units count,
 * so that it seldom changes while it is stretched.
 */
export const chanceOf = ({ kind, width, height, points }: MapPiece): Luck => {
  let state = 2166136261
  const stir = (value: number): void => {
    state = Math.imul(state ^ Math.round(value), 16777619) >>> 0
  }
  for (const letter of kind) stir(letter.codePointAt(0) ?? 0)
  for (const value of [width, height, ...points.flatMap(({ x, y }) => [x, y])]) stir(value)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** From 0 to 1 round a circle, the same at both its ends. */
export const swell = (chance: Luck): ((angle: number) => number) => {
  const [first, second, third] = [chance(), chance(), chance()].map(part => part * 2 * Math.PI)
  return angle =>
    0.5 +
    0.22 * Math.sin(2 * angle + (first ?? 0)) +
    0.17 * Math.sin(3 * angle + (second ?? 0)) +
    0.11 * Math.sin(5 * angle + (third ?? 0))
}
