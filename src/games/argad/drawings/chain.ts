/** Who strikes first: links of a chain from left to right, each pointing at the next. */
import type { Drawing, Mark } from '../../../core/index.ts'
import { at, drawn, ornament } from '../../kit/index.ts'

const [height, point] = [8.4, 2.6]
/** Between two links. */
const gap = 0.9

export const blowChain = (links: readonly string[], width: number): Drawing => {
  const across = (width - point) / links.length
  return {
    ...ornament({ width, height }),
    says: links.join(', puis '),
    marks: links.flatMap((text, index): readonly Mark[] => {
      const left = index * across + (index === 0 ? 0.2 : gap)
      const right = (index + 1) * across
      const [top, middle, bottom] = [0.2, height / 2, height - 0.2]
      const notch = index === 0 ? '' : `L${at(left + point)} ${at(middle)}`
      return [
        ...drawn(0.3, [
          `M${at(left)} ${at(top)}H${at(right)}L${at(right + point)} ${at(middle)}L${at(right)} ${at(bottom)}H${at(left)}${notch}Z`,
        ]),
        {
          kind: 'text',
          text,
          at: { x: (left + right + point) / 2 + (index === 0 ? -point / 4 : point / 4), y: middle + 1.25 },
          anchor: 'middle',
          size: 3.7,
          role: 'ink',
          font: 'title',
          most: right - left - point - 0.6,
        },
      ]
    }),
  }
}
