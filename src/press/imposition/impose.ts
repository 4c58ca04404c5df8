/** Pieces on sheets: as many of one format as the paper takes, then all that is left over on as few as can be found. */
import { withPagesBehind } from './behind.ts'
import { cellOf, type FillingSheet } from './filling.ts'
import { formatsOf, fullSheet, isSmall, type Format, type Item } from './format.ts'
import { laidOf } from './laid.ts'
import { mix } from './mixing.ts'
import type { Imposable, Imposed, ImpositionOptions } from './placement.ts'
import { hair, roomOf, turned } from './room.ts'
import { sidesOf, withVersos } from './sides.ts'

export const impose = <P extends Imposable>(pieces: readonly P[], options: ImpositionOptions): Imposed<P> => {
  const items = pieces.map((piece, rank) => ({ piece, rank }))
  const fold = options.backs === 'fold'
  const folds = ({ piece }: Item<P>): boolean => fold && piece.hasBack && fitsHalf(piece, options)
  const folding = partOf(items.filter(folds), options, true)
  const others = items.filter(item => !folds(item))
  const { sheets, tooLarge } = together(folding, partOf(others, options, false), options)
  const laid = sheets.toSorted((a, b) => rankOf(a) - rankOf(b)).map(sheet => laidOf(sheet, options))
  const printed = withPagesBehind(laid, options.backs).flatMap(each => sidesOf(each, options))
  return { sheets: withVersos(printed, options.backs), tooLarge }
}

/** Larger than half a sheet, a piece is printed on both sides of a whole one. */
const fitsHalf = <P extends Imposable>({ size, toEdge }: P, options: ImpositionOptions): boolean => {
  const bleed = toEdge ? 0 : options.bleed
  return [size, turned(size)].some(each => {
    const { width, height } = cellOf({ size: each, toEdge, bleed, pair: false })
    const room = roomOf({ size: each, toEdge }, bleed, options, { folded: true, strip: 0 })
    return width <= room.width + hair && height <= room.height + hair
  })
}

/** Pieces that go on one kind of sheet: those that fill whole ones, and the odd ones. */
interface Part<P extends Imposable> {
  readonly full: readonly FillingSheet<Item<P>>[]
  readonly odd: readonly Format<P>[]
  readonly tooLarge: readonly P[]
}

const partOf = <P extends Imposable>(
  items: readonly Item<P>[],
  options: ImpositionOptions,
  folded: boolean,
): Part<P> => {
  const parts = formatsOf(items, options, folded).map(format => splitFormat(format, options, folded))
  return {
    full: parts.flatMap(({ full }) => full),
    odd: parts.flatMap(({ odd }) => odd),
    tooLarge: parts.flatMap(({ tooLarge }) => tooLarge),
  }
}

const splitFormat = <P extends Imposable>(
  format: Format<P>,
  options: ImpositionOptions,
  folded: boolean,
): Part<P> => {
  const { items } = format
  const pattern = fullSheet(format, options, folded)
  const count = pattern.spots.length
  if (count === 0) return { full: [], odd: [], tooLarge: items.map(({ piece }) => piece) }
  const sheets = Math.floor(items.length / count)
  const rest = items.slice(sheets * count)
  return {
    full: Array.from({ length: sheets }, (_, index) =>
      pattern.holding(items.slice(index * count, (index + 1) * count)),
    ),
    odd: rest.length > 0 ? [{ ...format, items: rest }] : [],
    tooLarge: [],
  }
}

type Sheets<P extends Imposable> = readonly FillingSheet<Item<P>>[]

/** Few pieces left to fold may cost a sheet: each then stands with its back among the others, to be folded by itself. */
const together = <P extends Imposable>(
  folding: Part<P>,
  flat: Part<P>,
  options: ImpositionOptions,
): { readonly sheets: Sheets<P>; readonly tooLarge: readonly P[] } => {
  const plan = (folded: readonly Format<P>[], plain: readonly Format<P>[]) => {
    const parts = [mixed(folding.full, folded, options, true), mixed(flat.full, plain, options, false)]
    return parts.flat()
  }
  const apart = plan(folding.odd, flat.odd)
  const pairs = folding.odd.filter(format => standsWithBack(format, options))
  const paired = plan(
    folding.odd.filter(format => !pairs.includes(format)),
    [...flat.odd, ...pairs.map(format => ({ ...format, block: { ...format.block, pair: true } }))],
  )
  return {
    sheets: paired.length < apart.length ? paired : apart,
    tooLarge: [...folding.tooLarge, ...flat.tooLarge],
  }
}

const mixed = <P extends Imposable>(
  full: Sheets<P>,
  formats: readonly Format<P>[],
  options: ImpositionOptions,
  folded: boolean,
): Sheets<P> => {
  const takes = (sheet: FillingSheet<Item<P>>): boolean =>
    formats.some(({ block }) => [false, true].some(onSide => sheet.opening(block, onSide, false)))
  const begun = full.filter(takes)
  const { opened, begun: filled } = mix({ formats, begun, options, folded })
  return [...full.filter(sheet => !begun.includes(sheet)), ...filled, ...opened]
}

const standsWithBack = <P extends Imposable>({ block }: Format<P>, options: ImpositionOptions): boolean =>
  fullSheet({ block: { ...block, pair: true }, onSide: false }, options, false).spots.length > 0

/** Sheets come in the order of what is looked for on them; small things go where there is room. */
const rankOf = <P extends Imposable>({ spots }: FillingSheet<Item<P>>): number => {
  const large = spots.filter(({ block }) => !isSmall(block))
  return Math.min(...(large.length > 0 ? large : spots).map(({ item }) => item.rank))
}
