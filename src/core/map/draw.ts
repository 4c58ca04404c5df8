/** A map as a drawing, at any scale: on a page, in the studio, or as large as the table itself. */
import type { Drawing, Mark } from '../drawing.ts'
import { capital, enumerate, plural } from '../french.ts'
import { frameMargins, frameMarks, gridMarks, type FrameWish } from './frame.ts'
import { terrainKinds, unitLabels, type TerrainKind } from './kinds.ts'
import { placedNames } from './names.ts'
import { mapLook, sizesOf, type MapLook } from './strokes.ts'
import { tuftMarks } from './tufts.ts'
import type { Draw } from './symbols/symbol.ts'
import { symbols } from './symbols/index.ts'
import { zoneGround, zoneLetter } from './symbols/markers.ts'
import type { MapPiece, TableMap } from './table.ts'
import { decimal } from './words.ts'

export interface MapWish extends FrameWish {
  /** Millimetres for one unit of the table. */
  readonly scale: number
  /** Of the pieces, beside them; and the words that lie on the table. */
  readonly names?: boolean
  /** Of grass, where nothing lies. */
  readonly tufts?: boolean
}

/** One piece in millimetres from the table's top left: what is drawn again while it is moved. */
export const pieceMarks = (piece: MapPiece, look: MapLook): readonly Mark[] =>
  placedMarks(piece, look, symbols[piece.kind].draw)

const placedMarks = (piece: MapPiece, look: MapLook, draw: Draw): readonly Mark[] => {
  const { upright } = symbols[piece.kind]
  const marks = draw(piece, { ...look, sizes: sizesOf(look) })
  if (marks.length === 0) return []
  const at = { x: piece.x * look.scale, y: piece.y * look.scale }
  return [{ kind: 'group', at, ...(upright || piece.angle === 0 ? {} : { turn: piece.angle }), marks }]
}

/** Zones are ground: what stands in one is not hatched over; their letters lie over scenery, and under what is fought for. */
const layered = (pieces: readonly MapPiece[], look: MapLook): readonly Mark[] => {
  const zones = pieces.filter(({ kind }) => kind === 'zone')
  const others = pieces.filter(({ kind }) => kind !== 'zone')
  const isScenery = ({ kind }: MapPiece): boolean => terrainKinds[kind].tab === 'decor'
  return [
    ...zones.flatMap(zone => placedMarks(zone, look, zoneGround)),
    ...others.filter(isScenery).flatMap(piece => pieceMarks(piece, look)),
    ...zones.flatMap(zone => placedMarks(zone, look, zoneLetter)),
    ...others.filter(piece => !isScenery(piece)).flatMap(piece => pieceMarks(piece, look)),
  ]
}

export const mapDrawing = (map: TableMap, wish: MapWish): Drawing => {
  const { scale, frame = true, names = true, numbers = false, grid = false, tufts = true } = wish
  const look = mapLook(map, scale)
  const sizes = sizesOf(look)
  const margins = frameMargins(look, wish)
  const called = names ? placedNames(map, look) : []
  const [wide, deep] = [map.width * scale, map.height * scale]
  const onTable: readonly Mark[] = [
    { kind: 'rectangle', at: { x: 0, y: 0 }, width: wide, height: deep, fill: 'paper' },
    ...(tufts ? tuftMarks(map, sizes, called) : []),
    ...(grid ? gridMarks(map, sizes) : []),
    ...layered(names ? map.pieces : map.pieces.filter(({ kind }) => kind !== 'texte'), look),
    ...called.map(({ mark }) => mark),
  ]
  return {
    width: margins.left + wide + margins.right,
    height: margins.top + deep + margins.bottom,
    says: mapSays(map),
    marks: [
      {
        kind: 'group',
        at: { x: margins.left, y: margins.top },
        clip: { width: wide, height: deep },
        marks: onTable,
      },
      ...(frame
        ? [
            {
              kind: 'group',
              at: { x: margins.left, y: margins.top },
              marks: frameMarks(map, sizes, numbers),
            } as const,
          ]
        : []),
    ],
  }
}

/** The largest scale at which a map, framed as it is wished, holds in so many millimetres. */
export const mapScale = (
  map: Pick<TableMap, 'width' | 'height' | 'unit'>,
  room: { readonly width: number; readonly height: number },
  wish: FrameWish = {},
): number => {
  let scale = Math.min(room.width / map.width, room.height / map.height)
  for (let turn = 0; turn < 8; turn++) {
    const { left, top, right, bottom } = frameMargins({ scale, unit: map.unit }, wish)
    scale = Math.max(
      0.01,
      Math.min((room.width - left - right) / map.width, (room.height - top - bottom) / map.height),
    )
  }
  return scale
}

const third = (value: number, whole: number): 0 | 1 | 2 =>
  value < whole / 3 ? 0 : value <= (2 * whole) / 3 ? 1 : 2

const places = [
  ['en haut à gauche', 'en haut', 'en haut à droite'],
  ['à gauche', 'au milieu', 'à droite'],
  ['en bas à gauche', 'en bas', 'en bas à droite'],
] as const

/** What lies where, for those who cannot see it. */
export const mapSays = (map: TableMap): string => {
  const { many } = unitLabels[map.unit]
  const size = `Table de ${decimal(map.width)} sur ${decimal(map.height)} ${many}`
  if (map.pieces.length === 0) return `${size}, vide.`
  const told = saidOf(map)
  const rest = told.length - mostSaid
  const others = rest > 0 ? [plural(rest, 'autre élément', 'autres éléments')] : []
  return `${size} : ${enumerate([...told.slice(0, mostSaid), ...others])}.`
}

/** Those of a kind that lie in one part of the table are counted, but for those that have a name. */
const saidOf = (map: TableMap): readonly string[] => {
  const counted = new Map<string, { readonly kind: TerrainKind; readonly place: string; count: number }>()
  for (const [index, piece] of map.pieces.entries()) {
    const kind = terrainKinds[piece.kind]
    const called = [piece.side, piece.mark, piece.name && `« ${piece.name} »`].filter(Boolean).join(' ')
    const part = places[third(piece.y, map.height)][third(piece.x, map.width)]
    const place = [called, kind.shape === 'line' ? '' : part].filter(Boolean).join(' ')
    const key = `${kind.id} ${place} ${called === '' ? '' : index}`
    const known = counted.get(key)
    if (known) known.count++
    else counted.set(key, { kind, place, count: 1 })
  }
  return [...counted.values()].map(({ kind, place, count }) =>
    [count === 1 ? kind.label : plural(count, kind.label, kind.plural), place].filter(Boolean).join(' '),
  )
}

const mostSaid = 30

export const pieceTitle = (piece: MapPiece): string =>
  piece.name || capital([terrainKinds[piece.kind].label, piece.side, piece.mark].filter(Boolean).join(' '))
