/** The backs of the cards: flames for level I, cats' eyes for level II, mail for equipment, petals for talents. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  around,
  at,
  circle,
  drawn,
  filled,
  lozenge,
  ornament,
  polygon,
  polyline,
  rounded,
  stepsOf,
  type Place,
} from '../../kit/index.ts'

export type Back = 'niveau-1' | 'niveau-2' | 'equipement' | 'talent'

export const border = (size: Size): Drawing =>
  ornament(
    size,
    drawn(0.5, [rounded({ ...size, by: 2.6 }, 1.6)]),
    drawn(0.2, [rounded({ ...size, by: 3.6 }, 1)]),
  )

/** Inside the border, whichever it is. */
const inset = 5.4

/** In each corner, to be read in a fan of cards; those at the foot stand on their heads. */
const indices = ({ width, height }: Size, mark: string, shape: string): readonly Mark[] =>
  [
    [9.4, 9.6, 0],
    [width - 9.4, 9.6, 0],
    [9.4, height - 9.6, 180],
    [width - 9.4, height - 9.6, 180],
  ].map(([x = 0, y = 0, turn = 0]) => ({
    kind: 'group',
    at: { x, y },
    turn,
    marks: [
      { kind: 'path', d: shape, fill: 'solid', pen: { role: 'accent', width: 0.3 } },
      {
        kind: 'text',
        text: mark,
        at: { x: 0, y: 1.5 },
        size: 4.4,
        anchor: 'middle',
        bold: true,
        role: 'on-solid',
      },
    ],
  }))

const numeral = ({ width, height }: Size, mark: string, size: number): readonly Mark[] => [
  {
    kind: 'text',
    text: mark,
    at: { x: width / 2, y: height / 2 + size * 0.33 },
    size,
    anchor: 'middle',
    bold: true,
    role: 'accent',
  },
]

/** A tongue of fire that leans the way it turns; its foot stands on a ring, its tip points outwards. */
const flame = (x: number, y: number, angle: number, length: number, width: number): string => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const put = (along: number, aside: number): string =>
    `${at(x + along * length * cos - aside * width * sin)} ${at(y + along * length * sin + aside * width * cos)}`
  return [
    `M${put(0, 0)}`,
    `C${put(0.1, -0.75)} ${put(0.42, -0.62)} ${put(0.56, -0.16)}`,
    `C${put(0.64, 0.08)} ${put(0.8, 0.14)} ${put(1, -0.12)}`,
    `C${put(0.96, 0.34)} ${put(0.72, 0.62)} ${put(0.46, 0.6)}`,
    `C${put(0.2, 0.58)} ${put(0.04, 0.34)} ${put(0, 0)}Z`,
  ].join('')
}

const flames = 14

/** An oval rose of flames around the numeral: the same when it is turned about. */
const levelOne = (size: Size): readonly Mark[] => {
  const { width, height } = size
  const [x, y] = [width / 2, height / 2]
  const [wide, tall] = [width / 2 - inset - 1.2, height / 2 - inset - 1.8]
  const hub = Math.min(11.4, wide * 0.44)
  const reach = (angle: number): number =>
    1 / Math.sqrt((Math.cos(angle) / wide) ** 2 + (Math.sin(angle) / tall) ** 2)
  const ring = (share: number, turn: number, length: number, lean: number): readonly string[] =>
    Array.from({ length: flames }, (_, index) => {
      const angle = ((index + turn) * 2 * Math.PI) / flames
      const from = hub + 1 + (reach(angle) - hub - 1) * share
      const long = (reach(angle) - hub - 1) * length
      const breadth = (Math.PI * (from + long * 0.45)) / flames
      return flame(...around(x, y, from, angle), angle, long, breadth * lean)
    })
  const oval = (by: number): string => {
    const [across, down] = [wide + by, tall + by]
    const half = (to: number): string => `A${at(across)} ${at(down)} 0 0 1 ${at(to)} ${at(y)}`
    return `M${at(x - across)} ${at(y)}${half(x + across)}${half(x - across)}Z`
  }
  const beads = Array.from({ length: flames }, (_, index) => {
    const angle = (index * 2 * Math.PI) / flames
    return circle(...around(x, y, hub + (reach(angle) - hub) * 0.92, angle), 0.8)
  })
  return [
    ...drawn(0.36, [oval(0)]),
    ...drawn(0.18, [oval(1.1)]),
    ...drawn(0.5, [circle(x, y, hub)]),
    ...drawn(0.2, [circle(x, y, hub - 1)]),
    ...drawn(0.3, ring(0, 0, 0.66, 1)),
    ...filled(ring(0.08, 0, 0.46, 0.62)),
    ...drawn(0.3, ring(0.36, 0.5, 0.63, 0.96)),
    ...filled(ring(0.46, 0.5, 0.44, 0.52)),
    ...drawn(0.26, beads),
    ...numeral(size, 'I', 15),
    ...indices(size, 'I', circle(0, 0, 3.7)),
  ]
}

const across = 8

/** An eye of the Black Cat: an almond and its slit. */
const eye = (x: number, y: number, wide: number, high: number): readonly [almond: string, slit: string] => {
  const arc = (up: number): string =>
    `C${at(x - wide * 0.45)} ${at(y + up)} ${at(x + wide * 0.45)} ${at(y + up)} ${at(x + wide)} ${at(y)}`
  const back = `C${at(x + wide * 0.45)} ${at(y + high * 1.25)} ${at(x - wide * 0.45)} ${at(y + high * 1.25)} ${at(x - wide)} ${at(y)}Z`
  return [`M${at(x - wide)} ${at(y)}${arc(-high * 1.25)}${back}`, lozenge(x, y, wide * 0.2, high * 0.86)]
}

