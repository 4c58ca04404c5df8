/** What a reader of a map needs beside it: what its signs mean, how long an inch is on it, where the north is. */
import type { Drawing, Mark, Point, Role } from '../drawing.ts'
import { enumerate } from '../french.ts'
import { pieceMarks } from './draw.ts'
import { newPiece, terrainKinds, unitLabels } from './kinds.ts'
import { mapLook, segment, shut, sizesOf } from './strokes.ts'
import { terrainIds, type MapPiece, type MapUnit, type TableMap, type TerrainId } from './table.ts'
import { shortLength } from './words.ts'

export interface LegendEntry {
  readonly kind: TerrainId
  readonly label: string
  readonly drawing: Drawing
}

/** In millimetres: as high as a line of text. */
const sample = { width: 8.4, height: 5.6 }
/** Millimetres for an inch. */
const sampleScale = 1.7

/** How a kind is drawn where it has hardly room: smaller than on any table. */
const samples: Readonly<Partial<Record<TerrainId, Partial<MapPiece>>>> = {
  bois: { width: 7.6, height: 5 },
  eau: { width: 5.6, height: 3.8 },
  colline: { width: 4.2, height: 2.9 },
  rochers: { width: 5.4, height: 3.8 },
  champ: { width: 3.8, height: 2.6 },
  maison: { width: 3.6, height: 2.5 },
  ruine: { width: 3.6, height: 2.6 },
  riviere: { width: 1.5 },
  chemin: { width: 1 },
  mur: { width: 0.9 },
  haie: { width: 1.1 },
  pont: { width: 3.6, height: 1.8 },
  gue: { width: 4.4, height: 1.6 },
  escalier: { width: 1.8, height: 2.8 },
  porte: { width: 2.4, height: 0.8, y: 0.6 },
  arbre: { width: 2.5 },
  puits: { width: 2.2 },
  tonneau: { width: 2 },
  charrette: { width: 3.8, height: 2.2 },
  feu: { width: 2.4 },
  but: { width: 2.6, mark: '1' },
  entree: { width: 4, height: 2.6 },
  zone: { width: 4, height: 2.6 },
}

/** Of what is made of many, so that more than one has room. */
const sampleScales: Readonly<Partial<Record<TerrainId, number>>> = { bois: 1.05, eau: 1.3, rochers: 1.3 }

const bent: readonly Point[] = [
  { x: -2.2, y: 0.3 },
  { x: -0.8, y: -0.25 },
  { x: 0.8, y: 0.25 },
  { x: 2.2, y: -0.3 },
]

const signOf = (kind: TerrainId, sides: readonly string[] = []): Drawing => {
  const { shape, label } = terrainKinds[kind]
  const piece: MapPiece = {
    ...newPiece(kind, { x: 0, y: 0 }),
    name: '',
    ...(shape === 'line' ? { points: bent.map(({ x, y }) => ({ x, y })) } : {}),
    ...samples[kind],
  }
  const look = { scale: sampleScales[kind] ?? sampleScale, unit: 'pouce', sides } as const
  const at = { x: sample.width / 2, y: sample.height / 2 }
  return { ...sample, says: label, marks: [{ kind: 'group', at, marks: pieceMarks(piece, look) }] }
}

/** Each kind that lies on the map once, in the order of the palette; zones by their sides. */
export const legendOf = (map: TableMap): readonly LegendEntry[] => {
  const present = new Set(map.pieces.map(({ kind }) => kind))
  const kinds = terrainIds.filter(kind => kind !== 'zone' && present.has(kind) && terrainKinds[kind].legend)
  return [
    ...kinds.map(kind => ({ kind, label: terrainKinds[kind].label, drawing: signOf(kind) })),
    ...zoneEntries(map),
  ]
}

/** « Zone A : 6″ sur 18″ »; sides whose zones are as large are told together. */
const zoneEntries = (map: TableMap): readonly LegendEntry[] => {
  const sizes = new Map<string, MapPiece[]>()
  for (const piece of map.pieces) {
    if (piece.kind !== 'zone') continue
    const [least, most] = [Math.min(piece.width, piece.height), Math.max(piece.width, piece.height)]
    const size =
      piece.points.length > 2 ? '' : `${shortLength(least, map.unit)} sur ${shortLength(most, map.unit)}`
    sizes.set(size, [...(sizes.get(size) ?? []), piece])
  }
  const { sides } = mapLook(map, 1)
  return [...sizes].map(([size, pieces]) => {
    const names = [...new Set(pieces.map(({ side, name }) => side || name).filter(name => name !== ''))]
    const word = pieces.length > 1 ? 'Zones' : 'Zone'
    const called = names.length > 0 ? `${word} ${enumerate(names)}` : `${word} de déploiement`
    const label = size === '' ? called : `${called} : ${size}`
    return { kind: 'zone', label, drawing: zonesSign([...new Set(pieces.map(({ side }) => side))], sides) }
  })
}

