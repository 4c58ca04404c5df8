/** A block of text set to a width: lines of glyphs, each at its place. Prepared once, set at any width. */
import type { MarkupNode } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import type { Colour } from '../style/values.ts'
import { breakLines, type Measure } from './breaks.ts'
import type { InlineItem } from './collect.ts'
import type { Face, Shaped, ShapedGlyph } from './fonts.ts'
import {
  hyphenRun,
  metricsOf,
  originOf,
  prepare,
  shapeWord,
  type InlineIcon,
  type Paragraph,
  type Run,
  type TextContext,
  type Token,
} from './prepare.ts'

/** A word as its font shaped it, or a blank of so many thousandths of an em; each letter may stand off from the next. */
export type Stroke =
  | { readonly kind: 'word'; readonly shaped: Shaped; readonly spacing: number }
  | { readonly kind: 'space'; readonly glyph: ShapedGlyph; readonly advance: number }

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

export interface Line {
  readonly top: number
  readonly height: number
  readonly content: readonly (PlacedRun | PlacedIcon)[]
  /** Where it begins in the markup, so that a box too full can be cut there. */
  readonly source: MarkupNode
  readonly offset: number
}

export interface TextBlock {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  readonly initial: PlacedRun | undefined
  /** A word had to be cut into letters. */
  readonly broken: boolean
}

export interface TextSetter {
  /** On one line. */
  readonly natural: () => number
  /** The widest word. */
  readonly widest: () => number
  readonly set: (width: number) => TextBlock
}

export const createTextSetter = (
  items: readonly InlineItem[],
  style: Style,
  context: TextContext,
): TextSetter => {
  const initial = takeInitial(items, style, context)
  const body = initial ? initial.rest : items
  let plain: readonly Paragraph[] | undefined
  let hyphenated: readonly Paragraph[] | undefined
  const plainTokens = () => (plain ??= prepare(body, context, false))
  const hyphenTokens = () => (hyphenated ??= prepare(body, context, true))

  const natural = (): number =>
    (initial?.indent ?? 0) +
    Math.max(0, ...plainTokens().map(({ tokens }) => naturalWidth(tokens) + style.textIndent))

  const hyphenates = style.hyphens === 'auto' && style.textAlign === 'justify'
  const settled = new Map<number, TextBlock>()

  /** Yoga asks for the same width again and again. */
  const set = (width: number): TextBlock => {
    const known = settled.get(width)
    if (known) return known
    const made = compose(width)
    settled.set(width, made)
    return made
  }

  const compose = (width: number): TextBlock => {
    const drop = initial && fitsInitial(initial, plainTokens(), width) ? initial : undefined
    if (initial && !drop) return createTextSetter(items, { ...style, initialLetter: 0 }, context).set(width)
    const assembly = new Assembly(style, context, width, drop)
    const paragraphs = hyphenates ? hyphenTokens() : plainTokens()
    for (const [index, paragraph] of paragraphs.entries()) {
      const tooLong = paragraph.tokens.some(token => token.width > width)
      const softened = tooLong && style.hyphens === 'auto' ? (hyphenTokens()[index] ?? paragraph) : paragraph
      const used = tooLong ? fitWords(softened, width, context) : paragraph
      if (tooLong && used.tokens.some(({ cut }) => cut)) assembly.broken = true
      assembly.add(used, breakLines(used.tokens, assembly.measure()), body[0]?.source)
    }
    return assembly.finish()
  }

  const widest = (): number => Math.max(0, ...plainTokens().flatMap(({ tokens }) => unbreakable(tokens)))

  return { natural, widest, set }
}

/** Words that no space may part count as one. */
const unbreakable = (tokens: readonly Token[]): readonly number[] => {
  const widths: number[] = []
  let open = 0
  for (const { width, glue, end } of tokens) {
    open += width
    widths.push(open)
    open = end === 'none' ? open + glue : 0
  }
  return widths
}

