/** Inline items -> tokens: words shaped in their fonts, with the glue between them and the places where a line may end. */
import LineBreaker from 'linebreak'
import type { Drawing } from '../resources.ts'
import type { MarkupNode } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import type { InlineItem } from './collect.ts'
import type { Face, FontBook, Shaped } from './fonts.ts'
import { hyphenate } from './hyphenate.ts'

/** A piece of one word in one font. */
export interface Run {
  readonly kind: 'run'
  readonly text: string
  readonly features: string
  readonly face: Face
  readonly size: number
  readonly style: Style
  readonly shaped: Shaped
  /** Points, letter spacing included. */
  readonly width: number
  /** How far above the baseline: superscripts. */
  readonly rise: number
}

export interface InlineIcon {
  readonly kind: 'icon'
  readonly name: string
  readonly drawing: Drawing
  readonly style: Style
  readonly width: number
  readonly height: number
  /** Room on either side. */
  readonly before: number
  readonly after: number
}

export interface Token {
  readonly content: readonly (Run | InlineIcon)[]
  readonly width: number
  /** White space after it, 0 for none. */
  readonly glue: number
  readonly stretches: boolean
  /** How a line may end after it. */
  readonly end: 'none' | 'space' | 'hyphen' | 'free'
  readonly hyphenWidth: number
  /** Cut out of a word that was wider than its line. */
  readonly cut?: boolean
  readonly style: Style
  /** The word that hyphenation parted, shared by its fragments: they have no content of their own, only letters. */
  readonly whole?: Whole
  readonly text?: string
}

interface Whole {
  readonly run: Run
  readonly fragments: number
}

/** The words of one forced line, and where each begins in its text. */
export interface Paragraph {
  readonly tokens: readonly Token[]
  readonly starts: readonly number[]
  readonly spans: readonly Span[]
}

/** What turns text into tokens: fonts, drawings, the size that autofit has come to. */
export interface TextContext {
  readonly fonts: FontBook
  readonly drawing: (name: string, item: InlineItem) => Drawing
  readonly sizeOf: (style: Style) => number
  readonly missing: (character: string) => void
}

const placeholder = '\ufffc'
const thinSpace = 0.16

export interface Span {
  readonly start: number
  readonly item: Exclude<InlineItem, { kind: 'break' }>
}

export const prepare = (
  items: readonly InlineItem[],
  context: TextContext,
  hyphenated: boolean,
): readonly Paragraph[] => splitAtBreaks(items).map(part => prepareLine(part, context, hyphenated))

const splitAtBreaks = (items: readonly InlineItem[]): readonly (readonly Span['item'][])[] => {
  const parts: Span['item'][][] = [[]]
  for (const item of items) {
    if (item.kind === 'break') parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts
}

const prepareLine = (
  items: readonly Span['item'][],
  context: TextContext,
  hyphenated: boolean,
): Paragraph => {
  const spans: Span[] = []
  let text = ''
  for (const item of items) {
    spans.push({ start: text.length, item })
    text += item.kind === 'icon' ? placeholder : item.text
  }
  const draft: Draft = { text, spans, context, hyphenated, tokens: [], starts: [] }
  const breaker = new LineBreaker(text)
  let last = text.length - text.trimStart().length
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position <= last) continue
    segment(last, next.position, draft)
    last = next.position
  }
  return draft
}

/** A paragraph as its words come in. */
interface Draft extends Paragraph {
  readonly text: string
  readonly context: TextContext
  readonly hyphenated: boolean
  readonly tokens: Token[]
  readonly starts: number[]
}

type Glue = '' | ' ' | '\u00a0' | '\u202f'

/** Between two places where a line may end: words that unbreakable spaces keep together, then blanks. */
const segment = (start: number, end: number, draft: Draft): void => {
  const { text } = draft
  let stop = end
  while (stop > start && text[stop - 1] === ' ') stop--
  const blank: Glue = stop < end ? ' ' : ''
  if (stop === start) return widenLast(draft)
  let from = start
  for (let at = start; at < stop; at++) {
    const char = text[at]
    if (char !== '\u00a0' && char !== '\u202f') continue
    if (at > from) word(from, at, char, false, draft)
    from = at + 1
  }
  if (from < stop) word(from, stop, blank, true, draft)
}

