/** The board in tiles at its true size, the terrain to lay on it, and what its distances are counted with. */
import { plural, type DraftPiece, type Drawing, type Mark } from '../../../core/index.ts'
import { drawn, ornament, round } from '../../kit/index.ts'
import { boardDrawing, glade } from '../drawings/board.ts'
import { seal } from '../drawings/frames.ts'
import { crossesAndDots, square } from '../drawings/squares.ts'
import { cover, grounds, terrainPiece, terrains } from '../drawings/terrain.ts'
import { template } from './shared.ts'

/** Millimetres that two neighbouring sheets print both. */
const overlap = 10

export const board = (withTerrain: boolean): readonly DraftPiece[] => {
  const drawing = boardDrawing(withTerrain ? glade : [])
  return [
    {
      title: withTerrain ? 'Le plateau, avec ses décors' : 'Le plateau',
      size: { width: drawing.width, height: drawing.height },
      copies: 1,
      way: { kind: 'tiled', overlap },
      template: template('drawn'),
      data: { look: 'mousse', drawing: { drawing } },
    },
  ]
}

const label = 25

/** Drawn terrain, then labels for the terrain that a table has already. */
export const terrainPieces = (): readonly DraftPiece[] => [
  ...terrains.map(({ id, name }): DraftPiece => {
    const drawing = terrainPiece(id)
    return {
      title: name,
      size: { width: drawing.width, height: drawing.height },
      copies: 1,
      template: template('drawn'),
      data: { look: 'mousse', drawing: { drawing } },
    }
  }),
  ...[...Object.values(grounds), cover].map((ground): DraftPiece => ({
    title: `Étiquette : ${ground.label}`,
    size: round(label),
    copies: 3,
    template: template('terrain-label'),
    data: {
      icon: ground.icon,
      name: ground.label,
      says: ground.says,
      seal: { drawing: seal(label, ground.label) },
    },
  })),
]

/** Squares that players look for. */
const gauges = [2, 4, 6]

const gaugeHeight = square

/** A strip of whole squares: laid from a figure, it ends in the last square that it reaches. */
const gauge = (count: number): Drawing => {
  const size = { width: count * square, height: gaugeHeight }
  const cells = Array.from({ length: count }, (_, index): readonly Mark[] => {
    const middle = (index + 0.5) * square
    return [
      {
        kind: 'text',
        text: `${index + 1}`,
        at: { x: middle, y: 16.4 },
        anchor: 'middle',
        size: 12,
        font: 'title',
        bold: true,
        role: 'accent',
      },
    ]
  }).flat()
  return {
    ...ornament(
      size,
      drawn(0.5, [`M0.3 0.3H${size.width - 0.3}V${size.height - 0.3}H0.3Z`]),
      crossesAndDots(count, 1),
      cells,
    ),
    says: plural(count, 'case'),
  }
}

/** How far an aura goes, in orthogonal steps. */
const auraReach = 4

/** Where a diamond of stairs has its middle: all of it, or the quarter that is turned about a figure. */
const diamonds = {
  whole: { title: `Aura de ${auraReach} cases`, middle: auraReach, count: 2 * auraReach + 1 },
  quarter: { title: 'Quart d’aura, à tourner', middle: 0, count: auraReach + 1 },
} as const

/** At its true size: each square says how many steps away it is. */
const aura = (part: keyof typeof diamonds): Drawing => {
  const { middle, count, title } = diamonds[part]
  const length = count * square
  const away = (place: number): number => Math.abs(place - middle)
  const places = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    return { column, row, far: away(column) + away(row) }
  }).filter(({ far }) => far <= auraReach)
  const inside = places.flatMap(({ column, row, far }): readonly Mark[] => {
    const [x, y] = [column * square, row * square]
    if (far === 0)
      return [
        { kind: 'icon', name: 'fairy', at: { x: x + 5, y: y + 5 }, width: 15, height: 15, role: 'accent' },
      ]
    return [
      {
        kind: 'text',
        text: `${far}`,
        at: { x: x + square / 2, y: y + square / 2 + 3 },
        anchor: 'middle',
        size: 9,
        font: 'title',
        bold: true,
        role: far === auraReach ? 'accent' : 'quiet',
      },
    ]
  })
  const grid = places.map(
    ({ column, row }) => `M${column * square} ${row * square}h${square}v${square}h${-square}Z`,
  )
  return {
    ...ornament(
      { width: length, height: length },
      [{ kind: 'path', d: grid.join(''), pen: { role: 'accent', width: 0.26, dash: [0.3, 1.38] } }],
      drawn(0.6, [stairs(count, away)]),
      inside,
    ),
    says: title,
  }
}

/** Around its squares, down on the right and up on the left. */
const stairs = (count: number, away: (place: number) => number): string => {
  const rows = Array.from({ length: count }, (_, row) => row)
  const reach = (row: number): number => auraReach - away(row)
  const columns = rows.filter(column => away(column) === 0)
  const [middle = 0] = columns
  const right = rows.map(row => `H${(middle + reach(row) + 1) * square}V${(row + 1) * square}`)
  const left = rows.toReversed().map(row => `H${Math.max(0, middle - reach(row)) * square}V${row * square}`)
  return `M${Math.max(0, middle - reach(0)) * square} 0${right.join('')}${left.join('')}Z`
}

export const measures = (): readonly DraftPiece[] => [
  ...gauges.map((count): DraftPiece => {
    const drawing = gauge(count)
    return {
      title: `Jauge de ${count} cases`,
      size: { width: drawing.width, height: drawing.height },
      copies: 1,
      template: template('drawn'),
      data: { look: 'mousse', drawing: { drawing } },
    }
  }),
  ...(['whole', 'quarter'] as const).map((part): DraftPiece => {
    const drawing = aura(part)
    return {
      title: diamonds[part].title,
      size: { width: drawing.width, height: drawing.height },
      copies: 1,
      ...(part === 'whole' && { way: { kind: 'tiled', overlap } as const }),
      template: template('drawn'),
      data: { look: 'mousse', drawing: { drawing } },
    }
  }),
]