const naturalWidth = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { width, glue }) => sum + width + glue, 0) - (tokens.at(-1)?.glue ?? 0)

/** A word wider than its line is cut into letters, the only way left to print it whole. */
const fitWords = (paragraph: Paragraph, width: number, context: TextContext): Paragraph => {
  const tokens: Token[] = []
  const starts: number[] = []
  for (const [index, token] of paragraph.tokens.entries()) {
    const pieces = token.width > width ? cutWord(token, width, context) : [token]
    let start = paragraph.starts[index] ?? 0
    for (const piece of pieces) {
      tokens.push(piece)
      starts.push(start)
      start += lettersIn(piece)
    }
  }
  return { ...paragraph, tokens, starts }
}

const lettersIn = ({ content }: Token): number =>
  content.reduce((sum, part) => sum + (part.kind === 'run' ? part.text.length : 1), 0)

const cutWord = (token: Token, width: number, context: TextContext): readonly Token[] => {
  const pieces: Token[] = []
  let [piece, used]: [(Run | InlineIcon)[], number] = [[], 0]
  const { whole: _, ...alone } = token
  const flush = (): void => {
    if (piece.length > 0)
      pieces.push({ ...alone, content: piece, width: used, glue: 0, end: 'free', hyphenWidth: 0, cut: true })
    piece = []
    used = 0
  }
  const content = token.whole ? shapeWord(token.text ?? '', token.style, context) : token.content
  for (const part of content.flatMap(letters)) {
    if (used + part.width > width) flush()
    piece.push(part)
    used += part.width
  }
  flush()
  const last = pieces.at(-1)
  if (last)
    pieces[pieces.length - 1] = { ...last, glue: token.glue, end: token.end, hyphenWidth: token.hyphenWidth }
  return pieces
}

const letters = (part: Run | InlineIcon): readonly (Run | InlineIcon)[] =>
  part.kind === 'icon'
    ? [part]
    : part.shaped.glyphs.map(glyph => ({
        ...part,
        text: String.fromCodePoint(...glyph.codePoints),
        shaped: { glyphs: [glyph], width: glyph.advance / 1000 },
        width: (glyph.advance / 1000 + part.style.letterSpacing) * part.size,
      }))

interface Initial {
  readonly run: Run
  readonly lines: number
  readonly indent: number
  readonly rest: readonly InlineItem[]
}

/** The first letter of a paragraph, as tall as so many lines, its foot on the last one's baseline. */
const takeInitial = (
  items: readonly InlineItem[],
  style: Style,
  context: TextContext,
): Initial | undefined => {
  const [first, ...others] = items
  if (style.initialLetter < 2 || first?.kind !== 'text') return undefined
  const [letter = ''] = /^\p{L}\p{M}*/u.exec(first.text) ?? []
  if (letter === '') return undefined
  const size = context.sizeOf(style)
  const text = context.fonts.face({ family: style.fontFamily, weight: style.fontWeight, italic: false })
  const family = style.initialFamily || style.fontFamily
  const face = context.fonts.face({
    family,
    weight: style.initialFamily ? 600 : style.fontWeight,
    italic: false,
  })
  const tall = (style.initialLetter - 1) * style.lineHeight * size + text.capHeight * size
  const big: Style = {
    ...style,
    ...{
      fontFamily: family,
      fontSize: tall / face.capHeight,
      fit: undefined,
      fontWeight: 600,
      smallCaps: false,
    },
    colour: style.initialColour ?? style.colour,
  }
  const [run] = shapeWord(letter.toLocaleUpperCase('fr'), big, { ...context, sizeOf: () => big.fontSize })
  if (!run) return undefined
  const rest = [{ ...first, text: first.text.slice(letter.length), skipped: letter.length }, ...others]
  return { run, lines: style.initialLetter, indent: run.width + size * 0.14, rest }
}

