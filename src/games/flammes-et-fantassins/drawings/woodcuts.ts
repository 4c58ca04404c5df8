/** Frames and ornaments as cut in wood: black rules, hatching; each kind is told by how its hatching runs. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  circle,
  drawn,
  filled,
  lozenge,
  ornament,
  polygon,
  polyline,
  stepsOf,
  type Place,
} from '../../kit/index.ts'
import type { Frame } from './frames.ts'
import { heights, type Field } from './heroes.ts'

/** The band of a frame, between its two rules. */
const [outer, inner] = [2.9, 5.1]

/** One stretch of the band: from its start so far along, and so far across it. */
type Put = (along: number, across: number) => Place
interface Hatching {
  readonly lines: readonly string[]
  readonly solids: readonly string[]
}
type Hatch = (length: number, put: Put) => Hatching

const wide = inner - outer

const strokes =
  (wished: number, stroke: (along: number, step: number, rank: number) => readonly Place[]): Hatch =>
  (length, put) => {
    const places = stepsOf(0, length, wished)
    const step = places[1] ?? wished
    return {
      lines: places
        .slice(0, -1)
        .map((along, rank) =>
          polyline(stroke(along, step, rank).map(([at, across]) => put(Math.min(at, length), across))),
        ),
      solids: [],
    }
  }

const beads: Hatch = (length, put) => {
  const places = stepsOf(0, length, 3.2)
  const step = places[1] ?? length
  return {
    lines: [],
    solids: places.slice(0, -1).map(from => {
      const [x, y] = put(from + step / 2, wide / 2)
      return lozenge(x, y, 0.85)
    }),
  }
}

const bands: Readonly<Record<Frame | 'dos', Hatch>> = {
  // Rays, long and short.
  lumiere: strokes(1, (along, _, rank) => [
    [along, wide],
    [along, rank % 2 === 0 ? 0 : wide * 0.5],
  ]),
  tenebres: strokes(1.1, along => [
    [along, 0],
    [along + wide, wide],
    [along + wide, wide],
    [along + wide, 0],
  ]),
  magie: beads,
  // Barbs of a feather.
  nature: strokes(1.3, (along, step) => [
    [along, 0],
    [along + step, wide / 2],
    [along, wide],
  ]),
  // Courses of brick.
  equipement: strokes(1.8, (along, step, rank) =>
    rank % 2 === 0
      ? [
          [along, 0],
          [along, wide / 2],
          [along + 2 * step, wide / 2],
        ]
      : [
          [along, wide / 2],
          [along, wide],
        ],
  ),
  talent: strokes(2.4, (along, step) => [
    [along, wide],
    [along + step / 2, 0],
    [along + step, wide],
  ]),
  dos: strokes(0.9, along => [
    [along, 0],
    [along, wide],
  ]),
}

const box = ({ width, height }: Size, by: number): string =>
  polygon([
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ])

export const cutFrame = (kind: Frame | 'dos', size: Size): Drawing => {
  const { width, height } = size
  const sides: readonly (readonly [number, Put])[] = [
    [width - 2 * inner, (along, across) => [inner + along, outer + across]],
    [height - 2 * inner, (along, across) => [width - outer - across, inner + along]],
    [width - 2 * inner, (along, across) => [width - inner - along, height - outer - across]],
    [height - 2 * inner, (along, across) => [outer + across, height - inner - along]],
  ]
  const hatched = sides.map(([length, put]) => bands[kind](length, put))
  const middle = (outer + inner) / 2
  const corners: readonly Place[] = [
    [middle, middle],
    [width - middle, middle],
    [width - middle, height - middle],
    [middle, height - middle],
  ]
  return ornament(
    size,
    drawn(0.7, [box(size, outer - 0.35)]),
    drawn(0.3, [box(size, inner)]),
    drawn(
      0.26,
      hatched.flatMap(({ lines }) => lines),
    ),
    filled(hatched.flatMap(({ solids }) => solids)),
    filled(corners.map(([x, y]) => lozenge(x, y, wide / 2, wide / 2))),
    filled(
      corners.map(([x, y]) => circle(x, y, 0.4)),
      'paper',
    ),
  )
}

/** Parallel cuts through an oval, that spare what stands in its middle. */
const cuts = ({ width, height, x, y, radius }: Field, degrees: number, apart: number): readonly Mark[] => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [across, down] = [width / 2 - 0.4, height / 2 - 0.4]
  const reach = Math.hypot(across * sin, down * cos)
  const hole = radius + 0.8
  const lines: string[] = []
  for (const away of stepsOf(-reach, reach, apart).slice(1, -1)) {
    // Where the line that stands so far from the middle meets the oval.
    const a = (cos / across) ** 2 + (sin / down) ** 2
    const b = 2 * away * ((-sin * cos) / across ** 2 + (sin * cos) / down ** 2)
    const c = (away * sin) ** 2 / across ** 2 + (away * cos) ** 2 / down ** 2 - 1
    const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
    const [from, to] = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    const put = (along: number): Place => [x + along * cos - away * sin, y + along * sin + away * cos]
    const gap = Math.abs(away) < hole ? Math.sqrt(hole ** 2 - away ** 2) : 0
    if (gap === 0) lines.push(polyline([put(from), put(to)]))
    else {
      if (from < -gap) lines.push(polyline([put(from), put(-gap)]))
      if (to > gap) lines.push(polyline([put(gap), put(to)]))
    }
  }
  return drawn(0.3, lines)
}

const rays = ({ width, height, x, y, radius }: Field): readonly Mark[] =>
  drawn(
    0.34,
    Array.from({ length: 64 }, (_, index) => {
      const angle = (index * Math.PI) / 32
      const far = 1 / Math.hypot(Math.cos(angle) / (width / 2), Math.sin(angle) / (height / 2))
      const near = radius + 0.8
      const to = near + (far - near) * (index % 2 === 0 ? 1 : 0.6)
      return polyline([around(x, y, near, angle), around(x, y, Math.max(near, to), angle)])
    }),
  )

const fields: Readonly<Record<Frame, (field: Field) => readonly Mark[]>> = {
  lumiere: rays,
  tenebres: field => cuts(field, 0, 0.95),
  magie: field => [...cuts(field, 45, 1.5), ...cuts(field, -45, 1.5)],
  nature: field => cuts(field, -28, 1.1),
  equipement: field => cuts(field, 90, 1.2),
  talent: field => cuts(field, 28, 1.1),
}

/** How much of its height stands free in the middle. */
const middle = 0.4

export const cutHeroesOf = (kind: Frame, width: number): readonly Drawing[] =>
  heights
    .filter(height => height <= width)
    .map(height => {
      const field = { width, height, x: width / 2, y: height / 2, radius: height * middle }
      return ornament(
        { width, height },
        fields[kind](field),
        drawn(0.45, [circle(field.x, field.y, field.radius)]),
      )
    })
