/**
 * Icons by what a French player calls them. Their names are English words between hyphens: `words.txt` says each of those
 * words in French, `names.txt` the names that their words would mislead about, `synonyms.txt` what players type for it.
 * Read with the dialog that looks for icons, and not before.
 */
import { fold } from '../search.ts'
import { calledOf, saidIn, type Said } from './naming.ts'

export interface NamedIcon {
  readonly id: string
  /** In French; the thing first, then what is said of it. */
  readonly label: string
}

export interface Lexicon {
  readonly icons: readonly NamedIcon[]
  /** Those that answer, the best first; all of them where nothing is asked. */
  readonly find: (typed: string) => readonly NamedIcon[]
}

/** The three files, and the names of all icons between spaces. */
export interface LexiconTexts {
  readonly names: string
  readonly words: string
  readonly whole: string
  readonly synonyms: string
}

/** A line is a key and what is said of it. */
const linesOf = (text: string, between = ' '): readonly (readonly [string, string])[] =>
  text.split('\n').flatMap(line => {
    const at = line.indexOf(between)
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + between.length)] as const]
  })

/** « plants » is « plant »: its line says « =plant ». */
const frenchWords = (text: string): ReadonlyMap<string, Said> => {
  const lines = new Map(linesOf(text))
  const meant = (rest: string): string => (rest.startsWith('=') ? (lines.get(rest.slice(1)) ?? '') : rest)
  return new Map(Array.from(lines, ([word, rest]) => [word, saidIn(meant(rest))]))
}

/** Words that say nothing of what is seen. */
const small = new Set(
  'a au aux avec d dans de des du en et l la le les of pour que qui sur the un une with and in'.split(' '),
)

/** As they are compared: folded, without the marks of the plural and of most feminines. */
const stem = (word: string): string => {
  if (word.length > 4 && word.endsWith('aux') && !word.endsWith('eaux')) return `${word.slice(0, -3)}al`
  const one = word.length > 3 ? word.replace(/[sx]$/, '') : word
  return one.length > 4 ? one.replace(/(?<=e|u|nt)e$/, '') : one
}
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(word => word !== '' && word !== '-')
    .map(stem)

/** Something that an icon is called. */
interface Term {
  readonly phrase: string
  readonly words: readonly string[]
  /** What is said of the thing itself, and first, weighs most. */
  readonly behind: number
}

const termOf = (text: string, behind: number): Term => {
  const words = wordsOf(text)
  return { phrase: words.join(' '), words, behind }
}

interface Entry extends NamedIcon {
  readonly french: readonly Term[]
  readonly english: readonly string[]
  readonly length: number
}

const isNumber = (part: string): boolean => /^\d+$/.test(part)
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)

const entryOf = (
  id: string,
  french: ReadonlyMap<string, Said>,
  whole: ReadonlyMap<string, readonly string[]>,
): Entry => {
  const parts = id.split('-')
  const called = whole.get(id)
  const common = { id, english: parts.map(stem), length: parts.length }
  if (called)
    return {
      ...common,
      label: capital(called[0] ?? id),
      french: called.map((text, rank) => termOf(text, rank === 0 ? 0 : 0.4)),
    }
  // English says the thing last, French first.
  const telling = parts.filter(part => !small.has(part)).toReversed()
  const things = [...telling.filter(part => !isNumber(part)), ...telling.filter(isNumber)]
  const said = things.map(part => french.get(part) ?? saidIn(part))
  return {
    ...common,
    label: capital(calledOf(said)),
    french: said.flatMap(({ terms }, place) =>
      terms.map((text, rank) => termOf(text, (place === 0 ? 0 : 1) + (rank === 0 ? 0 : 0.4))),
    ),
  }
}

/** The less, the better. */
const costs = {
  phrase: 0,
  word: 1,
  start: 2.5,
  english: 3,
  startOfWord: 3.5,
  synonym: 4,
  within: 8,
  missed: 20,
} as const
/** Icons that games use already are the ones most wanted. */
const bonus = 0.5
/** What stands within other words is chance, if it is short. */
const least = 5

