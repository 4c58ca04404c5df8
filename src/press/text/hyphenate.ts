/** French hyphenation of one word: at least two letters before the hyphen, three after. */
import { hyphenateSync } from 'hyphen/fr'

const known = new Map<string, readonly string[]>()
const mostKnown = 20_000
const shortest = 6

export const hyphenate = (word: string): readonly string[] => {
  const seen = known.get(word)
  if (seen) return seen
  if (known.size > mostKnown) known.clear()
  const fragments = word.includes('\u00ad') ? [word] : fragmentsOf(word)
  known.set(word, fragments)
  return fragments
}

const fragmentsOf = (word: string): readonly string[] => {
  const [, before = '', core = '', after = ''] = /^(.*?[’']|[^\p{L}]*)?(\p{L}+)([^\p{L}]*)$/u.exec(word) ?? []
  if (core.length < shortest) return [word]
  const syllables = hyphenateSync(core, { minWordLength: shortest }).split('\u00ad')
  const fragments = merge(syllables)
  return fragments.map((fragment, index) => {
    const opened = index === 0 ? before + fragment : fragment
    return index === fragments.length - 1 ? opened + after : opened
  })
}

const merge = (syllables: readonly string[]): readonly string[] => {
  const merged: string[] = []
  for (const syllable of syllables) {
    const last = merged.at(-1)
    if (last !== undefined && last.length < 2) merged[merged.length - 1] = last + syllable
    else merged.push(syllable)
  }
  const end = merged.at(-1)
  if (end === undefined || end.length >= 3 || merged.length < 2) return merged
  return [...merged.slice(0, -2), (merged.at(-2) ?? '') + end]
}
