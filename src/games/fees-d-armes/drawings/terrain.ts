/** Terrain of our own drawing, at its true size: whole squares, so that nobody argues whether a figure stands in it. */
import type { Drawing, Mark, Role, Size } from '../../../core/index.ts'
import { around, at, circle, leaf, ornament, polyline, type Place } from '../../kit/index.ts'
import { closed, handOf, openCurve, tremblingBox, tremblingRing, type Hand } from './hand.ts'
import { daisyHead, grass, mushroom } from './meadow.ts'
import { crossesAndDots, square } from './squares.ts'

/** What a ground does to those who walk. */
export const grounds = {
  facile: { label: 'facile', icon: 'terrain-facile', says: 'double le pas' },
  difficile: { label: 'difficile', icon: 'terrain-difficile', says: '2 cases' },
  bloquant: { label: 'bloquant', icon: 'terrain-bloquant', says: 'sauf en vol' },
} as const
export type Ground = keyof typeof grounds

export const cover = { label: 'couvert', icon: 'terrain-couvert', says: '−1 et +2' } as const

export interface Terrain {
  readonly id: string
  readonly name: string
  /** Squares. */
  readonly across: number
  readonly down: number
  readonly ground: Ground
  /** Whether it hides those who stand behind it. */
  readonly covers: boolean
}

export const terrains = [
  { id: 'mare', name: 'La mare', across: 4, down: 3, ground: 'difficile', covers: false },
  { id: 'foret', name: 'La forêt', across: 4, down: 4, ground: 'difficile', covers: true },
  { id: 'champignons', name: 'Le rond de fées', across: 3, down: 3, ground: 'facile', covers: false },
  { id: 'mur', name: 'Le vieux mur', across: 4, down: 1, ground: 'bloquant', covers: true },
  { id: 'chemin', name: 'Le chemin', across: 6, down: 2, ground: 'facile', covers: false },
  { id: 'boue', name: 'La gadoue', across: 3, down: 2, ground: 'difficile', covers: false },
  { id: 'souche', name: 'La souche', across: 2, down: 2, ground: 'bloquant', covers: true },
  { id: 'ronces', name: 'Les ronces', across: 3, down: 1, ground: 'difficile', covers: true },
] as const satisfies readonly Terrain[]
export type TerrainId = (typeof terrains)[number]['id']

interface Room {
  readonly width: number
  readonly height: number
  readonly hand: Hand
}

const body = (d: string, fill: Role, role: Role, width = 0.45): Mark => ({
  kind: 'path',
  d,
  fill,
  pen: { role, width },
})

const strokes = (paths: readonly string[], role: Role, width = 0.26, dash?: readonly number[]): Mark => ({
  kind: 'path',
  d: paths.join(''),
  pen: { role, width, ...(dash && { dash }) },
})

/** A puddle that fills its squares without being square. */
const blob = ({ width, height, hand }: Room, by: number, tremor: number, count = 14): string => {
  const [rx, ry] = [width / 2 - by, height / 2 - by]
  return closed(
    Array.from({ length: count }, (_, index): Place => {
      const angle = (2 * Math.PI * index) / count
      // Fuller than an ellipse, so that it reaches into its corners.
      const fuller = 1 + 0.16 * Math.sin(2 * angle) ** 2
      const reach = fuller + hand() * tremor
      return [width / 2 + rx * reach * Math.cos(angle), height / 2 + ry * reach * Math.sin(angle)]
    }),
  )
}

const strewn = ({ width, height, hand }: Room, by: number, apart: number): readonly Place[] => {
  const places: Place[] = []
  for (let y = by; y <= height - by + 0.01; y += apart)
    for (let x = by; x <= width - by + 0.01; x += apart)
      places.push([x + hand() * apart * 0.28, y + hand() * apart * 0.24])
  return places
}

const wave = ([x, y]: Place, size: number): string =>
  openCurve([
    [x - size, y],
    [x - size * 0.5, y - size * 0.4],
    [x, y],
    [x + size * 0.5, y + size * 0.4],
    [x + size, y],
  ])

const pond = (room: Room): readonly Mark[] => {
  const { width, height } = room
  return [
    body(blob(room, 3.4, 0.035), 'water-tint', 'water', 0.55),
    strokes([blob(room, 8.6, 0.03)], 'water', 0.22, [5, 2.6]),
    strokes(
      strewn(room, 19, 17).map(place => wave(place, 3)),
      'water',
    ),
    ...lily(width * 0.7, height * 0.36, 6),
    ...lily(width * 0.8, height * 0.52, 4.4),
    {
      kind: 'icon',
      name: 'frog',
      at: { x: width * 0.22, y: height * 0.42 },
      width: 15,
      height: 15,
      role: 'leaf',
    },
    ...reeds(width * 0.24, height * 0.3),
    ...reeds(width * 0.66, height * 0.84),
  ]
}

