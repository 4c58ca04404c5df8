/** What the palette finds: whatever can be gone to or done, by kind, what answers best first. */
import type { Article } from './compendium.ts'
import type { Glyph } from './glyphs.ts'
import { fold, queryOf, rankOf, ranks, type Query, type Rank } from './search.ts'

/** In the order in which they stand where they answer equally well. */
export const kinds = ['article', 'figure', 'setting', 'command', 'band'] as const
export type Kind = (typeof kinds)[number]

export interface Item {
  readonly id: string
  readonly kind: Kind
  readonly label: string
  /** One line under it. */
  readonly detail?: string | undefined
  /** A text that it answers to as well: shown in the place of its line where that alone answers. */
  readonly more?: string | undefined
  /** What it has, of which those are shown that answer. */
  readonly has?: readonly string[]
  /** What else it answers to. */
  readonly text?: string
  readonly icon?: string | undefined
  readonly glyph?: Glyph
  /** As it is written: Ctrl+S. */
  readonly keys?: string | undefined
  /** Set already, of a setting. */
  readonly isSet?: boolean
  /** What is shown beside the list. */
  readonly article?: Article
  readonly run: () => void
}

export interface ItemGroup {
  readonly kind: Kind
  readonly items: readonly Item[]
  /** How many answer, with those that there is no room for. */
  readonly count: number
}

export interface Answer {
  readonly query: Query
  readonly groups: readonly ItemGroup[]
}

/** One sign before the words asks for some kinds alone. */
const prefixes: Readonly<Record<string, readonly Kind[]>> = {
  '>': ['command', 'setting'],
  '@': ['figure', 'band'],
  '?': ['article'],
}
/** What is offered before anything is typed. */
const offered: readonly Kind[] = ['command', 'figure', 'band']

const most = 20

export const answerTo = (items: readonly Item[], typed: string): Answer => {
  const asked = prefixes[typed.trimStart().slice(0, 1)]
  const query = queryOf(asked ? typed.trimStart().slice(1) : typed)
  const wanted = asked ?? (query.words.length === 0 ? offered : kinds)
  const found = items.flatMap(item => {
    const rank = wanted.includes(item.kind) ? rankOfItem(item, query) : undefined
    return rank === undefined ? [] : [{ item, rank }]
  })
  const groups = wanted
    .map(kind => found.filter(({ item }) => item.kind === kind).toSorted((a, b) => a.rank - b.rank))
    .filter(group => group.length > 0)
    .toSorted((a, b) => (a[0]?.rank ?? 0) - (b[0]?.rank ?? 0))
  const rooms = shared(groups.map(({ length }) => length))
  return {
    query,
    groups: groups.flatMap((group, index) => {
      const [first] = group
      if (!first) return []
      const shown = group.slice(0, rooms[index]).map(({ item }) => item)
      return [{ kind: first.item.kind, items: shown, count: group.length }]
    }),
  }
}

const rankOfItem = (
  { label, detail = '', more = '', has = [], text = '' }: Item,
  query: Query,
): Rank | undefined =>
  query.words.length === 0
    ? ranks.start
    : rankOf(query, fold(label), fold([detail, more, text, ...has].join(' · ')))

/** The lines among the groups: each has its share, and what one leaves free goes to the first that wants more. */
const shared = (counts: readonly number[]): readonly number[] => {
  const share = Math.floor(most / Math.max(1, counts.length))
  const rooms = counts.map(count => Math.min(count, share))
  let free = most - rooms.reduce((sum, room) => sum + room, 0)
  return rooms.map((room, index) => {
    const more = Math.min(free, (counts[index] ?? 0) - room)
    free -= more
    return room + more
  })
}