/** Hatched as the first of them are, without their letters. */
const zonesSign = (own: readonly string[], sides: readonly string[]): Drawing => {
  const [first, second] = own.map(side =>
    signOf('zone', [...sides.slice(0, Math.max(0, sides.indexOf(side))), '']),
  )
  if (!first || !second) return first ?? signOf('zone')
  const part = 0.62
  const corner = { x: sample.width * (1 - part), y: sample.height * (1 - part) }
  return {
    ...first,
    marks: [
      { kind: 'group', scale: part, marks: first.marks },
      { kind: 'group', at: corner, scale: part, marks: second.marks },
    ],
  }
}

/** Its middle and its end: the longest that is not too long is taken. */
const bars: Readonly<Record<MapUnit, readonly (readonly [number, number])[]>> = {
  pouce: [
    [6, 12],
    [3, 6],
    [1, 2],
  ],
  cm: [
    [10, 20],
    [5, 10],
    [2, 4],
  ],
}

/** A ruler of two parts, one filled; smaller where the map is large, so that it fits beside it. */
export const scaleBar = ({ unit }: Pick<TableMap, 'unit'>, scale: number): Drawing => {
  const { pen, letters } = sizesOf({ scale, unit })
  const fitting = bars[unit].find(([, long]) => long * scale <= longestBar) ?? bars[unit].at(-1)
  const [middle, end] = fitting ?? [1, 2]
  const high = pen(1.6)
  const aside = letters * 0.6
  const { many } = unitLabels[unit]
  // Room for wider letters than ours: what is set large, or for dyslexia.
  const width = aside + end * scale + letters * (2.2 + many.length * 0.66)
  const number = (value: number, words = ''): Mark => ({
    kind: 'text',
    text: words === '' ? String(value) : `${String(value)} ${words}`,
    at: { x: aside + value * scale - (words === '' ? 0 : letters * 0.45), y: high + letters * 1.15 },
    anchor: words === '' ? 'middle' : 'start',
    size: letters,
  })
  const cell = (from: number, to: number, fill: Role): Mark => ({
    kind: 'rectangle',
    at: { x: aside + from * scale, y: pen(0.3) },
    width: (to - from) * scale,
    height: high,
    fill,
    pen: { role: 'accent', width: pen(0.3) },
  })
  return {
    width,
    height: high + letters * 1.5,
    says: `Échelle : ${String(middle)} et ${String(end)} ${many}`,
    marks: [
      cell(0, middle, 'solid'),
      cell(middle, end, 'paper'),
      number(0),
      number(middle),
      number(end, many),
    ],
  }
}

/** In millimetres. */
const longestBar = 120

/** A needle, half of it filled, its letter beyond its tip; empty where nobody cares for the north. */
export const northDrawing = ({ north }: Pick<TableMap, 'north'>): Drawing | undefined => {
  if (north === null) return undefined
  const [size, long, wide] = [16, 5.4, 1.5]
  const half = (side: number): string =>
    shut([
      { x: 0, y: -long },
      { x: side * wide, y: 0 },
      { x: 0, y: 0 },
    ])
  const tail = shut([
    { x: -wide, y: 0 },
    { x: wide, y: 0 },
    { x: 0, y: long },
  ])
  const pen = { role: 'accent', width: 0.25 } as const
  const arm = (side: number): string => segment({ x: side * wide, y: 0 }, { x: side * long * 0.75, y: 0 })
  return {
    width: size,
    height: size,
    says: 'Le nord',
    marks: [
      {
        kind: 'group',
        at: { x: size / 2, y: size / 2 },
        turn: north,
        marks: [
          { kind: 'path', d: tail, fill: 'paper', pen },
          { kind: 'path', d: half(-1) + half(1), fill: 'solid', pen },
          { kind: 'path', d: arm(-1) + arm(1), pen },
          {
            kind: 'group',
            at: { x: 0, y: -long - 1.3 },
            turn: -north,
            marks: [
              {
                kind: 'text',
                text: 'N',
                at: { x: 0, y: 1 },
                anchor: 'middle',
                size: 3,
                role: 'accent',
                font: 'title',
                bold: true,
              },
            ],
          },
        ],
      },
    ],
  }
}
