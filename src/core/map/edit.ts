/** Every gesture on a map as a function from map to map, so that hand, keyboard and numbers do the very same thing. */
import type { Point } from '../drawing.ts'
import { firstCharacters, nameLength } from '../schema.ts'
import {
  boxAround,
  pieceBox,
  fromTable,
  onTable,
  ownOutline,
  snapped,
  turnedBy,
  type TableBox,
} from './geometry.ts'
import { terrainKinds } from './kinds.ts'
import { mapLimits, millimetresOf, type MapPiece, type MapUnit, type TableMap } from './table.ts'

/** Which pieces: their places in the list of the map. */
export type Chosen = ReadonlySet<number>

/** What two or three gestures leave behind is no length that anybody would write. */
export const tidy = (length: number): number => Math.round(length * 1e4) / 1e4 + 0

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Above −180, up to 180. */
export const plainAngle = (degrees: number): number => {
  const once = tidy(degrees % 360)
  return tidy(once > 180 ? once - 360 : once <= -180 ? once + 360 : once)
}

const middleOfBox = ({ left, top, right, bottom }: TableBox): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** What is taken by the hand of a line or of an outline, from the piece's own place; none of what is a box. */
export const bendsOf = (piece: MapPiece): readonly Point[] => {
  const { shape, points = [] } = terrainKinds[piece.kind]
  if (shape === 'line') return piece.points.length > 1 ? piece.points : points
  return shape === 'area' && piece.points.length > 2 ? piece.points : []
}

/** The fewest with which it is still what it is. */
const leastBends = (piece: MapPiece): number => (terrainKinds[piece.kind].shape === 'line' ? 2 : 3)

/** The middle of a piece stays where it is while it turns: it is taken before it is turned. */
export const middleOf = (piece: MapPiece): Point => {
  const bends = bendsOf(piece)
  return bends.length > 0 ? onTable(piece, middleOfBox(boxAround(bends))) : piece
}

/** How wide and how deep it is, before it is turned. */
export const sizeOfPiece = (piece: MapPiece): { readonly width: number; readonly height: number } => {
  if (terrainKinds[piece.kind].shape !== 'area' || piece.points.length < 3) return piece
  const { left, top, right, bottom } = boxAround(piece.points)
  return { width: tidy(right - left), height: tidy(bottom - top) }
}

/** What a file may hold, whatever was asked for; points that nobody touched stay the same. */
const bounded = (piece: MapPiece, before?: MapPiece): MapPiece => {
  const { most } = mapLimits
  const place = (length: number): number => tidy(within(length, -2 * most, 2 * most))
  return {
    ...piece,
    x: place(piece.x),
    y: place(piece.y),
    width: tidy(within(piece.width, 0, most)),
    height: tidy(within(piece.height, 0, most)),
    angle: plainAngle(piece.angle),
    points:
      piece.points === before?.points
        ? piece.points
        : piece.points.map(point => ({ ...point, x: place(point.x), y: place(point.y) })),
    name: firstCharacters(piece.name, nameLength),
    side: piece.side.slice(0, 40),
    mark: piece.mark.slice(0, 4),
    icon: piece.icon.slice(0, 60),
  }
}

/** The pieces that nobody touches stay the very same values: only what has changed is drawn again. */
const changed = (
  map: TableMap,
  chosen: Chosen,
  change: (piece: MapPiece, index: number) => MapPiece,
): TableMap =>
  chosen.size === 0
    ? map
    : {
        ...map,
        pieces: map.pieces.map((piece, index) =>
          chosen.has(index) ? bounded(change(piece, index), piece) : piece,
        ),
      }

const indexesWhere = (
  map: TableMap,
  holds: (piece: MapPiece, index: number) => boolean,
): ReadonlySet<number> => new Set(map.pieces.flatMap((piece, index) => (holds(piece, index) ? [index] : [])))

/** Pieces of one group are chosen together. */
export const withGroups = (map: TableMap, chosen: Chosen): Chosen => {
  const groups = new Set([...chosen].flatMap(index => map.pieces[index]?.group || []))
  return indexesWhere(map, ({ group }, index) => chosen.has(index) || groups.has(group))
}

