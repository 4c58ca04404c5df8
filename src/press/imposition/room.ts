/** Where pieces may lie on a sheet: what the printer reaches on both of its sides, and what must be left around a cut. */
import type { Size } from '../../core/index.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { Area, Imposable, ImpositionOptions, Margins } from './placement.ts'

export const hair = 0.001

/** How many of a length a room takes. */
export const wholes = (space: number, length: number): number => Math.floor((space + hair) / length)

export const meet = (a: Area, b: Area): Area => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

/** A back lies across from its front, and must be reached there too. */
const bothSides = ({ top, right, bottom, left }: Margins, backs: BackMode): Margins => {
  const [wide, tall] = [Math.max(left, right), Math.max(top, bottom)]
  if (backs === 'none') return { top, right, bottom, left }
  return backs === 'short-edge' || backs === 'fold'
    ? { top: tall, right, bottom: tall, left }
    : { top, right: wide, bottom, left: wide }
}

/** A sheet to fold is laid above its fold alone. */
export const sheetArea = ({ paper }: ImpositionOptions, folded: boolean): Area => ({
  x: 0,
  y: 0,
  width: paper.width,
  height: folded ? paper.height / 2 : paper.height,
})

/** Where cuts may stand. What is cut off may be lost: the bleed alone runs into the printer's margins. */
export const printable = (options: ImpositionOptions, folded: boolean, strip: number): Area => {
  const { top, right, bottom, left } = bothSides(options.margins, options.backs)
  const { width, height } = options.paper
  return {
    x: left,
    y: top,
    width: width - left - right,
    height: (folded ? height / 2 : height - bottom - strip) - top,
  }
}

/** Where a piece may lie with its bleed around it; one that reaches the paper's edge stands as on a sheet full of it. */
export const roomOf = (
  { toEdge, size }: Pick<Imposable, 'toEdge' | 'size'>,
  bleed: number,
  options: ImpositionOptions,
  { folded, strip }: { readonly folded: boolean; readonly strip: number },
): Area => {
  const whole = sheetArea(options, folded)
  if (toEdge) {
    const spare = whole.width - wholes(whole.width, size.width) * size.width
    const below = whole.height - wholes(whole.height, size.height) * size.height
    return meet(whole, { ...whole, x: spare / 2, y: folded ? below : below / 2 })
  }
  const { x, y, width, height } = printable(options, folded, strip)
  return meet(whole, {
    x: x - bleed,
    y: y - bleed,
    width: width + 2 * bleed,
    height: height + (folded ? bleed : 2 * bleed),
  })
}

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width })
