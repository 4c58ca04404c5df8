/** The names of pieces, each beside its piece, clear of the others and within the table. */
import type { Mark, Point } from '../drawing.ts'
import { beside, boxAround, boxesMeet, courseOf, onTable, pieceBox, type TableBox } from './geometry.ts'
import { terrainKinds } from './kinds.ts'
import { scaled, sizesOf, type MapLook } from './strokes.ts'
import { wordsWidth } from './symbols/markers.ts'
import type { MapPiece, TableMap } from './table.ts'

/** What bears its own words. */
const silent: ReadonlySet<MapPiece['kind']> = new Set(['texte', 'zone'])

interface Candidate {
  readonly at: Point
  readonly box: TableBox
}

export interface PlacedName {
  readonly mark: Mark
  /** In millimetres. */
  readonly box: TableBox
}

export const placedNames = (map: TableMap, look: MapLook): readonly PlacedName[] => {
  const { letters } = sizesOf(look)
  const table: TableBox = { left: 0, top: 0, right: map.width * look.scale, bottom: map.height * look.scale }
  const boxes = map.pieces.map(piece => millimetres(pieceBox(piece), look.scale))
  const solid = boxes.filter((_, index) => {
    const kind = map.pieces[index]?.kind
    return kind !== undefined && obstacles.has(kind)
  })
  const grounds = boxes.filter((_, index) => {
    const piece = map.pieces[index]
    return piece !== undefined && !obstacles.has(piece.kind) && terrainKinds[piece.kind].shape === 'area'
  })
  const threads = map.pieces
    .filter(({ kind }) => terrainKinds[kind].shape === 'line')
    .map(piece => edgesOf(piece, look))
    .map(points => ({ points, box: boxAround(points) }))
  const taken: TableBox[] = []
  return map.pieces.flatMap((piece, index): readonly PlacedName[] => {
    const own = boxes[index]
    if (piece.name === '' || silent.has(piece.kind) || !own) return []
    const width = wordsWidth(piece.name, letters)
    const all = candidates(piece, own, width, letters, look)
    const cost = ({ box }: Candidate): number =>
      8 * outside(box, table) +
      6 * taken.filter(other => boxesMeet(box, other)).length +
      0.8 *
        Number(
          threads.some(
            thread => boxesMeet(thread.box, box) && thread.points.some(point => within(box, point)),
          ),
        ) +
      0.7 * grounds.filter(other => other !== own && boxesMeet(box, other)).length +
      solid.filter(other => other !== own && boxesMeet(box, other)).length
    const costs = all.map(cost)
    const best = all[costs.indexOf(Math.min(...costs))]
    if (!best) return []
    taken.push(best.box)
    const mark: Mark = {
      kind: 'text',
      text: piece.name,
      at: best.at,
      anchor: 'middle',
      size: letters,
      italic: true,
      halo: true,
    }
    return [{ mark, box: best.box }]
  })
}

/** A name across a bank or a road is harder to read. */
const edgesOf = (piece: MapPiece, { scale }: MapLook): readonly Point[] => {
  const line = courseOf(piece)
  return [...beside(line, -piece.width / 2), ...beside(line, piece.width / 2)].map(point => {
    const { x, y } = onTable(piece, point)
    return { x: x * scale, y: y * scale }
  })
}

const within = ({ left, top, right, bottom }: TableBox, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** What a name would hide. */
const obstacles: ReadonlySet<MapPiece['kind']> = new Set([
  'maison',
  'ruine',
  'pont',
  'gue',
  'puits',
  'tonneau',
  'charrette',
  'feu',
  'but',
  'entree',
  'figurine',
  'porte',
  'escalier',
  'arbre',
  'rochers',
])

const millimetres = ({ left, top, right, bottom }: TableBox, scale: number): TableBox => ({
  left: left * scale,
  top: top * scale,
  right: right * scale,
  bottom: bottom * scale,
})

const outside = (box: TableBox, table: TableBox): number =>
  Number(box.left < table.left) +
  Number(box.right > table.right) +
  Number(box.top < table.top) +
  Number(box.bottom > table.bottom)

const around = (at: Point, width: number, letters: number): Candidate => ({
  at,
  box: {
    left: at.x - width / 2,
    right: at.x + width / 2,
    top: at.y - letters * 0.75,
    bottom: at.y + letters * 0.25,
  },
})

/** Below first, as a caption stands. */
const candidates = (
  piece: MapPiece,
  box: TableBox,
  width: number,
  letters: number,
  look: MapLook,
): readonly Candidate[] => {
  if (terrainKinds[piece.kind].shape === 'line') return besideLine(piece, width, letters, look)
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2 + letters * 0.25
  const [below, above] = [box.bottom + letters * 0.95, box.top - letters * 0.5]
  const [right, left] = [box.right + width / 2 + letters * 0.3, box.left - width / 2 - letters * 0.3]
  const slip = width / 3
  return [
    { x, y: below },
    { x, y: above },
    { x: right, y },
    { x: left, y },
    { x: x + slip, y: below },
    { x: x - slip, y: below },
    { x: x + slip, y: above },
    { x: x - slip, y: above },
    { x, y },
  ].map(at => around(at, width, letters))
}

const besideLine = (piece: MapPiece, width: number, letters: number, look: MapLook): readonly Candidate[] => {
  const line = scaled(
    courseOf(piece).map(point => onTable(piece, point)),
    look.scale,
  )
  const half = (piece.width * look.scale) / 2
  return [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92].flatMap(part => {
    const point = line[Math.round((line.length - 1) * part)]
    if (!point) return []
    const [away, aside] = [half + letters * 1.05, half + width / 2 + letters * 0.6]
    return [
      { x: point.x + aside, y: point.y + letters * 0.25 },
      { x: point.x - aside, y: point.y + letters * 0.25 },
      { x: point.x, y: point.y + away },
      { x: point.x, y: point.y - away + letters * 0.6 },
    ].map(at => around(at, width, letters))
  })
}
