/** Pieces on sheets: rows of one height, as many as the paper takes. */
import { FillingSheet, wholes, type Area } from './filling.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { Imposable, Imposed, ImpositionOptions, Margins, Placement } from './placement.ts'
import { foldedSheet, twoSides, withVersos } from './sides.ts'

export const impose = <P extends Imposable>(pieces: readonly P[], options: ImpositionOptions): Imposed<P> => {
  const fold = options.backs === 'fold'
  const folds = (piece: P): boolean => fold && piece.hasBack && fitsHalf(piece, options)
  const folded = pieces.filter(folds)
  const plain = pieces.filter(piece => !folds(piece))
  const tooLarge: P[] = []
  const sheets = [
    ...pack(folded, options, true, tooLarge).map(fronts => foldedSheet(fronts, options)),
    ...pack(plain, options, false, tooLarge).flatMap(fronts => twoSides(fronts, options)),
  ]
  return { sheets: withVersos(sheets, options.backs), tooLarge }
}

/** Larger than half a sheet, a piece is printed on both sides of a whole one. */
const fitsHalf = (piece: Imposable, options: ImpositionOptions): boolean => {
  const area = areaOf(options, true, piece.toEdge)
  const bleed = bleedOf(piece, options)
  const { width, height } = piece.size
  return countIn(area, width, height, bleed) + countIn(area, height, width, bleed) > 0
}

/** What reaches the paper's edge has nowhere to bleed to. */
const bleedOf = ({ toEdge }: Imposable, { bleed }: ImpositionOptions): number => (toEdge ? 0 : bleed)

/** Where pieces may lie: all the paper for those that bring their own margins, its printable part for the others. */
const areaOf = ({ paper, margins, backs }: ImpositionOptions, folded: boolean, toEdge: boolean): Area => {
  const { top, right, bottom, left } = toEdge ? noMargins : bothSides(margins, backs)
  const height = folded ? paper.height / 2 : paper.height - bottom
  return { left, top, width: paper.width - left - right, height: height - top }
}

const noMargins: Margins = { top: 0, right: 0, bottom: 0, left: 0 }

/** A back lies across from its front, and must be reached there too. */
const bothSides = ({ top, right, bottom, left }: Margins, backs: BackMode): Margins => {
  const [wide, tall] = [Math.max(left, right), Math.max(top, bottom)]
  if (backs === 'none') return { top, right, bottom, left }
  return backs === 'short-edge' || backs === 'fold'
    ? { top: tall, right, bottom: tall, left }
    : { top, right: wide, bottom, left: wide }
}

/**
 * A format with many pieces has sheets of its own, in the order of the job, so that scissors go straight. Odd pieces
 * share sheets, the tallest first, and small ones fill whatever room is left.
 */
const pack = <P extends Imposable>(
  pieces: readonly P[],
  options: ImpositionOptions,
  folded: boolean,
  tooLarge: P[],
): readonly (readonly Placement<P>[])[] => {
  const open: FillingSheet<P>[] = []
  for (const group of inOrder(byFormat(pieces))) {
    const [first] = group
    if (!first) continue
    const turned = turnsBetter(first, options, folded)
    const shares = group.length < many || isSmall(first)
    // All of one size: a page that has refused one of them refuses the others.
    let at = shares ? 0 : open.length
    for (const piece of group) {
      while (open[at]?.add(piece, turned) === false) at++
      if (at === open.length && !newPage(open, options, folded, piece, turned)) tooLarge.push(piece)
    }
  }
  return open.map(page => page.centred())
}

const many = 4
const smallest = 30

const isSmall = ({ size }: Imposable): boolean =>
  Math.min(size.width, size.height) <= smallest && size.width * size.height <= smallest * 60

const inOrder = <P extends Imposable>(groups: readonly (readonly P[])[]): readonly (readonly P[])[] => {
  const kind = ([first]: readonly P[], count: number): number =>
    !first || isSmall(first) ? 2 : first.toEdge || count >= many ? 0 : 1
  const height = ([first]: readonly P[]): number => first?.size.height ?? 0
  return groups.toSorted((a, b) => {
    const [first, second] = [kind(a, a.length), kind(b, b.length)]
    return first - second || (first === 0 ? 0 : height(b) - height(a))
  })
}

const newPage = <P extends Imposable>(
  open: FillingSheet<P>[],
  options: ImpositionOptions,
  folded: boolean,
  piece: P,
  turned: boolean,
): FillingSheet<P> | undefined => {
  const page = new FillingSheet<P>(
    roomFor(piece, turned, options, folded),
    bleedOf(piece, options),
    piece.toEdge,
    folded,
  )
  if (!page.add(piece, turned)) return undefined
  open.push(page)
  return page
}

/** The foot of the sheet is left to the bar and the legend, unless that would cost a row. */
const strip = 8

const roomFor = <P extends Imposable>(
  piece: P,
  turned: boolean,
  options: ImpositionOptions,
  folded: boolean,
): Area => {
  const area = areaOf(options, folded, piece.toEdge)
  if (piece.toEdge || folded) return area
  const tall = (turned ? piece.size.width : piece.size.height) + 2 * options.bleed
  const less = { ...area, height: area.height - strip }
  return wholes(less.height, tall) < wholes(area.height, tall) ? area : less
}

const byFormat = <P extends Imposable>(pieces: readonly P[]): readonly (readonly P[])[] => {
  const groups = new Map<string, P[]>()
  for (const piece of pieces) {
    const key = `${piece.size.width}x${piece.size.height}/${piece.toEdge}`
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  return [...groups.values()]
}

const countIn = (area: Area, width: number, height: number, bleed: number): number =>
  wholes(area.width, width + 2 * bleed) * wholes(area.height, height + 2 * bleed)

const turnsBetter = <P extends Imposable>(
  { size, toEdge }: P,
  options: ImpositionOptions,
  folded: boolean,
): boolean => {
  const area = areaOf(options, folded, toEdge)
  const bleed = toEdge ? 0 : options.bleed
  return countIn(area, size.height, size.width, bleed) > countIn(area, size.width, size.height, bleed)
}
