/** What a game has to look up, as the compendium and the palette search it. */
import { closest, type CatalogTag, type GameSystem } from '../core/index.ts'
import { articlesOf, type Article, type ArticleSection } from '../games/kit/articles.ts'
import { fold, rankOf, ranks, type Query, type Rank } from './search.ts'
import { toneStyle, type HueStyle } from './hue.ts'

export type { Article, ArticleSection }

interface Indexed {
  readonly article: Article
  readonly name: string
  /** All else that is said of it. */
  readonly text: string
}

/** A game's articles never change: they are folded once, when they are first looked at. */
const indexes = new WeakMap<GameSystem, readonly Indexed[]>()

const indexOf = (system: GameSystem): readonly Indexed[] => {
  const known = indexes.get(system)
  if (known) return known
  const made = articlesOf(system).map(article => ({
    article,
    name: fold(article.name),
    text: fold(wordsOf(article).join(' ')),
  }))
  indexes.set(system, made)
  return made
}

export const wordsOf = ({ section, summary, tags, facts, text }: Article): readonly string[] => [
  section.one ?? section.title,
  ...(tags ?? []).map(({ label }) => label),
  summary,
  ...(facts ?? []).map(({ label, value }) => `${label} ${value}`),
  text ?? '',
]

export const allArticles = (system: GameSystem): readonly Article[] =>
  indexOf(system).map(({ article }) => article)

export interface FoundArticle {
  readonly article: Article
  readonly rank: Rank
}

/** All of them where nothing is sought. */
export const findArticles = (system: GameSystem, query: Query): readonly FoundArticle[] =>
  indexOf(system).flatMap(({ article, name, text }) => {
    const rank = query.words.length === 0 ? ranks.start : rankOf(query, name, text)
    return rank === undefined ? [] : [{ article, rank }]
  })

/** The names that are nearest to what was typed: where nothing is found, one of them may have been meant. */
export const nearestNames = (system: GameSystem, typed: string): readonly string[] =>
  closest(
    typed,
    allArticles(system).map(({ name }) => name),
    3,
  )

export interface ArticleGroup {
  readonly section: ArticleSection
  readonly articles: readonly Article[]
}

/** By section: first the one whose best answers best, of equals the one that answers most; within it the best first. */
export const grouped = (found: readonly FoundArticle[]): readonly ArticleGroup[] => {
  const groups = new Map<string, FoundArticle[]>()
  for (const one of found) {
    const { id } = one.article.section
    groups.set(id, [...(groups.get(id) ?? []), one])
  }
  return [...groups.values()]
    .map(group => group.toSorted((a, b) => a.rank - b.rank))
    .toSorted(byAnswer)
    .flatMap(group => {
      const [first] = group
      return first ? [{ section: first.article.section, articles: group.map(({ article }) => article) }] : []
    })
}

/** Where nothing is sought all start alike, and stand as the game has them. */
const byAnswer = (a: readonly FoundArticle[], b: readonly FoundArticle[]): number => {
  const [first, second] = [a[0]?.rank ?? ranks.start, b[0]?.rank ?? ranks.start]
  return first === second && first !== ranks.start ? b.length - a.length : first - second
}

export interface Facet {
  readonly id: string
  readonly label: string
  readonly icon?: string | undefined
  readonly tag?: CatalogTag
  /** Of all there are, those that were found. */
  readonly found: number
  readonly all: number
}

const counted = (articles: readonly Article[], isOf: (article: Article) => boolean): number =>
  articles.filter(isOf).length

export const sectionFacets = (all: readonly Article[], found: readonly Article[]): readonly Facet[] =>
  sectionsOf(all).map(({ id, title, icon }) => ({
    id,
    label: title,
    icon,
    found: counted(found, ({ section }) => section.id === id),
    all: counted(all, ({ section }) => section.id === id),
  }))

const sectionsOf = (articles: readonly Article[]): readonly ArticleSection[] => [
  ...new Map(articles.map(({ section }) => [section.id, section] as const)).values(),
]

const tagId = ({ of, label }: CatalogTag): string => `${of}/${label}`
export const hasTag = ({ tags }: Article, id: string): boolean =>
  tags?.some(tag => tagId(tag) === id) ?? false

export interface TagGroup {
  readonly of: string
  readonly facets: readonly Facet[]
}

/** What articles have in common, group by group; where it would tell none of those found apart, it is left out. */
export const tagFacets = (all: readonly Article[], found: readonly Article[]): readonly TagGroup[] => {
  const tags = new Map(all.flatMap(article => article.tags ?? []).map(tag => [tagId(tag), tag] as const))
  const groups = new Map<string, Facet[]>()
  for (const [id, tag] of tags) {
    const facet: Facet = {
      id,
      label: tag.label,
      icon: tag.icon,
      tag,
      found: counted(found, article => hasTag(article, id)),
      all: counted(all, article => hasTag(article, id)),
    }
    groups.set(tag.of, [...(groups.get(tag.of) ?? []), facet])
  }
  return [...groups]
    .filter(([, facets]) => facets.length > 1 && facets.some(facet => facet.found > 0))
    .map(([of, facets]) => ({ of, facets }))
}

/** Shorter names are words of every other sentence. */
const leastName = 4

const names = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`)) return true
  return false
}

const citing = ({ facts, text }: Article): string =>
  [...(facts ?? []).map(({ value }) => value), text ?? ''].join(' · ')

/** Those that it names, then those that name it. */
export const seeAlso = (article: Article, all: readonly Article[], most = 8): readonly Article[] => {
  const others = all.filter(other => other.name !== article.name)
  const said = citing(article)
  const named = others.filter(({ name }) => name.length >= leastName && names(said, name))
  const naming =
    article.name.length < leastName
      ? []
      : others.filter(other => names(`${other.name} · ${citing(other)}`, article.name))
  return [...new Set([...named, ...naming])].slice(0, most)
}

/** What it is, from the kind to the particular: « Sort · Magie · Niveau II ». */
export const kindOf = ({ section, tags }: Article): string =>
  [section.one ?? section.title, ...(tags ?? []).map(({ label }) => label)].join(' · ')

/** The colour of an article by day and by night, where its game gives it one. */
export const toneOf = ({ tags }: Pick<Article, 'tags'>): HueStyle | undefined =>
  toneStyle(tags?.find(tag => tag.hue)?.hue)
