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

interface Sizes {
  readonly card: Size
  readonly paper: Size
}

/** Of the piles whose batches these are, in the order of the job, when so many pages come before the first of them. */
export const worksOf = (
  piles: readonly Pile[],
  report: Report,
  { before = 0, ...sizes }: Sizes & { readonly before?: number },
): readonly PileWork[] => {
  const batches = piles.flatMap(pile => pile.batches.map(batch => ({ pile, batch })))
  const owners = ownersOf(report)
  const counts = countsOf(
    batches.map(({ batch }) => batch),
    report,
  )
  return piles.flatMap(pile => {
    const own = report.sheets.flatMap((sheet, index) => {
      const owner = batches[owners[index] ?? -1]
      return owner?.pile === pile ? [{ ...sheet, page: sheet.page + before, index }] : []
    })
    if (own.length === 0) return []
    const fronts = own.filter(({ side }) => side === 'front')
    const treated = fronts.flatMap(({ page, pieces, index }) =>
      pieces.flatMap((spot, at): readonly Treated[] => {
        const batch = batches[report.origins[index]?.[at] ?? -1]?.batch
        const piece = batch && pieceOf(batch, spot)
        return piece
          ? [{ piece, page, title: titleIn(batch, spot.asset), gesture: gestureOf(piece, sizes) }]
          : []
      }),
    )
    const counted = pile.batches
      .flatMap(({ pieces }) => pieces)
      .map(piece => ({
        asset: piece.asset,
        gesture: gestureOf(piece, sizes),
        count: counts.get(piece) ?? 0,
      }))
    const pages = own.map(({ page }) => page)
    return [
      {
        pile,
        sheets: fronts.length,
        first: Math.min(...pages),
        last: Math.max(...pages),
        kinds: groupBy(treated, ({ piece, gesture }) => `${piece.asset}/${gesture}`)
          .map(alike => kindOf(alike, counted))
          .toSorted((a, b) => gestures.indexOf(a.gesture) - gestures.indexOf(b.gesture)),
      },
    ]
  })
}

/** A piece where it lies. */
interface Treated {
  readonly piece: Piece
  readonly page: number
  readonly title: string
  readonly gesture: Gesture
}

/** Counted by what was to be printed: on sheets that are folded, backs lie beside their fronts. */
const kindOf = (alike: readonly [Treated, ...Treated[]], pieces: readonly Counted[]): KindWork => {
  const [{ title, gesture, piece }] = alike
  const pages = [...new Set(alike.map(({ page }) => page))]
  const bySheet = gesture === 'tiles' || gesture === 'booklet'
  const same = pieces.filter(other => other.asset === piece.asset && other.gesture === gesture)
  return {
    title,
    gesture,
    legend: piece.legend ?? '',
    pages,
    count: bySheet ? pages.length : same.reduce((sum, { count }) => sum + count, 0),
  }
}

interface Counted {
  readonly asset: string
  readonly gesture: Gesture
  readonly count: number
}

/** How many come out of each piece: its copies, and as many again for each card that it goes on to. */
const countsOf = (batches: readonly Batch[], report: Report): ReadonlyMap<Piece, number> => {
  const counts = new Map<Piece, number>()
  let next = 0
  for (const piece of batches.flatMap(({ pieces }) => pieces)) {
    const from = next++
    while (report.pieces[next]?.title.startsWith(`${piece.title} (suite `)) next++
    counts.set(piece, piece.copies * (next - from))
  }
  return counts
}

/** A sheet without a piece is the back of the one before it. */
const ownersOf = ({ origins }: Report): readonly number[] => {
  let owner = -1
  return origins.map(([first]) => (owner = first ?? owner))
}

const titleIn = ({ assets }: Batch, asset: string): string =>
  assets.find(({ id }) => id === asset)?.title ?? asset

/** A card and a token may have one title: their sizes tell them apart. */
const pieceOf = ({ pieces }: Batch, { asset, title, width, height }: PlacedPiece): Piece | undefined => {
  const own = pieces.filter(piece => piece.asset === asset)
  const named = own.filter(piece => piece.title === title || title.startsWith(`${piece.title} (suite`))
  const isAsLarge = ({ size }: Piece): boolean =>
    Math.abs(size.width * size.height - width * height) < 1 &&
    Math.abs(Math.max(size.width, size.height) - Math.max(width, height)) < 1
  return named.find(isAsLarge) ?? named[0] ?? own[0]
}

const gestureOf = ({ way, legend, size, toEdge = false }: Piece, { card, paper }: Sizes): Gesture => {
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
