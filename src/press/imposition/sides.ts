/** Backs where scissors and printers want them: behind their fronts, however the sheet is turned over or folded. */
import type { Size } from '../../core/index.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { Imposable, ImpositionOptions, Placement, Sheet } from './placement.ts'

export const twoSides = <P extends Imposable>(
  fronts: readonly Placement<P>[],
  { paper, backs }: ImpositionOptions,
): readonly Sheet<P>[] => {
  const front: Sheet<P> = { side: 'front', placements: fronts, foldAt: undefined }
  const backed = fronts.filter(({ piece }) => piece.hasBack)
  if (backs === 'none' || backed.length === 0) return [front]
  const flip = backs === 'short-edge' ? shortEdge : longEdge
  return [
    front,
    { side: 'back', placements: backed.map(placement => flip(placement, paper)), foldAt: undefined },
  ]
}

/**
 * Printed on both sides, a sheet without backs would have the next one behind it: its verso stays white. Nothing follows
 * the last sheet, and backs in a file of their own are fed sheet by sheet up to the last that has any.
 */
export const withVersos = <P extends Imposable>(
  sheets: readonly Sheet<P>[],
  backs: BackMode,
): readonly Sheet<P>[] => {
  const lastBack = sheets.findLastIndex(({ side }) => side === 'back')
  const end = backs === 'separate' ? lastBack : sheets.length - 1
  if (lastBack < 0) return sheets
  return sheets.flatMap((sheet, index) => {
    const bare = sheet.side === 'front' && sheets[index + 1]?.side !== 'back'
    return bare && index < end ? [sheet, whiteVerso] : [sheet]
  })
}

const whiteVerso = { side: 'back', placements: [], foldAt: undefined } as const

const turn = (rotation: Placement<Imposable>['rotation'], by: 0 | 180): Placement<Imposable>['rotation'] =>
  by === 0 ? rotation : rotation === 0 ? 180 : rotation === 90 ? 270 : rotation === 180 ? 0 : 90

/** Turned over like the page of a book: left and right change places, and a piece on its side lies on the other. */
const longEdge = <P extends Imposable>(placement: Placement<P>, { width }: Size): Placement<P> => ({
  ...placement,
  face: 'back',
  x: width - placement.x - placement.width,
  rotation: placement.rotation === 90 ? 270 : placement.rotation === 270 ? 90 : placement.rotation,
})

/** Turned over like a calendar: top and bottom change places, and the back stands on its head. */
const shortEdge = <P extends Imposable>(placement: Placement<P>, { height }: Size): Placement<P> => {
  const flipped = longEdge(placement, { width: 0, height: 0 })
  return {
    ...placement,
    face: 'back',
    y: height - placement.y - placement.height,
    rotation: turn(flipped.rotation, 180),
  }
}

/** Fronts above the fold, backs below it: folded, each back lies behind its front. */
export const foldedSheet = <P extends Imposable>(
  fronts: readonly Placement<P>[],
  { paper }: ImpositionOptions,
): Sheet<P> => ({
  side: 'front',
  placements: [...fronts, ...fronts.map(placement => shortEdge(placement, paper))],
  foldAt: paper.height / 2,
})
