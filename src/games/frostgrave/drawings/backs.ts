/** The backs of cards: each kind by its pattern, all the same when they are turned about. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  at,
  drawn,
  filled,
  once,
  onceFor,
  ornament,
  polygon,
  polyline,
  steps,
  type Place,
} from '../../kit/index.ts'
import type { FrameKind } from './frames.ts'
import { crack, flake, hexagon } from './ice.ts'

/** Inside the border. */
const inset = 4.6

/** Cut off by a box, so that a pattern may run past it. */
const within = ({ width, height }: Size, marks: readonly Mark[]): Mark => ({
  kind: 'group',
  at: { x: inset, y: inset },
  clip: { width: width - 2 * inset, height: height - 2 * inset },
  marks: [{ kind: 'group', at: { x: -inset, y: -inset }, marks }],
})

/** Centres of a comb of hexagons that has one of them in the middle, or the middle between rows. */
const comb = ({ width, height }: Size, radius: number): readonly Place[] => {
  const [across, down] = [radius * Math.sqrt(3), radius * 1.5]
  const [columns, rows] = [Math.ceil(width / across / 2) + 1, Math.ceil(height / down / 2) + 1]
  return steps(-rows, rows, 2 * rows).flatMap(row =>
    steps(-columns, columns, 2 * columns).map((column): Place => [
      width / 2 + (column + (row % 2 === 0 ? 0 : 0.5)) * across,
      height / 2 + row * down,
    ]),
  )
}

/** Turned about the middle: what stands on one side stands on the other on its head. */
const twice = ({ width, height }: Size, marks: readonly Mark[]): readonly Mark[] => [
  ...marks,
  { kind: 'group', at: { x: width, y: height }, turn: 180, marks },
]

const window = ({ width, height }: Size, radius: number): readonly Mark[] => {
  const [x, y] = [width / 2, height / 2]
  return [
    ...filled([hexagon(x, y, radius + 1.6)], 'paper'),
    ...drawn(0.55, [hexagon(x, y, radius)], 'accent'),
    ...drawn(0.2, [hexagon(x, y, radius - 1.2)], 'accent'),
  ]
}

type Pattern = (size: Size) => readonly Mark[]

/** Snow over a comb of ice. */
const snow: Pattern = size => {
  const places = comb(size, 6)
  return [
    within(size, [
      ...drawn(
        0.2,
        places.map(([x, y]) => hexagon(x, y, 6)),
        'second',
      ),
      ...drawn(
        0.2,
        places.map(([x, y]) => flake(x, y, 3.4)),
        'second',
      ),
    ]),
    ...window(size, 14.4),
    ...drawn(0.55, [flake(size.width / 2, size.height / 2, 10.6, 3)], 'accent'),
  ]
}

/** Scales of a coat. */
const scales: Pattern = size => {
  const places = comb(size, 4.4)
  const [x, y] = [size.width / 2, size.height / 2]
  return [
    within(size, [
      ...drawn(
        0.24,
        places.map(place => hexagon(...place, 4.4)),
        'second',
      ),
      ...drawn(
        0.16,
        places.flatMap(place => [hexagon(...place, 3), hexagon(...place, 1.4)]),
        'second',
      ),
    ]),
    ...window(size, 14.4),
    ...[-38, 38].flatMap((turn): readonly Mark[] => [
      {
        kind: 'group',
        at: { x, y },
        turn,
        marks: [...filled([heads], 'solid'), ...drawn(0.5, [spear, heads])],
      },
    ]),
  ]
}

/** A shaft with a head at each end: crossed with another, the same when it is turned about. */
const spear = 'M0 -8V8'
const heads = [-1, 1]
  .map(end =>
    polygon([
      [0, end * 12],
      [1.7, end * 9],
      [0, end * 7],
      [-1.7, end * 9],
    ]),
  )
  .join('')

/** Ice that is breaking, and what broke it. */
const broken: Pattern = size => {
  const { width, height } = size
  const [x, y] = [width / 2, height / 2]
  const reach = Math.hypot(width, height) / 2
  const rays = Array.from({ length: 9 }, (_, index) => {
    const degrees = -90 + 20 * index + 8
    const [fromX, fromY] = around(x, y, 14, (degrees * Math.PI) / 180)
    return [
      crack(fromX, fromY, degrees, reach - 8, `éclat-${index}`),
      crack(fromX, fromY, degrees + 7, reach * 0.55, `éclat-${index}-b`),
    ]
  }).flat()
  const rings = [19, 26, 34, 43, 53].map((radius, ring) =>
    polyline(
      Array.from({ length: 10 }, (_, index) =>
        around(
          x,
          y,
          radius * (index % 9 === 0 ? 1 : 0.9 + (0.2 * ((index * 7 + ring * 3) % 5)) / 5),
          Math.PI * (index / 9) - Math.PI / 2,
        ),
      ),
    ),
  )
  const claws = [-4.6, 0, 4.6].map(
    by =>
      `M${at(x + by + 3.4)} ${at(y - 9.4 + Math.abs(by) * 0.5)}Q${at(x + by + 1.6)} ${at(y)} ${at(x + by - 3.4)} ${at(y + 9.4 - Math.abs(by) * 0.5)}Q${at(x + by - 1.6)} ${at(y)} ${at(x + by + 3.4)} ${at(y - 9.4 + Math.abs(by) * 0.5)}Z`,
  )
  return [
    within(size, twice(size, [...drawn(0.22, rays, 'second'), ...drawn(0.2, rings, 'second')])),
    ...window(size, 14.4),
    ...filled(claws, 'solid'),
    ...drawn(0.3, claws, 'accent'),
  ]
}

/** Hexagons in one another, as rings of a pond that freezes. */
const rings: Pattern = size => {
  const [x, y] = [size.width / 2, size.height / 2]
  const count = Math.ceil(Math.hypot(size.width, size.height) / 2 / 3.2)
  return [
    within(size, [
      ...drawn(
        0.22,
        Array.from({ length: count }, (_, index) => hexagon(x, y, 17 + index * 3.2)),
        'second',
      ),
    ]),
    ...window(size, 14.4),
    ...drawn(0.4, [hexagon(x, y, 9), flake(x, y, 9, 1)], 'accent'),
  ]
}

const patterns: Readonly<Record<FrameKind, Pattern>> = {
  sort: snow,
  soldat: scales,
  creature: broken,
  aide: rings,
}

const border = ({ width, height }: Size): readonly Mark[] =>
  [0.5, 0.2].flatMap((pen, index): readonly Mark[] => {
    const by = 2.8 + index * 1
    return [
      {
        kind: 'rectangle',
        at: { x: by, y: by },
        width: width - 2 * by,
        height: height - 2 * by,
        radius: 1.2,
        pen: { role: 'accent', width: pen },
      },
    ]
  })

const drawnOf = once((kind: FrameKind) => onceFor(size => ornament(size, border(size), patterns[kind](size))))

export const back = (kind: FrameKind, size: Size): Drawing => drawnOf(kind)(size)
