/** Backs where scissors and printers want them: behind their fronts, however the sheet is turned over or folded. */
import type { Size } from '../../core/index.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { LaidSheet } from './laid.ts'
import type { Imposable, ImpositionOptions, Placement, Sheet } from './placement.ts'

export const sidesOf = <P extends Imposable>(
  laid: LaidSheet<P>,
  options: ImpositionOptions,
): readonly Sheet<P>[] => (laid.folded ? [foldedSheet(laid, options)] : twoSides(laid, options))

const twoSides = <P extends Imposable>(
  { placements, folds, behind }: LaidSheet<P>,
  { paper, backs }: ImpositionOptions,
): readonly Sheet<P>[] => {
  const front: Sheet<P> = { side: 'front', placements, foldAt: undefined, folds }
  const beside = new Set(placements.filter(({ face }) => face === 'back').map(({ piece }) => piece))
  const flipped = placements
    .filter(({ piece }) => behind !== undefined || (piece.hasBack && !beside.has(piece)))
    .map(placement => turnedOver(placement, { paper, backs }))
  if (backs === 'none' || flipped.length === 0) return [front]
  const seen = behind
    ? flipped.map(placed => ({ ...placed, piece: behind, face: 'front' as const }))
    : flipped
  return [front, { side: 'back', placements: seen, foldAt: undefined, folds: [] }]
}

/** What lies behind a placement, as seen once the sheet is turned over. */
export const turnedOver = <P extends Imposable>(
  placement: Placement<P>,
  { paper, backs }: Pick<ImpositionOptions, 'paper' | 'backs'>,
): Placement<P> => (backs === 'short-edge' ? shortEdge : longEdge)(placement, paper)

/**
 * Printed on both sides, a sheet without backs would have the next one behind it: its verso stays white. Nothing follows
 * the last sheet, and backs in a file of their own are fed sheet by sheet up to the last that has any. A printer that
 * turns sheets over by itself would print even a job without backs on both sides: nothing comes behind a secret, a tile,
 * or the sheets of a batch apart.
 */
export const withVersos = <P extends Imposable>(
  sheets: readonly Sheet<P>[],
  backs: BackMode,
): readonly Sheet<P>[] => {
  const lastBack = sheets.findLastIndex(({ side }) => side === 'back')
  const end = backs === 'separate' ? lastBack : sheets.length - 1
  const turnsOver = backs === 'long-edge' || backs === 'short-edge'
  if (lastBack < 0 && !(turnsOver && sheets.some(staysBare))) return sheets
  return sheets.flatMap((sheet, index) => {
    const bare = sheet.side === 'front' && sheets[index + 1]?.side !== 'back'
    return bare && index < end ? [sheet, whiteVerso] : [sheet]
  })
}

const staysBare = <P extends Imposable>({ placements }: Sheet<P>): boolean =>
  placements.some(({ piece: { way, apart } }) => apart || way?.kind === 'folded' || way?.kind === 'tiled')

const whiteVerso = { side: 'back', placements: [], foldAt: undefined, folds: [] } as const

const upended = { 0: 180, 90: 90, 180: 0, 270: 270 } as const

/** Turned over like the page of a book: left and right change places, and a piece on its side lies on the other. */
const longEdge = <P extends Imposable>(placement: Placement<P>, { width }: Size): Placement<P> => ({
  ...placement,
  face: 'back',
  x: width - placement.x - placement.width,
  bleed: { ...placement.bleed, left: placement.bleed.right, right: placement.bleed.left },
  rotation: placement.rotation === 90 ? 270 : placement.rotation === 270 ? 90 : placement.rotation,
})

/** Turned over like a calendar: top and bottom change places, and the back stands on its head. */
const shortEdge = <P extends Imposable>(placement: Placement<P>, { height }: Size): Placement<P> => {
  const { bleed } = placement
  return {
    ...placement,
    face: 'back',
    y: height - placement.y - placement.height,
    bleed: { ...bleed, top: bleed.bottom, bottom: bleed.top },
    rotation: upended[placement.rotation],
  }
}

/** Fronts above the fold, backs below it: folded, each back lies behind its front. */
const foldedSheet = <P extends Imposable>(
  { placements }: LaidSheet<P>,
  { paper }: ImpositionOptions,
): Sheet<P> => ({
  side: 'front',
  placements: [...placements, ...placements.map(placement => shortEdge(placement, paper))],
  foldAt: paper.height / 2,
  folds: [],
})