const costIn = ({ phrase, words, behind }: Term, wanted: string): number | undefined => {
  if (phrase === wanted) return costs.phrase + behind
  if (words.includes(wanted)) return costs.word + behind
  if (phrase.startsWith(wanted)) return costs.start + behind
  if (words.some(word => word.startsWith(wanted))) return costs.startOfWord + behind
  return wanted.length >= least && phrase.includes(wanted) ? costs.within + behind : undefined
}

const lowest = (found: readonly (number | undefined)[]): number | undefined =>
  found.reduce(
    (best, cost) => (cost === undefined || (best !== undefined && best <= cost) ? best : cost),
    undefined,
  )

const englishCost = (english: readonly string[], wanted: string): number | undefined => {
  if (english.includes(wanted)) return costs.english
  return wanted.length > 3 && english.some(part => part.startsWith(wanted)) ? costs.english + 1.5 : undefined
}

type Synonyms = ReadonlyMap<string, readonly string[]>

const costOf = ({ french, english }: Entry, wanted: string, synonyms: Synonyms): number | undefined => {
  const said = french.map(term => costIn(term, wanted))
  const alike = (synonyms.get(wanted) ?? []).flatMap(other =>
    french.map(({ phrase, words, behind }) =>
      phrase === other || words.includes(other) ? costs.synonym + behind : undefined,
    ),
  )
  return lowest([...said, ...alike, englishCost(english, wanted)])
}

interface Found {
  readonly icon: Entry
  readonly cost: number
}

export const readLexicon = (
  texts: LexiconTexts,
  usual: ReadonlySet<string> = new Set(),
  /** What else some icons are called. */
  also: ReadonlyMap<string, readonly string[]> = new Map(),
): Lexicon => {
  const french = frenchWords(texts.words)
  const whole = new Map(linesOf(texts.whole).map(([id, said]) => [id, said.split(',')]))
  const synonyms: Synonyms = new Map(
    linesOf(texts.synonyms, ': ').map(([typed, meant]) => [
      wordsOf(typed).join(' '),
      meant.split(',').map(text => wordsOf(text).join(' ')),
    ]),
  )
  const icons = texts.names.split(' ').map(id => {
    const entry = entryOf(id, french, whole)
    const more = (also.get(id) ?? []).map(text => termOf(text, 0.8))
    return { ...entry, french: [...entry.french, ...more] }
  })

  /** Every word has to be met; where none meets them all, those that meet one. */
  const answering = (all: readonly string[], wanted: readonly string[], any: boolean): readonly Found[] =>
    icons.flatMap(icon => {
      const together = all.length > 1 ? costOf(icon, all.join(' '), synonyms) : undefined
      const each = wanted.map(word => costOf(icon, word, synonyms))
      const met = any ? each.some(cost => cost !== undefined) : each.every(cost => cost !== undefined)
      const apart = met ? each.reduce<number>((sum, cost) => sum + (cost ?? costs.missed), 0) : undefined
      const cost = lowest([together, apart])
      return cost === undefined ? [] : [{ icon, cost: cost - (usual.has(icon.id) ? bonus : 0) }]
    })

  const find = (typed: string): readonly NamedIcon[] => {
    const all = wordsOf(typed)
    const telling = all.filter(word => !small.has(word))
    const wanted = telling.length > 0 ? telling : all
    if (wanted.length === 0) return icons
    const found = answering(all, wanted, false)
    const near = found.length > 0 || wanted.length === 1 ? found : answering(all, wanted, true)
    const told = near.some(({ cost }) => cost < costs.within)
    return near
      .filter(({ cost }) => !told || wanted.length > 1 || cost < costs.within)
      .toSorted(
        (a, b) => a.cost - b.cost || a.icon.length - b.icon.length || a.icon.id.length - b.icon.id.length,
      )
      .map(({ icon }) => icon)
  }
  return { icons, find }
}
