/** French typography: the spaces, quotes and dashes that a French printer would set, and a few turns of phrase. */

export const NBSP = '\u00a0'
export const NARROW = '\u202f'

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/(?<=[\p{L}\p{N}])'(?=[\p{L}«])/gu, '’'],
  [/«[ \u00a0\u202f]*/g, `«${NBSP}`],
  [/[ \u00a0\u202f]*»/g, `${NBSP}»`],
  // An existing space before high punctuation becomes the right one; a missing one is set where a sentence needs it.
  [/(?<=\S)[ \u00a0\u202f]+(?=[;!?]+(?:[\s)»…]|$))/g, NARROW],
  [/(?<=[\p{L}\p{N})»\u2019%])(?=[;!?]+(?:[\s)»…]|$))/gu, NARROW],
  [/(?<=\S)[ \u00a0\u202f]+(?=:(?:\s|$))/g, NBSP],
  [/(?<=[\p{L}\p{N})»%])(?=:(?:\s|$))/gu, NBSP],
  // A true minus before a number that stands alone.
  [/(?<=^|[\s(«/|+,\u00a0\u202f])-(?=\d)/g, '\u2212'],
  // A number stays with what it counts.
  [
    /(?<=(?:^|[\s(+\u2212×«\u00a0\u202f’])[+\u2212]?\d{1,3}) (?=(?:pouces?|PA|PC|PV|PM|cm|mm|dés?|rounds?|niveaux?|pièces?|figurines?|points?|sorts?|classes?|%)(?!\p{L}))/gu,
    NBSP,
  ],
]

/** Idempotent: text that is already well set comes back as it was. */
export const typeset = (text: string): string =>
  rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count}${NBSP}${Math.abs(count) < 2 ? one : many}`

/** « a, b et c » */
export const enumerate = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

/** A score as the tables print it: +2, +0, −1. */
export const signed = (score: number): string => (score < 0 ? `\u2212${-score}` : `+${score}`)

export const quote = (text: string): string => `«${NBSP}${text}${NBSP}»`