/** Those of them that may be moved at all. */
export const loose = (map: TableMap, chosen: Chosen): Chosen =>
  indexesWhere(map, ({ locked }, index) => chosen.has(index) && !locked)

export const piecesOf = (map: TableMap, chosen: Chosen): readonly MapPiece[] =>
  map.pieces.filter((_, index) => chosen.has(index))

/** Room for so many more. */
export const hasRoom = (map: TableMap, count = 1): boolean => map.pieces.length + count <= mapLimits.pieces

/** On top of everything. */
export const place = (map: TableMap, piece: MapPiece): TableMap =>
  hasRoom(map) ? { ...map, pieces: [...map.pieces, bounded(piece)] } : map

/** How far they can go that way while the middle of each stays on the table. */
export const shiftOf = (map: TableMap, chosen: Chosen, by: Point): Point => {
  const middles = piecesOf(map, loose(map, chosen)).map(middleOf)
  if (middles.length === 0) return { x: 0, y: 0 }
  const { left, top, right, bottom } = boxAround(middles)
  return {
    x: tidy(within(by.x, Math.min(0, -left), Math.max(0, map.width - right))),
    y: tidy(within(by.y, Math.min(0, -top), Math.max(0, map.height - bottom))),
  }
}

/** The way by which one piece, dragged so far, comes to stand on a step: the others keep their distance to it. */
export const snappedShift = (map: TableMap, chosen: Chosen, held: number, by: Point, step: number): Point => {
  const piece = map.pieces[held]
  if (!piece || step === 0) return shiftOf(map, chosen, by)
  const x = snapped(piece.x + by.x, step) - piece.x
  const y = snapped(piece.y + by.y, step) - piece.y
  return shiftOf(map, chosen, { x, y })
}

/** All by the same way, as far as the table goes. */
export const move = (map: TableMap, chosen: Chosen, by: Point): TableMap => {
  const { x, y } = shiftOf(map, chosen, by)
  if (x === 0 && y === 0) return map
  return changed(map, loose(map, chosen), piece => ({ ...piece, x: piece.x + x, y: piece.y + y }))
}

/** About the middle of what is turned: several keep their distances. */
export const turn = (map: TableMap, chosen: Chosen, degrees: number): TableMap => {
  const free = loose(map, chosen)
  const middles = piecesOf(map, free).map(middleOf)
  const pivot = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  }
  return changed(map, free, piece => ({
    ...piece,
    ...plus(pivot, turnedBy(minus(piece, pivot), degrees)),
    angle: piece.angle + degrees,
  }))
}

/** The side or the corner of its box that is pulled: −1 left and top, 1 right and bottom, 0 neither. */
export interface Grip {
  readonly across: -1 | 0 | 1
  readonly down: -1 | 0 | 1
}

export const grips: readonly Grip[] = ([-1, 0, 1] as const)
  .flatMap(down => ([-1, 0, 1] as const).map(across => ({ across, down })))
  .filter(({ across, down }) => across !== 0 || down !== 0)

export const leastExtent = 0.25

/** One side or two are pulled to a place on the table; the others stay where they are. */
export const stretch = (
  map: TableMap,
  index: number,
  { across, down }: Grip,
  to: Point,
  { step = 0, even = false }: { readonly step?: number; readonly even?: boolean } = {},
): TableMap => {
  const piece = map.pieces[index]
  if (!piece || piece.locked || bendsOf(piece).length > 0) return map
  const at = fromTable(piece, to)
  const pulled = (length: number, sign: number, side: number): number =>
    sign === 0 ? length : within(snapped(length / 2 + sign * side, step), leastExtent, mapLimits.most)
  const free = { width: pulled(piece.width, across, at.x), height: pulled(piece.height, down, at.y) }
  const { width, height } = even || terrainKinds[piece.kind].shape === 'spot' ? evened(piece, free) : free
  const shift = turnedBy(
    { x: (across * (width - piece.width)) / 2, y: (down * (height - piece.height)) / 2 },
    piece.angle,
  )
  return changed(map, new Set([index]), one => ({ ...one, ...plus(one, shift), width, height }))
}

