/** What stands in the middle of a card around its icon or its number: one ornament for each frame, at any height. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  at,
  circle,
  drawn,
  filled,
  leaf,
  ornament,
  polygon,
  polyline,
  star,
  type Place,
} from '../../kit/index.ts'
import type { Frame } from './frames.ts'

export interface Field extends Size {
  readonly x: number
  readonly y: number
  /** Of what stands in the middle. */
  readonly radius: number
}

type Draw = (field: Field) => readonly Mark[]

const rays = 40

/** A burst of light that reaches the sides of its field. */
const lumiere: Draw = ({ width, height, x, y, radius }) => {
  const [points, lines]: [string[], string[]] = [[], []]
  for (let index = 0; index < rays; index++) {
    const angle = (2 * Math.PI * index) / rays
    const far = Math.min(
      Math.abs(width / 2 / (Math.cos(angle) || 1e-6)),
      Math.abs(height / 2 / (Math.sin(angle) || 1e-6)),
    )
    const near = radius + 0.9
    const long = index % 4 === 0
    const reach = near + (far - near) * (long ? 1 : index % 2 === 0 ? 0.72 : 0.45)
    if (reach - near < 0.6) continue
    const root = around(x, y, near, angle)
    const [across, tip] = [0.42, around(x, y, reach, angle)]
    if (long)
      points.push(
        polygon([
          around(...root, across, angle + Math.PI / 2),
          tip,
          around(...root, across, angle - Math.PI / 2),
        ]),
      )
    else lines.push(polyline([root, tip]))
  }
  return [...drawn(0.28, [circle(x, y, radius)]), ...filled(points), ...drawn(0.2, lines)]
}

/** An engraved night with a round hole in it: lines that grow thin towards the edges. */
const tenebres: Draw = ({ width, height, x, y, radius }) => {
  const count = Math.round(height / 1.05)
  return Array.from({ length: count + 1 }, (_, index) => {
    const line = (height * index) / count
    const away = line - y
    const hole = radius + 0.6
    const gap = Math.abs(away) < hole ? Math.sqrt(hole ** 2 - away ** 2) : 0
    const share = Math.cos((Math.PI * away * 0.96) / height)
    const half = (width / 2) * Math.max(0.12, share)
    const to = (from: number, until: number): string => `M${at(from)} ${at(line)}H${at(until)}`
    if (gap === 0) return drawn(0.1 + 0.26 * Math.abs(share), [to(x - half, x + half)])
    if (half < gap + 0.3) return []
    return drawn(0.1 + 0.26 * Math.abs(share), [to(x - half, x - gap), to(x + gap, x + half)])
  }).flat()
}

/** A dial, and constellations at its sides where there is room for them. */
const magie: Draw = ({ width, height, x, y, radius }) => {
  const ticks = Array.from({ length: 48 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 48
    const outer = radius + (index % 4 === 0 ? 1.5 : 0.75)
    return polyline([around(x, y, radius + 0.25, angle), around(x, y, outer, angle)])
  })
  const dial = [...drawn(0.3, [circle(x, y, radius)]), ...drawn(0.2, [circle(x, y, radius + 1.5), ...ticks])]
  if (width / 2 - 1 <= radius + 7) return dial
  const sky = [1, -1].map(side => {
    const put = ([across, down]: Place): Place => [x + side * across, y + down]
    const [rim, high, low, near, top, foot]: readonly Place[] = [
      [radius + 1.5, 0],
      [radius + 5, -height * 0.24],
      [radius + 6.2, height * 0.3],
      [radius + 8.4, -height * 0.02],
      [width / 2 - 1.7, -height * 0.3],
      [width / 2 - 1.6, height * 0.26],
    ]
    const ways = [
      [rim, high, near, top],
      [rim, low, foot],
    ].map(way => polyline(way.flatMap(place => (place ? [put(place)] : []))))
    const sizes: readonly (readonly [Place | undefined, number])[] = [
      [high, 1.3],
      [near, 0.9],
      [top, 1.7],
      [low, 1.5],
      [foot, 0.9],
    ]
    return { ways, stars: sizes.flatMap(([place, size]) => (place ? [star(...put(place), size)] : [])) }
  })
  return [
    ...dial,
    ...drawn(
      0.18,
      sky.flatMap(({ ways }) => ways),
    ),
    ...filled(sky.flatMap(({ stars }) => stars)),
  ]
}

/** Below this, two branches lie along the line instead of embracing the middle. */
const tall = 12