const lily = (x: number, y: number, radius: number): readonly Mark[] => [
  body(
    `M${at(x)} ${at(y)}L${at(x + radius)} ${at(y - radius * 0.28)}A${at(radius)} ${at(radius * 0.62)} 0 1 1 ${at(x + radius * 0.72)} ${at(y - radius * 0.46)}Z`,
    'leaf-tint',
    'leaf',
    0.32,
  ),
]

const reeds = (x: number, y: number): readonly Mark[] => [
  strokes(
    [-2, 0, 2.2].map((aside, index) =>
      polyline([
        [x + aside, y],
        [x + aside + 0.4, y - 8 - (index % 2) * 2.4],
      ]),
    ),
    'leaf',
    0.35,
  ),
  strokes(
    [-2, 0, 2.2].map((aside, index) =>
      polyline([
        [x + aside + 0.4, y - 8 - (index % 2) * 2.4],
        [x + aside + 0.5, y - 11 - (index % 2) * 2.4],
      ]),
    ),
    'leaf',
    1.2,
  ),
]

const tree = ([x, y]: Place, size: number, seed: string): readonly Mark[] => [
  body(
    `M${at(x - size * 0.16)} ${at(y + size * 0.98)}C${at(x - size * 0.06)} ${at(y + size * 0.6)} ${at(x - size * 0.08)} ${at(y + size * 0.4)} ${at(x - size * 0.1)} ${at(y)}H${at(x + size * 0.1)}C${at(x + size * 0.08)} ${at(y + size * 0.4)} ${at(x + size * 0.06)} ${at(y + size * 0.6)} ${at(x + size * 0.18)} ${at(y + size * 0.98)}Z`,
    'paper',
    'leaf',
    0.35,
  ),
  // Its trunk is hidden where no tint is printed, too.
  { kind: 'path', d: crown(x, y, size, seed), fill: 'paper' },
  body(crown(x, y, size, seed), 'leaf-tint', 'leaf', 0.4),
  strokes(
    [
      openCurve([
        [x + size * 0.1, y - size * 0.05],
        [x + size * 0.36, y - size * 0.02],
        [x + size * 0.42, y - size * 0.26],
      ]),
      openCurve([
        [x - size * 0.42, y + size * 0.1],
        [x - size * 0.2, y + size * 0.16],
        [x - size * 0.1, y],
      ]),
    ],
    'leaf',
    0.26,
  ),
]

const crown = (x: number, y: number, size: number, seed: string): string => {
  const hand = handOf(seed)
  const count = 8
  const turn = hand() * 0.3
  const place = (step: number, part: number): string =>
    around(x, y - size * 0.12, size * 0.62 * part, turn + (2 * Math.PI * step) / count)
      .map(at)
      .join(' ')
  const bows = Array.from(
    { length: count },
    (_, index) => `Q${place(index + 0.5, 1.36 + hand() * 0.08)} ${place(index + 1, 1)}`,
  )
  return `M${place(0, 1)}${bows.join('')}Z`
}

const forest = (room: Room): readonly Mark[] => {
  const { width, height } = room
  const stand = strewn(room, 19, 20.6).filter((_, index) => index !== 5)
  return [
    {
      kind: 'path',
      d: blob(room, 2.6, 0.03, 18),
      fill: 'leaf-tint',
      pen: { role: 'leaf', width: 0.3, dash: [1.4, 1.8] },
    },
    ...stand
      .map(([x, y]): Place => [x, y - 3])
      .flatMap((place, index) => tree(place, 10 + (index % 3), `arbre${index}`)),
    ...inRole('leaf', grass({ x: width * 0.84, y: height * 0.93, scale: 1.2 })),
    ...inRole('leaf', mushroom({ x: width * 0.45, y: height * 0.42, scale: 1.2 })),
    ...inRole('leaf', mushroom({ x: width * 0.49, y: height * 0.425, scale: 0.8, mirrored: true })),
  ]
}

