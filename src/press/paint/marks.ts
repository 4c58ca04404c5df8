/** Cut marks and guides, and fold lines: thin, grey, on the edges of pieces or outside of them. */
import type { Size } from '../../core/index.ts'
import type { Imposable, Segment, Margins, Placement, Sheet, Tile } from '../imposition/placement.ts'
import type { MarkMode } from '../vocabulary/job.ts'
import { mm } from '../style/values.ts'
import { number } from '../ink/path.ts'

export interface MarkOptions {
  readonly marks: MarkMode
  readonly paper: Size
  /** What the printer cannot reach: a mark there would not be seen. */
  readonly margins: Margins
}

export const marksFor = <P extends Imposable>(sheet: Sheet<P>, options: MarkOptions): string => {
  if (sheet.tile) return tileMarks(sheet.tile, options)
  const folds = foldLines(sheet, options)
  const dashed = folds.length > 0 ? `q 0.45 G 0.5 w [4 3] 0 d\n${strokes(folds)}\nS Q` : ''
  const lines = cutLines(sheet, options)
  if (lines.length === 0) return dashed
  // On a ground that runs over the cut, a white edge makes the grey line seen.
  const halo = sheet.placements.some(({ bleed }) => Math.max(...Object.values(bleed)) > 0)
  const drawn = strokes(lines)
  return [
    ...(halo && options.marks === 'crop' ? [`q 1 G 1 w [] 0 d\n${drawn}\nS Q`] : []),
    `q 0.45 G 0.3 w [] 0 d\n${drawn}\nS Q`,
    dashed,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The fold of a booklet's sheet is told at its ends alone: it runs through the gutter of the pages. */
const foldLines = <P extends Imposable>(
  { foldAt, folds, inSignature }: Sheet<P>,
  { paper: { width }, margins }: MarkOptions,
): readonly Segment[] => {
  if (foldAt !== undefined) return [{ from: [4, foldAt], to: [width - 4, foldAt] }]
  if (inSignature === undefined) return folds
  return folds.flatMap(({ from: [, y] }): readonly Segment[] => [
    { from: [margins.left, y], to: [margins.left + markLength, y] },
    { from: [width - margins.right - markLength, y], to: [width - margins.right, y] },
  ])
}

/** However large, a piece that is glued together needs its crosses and its cuts; white edges make them seen on any ground. */
const tileMarks = (tile: Tile, options: MarkOptions): string => {
  const crosses = tile.crosses.flatMap(([x, y]): readonly Segment[] => [
    { from: [x - crossReach, y], to: [x + crossReach, y] },
    { from: [x, y - crossReach], to: [x, y + crossReach] },
  ])
  const drawn = strokes([...crosses, ...tileCuts(tile, options)])
  return `q 1 G 1 w [] 0 d\n${drawn}\nS Q\nq 0.45 G 0.3 w [] 0 d\n${drawn}\nS Q`
}

const crossReach = 2

/** The joints, whatever marks are wished; the edges of the whole as those of any piece. */
const tileCuts = ({ joints, outer }: Tile, { marks, ...reach }: MarkOptions): readonly Segment[] => {
  if (marks === 'none') return joints
  if (marks === 'guides') return [...joints, ...outer]
  return [...joints, ...outer.flatMap(beyond).map(line => seen(line, { marks, ...reach }))]
}

/** In line with an edge, outside of its ends. */
const beyond = ({ from, to }: Segment): readonly Segment[] => {
  const length = lengthOf({ from, to })
  const [across, down] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const past = (end: Segment['from'], way: 1 | -1): Segment => ({
    from: [end[0] + way * across * markGap, end[1] + way * down * markGap],
    to: [end[0] + way * across * (markGap + markLength), end[1] + way * down * (markGap + markLength)],
  })
  return [past(from, -1), past(to, 1)]
}

const strokes = (lines: readonly Segment[]): string =>
  lines.map(({ from, to }) => `${point(from)} m ${point(to)} l`).join('\n')

const point = ([x, y]: Segment['from']): string => `${number(x * mm)} ${number(y * mm)}`

/** Where scissors are led: along each piece, or by short marks in line with its edges. */
export const cutLines = <P extends Imposable>(laid: Sheet<P>, options: MarkOptions): readonly Segment[] => {
  if (laid.tile) return tileCuts(laid.tile, options)
  const sheet = { ...laid, placements: cutOut(laid.placements) }
  if (options.marks === 'none' || sheet.side === 'back' || isWhole(sheet, options)) return []
  const bound = sheet.inSignature !== undefined
  const outlines = distinct(sheet.placements.flatMap(edgesOf)).filter(
    edge => !onEdge(edge, options.paper, bound ? trimmed : hair) && !onFold(edge, sheet),
  )
  if (options.marks === 'guides' || bound) return outlines
  const marks = distinct([...cornerMarks(sheet, options), ...sheet.placements.flatMap(ticks(options))])
  const marked = new Set(marks.map(lineOf))
  // An edge in line with no mark, deep among other pieces, is drawn.
  return [...marks, ...outlines.filter(edge => !marked.has(lineOf(edge)))]
}

/** A strip is cut out whole: its panels, one after the other, are one. */
const cutOut = <P extends Imposable>(placements: readonly Placement<P>[]): readonly Placement<P>[] => {
  const whole: Placement<P>[] = []
  for (const placed of placements) {
    const before = whole.at(-1)
    const goesOn = before?.face === 'cover' && placed.face !== 'cover'
    if (before && goesOn) whole[whole.length - 1] = withPanel(before, placed)
    else whole.push(placed)
  }
  return whole
}

const withPanel = <P extends Imposable>(strip: Placement<P>, panel: Placement<P>): Placement<P> => {
  const [trim, ground] = [around([strip, panel], 0), around([strip, panel], 1)]
  return {
    ...strip,
    x: trim.left,
    y: trim.top,
    width: trim.right - trim.left,
    height: trim.bottom - trim.top,
    bleed: {
      top: trim.top - ground.top,
      right: ground.right - trim.right,
      bottom: ground.bottom - trim.bottom,
      left: trim.left - ground.left,
    },
  }
}

const around = (placements: readonly Placement<Imposable>[], over: 0 | 1): Margins => {
  const boxes = placements.map(placed => boxOf(placed, over))
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const hair = 0.01

/** A page as large as its sheet is not cut, though it be drawn smaller for a printer that does not reach so far. */
const isWhole = <P extends Imposable>({ placements }: Sheet<P>, { paper }: MarkOptions): boolean => {
  const [placed, more] = placements
  return (
    placed !== undefined &&
    more === undefined &&
    placed.piece.toEdge &&
    2 * placed.width > paper.width + hair &&
    2 * placed.height > paper.height + hair
  )
}

const edgesOf = ({ x, y, width, height }: Placement<Imposable>): readonly Segment[] => {
  const [right, bottom] = [x + width, y + height]
  return [
    { from: [x, y], to: [right, y] },
    { from: [x, bottom], to: [right, bottom] },
    { from: [x, y], to: [x, bottom] },
    { from: [right, y], to: [right, bottom] },
  ]
}

/** Every shared line once. */
const distinct = (lines: readonly Segment[]): readonly Segment[] => {
  const seen = new Map<string, Segment>()
  for (const line of lines) {
    const key = [...line.from, ...line.to].map(value => value.toFixed(2)).join()
    if (!seen.has(key)) seen.set(key, line)
  }
  return [...seen.values()]
}

const isUpright = ({ from, to }: Segment): boolean => Math.abs(from[0] - to[0]) < hair

/** The paper ends there: nothing to cut. */
const onEdge = (line: Segment, { width, height }: Size, nearly = hair): boolean => {
  const [at, length] = isUpright(line) ? [line.from[0], width] : [line.from[1], height]
  return at < nearly || at > length - nearly
}

/** Half of an A4 is half a millimetre wider than an A5: nobody cuts that off a booklet. */
const trimmed = 1

/** A front and its back stay one until they are folded. */
const onFold = <P extends Imposable>(line: Segment, { foldAt, folds }: Sheet<P>): boolean => {
  if (foldAt !== undefined && !isUpright(line) && Math.abs(line.from[1] - foldAt) < hair) return true
  const axis = isUpright(line) ? 0 : 1
  const along = 1 - axis
  return folds.some(
    fold =>
      isUpright(fold) === isUpright(line) &&
      Math.abs(fold.from[axis] - line.from[axis]) < hair &&
      (line.from[along] ?? 0) > (fold.from[along] ?? 0) - hair &&
      (line.to[along] ?? 0) < (fold.to[along] ?? 0) + hair,
  )
}

const lineOf = (line: Segment): string =>
  isUpright(line) ? `x ${line.from[0].toFixed(1)}` : `y ${line.from[1].toFixed(1)}`

const markLength = 4
const markGap = 1
/** No shorter mark leads an eye. */
const shortest = 1.5

/** Short strokes in line with the edges, outside of the corners: beyond the bleed, or in the waste between two pieces. */
const cornerMarks = <P extends Imposable>(sheet: Sheet<P>, options: MarkOptions): readonly Segment[] => {
  const trims = sheet.placements.map(placed => boxOf(placed, 0))
  const grounds = sheet.placements.map(placed => boxOf(placed, 1))
  return sheet.placements.flatMap(placed =>
    directions(placed).flatMap(({ corner, outward, over }) => {
      const mark = (from: number, to: number): Segment => ({
        from: [corner[0] + outward[0] * from, corner[1] + outward[1] * from],
        to: [corner[0] + outward[0] * to, corner[1] + outward[1] * to],
      })
      const beyond = seen(mark(over + markGap, over + markGap + markLength), options)
      if (onFold(mark(0, markLength), sheet)) return []
      if (lengthOf(beyond) >= shortest && isFree(beyond, grounds)) return [beyond]
      const waste = seen(mark(Math.min(0.5, over), over), options)
      return lengthOf(waste) >= shortest && isFree(waste, trims) ? [waste] : []
    }),
  )
}

interface Direction {
  readonly corner: Segment['from']
  readonly outward: Segment['from']
  /** How far the ground runs over the cut there. */
  readonly over: number
}

const directions = ({ x, y, width, height, bleed }: Placement<Imposable>): readonly Direction[] =>
  ([-1, 1] as const).flatMap(sx =>
    ([-1, 1] as const).flatMap((sy): readonly Direction[] => {
      const corner = [sx < 0 ? x : x + width, sy < 0 ? y : y + height] as const
      return [
        { corner, outward: [sx, 0], over: sx < 0 ? bleed.left : bleed.right },
        { corner, outward: [0, sy], over: sy < 0 ? bleed.top : bleed.bottom },
      ]
    }),
  )

/** What the printer reaches of a line. */
const seen = ({ from, to }: Segment, { paper, margins }: MarkOptions): Segment => {
  const within = ([x, y]: Segment['from']): Segment['from'] => [
    Math.min(Math.max(x, margins.left), paper.width - margins.right),
    Math.min(Math.max(y, margins.top), paper.height - margins.bottom),
  ]
  const seenLine = { from: within(from), to: within(to) }
  // A line that runs along the paper's edge, out of reach, would have been moved.
  const moved = isUpright({ from, to })
    ? Math.abs(seenLine.from[0] - from[0]) > hair
    : Math.abs(seenLine.from[1] - from[1]) > hair
  return moved ? { from, to: from } : seenLine
}

const lengthOf = ({ from, to }: Segment): number => Math.hypot(to[0] - from[0], to[1] - from[1])

const boxOf = ({ x, y, width, height, bleed }: Placement<Imposable>, over: 0 | 1): Margins => ({
  left: x - bleed.left * over,
  top: y - bleed.top * over,
  right: x + width + bleed.right * over,
  bottom: y + height + bleed.bottom * over,
})

const isFree = ({ from, to }: Segment, taken: readonly Margins[]): boolean => {
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

/** How far a mark reaches from where two cuts cross. */
const crossArm = 3

/**
 * Where pieces meet the paper's edge no mark can stand outside of them: short strokes on the cut itself, in the white that
 * they have around them, from the edge of the paper and from where cuts cross.
 */
const ticks =
  (options: MarkOptions) =>
  (placed: Placement<Imposable>): readonly Segment[] =>
    placed.piece.toEdge
      ? edgesOf(placed)
          .filter(edge => !onEdge(edge, options.paper))
          .flatMap(edge => ticksOn(edge, options))
      : []

const ticksOn = ({ from, to }: Segment, { paper, margins }: MarkOptions): readonly Segment[] => {
  if (isUpright({ from, to })) {
    const start = from[1] < hair ? margins.top + markLength : crossArm
    const end = to[1] > paper.height - hair ? margins.bottom + markLength : crossArm
    return [
      { from, to: [from[0], from[1] + start] },
      { from: [to[0], to[1] - end], to },
    ]
  }
  const start = from[0] < hair ? margins.left + markLength : crossArm
  const end = to[0] > paper.width - hair ? margins.right + markLength : crossArm
  return [
    { from, to: [from[0] + start, from[1]] },
    { from: [to[0] - end, to[1]], to },
  ]
}
