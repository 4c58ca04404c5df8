/** What people have built: houses, ruins, walls, bridges, and what stands in a yard. */
import type { Mark, Point } from '../../drawing.ts'
import { courseOf, span, turnedBy } from '../geometry.ts'
import { along, body, box, lines, open, ring, scaled, segment, shut } from '../strokes.ts'
import { chanceOf } from '../chance.ts'
import type { MapPiece } from '../table.ts'
import type { Draw, Hand } from './symbol.ts'

/** In millimetres, the longer side first, and how it is turned to lie along it. */
const lying = ({ width, height }: MapPiece, { scale }: Hand) => {
  const [across, down] = [width * scale, height * scale]
  return across >= down ? { long: across, short: down, turn: 0 } : { long: down, short: across, turn: 90 }
}

const laid = (turn: number, marks: readonly Mark[]): readonly Mark[] =>
  turn === 0 ? marks : [{ kind: 'group', turn, marks }]

/** Its ridge along it, one slope in the shade. */
export const house: Draw = (piece, hand) => {
  const { long, short, turn } = lying(piece, hand)
  const { pen, gap } = hand.sizes
  const count = Math.max(2, Math.min(60, Math.round(long / gap(1.25))))
  const hatch = Array.from({ length: count - 1 }, (_, index) => {
    const x = -long / 2 + ((index + 1) * long) / count
    return segment({ x, y: 0 }, { x, y: short / 2 })
  })
  return laid(turn, [
    ...body(box(long, short), 'earth-tint'),
    ...lines(hatch, { role: 'earth', width: pen(0.17) }),
    ...lines([segment({ x: -long / 2, y: 0 }, { x: long / 2, y: 0 })], { role: 'earth', width: pen(0.32) }),
    ...lines([box(long, short)], { role: 'earth', width: pen(0.55) }),
  ])
}

/** Walls with gaps, and what fell out of them. */
export const ruin: Draw = (piece, hand) => {
  const [wide, deep] = [piece.width * hand.scale, piece.height * hand.scale]
  const { pen, sign } = hand.sizes
  const at = (x: number, y: number): Point => ({ x: (x * wide) / 2, y: (y * deep) / 2 })
  const walls = [
    open([at(-1, 0.15), at(-1, -1), at(0.2, -1)]),
    open([at(0.62, -1), at(1, -1), at(1, 0.2)]),
    open([at(1, 0.62), at(1, 1), at(-0.15, 1)]),
    open([at(-0.6, 1), at(-1, 1), at(-1, 0.62)]),
  ]
  const size = Math.min(sign(0.42), Math.min(wide, deep) / 8)
  const rubble = [at(0.44, -0.78), at(0.3, -0.6), at(-0.36, 0.8), at(-0.74, 0.38), at(0.72, 0.42)]
  return [
    ...body(box(wide, deep), undefined),
    ...lines(walls, { role: 'earth', width: pen(0.75) }),
    ...body(
      rubble.map((stone, index) => ring(stone, size * (index % 2 ? 0.8 : 1.1), size * 0.75)).join(''),
      undefined,
      { role: 'earth', width: pen(0.2) },
    ),
  ]
}

/** Stones between two faces. */
export const wall: Draw = (piece, hand) => {
  const { pen, gap } = hand.sizes
  const line = scaled(courseOf(piece), hand.scale)
  const thick = Math.max(piece.width * hand.scale, pen(1.15))
  const [left, right] = [mitred(line, -thick / 2), mitred(line, thick / 2)]
  const d = shut([...left, ...right.toReversed()])
  const step = Math.max(thick * 0.62, gap(0.9))
  const joints = along(line, step).map(({ at, angle }, index) => {
    const across = turnedBy({ x: 0, y: (index % 2 ? 1 : -1) * (thick / 2) }, angle)
    return segment(at, { x: at.x + across.x, y: at.y + across.y })
  })
  return [
    ...body(d, 'stone-tint'),
    ...lines([open(line), ...joints], { role: 'stone', width: pen(0.2) }),
    ...lines([d], { role: 'stone', width: pen(0.38) }),
  ]
}

/** Beside a line that keeps its corners. */
const mitred = (line: readonly Point[], distance: number): readonly Point[] =>
  line.map((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    const into = direction(before ?? point, before ? point : (after ?? point))
    const out = direction(after ? point : (before ?? point), after ?? point)
    const [sx, sy] = [into.x + out.x, into.y + out.y]
    const sum = Math.hypot(sx, sy)
    if (sum < 0.2) return { x: point.x - into.y * distance, y: point.y + into.x * distance }
    const reach = Math.min(3, 2 / sum) * distance
    return { x: point.x - (sy / sum) * reach, y: point.y + (sx / sum) * reach }
  })

