/** The first letter of a paragraph, as tall as so many lines, its foot on the last one's baseline. */
import type { Style } from '../style/style.ts'
import type { InlineItem } from './collect.ts'
import type { Line, PlacedRun } from './line.ts'
import type { Typeface } from './typeface.ts'
import { shapeWord } from './shape.ts'
import { naturalWidth, type Paragraph, type Run, type TextContext } from './tokens.ts'

export interface Initial {
  readonly run: Run
  readonly lines: number
  readonly indent: number
  readonly rest: readonly InlineItem[]
}

/** Where it stands, and whether it is a word by itself. */
export interface PlacedInitial extends PlacedRun {
  readonly alone: boolean
}

export const takeInitial = (
  items: readonly InlineItem[],
  style: Style,
  context: TextContext,
): Initial | undefined => {
  const [first, ...others] = items
  if (style.initialLetter < 2 || first?.kind !== 'text') return undefined
  const [letter = ''] = /^\p{L}\p{M}*/u.exec(first.text) ?? []
  if (letter === '') return undefined
  const size = context.sizeOf(style)
  const capital = letter.toLocaleUpperCase('fr')
  const [big, around] = bigStyle(capital, style, size, context)
  const [shaped] = shapeWord(capital, big, around)
  if (!shaped) return undefined
  const run = { ...shaped, rise: descentOf(shaped.face, capital) * big.fontSize }
  const rest = [{ ...first, text: first.text.slice(letter.length), skipped: letter.length }, ...others]
  return { run, lines: style.initialLetter, indent: run.width + size * 0.14, rest }
}

/** How far a capital hangs below its line, in ems: the tail of a J must not fall into the text. */
const descentOf = ({ font }: Typeface, capital: string): number => {
  const minY = font.layout(capital).glyphs[0]?.bbox.minY ?? 0
  return Math.max(0, -minY / font.unitsPerEm - overshoot)
}

/** What round letters may hang below without anyone seeing. */
const overshoot = 0.03

const bigStyle = (
  capital: string,
  style: Style,
  size: number,
  context: TextContext,
): readonly [Style, TextContext] => {
  const { fontWeight, initialFamily, initialLetter, lineHeight } = style
  const text = context.fonts.face({ family: style.fontFamily, weight: fontWeight, italic: false })
  const family = initialFamily || style.fontFamily
  const weight = initialFamily ? 600 : fontWeight
  const face = context.fonts.face({ family, weight, italic: false })
  const tall = (initialLetter - 1) * lineHeight * size + text.capHeight * size
  const big: Style = {
    ...style,
    fontFamily: family,
    fontSize: tall / (face.capHeight + descentOf(face, capital)),
    fit: undefined,
    fontWeight: 600,
    smallCaps: false,
    colour: style.initialColour ?? style.colour,
  }
  return [big, { ...context, sizeOf: () => big.fontSize }]
}

export const fitsInitial = (
  { indent, lines }: Initial,
  paragraphs: readonly Paragraph[],
  width: number,
): boolean => {
  const words = paragraphs[0]?.tokens ?? []
  return indent < width * 0.45 && naturalWidth(words) > (width - indent) * (lines - 0.7)
}

export const placeInitial = ({ run, lines, rest }: Initial, set: readonly Line[]): PlacedInitial => {
  const [next] = rest
  const foot = set[Math.min(lines, set.length) - 1]?.content.find(part => part.kind === 'run')
  return {
    kind: 'run',
    face: run.face,
    size: run.size,
    colour: run.style.colour,
    x: 0,
    baseline: (foot?.kind === 'run' ? foot.baseline : 0) - run.rise,
    strokes: [run.stroke],
    alone: next?.kind === 'text' && /^\s/.test(next.text),
  }
}
