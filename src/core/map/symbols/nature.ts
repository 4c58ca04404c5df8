/** What grows, flows and rises: woods, hedges, waters, hills, rocks, fields, and the roads through them. */
import type { Mark, Point } from '../../drawing.ts'
import { beside, boxAround, courseOf, isInside, ownOutline, turnedBy, type Outline } from '../geometry.ts'
import { terrainKinds } from '../kinds.ts'
import {
  along,
  body,
  hatched,
  lines,
  curve,
  open,
  ring,
  scaled,
  segment,
  shut,
  stamped,
  strewn,
  type Sizes,
} from '../strokes.ts'
import { chanceOf, swell } from '../chance.ts'
import type { MapPiece } from '../table.ts'
import type { Draw, Hand } from './symbol.ts'

type Stencil = readonly (string | number)[]

// About the middle of their feet's height, as high as 6.
const crown: Stencil = [
  'M',
  -2.2,
  0.8,
  'C',
  -3.2,
  -0.2,
  -2.6,
  -1.6,
  -1.6,
  -1.8,
  'C',
  -1.6,
  -3.2,
  1.4,
  -3.4,
  1.7,
  -1.9,
  'C',
  2.9,
  -1.6,
  3.1,
  0,
  2,
  0.9,
  'C',
  0.8,
  1.6,
  -1,
  1.6,
  -2.2,
  0.8,
  'Z',
]
const leaves: Stencil = [
  'M',
  0.6,
  0.6,
  'C',
  1.4,
  0.5,
  1.6,
  -0.2,
  1.4,
  -0.8,
  'M',
  -0.5,
  0.7,
  'C',
  0.3,
  0.6,
  0.5,
  0,
  0.3,
  -0.6,
  'M',
  -1.5,
  -0.2,
  'C',
  -1.6,
  -0.7,
  -1.2,
  -1,
  -0.8,
  -1,
]
const trunk: Stencil = ['M', 0, 1.3, 'L', 0, 2.6]
const pine: Stencil = [
  'M',
  0,
  -3.4,
  'L',
  1.6,
  -0.6,
  'L',
  0.8,
  -0.6,
  'L',
  2.2,
  1.7,
  'L',
  -2.2,
  1.7,
  'L',
  -0.8,
  -0.6,
  'L',
  -1.6,
  -0.6,
  'Z',
]
const needles: Stencil = ['M', 0.2, -1.6, 'L', 0.9, -0.6, 'M', 0.3, 0.3, 'L', 1.2, 1.6]
const stem: Stencil = ['M', 0, 1.7, 'L', 0, 2.7]

interface Tree {
  readonly at: Point
  readonly size: number
  readonly pine: boolean
}

/** The hindmost first: each hides what it stands before. */
const trees = (all: readonly Tree[], { pen }: Sizes): readonly Mark[] =>
  all.flatMap((tree): readonly Mark[] => {
    const drawn = (shape: Stencil): string => stamped(shape, tree.at, tree.size)
    const [body, foot, inside] = tree.pine ? [pine, stem, needles] : [crown, trunk, leaves]
    return [
      { kind: 'path', d: drawn(foot) + drawn(body), fill: 'paper', pen: { role: 'leaf', width: pen(0.32) } },
      { kind: 'path', d: drawn(inside), pen: { role: 'leaf', width: pen(0.2) } },
    ]
  })

/** As it lies on the table, in millimetres from its own place. */
const ground = (piece: MapPiece, { scale }: Hand): Outline =>
  scaled(ownOutline(piece), scale).map(point => turnedBy(point, piece.angle))

export const wood: Draw = (piece, hand) => {
  const { pen, sign } = hand.sizes
  const outline = ground(piece, hand)
  const { left, top, right, bottom } = boxAround(outline)
  const small = Math.min(right - left, bottom - top)
  const size = Math.min(sign(1.05), small / 7)
  const chance = chanceOf(piece)
  const stand = strewn(outline, size * 5.3, size * 2, chance).map(at => ({
    at,
    size: size * (0.9 + chance() * 0.2),
    pine: chance() < 0.34,
  }))
  return [
    {
      kind: 'path',
      d: contour(piece, outline),
      fill: 'leaf-tint',
      pen: { role: 'leaf', width: pen(0.2), dash: [pen(0.5), pen(0.9)] },
    },
    ...trees(stand, hand.sizes),
  ]
}

export const tree: Draw = (piece, hand) => {
  const chance = chanceOf(piece)
  const size = (piece.width * hand.scale) / 5.6
  return trees([{ at: { x: 0, y: 0 }, size, pine: chance() < 0.25 }], hand.sizes)
}

