/** What a style at one size comes to, worked out once: its face, its blanks, the words that it has shaped. */
import type { Style } from '../style/style.ts'
import type { FontBook } from './fonts.ts'
import type { Typeface } from './typeface.ts'
import type { Run, TextContext, Token } from './tokens.ts'

/** The tokens of a word, how many letters each has, and the width of the widest. */
export interface Made {
  readonly tokens: readonly Token[]
  readonly lengths: readonly number[]
  readonly widest: number
}

export interface Metrics {
  readonly face: Typeface
  readonly size: number
  readonly space: number
  readonly hyphen: Run
  /** Half a line on either side of the baseline. */
  readonly above: number
  readonly below: number
  readonly words: Map<string, readonly Run[]>
  /** Of each kind of word, by its letters. */
  readonly made: (Map<string, Made> | undefined)[]
}

interface Store {
  readonly byStyle: WeakMap<Style, Map<number, Metrics>>
  /** Of all styles and sizes together. */
  words: number
}

const stores = new WeakMap<FontBook, Store>()
const mostSizes = 200
/** Some 5 KB each: an evening of typing makes ever new ones. */
const mostWords = 30_000

const storeOf = (fonts: FontBook): Store => {
  const store = stores.get(fonts) ?? { byStyle: new WeakMap(), words: 0 }
  stores.set(fonts, store)
  return store
}

/** One word more is kept; when there are too many, all are forgotten. */
export const countWord = ({ fonts }: TextContext): void => {
  const store = storeOf(fonts)
  if (++store.words > mostWords) stores.delete(fonts)
}

export const metricsOf = (style: Style, { fonts, sizeOf }: TextContext): Metrics => {
  const size = sizeOf(style)
  const { byStyle } = storeOf(fonts)
  let bySize = byStyle.get(style)
  if (!bySize) byStyle.set(style, (bySize = new Map()))
  const found = bySize.get(size)
  if (found) return found
  if (bySize.size > mostSizes) bySize.clear()
  const made = measureStyle(style, size, fonts)
  bySize.set(size, made)
  return made
}

const measureStyle = (style: Style, size: number, fonts: FontBook): Metrics => {
  const face = fonts.face({ family: style.fontFamily, weight: style.fontWeight, italic: style.italic })
  const half = (style.lineHeight - (face.ascent + face.descent)) / 2
  return {
    face,
    size,
    words: new Map(),
    made: [],
    space: (fonts.shape(face, ' ', '').width + style.letterSpacing) * size,
    hyphen: hyphenOf(style, size, face, fonts),
    above: (face.ascent + half) * size,
    below: (face.descent + half) * size,
  }
}

const hyphenOf = (style: Style, size: number, face: Typeface, fonts: FontBook): Run => {
  const shaped = fonts.shape(face, '-', '')
  const stroke = { kind: 'word', shaped, spacing: 0 } as const
  return { kind: 'run', text: '-', face, size, style, stroke, width: shaped.width * size, rise: 0 }
}
