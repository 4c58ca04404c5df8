/** Ornaments as paths: shapes by their measures, in millimetres, put together into few marks. */
import { inParts, type Drawing, type Mark, type Role, type Size } from '../../core/index.ts'

export type Place = readonly [x: number, y: number]

/** Hundredths of a millimetre are finer than any printer. */
export const at = (value: number): string => inParts(value, 100)

/** Without taking the place apart: that would cost more than to write it. */
const pair = (place: Place): string => `${at(place[0])} ${at(place[1])}`

export const polygon = (places: readonly Place[]): string => `${polyline(places)}Z`
export const polyline = (places: readonly Place[]): string => `M${places.map(pair).join('L')}`

export const circle = (x: number, y: number, radius: number): string => {
  const arc = (to: number): string => `A${at(radius)} ${at(radius)} 0 0 1 ${at(to)} ${at(y)}`
  return `M${at(x - radius)} ${at(y)}${arc(x + radius)}${arc(x - radius)}Z`
}

export const lozenge = (x: number, y: number, across: number, down = across): string =>
  polygon([
    [x, y - down],
    [x + across, y],
    [x, y + down],
    [x - across, y],
  ])

/** Four long points and a hollow between two of them. */
export const star = (x: number, y: number, radius: number, hollow = 0.28): string =>
  polygon(
    Array.from({ length: 8 }, (_, index): Place => {
      const reach = index % 2 === 0 ? radius : radius * hollow
      return around(x, y, reach, (Math.PI / 4) * index - Math.PI / 2)
    }),
  )

/** By an angle in radians, clockwise from the right. */
export const around = (x: number, y: number, radius: number, angle: number): Place => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
]

/** A box by how far it stands from the edges of its piece. */
export interface Inset extends Size {
  readonly by: number
}

const corners = ({ width, height, by }: Inset) => ({
  left: by,
  top: by,
  right: width - by,
  bottom: height - by,
})

const boxOf = (inset: Inset, corner: number, turn: (to: Place, middle: Place) => string): string => {
  const { left, top, right, bottom } = corners(inset)
  return [
    `M${pair([left + corner, top])}H${at(right - corner)}`,
    turn([right, top + corner], [right, top]),
    `V${at(bottom - corner)}`,
    turn([right - corner, bottom], [right, bottom]),
    `H${at(left + corner)}`,
    turn([left, bottom - corner], [left, bottom]),
    `V${at(top + corner)}`,
    turn([left + corner, top], [left, top]),
    'Z',
  ].join('')
}

/** Corners rounded outwards, hollowed, or cut off. */
export const rounded = (inset: Inset, radius: number): string =>
  boxOf(inset, radius, to => `A${at(radius)} ${at(radius)} 0 0 1 ${pair(to)}`)
export const scooped = (inset: Inset, radius: number): string =>
  boxOf(inset, radius, to => `A${at(radius)} ${at(radius)} 0 0 0 ${pair(to)}`)
export const chamfered = (inset: Inset, corner: number): string => boxOf(inset, corner, to => `L${pair(to)}`)

/** Square bites at the corners. */
export const notched = (inset: Inset, bite: number): string => {
  const { left, top, right, bottom } = corners(inset)
  return polygon([
    [left + bite, top],
    [right - bite, top],
    [right - bite, top + bite],
    [right, top + bite],
    [right, bottom - bite],
    [right - bite, bottom - bite],
    [right - bite, bottom],
    [left + bite, bottom],
    [left + bite, bottom - bite],
    [left, bottom - bite],
    [left, top + bite],
    [left + bite, top + bite],
  ])
}

/** A leaf from its stalk, so long and so wide, at an angle in degrees. */
export const leaf = (x: number, y: number, degrees: number, length: number, width: number): string => {
  const angle = (degrees * Math.PI) / 180
  const put = (along: number, aside: number): string =>
    pair([
      x + along * Math.cos(angle) - aside * Math.sin(angle),
      y + along * Math.sin(angle) + aside * Math.cos(angle),
    ])
  const curve = (...points: readonly string[]): string => `C${points.join(' ')}`
  return [
    `M${put(0, 0)}`,
    curve(put(length * 0.25, -width), put(length * 0.7, -width * 0.9), put(length, 0)),
    curve(put(length * 0.7, width * 0.7), put(length * 0.25, width * 0.8), put(0, 0)),
    'Z',
  ].join('')
}

/** So many equal steps from one end to the other, both of them among them. */
export const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)

/** As many as come nearest to a wished length, so that a pattern ends where its frame does. */
export const stepsOf = (from: number, to: number, wished: number): readonly number[] =>
  steps(from, to, Math.max(1, Math.round((to - from) / wished)))

export const filled = (paths: readonly string[], fill: Role = 'accent'): readonly Mark[] =>
  paths.length === 0 ? [] : [{ kind: 'path', d: paths.join(''), fill }]

export const drawn = (width: number, paths: readonly string[], role: Role = 'accent'): readonly Mark[] =>
  paths.length === 0 ? [] : [{ kind: 'path', d: paths.join(''), pen: { role, width } }]

/** White inside, and a line around: what lies under it is covered. */
export const covering = (width: number, paths: readonly string[]): readonly Mark[] =>
  paths.map(d => ({ kind: 'path', d, fill: 'paper', pen: { role: 'accent', width } }))

export const ornament = ({ width, height }: Size, ...marks: readonly (readonly Mark[])[]): Drawing => ({
  width,
  height,
  // What only adorns is not read out.
  says: '',
  marks: marks.flat(),
})

/** What was drawn once for a name is drawn for good: every card of a deck has the same frame. */
export const once = <K extends string, T>(make: (name: K) => T): ((name: K) => T) => {
  const made = new Map<K, T>()
  return name => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** The same for a size. */
export const onceFor = <T>(make: (size: Size) => T): ((size: Size) => T) => {
  const made = once((name: string) => {
    const [width = 0, height = 0] = name.split('x').map(Number)
    return make({ width, height })
  })
  return ({ width, height }) => made(`${width}x${height}`)
}
