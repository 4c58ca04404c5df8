/** French typography: the spaces, quotes and dashes that a French printer would set, and a few turns of phrase. */
import { oneLine, short } from './echo.ts'

export const NBSP = '\u00a0'
export const NARROW = '\u202f'

interface Rule {
  /** No rule is tried on a text that has none of these: most texts need one or two. */
  readonly triggers: readonly string[]
  readonly pattern: RegExp
  readonly replacement: string
}

const blanks = [' ', NBSP, NARROW]
const afterBlank = (marks: string): readonly string[] =>
  [...marks].flatMap(mark => blanks.map(blank => blank + mark))

// A pattern that opens with the mark itself is found far quicker than one that looks behind first.
const rules: readonly Rule[] = [
  { triggers: ['...'], pattern: /\.\.\./g, replacement: '…' },
  { triggers: ["'"], pattern: /(?<=[\p{L}\p{N}])'(?=[\p{L}«])/gu, replacement: '’' },
  { triggers: ['«'], pattern: /«[ \u00a0\u202f]*/g, replacement: `«${NBSP}` },
  { triggers: ['»'], pattern: /[ \u00a0\u202f]*»/g, replacement: `${NBSP}»` },
  // An existing space before high punctuation becomes the right one; a missing one is set where a sentence needs it.
  {
    triggers: afterBlank(';!?'),
    pattern: /(?<=\S)[ \u00a0\u202f]+(?=[;!?]+(?:[\s)»…]|$))/g,
    replacement: NARROW,
  },
  {
    triggers: [';', '!', '?'],
    pattern: /[;!?](?<=[\p{L}\p{N})»\u2019%].)(?=[;!?]*(?:[\s)»…]|$))/gu,
    replacement: `${NARROW}$&`,
  },
  { triggers: afterBlank(':'), pattern: /(?<=\S)[ \u00a0\u202f]+(?=:(?:\s|$))/g, replacement: NBSP },
  { triggers: [':'], pattern: /:(?<=[\p{L}\p{N})»%].)(?=\s|$)/gu, replacement: `${NBSP}$&` },
  // What is listed or multiplied never opens a line with its sign.
  { triggers: [' ·', ' ×', '× '], pattern: / (?=[·×])|(?<=×) (?=[\d(])/g, replacement: NBSP },
  // A true minus before a number that stands alone.
  { triggers: ['-'], pattern: /(?<=^|[\s(«/|+,\u00a0\u202f])-(?=\d)/g, replacement: '\u2212' },
  // A signed number stays with what it changes: CA +2.
  { triggers: ['+', '\u2212'], pattern: /(?<=[\p{L}.]) (?=[+\u2212]\d)/gu, replacement: NBSP },
  // A number stays with what it counts: a word of any game, or its abbreviation in capitals.
  {
    triggers: [...'0123456789'].map(digit => `${digit} `),
    pattern:
      /(?<=(?:^|[\s(+\u2212×«\u00a0\u202f’])[+\u2212]?\d{1,3}) (?=(?:\p{Lu}{2,3}|pouces?|cm|mm|dés?|rounds?|niveaux?|pièces?|figurines?|points?|sorts?|classes?|%)(?!\p{L}))/gu,
    replacement: NBSP,
  },
]

/** Idempotent: text that is already well set comes back as it was. */
export const typeset = (text: string): string =>
  rules.reduce(
    (set, { triggers, pattern, replacement }) =>
      containsAny(set, triggers) ? set.replace(pattern, replacement) : set,
    text,
  )

const containsAny = (text: string, parts: readonly string[]): boolean => {
  for (const part of parts) if (text.includes(part)) return true
  return false
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count}${NBSP}${Math.abs(count) < 2 ? one : many}`

/** As a sentence begins. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** « a, b et c » */
export const enumerate = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

/** A score as the tables print it: +2, +0, −1. */
export const signed = (score: number): string => (score < 0 ? `\u2212${-score}` : `+${score}`)

/** What is quoted may come from any file: it is shown short and tame. */
export const quote = (text: string): string => `«${NBSP}${oneLine(short(text))}${NBSP}»`