const fitsInitial = (
  { indent, lines }: Initial,
  paragraphs: readonly Paragraph[],
  width: number,
): boolean => {
  const words = paragraphs[0]?.tokens ?? []
  return indent < width * 0.45 && naturalWidth(words) > (width - indent) * (lines - 0.7)
}

/** Lines as they pile up. */
class Assembly {
  broken = false
  private readonly lines: Line[] = []
  private top = 0

  constructor(
    private readonly style: Style,
    private readonly context: TextContext,
    private readonly width: number,
    private readonly initial: Initial | undefined,
  ) {}

  measure(): Measure {
    const before = this.lines.length
    const special = Math.max(1, (this.initial?.lines ?? 0) - before)
    return {
      width: line => this.width - this.indentOf(before + line, line === 0),
      special,
      justified: this.style.textAlign === 'justify',
    }
  }

  private indentOf(line: number, first: boolean): number {
    const drop = this.initial && line < this.initial.lines ? this.initial.indent : 0
    return drop + (first && !this.initial ? this.style.textIndent : 0)
  }

  add(
    paragraph: Paragraph,
    breaks: readonly { readonly from: number; readonly to: number }[],
    source: MarkupNode | undefined,
  ): void {
    if (breaks.length === 0 && source) this.push(emptyLine(this.style, this.context, this.top, source))
    for (const [index, { from, to }] of breaks.entries()) {
      const indent = this.indentOf(this.lines.length, index === 0)
      const last = index === breaks.length - 1
      const line = setLine(
        paragraph.tokens.slice(from, to),
        originOf(paragraph, paragraph.starts[from] ?? 0),
        { indent, width: this.width, top: this.top, last },
        this.style,
        this.context,
      )
      this.push(line)
    }
  }

  private push(line: Line): void {
    this.lines.push(line)
    this.top += line.height
  }

  finish(): TextBlock {
    const initial = this.initial && placeInitial(this.initial, this.lines)
    return { lines: this.lines, width: this.width, height: this.top, initial, broken: this.broken }
  }
}

const placeInitial = ({ run, lines }: Initial, set: readonly Line[]): PlacedRun => {
  const foot = set[Math.min(lines, set.length) - 1]?.content.find(part => part.kind === 'run')
  const baseline = foot?.kind === 'run' ? foot.baseline : 0
  return {
    kind: 'run',
    face: run.face,
    size: run.size,
    colour: run.style.colour,
    x: 0,
    baseline,
    strokes: [strokeOf(run)],
  }
}

interface Extent {
  readonly above: number
  readonly below: number
}

const strut = (style: Style, context: TextContext): Extent => metricsOf(style, context)

const emptyLine = (style: Style, context: TextContext, top: number, source: MarkupNode): Line => {
  const { above, below } = strut(style, context)
  return { top, height: above + below, content: [], source, offset: 0 }
}

interface Slot {
  readonly indent: number
  readonly width: number
  readonly top: number
  readonly last: boolean
}

const setLine = (
  tokens: readonly Token[],
  origin: { readonly source: MarkupNode; readonly offset: number },
  slot: Slot,
  style: Style,
  context: TextContext,
): Line => {
  const joined = joinTokens(tokens, context)
  const natural = naturalWidth(joined)
  const elastic = joined.slice(0, -1).reduce((sum, { glue, stretches }) => sum + (stretches ? glue : 0), 0)
  const slack = slot.width - slot.indent - natural
  const justified = style.textAlign === 'justify' && elastic > 0 && (!slot.last || slack < 0)
  const factor = justified ? 1 + Math.max(-0.35, slack / elastic) : 1
  const shift = style.textAlign === 'right' ? slack : style.textAlign === 'center' ? slack / 2 : 0
  const extent = lineExtent(joined, style, context)
  const baseline = slot.top + extent.above
  const content = placeTokens(joined, slot.indent + Math.max(0, shift), baseline, factor, context)
  return { top: slot.top, height: extent.above + extent.below, content, ...origin }
}

