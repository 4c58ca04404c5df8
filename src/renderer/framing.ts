/** What is looked at of pages that hold little: the pieces, not the white around them. */
import type { Report } from '../app/press-words.ts'
import type { Size } from '../core/index.ts'

/** A part of a page, in millimetres from its top left. */
export interface Frame extends Size {
  readonly x: number
  readonly y: number
}

const margin = 7
/** What is larger is seen with its page. */
const most: Size = { width: 140, height: 190 }

/** One a page; none for a page that is bare, or has to be seen whole. */
export const framesOf = ({ sheets }: Pick<Report, 'sheets'>): readonly (Frame | undefined)[] =>
  sheets.map(({ pieces }) => {
    if (pieces.length === 0) return undefined
    const [left, top] = [Math.min(...pieces.map(({ x }) => x)), Math.min(...pieces.map(({ y }) => y))]
    const right = Math.max(...pieces.map(({ x, width }) => x + width))
    const bottom = Math.max(...pieces.map(({ y, height }) => y + height))
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
    const [width, height] = [right + margin - x, bottom + margin - y]
    return width <= most.width && height <= most.height ? { x, y, width, height } : undefined
  })

export const inPoints = (millimetres: number): number => (millimetres * 72) / 25.4

/** How large what is looked at of a page is, in points. */
export const sizeIn = (page: Size, frame: Frame | undefined): Size =>
  frame ? { width: inPoints(frame.width), height: inPoints(frame.height) } : page
