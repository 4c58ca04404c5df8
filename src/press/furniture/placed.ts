/** What stands in a sheet's margin, laid out, and where. */
import type { Composed } from '../compose/painted.ts'

export interface Furniture {
  /** One over the other. */
  readonly faces: readonly Composed[]
  /** Millimetres from the sheet's top left: of its corner, and of the corner that is its left foot where it stands. */
  readonly x: number
  readonly y: number
  /** It stands on its end, beside the pieces, where there is no room below them. */
  readonly upright: boolean
}
