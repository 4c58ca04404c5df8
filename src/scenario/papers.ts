/** Parts of a paper, in tenths of a millimetre that add up to no more than the whole. */
import type { Size } from '../core/index.ts'

/** As it is folded. */
export const halfOf = ({ width, height }: Size): Size => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return { width: Math.floor(long * 5) / 10, height: short }
}

/** As it is cut in four. */
export const quarterOf = ({ width, height }: Size): Size => ({
  width: Math.floor(width * 5) / 10,
  height: Math.floor(height * 5) / 10,
})
