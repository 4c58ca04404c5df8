/** Cut marks and guides, and the fold line: thin, grey, on the edges of pieces or outside of them. */
import type { Size } from '../../core/index.ts'
import type { Imposable, Sheet } from '../imposition/placement.ts'
import type { MarkMode } from '../vocabulary/job.ts'
import { mm } from '../style/values.ts'
import { number } from '../ink/path.ts'

interface MarkOptions {
  readonly marks: MarkMode
  readonly bleed: number
  readonly paper: Size
}

interface Segment {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

const markLength = 4
const markGap = 1
const hair = 0.01

export const marksFor = <P extends Imposable>(sheet: Sheet<P>, options: MarkOptions): string => {
  const fold = sheet.foldAt === undefined ? '' : foldLine(sheet.foldAt, options.paper)
  if (options.marks === 'none' || sheet.side === 'back') return fold
  const outlines = guides(sheet, options.paper)
  const segments = options.marks === 'crop' ? withOutlines(cropMarks(sheet, options), outlines) : outlines
  if (segments.length === 0) return fold
  const lines = segments.map(({ from, to }) => `${point(from)} m ${point(to)} l`)
  return [`q 0.45 G 0.3 w [] 0 d\n${lines.join('\n')}\nS Q`, fold].filter(Boolean).join('\n')
}

const point = ([x, y]: readonly [number, number]): string => `${number(x * mm)} ${number(y * mm)}`

const foldLine = (at: number, { width }: Size): string =>
  `q 0.45 G 0.5 w [4 3] 0 d ${point([4, at])} m ${point([width - 4, at])} l S Q`

/** The outline of each piece, every shared edge once. */
const guides = <P extends Imposable>({ placements }: Sheet<P>, paper: Size): readonly Segment[] => {
  const seen = new Map<string, Segment>()
  for (const { x, y, width, height } of placements) {
    const [right, bottom] = [x + width, y + height]
    const edges: readonly Segment[] = [
      { from: [x, y], to: [right, y] },
      { from: [x, bottom], to: [right, bottom] },
      { from: [x, y], to: [x, bottom] },
      { from: [right, y], to: [right, bottom] },
    ]
    for (const edge of edges)
      if (!onEdge(edge, paper))
        seen.set([...edge.from, ...edge.to].map(value => value.toFixed(2)).join(), edge)
  }
  return [...seen.values()]
}

/** The paper ends there: nothing to cut. */
const onEdge = ({ from, to }: Segment, { width, height }: Size): boolean =>
  (from[0] === to[0] && (from[0] < hair || from[0] > width - hair)) ||
  (from[1] === to[1] && (from[1] < hair || from[1] > height - hair))

/** An edge in line with no mark, deep among other pieces, is drawn. */
const withOutlines = (marks: readonly Segment[], outlines: readonly Segment[]): readonly Segment[] => {
  const lines = new Set(marks.map(lineOf))
  return [...marks, ...outlines.filter(edge => !lines.has(lineOf(edge)))]
}

const lineOf = ({ from, to }: Segment): string =>
  from[0] === to[0] ? `x ${from[0].toFixed(1)}` : `y ${from[1].toFixed(1)}`

/** Short strokes at the corners, in line with the edges, left out where another piece lies. */
const cropMarks = <P extends Imposable>(sheet: Sheet<P>, { bleed }: MarkOptions): readonly Segment[] => {
  const reach = bleed + markGap
  const taken = sheet.placements.map(({ x, y, width, height }) => ({
    left: x - bleed,
    right: x + width + bleed,
    top: y - bleed,
    bottom: y + height + bleed,
  }))
  const free = ({ from, to }: Segment): boolean => {
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
    const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
    return !taken.some(
      box =>
        right > box.left - hair &&
        left < box.right + hair &&
        bottom > box.top - hair &&
        top < box.bottom + hair,
    )
  }
  return sheet.placements
    .flatMap(({ x, y, width, height }) =>
      [x, x + width].flatMap((cx, column) =>
        [y, y + height].flatMap((cy, row): readonly Segment[] => {
          const [sx, sy] = [column === 0 ? -1 : 1, row === 0 ? -1 : 1]
          return [
            { from: [cx + sx * reach, cy], to: [cx + sx * (reach + markLength), cy] },
            { from: [cx, cy + sy * reach], to: [cx, cy + sy * (reach + markLength)] },
          ]
        }),
      ),
    )
    .filter(free)
}
