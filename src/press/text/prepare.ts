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
  /** Where it begins in the markup. */
  readonly source: MarkupNode
  readonly offset: number
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

interface Span {
  readonly start: number
  readonly item: Exclude<InlineItem, { kind: 'break' }>
}

/** One list of tokens for each forced line. */
export const prepare = (
  items: readonly InlineItem[],
  context: TextContext,
  hyphenated: boolean,
): readonly (readonly Token[])[] => splitAtBreaks(items).map(part => prepareLine(part, context, hyphenated))

const splitAtBreaks = (items: readonly InlineItem[]): readonly (readonly Span['item'][])[] => {
  const parts: Span['item'][][] = [[]]
  for (const item of items) {
    if (item.kind === 'break') parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts
}

const prepareLine = (items: readonly Span['item'][], context: TextContext, hyphenated: boolean): readonly Token[] => {
  const spans: Span[] = []
  let text = ''
  for (const item of items) {
    spans.push({ start: text.length, item })
    text += item.kind === 'icon' ? placeholder : item.text
  }
  const tokens: Token[] = []
  const breaker = new LineBreaker(text)
  let last = text.length - text.trimStart().length
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position <= last) continue
    segment(text, last, next.position, spans, context, hyphenated, tokens)
    last = next.position
  }
  return tokens
}

const segment = (
  text: string,
  start: number,
  end: number,
  spans: readonly Span[],
  context: TextContext,
  hyphenated: boolean,
  tokens: Token[],
): void => {
  const body = text.slice(start, end).replace(/ +$/, '')
  const spaces = end - start - body.length
  // Unbreakable spaces part the segment into words that stay together.
  for (const { 0: part, index } of body.matchAll(/[^\u00a0\u202f]+/g)) {
    const after = body[index + part.length]
    const last = after === undefined
    const glue = last ? (spaces > 0 ? ' ' : '') : after === '\u202f' ? '\u202f' : '\u00a0'
    word(part, start + index, glue, last, spans, context, hyphenated, tokens)
  }
  if (body === '' && spaces > 0 && tokens.length > 0) {
    const previous = tokens.at(-1)
    if (previous && previous.glue === 0)
      tokens[tokens.length - 1] = { ...previous, glue: spaceWidth(previous.style, context), stretches: true, end: 'space' }
  }
}

const word = (
  text: string,
  start: number,
  glue: '' | ' ' | '\u00a0' | '\u202f',
  last: boolean,
  spans: readonly Span[],
  context: TextContext,
  hyphenated: boolean,
  tokens: Token[],
): void => {
  const { item, offset } = locate(spans, start)
  const fragments = hyphenated && item.style.hyphens === 'auto' && !item.style.nowrap ? hyphenate(text) : [text]
  let at = start
  for (const [index, fragment] of fragments.entries()) {
    const final = index === fragments.length - 1
    const content = shapeSpans(fragment, at, spans, context)
    const style = lastStyle(content) ?? item.style
    tokens.push({
      content,
      width: content.reduce((sum, part) => sum + part.width, 0),
      glue: final ? glueWidth(glue, style, context) : 0,
      stretches: final && (glue === ' ' || glue === '\u00a0'),
      end: endOf(final, last, glue, fragment, style),
      hyphenWidth: final && !fragment.endsWith('\u00ad') ? 0 : hyphenWidth(style, context),
      style,
      source: item.source,
      offset: offset + (at - start),
    })
    at += fragment.length
  }
}

const endOf = (final: boolean, last: boolean, glue: string, fragment: string, style: Style): Token['end'] => {
  if (!final) return 'hyphen'
  if (!last || style.nowrap) return 'none'
  if (glue === ' ') return 'space'
  return fragment.endsWith('\u00ad') ? 'hyphen' : 'free'
}

const lastStyle = (content: Token['content']): Style | undefined => content.at(-1)?.style

const locate = (spans: readonly Span[], position: number): { readonly item: Span['item']; readonly offset: number } => {
  const span = spans.findLast(({ start }) => start <= position)
  if (!span) throw new Error('text outside of every span')
  return { item: span.item, offset: position - span.start }
}

const glueWidth = (glue: string, style: Style, context: TextContext): number => {
  if (glue === '') return 0
  return glue === '\u202f' ? thinSpace * context.sizeOf(style) : spaceWidth(style, context)
}

const faceOf = (style: Style, context: TextContext): Face =>
  context.fonts.face({ family: style.fontFamily, weight: style.fontWeight, italic: style.italic })

export const spaceWidth = (style: Style, context: TextContext): number =>
  (context.fonts.shape(faceOf(style, context), ' ', '').width + style.letterSpacing) * context.sizeOf(style)

const hyphenWidth = (style: Style, context: TextContext): number =>
  context.fonts.shape(faceOf(style, context), '-', '').width * context.sizeOf(style)

export const hyphenRun = (style: Style, context: TextContext): Run => {
  const face = faceOf(style, context)
  const size = context.sizeOf(style)
  const shaped = context.fonts.shape(face, '-', '')
  return { kind: 'run', text: '-', features: '', face, size, style, shaped, width: shaped.width * size, rise: 0 }
}

/** A word may change style in its middle: one run for each. */
const shapeSpans = (
  text: string,
  start: number,
  spans: readonly Span[],
  context: TextContext,
): readonly (Run | InlineIcon)[] => {
  const content: (Run | InlineIcon)[] = []
  let at = start
  const end = start + text.length
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
  return { kind: 'icon', name, drawing, style: item.style, width: wide + before + after, height: tall, before, after }
}

const ignorable = /[\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f]/g
const smallCapScale = 0.8
const scriptScale = 0.68

export const shapeWord = (text: string, style: Style, context: TextContext): readonly Run[] => {
  const shown = (style.textTransform === 'uppercase' ? text.toUpperCase() : text).replace(ignorable, '')
  if (shown === '') return []
  return runsByFace(shown, style, context).flatMap(({ face, text: part }) => shapeFace(part, face, style, context))
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
  if (!style.smallCaps || features.includes('smcp')) return [shapeRun(text, face, style, features, 1, context)]
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
  const rise = style.verticalAlign === 'super' ? full * 0.34 : style.verticalAlign === 'sub' ? -full * 0.14 : 0
  const width = (shaped.width + style.letterSpacing * shaped.glyphs.length) * size
  return { kind: 'run', text, features, face, size, style, shaped, width, rise }
}

/** Two runs of one word that hyphenation had parted, shaped as one again. */
export const joinRuns = (a: Run, b: Run, context: TextContext): Run | undefined => {
  if (a.face !== b.face || a.size !== b.size || a.style !== b.style || a.features !== b.features) return undefined
  const text = a.text + b.text
  const shaped = context.fonts.shape(a.face, text, a.features)
  return { ...a, text, shaped, width: (shaped.width + a.style.letterSpacing * shaped.glyphs.length) * a.size }
}
