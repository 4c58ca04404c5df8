/** French hyphenation of one word, after Liang: at least three letters on either side of the hyphen. */
import patterns, { type PatternTrie } from 'hyphen/patterns/fr'

const known = new Map<string, readonly string[]>()
const mostKnown = 20_000
const shortest = 6
const fewest = 3
/** Between two places for a hyphen. */
const fewestBetween = 2

export const hyphenate = (word: string): readonly string[] => {
  const seen = known.get(word)
  if (seen) return seen
  if (known.size > mostKnown) known.clear()
  const fragments = word.includes('\u00ad') ? [word] : fragmentsOf(word)
  known.set(word, fragments)
  return fragments
}

const fragmentsOf = (word: string): readonly string[] => {
  const [, before = '', core = ''] = /^(.*?[’']|[^\p{L}]*)?(\p{L}+)[^\p{L}]*$/u.exec(word) ?? []
  const lower = core.toLowerCase()
  if (core.length < shortest || lower.length !== core.length) return [word]
  const fragments: string[] = []
  let from = 0
  for (const place of placesIn(lower)) {
    fragments.push(word.slice(from, before.length + place))
    from = before.length + place
  }
  fragments.push(word.slice(from))
  return fragments
}

const [levelLists, trie] = patterns

/** Before which letters the patterns allow a hyphen: where the highest level that they give is odd. */
const placesIn = (letters: string): readonly number[] => {
  const levels = levelsOf(letters)
  const places: number[] = []
  let last = 0
  for (let at = fewest; at <= letters.length - fewest; at++) {
    if ((levels[at] ?? 0) % 2 === 0 || at - last < fewestBetween) continue
    places.push(at)
    last = at
  }
  return places
}

const levelsOf = (letters: string): Uint8Array => {
  const bounded = `.${letters}.`
  const levels = new Uint8Array(bounded.length)
  for (let start = 0; start < bounded.length - 2; start++) {
    let node: PatternTrie | undefined = trie
    for (let at = start; node && at < bounded.length; at++) {
      const found: PatternTrie[string] | undefined = node[bounded[at] ?? '']
      const list = typeof found === 'number' ? found : Array.isArray(found) ? found[1] : undefined
      if (list !== undefined) raise(levels, Math.max(0, start - 1), levelLists[list] ?? [])
      node = typeof found === 'number' ? undefined : Array.isArray(found) ? found[0] : found
    }
  }
  return levels
}

const raise = (levels: Uint8Array, from: number, by: readonly number[]): void => {
  for (let index = 0; index < by.length; index++)
    levels[from + index] = Math.max(levels[from + index] ?? 0, by[index] ?? 0)
}
