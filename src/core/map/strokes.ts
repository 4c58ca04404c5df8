/** What the symbols of a map are drawn with: paths, pens that stay fine at every scale, chance that is always the same. */
import type { Mark, Pen, Point, Role } from '../drawing.ts'
import { boxAround, isInside, toEdges, turnedBy, type Outline } from './geometry.ts'
import { unitsPerInch } from './kinds.ts'
import type { Luck } from './chance.ts'
import type { MapUnit, TableMap } from './table.ts'

/** How a map is looked at: on a page, in the studio, or at its true scale. */
export interface MapLook {
  /** Millimetres of the drawing for one unit of the table. */
  readonly scale: number
  readonly unit: MapUnit
  /** Those who have a zone or an entry, so that each is hatched another way. */
  readonly sides: readonly string[]
}

export const mapLook = (map: Pick<TableMap, 'unit' | 'pieces'>, scale: number): MapLook => ({
  scale,
  unit: map.unit,
  sides: [...new Set(map.pieces.map(({ side }) => side).filter(side => side !== ''))].toSorted(),
})

/** Lengths in millimetres, most as on a page that shows an inch on 3,5 mm; a map seven times larger has no pens seven times as thick. */
export interface Sizes {
  readonly scale: number
  readonly pen: (width: number) => number
  /** Of a tree, a stone, a tuft: what stands for many. */
  readonly sign: (length: number) => number
  /** Between two lines of a hatch. */
  readonly gap: (length: number) => number
  /** Of names. */
  readonly letters: number
}

const pageScale = 3.5
const hairline = 0.1

export const sizesOf = ({ scale, unit }: Pick<MapLook, 'scale' | 'unit'>): Sizes => {
  const ratio = (scale * unitsPerInch(unit)) / pageScale
  const grown = (power: number) => {
    const factor = ratio ** power
    return (length: number): number => length * factor
  }
  const pen = grown(0.35)
  return {
    scale,
    pen: width => Math.max(hairline, pen(width)),
    sign: grown(0.75),
    gap: grown(0.55),
    letters: Math.max(2.5, grown(0.42)(3.5)),
  }
}

/** Hundredths of a millimetre: finer than any printer. */
const written = (value: number): string => String(Number(value.toFixed(2)))
const place = ({ x, y }: Point): string => `${written(x)} ${written(y)}`

export const open = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point)}`).join('')

export const shut = (points: readonly Point[]): string => `${open(points)}Z`

/** Through points that lie close, without a corner. */
export const curve = (points: readonly Point[], closed = false): string => {
  const count = points.length
  const [first] = points
  if (!first || count < 3) return open(points)
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first
  const legs = Array.from({ length: closed ? count : count - 1 }, (_, leg) => {
    const [before, from, to, after] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const reaching = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${place(leaving)} ${place(reaching)} ${place(to)}`
  })
  return `M${place(first)}${legs.join('')}${closed ? 'Z' : ''}`
}

export const segment = (a: Point, b: Point): string => open([a, b])

export const ring = ({ x, y }: Point, across: number, down = across): string => {
  const arc = (to: number): string =>
    `A${written(across)} ${written(down)} 0 0 1 ${written(to)} ${written(y)}`
  return `M${written(x - across)} ${written(y)}${arc(x + across)}${arc(x - across)}Z`
}

export const box = (width: number, height: number): string =>
  shut([
    { x: -width / 2, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ])

/** SVG path data moved to a place and made so many times larger: symbols are written once, about their own origin. */
export const stamped = (shape: readonly (string | number)[], at: Point, size: number): string => {
  let across = true
  return shape
    .map(part => {
      if (typeof part === 'string') {
        across = true
        return part
      }
      const value = written(part * size + (across ? at.x : at.y))
      across = !across
      return `${value} `
    })
    .join('')
    .trim()
}

/** Lines alone. */
export const lines = (d: readonly string[], pen: Pen): readonly Mark[] =>
  d.length === 0 ? [] : [{ kind: 'path', d: d.join(''), pen }]

/** Hides what lies under it, tinted where ink is not spared, and drawn around. */
export const body = (d: string, tint: Role | undefined, pen?: Pen): readonly Mark[] => [
  { kind: 'path', d, fill: 'paper', ...(tint === undefined && pen ? { pen } : {}) },
  ...(tint === undefined ? [] : [{ kind: 'path', d, fill: tint, ...(pen ? { pen } : {}) } as const]),
]

export const scaled = (points: readonly Point[], scale: number): readonly Point[] =>
  points.map(({ x, y }) => ({ x: x * scale, y: y * scale }))

const most = 120

/** Places within an outline, about so far from each other and so far from its edge; as they are looked at, the hindmost first. */
export const strewn = (outline: Outline, apart: number, margin: number, chance: Luck): readonly Point[] => {
  const { left, top, right, bottom } = boxAround(outline)
  const [width, height] = [right - left, bottom - top]
  const step = Math.max(apart, Math.sqrt((width * height) / most), width / 60, height / 60)
  const rows = Math.floor(height / (step * 0.87)) + 1
  const columns = Math.floor(width / step) + 1
  const found: Point[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [across, down] = [(chance() - 0.5) * step * 0.4, (chance() - 0.5) * step * 0.34]
      const x =
        left + (width - (columns - 1) * step) / 2 + (column + (row % 2 ? 0.25 : -0.25)) * step + across
      const y = top + (height - (rows - 1) * step * 0.87) / 2 + row * step * 0.87 + down
      if (isInside(outline, { x, y }) && toEdges(outline, { x, y }) >= margin) found.push({ x, y })
    }
  if (found.length > 0) return found.toSorted((a, b) => a.y - b.y)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return [middle]
}

/** Parallel lines within an outline, at this angle. */
export const hatched = (
  outline: Outline,
  degrees: number,
  gap: number,
): readonly (readonly [Point, Point])[] => {
  const level = outline.map(point => turnedBy(point, -degrees))
  const { top, bottom } = boxAround(level)
  const count = Math.min(300, Math.floor((bottom - top) / gap))
  const step = (bottom - top) / (count + 1)
  return Array.from({ length: count }, (_, index) => top + (index + 1) * step).flatMap(y =>
    crossings(level, y).map(
      ([from, to]) => [turnedBy({ x: from, y }, degrees), turnedBy({ x: to, y }, degrees)] as const,
    ),
  )
}

const crossings = (outline: Outline, y: number): readonly (readonly [number, number])[] => {
  const found = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    return a.y > y === b.y > y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)]
  })
  const sorted = found.toSorted((a, b) => a - b)
  return sorted.flatMap((from, index) => {
    const to = sorted[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : []
  })
}

/** Places along a line, so far from each other, with the way it runs there. */
export const along = (
  line: readonly Point[],
  step: number,
  first = step / 2,
): readonly { readonly at: Point; readonly angle: number }[] => {
  const found: { at: Point; angle: number }[] = []
  let next = first
  let passed = 0
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    for (; next <= passed + length && length > 0 && found.length < 600; next += step) {
      const part = (next - passed) / length
      found.push({ at: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, angle })
    }
    passed += length
  }
  return found
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, to, index) => {
    const from = line[index - 1]
    return from ? sum + Math.hypot(to.x - from.x, to.y - from.y) : sum
  }, 0)
