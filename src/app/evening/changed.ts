/** An evening again with only what changed: every copy that was printed has a mark, and who has none is printed. */
import type { Piece } from '../../core/index.ts'
import { createMarks } from '../pieces.ts'
import type { Host } from '../port.ts'
import type { Pile } from './piles.ts'

export interface Changed {
  readonly piles: readonly Pile[]
  /** What is left out, since it was printed before. */
  readonly kept: readonly Kept[]
}

export interface Kept {
  readonly title: string
  readonly count: number
  /** Whether all of its pile is. */
  readonly whole: boolean
}

type Fingerprint = Host['fingerprint']

/** One for each copy of each piece, in the order of the piles. */
export const marksOf = (piles: readonly Pile[], fingerprint: Fingerprint): readonly string[] => {
  const markOf = createMarks(fingerprint)
  return piles.flatMap(({ batches }) =>
    batches.flatMap(({ pieces }) => pieces.flatMap(piece => copyMarks(piece, markOf))),
  )
}

const copyMarks = (piece: Piece, markOf: (piece: Piece) => string): readonly string[] =>
  Array.from({ length: piece.copies }, () => markOf(piece))

export const changedSince = (
  piles: readonly Pile[],
  printed: readonly string[],
  fingerprint: Fingerprint,
): Changed => {
  const known = new Set(printed)
  const markOf = createMarks(fingerprint)
  const left = piles.map(pile => {
    const batches = pile.batches.map(batch => ({
      ...batch,
      pieces: batch.pieces.map(piece => ({
        ...piece,
        copies: copyMarks(piece, markOf).filter(mark => !known.has(mark)).length,
      })),
    }))
    return { pile, batches, kept: copiesIn(pile.batches) - copiesIn(batches) }
  })
  return {
    piles: left.flatMap(({ pile, batches }) =>
      copiesIn(batches) === 0
        ? []
        : [{ ...pile, batches: batches.map(batch => ({ ...batch, pieces: batch.pieces.filter(comesOut) })) }],
    ),
    kept: left.flatMap(({ pile, batches, kept }) =>
      kept === 0 ? [] : [{ title: pile.title, count: kept, whole: copiesIn(batches) === 0 }],
    ),
  }
}

const comesOut = ({ copies }: Piece): boolean => copies > 0

const copiesIn = (batches: Pile['batches']): number =>
  batches.reduce((sum, { pieces }) => sum + pieces.reduce((all, { copies }) => all + copies, 0), 0)
