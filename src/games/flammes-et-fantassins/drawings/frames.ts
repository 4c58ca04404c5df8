/** The frames of the cards: a domain is known by its shape, whatever the ink; in the band from 2.5 to 5.3 mm of the edge. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  at,
  chamfered,
  circle,
  covering,
  drawn,
  filled,
  leaf,
  lozenge,
  notched,
  ornament,
  polygon,
  polyline,
  rounded,
  scooped,
  star,
  steps,
  stepsOf,
  type Place,
} from '../../kit/index.ts'
import type { Domain } from '../catalog/index.ts'

export type Frame = Domain | 'equipement' | 'talent'

type Draw = (size: Size) => readonly Mark[]

/** The other half, or the other three quarters, of what is drawn once. */
const mirrored = (
  { width, height }: Size,
  draw: (x: (value: number) => number, y: (value: number) => number) => string,
) => {
  const [left, right] = [(value: number) => value, (value: number) => width - value]
  const [top, bottom] = [(value: number) => value, (value: number) => height - value]
  return [draw(left, top), draw(right, top), draw(right, bottom), draw(left, bottom)]
}

/** Rays thrown outwards: long, short, and a line between. */
const lumiere: Draw = size => {
  const { width, height } = size
  const [by, corner, radius] = [4.7, 8.5, 3.6]
  const points: string[] = []
  const lines: string[] = []
  const ray = (x: number, y: number, angle: number, rank: number): void => {
    if (rank % 2 === 1) {
      lines.push(polyline([around(x, y, 0.5, angle), around(x, y, 1.35, angle)]))
      return
    }
    const [reach, half] = rank % 4 === 0 ? [2.4, 0.55] : [1.6, 0.45]
    points.push(
      polygon([
        around(x, y, half, angle + Math.PI / 2),
        around(x, y, reach, angle),
        around(x, y, half, angle - Math.PI / 2),
      ]),
    )
  }
  const along = (from: number, to: number): readonly number[] =>
    // By fours, so that each side ends as it began.
    steps(from, to, 4 * Math.max(1, Math.round((to - from) / 8)))
  for (const [rank, x] of along(corner, width - corner).entries()) {
    ray(x, by, -Math.PI / 2, rank)
    ray(x, height - by, Math.PI / 2, rank)
  }
  for (const [rank, y] of along(corner, height - corner).entries()) {
    ray(by, y, Math.PI, rank)
    ray(width - by, y, 0, rank)
  }
  const centre = by + radius
  const turned: readonly (readonly [number, number, number])[] = [
    [centre, centre, Math.PI],
    [width - centre, centre, -Math.PI / 2],
    [width - centre, height - centre, 0],
    [centre, height - centre, Math.PI / 2],
  ]
  for (const [x, y, from] of turned)
    for (const rank of [1, 2, 3]) {
      const angle = from + (rank * Math.PI) / 8
      ray(...around(x, y, radius, angle), angle, rank === 2 ? 0 : 2)
    }
  return [
    ...drawn(0.36, [rounded({ ...size, by }, radius)]),
    ...drawn(0.16, [rounded({ ...size, by: by + 0.65 }, radius - 0.6)]),
    ...filled(points),
    ...drawn(0.2, lines),
  ]
}

