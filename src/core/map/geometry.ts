/** Where pieces lie on the table: their outlines, what they touch, how far they are from each other. */
import type { Point } from '../drawing.ts'
import { chanceOf, swell } from './chance.ts'
import { terrainKinds } from './kinds.ts'
import type { MapPiece, TableMap } from './table.ts'

export interface TableBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Outline = readonly Point[]

export const tableEdges = ['haut', 'droite', 'bas', 'gauche'] as const
/** Of the table, as it is looked at. */
export type TableEdge = (typeof tableEdges)[number]

export const turnedBy = ({ x, y }: Point, degrees: number): Point => {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [along, aside] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * along - y * aside, y: x * aside + y * along }
}

export const span = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** A piece's own place, seen from the table. */
export const onTable = ({ x, y, angle }: Pick<MapPiece, 'x' | 'y' | 'angle'>, point: Point): Point => {
  const moved = turnedBy(point, angle)
  return { x: x + moved.x, y: y + moved.y }
}

/** A place of the table, seen from a piece that stands there turned. */
export const fromTable = ({ x, y, angle }: Pick<MapPiece, 'x' | 'y' | 'angle'>, point: Point): Point =>
  turnedBy({ x: point.x - x, y: point.y - y }, -angle)

const smoothness = 8

/** Through all points without a corner; of a closed one the last leads to the first. */
export const smoothed = (points: readonly Point[], closed = false, steps = smoothness): readonly Point[] => {
  const count = points.length
  if (count < 3) return points
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? { x: 0, y: 0 }
  const legs = closed ? count : count - 1
  const bends = Array.from({ length: legs }, (_, leg) => {
    const [before, from, to, after] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    return Array.from({ length: steps }, (_step, step) => between(before, from, to, after, step / steps))
  }).flat()
  return closed ? bends : [...bends, at(count - 1)]
}

/** Catmull and Rom's curve from one point to the next. */
const between = (before: Point, from: Point, to: Point, after: Point, part: number): Point => {
  const along = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))
  return { x: along(before.x, from.x, to.x, after.x), y: along(before.y, from.y, to.y, after.y) }
}

/** Beside a line, at its right as it runs where the distance is positive; where it turns sharply, no loop is left. */
export const beside = (line: readonly Point[], distance: number): readonly Point[] => {
  const apart = Math.abs(distance)
  if (apart === 0) return line
  const shifted = line.flatMap((point, index): readonly Point[] => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point]
    const length = span(before, after)
    if (length === 0) return []
    const [dx, dy] = [(after.x - before.x) / length, (after.y - before.y) / length]
    return [{ x: point.x - dy * distance, y: point.y + dx * distance }]
  })
  const kept = shifted.filter((point, index) =>
    line.slice(Math.max(0, index - 24), index + 25).every(near => span(near, point) > apart * 0.97),
  )
  return kept.length > 1 ? kept : shifted
}

/** The line that a piece made of points follows, from its own place. */
export const courseOf = (piece: Pick<MapPiece, 'kind' | 'points' | 'width'>): readonly Point[] => {
  const { points = [] } = terrainKinds[piece.kind]
  const bends = piece.points.length > 1 ? piece.points : points
  return rounded.has(piece.kind) ? smoothed(bends) : bends
}

/** Walls have corners; what grows, flows or is trodden has none. */
const rounded: ReadonlySet<MapPiece['kind']> = new Set(['haie', 'riviere', 'chemin', 'trajet'])

const roundness = 32

const ellipse = (width: number, height: number): Outline =>
  Array.from({ length: roundness }, (_, index) => {
    const angle = (2 * Math.PI * index) / roundness
    return { x: (width / 2) * Math.cos(angle), y: (height / 2) * Math.sin(angle) }
  })

/** What nature made is no ellipse, and nearly fills one. */
const natural = (piece: MapPiece): Outline => {
  const swollen = swell(chanceOf(piece))
  return ellipse(piece.width, piece.height).map(({ x, y }, index) => {
    const reach = 0.8 + 0.2 * swollen((2 * Math.PI * index) / roundness)
    return { x: x * reach, y: y * reach }
  })
}

const rectangle = (width: number, height: number): Outline => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
]

