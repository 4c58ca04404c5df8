/** The paper of a field notebook: leaves with punched holes and a red margin, made for any size and never stretched. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import { at, chamfered, circle, drawn, filled, onceFor, ornament, rounded, stepsOf } from '../../kit/index.ts'

/** A hole with rounded corners, by its middle. */
const hole = (x: number, y: number, side: number): string => {
  const [half, corner] = [side / 2, side * 0.2]
  const arc = (toX: number, toY: number): string => `A${at(corner)} ${at(corner)} 0 0 1 ${at(toX)} ${at(toY)}`
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half]
  return [
    `M${at(left + corner)} ${at(top)}H${at(right - corner)}${arc(right, top + corner)}`,
    `V${at(bottom - corner)}${arc(right - corner, bottom)}`,
    `H${at(left + corner)}${arc(left, bottom - corner)}`,
    `V${at(top + corner)}${arc(left + corner, top)}Z`,
  ].join('')
}

/** Where the margin of a page stands, its holes left of it: nearer to the edge of a small page. */
export const marginOf = ({ width, height }: Size): number => (Math.min(width, height) < 120 ? 9.6 : 12.4)

/** A page: a row of holes down its left side, and the margin beside them. */
export const pageLeaf = onceFor((size: Size): Drawing => {
  const { height } = size
  const margin = marginOf(size)
  const side = margin * 0.27
  const middles = stepsOf(9.5, height - 9.5, 8.7)
  return ornament(
    size,
    drawn(
      0.3,
      middles.map(y => hole(margin * 0.535, y, side)),
    ),
    drawn(0.3, [`M${at(margin)} 4.5V${at(height - 4.5)}`], 'second'),
  )
})

/** From the edge of a card to its line, and to the middle of its holes. */
const [edge, holes] = [2.6, 4.7]

const punched = ({ width }: Size): readonly Mark[] =>
  drawn(
    0.26,
    stepsOf(edge + 3, width - edge - 3, 4.5).map(x => hole(x, holes, 1.7)),
  )

/** A card: a leaf of a reporter's pad, punched along its head. */
export const cardLeaf = onceFor((size: Size): Drawing =>
  ornament(size, drawn(0.36, [rounded({ ...size, by: edge }, 1.4)]), punched(size)),
)

/** From the edge of a small card and of any other to the margin of its accounts. */
const [near, far] = [6.2, 7]

/** A leaf for its accounts, with the red margin of a notebook. */
export const accountLeaf = onceFor((size: Size): Drawing => {
  const margin = size.width < 56 ? near : far
  return ornament(
    size,
    drawn(0.36, [rounded({ ...size, by: edge }, 1.4)]),
    punched(size),
    drawn(0.3, [`M${at(margin)} 7V${at(size.height - edge)}`], 'second'),
  )
})

/** The cover of the pad: cloth in fine lines, a label to write on, an elastic band. */
export const cover = onceFor((size: Size): Drawing => {
  const { width, height } = size
  const lines = stepsOf(edge + 4.4, height - edge, 1.5).slice(1, -1)
  const [labelWidth, labelHeight] = [width - 22, Math.min(26, height * 0.34)]
  const [left, top] = [(width - labelWidth) / 2, height * 0.3]
  const label = (by: number): string => chamfered({ width: labelWidth, height: labelHeight, by }, 2.4)
  const pasted: Mark = {
    kind: 'group',
    at: { x: left, y: top },
    marks: [...filled([label(0)], 'paper'), ...drawn(0.5, [label(0)]), ...drawn(0.2, [label(1)])],
  }
  return ornament(
    size,
    drawn(
      0.16,
      lines.map(y => `M${at(edge)} ${at(y)}H${at(width - edge)}`),
      'line',
    ),
    drawn(0.36, [rounded({ ...size, by: edge }, 1.4)]),
    filled(
      [`M${at(width - 9.6)} ${at(edge)}H${at(width - 6.8)}V${at(height - edge)}H${at(width - 9.6)}Z`],
      'paper',
    ),
    drawn(0.36, [
      `M${at(width - 9.6)} ${at(edge)}V${at(height - edge)}M${at(width - 6.8)} ${at(edge)}V${at(height - edge)}`,
    ]),
    [pasted],
    filled(
      [
        `M${at(edge + 0.2)} ${at(edge + 0.2)}H${at(width - edge - 0.2)}V${at(holes + 1.6)}H${at(edge + 0.2)}Z`,
      ],
      'paper',
    ),
    punched(size),
  )
})

/** A wax seal, its rim uneven as wax runs; the same for the same seed. */
export const seal = (diameter: number): Drawing => {
  const middle = diameter / 2
  const rim = Array.from({ length: 24 }, (_, index) => {
    const angle = (Math.PI * index) / 12
    const reach = middle - 0.5 - 0.06 * diameter * Math.abs(Math.sin(index * 1.9 + 0.6))
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)] as const
  })
  const between = rim.map(([x, y], index) => {
    const [nextX, nextY] = rim[(index + 1) % rim.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2] as const
  })
  const [startX, startY] = between.at(-1) ?? [0, 0]
  const around = rim.map(([x, y], index) => {
    const [toX, toY] = between[index] ?? [x, y]
    return `Q${at(x)} ${at(y)} ${at(toX)} ${at(toY)}`
  })
  return ornament(
    { width: diameter, height: diameter },
    drawn(0.5, [`M${at(startX)} ${at(startY)}${around.join('')}Z`], 'second'),
    drawn(0.3, [circle(middle, middle, middle * 0.68)], 'second'),
  )
}
