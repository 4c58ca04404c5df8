/** What stands around a part of a poster: which one it is, what lies beside it, and how the sheets are joined. */
import type { Size, TemplateValue } from '../../core/index.ts'
import type { Composer } from '../compose/composer.ts'
import type { Area, Tile } from '../imposition/placement.ts'
import { tileName } from '../imposition/tiles.ts'
import type { Furniture } from './placed.ts'

interface TileWords {
  readonly title: string
  /** « 3/12 », of all that is printed; nothing where sheets are not numbered. */
  readonly place: string
}

/** One face as large as the sheet as it is read; read on its side, it stands on its end. */
export const tileMargin = (tile: Tile, words: TileWords, paper: Size, composer: Composer): Furniture => {
  const { turned, window, foot } = tile
  const size = turned ? { width: paper.height, height: paper.width } : paper
  const data = {
    ...words,
    name: tile.name,
    legend: legendOf(tile),
    window: inMillimetres(window),
    right: round(window.x + window.width),
    bottom: round(window.y + window.height),
    foot: inMillimetres(foot),
    map: mapOf(tile),
    neighbours: neighboursOf(tile),
  }
  const face = composer.face({ template: 'shared/tile-margin', data }, size)
  return { faces: [face], x: turned ? paper.width : 0, y: 0, upright: turned }
}

const round = (length: number): number => Math.round(length * 100) / 100

const inMillimetres = ({ x, y, width, height }: Area) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

const mapSize: Size = { width: 26, height: 10.5 }

/** All the sheets in small, with lines between them and this one filled. */
const mapOf = ({ window, row, column, rows, columns }: Tile): TemplateValue => {
  const scale = Math.min(mapSize.width / (columns * window.width), mapSize.height / (rows * window.height))
  const [wide, tall] = [window.width * scale, window.height * scale]
  const between = (count: number, step: number): readonly number[] =>
    Array.from({ length: count - 1 }, (_, index) => round((index + 1) * step))
  return {
    width: round(columns * wide),
    height: round(rows * tall),
    across: between(rows, tall),
    down: between(columns, wide),
    here: inMillimetres({ x: column * wide, y: row * tall, width: wide, height: tall }),
  }
}

const neighboursOf = ({ row, column, rows, columns }: Tile): TemplateValue => ({
  above: row > 0 ? tileName(row - 1, column) : '',
  right: column < columns - 1 ? tileName(row, column + 1) : '',
  below: row < rows - 1 ? tileName(row + 1, column) : '',
  left: column > 0 ? tileName(row, column - 1) : '',
})

/** Each sheet is glued over the next ones: what is cut off is what they hide. */
const legendOf = ({ row, column, rows, columns }: Tile): string => {
  const right = column < columns - 1 ? tileName(row, column + 1) : undefined
  const below = row < rows - 1 ? tileName(row + 1, column) : undefined
  if (right && below)
    return `Coupez à droite et en bas sur le trait, collez sur les feuilles suivantes : ${right} et ${below}.`
  if (right) return `Coupez à droite sur le trait, collez sur la feuille suivante : ${right}.`
  if (below) return `Coupez en bas sur le trait, collez sur la feuille du dessous : ${below}.`
  return 'La dernière feuille : ses voisines se collent sur elle.'
}
