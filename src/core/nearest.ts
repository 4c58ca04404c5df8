/** « Vouliez-vous dire … ? »: the nearest known word to a mistyped one. */
import { quote } from './french.ts'

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

export const simplified = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Nothing when no word is near: a wild guess helps nobody. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const wanted = simplified(word.slice(0, 65))
  const most = wanted.length < 4 ? 1 : Math.max(2, wanted.length / 3)
  let best: { readonly candidate: string; readonly score: number } | undefined
  for (const candidate of known) {
    const score = scoreOf(wanted, simplified(candidate), most)
    if (score <= most && score < (best?.score ?? Infinity)) best = { candidate, score }
  }
  return best?.candidate
}

/** So many of the known names, the nearest first, however far: for one who looks for what is not there. */
export const closest = (word: string, known: readonly string[], count: number): readonly string[] => {
  const wanted = simplified(word.slice(0, 65))
  const away = (name: string): number => {
    const whole = simplified(name)
    const parts = [whole, ...whole.split(/[\s’'-]+/)].filter(part => part !== '')
    return Math.min(...parts.map(part => distance(wanted, part) / Math.max(wanted.length, part.length)))
  }
  return [...new Set(known)]
    .map(name => ({ name, score: away(name) }))
    .toSorted((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ name }) => name)
}

const scoreOf = (wanted: string, candidate: string, most: number): number => {
  if (wanted.length > 2 && candidate.startsWith(wanted)) return 1
  return Math.abs(wanted.length - candidate.length) > most ? Infinity : distance(wanted, candidate)
}

export const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  return near === undefined ? '' : ` Vouliez-vous dire ${quote(near)} ?`
}