/** A blank alone, after an icon perhaps: it belongs to what stands before it. */
const widenLast = ({ tokens, context }: Draft): void => {
  const last = tokens.at(-1)
  if (!last || last.glue !== 0) return
  tokens[tokens.length - 1] = {
    ...last,
    glue: spaceWidth(last.style, context),
    stretches: true,
    end: 'space',
  }
}

const word = (from: number, to: number, glue: Glue, last: boolean, draft: Draft): void => {
  const { text, spans, context, hyphenated, tokens, starts } = draft
  const index = spans.findLastIndex(({ start }) => start <= from)
  const item = spans[index]?.item
  if (!item) throw new Error('text outside of every span')
  const letters = text.slice(from, to)
  const whole = item.kind === 'text' && (spans[index + 1]?.start ?? Infinity) >= to
  const made = whole
    ? cachedWord(letters, glue, last, hyphenated, item.style, context)
    : makeWord(letters, from, glue, last, hyphenated, item.style, draft)
  let at = from
  for (const { token, length } of made) {
    tokens.push(token)
    starts.push(at)
    at += length
  }
}

interface Made {
  readonly token: Token
  readonly length: number
}

/** The same word in the same style makes the very same tokens. */
const cachedWord = (
  letters: string,
  glue: Glue,
  last: boolean,
  hyphenated: boolean,
  style: Style,
  context: TextContext,
): readonly Made[] => {
  const { tokens } = metricsOf(style, context)
  const key = `${hyphenated ? '-' : '+'}${glue}${last ? '|' : '/'}${letters}`
  const known = tokens.get(key)
  if (known) return known
  let complete = true
  const noticing: TextContext = {
    ...context,
    missing: character => {
      complete = false
      context.missing(character)
    },
  }
  const spans: readonly Span[] = [{ start: 0, item: { kind: 'text', text: letters, style, source: nowhere } }]
  const made = makeWord(letters, 0, glue, last, hyphenated, style, { spans, context: noticing })
  // A word with a missing character is made again each time, so that each piece reports it.
  if (tokens.size > mostWords) tokens.clear()
  if (complete) tokens.set(key, made)
  return made
}

const nowhere: MarkupNode = { kind: 'text', text: '' }

const makeWord = (
  letters: string,
  start: number,
  glue: Glue,
  last: boolean,
  hyphenated: boolean,
  style: Style,
  { spans, context }: Pick<Draft, 'spans' | 'context'>,
): readonly Made[] => {
  const content = shapeSpans(letters, start, spans, context)
  const own = lastStyle(content) ?? style
  const { hyphen } = metricsOf(own, context)
  const ends = (
    final: boolean,
    fragment: string,
  ): Pick<Token, 'glue' | 'stretches' | 'end' | 'hyphenWidth'> => ({
    glue: final ? glueWidth(glue, own, context) : 0,
    stretches: final && (glue === ' ' || glue === '\u00a0'),
    end: endOf(final, last, glue, fragment, own),
    hyphenWidth: final && !fragment.endsWith('\u00ad') ? 0 : hyphen,
  })
  const [run, more] = content
  const fragments =
    hyphenated && run?.kind === 'run' && !more && style.hyphens === 'auto' && !style.nowrap
      ? hyphenate(letters)
      : [letters]
  if (fragments.length < 2 || run?.kind !== 'run')
    return [
      {
        token: { content, width: widthOf(content), style: own, ...ends(true, letters) },
        length: letters.length,
      },
    ]
  const whole: Whole = { run, fragments: fragments.length }
  const widths = fragmentWidths(fragments, run, context)
  return fragments.map((fragment, index) => ({
    token: {
      ...{ content: [], text: fragment, width: widths[index] ?? 0, style: own, whole },
      ...ends(index === fragments.length - 1, fragment),
    },
    length: fragment.length,
  }))
}

const widthOf = (content: Token['content']): number => content.reduce((sum, part) => sum + part.width, 0)

