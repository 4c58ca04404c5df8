/** What a paragraph is made of before its lines are chosen: words shaped in their fonts, and the glue between them. */
import type { MarkupElement, MarkupNode } from '../markup/tree.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import type { Style } from '../style/style.ts'
import type { InlineItem } from './collect.ts'
import type { FontBook } from './fonts.ts'
import type { ShapedGlyph, ShapedWord, Typeface } from './typeface.ts'

/** A word as its font shaped it, or a blank of so many thousandths of an em; each letter may stand off from the next. */
export type Stroke =
  | { readonly kind: 'word'; readonly shaped: ShapedWord; readonly spacing: number }
  | { readonly kind: 'space'; readonly glyph: ShapedGlyph; readonly advance: number }

/** A piece of one word in one font. */
export interface Run {
  readonly kind: 'run'
  readonly text: string
  readonly face: Typeface
  readonly size: number
  readonly style: Style
  readonly stroke: Extract<Stroke, { readonly kind: 'word' }>
  /** Points, letter spacing included. */
  readonly width: number
  /** How far above the baseline: superscripts. */
  readonly rise: number
}

export interface InlineIcon {
  readonly kind: 'icon'
  readonly ornament: Ornament
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
  readonly cut: boolean
  readonly style: Style
  /** Where hyphenation parted a word: a fragment has no content of its own, only letters. */
  readonly part: Fragment | undefined
}

/** What stands after a token. */
export type Ending = Pick<Token, 'glue' | 'stretches' | 'end' | 'hyphenWidth'>

/** Tokens are made here alone: of one shape, they are read several times as fast. */
export const tokenOf = (
  content: Token['content'],
  width: number,
  style: Style,
  { glue, stretches, end, hyphenWidth }: Ending,
  part?: Fragment,
  cut = false,
): Token => ({ content, width, glue, stretches, end, hyphenWidth, cut, style, part })

export interface Fragment {
  readonly text: string
  /** Its rank among the fragments of its word, and the word unparted, which they share. */
  readonly index: number
  readonly whole: Whole
}

export interface Whole {
  readonly token: Token
  readonly fragments: number
}

/** The words of one forced line, and where each begins in its text. */
export interface Paragraph {
  readonly tokens: readonly Token[]
  readonly starts: readonly number[]
  readonly spans: readonly Span[]
  /** The width of the widest, and of those that no line may part. */
  readonly widest: number
  /** The forced break that ends it. */
  readonly end: MarkupNode | undefined
}

export interface Span {
  readonly start: number
  readonly item: Exclude<InlineItem, { kind: 'break' }>
}

/** What turns text into tokens: fonts, ornaments, the size that autofit has come to. */
export interface TextContext {
  readonly fonts: FontBook
  readonly ornament: (name: string, element: MarkupElement) => Ornament
  readonly sizeOf: (style: Style) => number
  readonly missing: (character: string) => void
}

export const widthOf = (content: Token['content']): number =>
  content.reduce((sum, part) => sum + part.width, 0)

/** Of words on one line, without what follows the last. */
export const naturalWidth = (tokens: readonly Token[]): number => {
  let sum = 0
  for (const { width, glue } of tokens) sum += width + glue
  return sum - (tokens.at(-1)?.glue ?? 0)
}

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