/** Branches that embrace it. */
const nature: Draw = ({ width, height, x, y, radius }) => {
  const sides = [1, -1].map(side => {
    const put = (across: number): number => x + side * across
    const turned = (degrees: number): number => (side > 0 ? degrees : 180 - degrees)
    if (height < tall) {
      const places: readonly (readonly [number, number, number])[] = [
        [radius + 2.6, -0.5, -42],
        [radius + 5, -0.7, 38],
        [radius + 7.4, -0.2, -38],
        [radius + 10, 0.55, 45],
        [radius + 12.4, 0.9, -45],
        [radius + 15, 0.5, 35],
        [width / 2 - 3.4, 0.2, -40],
      ]
      const within = places.filter(([across]) => across < width / 2 - 2.8)
      return {
        stems: [
          `M${at(put(radius + 0.6))} ${at(y + 0.6)}C${at(put(radius + 6))} ${at(y - 2.4)} ${at(put(radius + 11))} ${at(y + 2.6)} ${at(put(width / 2 - 0.5))} ${at(y - 0.6)}`,
        ],
        leaves: within.map(([across, down, degrees]) => leaf(put(across), y + down, turned(degrees), 2.9, 1)),
      }
    }
    const round = radius + 1.1
    const near: readonly (readonly [number, number, number])[] = [
      [0.3, 0.93, 5],
      [0.72, 0.66, -60],
      [0.98, 0.3, -5],
      [1.08, 0.05, -75],
    ]
    const far: readonly (readonly [number, number, number])[] =
      width / 2 > radius + 8
        ? [
            [width / 2 - 6.8, -height * 0.2, -78],
            [width / 2 - 5.4, -height * 0.26, -8],
            [width / 2 - 3.3, -height * 0.36, -80],
            [width / 2 - 8, height * 0.33, 25],
            [width / 2 - 6, height * 0.345, -55],
            [width / 2 - 4, height * 0.31, 35],
            [width / 2 - 2.2, height * 0.25, -50],
          ]
        : []
    return {
      stems: [
        `M${at(x)} ${at(y + round)}C${at(put(round * 1.1))} ${at(y + round * 0.98)} ${at(put(round * 1.25))} ${at(y - round * 0.3)} ${at(put(width / 2 - 1))} ${at(y - height / 2 + 1.2)}`,
        `M${at(put(round * 0.9))} ${at(y + round * 0.62)}C${at(put(round * 1.5))} ${at(y + height * 0.42)} ${at(put(width * 0.36))} ${at(y + height * 0.4)} ${at(put(width / 2 - 0.6))} ${at(y + height * 0.16)}`,
      ],
      leaves: [
        ...near.map(([across, down, degrees]) =>
          leaf(put(round * across), y + round * down, turned(degrees), 3.4, 1.15),
        ),
        ...far.map(([across, down, degrees]) => leaf(put(across), y + down, turned(degrees), 3.1, 1.05)),
      ],
    }
  })
  return [
    ...drawn(
      0.31,
      sides.flatMap(({ stems }) => stems),
    ),
    ...filled(sides.flatMap(({ leaves }) => leaves)),
  ]
}

/** Held between two pins. */
const equipement: Draw = ({ width, x, y, radius }) => [
  ...drawn(0.2, [
    `M0.6 ${at(y)}H${at(x - radius - 1.4)}`,
    `M${at(x + radius + 1.4)} ${at(y)}H${at(width - 0.6)}`,
  ]),
  ...filled([circle(0.7, y, 0.6), circle(width - 0.7, y, 0.6)]),
]

/** A wreath of laurel, open at its top. */
const talent: Draw = ({ x, y, radius }) => {
  const round = radius + 1.2
  const size = Math.min(1, radius / 6) * 3.4
  const sides = [1, -1].map(side => {
    const put = (angle: number, reach = round): Place => [
      x + side * reach * Math.cos(angle),
      y + reach * Math.sin(angle),
    ]
    const angles = [-1, -0.55, -0.1, 0.35, 0.8, 1.2]
    const lean = (angle: number, by: number): number => {
      const degrees = (angle * 180) / Math.PI - 90 + by
      return side > 0 ? degrees : 180 - degrees
    }
    const [from, to] = [put(-1.15), put(1.5)]
    return {
      stem: `M${at(from[0])} ${at(from[1])}A${at(round)} ${at(round)} 0 0 ${side > 0 ? 1 : 0} ${at(to[0])} ${at(to[1])}`,
      leaves: angles.flatMap(angle => [
        leaf(...put(angle), lean(angle, 28), size, size * 0.3),
        leaf(...put(angle), lean(angle, -32), size * 0.85, size * 0.28),
      ]),
    }
  })
  return [
    ...drawn(
      0.26,
      sides.map(({ stem }) => stem),
    ),
    ...filled(sides.flatMap(({ leaves }) => leaves)),
  ]
}

const heroes: Readonly<Record<Frame, Draw>> = { lumiere, tenebres, magie, nature, equipement, talent }

export const heights = [9, 10.5, 12, 14, 16, 18.5, 21, 24, 27, 30, 34, 38, 43, 48, 54] as const

/** What stands in the middle fills so much of it; the rest is the ornament's. A wreath stands all around. */
const middle = (kind: Frame): number => (kind === 'talent' ? 0.32 : 0.37)

/** At every height that a card may have left for it, so wide as its text. */
export const heroesOf = (kind: Frame, width: number): readonly Drawing[] =>
  heights
    .filter(height => height <= width)
    .map(height => {
      const field = { width, height, x: width / 2, y: height / 2, radius: height * middle(kind) }
      return ornament({ width, height }, heroes[kind](field))
    })
