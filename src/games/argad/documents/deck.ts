/** Cards as leaves of a pocket pad: what those of one format share, drawn once. */
import type { DraftPiece, Face, Size } from '../../../core/index.ts'
import { cardFormat, onceFor } from '../../kit/index.ts'
import { accountLeaf, cardLeaf } from '../drawings/leaves.ts'

export const deckOf = onceFor(size => {
  const format = cardFormat(size)
  return {
    format,
    leaf: { drawing: cardLeaf(format.laid) },
    accounts: { drawing: accountLeaf(format.laid) },
  }
})

export const leafCard = (title: string, size: Size, front: Face, back: Face, copies = 1): DraftPiece => ({
  title,
  size,
  zoom: deckOf(size).format.zoom,
  copies,
  ...front,
  back,
})