/** The proportions that it had, by the side that was pulled furthest. */
const evened = (
  piece: MapPiece,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } => {
  const scales = [width / (piece.width || 1), height / (piece.height || 1)]
  const scale = scales.reduce((a, b) => (Math.abs(b - 1) > Math.abs(a - 1) ? b : a))
  return { width: tidy(piece.width * scale), height: tidy(piece.height * scale) }
}

const withBends = (
  map: TableMap,
  index: number,
  change: (bends: readonly Point[], piece: MapPiece) => readonly Point[],
): TableMap => {
  const piece = map.pieces[index]
  if (!piece || piece.locked) return map
  return changed(map, new Set([index]), one => ({
    ...one,
    points: change(bendsOf(one), one).map(point => ({ ...point })),
  }))
}

/** One bend of a line, one corner of an outline, to a place on the table. */
export const movePoint = (map: TableMap, index: number, point: number, to: Point): TableMap =>
  withBends(map, index, (bends, piece) =>
    bends.map((one, at) => (at === point ? { ...one, ...fromTable(piece, to) } : one)),
  )

/** After the one of that number. */
export const addPoint = (map: TableMap, index: number, after: number, at: Point): TableMap =>
  withBends(map, index, (bends, piece) =>
    bends.length >= mapLimits.points ? bends : bends.toSpliced(after + 1, 0, fromTable(piece, at)),
  )

/** As long as it is still a line, or an outline, without it. */
export const removePoint = (map: TableMap, index: number, point: number): TableMap => {
  const piece = map.pieces[index]
  return !piece || bendsOf(piece).length <= leastBends(piece)
    ? map
    : withBends(map, index, bends => bends.filter((_, at) => at !== point))
}

/** Few enough to be taken one by one. */
const bendsOfEllipse = 8

/** An ellipse or a box becomes an outline of its own, to be pulled by its points. */
export const outlined = (map: TableMap, index: number): TableMap => {
  const piece = map.pieces[index]
  if (!piece || piece.locked || terrainKinds[piece.kind].shape !== 'area' || bendsOf(piece).length > 0)
    return map
  const outline = ownOutline(piece)
  const every = Math.max(1, outline.length / bendsOfEllipse)
  return withBends(map, index, () => outline.filter((_, at) => at % every === 0))
}

/** A name that no group of the map has. */
const freshGroup = (taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) if (!taken.has(`groupe ${number}`)) return `groupe ${number}`
}

const groupsOf = (map: TableMap): ReadonlySet<string> => new Set(map.pieces.map(({ group }) => group))

/** Objectives are told apart by their numbers: a copy takes the next one. */
const freshMark = (mark: string, taken: ReadonlySet<string>): string => {
  if (!/^\d{1,3}$/.test(mark)) return mark
  for (let number = Number(mark) + 1; ; number += 1) if (!taken.has(String(number))) return String(number)
}

/** Laid on top, a little aside, unlocked; copies of a group are a group of their own. */
export const paste = (map: TableMap, pieces: readonly MapPiece[], by: Point = { x: 1, y: 1 }): TableMap => {
  if (!hasRoom(map, pieces.length)) return map
  const groups = new Set(groupsOf(map))
  const marks = new Set(map.pieces.map(({ mark }) => mark))
  const renamed = new Map<string, string>()
  const copies = pieces.map(piece => {
    if (piece.group && !renamed.has(piece.group)) {
      renamed.set(piece.group, freshGroup(groups))
      groups.add(renamed.get(piece.group) ?? '')
    }
    const mark = marks.has(piece.mark) ? freshMark(piece.mark, marks) : piece.mark
    marks.add(mark)
    return { ...piece, mark, group: renamed.get(piece.group) ?? '', locked: false }
  })
  const added = { ...map, pieces: [...map.pieces, ...copies] }
  return move(added, lastOf(added, copies.length), by)
}

/** The topmost ones: what was placed, pasted or copied. */
export const lastOf = (map: TableMap, count: number): Chosen =>
  indexesWhere(map, (_, index) => index >= map.pieces.length - count)

export const duplicate = (map: TableMap, chosen: Chosen, by?: Point): TableMap =>
  paste(map, piecesOf(map, chosen), by)

export const remove = (map: TableMap, chosen: Chosen): TableMap => {
  const gone = loose(map, chosen)
  return gone.size === 0 ? map : { ...map, pieces: map.pieces.filter((_, index) => !gone.has(index)) }
}

export const depths = ['back', 'down', 'up', 'front'] as const
export type Depth = (typeof depths)[number]

/** Where each piece goes, by its place in the list: those chosen keep their order. */
export const reordered = (map: TableMap, chosen: Chosen, to: Depth): readonly number[] => {
  const all = map.pieces.map((_, index) => index)
  const [mine, others] = [all.filter(index => chosen.has(index)), all.filter(index => !chosen.has(index))]
  if (to === 'front') return [...others, ...mine]
  if (to === 'back') return [...mine, ...others]
  const walk = to === 'up' ? all.toReversed() : all
  return walk.reduce<readonly number[]>((order, index) => {
    const at = order.indexOf(index)
    const next = at + (to === 'up' ? 1 : -1)
    const other = order[next]
    if (!chosen.has(index) || other === undefined || chosen.has(other)) return order
    return order.with(at, other).with(next, index)
  }, all)
}

export const reorder = (map: TableMap, chosen: Chosen, to: Depth): TableMap => {
  const order = reordered(map, chosen, to)
  if (order.every((from, index) => from === index)) return map
  return { ...map, pieces: order.flatMap(index => map.pieces[index] ?? []) }
}

/** From now on they are chosen, moved and copied as one. */
export const group = (map: TableMap, chosen: Chosen): TableMap => {
  if (chosen.size < 2) return map
  const name = freshGroup(groupsOf(map))
  return changed(map, chosen, piece => ({ ...piece, group: name }))
}

export const ungroup = (map: TableMap, chosen: Chosen): TableMap =>
  piecesOf(map, chosen).some(({ group: name }) => name)
    ? changed(map, withGroups(map, chosen), piece => ({ ...piece, group: '' }))
    : map

export const lock = (map: TableMap, chosen: Chosen, locked: boolean): TableMap =>
  changed(map, chosen, piece => ({ ...piece, locked }))

/** An outline is as wide as its points are apart: they are drawn out with it. */
const sized = (piece: MapPiece, width: number, height: number): MapPiece => {
  const { shape } = terrainKinds[piece.kind]
  if (shape === 'spot') return { ...piece, width, height: width }
  const size = sizeOfPiece(piece)
  if (size === piece) return { ...piece, width, height }
  const scale = { x: width / (size.width || 1), y: height / (size.height || 1) }
  const middle = middleOfBox(boxAround(piece.points))
  const points = piece.points.map(point => ({
    ...point,
    x: middle.x + (point.x - middle.x) * scale.x,
    y: middle.y + (point.y - middle.y) * scale.y,
  }))
  return { ...piece, width, height, points }
}

/** As wide and as deep as is said, where it stands. */
export const resize = (
  map: TableMap,
  chosen: Chosen,
  { width, height }: { readonly width?: number; readonly height?: number },
): TableMap =>
  changed(map, loose(map, chosen), piece => {
    const size = sizeOfPiece(piece)
    const least = terrainKinds[piece.kind].shape === 'line' ? 0 : leastExtent
    return sized(piece, Math.max(least, width ?? size.width), Math.max(least, height ?? size.height))
  })

/** What is written in their fields; a locked one keeps its place. */
export const set = (
  map: TableMap,
  chosen: Chosen,
  fields: Partial<
    Pick<MapPiece, 'name' | 'x' | 'y' | 'angle' | 'side' | 'mark' | 'icon' | 'traits' | 'group'>
  >,
): TableMap => {
  const { x: _x, y: _y, angle: _angle, ...words } = fields
  return changed(map, chosen, piece => ({ ...piece, ...(piece.locked ? words : fields) }))
}

/** What is chosen, in parts that are moved each as one: groups, and what stands alone. */
const partsOf = (map: TableMap, chosen: Chosen): readonly Chosen[] => {
  const parts = new Map<string | number, Set<number>>()
  for (const index of loose(map, chosen)) {
    const name = map.pieces[index]?.group || index
    parts.set(name, (parts.get(name) ?? new Set()).add(index))
  }
  return [...parts.values()]
}

