/** The map of a scenario as it is saved: a table, and what lies on it, from the lowest to the topmost. */
import { nameSchema, z } from '../schema.ts'

/** What a piece is: how it is drawn, laid and told in a legend follows from it (kinds.ts). */
export const terrainIds = [
  'maison',
  'ruine',
  'mur',
  'haie',
  'bois',
  'arbre',
  'eau',
  'riviere',
  'chemin',
  'pont',
  'gue',
  'colline',
  'rochers',
  'champ',
  'escalier',
  'porte',
  'puits',
  'tonneau',
  'charrette',
  'feu',
  'but',
  'entree',
  'zone',
  'figurine',
  'forme',
  'texte',
  'trajet',
] as const
export type TerrainId = (typeof terrainIds)[number]

/** What a piece does to those beside it, as far as the table has to know. */
export const terrainTraits = ['vue', 'couvert', 'difficile'] as const
export type TerrainTrait = (typeof terrainTraits)[number]

export const mapUnits = ['pouce', 'cm'] as const
export type MapUnit = (typeof mapUnits)[number]

/** In the unit of the table, from its top left, y downwards. */
export const mapLimits = { least: 4, most: 600, pieces: 600, points: 200, grid: 100 }
const place = z
  .number()
  .min(-2 * mapLimits.most)
  .max(2 * mapLimits.most)
const extent = z.number().min(0).max(mapLimits.most)
const short = z.string().max(40).default('')

const pieceSchema = z.looseObject({
  kind: z.enum(terrainIds),
  /** Written beside it; the words themselves of a text. */
  name: nameSchema.default(''),
  /** The middle of its box; of what is made of points, where they are counted from. */
  x: place,
  y: place,
  /** Of what is made of points the width alone counts: how wide the river is, how thick the wall. */
  width: extent.default(4),
  height: extent.default(4),
  /** Degrees, clockwise. */
  angle: z.number().min(-360).max(360).default(0),
  /** From its x and y, before it is turned: the bends of a road, the outline of a wood that is no ellipse. */
  points: z
    .array(z.looseObject({ x: place, y: place }))
    .max(mapLimits.points)
    .default([]),
  /** Whose zone, whose entry. */
  side: short,
  /** What stands in an objective: « 1 ». */
  mark: z.string().max(4).default(''),
  /** What a figure shows: a name of game-icons. */
  icon: z.string().max(60).default(''),
  traits: z.array(z.enum(terrainTraits)).default([]),
  locked: z.boolean().default(false),
  /** Pieces of one group are moved as one. */
  group: short,
})

export const mapSchema = z.looseObject({
  name: nameSchema.default(''),
  unit: z.enum(mapUnits).default('pouce'),
  width: z.number().min(mapLimits.least).max(mapLimits.most).default(36),
  height: z.number().min(mapLimits.least).max(mapLimits.most).default(36),
  /** Between two lines of its grid; none where it is 0. */
  grid: z.number().min(0).max(mapLimits.grid).default(0),
  /** Where the north is, in degrees clockwise from the top; null where nobody cares. */
  north: z.number().min(-360).max(360).nullable().default(null),
  pieces: z.array(pieceSchema).max(mapLimits.pieces).default([]),
})

export type TableMap = z.infer<typeof mapSchema>
export type MapPiece = TableMap['pieces'][number]

/** Of one unit, on the table. */
export const millimetresOf: Readonly<Record<MapUnit, number>> = { pouce: 25.4, cm: 10 }

export const blankMap = (unit: MapUnit = 'pouce'): TableMap =>
  mapSchema.parse({ unit, ...(unit === 'cm' ? { width: 90, height: 90 } : {}) })
