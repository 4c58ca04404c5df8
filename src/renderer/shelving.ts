/** What of the shelf is shown, and in which order. */
import type { ShelfBook } from '../app/shelf.ts'
import { kindIds, pileIcons, type KindId } from '../core/index.ts'
import { systems } from '../games/index.ts'
import { folded } from './finding.ts'
import type { Glyph } from './glyphs.ts'

export const shelfSorts = ['recent', 'name', 'game', 'points'] as const
export type ShelfSort = (typeof shelfSorts)[number]
export const shelfFilters = ['all', 'ready', 'faulty'] as const
export type ShelfFilter = (typeof shelfFilters)[number]
export const shelfLooks = ['cards', 'rows'] as const
export type ShelfLook = (typeof shelfLooks)[number]

/** What can be done with one of them as a whole. */
export const bookActions = ['rename', 'duplicate', 'export', 'remove'] as const
export type BookAction = (typeof bookActions)[number]

export interface ShelfWish {
  readonly search: string
  readonly sort: ShelfSort
  readonly filter: ShelfFilter
  /** The game that alone is shown. */
  readonly game: string | undefined
  /** The kind of file that alone is shown. */
  readonly kind?: KindId | undefined
}

export const gameName = (system: string | null): string | undefined =>
  systems.find(({ id }) => id === system)?.name

const wordsIn = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean)

/** Each book is folded once: hundreds of them are searched at every key. */
const foldedTexts = new WeakMap<ShelfBook, string>()
const textOf = (book: ShelfBook): string => {
  const known = foldedTexts.get(book)
  if (known !== undefined) return known
  const text = folded([book.name, book.file, ...book.members].join('\n'))
  foldedTexts.set(book, text)
  return text
}

const answers = (book: ShelfBook, words: readonly string[]): boolean =>
  words.every(word => textOf(book).includes(word))

/** Why a book answers a search that its name does not: one of those who are in it. */
export const memberFound = ({ name, members }: ShelfBook, search: string): string | undefined => {
  const missing = wordsIn(search).filter(word => !folded(name).includes(word))
  if (missing.length === 0) return undefined
  return members.find(member => missing.some(word => folded(member).includes(word)))
}

/** Of each kind those there are, in the order of the kinds. */
export const countsByKind = (
  books: readonly Pick<ShelfBook, 'kind'>[],
): readonly { readonly kind: KindId; readonly count: number }[] =>
  kindIds.map(kind => ({ kind, count: books.filter(book => book.kind === kind).length }))

/** What stands for a kind of file, where it has no icon of its own. */
export const iconOfKind: Readonly<Record<KindId, string>> = {
  band: 'scroll-unfurled',
  scenario: 'treasure-map',
  evening: pileIcons.table,
  stock: 'locked-chest',
}

export const glyphOfKind: Readonly<Record<KindId, Glyph>> = {
  band: 'person',
  scenario: 'map',
  evening: 'moon',
  stock: 'chest',
}

/** An evening is printed as a whole of its own, beside nothing else; a stock is taken from. */
export const canBePrinted = ({ kind, state }: Pick<ShelfBook, 'kind' | 'state'>): boolean =>
  (kind === 'band' || kind === 'scenario') && state !== 'unreadable'

export const isFaulty = ({ state }: ShelfBook): boolean => state === 'errors' || state === 'unreadable'

const passes: Readonly<Record<ShelfFilter, (book: ShelfBook) => boolean>> = {
  all: () => true,
  ready: book => !isFaulty(book),
  faulty: isFaulty,
}

const collator = new Intl.Collator('fr', { numeric: true })
const byName = (a: ShelfBook, b: ShelfBook): number => collator.compare(a.name, b.name)
const byDate = (a: ShelfBook, b: ShelfBook): number => b.modified - a.modified

const orders: Readonly<Record<ShelfSort, (a: ShelfBook, b: ShelfBook) => number>> = {
  recent: (a, b) => byDate(a, b) || byName(a, b),
  name: (a, b) => byName(a, b) || byDate(a, b),
  game: (a, b) =>
    collator.compare(gameName(a.system) ?? '\uffff', gameName(b.system) ?? '\uffff') || byName(a, b),
  points: (a, b) => (b.gauge?.value ?? -1) - (a.gauge?.value ?? -1) || byName(a, b),
}

export const shelved = (
  books: readonly ShelfBook[],
  { search, sort, filter, game, kind }: ShelfWish,
): readonly ShelfBook[] => {
  const words = wordsIn(search)
  return books
    .filter(
      book =>
        (game === undefined || book.system === game) &&
        (kind === undefined || book.kind === kind) &&
        passes[filter](book) &&
        answers(book, words),
    )
    .toSorted(orders[sort])
}
