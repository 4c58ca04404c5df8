/** What is tied to a thing or slipped under it: luggage tags, passes, sealed orders. Each kind is known by its shape. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  at,
  chamfered,
  circle,
  covering,
  drawn,
  ornament,
  polygon,
  rounded,
  scooped,
  stepsOf,
} from '../../kit/index.ts'

export type Tag = 'ledger' | 'order' | 'sealed' | 'brevet'

type Draw = (size: Size) => readonly Mark[]

/** From the edge of a card to its line, and what is cut off a tag's upper corners. */
const [edge, corner] = [2.6, 5]

/** The double red margin of a ledger, from the left: nearer to the edge on a small card. */
const marginOf = ({ width }: Size): number => (width < 56 ? 8.2 : 10.6)

const tagShape = ({ width, height }: Size, by = edge): string =>
  polygon([
    [by, by + corner],
    [by + corner, by],
    [width - by - corner, by],
    [width - by, by + corner],
    [width - by, height - by],
    [by, height - by],
  ])

/** A hole with its ring of metal. */
const eyelet = (x: number, y: number): readonly Mark[] => [
  ...covering(0.42, [circle(x, y, 1.75)]),
  ...drawn(0.18, [circle(x, y, 1.05)]),
]

const marginLines = (size: Size, top: number): readonly Mark[] =>
  drawn(
    0.22,
    [0, 0.8].map(by => `M${at(marginOf(size) + by)} ${at(top)}V${at(size.height - edge)}`),
    'second',
  )

const ledger: Draw = size => {
  const middle = (edge + marginOf(size)) / 2
  return [
    ...marginLines(size, edge),
    ...drawn(0.4, [tagShape(size)]),
    ...eyelet(middle, 8.6),
    ...eyelet(middle, size.height - 8.6),
  ]
}

/** One eyelet in the middle, for the string around the officer's neck. */
const order: Draw = size => [...drawn(0.4, [tagShape(size)]), ...eyelet(size.width / 2, 6.2)]

/** A letter: its corners cut, and the fold of its flap. */
const sealed: Draw = size => [
  ...drawn(0.4, [chamfered({ ...size, by: edge }, 3.4)]),
  ...drawn(0.18, [chamfered({ ...size, by: edge + 0.9 }, 3.1)]),
]

/** A commission, as it hangs on the wall: hollow corners with a nail in each. */
const brevet: Draw = size => {
  const { width, height } = size
  const nails = [edge + 0.7, width - edge - 0.7].flatMap(x =>
    [edge + 0.7, height - edge - 0.7].map(y => circle(x, y, 0.65)),
  )
  return [
    ...drawn(0.4, [scooped({ ...size, by: edge }, 3.2)]),
    ...drawn(0.18, [scooped({ ...size, by: edge + 0.9 }, 3)]),
    ...drawn(0.25, nails),
  ]
}

const tags: Readonly<Record<Tag, Draw>> = { ledger, order, sealed, brevet }

export const tag = (kind: Tag, size: Size): Drawing => ornament(size, tags[kind](size))

/** Lines to write on, as far as the paper of a tag goes. */
const ruled = ({ width, height }: Size): readonly Mark[] =>
  drawn(
    0.16,
    stepsOf(edge + corner, height - edge, 5.4)
      .slice(1, -1)
      .map(y => `M${at(edge)} ${at(y)}H${at(width - edge)}`),
    'line',
  )

/** A letter from behind: the flap comes down to its seal. */
const envelope = ({ width, height }: Size): readonly Mark[] => {
  const [left, right, top, bottom] = [edge, width - edge, edge, height - edge]
  const tip = height * 0.56
  return drawn(0.3, [
    `M${at(left + 1)} ${at(top + 1)}L${at(width / 2)} ${at(tip)}L${at(right - 1)} ${at(top + 1)}`,
    `M${at(left + 1)} ${at(bottom - 1)}L${at(width * 0.4)} ${at(tip - 7.4)}`,
    `M${at(right - 1)} ${at(bottom - 1)}L${at(width * 0.6)} ${at(tip - 7.4)}`,
  ])
}

/** What lies face down tells what kind of paper it is, and no more. */
const behind: Readonly<Record<Tag, Draw>> = {
  ledger,
  order: size => [
    ...ruled(size),
    ...marginLines(size, edge + corner),
    ...drawn(0.4, [tagShape(size)]),
    ...eyelet(size.width / 2, 6.2),
  ],
  sealed: size => [...drawn(0.4, [rounded({ ...size, by: edge }, 1)]), ...envelope(size)],
  brevet: size => [...brevet(size), ...drawn(0.16, [scooped({ ...size, by: edge + 4.2 }, 3.4)])],
}

export const tagBack = (kind: Tag, size: Size): Drawing => ornament(size, behind[kind](size))