/** Bushes that touch. */
export const hedge: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const line = scaled(courseOf(piece), hand.scale)
  const radius = Math.max((piece.width * hand.scale) / 2, pen(0.9))
  const chance = chanceOf(piece)
  const bushes = along(line, radius * 1.75, radius * 0.9).map(({ at }) => ({
    at: { x: at.x, y: at.y + (chance() - 0.5) * radius * 0.2 },
    size: radius * (0.95 + chance() * 0.15),
  }))
  const arcs = bushes.map(({ at, size }) => {
    const [from, to] = [turnedBy({ x: size * 0.55, y: 0 }, 65), turnedBy({ x: size * 0.55, y: 0 }, -25)]
    return `${open([{ x: at.x + from.x, y: at.y + from.y }])}Q${fine(at.x + size * 0.62)} ${fine(at.y + size * 0.3)} ${fine(at.x + to.x)} ${fine(at.y + to.y)}`
  })
  return [
    ...bushes.flatMap(({ at, size }) => body(ring(at, size), 'leaf-tint', { role: 'leaf', width: pen(0.3) })),
    ...lines(arcs, { role: 'leaf', width: pen(0.2) }),
  ]
}

const fine = (value: number): string => String(Number(value.toFixed(2)))

/** Round, but for an outline that has corners. */
const contour = ({ kind }: MapPiece, outline: Outline): string =>
  terrainKinds[kind].round ? curve(outline, true) : shut(outline)

const wave: Stencil = ['M', -2, 0, 'C', -1.4, -0.7, -0.6, -0.7, 0, 0, 'C', 0.6, 0.7, 1.4, 0.7, 2, 0]

const reed: Stencil = ['M', 0, 1, 'L', 0, -1.6, 'M', 0.9, 1, 'L', 0.9, -2.4, 'M', 1.8, 1, 'L', 1.8, -1.2]

/** On either bank in turn, far from each other. */
const reeds = (line: readonly Point[], wide: number, { sign, pen }: Sizes): readonly Mark[] => {
  const found = along(line, sign(19), sign(12)).map(({ at, angle }, index) => {
    const away = turnedBy({ x: 0, y: (index % 2 ? 1 : -1) * (wide / 2 + sign(1.5)) }, angle)
    return stamped(reed, { x: at.x + away.x - sign(0.7), y: at.y + away.y }, sign(0.85))
  })
  return lines(found, { role: 'leaf', width: pen(0.24) })
}

/** Standing water: its bank, a second line along it, waves. */
export const pond: Draw = (piece, hand) => {
  const { pen, sign } = hand.sizes
  const outline = ground(piece, hand)
  const { left, top, right, bottom } = boxAround(outline)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const size = Math.min(sign(0.8), (right - left) / 8)
  const inner = outline.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * 0.88,
    y: middle.y + (y - middle.y) * 0.88,
  }))
  const waves = strewn(inner, size * 4.8, size * 2, chanceOf(piece)).map(at => stamped(wave, at, size))
  return [
    ...body(contour(piece, outline), 'water-tint', { role: 'water', width: pen(0.5) }),
    ...lines([contour(piece, inner)], { role: 'water', width: pen(0.18), dash: [pen(4), pen(2.4)] }),
    ...lines(waves, { role: 'water', width: pen(0.24) }),
  ]
}

/** Between two lines that run alike. */
const strip = (left: readonly Point[], right: readonly Point[]): string =>
  `${curve(left)}${curve(right.toReversed()).replace('M', 'L')}Z`

/** Two banks, and which way it flows. */
export const river: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const line = scaled(courseOf(piece), hand.scale)
  const wide = Math.max(piece.width * hand.scale, pen(1.6))
  const bank = { role: 'water', width: pen(0.52) } as const
  const [left, right] = [beside(line, -wide / 2), beside(line, wide / 2)]
  const flow = (part: number, dash: readonly number[]): readonly Mark[] =>
    lines([curve(beside(line, wide * part))], { role: 'water', width: pen(0.2), dash: dash.map(pen) })
  return [
    ...body(strip(left, right), 'water-tint'),
    ...flow(0.2, [5, 3]),
    ...flow(-0.17, [3, 5]),
    ...lines([curve(left), curve(right)], bank),
    ...reeds(line, wide, hand.sizes),
  ]
}

export const road: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const line = scaled(courseOf(piece), hand.scale)
  const wide = Math.max(piece.width * hand.scale, pen(1.4))
  const [left, right] = [beside(line, -wide / 2), beside(line, wide / 2)]
  return [
    ...body(strip(left, right), 'earth-tint'),
    ...lines([curve(left), curve(right)], { role: 'earth', width: pen(0.3), dash: [pen(1.6), pen(0.9)] }),
  ]
}

