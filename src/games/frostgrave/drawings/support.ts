/** Bases that touch, seen from above, and what their support comes to: counted from where they stand, never told. */
import type { Drawing, Mark } from '../../../core/index.ts'
import { at, circle, drawn, filled } from '../../kit/index.ts'

/** Of a warband, of its adversary's, or of nobody's. */
export type Side = 'A' | 'B' | 'C'

export interface Base {
  readonly side: Side
  readonly number: number
  /** In radii of a base. */
  readonly x: number
  readonly y: number
}

export const nameOfBase = ({ side, number }: Base): string => `${side}${number}`

/** A little play: two bases drawn side by side touch. */
const touching = 2.12

const facing = (one: Base, other: Base): boolean =>
  one.side !== other.side && Math.hypot(one.x - other.x, one.y - other.y) <= touching

/** In contact with their adversary and with nobody else's. */
export const supportersOf = (fighter: Base, against: Base, all: readonly Base[]): readonly Base[] =>
  all.filter(
    other =>
      other !== fighter &&
      other !== against &&
      other.side !== against.side &&
      facing(other, against) &&
      all.every(third => third === against || !facing(other, third)),
  )

const each = 2

/** What is added to the first, or, below zero, to the second: only the difference counts. */
export const netSupport = (fighter: Base, against: Base, all: readonly Base[]): number =>
  each * (supportersOf(fighter, against, all).length - supportersOf(against, fighter, all).length)

export interface Skirmish {
  readonly bases: readonly Base[]
  readonly fights: readonly (readonly [number, number])[]
}

const base = (name: string, x: number, y: number): Base => ({
  side: name.startsWith('A') ? 'A' : name.startsWith('B') ? 'B' : 'C',
  number: Number(name.slice(1)),
  x,
  y,
})

const slant = Math.sqrt(3)

/** One adversary; three; one held elsewhere; help on both sides; a creature that helps without knowing. */
export const skirmishes: readonly Skirmish[] = [
  { bases: [base('A1', -slant, -1), base('A2', -slant, 1), base('B1', 0, 0)], fights: [[0, 2]] },
  {
    bases: [base('A1', -2, 0), base('A2', 1, -slant), base('A3', 1, slant), base('B1', 0, 0)],
    fights: [[0, 3]],
  },
  {
    bases: [base('A1', -2, 0), base('A2', 2, 0), base('B1', 0, 0), base('B2', 4, 0)],
    fights: [
      [0, 2],
      [1, 2],
    ],
  },
  {
    bases: [base('B2', -4, 0), base('A1', -2, 0), base('B1', 0, 0), base('A2', 2, 0)],
    fights: [
      [1, 2],
      [3, 2],
    ],
  },
  {
    bases: [base('A1', -2, 0), base('B1', 0, 0), base('C1', 2, 0)],
    fights: [
      [0, 1],
      [2, 1],
    ],
  },
]

/** Of a base. */
const radius = 5.2

/** Full, empty, or striped: told apart without colour. */
export const skirmishDrawing = ({ bases }: Skirmish): Drawing => {
  const [xs, ys] = [bases.map(({ x }) => x), bases.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
  const [width, height] = [
    (Math.max(...xs) + 1 - left) * radius + 1,
    (Math.max(...ys) + 1 - top) * radius + 1,
  ]
  const put = ({ x, y }: Base) => ({ x: (x - left) * radius + 0.5, y: (y - top) * radius + 0.5 })
  return {
    width,
    height,
    says: bases.map(nameOfBase).join(', '),
    marks: bases.flatMap((one): readonly Mark[] => {
      const { x, y } = put(one)
      const round = circle(x, y, radius - 0.3)
      const stripes = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(share => {
        const chord = (radius - 0.3) * Math.sqrt(1 - share ** 2)
        return `M${at(x - chord)} ${at(y + share * radius)}H${at(x + chord)}`
      })
      return [
        ...(one.side === 'A' ? filled([round], 'solid') : []),
        ...(one.side === 'C' ? drawn(0.16, stripes, 'second') : []),
        ...drawn(0.45, [round]),
        ...(one.side === 'C' ? filled([circle(x, y, radius * 0.58)], 'paper') : []),
        {
          kind: 'text',
          text: nameOfBase(one),
          at: { x, y: y + 1.5 },
          anchor: 'middle',
          size: 4.4,
          bold: true,
          role: one.side === 'A' ? 'on-solid' : 'ink',
        },
      ]
    }),
  }
}
