/** Sizes that things on a table have. */
import type { Size } from '../../core/index.ts'

/** A disc, by the square around it. */
export const round = (diameter: number): Size => ({ width: diameter, height: diameter })

/** Two share a page without a scrap, on their sides. */
export const halfOf = ({ width, height }: Size): Size => ({
  width: Math.floor(height * 5) / 10,
  height: width,
})

/** Four share a page without a scrap. */
export const quarterOf = ({ width, height }: Size): Size => ({
  width: width / 2,
  height: Math.floor(height * 5) / 10,
})
