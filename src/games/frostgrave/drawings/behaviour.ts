/** What a creature does, as a chart: decisions, what follows from each, and the two ways back. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import { at, drawn, filled, polygon } from '../../kit/index.ts'

export interface ChartBox extends Size {
  readonly id: string
  readonly left: number
  readonly top: number
}

export interface BehaviourChart {
  readonly drawing: Drawing
  readonly boxes: readonly ChartBox[]
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const middleX = ({ left, right }: Box): number => (left + right) / 2
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2

const pointOf = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => Math.min(9, (bottom - top) * 0.32)

/** A decision is pointed at both sides. */
const decision = ({ left, top, right, bottom }: Box): string => {
  const point = pointOf({ top, bottom })
  return polygon([
    [left + point, top],
    [right - point, top],
    [right, (top + bottom) / 2],
    [right - point, bottom],
    [left + point, bottom],
    [left, (top + bottom) / 2],
  ])
}

const rectangle = ({ left, top, right, bottom }: Box): string =>
  `M${at(left)} ${at(top)}H${at(right)}V${at(bottom)}H${at(left)}Z`

type Heading = 'right' | 'down' | 'left'

const head = (x: number, y: number, heading: Heading): string => {
  const [long, half] = [2.6, 1.5]
  if (heading === 'down')
    return polygon([
      [x, y],
      [x - half, y - long],
      [x + half, y - long],
    ])
  const back = heading === 'right' ? -long : long
  return polygon([
    [x, y],
    [x + back, y - half],
    [x + back, y + half],
  ])
}

const word = (text: string, x: number, y: number, anchor: 'start' | 'middle' = 'start'): Mark => ({
  kind: 'text',
  text,
  at: { x, y },
  anchor,
  size: 3.9,
  bold: true,
  role: 'ink',
  halo: true,
})

/** Rows of the chart, by how much height each wants. */
const shares = { first: 1, second: 1.12, random: 0.86, third: 1 } as const

/** In a box of that size, its edges included; what stands in each box is set by the page. */
export const behaviourChart = (size: Size): BehaviourChart => {
  const { width, height } = size
  const [rail, gap, down] = [11, 13, 9]
  const [left, right] = [rail, width - rail]
  const main = (right - left - gap) * 0.58
  const room = height - 3 * down - 1
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0)
  let y = 0.5
  const row = (share: number): Box => {
    const box = { left, right: left + main, top: y, bottom: y + (room * share) / total }
    y = box.bottom + down
    return box
  }
  const [first, second, random, third] = [
    row(shares.first),
    row(shares.second),
    row(shares.random),
    row(shares.third),
  ]
  const beside = (box: Box, high: number): Box => ({
    left: box.right + gap,
    right,
    top: middleY(box) - high / 2,
    bottom: middleY(box) + high / 2,
  })
  const [fights, comes, stops] = [
    beside(first, (first.bottom - first.top) * 0.62),
    beside(second, (second.bottom - second.top) * 0.92),
    beside(third, (third.bottom - third.top) * 0.8),
  ]
  const x = middleX(first)
  const drop = (from: Box, to: Box): string => `M${at(x)} ${at(from.bottom)}V${at(to.top - 1)}`
  const across = (from: Box, to: Box): string => `M${at(from.right)} ${at(middleY(from))}H${at(to.left - 1)}`
  const far = width - 3
  /** From what it did, up the right side and in again at the first decision. */
  const again = first.top + (first.bottom - first.top) * 0.1
  const loopIn = first.right - pointOf(first) * 0.8
  const back = [
    `M${at(fights.right)} ${at(middleY(fights))}H${at(far)}`,
    `M${at(comes.right)} ${at(middleY(comes))}H${at(far)}V${at(again)}H${at(loopIn + 1)}`,
    `M${at(third.left)} ${at(middleY(third))}H3V${at(middleY(second))}H${at(second.left - 1)}`,
  ]
  const boxes: readonly (readonly [string, Box])[] = [
    ['first', first],
    ['second', second],
    ['random', random],
    ['third', third],
    ['fights', fights],
    ['comes', comes],
    ['stops', stops],
  ]
  return {
    drawing: {
      ...size,
      says: 'ce que fait une créature, avant chacune de ses deux actions',
      marks: [
        ...drawn(0.6, [first, second, third].map(decision)),
        ...drawn(0.36, [fights, comes, random].map(rectangle)),
        ...drawn(0.36, [rectangle(stops)]),
        ...drawn(0.18, [
          rectangle({
            left: stops.left + 0.9,
            right: stops.right - 0.9,
            top: stops.top + 0.9,
            bottom: stops.bottom - 0.9,
          }),
        ]),
        ...drawn(0.45, [drop(first, second), drop(second, random), drop(random, third)]),
        ...drawn(0.45, [across(first, fights), across(second, comes), across(third, stops)]),
        ...back.map((d): Mark => ({
          kind: 'path',
          d,
          pen: { role: 'accent', width: 0.4, dash: [1.7, 1.1] },
        })),
        ...filled([
          head(x, second.top, 'down'),
          head(x, random.top, 'down'),
          head(x, third.top, 'down'),
          head(fights.left, middleY(fights), 'right'),
          head(comes.left, middleY(comes), 'right'),
          head(stops.left, middleY(stops), 'right'),
          head(loopIn, again, 'left'),
          head(second.left, middleY(second), 'right'),
        ]),
        word('oui', first.right + 1.6, middleY(first) - 1.4),
        word('oui', second.right + 1.6, middleY(second) - 1.4),
        word('non', third.right + 1.6, middleY(third) - 1.4),
        word('non', x + 1.8, first.bottom + down / 2 + 0.6),
        word('non', x + 1.8, second.bottom + down / 2 + 0.6),
        word('oui', 3.9, middleY(third) - 1.4),
        word('seconde action', (loopIn + far) / 2 + 4, again - 1.2, 'middle'),
      ],
    },
    boxes: boxes.map(([id, box]) => ({
      id,
      left: box.left,
      top: box.top,
      width: box.right - box.left,
      height: box.bottom - box.top,
    })),
  }
}