/** Read off the glyphs of the whole word; a ligature across a hyphen makes each part be shaped on its own. */
const fragmentWidths = (fragments: readonly string[], run: Run, context: TextContext): readonly number[] => {
  const { glyphs } = run.shaped
  const simple = run.text.length === fragments.join('').length && glyphs.length === run.text.length
  if (!simple) return fragments.map(fragment => widthOf(shapeWord(fragment, run.style, context)))
  let at = 0
  return fragments.map(fragment => {
    const part = glyphs.slice(at, at + fragment.length)
    at += fragment.length
    return part.reduce((sum, { advance }) => sum + (advance / 1000 + run.style.letterSpacing) * run.size, 0)
  })
}

const endOf = (final: boolean, last: boolean, glue: string, fragment: string, style: Style): Token['end'] => {
  if (!final) return 'hyphen'
  if (!last || style.nowrap) return 'none'
  if (glue === ' ') return 'space'
  return fragment.endsWith('\u00ad') ? 'hyphen' : 'free'
}

const lastStyle = (content: Token['content']): Style | undefined => content.at(-1)?.style

/** Where a token begins in the markup. */
export const originOf = (
  { spans }: Paragraph,
  start: number,
): { readonly source: MarkupNode; readonly offset: number } => {
  const span = spans.findLast(candidate => candidate.start <= start) ?? spans[0]
  if (!span) throw new Error('text outside of every span')
  const skipped = span.item.kind === 'text' ? (span.item.skipped ?? 0) : 0
  return { source: span.item.source, offset: Math.max(0, start - span.start) + skipped }
}

const glueWidth = (glue: string, style: Style, context: TextContext): number => {
  if (glue === '') return 0
  return glue === '\u202f' ? thinSpace * context.sizeOf(style) : spaceWidth(style, context)
}

/** What a style at one size comes to, worked out once: its face, its blanks, the words that it has shaped. */
export interface Metrics {
  readonly face: Face
  readonly size: number
  readonly space: number
  readonly hyphen: number
  /** Half a line on either side of the baseline. */
  readonly above: number
  readonly below: number
  readonly words: Map<string, readonly Run[]>
  readonly tokens: Map<string, readonly Made[]>
}

const known = new WeakMap<FontBook, WeakMap<Style, Map<number, Metrics>>>()
const mostWords = 30_000

export const metricsOf = (style: Style, { fonts, sizeOf }: TextContext): Metrics => {
  const size = sizeOf(style)
  let byStyle = known.get(fonts)
  if (!byStyle) known.set(fonts, (byStyle = new WeakMap()))
  let bySize = byStyle.get(style)
  if (!bySize) byStyle.set(style, (bySize = new Map()))
  const found = bySize.get(size)
  if (found) return found
  if (bySize.size > 200) bySize.clear()
  const made = measureStyle(style, size, fonts)
  bySize.set(size, made)
  return made
}

const measureStyle = (style: Style, size: number, fonts: FontBook): Metrics => {
  const face = fonts.face({ family: style.fontFamily, weight: style.fontWeight, italic: style.italic })
  const half = (style.lineHeight - (face.ascent + face.descent)) / 2
  return {
    ...{ face, size, words: new Map(), tokens: new Map() },
    space: (fonts.shape(face, ' ', '').width + style.letterSpacing) * size,
    hyphen: fonts.shape(face, '-', '').width * size,
    above: (face.ascent + half) * size,
    below: (face.descent + half) * size,
  }
}

export const spaceWidth = (style: Style, context: TextContext): number => metricsOf(style, context).space

export const hyphenRun = (style: Style, context: TextContext): Run => {
  const { face, size } = metricsOf(style, context)
  const shaped = context.fonts.shape(face, '-', '')
  return {
    kind: 'run',
    text: '-',
    features: '',
    face,
    size,
    style,
    shaped,
    width: shaped.width * size,
    rise: 0,
  }
}