/** What grows has the ink of its ground, not that of a card. */
const inRole = (role: Role, marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, marks: inRole(role, mark.marks) }
    if (mark.kind === 'text' || mark.kind === 'icon') return { ...mark, role }
    return {
      ...mark,
      ...(mark.fill === 'accent' && { fill: role }),
      ...(mark.pen && { pen: { ...mark.pen, role } }),
    }
  })

const fairyRing = (room: Room): readonly Mark[] => {
  const { width, height, hand } = room
  const count = 11
  const ring = Array.from({ length: count }, (_, index): Place =>
    around(width / 2, height / 2 - 2.5, width * 0.335, (2 * Math.PI * index) / count - Math.PI / 2),
  ).toSorted((a, b) => a[1] - b[1])
  return [
    {
      kind: 'path',
      d: blob(room, 3, 0.02, 18),
      fill: 'leaf-tint',
      pen: { role: 'leaf', width: 0.3, dash: [1.4, 1.8] },
    },
    ...inRole(
      'leaf',
      ring.flatMap(([x, y], index) =>
        mushroom({ x, y: y + 3, scale: 1.5 + hand() * 0.35, mirrored: index % 2 === 0 }),
      ),
    ),
    ...[
      [0.5, 0.47],
      [0.4, 0.58],
      [0.62, 0.6],
    ].flatMap(([x = 0, y = 0]) => inRole('leaf', daisyHead(width * x, height * y, 2.4))),
    strokes(
      [
        openCurve([
          [width * 0.4, height * 0.36],
          [width * 0.46, height * 0.3],
          [width * 0.54, height * 0.4],
          [width * 0.62, height * 0.33],
        ]),
      ],
      'leaf',
      0.3,
      [0.5, 1.6],
    ),
  ]
}

const wall = (room: Room): readonly Mark[] => {
  const { width, height, hand } = room
  const rows = 3
  const [left, top, right, bottom] = [3, 4, width - 3, height - 4]
  const course = (bottom - top) / rows
  const stones = Array.from({ length: rows }, (_, row) => {
    const wide = 13.4
    const first = left - (row % 2 ? wide / 2 : 0)
    return Array.from({ length: Math.ceil((right - first) / wide) }, (_, index) => {
      const from = Math.max(left, first + index * wide) + 0.5
      const to = Math.min(right, first + (index + 1) * wide) - 0.5
      const [y, low] = [top + row * course + 0.5, top + (row + 1) * course - 0.5]
      if (to - from < 3) return ''
      const jolt = (): number => hand() * 0.35
      return closed([
        [from + 1 + jolt(), y + jolt()],
        [to - 1 + jolt(), y + jolt()],
        [to + jolt(), y + 1],
        [to + jolt(), low - 1],
        [to - 1 + jolt(), low + jolt()],
        [from + 1 + jolt(), low + jolt()],
        [from + jolt(), low - 1],
        [from + jolt(), y + 1],
      ])
    })
  }).flat()
  return [
    body(tremblingBox({ width, height, by: 2.4 }, 2, 0.3, 'mur'), 'paper', 'stone', 0.5),
    ...stones.filter(Boolean).map(d => body(d, 'stone-tint', 'stone', 0.32)),
    ...inRole('leaf', grass({ x: 9, y: height - 2.4, scale: 1.2 })),
    ...inRole('leaf', grass({ x: width - 14, y: height - 2.4, scale: 1.1, mirrored: true })),
    { kind: 'icon', name: 'snail', at: { x: width * 0.7, y: 2.6 }, width: 7, height: 7, role: 'stone' },
  ]
}

const road = (room: Room): readonly Mark[] => {
  const { width, height, hand } = room
  const edge = (y: number): readonly Place[] =>
    Array.from({ length: 13 }, (_, index): Place => [
      (width * index) / 12,
      y + (index % 12 === 0 ? 0 : hand() * 1.2),
    ])
  const [upper, lower] = [edge(3.4), edge(height - 3.4)]
  const pebbles = strewn(room, 10, 11).map(([x, y], index) =>
    tremblingRing(x, y, 1.5 + (index % 3) * 0.7, 0.2, `caillou${index}`),
  )
  return [
    {
      kind: 'path',
      d: `${openCurve(upper)}${openCurve(lower.toReversed()).replace('M', 'L')}Z`,
      fill: 'earth-tint',
    },
    strokes([openCurve(upper), openCurve(lower)], 'earth', 0.45),
    strokes(pebbles, 'earth', 0.28),
    ...inRole('leaf', grass({ x: 20, y: 4.2, scale: 1.1 })),
    ...inRole('leaf', grass({ x: width - 32, y: height - 0.8, scale: 1.1, mirrored: true })),
    {
      kind: 'icon',
      name: 'footprint',
      at: { x: width * 0.34, y: height * 0.36 },
      width: 6,
      height: 6,
      role: 'earth',
    },
    {
      kind: 'icon',
      name: 'footprint',
      at: { x: width * 0.42, y: height * 0.5 },
      width: 6,
      height: 6,
      role: 'earth',
    },
  ]
}

