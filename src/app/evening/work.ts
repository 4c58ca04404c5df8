/** What is left to do once an evening is printed, pile by pile: which sheets, what to do with them, how long it takes. */
import { groupBy, type Piece, type Size } from '../../core/index.ts'
import { summarise, type Batch, type PlacedPiece, type Report } from '../../press/vocabulary/index.ts'
import type { Pile } from './piles.ts'

/** In the order in which hands come to them. */
export const gestures = ['whole', 'cut', 'round', 'fold', 'strip', 'booklet', 'tiles'] as const
export type Gesture = (typeof gestures)[number]

/** Things of one kind that are treated alike. */
export interface KindWork {
  readonly title: string
  readonly count: number
  readonly gesture: Gesture
  /** What its pieces themselves say of it. */
  readonly legend: string
  /** Numbers of the sheets that it lies on, as their margins bear them. */
  readonly pages: readonly number[]
}

export interface PileWork {
  readonly pile: Pile
  /** Of paper. */
  readonly sheets: number
  /** Blank backs included. */
  readonly first: number
  readonly last: number
  readonly kinds: readonly KindWork[]
}

export interface Labour {
  readonly sheets: number
  readonly cards: number
  readonly cuts: number
  readonly foldings: number
  readonly minutes: number
}

/** Of the piles whose batches these are, in the order of the job, when so many pages come before the first of them. */
export const worksOf = (
  piles: readonly Pile[],
  report: Report,
  { card, paper, before = 0 }: { readonly card: Size; readonly paper: Size; readonly before?: number },
): readonly PileWork[] => {
  const batches = piles.flatMap(pile => pile.batches.map(batch => ({ pile, batch })))
  const owners = ownersOf(report)
  return piles.flatMap(pile => {
    const own = report.sheets.flatMap((sheet, index) => {
      const owner = batches[owners[index] ?? -1]
      return owner?.pile === pile ? [{ ...sheet, index }] : []
    })
    if (own.length === 0) return []
    const pages = own.map(({ page }) => page + before)
    const placed = own.flatMap(({ side, page, pieces, index }) =>
      side === 'back'
        ? []
        : pieces.map((piece, at) => ({
            ...piece,
            page: page + before,
            batch: batches[report.origins[index]?.[at] ?? -1]?.batch,
          })),
    )
    const treated = placed.flatMap(({ batch, page, ...spot }) => {
      const piece = batch && pieceOf(batch, spot)
      return batch && piece
        ? [{ piece, page, title: titleIn(batch, piece.asset), gesture: gestureOf(piece, { card, paper }) }]
        : []
    })
    return [
      {
        pile,
        sheets: own.filter(({ side }) => side === 'front').length,
        first: Math.min(...pages),
        last: Math.max(...pages),
        kinds: groupBy(treated, ({ piece, gesture }) => `${piece.asset}/${gesture}`)
          .map(([first, ...others]) => {
            const { title, gesture, piece } = first
            const sheets = [...new Set([first, ...others].map(({ page }) => page))]
            const bySheet = gesture === 'tiles' || gesture === 'booklet'
            return {
              title,
              gesture,
              legend: piece.legend ?? '',
              pages: sheets,
              count: bySheet ? sheets.length : (1 + others.length) / (gesture === 'strip' ? panels : 1),
            }
          })
          .toSorted((a, b) => gestures.indexOf(a.gesture) - gestures.indexOf(b.gesture)),
      },
    ]
  })
}

/** A sheet without a piece is the back of the one before it. */
const ownersOf = ({ origins }: Report): readonly number[] => {
  let owner = -1
  return origins.map(([first]) => (owner = first ?? owner))
}

const titleIn = ({ assets }: Batch, asset: string): string =>
  assets.find(({ id }) => id === asset)?.title ?? asset

/** Of a strip: each of them is placed. */
const panels = 3

/** A card and a token may have one title: their sizes tell them apart. */
const pieceOf = ({ pieces }: Batch, { asset, title, width, height }: PlacedPiece): Piece | undefined => {
  const own = pieces.filter(piece => piece.asset === asset)
  const named = own.filter(piece => piece.title === title || title.startsWith(`${piece.title} (suite`))
  const isAsLarge = ({ size }: Piece): boolean =>
    Math.abs(size.width * size.height - width * height) < 1 &&
    Math.abs(Math.max(size.width, size.height) - Math.max(width, height)) < 1
  return named.find(isAsLarge) ?? named[0] ?? own[0]
}

const gestureOf = (
  { way, legend, size, toEdge = false }: Piece,
  { card, paper }: { readonly card: Size; readonly paper: Size },
): Gesture => {
  if (way?.kind === 'tiled') return 'tiles'
  if (way?.kind === 'folded') return 'strip'
  if (way?.kind === 'booklet') return 'booklet'
  if (legend) return 'fold'
  if (toEdge) return fills(size, paper) ? 'whole' : 'cut'
  return size.width === size.height && size.width !== card.width ? 'round' : 'cut'
}

/** A printer's margins may take a little of it. */
const fills = ({ width, height }: Size, paper: Size): boolean =>
  width * height > 0.8 * paper.width * paper.height

/**
 * Seconds of a hand that is used to it: a straight cut is a ruler laid on two marks, a stroke, and the strip put aside; a
 * fold is scored, folded, and half of the time glued; what is round goes once round the scissors; tiles are trimmed and
 * glued to their neighbours. Each sheet is taken up and squared besides.
 */
const seconds = { cut: 8, fold: 15, round: 12, tile: 60, sheet: 4 } as const

/** To the next five minutes: nobody has a better clock. */
const step = 5

export const labourOf = (reports: readonly Report[], works: readonly PileWork[]): Labour => {
  const sums = reports.map(summarise)
  const total = (of: 'sheets' | 'cards' | 'cuts' | 'foldings'): number =>
    sums.reduce((sum, each) => sum + each[of], 0)
  const [sheets, cards, cuts, foldings] = [total('sheets'), total('cards'), total('cuts'), total('foldings')]
  const counted = (gesture: Gesture): number =>
    works
      .flatMap(({ kinds }) => kinds)
      .reduce((sum, kind) => sum + (kind.gesture === gesture ? kind.count : 0), 0)
  const spent =
    cuts * seconds.cut +
    foldings * seconds.fold +
    counted('round') * seconds.round +
    counted('tiles') * seconds.tile +
    sheets * seconds.sheet
  return { sheets, cards, cuts, foldings, minutes: step * Math.ceil(spent / 60 / step) }
}
