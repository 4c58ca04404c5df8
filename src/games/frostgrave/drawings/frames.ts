/** What cards and pages are framed with: each kind has its own shape of ice, drawn for its very size. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import { at, drawn, onceFor, once, ornament, polygon, polyline, type Place } from '../../kit/index.ts'
import { cluster, flake, hexagon, icicles } from './ice.ts'

/** A spell's, a fighter's, a creature's, an aid's; and a page's, which is a spell's on a larger sheet. */
export const frameKinds = ['sort', 'soldat', 'creature', 'aide'] as const
export type FrameKind = (typeof frameKinds)[number]

interface Measures {
  /** From the cut to the line at the sides and the foot, and at the head. */
  readonly side: number
  readonly head: number
  /** The longest icicle of a corner, and how far the corner goes. */
  readonly long: number
  readonly corner: number
  /** The longest between the corners. */
  readonly short: number
  readonly crystal: number
}

/** By the narrower of its sides: a card, a quarter of a page, half of one, a page. */
const measuresOf = ({ width, height }: Size): Measures => {
  const least = Math.min(width, height)
  if (least < 56) return { side: 3, head: 3.8, long: 4, corner: 2.7, short: 1.6, crystal: 0.38 }
  if (least < 90) return { side: 3, head: 3.8, long: 6.6, corner: 4.8, short: 2.1, crystal: 0.43 }
  if (least < 130) return { side: 4, head: 5, long: 9, corner: 8, short: 2.6, crystal: 0.62 }
  if (least < 180) return { side: 5, head: 6, long: 10, corner: 9.6, short: 2.8, crystal: 0.72 }
  return { side: 6.5, head: 7.5, long: 11, corner: 10, short: 3.2, crystal: 0.88 }
}

/** Long at both corners, and a fringe between them. */
const fringe = (
  { width }: Size,
  { side, head, long, corner, short }: Measures,
  seed: string,
): readonly Mark[] => [
  ...icicles({
    from: side + corner,
    to: width - side - corner,
    y: head,
    length: short,
    apart: 2.6,
    seed: `${seed}-milieu`,
  }),
  ...icicles({
    from: side + 0.4,
    to: side + corner,
    y: head,
    length: long,
    apart: 0.3,
    seed: `${seed}-gauche`,
  }),
  ...icicles({
    from: width - side - corner,
    to: width - side - 0.4,
    y: head,
    length: long,
    apart: 0.3,
    seed: `${seed}-droite`,
  }),
]

type Draw = (size: Size, measures: Measures) => readonly Mark[]

const sides = ({ width, height }: Size, { side, head }: Measures, foot = height - side): readonly Mark[] =>
  drawn(0.3, [`M${at(side)} ${at(head)}V${at(foot)}H${at(width - side)}V${at(head)}`], 'second')

const lintel = ({ width }: Size, { side, head }: Measures): readonly Mark[] =>
  drawn(0.5, [`M${at(side)} ${at(head)}H${at(width - side)}`], 'second')

const spell: Draw = (size, measures) => {
  const { side, crystal } = measures
  const foot = size.height - side
  return [
    ...sides(size, measures),
    ...lintel(size, measures),
    ...fringe(size, measures, 'sort'),
    ...cluster(side, foot, -45, crystal),
    ...cluster(size.width - side, foot, -135, crystal),
  ]
}

/** Its lower corners are cut as a hexagon's, with a rivet of ice in each, and a second line goes round. */
const fighter: Draw = (size, measures) => {
  const { width, height } = size
  const { side, head, crystal } = measures
  const cut = 9 * crystal
  const shape = (by: number, corner: number): readonly Place[] => [
    [side + by, head],
    [side + by, height - side - by - corner],
    [side + by + corner, height - side - by],
    [width - side - by - corner, height - side - by],
    [width - side - by, height - side - by - corner],
    [width - side - by, head],
  ]
  const line = (by: number, corner: number): string => polyline(shape(by, corner))
  const rivets = [side + cut * 0.2, width - side - cut * 0.2].map(x =>
    hexagon(x, height - side - cut * 0.2, 1.5 * Math.sqrt(crystal)),
  )
  return [
    ...drawn(0.42, [line(0, cut)], 'second'),
    ...drawn(0.16, [line(0.95, cut)], 'second'),
    ...drawn(0.28, rivets, 'second'),
    ...lintel(size, measures),
    ...fringe(size, { ...measures, long: measures.long * 0.62 }, 'soldat'),
  ]
}

/** Jaws: what hangs from above is met from below. */
const beast: Draw = (size, measures) => {
  const { width, height } = size
  const { side, head, long, corner } = measures
  const floor = { y: height - side, apart: 0.3 }
  const fangs = { ...measures, long: long * 1.05, corner: corner * 1.35, short: 1.2 }
  return [
    ...sides(size, measures),
    ...lintel(size, measures),
    ...fringe(size, fangs, 'creature'),
    ...drawn(0.5, [`M${at(side)} ${at(height - side)}H${at(width - side)}`], 'second'),
    ...icicles({ ...floor, from: side + 0.4, to: side + corner, length: -long * 0.74, seed: 'croc-gauche' }),
    ...icicles({
      ...floor,
      from: width - side - corner,
      to: width - side - 0.4,
      length: -long * 0.74,
      seed: 'croc-droite',
    }),
    ...drawn(
      0.12,
      [
        `M${at(side + 0.9)} ${at(head)}V${at(height - side)}M${at(width - side - 0.9)} ${at(head)}V${at(height - side)}`,
      ],
      'second',
    ),
  ]
}

/** All four corners cut, and a flake of snow in each. */
const aid: Draw = ({ width, height }, { side, crystal }) => {
  const cut = 8 * crystal
  const shape = (by: number, corner: number): string => {
    const [left, top, right, bottom] = [side + by, side + by, width - side - by, height - side - by]
    return polygon([
      [left + corner, top],
      [right - corner, top],
      [right, top + corner],
      [right, bottom - corner],
      [right - corner, bottom],
      [left + corner, bottom],
      [left, bottom - corner],
      [left, top + corner],
    ])
  }
  const at45 = side + cut * 0.22
  const flakes = [at45, width - at45].flatMap(x =>
    [at45, height - at45].map(y => flake(x, y, 2.5 * Math.sqrt(crystal))),
  )
  return [
    ...drawn(0.42, [shape(0, cut)], 'second'),
    ...drawn(0.16, [shape(0.95, cut)], 'second'),
    ...drawn(0.2, flakes, 'second'),
  ]
}

const kinds: Readonly<Record<FrameKind, Draw>> = { sort: spell, soldat: fighter, creature: beast, aide: aid }

/** The same for a kind and a size is drawn once. */
const drawnOf = once((kind: FrameKind) =>
  onceFor(size => ornament(size, kinds[kind](size, measuresOf(size)))),
)

export const frame = (kind: FrameKind, size: Size): Drawing => drawnOf(kind)(size)