/** Two lines of one height, and short ones that run down. */
export const hill: Draw = (piece, hand) => {
  const { pen, gap } = hand.sizes
  const outline = ground(piece, hand)
  const chance = chanceOf(piece)
  const middle = middleOf(outline)
  const swollen = swell(chance)
  const level = (part: number, wild: number): Outline =>
    outline.map((point, index) => {
      const reach = part * (1 - wild + wild * swollen((2 * Math.PI * index) / outline.length))
      return { x: middle.x + (point.x - middle.x) * reach, y: middle.y + (point.y - middle.y) * reach }
    })
  const [foot, top] = [level(1, 0), level(0.56, 0.2)]
  const round = [...foot, ...foot.slice(0, 1)]
  const hachures = along(round, gap(1.7)).map(({ at }, index) => {
    const reach = [0.86, 0.8, 0.88, 0.78][index % 4] ?? 0.85
    return segment(
      { x: middle.x + (at.x - middle.x) * 0.985, y: middle.y + (at.y - middle.y) * 0.985 },
      { x: middle.x + (at.x - middle.x) * reach, y: middle.y + (at.y - middle.y) * reach },
    )
  })
  return [
    ...body(contour(piece, foot), 'earth-tint', { role: 'earth', width: pen(0.32) }),
    ...lines([contour(piece, top)], { role: 'earth', width: pen(0.3) }),
    ...lines(hachures, { role: 'earth', width: pen(0.22) }),
  ]
}

const middleOf = (outline: Outline): Point => {
  const { left, top, right, bottom } = boxAround(outline)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

// Seen from their foot, as trees are.
const boulders: readonly { readonly edge: Stencil; readonly faces: Stencil }[] = [
  {
    edge: ['M', -2, 1, 'L', -1.6, -0.5, 'L', -0.5, -1.4, 'L', 0.8, -1.1, 'L', 1.7, -0.1, 'L', 2, 1, 'Z'],
    faces: ['M', -0.5, -1.4, 'L', 0.1, -0.2, 'L', -0.3, 1, 'M', 0.1, -0.2, 'L', 1.7, -0.1],
  },
  {
    edge: ['M', -1.5, 0.9, 'L', -1.5, -0.2, 'L', -0.4, -1.2, 'L', 0.9, -0.8, 'L', 1.5, 0.9, 'Z'],
    faces: ['M', -0.4, -1.2, 'L', 0.2, 0, 'L', 0.1, 0.9, 'M', 0.2, 0, 'L', -1.5, -0.2],
  },
  {
    edge: ['M', -1.1, 0.7, 'L', -0.8, -0.5, 'L', 0.3, -0.9, 'L', 1.1, 0, 'L', 1, 0.7, 'Z'],
    faces: ['M', 0.3, -0.9, 'L', 0.1, -0.1, 'L', 1, 0.7],
  },
]

export const rocks: Draw = (piece, hand) => {
  const { pen, sign } = hand.sizes
  const outline = ground(piece, hand)
  const { left, top, right, bottom } = boxAround(outline)
  const size = Math.min(sign(0.9), Math.min(right - left, bottom - top) / 6)
  const chance = chanceOf(piece)
  const stones = strewn(outline, size * 2.9, size * 0.9, chance).map(at => ({
    at,
    size: size * (0.85 + chance() * 0.3),
    shape: boulders[Math.floor(chance() * boulders.length)] ?? boulders[0],
  }))
  return [
    {
      kind: 'path',
      d: contour(piece, outline),
      pen: { role: 'stone', width: pen(0.2), dash: [pen(0.5), pen(0.9)] },
    },
    ...stones.flatMap(({ at, size: own, shape }) =>
      shape === undefined
        ? []
        : [
            ...body(stamped(shape.edge, at, own), 'stone-tint', { role: 'stone', width: pen(0.34) }),
            ...lines([stamped(shape.faces, at, own)], { role: 'stone', width: pen(0.2) }),
          ],
    ),
  ]
}

/** Furrows within a path along its edge. */
export const fieldOf: Draw = (piece, hand) => {
  const { pen, gap } = hand.sizes
  const outline = scaled(ownOutline(piece), hand.scale)
  const steep = piece.width >= piece.height ? 84 : 6
  const furrows = hatched(outline, steep, gap(1.5)).flatMap(([from, to]) => {
    const [a, b] = [part(from, to, 0.08), part(from, to, 0.92)]
    return isInside(outline, a) && isInside(outline, b) ? [segment(a, b)] : []
  })
  return [
    ...body(shut(outline), 'earth-tint'),
    ...lines(furrows, { role: 'earth', width: pen(0.22) }),
    ...lines([shut(outline)], { role: 'earth', width: pen(0.28), dash: [pen(1.2), pen(1)] }),
  ]
}

const part = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
