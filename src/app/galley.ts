/** Pieces on a page of their own size, to be looked at and not cut: all of it measured from them. */
import { writtenSize, type Piece, type Size } from '../core/index.ts'
import { perfectPrinter, type PrintJob } from '../press/vocabulary/index.ts'

/** White on both sides, and above and below, where the press keeps room for the printer and for the foot of a sheet. */
const around: Size = { width: 8, height: 16 }

/**
 * Two cards by two and the half of a paper are room for most, and the page stays the same from one member of a band to
 * the next. What is larger stretches it, and small pieces that are several stand side by side. A part of a job lies on the
 * pages of the whole.
 */
export const onGalley = (job: PrintJob, card: Size, whole: PrintJob = job): PrintJob => {
  const half: Size = { width: job.sheet.paper.width / 2, height: job.sheet.paper.height / 2 }
  const pieces = whole.batches.flatMap(batch => batch.pieces)
  const rooms = [half, { width: 2 * card.width, height: 2 * card.height }, ...roomsOf(pieces, half)]
  const paper: Size = {
    width: Math.max(...rooms.map(({ width }) => width)) + around.width,
    height: Math.max(...rooms.map(({ height }) => height)) + around.height,
  }
  return {
    ...job,
    sheet: { ...job.sheet, paper, printer: perfectPrinter, marks: 'none', bleed: 0, numbered: false },
  }
}

/** What each piece takes, with its twin beside it where it is small and has one. */
const roomsOf = (pieces: readonly Piece[], half: Size): readonly Size[] => {
  const copiesOf = new Map<string, number>()
  for (const { size, copies } of pieces)
    copiesOf.set(writtenSize(size), (copiesOf.get(writtenSize(size)) ?? 0) + copies)
  return pieces.map(({ size, way }) => {
    // A strip lies unfolded: a cover, the piece, and a flap.
    if (way?.kind === 'folded') return { width: size.width, height: 3 * size.height }
    const isSmall = size.width < half.width && size.height < half.height
    const several = (copiesOf.get(writtenSize(size)) ?? 0) > 1
    return isSmall && several ? { width: 2 * size.width, height: size.height } : size
  })
}
