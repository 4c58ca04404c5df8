/** Grass where nothing lies, so that an empty part of the table does not look forgotten. */
import type { Mark, Point } from '../drawing.ts'
import { chanceOf } from './chance.ts'
import { boxAround, isInside, pieceOutline, tableBox, toEdges, type TableBox } from './geometry.ts'
import { newPiece } from './kinds.ts'
import type { PlacedName } from './names.ts'
import { lines, stamped, strewn, type Sizes } from './strokes.ts'
import type { TableMap } from './table.ts'

const tuft = ['M', -1, -1.2, 'L', -0.3, 0, 'L', 0, -1.7, 'L', 0.3, 0, 'L', 1, -1.2]

export const tuftMarks = (
  map: TableMap,
  { scale, sign, pen }: Sizes,
  names: readonly PlacedName[],
): readonly Mark[] => {
  const taken = map.pieces.map(piece => {
    const outline = pieceOutline(piece)
    return { outline, box: boxAround(outline) }
  })
  const gap = sign(1.6) / scale
  const { left, top, right, bottom } = tableBox(map)
  const table = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  // The table's own size alone decides where they are: they do not stir when a piece does.
  const chance = chanceOf({ ...newPiece('champ', { x: 0, y: 0 }), width: map.width, height: map.height })
  const free = (at: Point): boolean =>
    !names.some(({ box }) => covers(box, { x: at.x * scale, y: at.y * scale }, gap * scale)) &&
    !taken.some(
      ({ outline, box }) => covers(box, at, gap) && (isInside(outline, at) || toEdges(outline, at) < gap),
    )
  const found = strewn(table, sign(14) / scale, gap, chance).filter(at => chance() < 0.6 && free(at))
  return lines(
    found.map(({ x, y }) => stamped(tuft, { x: x * scale, y: y * scale }, sign(0.9))),
    { role: 'leaf', width: pen(0.2) },
  )
}

const covers = ({ left, top, right, bottom }: TableBox, { x, y }: Point, gap: number): boolean =>
  x > left - gap && x < right + gap && y > top - gap && y < bottom + gap
