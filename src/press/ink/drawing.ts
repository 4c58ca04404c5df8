/** The shapes of a drawing as PDF operators, in its own unit. */
import type { Shape } from '../layout/drawing.ts'
import { number, rectangle, svgToPdf } from './path.ts'

const point = (x: number, y: number): string => `${number(x)} ${number(y)}`

/** The same at every corner. */
const rounded = (radius: number) => ({
  'top-left': radius,
  'top-right': radius,
  'bottom-right': radius,
  'bottom-left': radius,
})

/** Two halves. */
const ellipse = (x: number, y: number, across: number, down: number): string => {
  const half = (to: number): string => `A${across} ${down} 0 0 1 ${to} ${y}`
  return svgToPdf(`M${x - across} ${y}${half(x + across)}${half(x - across)}Z`)
}

export const outlineOf = (shape: Shape): string => {
  switch (shape.kind) {
    case 'rectangle': {
      const { at, width, height, radius = 0 } = shape
      return rectangle(at.x, at.y, width, height, rounded(radius))
    }
    case 'ellipse':
      return ellipse(shape.at.x, shape.at.y, shape.across, shape.down ?? shape.across)
    case 'line': {
      const path = shape.points.map(({ x, y }, index) => `${point(x, y)} ${index === 0 ? 'm' : 'l'}`)
      return [...path, ...(shape.closed ? ['h'] : [])].join('\n')
    }
    case 'path':
      return svgToPdf(shape.d)
  }
}
