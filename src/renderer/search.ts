/** How the studio searches: accents and capitals folded, a name before a text, and what was hit shown. */

export interface Query {
  /** As it was typed, folded. */
  readonly phrase: string
  readonly words: readonly string[]
}

/** Where a query is met, the best first: at the start of a name, of a word in it, within a word, in what is said of it. */
export const ranks = { start: 0, word: 1, inside: 2, text: 3 } as const
export type Rank = (typeof ranks)[keyof typeof ranks]

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
}

const foldLetter = (letter: string): string => {
  const lower = letter.toLowerCase()
  return ligatures[lower] ?? (lower < '\u0080' ? lower : lower.normalize('NFD').replace(/\p{M}/gu, ''))
}

export const fold = (text: string): string => Array.from(text, foldLetter).join('')

export const queryOf = (typed: string): Query => {
  const phrase = fold(typed).trim().replace(/\s+/g, ' ')
  return { phrase, words: phrase === '' ? [] : phrase.split(' ') }
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** A letter or two stand within nearly every text: they are looked for where words begin. */
const least = 3

/** Where a folded text has the word; a short one only where words begin. */
const placesOf = (folded: string, word: string): readonly number[] => {
  const places: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    if (word.length >= least || !isLetter(folded[at - 1])) places.push(at)
  return places
}

const rankIn = (name: string, text: string, wanted: string): Rank | undefined => {
  const places = placesOf(name, wanted)
  if (places[0] === 0) return ranks.start
  if (places.some(at => !isLetter(name[at - 1]))) return ranks.word
  if (places.length > 0) return ranks.inside
  return placesOf(text, wanted).length > 0 ? ranks.text : undefined
}

/** How well a folded name and the folded text about it answer; nothing where a word of the query is in neither. */
export const rankOf = ({ phrase, words }: Query, name: string, text: string): Rank | undefined => {
  const found = words.map(word => rankIn(name, text, word))
  if (found.some(rank => rank === undefined)) return undefined
  const whole = rankIn(name, '', phrase)
  if (whole !== undefined) return whole
  return found.reduce<Rank>((worst, rank) => (rank !== undefined && rank > worst ? rank : worst), ranks.start)
}

export interface Stretch {
  readonly text: string
  readonly hit: boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Each letter of the folded text with the place of the letter that it was. */
const withPlaces = (text: string): { readonly folded: string; readonly at: readonly number[] } => {
  const at: number[] = []
  let folded = ''
  let place = 0
  for (const letter of text) {
    const part = foldLetter(letter)
    folded += part
    for (let index = 0; index < part.length; index++) at.push(place)
    place += letter.length
  }
  at.push(place)
  return { folded, at }
}

const spansOf = (text: string, { words }: Query): readonly Span[] => {
  const { folded, at } = withPlaces(text)
  const spans = words
    .flatMap(word =>
      placesOf(folded, word).map(place => ({
        from: at[place] ?? 0,
        to: at[place + word.length] ?? text.length,
      })),
    )
    .toSorted((a, b) => a.from - b.from)
  const apart: Span[] = []
  for (const span of spans) {
    const last = apart.at(-1)
    if (last && span.from <= last.to)
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else apart.push(span)
  }
  return apart
}

export const answers = (text: string, query: Query): boolean => spansOf(text, query).length > 0

/** The text in stretches, those that answer the query told from the others. */
export const stretchesOf = (text: string, query: Query): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let done = 0
  for (const { from, to } of spansOf(text, query)) {
    if (from > done) stretches.push({ text: text.slice(done, from), hit: false })
    stretches.push({ text: text.slice(from, to), hit: true })
    done = to
  }
  if (done < text.length) stretches.push({ text: text.slice(done), hit: false })
  return stretches
}

/** Letters that a line or two hold before the first hit. */
const before = 60

/** The text from a little before its first hit, where that would lie too far to be seen. */
export const excerptOf = (text: string, query: Query): string => {
  const [first] = spansOf(text, query)
  if (!first || first.from <= before) return text
  const start = text.indexOf(' ', first.from - before / 2)
  return `… ${text.slice(start + 1)}`
}
