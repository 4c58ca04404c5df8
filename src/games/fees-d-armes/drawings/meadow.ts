/** What grows at the foot of a card and over the board: each from the middle of its foot, upwards. */
import type { Mark } from '../../../core/index.ts'
import { around, at, circle, covering, drawn, filled, leaf } from '../../kit/index.ts'

export interface Plant {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Looking the other way. */
  readonly mirrored?: boolean
}

type Grow = (plant: Plant) => readonly Mark[]

/** Filled where ink is not spared, and drawn around wherever it is printed. */
const solid = (d: string): readonly Mark[] => [
  { kind: 'path', d, fill: 'solid', pen: { role: 'accent', width: 0.26 } },
]

const planted =
  (make: (side: 1 | -1) => readonly Mark[]): Grow =>
  ({ x, y, scale = 1, mirrored = false }) => [
    { kind: 'group', at: { x, y }, scale, marks: make(mirrored ? -1 : 1) },
  ]

/** Path data whose x may be turned to the other side: written for the right-hand one. */
const sided = (side: 1 | -1, d: string): string =>
  side === 1 ? d : d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${at(-Number(x))} ${y}`)

export const mushroom = planted(side => [
  ...covering(0.28, [sided(side, 'M-0.7 0C-0.5 -1.2 -0.6 -2 -0.5 -2.6L0.6 -2.6C0.6 -2 0.6 -1.2 0.8 0Z')]),
  ...solid(sided(side, 'M-2.6 -2.4C-2.4 -5 -1 -6 0.1 -6C1.6 -6 2.6 -4.6 2.8 -2.4C1 -2 -1 -2 -2.6 -2.4Z')),
  ...covering(0.12, [
    circle(-0.9 * side, -4, 0.5),
    circle(0.9 * side, -4.6, 0.42),
    circle(1.3 * side, -3.1, 0.4),
  ]),
])

export const grass = planted(side =>
  drawn(0.28, [
    sided(side, 'M0 0C-0.2 -1.2 -0.8 -2 -1.5 -2.5'),
    'M0 0C0 -1.4 0 -2.4 0.2 -3.2',
    sided(side, 'M0 0C0.3 -1 0.9 -1.8 1.7 -2.1'),
  ]),
)

/** A petal from the middle of its flower. */
const petals = (x: number, y: number, reach: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (360 * index) / count - 90
    const [fromX, fromY] = around(x, y, reach * 0.26, (angle * Math.PI) / 180)
    return leaf(fromX, fromY, angle, reach * 0.78, reach * 0.26)
  })

export const daisyHead = (x: number, y: number, reach: number): readonly Mark[] => [
  ...drawn(0.18, petals(x, y, reach, 7)),
  ...filled([circle(x, y, reach * 0.22)]),
]

export const daisy = planted(side => [
  ...drawn(0.26, [sided(side, 'M0 0C0.3 -1 -0.1 -1.8 0.1 -2.4')]),
  ...filled([leaf(0, -0.2, side === 1 ? -30 : -150, 1.9, 0.5)]),
  ...daisyHead(0.1 * side, -4.2, 2),
])

/** A stalk that curls up like a bishop's crook, and small leaves along it. */
export const fern = planted(side => [
  ...drawn(0.3, [
    sided(
      side,
      'M0 0C0.4 -2.2 -0.6 -4.2 0.8 -5.4C1.8 -6.2 3 -5.4 2.8 -4.4C2.6 -3.6 1.6 -3.6 1.5 -4.3C1.5 -4.7 1.9 -4.8 2.1 -4.5',
    ),
  ]),
  ...filled(
    [
      [-0.9, -20],
      [-0.9, 200],
      [-2.1, -25],
      [-2.1, 205],
      [-3.3, 215],
    ].map(([y = 0, degrees = 0]) =>
      leaf(0.12 * side, y, side === 1 ? degrees : 180 - degrees, 1.5 + y * 0.14, 0.42),
    ),
  ),
])

/** Three lobed leaves of an oak, and the acorn that fell from it. */
export const fallenAcorn = planted(side => [
  ...drawn(0.26, [
    sided(
      side,
      'M-4.6 -0.2C-3.8 -1 -4 -1.7 -3.2 -1.9C-2.9 -2.5 -2.1 -2.5 -1.9 -1.9C-1.1 -2.2 -0.8 -1.4 -1.2 -1C-0.9 -0.4 -1.6 0 -2.2 -0.3C-2.9 0.2 -3.8 0.2 -4.6 -0.2Z',
    ),
    sided(side, 'M-4.4 -0.3C-3.4 -1 -2.6 -1.2 -1.9 -1.3'),
  ]),
  ...solid(sided(side, 'M-0.4 -2.6C-0.2 -4.4 2.8 -4.4 3 -2.6C2.2 -2.2 0.4 -2.2 -0.4 -2.6Z')),
  ...drawn(0.3, [sided(side, 'M1.3 -3.9L1.5 -4.9')]),
  ...covering(0.28, [
    sided(side, 'M-0.1 -2.4C-0.1 -1 0.8 -0.3 1.3 0C1.8 -0.3 2.7 -1 2.7 -2.4C1.9 -2.1 0.7 -2.1 -0.1 -2.4Z'),
  ]),
])
