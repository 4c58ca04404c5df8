/** What is left to do once the paper is printed: how many pieces come out of it, after how many cuts and folds. */
import { groupBy, type Size } from '../../core/index.ts'
import type { Imposable, Placement, Segment, Sheet } from '../imposition/placement.ts'
import { cutLines } from '../paint/marks.ts'
import type { Report } from '../vocabulary/report.ts'

export type Work = Pick<Report, 'cards' | 'cuts' | 'foldings'>

export const workOf = <P extends Imposable>(sheets: readonly Sheet<P>[], paper: Size): Work => ({
  cards: sum(sheets, ({ placements }) => placements.filter(isPiece).length),
  cuts: sum(sheets, sheet => cutsOn(sheet, paper)),
  foldings: sum(sheets, foldingsOn),
})

const sum = <T>(things: readonly T[], count: (thing: T) => number): number =>
  things.reduce((all, thing) => all + count(thing), 0)

/** A poster is one piece, however many sheets it lies over, and so is a booklet. */
const isPiece = <P extends Imposable>({ face, shows, folio = 1 }: Placement<P>): boolean =>
  face === 'front' && folio === 1 && (shows === undefined || (shows.x === 0 && shows.y === 0))

/** The sheets of a signature are folded together; a strip twice. */
const foldingsOn = <P extends Imposable>({ side, foldAt, folds, inSignature = 0 }: Sheet<P>): number => {
  if (side === 'back' || inSignature > 0) return 0
  return (foldAt === undefined ? 0 : 1) + folds.length
}

const margins = { top: 0, right: 0, bottom: 0, left: 0 }

/** Each straight line once, along all that it parts; what lies in its way makes two of it. */
export const cutsOn = <P extends Imposable>(sheet: Sheet<P>, paper: Size): number => {
  if (sheet.side === 'back') return 0
  const { foldAt } = sheet
  // Folded first, a sheet is cut through both of its halves.
  const placements = foldAt === undefined ? sheet.placements : sheet.placements.filter(({ y }) => y < foldAt)
  const lines = cutLines({ ...sheet, placements }, { marks: 'guides', paper, margins })
  return linesOf(lines.map(alongOf)).reduce((all, line) => all + partsOf(line, placements), 0)
}

/** A cut that runs along one axis, at a distance from the other. */
interface Cutting {
  readonly upright: boolean
  readonly at: number
  readonly from: number
  readonly to: number
}

const hair = 0.01

const alongOf = ({ from: [x, y], to: [right, bottom] }: Segment): Cutting =>
  Math.abs(x - right) < hair
    ? { upright: true, at: x, from: Math.min(y, bottom), to: Math.max(y, bottom) }
    : { upright: false, at: y, from: Math.min(x, right), to: Math.max(x, right) }

const linesOf = (cuts: readonly Cutting[]): readonly (readonly Cutting[])[] =>
  groupBy(cuts, ({ upright, at }) => `${upright} ${at.toFixed(1)}`)

/** In how many goes a line is cut. */
const partsOf = (line: readonly Cutting[], placements: readonly Placement<Imposable>[]): number => {
  let parts = 0
  let reached = -Infinity
  for (const cut of line.toSorted((a, b) => a.from - b.from)) {
    const { from } = cut
    if (parts === 0 || placements.some(placed => isBetween(placed, cut, reached, from))) parts++
    reached = Math.max(reached, cut.to)
  }
  return parts
}

/** A piece that the line would run through, between two of its cuts. */
const isBetween = (
  { x, y, width, height }: Placement<Imposable>,
  { upright, at }: Cutting,
  from: number,
  to: number,
): boolean => {
  const across = upright ? x : y
  const wide = upright ? width : height
  const along = upright ? y : x
  const long = upright ? height : width
  return at > across + hair && at < across + wide - hair && along < to - hair && along + long > from + hair
}
