/** What is laid on the table and measured with: the ring of an aura, arrows that tell front from rear, the two zones. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import { around, at, chamfered, circle, drawn, filled, onceFor, ornament, polygon } from '../../kit/index.ts'

/** A ring in so many parts, each as wide as a page can hold. */
export const ringParts = 8
/** Millimetres from its outer edge to its inner one. */
const ringWidth = 24

const half = Math.PI / ringParts

/** The box of one part of a ring of that radius. */
export const ringSize = (radius: number): Size => ({
  width: 2 * radius * Math.sin(half),
  height: radius - (radius - ringWidth) * Math.cos(half),
})

export const ringPart = (radius: number, label: string): Drawing => {
  const size = ringSize(radius)
  const [x, y] = [size.width / 2, radius]
  const inner = radius - ringWidth
  const [left, right] = [-Math.PI / 2 - half, -Math.PI / 2 + half]
  const arc = (of: number, from: number, to: number): string => {
    const [startX, startY] = around(x, y, of, from)
    const [endX, endY] = around(x, y, of, to)
    return `${at(startX)} ${at(startY)}A${at(of)} ${at(of)} 0 0 ${to > from ? 1 : 0} ${at(endX)} ${at(endY)}`
  }
  const ticks = [0.25, 0.5, 0.75].map(share => {
    const angle = left + (right - left) * share
    const [[fromX, fromY], [toX, toY]] = [around(x, y, radius, angle), around(x, y, radius - 3, angle)]
    return `M${at(fromX)} ${at(fromY)}L${at(toX)} ${at(toY)}`
  })
  return {
    ...size,
    says: label,
    marks: [
      ...drawn(0.5, [`M${arc(radius, left, right)}L${arc(inner, right, left)}Z`]),
      ...drawn(0.2, [`M${arc(radius - 1.2, left + 0.006, right - 0.006)}`]),
      ...drawn(0.25, ticks, 'second'),
      {
        kind: 'text',
        text: label,
        at: { x, y: ringWidth / 2 + 3.4 },
        anchor: 'middle',
        size: 5.2,
        bold: true,
        role: 'accent',
        most: size.width * 0.6,
      },
    ],
  }
}

/** Where a unit looks, over the line behind which its rear begins. */
export const facingArrow = ({ width, height }: Size): Drawing => {
  const [x, line] = [width / 2, height * 0.68]
  return {
    width,
    height,
    says: 'avant et dos',
    marks: [
      ...filled([
        polygon([
          [x, 1.6],
          [x + 7, 9],
          [x + 2.6, 9],
          [x + 2.6, line - 1.4],
          [x - 2.6, line - 1.4],
          [x - 2.6, 9],
          [x - 7, 9],
        ]),
      ]),
      ...drawn(0.5, [`M2 ${at(line)}H${at(width - 2)}`], 'second'),
      ...words('avant', { x: 4, y: line - 2.2 }, 'start', 3.2),
      ...words('avant', { x: width - 4, y: line - 2.2 }, 'end', 3.2),
      ...words('dos : charge +2', { x, y: line + 4.6 }, 'middle', 3.4),
    ],
  }
}

const words = (
  text: string,
  place: { readonly x: number; readonly y: number },
  anchor: 'start' | 'middle' | 'end',
  size: number,
): readonly Mark[] => [{ kind: 'text', text, at: place, anchor, size, role: 'ink' }]

/** A table seen from above: two zones, and between them what nobody deploys in. */
export const zones = ({ width, height }: Size, apart: number): Drawing => {
  const band = height * 0.3
  const [top, bottom] = [(height - band) / 2, (height + band) / 2]
  const hatches = Array.from({ length: Math.ceil((width + band) / 5) }, (_, index) => {
    const from = index * 5 - band
    const [startX, endX] = [Math.max(0, from), Math.min(width, from + band)]
    return `M${at(startX)} ${at(bottom - (startX - from))}L${at(endX)} ${at(bottom - (endX - from))}`
  })
  const zone = (text: string, y: number): Mark => ({
    kind: 'text',
    text,
    at: { x: width / 2, y },
    anchor: 'middle',
    size: 5,
    bold: true,
    role: 'accent',
  })
  return {
    width,
    height,
    says: `deux zones, à ${apart} cm l’une de l’autre`,
    marks: [
      {
        kind: 'rectangle',
        at: { x: 0.3, y: 0.3 },
        width: width - 0.6,
        height: height - 0.6,
        pen: { role: 'accent', width: 0.5 },
      },
      ...drawn(0.18, hatches, 'line'),
      ...drawn(
        0.4,
        [`M0.3 ${at(top)}H${at(width - 0.3)}`, `M0.3 ${at(bottom)}H${at(width - 0.3)}`],
        'second',
      ),
      zone('zone du premier', top / 2 + 1.6),
      zone('zone du second', (bottom + height) / 2 + 1.6),
      {
        kind: 'text',
        text: `${apart} cm`,
        at: { x: width / 2, y: height / 2 + 3 },
        anchor: 'middle',
        size: 9,
        bold: true,
        role: 'second',
        halo: true,
      },
    ],
  }
}

/** The shape of an order's token: eight sides, inside the round that is cut. */
export const octagon = onceFor(size => {
  const corner = size.width * 0.27
  return ornament(
    size,
    drawn(0.5, [chamfered({ ...size, by: 1.4 }, corner)]),
    drawn(0.2, [chamfered({ ...size, by: 2.3 }, corner * 0.96)]),
  )
})

/** That of a state: two rounds. */
export const disc = onceFor(size => {
  const middle = size.width / 2
  return ornament(
    size,
    drawn(0.6, [circle(middle, middle, middle - 0.8)], 'second'),
    drawn(0.2, [circle(middle, middle, middle - 1.7)], 'second'),
  )
})
