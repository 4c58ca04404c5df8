/** Sizes that things on a table have. */
import type { Size } from '../../core/index.ts'

/** A disc, by the square around it. */
export const round = (diameter: number): Size => ({ width: diameter, height: diameter })

/** Four share a page without a scrap. */
export const quarterOf = ({ width, height }: Size): Size => ({
  width: width / 2,
  height: Math.floor(height * 5) / 10,
})
