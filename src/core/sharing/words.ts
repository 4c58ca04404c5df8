/** Words as people write them back: capitals, accents, apostrophes, hyphens and spaces tell nothing apart. */
import { oneLine } from '../echo.ts'

/** Seen by nobody and never broken at: it stands where a reader would take a name for a mark of the list. */
export const guard = '\u2060'

/** What a line of text can say of a name. */
export const said = (text: string): string =>
  oneLine(text)
    .replace(/[\u2060\ufeff]/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** Without what parts one item of a list from the next: read back, it is one item still. */
export const tame = (name: string): string => {
  const text = said(
    name.replace(/[,;()·•|:*_`[\]\\]|\.(?=\s|$)|(?<=\s)[—–-](?=\s|$)|^[—–+=#>{~-]+/gu, ' '),
  ).replace(/\s+/g, ' ')
  return text === name ? text : tame(text)
}

export const plainWords = (text: string): string =>
  text
    .replaceAll('&', ' et ')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+/]+/gu, ' ')
    .trim()

/** Names of a catalogue and what each stands for; the first of two that read alike is meant. */
export interface Lexicon<T> {
  readonly find: (text: string) => T | undefined
  readonly names: readonly string[]
}

export const createLexicon = <T>(entries: readonly (readonly [name: string, value: T])[]): Lexicon<T> => {
  let known: ReadonlyMap<string, T> | undefined
  // Made where something is looked up: most commands read no list. Of two alike, the first stands.
  const all = () =>
    (known ??= new Map(entries.toReversed().map(([name, value]) => [plainWords(name), value])))
  return { find: text => all().get(plainWords(text)), names: entries.map(([name]) => name) }
}

/** « 2 × Potion de Vie », « Potion de Vie x2 »: how many, and of what. */
export const counted = (text: string): { readonly count: number; readonly text: string } => {
  const [, before, of = ''] = /^(\d{1,2}) ?[x×] ?(.+)$/iu.exec(text) ?? []
  if (before !== undefined) return { count: Number(before), text: of }
  const [, what = '', after] = /^(.+?) ?[x×] ?(\d{1,2})$/iu.exec(text) ?? []
  return after === undefined ? { count: 1, text } : { count: Number(after), text: what }
}
