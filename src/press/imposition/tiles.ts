/** A piece larger than its paper, over several sheets: each shows a part of it, and neighbours show their edge both. */
import { groupBy, type Point, type Size } from '../../core/index.ts'
import type { PiecePart } from '../vocabulary/report.ts'
import type { Item } from './format.ts'
import { imposeLoose } from './loose.ts'
import type {
  Area,
  Imposable,
  ImpositionOptions,
  Placement,
  RankedSheets,
  Segment,
  Sheet,
  Tile,
} from './placement.ts'
import { hair, turned } from './room.ts'

/** A poster of three metres by three; nobody glues more. */
export const mostTiles = 250

/** What fits on one sheet is printed as it is, on a sheet of its own. */
export const imposeTiled = <P extends Imposable>(
  item: Item<P>,
  options: ImpositionOptions,
): RankedSheets<P> => {
  // One that has no room for its bleed does without.
  const alone = [options, { ...options, bleed: 0 }].map(each => imposeLoose([item], each))
  const whole = alone.find(({ tooLarge }) => tooLarge.length === 0)
  if (whole) return whole
  const { piece, rank } = item
  const overlap = piece.way?.kind === 'tiled' ? piece.way.overlap : 0
  const upright = tilingOf(piece.size, overlap, false, options)
  const onSide = tilingOf(piece.size, overlap, true, options)
  const tiling = sheetsOf(onSide) < sheetsOf(upright) ? onSide : upright
  if (sheetsOf(tiling) > mostTiles) return { sheets: [], tooLarge: [piece] }
  const sheets = indices(tiling.rows).flatMap(row =>
    indices(tiling.columns).map(column => sheetOf(piece, { row, column }, tiling, options)),
  )
  return { sheets: sheets.map(sheet => ({ rank, sides: [sheet] })), tooLarge: [] }
}

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** How a piece is parted: all its tiles alike, so that all sheets are cut at one place and no sliver is left over. */
interface Tiling {
  readonly rows: number
  readonly columns: number
  readonly overlap: number
  readonly turned: boolean
  /** Where each sheet shows its part, and where its words stand: from the top left of the sheet as it is read. */
  readonly window: Area
  readonly foot: Area
}

const sheetsOf = ({ rows, columns }: Tiling): number => rows * columns

/** Around the window: the letters of its neighbours, and the arms of the crosses. */
const beside = 5
const above = 5
const below = 5
const footHeight = 11
/** Between the window and the foot, where nothing comes below. */
const underWindow = 1.5
/** Nearer to the paper's edge, nothing is printed. */
const nearest = 3
/** Wider than that, more paper would be glued than seen. */
const mostOverlap = 60

const tilingOf = (size: Size, wanted: number, onSide: boolean, options: ImpositionOptions): Tiling => {
  const reach = reachOf(options, onSide)
  const overlap = Math.min(Math.max(wanted, 0), mostOverlap)
  const foot = { ...reach, y: reach.y + reach.height - footHeight, height: footHeight }
  const columns = countOf(size.width, reach.width, 2 * beside, overlap)
  const rows = countOf(
    size.height,
    reach.height - footHeight - underWindow,
    above + below - underWindow,
    overlap,
  )
  const width = (size.width + (columns - 1) * overlap) / columns
  const height = (size.height + (rows - 1) * overlap) / rows
  const [top, bottom] = rows > 1 ? [above, below] : [0, underWindow]
  const window = {
    x: reach.x + (reach.width - width) / 2,
    y: reach.y + top + (foot.y - bottom - reach.y - top - height) / 2,
    width,
    height,
  }
  return { rows, columns, overlap, turned: onSide, window, foot }
}

/** Tiles that lie in a row have something beside them to tell of. */
const countOf = (length: number, room: number, around: number, overlap: number): number =>
  length <= room + hair ? 1 : Math.ceil((length - overlap - hair) / (room - around - overlap))