export const boxOfPieces = (pieces: readonly MapPiece[]): TableBox =>
  boxAround(
    pieces.map(pieceBox).flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  )
const boxOfPart = (map: TableMap, chosen: Chosen): TableBox => boxOfPieces(piecesOf(map, chosen))

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

const shiftTo = (edge: Alignment, part: TableBox, whole: TableBox): Point => {
  const [from, to] = [middleOfBox(part), middleOfBox(whole)]
  switch (edge) {
    case 'left':
      return { x: whole.left - part.left, y: 0 }
    case 'right':
      return { x: whole.right - part.right, y: 0 }
    case 'centre':
      return { x: to.x - from.x, y: 0 }
    case 'top':
      return { x: 0, y: whole.top - part.top }
    case 'bottom':
      return { x: 0, y: whole.bottom - part.bottom }
    case 'middle':
      return { x: 0, y: to.y - from.y }
  }
}

/** On one side of all of them, or on their common middle. */
export const align = (map: TableMap, chosen: Chosen, edge: Alignment): TableMap => {
  const parts = partsOf(map, chosen)
  if (parts.length < 2) return map
  const whole = boxOfPart(map, loose(map, chosen))
  return parts.reduce((next, part) => move(next, part, shiftTo(edge, boxOfPart(map, part), whole)), map)
}

/** With the same gap between each two; the first and the last stay. */
export const distribute = (map: TableMap, chosen: Chosen, way: 'across' | 'down'): TableMap => {
  const [from, to, axis] =
    way === 'across' ? (['left', 'right', 'x'] as const) : (['top', 'bottom', 'y'] as const)
  const parts = partsOf(map, chosen)
    .map(part => ({ part, extent: boxOfPart(map, part) }))
    .toSorted((a, b) => a.extent[from] + a.extent[to] - b.extent[from] - b.extent[to])
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length < 3) return map
  const lengths = parts.reduce((sum, { extent }) => sum + extent[to] - extent[from], 0)
  const gap = (last.extent[to] - first.extent[from] - lengths) / (parts.length - 1)
  let at = first.extent[from]
  let next = map
  for (const { part, extent } of parts) {
    next = move(next, part, { x: 0, y: 0, [axis]: at - extent[from] })
    at += extent[to] - extent[from] + gap
  }
  return next
}

/** What the table measures itself by; its own limits hold in both units. */
export const canMeasureIn = (map: TableMap, unit: MapUnit): boolean => {
  const scale = millimetresOf[map.unit] / millimetresOf[unit]
  return [map.width, map.height].every(
    length => length * scale >= mapLimits.least && length * scale <= mapLimits.most,
  )
}

/** The same table, told in another unit: every length is converted, nothing moves. */
export const changeUnit = (map: TableMap, unit: MapUnit): TableMap => {
  if (unit === map.unit || !canMeasureIn(map, unit)) return map
  const scale = millimetresOf[map.unit] / millimetresOf[unit]
  const told = (length: number): number => tidy(length * scale)
  const pieces = map.pieces.map(piece =>
    bounded({
      ...piece,
      x: told(piece.x),
      y: told(piece.y),
      width: told(piece.width),
      height: told(piece.height),
      points: piece.points.map(point => ({ ...point, x: told(point.x), y: told(point.y) })),
    }),
  )
  return {
    ...map,
    unit,
    width: told(map.width),
    height: told(map.height),
    grid: within(told(map.grid), 0, mapLimits.grid),
    pieces,
  }
}

/** What lies beyond an edge that comes nearer stays where it is: its remark says so, and the edge may go back. */
export const resizeTable = (map: TableMap, width: number, height: number): TableMap => {
  const { least, most } = mapLimits
  const next = { width: tidy(within(width, least, most)), height: tidy(within(height, least, most)) }
  return next.width === map.width && next.height === map.height ? map : { ...map, ...next }
}

export const setTable = (
  map: TableMap,
  fields: Partial<Pick<TableMap, 'name' | 'grid' | 'north'>>,
): TableMap => {
  const next = { ...map, ...fields }
  return {
    ...next,
    name: firstCharacters(next.name, nameLength),
    grid: tidy(within(next.grid, 0, mapLimits.grid)),
    north: next.north === null ? null : plainAngle(next.north),
  }
}
