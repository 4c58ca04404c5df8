/** Bases as they are cut: a square, a round or a rectangle, with the way its figure faces; and trays of several. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import { at, circle, drawn, filled, ornament, polygon, rounded } from '../../kit/index.ts'

/** Where its figure looks. */
const arrow = (x: number, y: number, size: number): readonly Mark[] =>
  filled([
    polygon([
      [x, y],
      [x + size, y + size],
      [x - size, y + size],
    ]),
  ])

const label = (text: string, x: number, y: number, size: number): Mark => ({
  kind: 'text',
  text,
  at: { x, y },
  anchor: 'middle',
  size,
  role: 'quiet',
  font: 'title',
  halo: true,
})

export const roundBase = (diameter: number, text: string): Drawing => {
  const middle = diameter / 2
  return ornament(
    { width: diameter, height: diameter },
    drawn(0.3, [circle(middle, middle, middle - 0.15)]),
    arrow(middle, 2.2, 2),
    [label(text, middle, middle + 2.6, 3.2)],
  )
}

export const squareBase = (size: Size, text: string): Drawing =>
  ornament(size, drawn(0.3, [rounded({ ...size, by: 0.15 }, 0.4)]), arrow(size.width / 2, 2.2, 2), [
    label(text, size.width / 2, size.height / 2 + 2.6, 3.2),
  ])

/** Rank and file: where each base stands. */
export const tray = (columns: number, ranks: number, base: Size, text: string): Drawing => {
  const size = { width: columns * base.width, height: ranks * base.height }
  const inside = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => `M${at((index + 1) * base.width)} 0V${at(size.height)}`,
    ),
    ...Array.from(
      { length: ranks - 1 },
      (_, index) => `M0 ${at((index + 1) * base.height)}H${at(size.width)}`,
    ),
  ]
  return ornament(
    size,
    inside.map((d): Mark => ({ kind: 'path', d, pen: { role: 'line', width: 0.2, dash: [1.4, 1] } })),
    drawn(0.5, [rounded({ ...size, by: 0.25 }, 0.6)]),
    arrow(size.width / 2, 2.2, 2.4),
    [label(text, size.width / 2, size.height - 2.4, 3.4)],
  )
}
