/** What a pointer does on the table, from where it was pressed to where it is now: seen as a ghost, then one change. */
import type { Point } from '../../core/index.ts'
import {
  middleOf,
  move,
  movePoint,
  piecesOf,
  plainAngle,
  snappedShift,
  stretch,
  turn,
  type Chosen,
  type Grip,
} from '../../core/map/edit.ts'
import { boxAround, snapped, type TableMap } from '../../core/map/index.ts'

export type Held =
  | { readonly kind: 'move'; readonly index: number; readonly chosen: Chosen; readonly from: Point }
  | { readonly kind: 'stretch'; readonly index: number; readonly grip: Grip }
  | { readonly kind: 'turn'; readonly chosen: Chosen; readonly from: Point }
  | { readonly kind: 'point'; readonly index: number; readonly point: number }

/** Where the pointer is, and what is pressed with it. */
export interface Reaching {
  readonly at: Point
  /** Lengths snap to it; 0 where nothing snaps. */
  readonly step: number
  /** Angles snap to it. */
  readonly notch: number
  /** Proportions are kept. */
  readonly even: boolean
}

export const pivotOf = (map: TableMap, chosen: Chosen): Point => {
  const { left, top, right, bottom } = boxAround(piecesOf(map, chosen).map(middleOf))
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Of the line from one point to another, clockwise from the right. */
const bearing = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

/** One piece comes to stand on a notch; several turn by whole notches. */
const turnBy = (map: TableMap, chosen: Chosen, from: Point, { at, notch }: Reaching): number => {
  const pivot = pivotOf(map, chosen)
  const by = bearing(pivot, at) - bearing(pivot, from)
  const [only] = piecesOf(map, chosen)
  const start = only && chosen.size === 1 ? only.angle : 0
  return plainAngle(snapped(start + by, notch) - start)
}

/** By how much what is dragged stands aside. */
export const shiftBy = (
  map: TableMap,
  { index, chosen, from }: Extract<Held, { kind: 'move' }>,
  { at, step }: Reaching,
): Point => snappedShift(map, chosen, index, { x: at.x - from.x, y: at.y - from.y }, step)

/** The map as it would be if the pointer were let go here. */
export const reached = (map: TableMap, held: Held, hand: Reaching): TableMap => {
  switch (held.kind) {
    case 'move':
      return move(map, held.chosen, shiftBy(map, held, hand))
    case 'stretch':
      return stretch(map, held.index, held.grip, hand.at, hand)
    case 'turn':
      return turn(map, held.chosen, turnBy(map, held.chosen, held.from, hand))
    case 'point':
      return movePoint(map, held.index, held.point, {
        x: snapped(hand.at.x, hand.step),
        y: snapped(hand.at.y, hand.step),
      })
  }
}