/** Words that hyphenation had parted are whole again, and the last one may end in a hyphen. */
const joinTokens = (tokens: readonly Token[], context: TextContext): readonly Token[] => {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]
    if (!first) continue
    let end = at
    while (first.whole && tokens[end + 1]?.whole === first.whole && tokens[end]?.glue === 0) end++
    joined.push(first.whole ? join(tokens.slice(at, end + 1), context) : first)
    at = end
  }
  const end = joined.at(-1)
  if (end?.end === 'hyphen' && end.hyphenWidth > 0) {
    const hyphen = hyphenRun(end.style, context)
    joined[joined.length - 1] = { ...end, content: [...end.content, hyphen], width: end.width + hyphen.width }
  }
  return joined
}

/** Shaped as one, so that no kerning is lost where the hyphen might have been. */
const join = (parts: readonly Token[], context: TextContext): Token => {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) throw new Error('nothing to join')
  const { whole: _, ...rest } = last
  const content =
    first.whole?.fragments === parts.length
      ? [first.whole.run]
      : shapeWord(parts.map(({ text }) => text ?? '').join(''), first.style, context)
  return { ...rest, content, width: content.reduce((sum, part) => sum + part.width, 0) }
}

const lineExtent = (tokens: readonly Token[], style: Style, context: TextContext): Extent => {
  let { above, below } = strut(style, context)
  for (const { content } of tokens) {
    for (const part of content) {
      if (part.kind === 'icon' || part.rise !== 0 || part.style === style) continue
      const extent = strut(part.style, context)
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
): readonly (PlacedRun | PlacedIcon)[] => {
  const content: (PlacedRun | PlacedIcon)[] = []
  let x = start
  for (const [index, token] of tokens.entries()) {
    for (const part of token.content) {
      if (part.kind === 'icon') content.push(placeIcon(part, x, baseline, context))
      else appendRun(content, part, x, baseline - part.rise)
      x += part.width
    }
    if (index === tokens.length - 1 || token.glue === 0) continue
    const glue = token.glue * (token.stretches ? factor : 1)
    appendSpace(content, glue, context)
    x += glue
  }
  return content
}

/** Centred on the capitals of its line. */
const placeIcon = (icon: InlineIcon, x: number, baseline: number, context: TextContext): PlacedIcon => {
  const face = context.fonts.face({
    family: icon.style.fontFamily,
    weight: icon.style.fontWeight,
    italic: false,
  })
  const middle = baseline - (face.capHeight * context.sizeOf(icon.style)) / 2
  return { kind: 'icon', icon, x: x + icon.before, y: middle - icon.height / 2 }
}

const strokeOf = ({ shaped, style }: Run): Stroke => ({
  kind: 'word',
  shaped,
  spacing: style.letterSpacing * 1000,
})

/** Runs of one font, size and colour on one baseline go on in the same stroke of the pen. */
const appendRun = (content: (PlacedRun | PlacedIcon)[], run: Run, x: number, baseline: number): void => {
  const last = content.at(-1)
  if (
    last?.kind === 'run' &&
    last.face === run.face &&
    last.size === run.size &&
    last.colour === run.style.colour &&
    last.baseline === baseline
  )
    last.strokes.push(strokeOf(run))
  else
    content.push({
      ...{ kind: 'run', face: run.face, size: run.size, colour: run.style.colour, x, baseline },
      strokes: [strokeOf(run)],
    })
}

/** A space is a glyph like another, so that what is copied from the page has its blanks. */
const appendSpace = (content: (PlacedRun | PlacedIcon)[], width: number, context: TextContext): void => {
  const last = content.at(-1)
  if (last?.kind !== 'run') return
  const [glyph] = context.fonts.shape(last.face, ' ', '').glyphs
  if (glyph) last.strokes.push({ kind: 'space', glyph, advance: (width / last.size) * 1000 })
}
