/** How a map is spoken of: lengths as they are read on a ruler, pieces as they are called, changes as they are undone. */
import {
  pieceTitle,
  type MapPiece,
  type MapUnit,
  type TableMap,
  type TerrainId,
} from '../../core/map/index.ts'
import { texts } from '../texts.ts'

const words = texts.map

/** « 7,2 », without an end of zeros. */
export const written = (length: number, digits = 2): string =>
  String(Number(length.toFixed(digits)) + 0)
    .replace('.', ',')
    .replace('-', '\u2212')

/** What a player types, with a comma or a point; NaN where that is no number. */
export const read = (text: string): number => {
  const bare = text
    .replaceAll(/[\s\u00a0]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)(?:po|cm|″|"|°)?$/.test(bare) ? parseFloat(bare) : NaN
}

/** « 7,2 po ». */
export const measured = (length: number, unit: MapUnit, digits = 1): string =>
  `${written(length, digits)}\u00a0${words.units[unit]}`

/** « la maison », « 3 pièces ». */
export const theseIn = (pieces: readonly MapPiece[]): string => {
  const [only] = pieces
  return only && pieces.length === 1 ? words.the[only.kind] : words.pieces(pieces.length)
}

export const theKind = (kind: TerrainId): string => words.the[kind]

/** Read out when it is chosen: « Moulin, x 30, y 10 ». */
export const told = (piece: MapPiece, { unit }: Pick<TableMap, 'unit'>): string =>
  words.told(
    pieceTitle(piece),
    measured(piece.x, unit, 2),
    measured(piece.y, unit, 2),
    written(piece.angle),
    piece.locked,
  )
