/** The board, as large as it is: crosses, dots and names, a leafy border at its real edge, and terrain if it is wanted. */
import type { Drawing, Mark } from '../../../core/index.ts'
import { leaf, ornament } from '../../kit/index.ts'
import { handOf, tremblingBox } from './hand.ts'
import { daisyHead, grass } from './meadow.ts'
import { crossesAndDots, square } from './squares.ts'
import { terrainById, terrainMarks, type TerrainId } from './terrain.ts'

/** «60x60 centimètres (soit 24x24 cases)»: chapter 2. */
export const side = 24

export const squareName = (column: number, row: number): string =>
  `${String.fromCodePoint(65 + column)}${row + 1}`

interface Lying {
  readonly id: TerrainId
  /** Of its top left square. */
  readonly column: number
  readonly row: number
}

/**
 * Six elements, three a player, each more than two squares from the others: as two players would lay them, neither
 * side better off.
 */
export const glade: readonly Lying[] = [
  { id: 'foret', column: 3, row: 3 },
  { id: 'mur', column: 15, row: 4 },
  { id: 'mare', column: 10, row: 9 },
  { id: 'chemin', column: 1, row: 14 },
  { id: 'champignons', column: 18, row: 12 },
  { id: 'boue', column: 12, row: 18 },
]

const covered = (lying: readonly Lying[], x: number, y: number): boolean =>
  lying.some(({ id, column, row }) => {
    const { across, down } = terrainById(id)
    const [left, top] = [column * square, row * square]
    return x > left - 4 && y > top - 4 && x < left + across * square + 4 && y < top + down * square + 4
  })

/** Of every square in sight: those under terrain would be written over it. */
const names = (lying: readonly Lying[]): readonly Mark[] =>
  Array.from({ length: side * side }, (_, index): readonly Mark[] => {
    const [column, row] = [index % side, Math.floor(index / side)]
    if (covered(lying, (column + 0.5) * square, (row + 0.5) * square)) return []
    const outer = column === 0 || row === 0
    return [
      {
        kind: 'text',
        text: squareName(column, row),
        // Clear of the border.
        at: { x: column * square + (column === 0 ? 5.4 : 2.2), y: row * square + (row === 0 ? 9 : 4.8) },
        size: outer ? 4.2 : 2.7,
        font: 'title',
        role: outer ? 'accent' : 'quiet',
      },
    ]
  }).flat()

/** Two lines, and leaves by twos between them. */
const border = (length: number): readonly Mark[] => {
  const [inner, middle] = [3.6, 2.2]
  const places: number[] = []
  for (let along = 12.5; along < length - 8; along += 12.5) places.push(along)
  const across = (y: number): readonly string[] =>
    places.flatMap(x => [leaf(x, y, -28, 3.2, 1), leaf(x + 2.6, y, 28, 3.2, 1)])
  const down = (x: number): readonly string[] =>
    places.flatMap(y => [leaf(x, y, 62, 3.2, 1), leaf(x, y + 2.6, 118, 3.2, 1)])
  const size = { width: length, height: length }
  return [
    {
      kind: 'path',
      d: tremblingBox({ ...size, by: 0.9 }, 6, 0.16, 'plateau'),
      pen: { role: 'accent', width: 0.26 },
    },
    {
      kind: 'path',
      d: tremblingBox({ ...size, by: inner }, 5, 0.16, 'bordure'),
      pen: { role: 'accent', width: 0.55 },
    },
    {
      kind: 'path',
      d: [...across(middle), ...across(length - middle), ...down(middle), ...down(length - middle)].join(''),
      fill: 'accent',
    },
  ]
}

/** Who lives there, and what somebody will be looking for tonight. */
const passers = [
  'snail',
  'socks',
  'ladybug',
  'cupcake',
  'butterfly',
  'teapot',
  'ant',
  'slippers',
  'rabbit',
  'paper-boat',
  'caterpillar',
  'kite',
] as const

/** Here a flower and there a tuft: never on the name of a square, nor on a line. */
const meadow = (lying: readonly Lying[]): readonly Mark[] => {
  const hand = handOf('clairière')
  let passed = 0
  return Array.from({ length: side * side }, (_, index): readonly Mark[] => {
    const [column, row] = [index % side, Math.floor(index / side)]
    const [luck, dx, dy] = [hand(), hand(), hand()]
    if (luck > -0.66) return []
    const [x, y] = [column * square + 13.5 + dx * 5, row * square + 12.8 + dy * 3.8]
    if (covered(lying, x, y)) return []
    if (luck < -0.87) return daisyHead(x, y, 1.9)
    if (luck < -0.72) return grass({ x, y, scale: 1.1 })
    const name = passers[passed++ % passers.length] ?? 'snail'
    return [{ kind: 'icon', name, at: { x: x - 3.4, y: y - 3.4 }, width: 6.8, height: 6.8, role: 'line' }]
  }).flat()
}

export const boardDrawing = (lying: readonly Lying[]): Drawing => {
  const length = side * square
  return {
    ...ornament(
      { width: length, height: length },
      crossesAndDots(side, side),
      lying.flatMap(({ id, column, row }): readonly Mark[] => [
        { kind: 'group', at: { x: column * square, y: row * square }, marks: terrainMarks(id) },
      ]),
      border(length),
      meadow(lying),
      names(lying),
    ),
    says: 'le plateau de 24 cases sur 24',
  }
}