/** A harlequin lozenge whose fields are cats' eyes and embers in turn. */
const levelTwo = (size: Size): readonly Mark[] => {
  const { width, height } = size
  const [x, y] = [width / 2, height / 2]
  const [wide, tall] = [width / 2 - inset - 1.2, height / 2 - inset - 1.8]
  const [stepX, stepY] = [wide / across, tall / across]
  const [fields, embers, almonds, slits]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const [u, v] = [-1 + (2 * row + 1) / across, -1 + (2 * column + 1) / across]
      if (Math.abs(u) < 0.49 && Math.abs(v) < 0.49) continue
      const [middleX, middleY] = [x + ((u - v) * wide) / 2, y + ((u + v) * tall) / 2]
      fields.push(lozenge(middleX, middleY, stepX * 0.9, stepY * 0.9))
      if ((row + column) % 2 === 1) {
        embers.push(lozenge(middleX, middleY, stepX * 0.5, stepY * 0.5))
        continue
      }
      const [almond, slit] = eye(middleX, middleY, stepX * 0.6, stepY * 0.24)
      almonds.push(almond)
      slits.push(slit)
    }
  const frame = (share: number): string => lozenge(x, y, wide * share, tall * share)
  const streaks = [1, -1].flatMap(right =>
    [1, -1].flatMap(low =>
      [1, 2, 3].map(rank => {
        const [away, inward] = [1.06 + 0.07 * rank, 0.3 + 0.06 * rank]
        const put = (share: number): Place => [
          x + right * wide * away * (1 - share),
          y + low * tall * away * share,
        ]
        return polyline([put(inward), put(1 - inward)])
      }),
    ),
  )
  return [
    ...drawn(0.26, fields),
    ...filled(embers),
    ...drawn(0.22, almonds),
    ...filled(slits),
    ...drawn(0.36, [frame(1)]),
    ...drawn(0.16, [frame(1.03)]),
    ...drawn(0.5, [frame(0.495)]),
    ...drawn(0.2, [frame(0.455)]),
    ...drawn(0.22, streaks),
    ...numeral(size, 'II', 13.5),
    ...indices(size, 'II', lozenge(0, 0, 4.6)),
  ]
}

/** A window in the pattern, with an icon in it. */
const window = (shape: (by: number) => string, icon: string, { width, height }: Size): readonly Mark[] => [
  ...filled([shape(16.2)], 'paper'),
  ...drawn(0.55, [shape(14.6)]),
  ...drawn(0.2, [shape(13.4)]),
  {
    kind: 'icon',
    name: icon,
    at: { x: width / 2 - 9, y: height / 2 - 9 },
    width: 18,
    height: 18,
    role: 'accent',
  },
]

/** Rings of mail, in as many rows as fill the frame: a whole number of them. */
const mail = (size: Size): readonly Mark[] => {
  const { width, height } = size
  const radius = 1.95
  const rows = stepsOf(inset + radius, height - inset - radius, 3.2)
  const columns = stepsOf(inset + radius, width - inset - radius, 3.5)
  const step = (columns[1] ?? 0) - (columns[0] ?? 0)
  const rings = rows.flatMap((y, index) =>
    // Each row lies in the gaps of its neighbours.
    (index % 2 === 0 ? columns : columns.slice(1).map(x => x - step / 2)).map(x => circle(x, y, radius)),
  )
  const square = (half: number): string =>
    polygon([
      [width / 2 - half, height / 2 - half],
      [width / 2 + half, height / 2 - half],
      [width / 2 + half, height / 2 + half],
      [width / 2 - half, height / 2 + half],
    ])
  const rivets = [11.6, -11.6].flatMap(x =>
    [11.6, -11.6].map(y => circle(width / 2 + x, height / 2 + y, 0.7)),
  )
  return [...drawn(0.28, rings), ...window(square, 'anvil', size), ...filled(rivets)]
}

/** Petals where circles meet: a whole number of them each way. */
const petals = (size: Size): readonly Mark[] => {
  const { width, height } = size
  const columns = stepsOf(inset + 0.6, width - inset - 0.6, 6.8)
  const rows = stepsOf(inset + 0.6, height - inset - 0.6, 6.8)
  const [stepX = 0, stepY = 0] = [columns, rows].map(places => (places[1] ?? 0) - (places[0] ?? 0))
  /** From one crossing to the next, bulging on both sides. */
  const petal = (x: number, y: number, toX: number, toY: number, bulge: number): string => {
    const [dx, dy] = [toX - x, toY - y]
    const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2]
    const side = (way: number): string =>
      `${at(middleX - dy * bulge * way)} ${at(middleY + dx * bulge * way)}`
    return `M${at(x)} ${at(y)}Q${side(1)} ${at(toX)} ${at(toY)}Q${side(-1)} ${at(x)} ${at(y)}Z`
  }
  const lines = (bulge: number): readonly string[] =>
    rows.flatMap((y, row) =>
      columns.flatMap((x, column) => [
        ...(column < columns.length - 1 ? [petal(x, y, x + stepX, y, bulge)] : []),
        ...(row < rows.length - 1 ? [petal(x, y, x, y + stepY, bulge)] : []),
      ]),
    )
  const knots = rows.flatMap(y => columns.map(x => circle(x, y, 0.5)))
  const disc = (radius: number): string => circle(width / 2, height / 2, radius)
  return [
    ...drawn(0.28, lines(0.36)),
    ...filled([...lines(0.1), ...knots]),
    ...window(disc, 'laurel-crown', size),
  ]
}

const backs: Readonly<Record<Back, (size: Size) => readonly Mark[]>> = {
  'niveau-1': levelOne,
  'niveau-2': levelTwo,
  equipement: mail,
  talent: petals,
}

export const back = (kind: Back, size: Size): Drawing => ornament(size, backs[kind](size))
