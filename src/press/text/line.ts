/** The words of one line, each at its place: joined, stretched or crowded to its width, on a baseline. */
import type { MarkupNode } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import type { Colour } from '../style/values.ts'
import type { Typeface } from './typeface.ts'
import { metricsOf } from './metrics.ts'
import { shapeWord } from './shape.ts'
import {
  originOf,
  tokenOf,
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
  readonly face: Typeface
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
  /** Points by which it runs past its width. */
  readonly past: number
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
  return { top, height: above + below, content: [], past: 0, source, offset: 0 }
}

export const setLine = (
  paragraph: Paragraph,
  { from, to }: { readonly from: number; readonly to: number },
  slot: Slot,
  style: Style,
  context: TextContext,
): Line => {
  const tokens = joinTokens(paragraph.tokens, from, to, context)
  const { width, elastic, above, below } = measureLine(tokens, style, context)
  const slack = slot.width - slot.indent - width
  const justified = style.textAlign === 'justify' && elastic > 0 && (!slot.last || slack < 0)
  const factor = justified ? 1 + Math.max(-mostCrowded, slack / elastic) : 1
  const past = Math.max(0, -slack - (1 - factor) * elastic)
  const shift = style.textAlign === 'right' ? slack : style.textAlign === 'center' ? slack / 2 : 0
  const start = slot.indent + Math.max(0, shift)
  const content = placeTokens(tokens, start, slot.top + above, factor, context)
  const origin = originOf(paragraph, paragraph.starts[from] ?? 0)
  return { top: slot.top, height: above + below, content, past, ...origin }
}

/** How much of its blanks a justified line may lose. */
const mostCrowded = 0.35

interface Extent {
  readonly above: number
  readonly below: number
}

interface LineMeasure extends Extent {
  readonly width: number
  /** Of its blanks that may stretch. */
  readonly elastic: number
}

const measureLine = (tokens: readonly Token[], style: Style, context: TextContext): LineMeasure => {
  let { above, below }: Extent = metricsOf(style, context)
  let [width, elastic] = [0, 0]
  const last = tokens.length - 1
  for (let at = 0; at <= last; at++) {
    const token = tokens[at]
    if (!token) continue
    width += token.width
    if (at < last) {
      width += token.glue
      if (token.stretches) elastic += token.glue
    }
    // A word of one piece in the style of its paragraph is as tall as its paragraph.
    if (token.style === style && token.content.length === 1) continue
    for (const part of token.content) {
      if (part.kind === 'icon' || part.rise !== 0 || part.style === style) continue
      const extent = metricsOf(part.style, context)
      above = Math.max(above, extent.above)
      below = Math.max(below, extent.below)
    }
  }
  return { above, below, width, elastic }
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
    joined[joined.length - 1] = tokenOf([...end.content, hyphen], end.width + hyphen.width, end.style, end)
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
  return tokenOf(content, widthOf(content), first.style, tokens[to - 1] ?? first)
}

/**
 * Runs of one font, size and colour on one baseline go on in the same stroke of the pen. A blank is a glyph like another,
 * so that what is copied from the page has its blanks; a line has one width of it.
 */
const placeTokens = (
  tokens: readonly Token[],
  start: number,
  baseline: number,
  factor: number,
  context: TextContext,
): readonly Placed[] => {
  const content: Placed[] = []
  let run: PlacedRun | undefined
  let blank: Extract<Stroke, { readonly kind: 'space' }> | undefined
  let x = start
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    for (const part of token.content) {
      if (part.kind === 'icon') {
        content.push(placeIcon(part, x, baseline, context))
        run = undefined
      } else if (run && goesOn(run, part, baseline)) run.strokes.push(part.stroke)
      else {
        run = placeRun(part, x, baseline)
        content.push(run)
      }
      x += part.width
    }
    if (at === tokens.length - 1 || token.glue === 0) continue
    const glue = token.stretches ? token.glue * factor : token.glue
    x += glue
    const glyph = run && context.fonts.space(run.face)
    if (!run || !glyph) continue
    const advance = (glue / run.size) * 1000
    if (blank?.advance !== advance || blank.glyph !== glyph) blank = { kind: 'space', glyph, advance }
    run.strokes.push(blank)
  }
  return content
}

const placeRun = ({ face, size, style, stroke, rise }: Run, x: number, baseline: number): PlacedRun => ({
  kind: 'run',
  face,
  size,
  colour: style.colour,
  strokes: [stroke],
  x,
  baseline: baseline - rise,
})

const goesOn = (run: PlacedRun, { face, size, style, rise }: Run, baseline: number): boolean =>
  run.face === face && run.size === size && run.colour === style.colour && run.baseline === baseline - rise

/** Centred on the capitals of its line. */
const placeIcon = (icon: InlineIcon, x: number, baseline: number, context: TextContext): PlacedIcon => {
  const { fontFamily, fontWeight } = icon.style
  const face = context.fonts.face({ family: fontFamily, weight: fontWeight, italic: false })
  const middle = baseline - (face.capHeight * context.sizeOf(icon.style)) / 2
  return { kind: 'icon', icon, x: x + icon.before, y: middle - icon.height / 2 }
}
