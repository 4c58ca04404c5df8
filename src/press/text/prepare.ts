/** Inline items -> paragraphs of tokens, one for each forced line. */
import type { MarkupNode } from '../markup/tree.ts'
import type { InlineItem } from './collect.ts'
import { metricsOf, type Metrics } from './metrics.ts'
import { breakPlaces } from './places.ts'
import { tokenOf, type Paragraph, type Span, type TextContext, type Token } from './tokens.ts'
import { cachedWord, makeWord, wordKind, type WordKind } from './words.ts'

const placeholder = '\ufffc'

export const prepare = (
  items: readonly InlineItem[],
  context: TextContext,
  hyphenated: boolean,
): readonly Paragraph[] => splitAtBreaks(items).map(part => prepareLine(part, context, hyphenated))

interface Stretch {
  readonly items: Span['item'][]
  /** The forced break that ends it. */
  end: MarkupNode | undefined
}

const splitAtBreaks = (items: readonly InlineItem[]): readonly Stretch[] => {
  let part: Stretch = { items: [], end: undefined }
  const parts = [part]
  for (const item of items) {
    if (item.kind !== 'break') {
      part.items.push(item)
      continue
    }
    part.end = item.source
    part = { items: [], end: undefined }
    parts.push(part)
  }
  return parts
}

const prepareLine = ({ items, end }: Stretch, context: TextContext, hyphenated: boolean): Paragraph => {
  const spans: Span[] = []
  let text = ''
  for (const item of items) {
    spans.push({ start: text.length, item })
    text += item.kind === 'icon' ? placeholder : item.text
  }
  const draft: LineDraft = {
    text,
    spans,
    context,
    hyphenated,
    end,
    tokens: [],
    starts: [],
    widest: 0,
    spaced: wordKind(' ', true, hyphenated),
    closing: wordKind('', true, hyphenated),
    span: -1,
    item: undefined,
    metrics: undefined,
    next: 0,
    open: 0,
  }
  let last = text.length - text.trimStart().length
  for (const position of breakPlaces(text)) {
    if (position <= last) continue
    segment(last, position, draft)
    last = position
  }
  return draft
}

/** A paragraph as its words come in. */
interface LineDraft extends Paragraph {
  readonly text: string
  readonly context: TextContext
  readonly hyphenated: boolean
  readonly tokens: Token[]
  readonly starts: number[]
  widest: number
  /** The usual kinds of word: a space follows, or nothing. */
  readonly spaced: WordKind
  readonly closing: WordKind
  /** The span of the last word, its metrics, and where the next one starts. */
  span: number
  item: Span['item'] | undefined
  metrics: Metrics | undefined
  next: number
  /** How wide the words before are that no line may part from the next. */
  open: number
}

/** Between two places where a line may end: words that unbreakable spaces keep together, then blanks. */
const segment = (start: number, end: number, draft: LineDraft): void => {
  const { text } = draft
  let stop = end
  while (stop > start && text.charCodeAt(stop - 1) === space) stop--
  if (stop === start) return widenLast(draft)
  let from = start
  for (let at = start; at < stop; at++) {
    const code = text.charCodeAt(at)
    if (code !== wideTie && code !== narrowTie) continue
    if (at > from)
      word(from, at, wordKind(code === wideTie ? '\u00a0' : '\u202f', false, draft.hyphenated), draft)
    from = at + 1
  }
  if (from === stop) return
  // A word that has a hyphen of its own is not given a second one.
  const compound = text.charCodeAt(from - 1) === hyphen || text.charCodeAt(stop - 1) === hyphen
  if (compound) word(from, stop, wordKind(stop < end ? ' ' : '', true, false), draft)
  else word(from, stop, stop < end ? draft.spaced : draft.closing, draft)
}

const space = 0x20
const hyphen = 0x2d
const wideTie = 0xa0
const narrowTie = 0x202f

/** A blank alone, after an icon perhaps: it belongs to what stands before it. */
const widenLast = ({ tokens, context }: LineDraft): void => {
  const last = tokens.at(-1)
  if (!last || last.glue !== 0) return
  const { content, width, style, hyphenWidth, part, cut } = last
  const glue = metricsOf(style, context).space
  const ending = { glue, stretches: true, end: 'space', hyphenWidth } as const
  tokens[tokens.length - 1] = tokenOf(content, width, style, ending, part, cut)
}

const word = (from: number, to: number, kind: WordKind, draft: LineDraft): void => {
  if (from >= draft.next) enterSpan(from, draft)
  const { item, metrics, tokens, starts, context } = draft
  if (!item || !metrics) throw new Error('text outside of every span')
  const letters = draft.text.slice(from, to)
  const made =
    item.kind === 'text' && to <= draft.next
      ? cachedWord(letters, kind, metrics, item.style, context)
      : makeWord(letters, kind, from, item.style, draft.spans, context)
  if (draft.open + made.widest > draft.widest) draft.widest = draft.open + made.widest
  let at = from
  for (let index = 0; index < made.tokens.length; index++) {
    const token = made.tokens[index]
    if (!token) continue
    tokens.push(token)
    starts.push(at)
    at += made.lengths[index] ?? 0
    draft.open = token.end === 'none' ? draft.open + token.width + token.glue : 0
  }
}

const enterSpan = (from: number, draft: LineDraft): void => {
  const { spans } = draft
  while (draft.span < 0 || (spans[draft.span + 1]?.start ?? Infinity) <= from) draft.span++
  draft.item = spans[draft.span]?.item
  draft.metrics = draft.item && metricsOf(draft.item.style, draft.context)
  draft.next = spans[draft.span + 1]?.start ?? Infinity
}
