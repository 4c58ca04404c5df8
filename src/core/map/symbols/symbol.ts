/** What draws a piece: its marks in millimetres from its own place. */
import type { Mark } from '../../drawing.ts'
import type { MapLook, Sizes } from '../strokes.ts'
import type { MapPiece } from '../table.ts'

export interface Hand extends MapLook {
  readonly sizes: Sizes
}

export type Draw = (piece: MapPiece, hand: Hand) => readonly Mark[]

export interface Symbol {
  readonly draw: Draw
  /** What stands upright on a turned piece: it turns its ground by itself. */
  readonly upright?: boolean
}
