/** Pieces cut out of sheets: as many of one format as the paper takes, then all that is left over on as few as can be found. */
import { withPagesBehind } from './behind.ts'
import { cellOf, type Block, type FillingSheet } from './filling.ts'
import { formatsOf, fullSheet, type Format, type Item, type Laying } from './format.ts'
import { laidOf } from './laid.ts'
import { mix } from './mixing.ts'
import type { Imposable, ImpositionOptions, RankedSheets } from './placement.ts'
import { hair, roomOf, turned } from './room.ts'
import { sidesOf } from './sides.ts'

/** What stands on sheets together; strips of panels are folded by themselves, never with their sheet. */
export const imposeLoose = <P extends Imposable>(
  items: readonly Item<P>[],
  options: ImpositionOptions,
  panels: 1 | 3 = 1,
): RankedSheets<P> => {
  const fold = options.backs === 'fold' && panels === 1
  const folds = ({ piece }: Item<P>): boolean => fold && piece.hasBack && fitsHalf(piece, options)
  const folding = partOf(items.filter(folds), options, { folded: true, panels })
  const others = items.filter(item => !folds(item))
  const { sheets, tooLarge } = together(folding, partOf(others, options, { folded: false, panels }), options)
  const laid = sheets.map(sheet => laidOf(sheet, options)).toSorted((a, b) => a.rank - b.rank)
  const printed = withPagesBehind(laid, options.backs)
  return {
    sheets: printed.map(sheet => ({ rank: sheet.rank, sides: sidesOf(sheet, options) })),
    tooLarge,
  }
}

/** Larger than half a sheet, a piece is printed on both sides of a whole one. */
const fitsHalf = <P extends Imposable>({ size, toEdge }: P, options: ImpositionOptions): boolean => {
  const bleed = toEdge ? 0 : options.bleed
  return [size, turned(size)].some(each => {
    const { width, height } = cellOf({ size: each, toEdge, bleed, panels: 1 })
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
  laying: Laying,
): Part<P> => {
  const parts = formatsOf(items, options, laying).map(format => splitFormat(format, options, laying.folded))
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
  const tooLarge = [...folding.tooLarge, ...flat.tooLarge]
  if (pairs.length === 0) return { sheets: apart, tooLarge }
  const paired = plan(
    folding.odd.filter(format => !pairs.includes(format)),
    [...flat.odd, ...pairs.map(format => ({ ...format, block: pairOf(format) }))],
  )
  return { sheets: paired.length < apart.length ? paired : apart, tooLarge }
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

const pairOf = <P extends Imposable>({ block }: Format<P>): Block => ({ ...block, panels: 2 })

const standsWithBack = <P extends Imposable>(format: Format<P>, options: ImpositionOptions): boolean =>
  fullSheet({ block: pairOf(format), onSide: false }, options, false).spots.length > 0
