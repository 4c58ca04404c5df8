/** One word -> its tokens: whole, or parted where French hyphenation may part it. The same word is made once. */
import type { Style } from '../style/style.ts'
import type { MarkupNode } from '../markup/tree.ts'
import type { InlineItem } from './collect.ts'
import { hyphenate } from './hyphenate.ts'
import { countWord, metricsOf, type Made, type Metrics } from './metrics.ts'
import { shapeWord } from './shape.ts'
import {
  tokenOf,
  widthOf,
  type Ending,
  type InlineIcon,
  type Run,
  type Span,
  type TextContext,
  type Token,
} from './tokens.ts'

/** What may stand after a word. */
export const glues = ['', ' ', '\u00a0', '\u202f'] as const
export type Glue = (typeof glues)[number]

const thinSpace = 0.16

/** What follows a word, whether a line may end after it, and whether it may be parted: sixteen kinds in all. */
export interface WordKind {
  readonly rank: number
  readonly glue: Glue
  readonly last: boolean
  readonly hyphenated: boolean
}

const wordKinds: readonly WordKind[] = glues
  .flatMap(glue => [false, true].map(last => ({ glue, last })))
  .flatMap(kind => [false, true].map(hyphenated => ({ ...kind, hyphenated })))
  .map((kind, rank) => ({ ...kind, rank }))

export const wordKind = (glue: Glue, last: boolean, hyphenated: boolean): WordKind => {
  const kind = wordKinds[glues.indexOf(glue) * 4 + (last ? 2 : 0) + (hyphenated ? 1 : 0)]
  if (!kind) throw new Error('a kind of word that does not exist')
  return kind
}

/** The same word in the same style makes the very same tokens. */
export const cachedWord = (
  letters: string,
  kind: WordKind,
  { made }: Metrics,
  style: Style,
  context: TextContext,
): Made => made[kind.rank]?.get(letters) ?? firstMade(letters, kind, made, style, context)

const firstMade = (
  letters: string,
  kind: WordKind,
  made: Metrics['made'],
  style: Style,
  context: TextContext,
): Made => {
  let complete = true
  const missing = (character: string): void => {
    complete = false
    context.missing(character)
  }
  const spans: readonly Span[] = [{ start: 0, item: { kind: 'text', text: letters, style, source: nowhere } }]
  const word = makeWord(letters, kind, 0, style, spans, { ...context, missing })
  // A word with a missing character is made again each time, so that each piece reports it.
  if (!complete) return word
  const words = made[kind.rank] ?? new Map<string, Made>()
  made[kind.rank] = words
  words.set(letters, word)
  countWord(context)
  return word
}

const nowhere: MarkupNode = { kind: 'text', text: '' }

export const makeWord = (
  letters: string,
  { glue, last, hyphenated }: WordKind,
  start: number,
  style: Style,
  spans: readonly Span[],
  context: TextContext,
): Made => {
  const content = shapeSpans(letters, start, spans, context)
  const own = content.at(-1)?.style ?? style
  const hyphen = metricsOf(own, context).hyphen.width
  const token = tokenOf(content, widthOf(content), own, {
    glue: glueWidth(glue, own, context),
    stretches: glue === ' ' || glue === '\u00a0',
    end: endOf(last, glue, letters, own),
    hyphenWidth: letters.endsWith('\u00ad') ? hyphen : 0,
  })
  const [run, more] = content
  const parts = hyphenated && run?.kind === 'run' && !more && style.hyphens === 'auto' && !style.nowrap
  const fragments = parts ? hyphenate(letters) : [letters]
  if (fragments.length < 2 || run?.kind !== 'run')
    return { tokens: [token], lengths: [letters.length], widest: token.width }
  const widths = fragmentWidths(fragments, run, context)
  return {
    tokens: fragmentTokens(fragments, widths, token, hyphen),
    lengths: fragments.map(({ length }) => length),
    widest: Math.max(...widths) + hyphen,
  }
}

const fragmentTokens = (
  fragments: readonly string[],
  widths: readonly number[],
  token: Token,
  hyphen: number,
): readonly Token[] => {
  const whole = { token, fragments: fragments.length }
  const inside: Ending = { glue: 0, stretches: false, end: 'hyphen', hyphenWidth: hyphen }
  return fragments.map((text, index) => {
    const ending = index === fragments.length - 1 ? token : inside
    return tokenOf([], widths[index] ?? 0, token.style, ending, { text, index, whole })
  })
}

/** Read off the glyphs of the whole word; a ligature across a hyphen makes each part be shaped on its own. */
const fragmentWidths = (fragments: readonly string[], run: Run, context: TextContext): readonly number[] => {
  const { glyphs } = run.stroke.shaped
  const simple = run.text.length === fragments.join('').length && glyphs.length === run.text.length
  if (!simple) return fragments.map(fragment => widthOf(shapeWord(fragment, run.style, context)))
  let at = 0
  return fragments.map(fragment => {
    const part = glyphs.slice(at, at + fragment.length)
    at += fragment.length
    return part.reduce((sum, { advance }) => sum + (advance / 1000 + run.style.letterSpacing) * run.size, 0)
  })
}

const endOf = (last: boolean, glue: Glue, letters: string, style: Style): Token['end'] => {
  if (!last || style.nowrap) return 'none'
  if (glue === ' ') return 'space'
  return letters.endsWith('\u00ad') ? 'hyphen' : 'free'
}

const glueWidth = (glue: Glue, style: Style, context: TextContext): number => {
  if (glue === '') return 0
  return glue === '\u202f' ? thinSpace * context.sizeOf(style) : metricsOf(style, context).space
}

/** A word may change style in its middle: one run for each. */
const shapeSpans = (
  text: string,
  start: number,
  spans: readonly Span[],
  context: TextContext,
): readonly (Run | InlineIcon)[] => {
  const end = start + text.length
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

const inlineIcon = (
  { element, style }: Extract<InlineItem, { kind: 'icon' }>,
  context: TextContext,
): InlineIcon => {
  const ornament = context.ornament(element.attributes['name'] ?? '', element)
  const { width, height, margin } = style
  const ratio = ornament.width / ornament.height
  const size = context.sizeOf(style)
  const tall = typeof height === 'number' ? height : typeof width === 'number' ? width / ratio : size
  const before = typeof margin.left === 'number' ? margin.left : 0
  const after = typeof margin.right === 'number' ? margin.right : 0
  const wide = typeof width === 'number' ? width : tall * ratio
  return {
    kind: 'icon',
    ornament,
    style,
    before,
    after,
    width: wide + before + after,
    height: tall,
  }
}