/** What the printer reaches of the sheet, as it is read: on its side, its top is the right of the paper. */
const reachOf = ({ margins, paper }: ImpositionOptions, onSide: boolean): Area => {
  const within = (margin: number): number => Math.max(margin, nearest)
  const [x, y] = [within(margins.left), within(margins.top)]
  const size = {
    width: paper.width - x - within(margins.right),
    height: paper.height - y - within(margins.bottom),
  }
  return onSide ? { x: y, y: within(margins.right), ...turned(size) } : { x, y, ...size }
}

/** « A1 », and on its right « A2 »; after Z comes AA. */
export const tileName = (row: number, column: number): string => `${rowName(row)}${column + 1}`

const rowName = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : rowName(Math.floor(row / 26) - 1) + rowName(row % 26)

type Cell = Pick<Tile, 'row' | 'column'>

const sheetOf = <P extends Imposable>(
  piece: P,
  cell: Cell,
  tiling: Tiling,
  options: ImpositionOptions,
): Sheet<P> => {
  const { window, foot, rows, columns, turned: onSide } = tiling
  const onSheet = (box: Area): Area => (onSide ? aside(box, options.paper) : box)
  const segment = ({ x, y, width, height }: Area): Segment => ({ from: [x, y], to: [x + width, y + height] })
  const shows = partOf(cell, tiling)
  const edges = edgesOf(window)
  const { row, column } = cell
  const [right, bottom] = [column < columns - 1, row < rows - 1]
  const outer = [
    ...(row === 0 ? [edges.top] : []),
    ...(right ? [] : [edges.right]),
    ...(bottom ? [] : [edges.bottom]),
    ...(column === 0 ? [edges.left] : []),
  ]
  const joints = [...(right ? [edges.right] : []), ...(bottom ? [edges.bottom] : [])]
  const placement: Placement<P> = {
    piece,
    face: 'front',
    ...onSheet(window),
    rotation: onSide ? 90 : 0,
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    shows,
  }
  const crosses = crossesOf(cell, tiling).map(({ x, y }) => {
    const at = onSheet({ x: window.x + x - shows.x, y: window.y + y - shows.y, width: 0, height: 0 })
    return [at.x, at.y] as const
  })
  const tile: Tile = {
    name: tileName(row, column),
    ...cell,
    rows,
    columns,
    window,
    foot,
    turned: onSide,
    crosses,
    joints: joints.map(edge => segment(onSheet(edge))),
    outer: outer.map(edge => segment(onSheet(edge))),
  }
  return { side: 'front', placements: [placement], foldAt: undefined, folds: [], tile }
}

/** A box of a sheet that is read on its side, on the upright paper. */
const aside = ({ x, y, width, height }: Area, paper: Size): Area => ({
  x: paper.width - y - height,
  y: x,
  width: height,
  height: width,
})

const edgesOf = ({ x, y, width, height }: Area) => ({
  top: { x, y, width, height: 0 },
  right: { x: x + width, y, width: 0, height },
  bottom: { x, y: y + height, width, height: 0 },
  left: { x, y, width: 0, height },
})

/** The part of the piece that a sheet shows. */
const partOf = ({ row, column }: Cell, { window: { width, height }, overlap }: Tiling): PiecePart => ({
  x: column * (width - overlap),
  y: row * (height - overlap),
  width,
  height,
})

/** The corners of all that a sheet and its neighbours show both, on the piece. */
const crossesOf = (cell: Cell, tiling: Tiling): readonly Point[] => {
  const { row, column } = cell
  const { overlap } = tiling
  const part = partOf(cell, tiling)
  const neighbours = [
    { row: row - 1, column },
    { row: row + 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
  ]
  const parts = neighbours.filter(each => isIn(each, tiling)).map(each => partOf(each, tiling))
  const ends = (start: number, length: number): readonly number[] =>
    groupBy([start, start + overlap, start + length - overlap, start + length], value =>
      value.toFixed(3),
    ).map(([value]) => value)
  return ends(part.x, part.width)
    .flatMap(x => ends(part.y, part.height).map(y => ({ x, y })))
    .filter(point => parts.some(other => isInside(point, other)))
}

const isInside = ({ x, y }: Point, part: Area): boolean =>
  x > part.x - hair && y > part.y - hair && x < part.x + part.width + hair && y < part.y + part.height + hair

const isIn = ({ row, column }: Cell, { rows, columns }: Tiling): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns
