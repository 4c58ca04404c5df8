/** Statistics as people write them in one piece: « M 6 C +2 T +0 A 10 V +4 S 14 », « Brigand 6 +2 +0 10 +0 10 ». */
import { simplified } from '../../core/index.ts'
import { statIds, stats, type StatId } from './catalog/index.ts'

/** Each as it was written there, so that its own door may refuse it; an empty one was not said. */
export interface StatLine {
  readonly name: string
  readonly stats: Readonly<Partial<Record<StatId, string>>>
  /** What follows the numbers. */
  readonly rest: string
}

/** As other tables name them; those of the catalogue go without saying. */
const otherNames: Readonly<Record<StatId, readonly string[]>> = {
  mouvement: ['mouv', 'mvt', 'move'],
  combat: ['cbt', 'fight', 'f'],
  tir: ['shoot', 'sh'],
  armure: ['arm', 'armour', 'armor'],
  volonte: ['vol', 'will', 'w'],
  sante: ['pv', 'health', 'h'],
}

const statNamed: ReadonlyMap<string, StatId> = new Map(
  stats.flatMap(({ id, name, letter }) =>
    [id, name, letter, ...otherNames[id]].map(word => [simplified(word), id] as const),
  ),
)

export const statAliases = (id: StatId): readonly string[] => {
  const stat = stats.find(known => known.id === id)
  return [...(stat ? [stat.letter, stat.short] : []), ...otherNames[id]]
}

/** A word that English tables alone have: with one of them, S is for shots. */
const isEnglish = (words: readonly string[]): boolean =>
  words.some(word => ['f', 'w', 'h', 'fight', 'will', 'health'].includes(word))

const meaning = (word: string, english: boolean): StatId | undefined =>
  english && word === 's' ? 'tir' : statNamed.get(word)

/** A score with its sign, with or without the mark of inches; a minus apart is a stroke that says nothing. */
const score = /^(?:\+\s?|[-\u2012-\u2015\u2212])?\d{1,3}(?=["″”']{0,2}(?:\s|$))/
const stroke = /^[-\u2010-\u2015\u2212*](?=\s|$)/
const word = /^\p{L}+/u
/** What stands between two things and says nothing. */
const between = /^[\s,;:|/=.·•"″”'()]+/

interface Token {
  readonly kind: 'word' | 'score'
  readonly text: string
  /** Where it begins, and where the next may. */
  readonly start: number
  readonly end: number
}

const longest = 400

const tokensOf = (line: string): readonly Token[] => {
  const tokens: Token[] = []
  for (let at = 0; at < line.length;) {
    const left = line.slice(at)
    const skipped = between.exec(left)?.[0].length ?? 0
    if (skipped > 0) {
      at += skipped
      continue
    }
    const clean = left.replace(/^([+\-\u2212]?\s?\d{1,3})[,;|/)]/, '$1 ')
    const number = score.exec(clean)?.[0] ?? stroke.exec(left)?.[0]
    if (number !== undefined) {
      const text = /\d/.test(number) ? number.replace(/\s/g, '').replace(/^[\u2012-\u2015]/, '\u2212') : ''
      tokens.push({ kind: 'score', text, start: at, end: at + number.length })
      at += number.length
      continue
    }
    const letters = word.exec(left)?.[0] ?? [...left][0] ?? ''
    tokens.push({ kind: 'word', text: simplified(letters), start: at, end: at + letters.length })
    at += letters.length
  }
  return tokens
}

const trimmed = (text: string): string =>
  text.replace(/^[\s,;:|/=.·•()\u2010-\u2015-]+|[\s,;:|/=·•(\u2010-\u2015-]+$/g, '')

/** Each score behind the word that names it, six of them or fewer, all after the name. */
const labelled = (line: string, tokens: readonly Token[]): StatLine | undefined => {
  const english = isEnglish(tokens.map(({ text }) => text))
  const found: Partial<Record<StatId, string>> = {}
  let first: number | undefined
  let end = 0
  for (const [index, token] of tokens.entries()) {
    const value = tokens[index + 1]
    const stat = token.kind === 'word' && value?.kind === 'score' ? meaning(token.text, english) : undefined
    if (stat === undefined || !value || found[stat] !== undefined) {
      if (first !== undefined && token.start >= end) break
      continue
    }
    first ??= token.start
    found[stat] = value.text
    end = value.end
  }
  if (first === undefined || Object.keys(found).length < 2) return undefined
  return { name: trimmed(line.slice(0, first)), stats: found, rest: trimmed(line.slice(end)) }
}

/** Six scores in a row, in the order of the book or of a heading; one more before them ends a name: « Chien 2 8 +1 … ». */
const bare = (
  line: string,
  tokens: readonly Token[],
  order: readonly StatId[] = statIds,
): StatLine | undefined => {
  const from = tokens.findIndex((_, index) =>
    order.every((_id, further) => tokens[index + further]?.kind === 'score'),
  )
  if (from < 0) return undefined
  const end = tokens.findIndex(({ kind }, index) => index > from && kind === 'word')
  const run = tokens.slice(from, end < 0 ? undefined : end)
  const numbered = from > 0 && run.length === order.length + 1
  const six = numbered ? run.slice(1) : run
  const [begin, last] = [six[0], six.at(-1)]
  if (!begin || !last || six.length !== order.length) return undefined
  return {
    name: trimmed(line.slice(0, begin.start)),
    stats: Object.fromEntries(order.map((id, index) => [id, six[index]?.text ?? ''])),
    rest: trimmed(line.slice(last.end)),
  }
}

export const readStatLine = (line: string, order?: readonly StatId[]): StatLine | undefined => {
  if (line.length > longest || !/\d/.test(line)) return undefined
  const tokens = tokensOf(line)
  return labelled(line, tokens) ?? bare(line, tokens, order)
}

/** Headings as books print them above the numbers, a word for the name before them at most: the order of what follows. */
const headingIn = (line: string): readonly StatId[] | undefined => {
  const words = line
    .split(/[\s,;|/.]+/)
    .filter(Boolean)
    .map(simplified)
  const english = isEnglish(words)
  const found = words.flatMap(text => meaning(text, english) ?? [])
  const all = new Set(found).size === statIds.length && found.length === statIds.length
  return all && words.length <= found.length + 1 ? found : undefined
}

/**
 * Every line of a text, where all of them are such lines. What a spreadsheet cut into cells has more to say behind the
 * numbers, and is read as the table that it is.
 */
export const readStatLines = (text: string): readonly StatLine[] | undefined => {
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  const order = lines[0] === undefined ? undefined : headingIn(lines[0])
  const read = (order ? lines.slice(1) : lines).map(line => readStatLine(line, order))
  const known = read.flatMap(line => line ?? [])
  if (known.length === 0 || known.length < read.length) return undefined
  return text.includes('\t') && known.some(({ rest }) => rest !== '') ? undefined : known
}
