/** What is laid on sheets, and where it came to lie. Millimetres, from the sheet's top left, as seen on that side. */
import type { Size, Way } from '../../core/index.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { PiecePart } from '../vocabulary/report.ts'

export interface Imposable {
  readonly size: Size
  readonly hasBack: boolean
  /** Room around it that the paper's edge may eat: it has margins of its own. */
  readonly toEdge: boolean
  /** Nobody wants it beside the other pages: a whole one may stand on the empty back of another. */
  readonly mayBeBehind?: boolean
  /** Whose pages it may stand behind: those of the same batch. */
  readonly batch?: object
  /** The sheets of its batch hold nothing of another. */
  readonly apart?: boolean
  readonly way?: Way | undefined
}

/** What of a piece is seen there: a strip that is folded shows its cover and its flap beside it. */
export type PlacedFace = 'front' | 'back' | 'cover' | 'flap'

export interface Placement<P extends Imposable> {
  readonly piece: P
  readonly face: PlacedFace
  readonly x: number
  readonly y: number
  /** As placed: a piece on its side has them swapped. */
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly rotation: 0 | 90 | 180 | 270
  /** How far its ground runs over each of its cuts: the whole bleed, or half of the gutter that neighbours share. */
  readonly bleed: Margins
  /** The part of the piece that is seen, where it lies over several sheets. */
  readonly shows?: PiecePart
  /** Which page of its booklet it is, from 1. */
  readonly folio?: number
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
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
  /** Which sheet it is of the signature that it is folded with, from the outside: 0 is the outermost. */
  readonly inSignature?: number
  readonly tile?: Tile
}

/** One sheet of a piece that lies over several, and how it is joined to its neighbours. */
export interface Tile {
  /** A letter for its row, a number for its column: « B3 ». */
  readonly name: string
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  /** The sheet is read on its side, its top to the right, with all that stands in its margins. */
  readonly turned: boolean
  /** Where it shows its part of the piece, and where its words stand: from the top left of the sheet as it is read. */
  readonly window: Area
  readonly foot: Area
  /** Where it shows what its neighbours show too: crosses, laid one on the other as the sheets are glued. */
  readonly crosses: readonly Segment['from'][]
  /** Along which it is cut, to be glued over the next one. */
  readonly joints: readonly Segment[]
  /** The edges of the whole piece that it has. */
  readonly outer: readonly Segment[]
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

/** One sheet of paper, and its place among the others. */
export interface RankedSheet<P extends Imposable> {
  readonly rank: number
  readonly sides: readonly Sheet<P>[]
}

export interface RankedSheets<P extends Imposable> {
  readonly sheets: readonly RankedSheet<P>[]
  /** Pieces that this paper cannot hold. */
  readonly tooLarge: readonly P[]
}

export interface Imposed<P extends Imposable> {
  readonly sheets: readonly Sheet<P>[]
  /** Pieces that this paper cannot hold. */
  readonly tooLarge: readonly P[]
}
