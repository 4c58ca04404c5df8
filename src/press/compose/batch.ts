/** The pieces of one band, composed, with what the sheets have to know of each. */
import type { Way } from '../../core/index.ts'
import type { Batch } from '../vocabulary/job.ts'
import type { ComposedPiece, Composer } from './composer.ts'

/** A composed piece with what the sheets have to know of it. */
export interface SheetPiece {
  readonly composed: ComposedPiece
  readonly batch: Batch
  readonly size: ComposedPiece['size']
  readonly hasBack: boolean
  readonly toEdge: boolean
  readonly mayBeBehind: boolean
  readonly apart: boolean
  readonly way: Way | undefined
}

export const composeBatch = (batch: Batch, composer: Composer, count: () => void): readonly SheetPiece[] =>
  batch.pieces.flatMap(piece => {
    count()
    return composer.compose(piece).map(composed => ({
      composed,
      batch,
      size: composed.size,
      hasBack: composed.back !== undefined && piece.way?.kind !== 'booklet',
      toEdge: composed.toEdge,
      mayBeBehind: composed.mayBeBehind,
      apart: batch.apart ?? false,
      way: piece.way,
    }))
  })