/** Ogives whose cusps point inwards, dots between them, crescents in the hollow corners. */
const tenebres: Draw = size => {
  const { width, height } = size
  const [outer, inner, corner, hook] = [3.1, 5.3, 8.2, 6.6]
  const arches = (from: number, to: number): readonly number[] => stepsOf(from, to, 11.8)
  const [across, down] = [arches(corner, width - corner), arches(corner, height - corner)]
  /** One side, from its corner to the next, in its own axes: along the edge, and away from it. */
  const side = (places: readonly number[], put: (along: number, away: number) => Place): string =>
    places
      .slice(1)
      .map((to, index) => {
        const from = places[index] ?? to
        const [middle, forth] = [(from + to) / 2, Math.sign(to - from)]
        const curve = (...points: readonly Place[]): string =>
          `C${points.map(([x, y]) => `${at(x)} ${at(y)}`).join(' ')}`
        return (
          curve(put(from + 0.6 * forth, outer + 0.5), put(middle - 1.7 * forth, outer), put(middle, outer)) +
          curve(put(middle + 1.7 * forth, outer), put(to - 0.6 * forth, outer + 0.5), put(to, inner))
        )
      })
      .join('')
  const turn = (x: number, y: number, toX: number, toY: number): string =>
    `C${at(x)} ${at(y)} ${at(x)} ${at(y)} ${at(toX)} ${at(toY)}`
  const [right, bottom] = [width - inner, height - inner]
  const festoon = [
    `M${at(corner)} ${at(inner)}`,
    side(across, (x, away) => [x, away]),
    turn(width - hook, hook, right, corner),
    side(down, (y, away) => [width - away, y]),
    turn(width - hook, height - hook, width - corner, bottom),
    side(across.toReversed(), (x, away) => [x, height - away]),
    turn(hook, height - hook, inner, height - corner),
    side(down.toReversed(), (y, away) => [away, y]),
    turn(hook, hook, corner, inner),
    'Z',
  ].join('')
  const dots = [
    ...across.slice(1, -1).flatMap(x => [circle(x, 3.5, 0.55), circle(x, height - 3.5, 0.55)]),
    ...down.slice(1, -1).flatMap(y => [circle(3.5, y, 0.55), circle(width - 3.5, y, 0.55)]),
  ]
  const moons: readonly Mark[] = [
    [3.8, 3.8, 45],
    [width - 3.8, 3.8, 135],
    [width - 3.8, height - 3.8, 225],
    [3.8, height - 3.8, 315],
  ].map(([x = 0, y = 0, degrees = 0]) => ({
    kind: 'group',
    at: { x, y },
    turn: degrees,
    marks: filled(['M0 -1.5A1.5 1.5 0 1 0 1.5 0A1.17 1.17 0 1 1 0 -1.5Z']),
  }))
  return [
    ...drawn(0.2, [scooped({ ...size, by: 2.5 }, 4.4)]),
    ...drawn(0.5, [festoon]),
    ...filled(dots),
    ...moons,
  ]
}

/** Cut corners with a star in each, lozenges strung along the sides. */
const magie: Draw = size => {
  const { width, height } = size
  const beads = (across: number, down: number, radius: number): readonly Mark[] => [
    ...covering(0.3, [lozenge(across, down, radius)]),
    ...filled([lozenge(across, down, radius * 0.45)]),
  ]
  return [
    ...drawn(0.34, [chamfered({ ...size, by: 2.5 }, 5.2)]),
    ...drawn(0.18, [chamfered({ ...size, by: 3.7 }, 4.7)]),
    ...filled(mirrored(size, (x, y) => star(x(3.6), y(3.6), 1.8))),
    ...[3.1, height - 3.1].flatMap(y => beads(width / 2, y, 1.5)),
    ...[3.1, width - 3.1].flatMap(x => [
      ...beads(x, height / 2, 1.5),
      ...[0.26, 0.74].flatMap(share => beads(x, height * share, 0.75)),
    ]),
  ]
}