/** A word may change style in its middle: one run for each. */
const shapeSpans = (
  text: string,
  start: number,
  spans: readonly Span[],
  context: TextContext,
): readonly (Run | InlineIcon)[] => {
  const end = start + text.length
  const index0 = spans.findLastIndex(span => span.start <= start)
  const only = spans[index0]
  if (only && only.item.kind === 'text' && (spans[index0 + 1]?.start ?? Infinity) >= end)
    return shapeWord(text, only.item.style, context)
  const content: (Run | InlineIcon)[] = []
  let at = start
  while (at < end) {
    const index = spans.findLastIndex(span => span.start <= at)
    const span = spans[index]
    if (!span) break
    const until = Math.min(end, spans.slice(index + 1).find(next => next.start > at)?.start ?? end)
    const { item } = span
    if (item.kind === 'icon') content.push(inlineIcon(item, context))
    else content.push(...shapeWord(text.slice(at - start, until - start), item.style, context))
    at = until
  }
  return content
}

const inlineIcon = (item: Extract<InlineItem, { kind: 'icon' }>, context: TextContext): InlineIcon => {
  const name = item.element.attributes['name'] ?? ''
  const drawing = context.drawing(name, item)
  const { width, height, margin } = item.style
  const size = context.sizeOf(item.style)
  const ratio = drawing.width / drawing.height
  const tall = typeof height === 'number' ? height : typeof width === 'number' ? width / ratio : size
  const before = typeof margin.left === 'number' ? margin.left : 0
  const after = typeof margin.right === 'number' ? margin.right : 0
  const wide = typeof width === 'number' ? width : tall * ratio
  return {
    kind: 'icon',
    name,
    drawing,
    style: item.style,
    width: wide + before + after,
    height: tall,
    before,
    after,
  }
}

const ignorable = /\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]/g
const smallCapScale = 0.8
const scriptScale = 0.68

export const shapeWord = (text: string, style: Style, context: TextContext): readonly Run[] => {
  const { words } = metricsOf(style, context)
  const seen = words.get(text)
  if (seen) return seen
  const shown = (style.textTransform === 'uppercase' ? text.toUpperCase() : text).replace(ignorable, '')
  let complete = true
  const missing = (character: string): void => {
    complete = false
    context.missing(character)
  }
  const runs = runsByFace(shown, style, { ...context, missing }).flatMap(({ face, text: part }) =>
    shapeFace(part, face, style, context),
  )
  // A word with a missing character is shaped again each time, so that each piece reports it.
  if (words.size > mostWords) words.clear()
  if (complete) words.set(text, runs)
  return runs
}

const runsByFace = (
  text: string,
  style: Style,
  context: TextContext,
): readonly { readonly face: Face; readonly text: string }[] => {
  const request = { family: style.fontFamily, weight: style.fontWeight, italic: style.italic }
  const runs: { face: Face; text: string }[] = []
  for (const character of text) {
    const face = context.fonts.faceFor(request, character.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (!face) context.missing(character)
    else if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

const shapeFace = (text: string, face: Face, style: Style, context: TextContext): readonly Run[] => {
  const features = [
    style.oldStyle ? 'onum' : 'lnum',
    ...(style.letterSpacing === 0 ? [] : ['-liga']),
    ...(style.smallCaps && face.font.availableFeatures.includes('smcp') ? ['smcp'] : []),
  ].join(' ')
  if (!style.smallCaps || features.includes('smcp'))
    return [shapeRun(text, face, style, features, 1, context)]
  // A font without small capitals: capitals, smaller.
  const parts = text.match(/[\p{Ll}\p{M}]+|[^\p{Ll}]+/gu) ?? [text]
  return parts.map(part =>
    /\p{Ll}/u.test(part)
      ? shapeRun(part.toUpperCase(), face, style, features, smallCapScale, context)
      : shapeRun(part, face, style, features, 1, context),
  )
}

const shapeRun = (
  text: string,
  face: Face,
  style: Style,
  features: string,
  scale: number,
  context: TextContext,
): Run => {
  const script = style.verticalAlign === 'baseline' ? 1 : scriptScale
  const full = context.sizeOf(style)
  const size = full * scale * script
  const shaped = context.fonts.shape(face, text, features)
  const rise =
    style.verticalAlign === 'super' ? full * 0.34 : style.verticalAlign === 'sub' ? -full * 0.14 : 0
  const width = (shaped.width + style.letterSpacing * shaped.glyphs.length) * size
  return { kind: 'run', text, features, face, size, style, shaped, width, rise }
}
