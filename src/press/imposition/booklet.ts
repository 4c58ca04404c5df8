/** Pages of a booklet, two on each side of a sheet, so that the folded sheets, laid one in the other, read in order. */
import type { Item } from './format.ts'
import type {
  Imposable,
  ImpositionOptions,
  Placement,
  RankedSheet,
  RankedSheets,
  Segment,
  Sheet,
} from './placement.ts'
import { hair, turned } from './room.ts'
import { turnedOver } from './sides.ts'

/** Things with what follows them in their booklet; each of the others by itself. A page that comes again begins a copy. */
export const inBooklets = <T, P extends Imposable>(
  things: readonly T[],
  pieceOf: (thing: T) => P,
): readonly (readonly [T, ...T[]])[] => {
  const runs: [T, ...T[]][] = []
  for (const thing of things) {
    const run = runs.at(-1)
    const [piece, first] = [pieceOf(thing), run && pieceOf(run[0])]
    if (run && first && first !== piece && sameBooklet(first, piece)) run.push(thing)
    else runs.push([thing])
  }
  return runs
}

const sameBooklet = (a: Imposable, b: Imposable): boolean =>
  a.way?.kind === 'booklet' && b.way?.kind === 'booklet' && a.way.name === b.way.name && a.batch === b.batch

/** Only a sheet that is printed on both sides can be folded into pages, of half its size: others are cut apart. */
export const bookletsOf = <P extends Imposable>(
  items: readonly Item<P>[],
  { paper, backs }: ImpositionOptions,
): readonly (readonly [Item<P>, ...Item<P>[]])[] => {
  if (backs === 'none' || backs === 'fold') return []
  const fits = ({ piece: { way, size } }: Item<P>): boolean =>
    way?.kind === 'booklet' && size.width <= paper.height / 2 + hair && size.height <= paper.width + hair
  return inBooklets(items, ({ piece }) => piece).filter(run => run.every(fits))
}

export const isSpare = ({ way }: Imposable): boolean => way?.kind === 'booklet' && way.spare === true

/** Without the pages that would cost a sheet and need not be there. */
const worthwhile = <P extends Imposable>(
  pages: readonly [Item<P>, ...Item<P>[]],
): readonly [Item<P>, ...Item<P>[]] => {
  const [first, ...others] = pages.filter(({ piece }) => !isSpare(piece))
  if (!first || Math.ceil((others.length + 1) / 4) === Math.ceil(pages.length / 4)) return pages
  return [first, ...others]
}

/** More sheets than that, folded together, no longer close. */
const mostSheets = 10

/** How many sheets each signature takes, for so many pages: as even as can be. */
export const signaturesOf = (pages: number): readonly number[] => {
  const sheets = Math.ceil(pages / 4)
  const count = Math.ceil(sheets / mostSheets)
  return Array.from({ length: count }, (_, index) => Math.floor((sheets + count - 1 - index) / count))
}

/** White pages come after the last one, or before one that is to be the back of the booklet, unless it is a single sheet. */
const filled = <P extends Imposable>(pages: readonly Item<P>[]): readonly (Item<P> | undefined)[] => {
  const last = pages.at(-1)
  const isOutside = last?.piece.way?.kind === 'booklet' && last.piece.way.outside === true
  if (!isOutside || pages.length <= 4) return pages
  const white = (4 - (pages.length % 4)) % 4
  return [...pages.slice(0, -1), ...Array.from({ length: white }, () => undefined), last]
}

export const imposeBooklet = <P extends Imposable>(
  all: readonly [Item<P>, ...Item<P>[]],
  options: ImpositionOptions,
): RankedSheets<P> => {
  const pages = filled(worthwhile(all))
  const [{ rank }] = all
  let before = 0
  const sheets = signaturesOf(pages.length).flatMap(count => {
    const signature = Array.from({ length: 4 * count }, (_, index) => pages[before + index]?.piece)
    const folios = { from: before, pages: signature }
    before += signature.length
    return Array.from({ length: count }, (_, sheet) => sheetOf(folios, sheet, options))
  })
  return { sheets: sheets.map((sides): RankedSheet<P> => ({ rank, sides })), tooLarge: [] }
}

interface Signature<P> {
  /** Of the booklet's pages, how many come before. */
  readonly from: number
  readonly pages: readonly (P | undefined)[]
}

/** The outermost sheet holds the first page and the last, with the second and the last but one behind them. */
const sheetOf = <P extends Imposable>(
  signature: Signature<P>,
  sheet: number,
  options: ImpositionOptions,
): readonly Sheet<P>[] => {
  const { paper } = options
  const last = signature.pages.length - 1
  const first = 2 * sheet
  const outside = [
    ...pageOn(signature, last - first, 'left', options),
    ...pageOn(signature, first, 'right', options),
  ]
  // A leaf's other page lies behind it, whichever way the sheet is turned over.
  const inside = [
    ...pageOn(signature, last - first - 1, 'left', options),
    ...pageOn(signature, first + 1, 'right', options),
  ].map(placed => turnedOver(placed, options))
  const middle = paper.height / 2
  const fold: Segment = { from: [0, middle], to: [paper.width, middle] }
  const usual = { foldAt: undefined, inSignature: sheet }
  return [
    { ...usual, side: 'front', placements: outside, folds: [fold] },
    ...(inside.length > 0 ? [{ ...usual, side: 'back', placements: inside, folds: [] } as const] : []),
  ]
}

/** Sheets are printed upright: read on its side, with its top to the right, one has its left half above its fold. */
const pageOn = <P extends Imposable>(
  { from, pages }: Signature<P>,
  index: number,
  half: 'left' | 'right',
  { paper }: ImpositionOptions,
): readonly Placement<P>[] => {
  const piece = pages[index]
  if (!piece) return []
  const { width, height } = turned(piece.size)
  const fold = paper.height / 2
  const at = { x: (paper.width - width) / 2, y: half === 'left' ? fold - height : fold }
  const bleed = { top: 0, right: 0, bottom: 0, left: 0 }
  return [{ piece, face: 'front', ...at, width, height, rotation: 90, bleed, folio: from + index + 1 }]
}