/** From its own place, before it is turned. */
export const ownOutline = (piece: MapPiece): Outline => {
  const { shape, round } = terrainKinds[piece.kind]
  if (shape === 'line') return thick(courseOf(piece), piece.width)
  if (shape === 'area' && piece.points.length > 2) return round ? smoothed(piece.points, true) : piece.points
  if (shape === 'spot') return ellipse(piece.width, piece.width)
  return round ? natural(piece) : rectangle(piece.width, piece.height)
}

const thick = (line: readonly Point[], width: number): Outline =>
  width === 0
    ? [...line, ...line.slice(1, -1).toReversed()]
    : [...beside(line, -width / 2), ...beside(line, width / 2).toReversed()]

export const pieceOutline = (piece: MapPiece): Outline =>
  ownOutline(piece).map(point => onTable(piece, point))

export const boxAround = (points: readonly Point[]): TableBox => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export const pieceBox = (piece: MapPiece): TableBox => boxAround(pieceOutline(piece))

export const boxesMeet = (a: TableBox, b: TableBox, apart = 0): boolean =>
  a.left <= b.right + apart &&
  b.left <= a.right + apart &&
  a.top <= b.bottom + apart &&
  b.top <= a.bottom + apart

export const tableBox = ({ width, height }: Pick<TableMap, 'width' | 'height'>): TableBox => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

const pairs = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((point, index) => [point, outline[(index + 1) % outline.length] ?? point] as const)

export const isInside = (outline: Outline, { x, y }: Point): boolean => {
  let inside = false
  for (const [a, b] of pairs(outline))
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  return inside
}

const toSegment = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = dx * dx + dy * dy
  const part = long === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long))
  return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy)
}

/** To the nearest of its edges, whichever side of them the point lies on. */
export const toEdges = (outline: Outline, point: Point): number =>
  Math.min(...pairs(outline).map(([a, b]) => toSegment(point, a, b)))

/** Whether a place of the table is on a piece, or as near to it as a finger is broad. */
export const hitsPiece = (piece: MapPiece, at: Point, slack = 0): boolean => {
  const outline = pieceOutline(piece)
  const box = boxAround(outline)
  if (!boxesMeet(box, { left: at.x, right: at.x, top: at.y, bottom: at.y }, slack)) return false
  return isInside(outline, at) || toEdges(outline, at) <= slack
}

/** The topmost piece at a place, by its place in the list. */
export const pieceAt = (pieces: readonly MapPiece[], at: Point, slack = 0): number | undefined => {
  const found = pieces.findLastIndex(piece => hitsPiece(piece, at, slack))
  return found === -1 ? undefined : found
}

/** Those that lie whole within a box, by their places in the list. */
export const piecesWithin = (pieces: readonly MapPiece[], box: TableBox): readonly number[] =>
  pieces.flatMap((piece, index) => {
    const own = pieceBox(piece)
    const whole =
      own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom
    return whole ? [index] : []
  })

const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0

export const outlinesMeet = (one: Outline, other: Outline): boolean => {
  if (!boxesMeet(boxAround(one), boxAround(other))) return false
  const [first, second] = [one[0], other[0]]
  if ((first && isInside(other, first)) || (second && isInside(one, second))) return true
  const others = pairs(other)
  return pairs(one).some(([a, b]) => others.some(([c, d]) => cross(a, b, c, d)))
}

export const outlinesApart = (one: Outline, other: Outline): number => {
  if (outlinesMeet(one, other)) return 0
  let least = Infinity
  for (const [a, b] of pairs(one))
    for (const [c, d] of pairs(other))
      least = Math.min(least, toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b))
  return least
}

/** From edge to edge, as it is measured on the table; 0 where they touch. */
export const distanceBetween = (one: MapPiece, other: MapPiece): number =>
  outlinesApart(pieceOutline(one), pieceOutline(other))

/** How far within the table a piece keeps from its edge; less than 0 where it passes it. */
export const distanceToEdge = (
  piece: MapPiece,
  edge: TableEdge,
  { width, height }: Pick<TableMap, 'width' | 'height'>,
): number => {
  const { left, top, right, bottom } = pieceBox(piece)
  return { haut: top, droite: width - right, bas: height - bottom, gauche: left }[edge]
}

export const isOnTable = (piece: MapPiece, map: Pick<TableMap, 'width' | 'height'>): boolean =>
  boxesMeet(pieceBox(piece), tableBox(map))

/** The nearest multiple of a step; anything where there is no step. */
export const snapped = (value: number, step: number): number =>
  step > 0 ? Number((Math.round(value / step) * step).toFixed(6)) : value
