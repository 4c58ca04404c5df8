/** The shortest way from one piece to another, as a ruler would be laid: where it begins, where it ends. */
import type { Point } from '../drawing.ts'
import { boxAround, outlinesMeet, pieceOutline, span, type Outline, type TableBox } from './geometry.ts'
import type { MapPiece, TerrainId } from './table.ts'

export interface Clearance {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

const nearestOn = (point: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = dx * dx + dy * dy
  const part = long === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / long
  const kept = Math.max(0, Math.min(1, part))
  return { x: a.x + kept * dx, y: a.y + kept * dy }
}

/** From the corners of one to the sides of the other. */
const fromCorners = (one: Outline, other: Outline): Clearance | undefined => {
  let least: Clearance | undefined
  for (const from of one)
    for (const [index, a] of other.entries()) {
      const to = nearestOn(from, a, other[(index + 1) % other.length] ?? a)
      const length = span(from, to)
      if (!least || length < least.length) least = { from, to, length }
    }
  return least
}

const back = (gap: Clearance | undefined): Clearance | undefined =>
  gap && { from: gap.to, to: gap.from, length: gap.length }

/** None where they meet. */
export const gapBetween = (one: Outline, other: Outline): Clearance | undefined => {
  if (outlinesMeet(one, other)) return undefined
  const [there, here] = [fromCorners(one, other), back(fromCorners(other, one))]
  return !there || (here && here.length < there.length) ? here : there
}

const boxesApart = (a: TableBox, b: TableBox): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

/** What is written on a table keeps no distance to anything. */
const flat: ReadonlySet<TerrainId> = new Set(['zone', 'texte', 'trajet', 'forme'])

interface Contour {
  readonly outline: Outline
  readonly box: TableBox
}

/** Pieces never change: what is worked out of one holds as long as it is there. */
const contours = new WeakMap<MapPiece, Contour>()
export const contourOf = (piece: MapPiece): Contour => {
  const known = contours.get(piece)
  if (known) return known
  const outline = pieceOutline(piece)
  const contour = { outline, box: boxAround(outline) }
  contours.set(piece, contour)
  return contour
}

/** A piece that is carried so far, without being worked out again. */
export const carried = (outline: Outline, by: Point): Outline =>
  outline.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))

/** Nobody measures finer: what is nearer touches. */
const touch = 0.05

/** From these to the nearest of those that stand apart from them; none where nothing does. */
export const nearestGap = (mine: readonly Outline[], others: readonly MapPiece[]): Clearance | undefined => {
  let least: Clearance | undefined
  for (const outline of mine) {
    const box = boxAround(outline)
    const near = others
      .filter(({ kind }) => !flat.has(kind))
      .map(other => {
        const contour = contourOf(other)
        return { outline: contour.outline, apart: boxesApart(box, contour.box) }
      })
      .toSorted((a, b) => a.apart - b.apart)
    for (const other of near) {
      if (least && other.apart >= least.length) break
      const gap = gapBetween(outline, other.outline)
      if (gap && gap.length >= touch && (!least || gap.length < least.length)) least = gap
    }
  }
  return least
}