/** A stem that waves along the sides, leaves on both of its own, tendrils in the corners. */
const nature: Draw = size => {
  const { width, height } = size
  const [edge, corner] = [3.6, 8.5]
  const knots = steps(corner, height - corner, 2 * Math.max(2, Math.round((height - 2 * corner) / 17.75)))
  const leaves: string[] = []
  const stems = [true, false].map(left => {
    const x = (value: number): number => (left ? value : width - value)
    const turned = (degrees: number): number => (left ? degrees : 180 - degrees)
    const waves = knots.slice(1).map((to, index) => {
      const from = knots[index] ?? to
      const swing = index % 2 === 0 ? -0.95 : 0.95
      const middle = (from + to) / 2
      const [near, far] = index % 2 === 0 ? [-58, -118] : [-122, -62]
      leaves.push(
        leaf(x(edge + swing * 0.5), middle + 1.6, turned(near), 3.9, 1.15),
        leaf(x(edge + swing * 0.3), middle + 4.6, turned(far), 2.5, 0.8),
      )
      return `Q${at(x(edge + swing))} ${at(middle)} ${at(x(edge))} ${at(to)}`
    })
    return `M${at(x(edge))} ${at(corner)}${waves.join('')}`
  })
  const branches = mirrored(
    size,
    (x, y) =>
      `M${at(x(edge))} ${at(y(corner))}C${at(x(edge))} ${at(y(corner - 4))} ${at(x(5.6))} ${at(y(3.1))} ${at(x(10))} ${at(y(3.1))}H${at(x(width / 2 - 3.2))}`,
  )
  const tendrils = mirrored(
    size,
    (x, y) =>
      `M${at(x(5))} ${at(y(5.1))}C${at(x(2.6))} ${at(y(4.9))} ${at(x(2.2))} ${at(y(2.4))} ${at(x(3.8))} ${at(y(2.2))}C${at(x(5))} ${at(y(2.1))} ${at(x(5))} ${at(y(3.6))} ${at(x(4))} ${at(y(3.6))}`,
  )
  const sprigs = stepsOf(13.5, width / 2 - 7, 6.5).flatMap(place =>
    mirrored(size, (x, y) => {
      const [out, down] = [x(place) < width / 2, y(3.1) < height / 2]
      const angle = (degrees: number): number => (out ? degrees : 180 - degrees) * (down ? 1 : -1)
      const step = out ? 2.2 : -2.2
      return (
        leaf(x(place), y(3.1), angle(-25), 2.6, 0.85) + leaf(x(place) + step, y(3.1), angle(25), 2.6, 0.85)
      )
    }),
  )
  const buds = [3.1, height - 3.1].flatMap(y => [
    circle(width / 2, y, 0.75),
    leaf(width / 2 - 0.9, y, 180, 2.6, 0.9),
    leaf(width / 2 + 0.9, y, 0, 2.6, 0.9),
  ])
  return [
    ...drawn(0.34, [...stems, ...branches]),
    ...drawn(0.28, tendrils),
    ...filled([...leaves, ...sprigs, ...buds]),
  ]
}

/** An iron plate: square bites at the corners, a rivet in each, nails along the sides. */
const equipement: Draw = size => {
  const { width, height } = size
  const nails = [1 / 3, 1 / 2, 2 / 3].flatMap(share => [
    circle(3.3, height * share, 0.42),
    circle(width - 3.3, height * share, 0.42),
    circle(width * share, 3.3, 0.42),
    circle(width * share, height - 3.3, 0.42),
  ])
  return [
    ...drawn(0.36, [notched({ ...size, by: 2.5 }, 3.2)]),
    ...drawn(0.18, [notched({ ...size, by: 4.1 }, 2.1)]),
    ...drawn(
      0.3,
      mirrored(size, (x, y) => circle(x(4.1), y(4.1), 1.15)),
    ),
    ...filled([...mirrored(size, (x, y) => circle(x(4.1), y(4.1), 0.4)), ...nails]),
  ]
}

/** A banner: shoulders below its rod, a swallow-tail at its hem. */
const talent: Draw = ({ width, height }) => {
  const banner = (by: number): string => {
    const [left, top, right, bottom] = [by, by, width - by, height - by]
    return [
      `M${at(left + 3)} ${at(top)}H${at(right - 3)}`,
      `C${at(right - 3)} ${at(top + 2)} ${at(right - 2)} ${at(top + 3)} ${at(right)} ${at(top + 3)}`,
      `V${at(bottom)}L${at(width / 2)} ${at(bottom - 2.8)}L${at(left)} ${at(bottom)}V${at(top + 3)}`,
      `C${at(left + 2)} ${at(top + 3)} ${at(left + 3)} ${at(top + 2)} ${at(left + 3)} ${at(top)}Z`,
    ].join('')
  }
  return [
    ...drawn(0.36, [banner(2.6)]),
    ...drawn(0.18, [banner(3.8)]),
    ...filled([
      star(3.6, 3.6, 1.5, 0.35),
      star(width - 3.6, 3.6, 1.5, 0.35),
      star(width / 2, height - 3, 1.3, 0.35),
    ]),
  ]
}

const frames: Readonly<Record<Frame, Draw>> = { lumiere, tenebres, magie, nature, equipement, talent }

export const frame = (kind: Frame, size: Size): Drawing => ornament(size, frames[kind](size))