const direction = (from: Point, to: Point): Point => {
  const length = span(from, to)
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** Planks across the way, a rail at either side. */
export const bridge: Draw = (piece, hand) => {
  const { long, short, turn } = lying(piece, hand)
  const { pen, gap } = hand.sizes
  const count = Math.max(3, Math.min(80, Math.round(long / gap(1.35))))
  const planks = Array.from({ length: count - 1 }, (_, index) => {
    const x = -long / 2 + ((index + 1) * long) / count
    return segment({ x, y: -short / 2 }, { x, y: short / 2 })
  })
  const over = Math.min(gap(0.8), long / 8)
  const rail = (y: number): string =>
    open([
      { x: -long / 2 - over, y: y * 1.25 },
      { x: -long / 2, y },
      { x: long / 2, y },
      { x: long / 2 + over, y: y * 1.25 },
    ])
  return laid(turn, [
    ...body(box(long, short), 'earth-tint'),
    ...lines(planks, { role: 'earth', width: pen(0.22) }),
    ...lines([segment({ x: -long / 2, y: -short / 2 }, { x: -long / 2, y: short / 2 })], {
      role: 'earth',
      width: pen(0.3),
    }),
    ...lines([segment({ x: long / 2, y: -short / 2 }, { x: long / 2, y: short / 2 })], {
      role: 'earth',
      width: pen(0.3),
    }),
    ...lines([rail(-short / 2), rail(short / 2)], { role: 'earth', width: pen(0.6) }),
  ])
}

/** Steps, and which way they lead up. */
export const stairs: Draw = (piece, hand) => {
  const [wide, deep] = [piece.width * hand.scale, piece.height * hand.scale]
  const { pen, gap } = hand.sizes
  const count = Math.max(3, Math.min(40, Math.round(deep / gap(1.1))))
  const steps = Array.from({ length: count - 1 }, (_, index) => {
    const y = -deep / 2 + ((index + 1) * deep) / count
    return segment({ x: -wide / 2, y }, { x: wide / 2, y })
  })
  const [head, low] = [-deep / 2 + deep / count / 2, deep / 2 - deep / count / 2]
  const tip = Math.min(wide, deep) / 6
  return [
    ...body(box(wide, deep), undefined),
    ...lines(steps, { role: 'stone', width: pen(0.24) }),
    ...lines([box(wide, deep)], { role: 'stone', width: pen(0.45) }),
    ...lines(
      [
        segment({ x: 0, y: low }, { x: 0, y: head }),
        open([
          { x: -tip, y: head + tip * 1.3 },
          { x: 0, y: head },
          { x: tip, y: head + tip * 1.3 },
        ]),
      ],
      { role: 'stone', width: pen(0.4) },
    ),
  ]
}

/** An opening between two posts, its leaf ajar. */
export const door: Draw = (piece, hand) => {
  const { long, short, turn } = lying(piece, hand)
  const { pen } = hand.sizes
  const deep = Math.max(short, pen(1.2))
  const post = Math.min(long / 4, Math.max(deep * 0.5, pen(0.7)))
  const hinge = { x: -long / 2 + post, y: 0 }
  const leaf = long - 2 * post
  const tip = { x: hinge.x + leaf * Math.cos(-0.9), y: leaf * Math.sin(-0.9) }
  const posts = [-1, 1].map(side =>
    shut([
      { x: (side * long) / 2, y: -deep / 2 },
      { x: (side * long) / 2 - side * post, y: -deep / 2 },
      { x: (side * long) / 2 - side * post, y: deep / 2 },
      { x: (side * long) / 2, y: deep / 2 },
    ]),
  )
  const swing = `M${fine(tip.x)} ${fine(tip.y)}A${fine(leaf)} ${fine(leaf)} 0 0 1 ${fine(hinge.x + leaf)} 0`
  return laid(turn, [
    ...body(box(long, deep), undefined),
    ...lines([swing], { role: 'earth', width: pen(0.2), dash: [pen(0.7), pen(0.5)] }),
    ...body(posts.join(''), 'earth-tint', { role: 'earth', width: pen(0.32) }),
    ...lines([segment(hinge, tip)], { role: 'earth', width: pen(0.7) }),
  ])
}

const fine = (value: number): string => String(Number(value.toFixed(2)))

/** Its kerb of stones from above. */
export const well: Draw = (piece, hand) => {
  const radius = (piece.width * hand.scale) / 2
  const { pen } = hand.sizes
  const middle = { x: 0, y: 0 }
  const joints = Array.from({ length: 8 }, (_, index) => {
    const outer = turnedBy({ x: radius, y: 0 }, index * 45 + 12)
    return segment({ x: outer.x * 0.58, y: outer.y * 0.58 }, outer)
  })
  return [
    ...body(ring(middle, radius), 'stone-tint', { role: 'stone', width: pen(0.42) }),
    ...lines(joints, { role: 'stone', width: pen(0.2) }),
    ...body(ring(middle, radius * 0.58), 'water-tint', { role: 'stone', width: pen(0.3) }),
  ]
}

/** From above, its staves within its hoop. */
export const barrel: Draw = (piece, hand) => {
  const radius = (piece.width * hand.scale) / 2
  const { pen } = hand.sizes
  const middle = { x: 0, y: 0 }
  const inner = radius * 0.74
  const staves = [-0.38, 0.05, 0.46].map(part => {
    const x = part * inner
    const y = Math.sqrt(inner * inner - x * x)
    return segment({ x, y: -y }, { x, y })
  })
  return [
    ...body(ring(middle, radius), 'earth-tint', { role: 'earth', width: pen(0.45) }),
    ...lines([ring(middle, inner), ...staves], { role: 'earth', width: pen(0.22) }),
  ]
}

/** From above: its floor, two wheels, its shafts before it. */
export const cart: Draw = (piece, hand) => {
  const { long, short, turn } = lying(piece, hand)
  const { pen } = hand.sizes
  const [left, right] = [-long / 2, long * 0.14]
  const [deep, wheel] = [short * 0.3, short * 0.11]
  const floor = shut([
    { x: left, y: -deep },
    { x: right, y: -deep },
    { x: right, y: deep },
    { x: left, y: deep },
  ])
  const planks = [-0.34, 0.34].map(part => segment({ x: left, y: part * deep }, { x: right, y: part * deep }))
  const hub = (left + right) / 2
  const wheels = [-1, 1].map(side =>
    shut([
      { x: hub - short * 0.36, y: side * (deep + wheel * 0.5) },
      { x: hub + short * 0.36, y: side * (deep + wheel * 0.5) },
      { x: hub + short * 0.36, y: side * (deep + wheel * 1.8) },
      { x: hub - short * 0.36, y: side * (deep + wheel * 1.8) },
    ]),
  )
  const shafts = [-1, 1].map(side =>
    segment({ x: right, y: side * deep * 0.62 }, { x: long / 2, y: side * deep * 0.5 }),
  )
  return laid(turn, [
    ...lines(shafts, { role: 'earth', width: pen(0.4) }),
    ...body(wheels.join(''), undefined, { role: 'earth', width: pen(0.35) }),
    ...body(floor, 'earth-tint', { role: 'earth', width: pen(0.45) }),
    ...lines(planks, { role: 'earth', width: pen(0.2) }),
  ])
}

/** A ring of stones, and flames in it. */
export const fire: Draw = (piece, hand) => {
  const radius = (piece.width * hand.scale) / 2
  const { pen } = hand.sizes
  const chance = chanceOf(piece)
  const stones = Array.from({ length: 9 }, (_, index) =>
    ring(turnedBy({ x: radius * 0.84, y: 0 }, index * 40), radius * (0.17 + chance() * 0.05), radius * 0.16),
  )
  const flame = (size: number, y: number): string => {
    const at = (dx: number, dy: number): string => `${fine(dx * size)} ${fine(y + dy * size)}`
    return `M${at(0, -1)}C${at(0.12, -0.5)} ${at(0.62, -0.25)} ${at(0.55, 0.3)}C${at(0.5, 0.75)} ${at(-0.5, 0.75)} ${at(-0.55, 0.3)}C${at(-0.6, 0)} ${at(-0.35, -0.15)} ${at(-0.3, -0.5)}C${at(-0.1, -0.4)} ${at(-0.05, -0.7)} ${at(0, -1)}Z`
  }
  return [
    ...body(ring({ x: 0, y: 0 }, radius), undefined),
    ...body(stones.join(''), 'stone-tint', { role: 'stone', width: pen(0.24) }),
    ...body(flame(radius * 0.8, 0), 'tint', { role: 'accent', width: pen(0.38) }),
    ...(radius < 3 ? [] : lines([flame(radius * 0.36, radius * 0.18)], { role: 'accent', width: pen(0.24) })),
  ]
}

/** Stones to step on, from one bank to the other. */
export const ford: Draw = (piece, hand) => {
  const { long, short, turn } = lying(piece, hand)
  const { pen, sign } = hand.sizes
  const chance = chanceOf(piece)
  const step = Math.max(sign(2.1), long / 40)
  const count = Math.max(3, Math.round(long / step))
  const rows = short > sign(5) ? 2 : 1
  const stones = Array.from({ length: count * rows }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    const x = -long / 2 + ((column + 0.5) * long) / count
    const middle = rows === 1 ? 0 : (row - 0.5) * short * 0.5
    const y = middle + (column % 2 ? 0.16 : -0.16) * Math.min(short, sign(4)) + (chance() - 0.5) * sign(0.4)
    return ring({ x, y }, Math.min(sign(1.1), (long / count) * 0.44) * (0.85 + chance() * 0.25), sign(0.74))
  })
  return laid(turn, body(stones.join(''), 'stone-tint', { role: 'stone', width: pen(0.34) }))
}