const mud = (room: Room): readonly Mark[] => {
  const { width, height } = room
  const bubbles = [
    [0.22, 0.4, 2.4],
    [0.28, 0.58, 1.5],
    [0.72, 0.34, 1.8],
    [0.8, 0.56, 2.8],
    [0.55, 0.28, 1.2],
  ].map(([x = 0, y = 0, radius = 1], index) =>
    tremblingRing(width * x, height * y, radius, 0.15, `bulle${index}`),
  )
  return [
    body(blob(room, 3.2, 0.05), 'earth-tint', 'earth', 0.5),
    strokes(
      strewn(room, 15, 15).map(place => wave(place, 3.4)),
      'earth',
    ),
    ...bubbles.map(d => body(d, 'paper', 'earth', 0.3)),
    // Somebody walked home on one foot.
    {
      kind: 'icon',
      name: 'boots',
      at: { x: width * 0.4, y: height * 0.3 },
      width: 15,
      height: 15,
      role: 'earth',
    },
  ]
}

const stump = (room: Room): readonly Mark[] => {
  const { width, height } = room
  const [x, y] = [width / 2, height * 0.405]
  return [
    body(
      `M${at(x - 15)} ${at(y - 6)}C${at(x - 14)} ${at(y + 6)} ${at(x - 17)} ${at(y + 14)} ${at(x - 21)} ${at(y + 18)}C${at(x - 12)} ${at(y + 17)} ${at(x - 8)} ${at(y + 18)} ${at(x - 5)} ${at(y + 21)}C${at(x + 2)} ${at(y + 17)} ${at(x + 10)} ${at(y + 17)} ${at(x + 20)} ${at(y + 19)}C${at(x + 16)} ${at(y + 12)} ${at(x + 14)} ${at(y + 4)} ${at(x + 15)} ${at(y - 6)}Z`,
      'paper',
      'earth',
      0.5,
    ),
    { kind: 'ellipse', at: { x, y: y - 6 }, across: 15, down: 8.4, fill: 'paper' },
    {
      kind: 'ellipse',
      at: { x, y: y - 6 },
      across: 15,
      down: 8.4,
      fill: 'earth-tint',
      pen: { role: 'earth', width: 0.5 },
    },
    ...[10.4, 6.4, 2.6].map((across): Mark => ({
      kind: 'ellipse',
      at: { x: x - 0.6, y: y - 6 },
      across,
      down: across * 0.55,
      pen: { role: 'earth', width: 0.26 },
    })),
    // A door, a knocker, a window with a light in it.
    body(
      `M${at(x - 7)} ${at(y + 17.4)}V${at(y + 9)}C${at(x - 7)} ${at(y + 4.6)} ${at(x + 1)} ${at(y + 4.6)} ${at(x + 1)} ${at(y + 9)}V${at(y + 17.6)}Z`,
      'earth-tint',
      'earth',
      0.42,
    ),
    { kind: 'path', d: circle(x - 0.6, y + 12.4, 0.6), fill: 'earth' },
    body(circle(x + 8, y + 8, 2.9), 'paper', 'earth', 0.42),
    strokes(
      [`M${at(x + 5.1)} ${at(y + 8)}H${at(x + 10.9)}M${at(x + 8)} ${at(y + 5.1)}V${at(y + 10.9)}`],
      'earth',
      0.26,
    ),
    ...inRole('leaf', mushroom({ x: x + 15, y: y + 20, scale: 0.9 })),
    ...inRole('leaf', grass({ x: x - 17, y: y + 20, scale: 1.1 })),
  ]
}

