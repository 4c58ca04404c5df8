/** What is laid on sheets, and where it came to lie. Millimetres, from the sheet's top left, as seen on that side. */
import type { Size } from '../../core/index.ts'
import type { BackMode } from '../vocabulary/options.ts'

export interface Imposable {
  readonly size: Size
  readonly hasBack: boolean
  /** Room around it that the paper's edge may eat: it has margins of its own. */
  readonly toEdge: boolean
  /** Nobody wants it beside the other pages: a whole one may stand on the empty back of another. */
  readonly mayBeBehind?: boolean
  /** Whose pages it may stand behind: those of the same batch. */
  readonly batch?: object
}

export interface Placement<P extends Imposable> {
  readonly piece: P
  readonly face: 'front' | 'back'
  readonly x: number
  readonly y: number
  /** As placed: a piece on its side has them swapped. */
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly rotation: 0 | 90 | 180 | 270
  /** How far its ground runs over each of its cuts: the whole bleed, or half of the gutter that neighbours share. */
  readonly bleed: Margins
}

/** A straight line on the sheet. */
export interface Segment {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export interface Sheet<P extends Imposable> {
  readonly side: 'front' | 'back'
  readonly placements: readonly Placement<P>[]
  /** Where the whole sheet is folded, from its top, in fold mode. */
  readonly foldAt: number | undefined
  /** Where pieces that stand with their backs are folded once they are cut out. */
  readonly folds: readonly Segment[]
}

export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface ImpositionOptions {
  readonly paper: Size
  readonly backs: BackMode
  readonly bleed: number
  /** What the printer cannot reach. */
  readonly margins: Margins
}

export interface Imposed<P extends Imposable> {
  readonly sheets: readonly Sheet<P>[]
  /** Pieces that this paper cannot hold. */
  readonly tooLarge: readonly P[]
}
