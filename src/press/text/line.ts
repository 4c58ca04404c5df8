/** The words of one line, each at its place: joined, stretched or crowded to its width, on a baseline. */
import type { MarkupNode } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import type { Colour } from '../style/values.ts'
import type { Face } from './fonts.ts'
import { metricsOf } from './metrics.ts'
import { shapeWord } from './shape.ts'
import {
  naturalWidth,
  originOf,
  widthOf,
  type InlineIcon,
  type Paragraph,
  type Run,
  type Stroke,
  type TextContext,
  type Token,
  type Whole,
} from './tokens.ts'

export interface PlacedRun {
  readonly kind: 'run'
  readonly face: Face
  readonly size: number
  readonly colour: Colour
  readonly strokes: Stroke[]
  readonly x: number
  readonly baseline: number
}

export interface PlacedIcon {
  readonly kind: 'icon'
  readonly icon: InlineIcon
  readonly x: number
  readonly y: number
}

type Placed = PlacedRun | PlacedIcon

export interface Line {
  readonly top: number
  readonly height: number
  readonly content: readonly Placed[]
  /** Where it begins in the markup, so that a box too full can be cut there. */
  readonly source: MarkupNode
  readonly offset: number
}

export interface Slot {
  readonly indent: number
  readonly width: number
  readonly top: number
  readonly last: boolean
}

export const emptyLine = (style: Style, context: TextContext, top: number, source: MarkupNode): Line => {
  const { above, below } = metricsOf(style, context)
  return { top, height: above + below, content: [], source, offset: 0 }
}

export const setLine = (
  paragraph: Paragraph,
  { from, to }: { readonly from: number; readonly to: number },
  slot: Slot,
  style: Style,
  context: TextContext,
): Line => {
  const tokens = joinTokens(paragraph.tokens, from, to, context)
  const slack = slot.width - slot.indent - naturalWidth(tokens)
  const elastic = elasticOf(tokens)
  const justified = style.textAlign === 'justify' && elastic > 0 && (!slot.last || slack < 0)
  const factor = justified ? 1 + Math.max(-0.35, slack / elastic) : 1
  const shift = style.textAlign === 'right' ? slack : style.textAlign === 'center' ? slack / 2 : 0
  const { above, below } = lineExtent(tokens, style, context)
  const start = slot.indent + Math.max(0, shift)
  const content = placeTokens(tokens, start, slot.top + above, factor, context)
  const origin = originOf(paragraph, paragraph.starts[from] ?? 0)
  return { top: slot.top, height: above + below, content, source: origin.source, offset: origin.offset }
}

const elasticOf = (tokens: readonly Token[]): number => {
  let sum = 0
  for (let at = 0; at < tokens.length - 1; at++) {
    const token = tokens[at]
    if (token?.stretches) sum += token.glue
  }
  return sum
}

/** Words that hyphenation had parted are whole again, and the last one may end in a hyphen. */
const joinTokens = (
  tokens: readonly Token[],
  from: number,
  to: number,
  context: TextContext,
): readonly Token[] => {
  const joined: Token[] = []
  for (let at = from; at < to; at++) {
    const first = tokens[at]
    if (!first) continue
    if (!first.part) {
      joined.push(first)
      continue
    }
    const { whole } = first.part
    let end = at + 1
    while (end < to && follows(tokens[end], whole)) end++
    joined.push(end - at === whole.fragments ? whole.token : join(tokens, at, end, first, context))
    at = end - 1
  }
  const end = joined.at(-1)
  if (end?.end === 'hyphen' && end.hyphenWidth > 0) {
    const { hyphen } = metricsOf(end.style, context)
    joined[joined.length - 1] = { ...end, content: [...end.content, hyphen], width: end.width + hyphen.width }
  }
  return joined
}

const follows = (token: Token | undefined, whole: Whole): boolean =>
  token?.part !== undefined && token.part.whole === whole && token.part.index > 0

/** Shaped as one, so that no kerning is lost where the hyphen might have been. */
const join = (
  tokens: readonly Token[],
  from: number,
  to: number,
  first: Token,
  context: TextContext,
): Token => {
  let text = ''
  for (let at = from; at < to; at++) text += tokens[at]?.part?.text ?? ''
  const content = shapeWord(text, first.style, context)
  return { ...(tokens[to - 1] ?? first), content, width: widthOf(content), part: undefined }
}

interface Extent {
  readonly above: number
  readonly below: number
}

const lineExtent = (tokens: readonly Token[], style: Style, context: TextContext): Extent => {
  let { above, below }: Extent = metricsOf(style, context)
  for (const { content } of tokens) {
    for (const part of content) {
      if (part.kind === 'icon' || part.rise !== 0 || part.style === style) continue
      const extent = metricsOf(part.style, context)
      above = Math.max(above, extent.above)
      below = Math.max(below, extent.below)
    }
  }
  return { above, below }
}

const placeTokens = (
  tokens: readonly Token[],
  start: number,
  baseline: number,
  factor: number,
  context: TextContext,
): readonly Placed[] => {
  const content: Placed[] = []
  const blanks = new Blanks(context)
  let x = start
  let left = tokens.length
  for (const token of tokens) {
    for (const part of token.content) {
      if (part.kind === 'icon') content.push(placeIcon(part, x, baseline, context))
      else appendRun(content, part, x, baseline - part.rise)
      x += part.width
    }
    left--
    if (left === 0 || token.glue === 0) continue
    const glue = token.stretches ? token.glue * factor : token.glue
    blanks.append(content, glue)
    x += glue
  }
  return content
}

/** A space is a glyph like another, so that what is copied from the page has its blanks; a line has one width of it. */
class Blanks {
  private last: Extract<Stroke, { readonly kind: 'space' }> | undefined

  constructor(private readonly context: TextContext) {}

  append(content: readonly Placed[], width: number): void {
    const run = content.at(-1)
    if (run?.kind !== 'run') return
    const glyph = this.context.fonts.space(run.face)
    if (!glyph) return
    const advance = (width / run.size) * 1000
    if (this.last?.advance !== advance || this.last.glyph !== glyph)
      this.last = { kind: 'space', glyph, advance }
    run.strokes.push(this.last)
  }
}

/** Centred on the capitals of its line. */
const placeIcon = (icon: InlineIcon, x: number, baseline: number, context: TextContext): PlacedIcon => {
  const { fontFamily, fontWeight } = icon.style
  const face = context.fonts.face({ family: fontFamily, weight: fontWeight, italic: false })
  const middle = baseline - (face.capHeight * context.sizeOf(icon.style)) / 2
  return { kind: 'icon', icon, x: x + icon.before, y: middle - icon.height / 2 }
}

/** Runs of one font, size and colour on one baseline go on in the same stroke of the pen. */
const appendRun = (content: Placed[], run: Run, x: number, baseline: number): void => {
  const last = content.at(-1)
  const { face, size, stroke } = run
  const { colour } = run.style
  if (
    last?.kind === 'run' &&
    last.face === face &&
    last.size === size &&
    last.colour === colour &&
    last.baseline === baseline
  )
    last.strokes.push(stroke)
  else content.push({ kind: 'run', face, size, colour, strokes: [stroke], x, baseline })
}
