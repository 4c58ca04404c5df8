/** A hand that trembles, alike each time: lines through places that chance has moved a little. */
import { around, at, chancesOf, type Inset, type Place } from '../../kit/index.ts'

/** Between -1 and 1. */
export type Hand = () => number

export const handOf = (seed: string): Hand => {
  const chance = chancesOf(seed)
  return () => 2 * chance() - 1
}

const pair = (x: number, y: number): string => `${at(x)} ${at(y)}`

/** A curve that has each place for the pole of one of its arcs. */
export const closed = (places: readonly Place[]): string => {
  const arcs = places.map(([x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length] ?? [x, y]
    return `Q${pair(x, y)} ${pair((x + nextX) / 2, (y + nextY) / 2)}`
  })
  const [[x, y] = [0, 0]] = places
  const [lastX, lastY] = places.at(-1) ?? [x, y]
  return `M${pair((lastX + x) / 2, (lastY + y) / 2)}${arcs.join('')}Z`
}

/** The same from its first place to its last. */
export const openCurve = (places: readonly Place[]): string => {
  const [[x, y] = [0, 0], ...rest] = places
  const arcs = rest.map(([toX, toY], index) => {
    const next = rest[index + 1]
    return next
      ? `Q${pair(toX, toY)} ${pair((toX + next[0]) / 2, (toY + next[1]) / 2)}`
      : `L${pair(toX, toY)}`
  })
  return `M${pair(x, y)}${arcs.join('')}`
}

const moved = (places: readonly Place[], tremor: number, hand: Hand): readonly Place[] =>
  places.map(([x, y]) => [x + hand() * tremor, y + hand() * tremor])

/** Millimetres from one trembling place to the next. */
const stride = 5.5

/** A box with round corners. */
export const tremblingBox = (
  { width, height, by }: Inset,
  radius: number,
  tremor: number,
  seed: string,
): string => {
  const [left, top, right, bottom] = [by, by, width - by, height - by]
  const side = ([fromX, fromY]: Place, [toX, toY]: Place): readonly Place[] => {
    const count = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / stride))
    return Array.from({ length: count + 1 }, (_, index) => [
      fromX + ((toX - fromX) * index) / count,
      fromY + ((toY - fromY) * index) / count,
    ])
  }
  const corner = (x: number, y: number, from: number): readonly Place[] =>
    [1, 2, 3].map(step => around(x, y, radius, from + (step * Math.PI) / 8))
  const [west, north, east, south] = [left + radius, top + radius, right - radius, bottom - radius]
  return closed(
    moved(
      [
        ...side([west, top], [east, top]),
        ...corner(east, north, -Math.PI / 2),
        ...side([right, north], [right, south]),
        ...corner(east, south, 0),
        ...side([east, bottom], [west, bottom]),
        ...corner(west, south, Math.PI / 2),
        ...side([left, south], [left, north]),
        ...corner(west, north, Math.PI),
      ],
      tremor,
      handOf(seed),
    ),
  )
}

/** A round that no compass drew. */
export const tremblingRing = (x: number, y: number, radius: number, tremor: number, seed: string): string => {
  const hand = handOf(seed)
  const count = Math.max(14, Math.round(radius * 1.6))
  return closed(
    Array.from({ length: count }, (_, index) =>
      around(x, y, radius + hand() * tremor, (2 * Math.PI * index) / count),
    ),
  )
}

/** A line that wavers on its way. */
export const tremblingLine = (from: Place, to: Place, tremor: number, hand: Hand): string => {
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride))
  const inner = Array.from({ length: count - 1 }, (_, index): Place => {
    const part = (index + 1) / count
    return [
      from[0] + (to[0] - from[0]) * part + hand() * tremor,
      from[1] + (to[1] - from[1]) * part + hand() * tremor,
    ]
  })
  return openCurve([from, ...inner, to])
}

/** Bows around an ellipse: a cloud, a doily. */
export const scalloped = (
  x: number,
  y: number,
  across: number,
  down: number,
  count: number,
  swell = 1.16,
): string => {
  const place = (turn: number, part: number): string => {
    const angle = (2 * Math.PI * turn) / count - Math.PI / 2
    return pair(x + across * part * Math.cos(angle), y + down * part * Math.sin(angle))
  }
  const bows = Array.from(
    { length: count },
    (_, index) => `Q${place(index + 0.5, swell)} ${place(index + 1, 1)}`,
  )
  return `M${place(0, 1)}${bows.join('')}Z`
}
