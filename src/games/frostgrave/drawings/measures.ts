/** What is laid on the table: shapes of tokens, a rose of twenty winds, a wedge that halves what stands before it. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  at,
  circle,
  drawn,
  filled,
  lozenge,
  onceFor,
  ornament,
  polygon,
  polyline,
} from '../../kit/index.ts'
import { flake, hexagon } from './ice.ts'

export type Shape = 'hexagone' | 'losange' | 'disque' | 'flocon'

/** Inside the round that is cut: what is done, what is suffered, what lies there, what magic does. */
const shapes: Readonly<Record<Shape, (size: Size) => Drawing>> = {
  hexagone: onceFor(size => {
    const middle = size.width / 2
    return ornament(
      size,
      drawn(0.5, [hexagon(middle, middle, middle - 0.7)]),
      drawn(0.18, [hexagon(middle, middle, middle - 1.7)]),
    )
  }),
  losange: onceFor(size => {
    const middle = size.width / 2
    return ornament(
      size,
      drawn(0.2, [circle(middle, middle, middle - 0.7)], 'second'),
      drawn(0.55, [lozenge(middle, middle, middle - 1.1)]),
    )
  }),
  disque: onceFor(size => {
    const middle = size.width / 2
    return ornament(
      size,
      drawn(0.55, [circle(middle, middle, middle - 0.8)]),
      drawn(0.18, [circle(middle, middle, middle - 1.7)]),
    )
  }),
  flocon: onceFor(size => {
    const middle = size.width / 2
    const reach = middle - 0.9
    const points = Array.from({ length: 24 }, (_, index) =>
      around(middle, middle, index % 2 === 0 ? reach : reach * 0.9, (Math.PI / 12) * index - Math.PI / 2),
    )
    return ornament(
      size,
      drawn(0.42, [polygon(points)], 'second'),
      drawn(0.18, [circle(middle, middle, reach * 0.83)], 'second'),
    )
  }),
}

export const shape = (kind: Shape, size: Size): Drawing => shapes[kind](size)

/** As many as the die has faces. */
export const winds = 20

/** A throw of the D20 says which way: each number in its own sector, an arrow on every fifth. */
export const rose = (size: Size): Drawing => {
  const middle = size.width / 2
  const outer = middle - 1
  const letters = outer * 0.155
  const turn = (wind: number): number => (2 * Math.PI * wind) / winds - Math.PI / 2
  const half = Math.PI / winds
  const sectors = Array.from({ length: winds }, (_, wind) =>
    polyline([
      around(middle, middle, outer * 0.5, turn(wind) - half),
      around(middle, middle, outer, turn(wind) - half),
    ]),
  )
  const needles = Array.from({ length: winds }, (_, wind) => {
    const [tip, wide] = wind % 5 === 0 ? [outer * 0.47, half * 0.9] : [outer * 0.36, half * 0.62]
    return polygon([
      around(middle, middle, tip, turn(wind)),
      around(middle, middle, outer * 0.17, turn(wind) + wide * 2),
      around(middle, middle, outer * 0.17, turn(wind) - wide * 2),
    ])
  })
  const solid = needles.filter((_, wind) => wind % 5 === 0)
  const hollow = needles.filter((_, wind) => wind % 5 !== 0)
  return {
    ...size,
    says: 'rose des vingt directions, une par face du D20',
    marks: [
      ...drawn(0.5, [circle(middle, middle, outer)]),
      ...drawn(0.2, [circle(middle, middle, outer * 0.5), ...sectors], 'second'),
      ...drawn(0.2, hollow),
      ...filled(solid, 'solid'),
      ...drawn(0.3, solid),
      ...filled([hexagon(middle, middle, outer * 0.15)], 'paper'),
      ...drawn(0.3, [hexagon(middle, middle, outer * 0.15), flake(middle, middle, outer * 0.11, 1)]),
      ...Array.from({ length: winds }, (_, wind): Mark => {
        const [x, y] = around(middle, middle, outer * 0.76, turn(wind))
        return {
          kind: 'group',
          at: { x, y },
          turn: (360 * wind) / winds,
          marks: [
            {
              kind: 'text',
              text: `${wind === 0 ? winds : wind}`,
              at: { x: 0, y: letters * 0.35 },
              anchor: 'middle',
              size: letters,
              bold: wind % 5 === 0,
              role: 'ink',
              font: 'title',
            },
          ],
        }
      }),
    ],
  }
}

/** From its low end to its high one, the heights of figures that it fits. */
export const wedgeHeights = { least: 15, most: 60 } as const
export const wedgeSize: Size = { width: 130, height: 66 }

/**
 * Slid behind a figure until the slope meets its head: the line in the middle is then half of it, wherever it stands.
 * Every height that is a whole centimetre is marked where the slope has it.
 */
export const wedge = (): Drawing => {
  const { width, height } = wedgeSize
  const [left, right, floor] = [3, width - 3, height - 3]
  const top = (x: number): number =>
    floor - wedgeHeights.least - ((wedgeHeights.most - wedgeHeights.least) * (x - left)) / (right - left)
  const half = (x: number): number => floor - (floor - top(x)) / 2
  const across = (high: number): number =>
    left + ((right - left) * (high - wedgeHeights.least)) / (wedgeHeights.most - wedgeHeights.least)
  const heights = [20, 25, 28, 32, 40, 50]
  const lines = heights.map(high => `M${at(across(high))} ${at(floor)}V${at(top(across(high)))}`)
  return {
    ...wedgeSize,
    says: 'jauge de couvert : la ligne du milieu est à mi-hauteur de la pente',
    marks: [
      ...drawn(0.14, lines, 'line'),
      ...drawn(0.6, [`M${at(left)} ${at(floor)}H${at(right)}`]),
      ...drawn(0.45, [`M${at(left)} ${at(top(left))}L${at(right)} ${at(top(right))}`]),
      {
        kind: 'path',
        d: `M${at(left)} ${at(half(left))}L${at(right)} ${at(half(right))}`,
        pen: { role: 'second', width: 0.5, dash: [2.2, 1.1] },
      },
      ...heights.map((high): Mark => ({
        kind: 'text',
        text: `${high}`,
        at: { x: across(high) - 0.8, y: floor - 1 },
        anchor: 'end',
        size: 3.2,
        role: 'quiet',
      })),
    ],
  }
}