/** Three stems that wind about one another, thorns along them, leaves by twos and berries by threes. */
const brambles = (room: Room): readonly Mark[] => {
  const { width, height, hand } = room
  const [from, to, count] = [5.5, width - 5.5, 18]
  const stems = [0, 1, 2].map(index =>
    Array.from({ length: count + 1 }, (_, step): Place => [
      from + ((to - from) * step) / count,
      height * 0.47 + (height * 0.24 + hand() * 0.5) * Math.sin((step / count) * 4.2 * Math.PI + index * 2.1),
    ]),
  )
  const onStems = (every: number, begins: number): readonly Place[] =>
    stems.flatMap((stem, index) => stem.filter((_, step) => step % every === (begins + index) % every))
  const thorns = onStems(2, 0).map(([x, y], index) =>
    polyline([
      [x - 0.5, y],
      [x + 0.5, y + (index % 2 ? 1.9 : -1.9)],
      [x + 1, y],
    ]),
  )
  const leaves = onStems(6, 3).flatMap(([x, y]) => [leaf(x, y, -40, 4.4, 1.5), leaf(x, y, 205, 3.8, 1.3)])
  const berries = onStems(9, 5).flatMap(([x, y]) => [
    circle(x - 1, y + 1.4, 1.05),
    circle(x + 1, y + 1.5, 1.05),
    circle(x, y + 3, 1.05),
  ])
  return [
    {
      kind: 'path',
      d: tremblingBox({ width, height, by: 2.2 }, 8, 0.7, 'ronces'),
      fill: 'leaf-tint',
      pen: { role: 'leaf', width: 0.3, dash: [1.4, 1.8] },
    },
    strokes(stems.map(openCurve), 'leaf', 0.5),
    strokes(thorns, 'leaf', 0.3),
    ...leaves.map(d => body(d, 'paper', 'leaf', 0.28)),
    { kind: 'path', d: berries.join(''), fill: 'leaf' },
  ]
}

const drawings: Readonly<Record<TerrainId, (room: Room) => readonly Mark[]>> = {
  mare: pond,
  foret: forest,
  champignons: fairyRing,
  mur: wall,
  chemin: road,
  boue: mud,
  souche: stump,
  ronces: brambles,
}

export const terrainById = (id: TerrainId): Terrain => {
  const found = terrains.find(terrain => terrain.id === id)
  if (!found) throw new Error(`no terrain ${id}`)
  return found
}

const sizeOf = ({ across, down }: Terrain): Size => ({ width: across * square, height: down * square })

/** What it does, said upon it: by a sign before the word. */
const said = (terrain: Terrain, middle: number, foot: number): readonly Mark[] => {
  const signs = [grounds[terrain.ground], ...(terrain.covers ? [cover] : [])]
  const words = signs.map(({ label }) => label).join(', ')
  const [letters, sign] = [3.5, 5]
  const thin = [...words].filter(letter => 'fijlt, '.includes(letter)).length
  const wide = letters * (0.55 * (words.length - thin) + 0.34 * thin) + signs.length * (sign + 0.8) + 4
  const left = middle - wide / 2
  return [
    {
      kind: 'rectangle',
      at: { x: left, y: foot - 6.4 },
      width: wide,
      height: 6.4,
      radius: 3.2,
      fill: 'paper',
      pen: { role: 'quiet', width: 0.22 },
    },
    ...signs.map(({ icon }, index): Mark => ({
      kind: 'icon',
      name: icon,
      at: { x: left + 1.2 + index * (sign + 0.8), y: foot - 5.7 },
      width: sign,
      height: sign,
      role: 'ink',
    })),
    {
      kind: 'text',
      text: words,
      at: { x: left + 1.8 + signs.length * (sign + 0.8), y: foot - 2.1 },
      size: letters,
      bold: true,
      role: 'ink',
      most: wide - signs.length * (sign + 0.8) - 2.4,
    },
  ]
}

/** From its own top left, in millimetres: what it looks like, and what it does. */
export const terrainMarks = (id: TerrainId): readonly Mark[] => {
  const terrain = terrainById(id)
  const size = sizeOf(terrain)
  // A low one has its words at its very foot.
  const foot = size.height - ([0, 1.6, 1.4][terrain.down] ?? 4)
  const [ground, ...features] = drawings[id]({ ...size, hand: handOf(id) })
  // Squares lie on the ground, and what stands there hides them.
  return [
    ...(ground ? [ground] : []),
    ...crossesAndDots(terrain.across, terrain.down),
    ...features,
    ...said(terrain, size.width / 2, foot),
  ]
}

/** To cut out and lay down: its squares show through. */
export const terrainPiece = (id: TerrainId): Drawing => {
  const terrain = terrainById(id)
  const { name, ground } = terrain
  return {
    ...ornament(sizeOf(terrain), terrainMarks(id)),
    says: `${name}, ${grounds[ground].label}`,
  }
}
