/** Inline items -> paragraphs of tokens, one for each forced line. */
import type { InlineItem } from './collect.ts'
import { metricsOf, type Metrics } from './metrics.ts'
import { breakPlaces } from './places.ts'
import type { Paragraph, Span, TextContext, Token } from './tokens.ts'
import { cachedWord, makeWord, type Glue } from './words.ts'

const placeholder = '\ufffc'

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
  const draft: Draft = { text, spans, context, hyphenated, tokens: [], starts: [], widest: 0, span: -1 }
  let last = text.length - text.trimStart().length
  for (const position of breakPlaces(text)) {
    if (position <= last) continue
    segment(last, position, draft)
    last = position
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
  widest: number
  /** The span of the last word, the next one is there or further on; and the metrics of its style. */
  span: number
  metrics?: Metrics
}

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
    glue: metricsOf(last.style, context).space,
    stretches: true,
    end: 'space',
  }
}

const word = (from: number, to: number, glue: Glue, last: boolean, draft: Draft): void => {
  const { text, spans, context, hyphenated, tokens, starts } = draft
  const { item, metrics } = spanAt(from, draft)
  const letters = text.slice(from, to)
  const request = { glue, last, hyphenated }
  const whole = item.kind === 'text' && (spans[draft.span + 1]?.start ?? Infinity) >= to
  const made = whole
    ? cachedWord(letters, request, metrics, item.style, context)
    : makeWord(letters, request, from, item.style, spans, context)
  if (made.widest > draft.widest) draft.widest = made.widest
  let at = from
  for (let index = 0; index < made.tokens.length; index++) {
    const token = made.tokens[index]
    if (!token) continue
    tokens.push(token)
    starts.push(at)
    at += made.lengths[index] ?? 0
  }
}

const spanAt = (from: number, draft: Draft): { readonly item: Span['item']; readonly metrics: Metrics } => {
  const { spans, context } = draft
  const before = draft.span
  while (draft.span < 0 || (spans[draft.span + 1]?.start ?? Infinity) <= from) draft.span++
  const item = spans[draft.span]?.item
  if (!item) throw new Error('text outside of every span')
  if (!draft.metrics || draft.span !== before) draft.metrics = metricsOf(item.style, context)
  return { item, metrics: draft.metrics }
}
