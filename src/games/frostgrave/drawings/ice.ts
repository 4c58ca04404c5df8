/** What grows in the cold: icicles under an edge, crystals out of a corner, cracks in a sheet of ice, flakes of snow. */
import type { Mark, Role } from '../../../core/index.ts'
import { around, at, chancesOf, drawn, polygon, polyline, type Place } from '../../kit/index.ts'

/** White inside: what lies under it is covered. */
const iced = (width: number, path: string, role: Role): readonly Mark[] => [
  { kind: 'path', d: path, fill: 'paper', pen: { role, width } },
]

export interface Edge {
  readonly from: number
  readonly to: number
  readonly y: number
  /** Of the longest; below zero they stand up from a floor. */
  readonly length: number
  /** Between two of them, at most. */
  readonly apart: number
  readonly seed: string
}

/** Under an edge, from its left to its right, the light on one side of each. */
export const icicles = (
  { from, to, y, length, apart, seed }: Edge,
  role: Role = 'second',
): readonly Mark[] => {
  const chance = chancesOf(seed)
  const cones: string[] = []
  const lights: string[] = []
  for (let x = from; x < to - 0.8;) {
    const wide = Math.min(0.8 + chance() * 1.3, to - x)
    const tip = y + length * (0.25 + 0.75 * chance() ** 1.6)
    cones.push(
      polygon([
        [x, y],
        [x + wide * 0.55, tip],
        [x + wide, y],
      ]),
    )
    lights.push(
      polyline([
        [x + wide * 0.52, y],
        [x + wide * 0.55, y + (tip - y) * 0.8],
      ]),
    )
    x += wide + chance() * apart
  }
  return [...iced(0.22, cones.join(''), role), ...drawn(0.12, lights, role)]
}

/** A single crystal from its foot, at an angle in degrees. */
const crystal = (
  x: number,
  y: number,
  degrees: number,
  length: number,
  half: number,
  role: Role,
): readonly Mark[] => {
  const angle = (degrees * Math.PI) / 180
  const put = (along: number, aside: number): Place => [
    x + along * Math.cos(angle) - aside * Math.sin(angle),
    y + along * Math.sin(angle) + aside * Math.cos(angle),
  ]
  const shoulder = length * 0.72
  return [
    ...iced(
      0.26,
      polygon([put(0, -half), put(shoulder, -half), put(length, 0), put(shoulder, half), put(0, half)]),
      role,
    ),
    ...drawn(
      0.14,
      [
        polyline([put(0, half * 0.2), put(length * 0.66, half * 0.2), put(length, 0)]),
        polyline([put(length * 0.66, half * 0.2), put(shoulder, half)]),
      ],
      role,
    ),
  ]
}

/** Of a cluster, from the outermost to the one in the middle: degrees aside, length, half a width. */
const clustered = [
  [-38, 5, 0.8],
  [34, 5.6, 0.9],
  [-16, 8.4, 1.1],
  [14, 7.4, 1],
  [0, 10.6, 1.35],
] as const

export const cluster = (
  x: number,
  y: number,
  degrees: number,
  scale: number,
  role: Role = 'second',
): readonly Mark[] =>
  clustered.flatMap(([aside, length, half]) =>
    crystal(x, y, degrees + aside, length * scale, half * scale, role),
  )

/** A crack from a place, at an angle in degrees, with what splits off it. */
export const crack = (x: number, y: number, degrees: number, length: number, seed: string): string => {
  const chance = chancesOf(seed)
  const steps = 6
  const places: Place[] = [[x, y]]
  const twigs: string[] = []
  let angle = (degrees * Math.PI) / 180
  let place: Place = [x, y]
  for (let step = 0; step < steps; step++) {
    angle += (chance() - 0.5) * 0.9
    place = around(...place, length / steps, angle)
    places.push(place)
    if (step % 2 === 1)
      twigs.push(
        polyline([place, around(...place, (length / steps) * 0.9, angle + (chance() > 0.5 ? 0.8 : -0.8))]),
      )
  }
  return `${polyline(places)}${twigs.join('')}`
}

/** Of six arms, each with so many pairs of barbs. */
export const flake = (x: number, y: number, radius: number, barbs = 2): string =>
  Array.from({ length: 6 }, (_, arm) => {
    const angle = (Math.PI / 3) * arm - Math.PI / 2
    const main = polyline([[x, y], around(x, y, radius, angle)])
    const sides = Array.from({ length: barbs }, (_barb, index) => {
      const from = around(x, y, (radius * (index + 1.2)) / (barbs + 1), angle)
      const long = radius * (0.34 - 0.07 * index)
      return [-1, 1]
        .map(side => polyline([from, around(...from, long, angle + (side * Math.PI) / 3)]))
        .join('')
    })
    return `${main}${sides.join('')}`
  }).join('')

/** Standing on its point, or lying on a side. */
export const hexagon = (x: number, y: number, radius: number, flat = false): string =>
  polygon(
    Array.from({ length: 6 }, (_, corner) =>
      around(x, y, radius, (Math.PI / 3) * corner + (flat ? 0 : Math.PI / 6)),
    ),
  )

/** As tall as it is told, whatever its width: the sides stand upright. */
export const tallHexagon = (x: number, y: number, across: number, down: number): string => {
  const shoulder = across * 0.56
  return polygon([
    [x, y - down],
    [x + across, y - down + shoulder],
    [x + across, y + down - shoulder],
    [x, y + down],
    [x - across, y + down - shoulder],
    [x - across, y - down + shoulder],
  ])
}

/** A face of the D20, by its number: a pointed cell, as high as the strip. */
export const spike = (left: number, top: number, width: number, height: number): string =>
  polygon([
    [left, top + Math.min(height * 0.3, width * 1.3)],
    [left + width / 2, top],
    [left + width, top + Math.min(height * 0.3, width * 1.3)],
    [left + width, top + height],
    [left, top + height],
  ])

/** Slanted strokes in a box, so far apart. */
export const hatches = (
  left: number,
  top: number,
  width: number,
  height: number,
  apart: number,
  falling = false,
): readonly string[] => {
  const count = Math.floor((height + width) / apart)
  return Array.from({ length: count }, (_, index) => {
    const rise = (index + 0.5) * apart
    const [x0, x1] = [Math.max(0, rise - height), Math.min(width, rise)]
    const flip = (x: number): number => left + (falling ? width - x : x)
    return `M${at(flip(x0))} ${at(top + height - rise + x0)}L${at(flip(x1))} ${at(top + height - rise + x1)}`
  })
}
