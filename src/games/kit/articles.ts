/** All that a game has to look up, as one list: its catalogue, then what Copiste decides where its rulebook does not. */
import {
  typeset,
  type CatalogEntry,
  type CatalogSection,
  type GameSystem,
  type Ruling,
} from '../../core/index.ts'

export type ArticleSection = Pick<CatalogSection, 'id' | 'title' | 'one' | 'icon'>

export interface Article extends Omit<CatalogEntry, 'numbers'> {
  /** Two sections may each have an entry of one id. */
  readonly key: string
  readonly section: ArticleSection
}

type Known = Pick<GameSystem, 'catalog' | 'rulings'>

export const articlesOf = ({ catalog, rulings }: Known): readonly Article[] => [
  ...catalog().flatMap(({ entries, ...section }) =>
    entries.map(({ numbers: _, ...entry }) => ({ ...entry, key: keyOf(section, entry.id), section })),
  ),
  ...rulings.map(articleOf),
]

export const keyOf = ({ id }: Pick<ArticleSection, 'id'>, entry: string): string => `${id}/${entry}`

const rulingsSection: ArticleSection = {
  id: 'arbitrages',
  title: 'Arbitrages',
  one: 'Arbitrage',
  icon: 'scroll-unfurled',
}

const articleOf = ({ number, title, text, subject }: Ruling): Article => ({
  id: String(number),
  key: keyOf(rulingsSection, String(number)),
  section: rulingsSection,
  name: typeset(title),
  summary: subject?.title ?? '',
  text: typeset(text),
  icon: subject?.icon ?? 'scroll-unfurled',
  ...(subject && { tags: [{ of: rulingsSection.title, label: subject.title, icon: subject.icon }] }),
  badge: String(number),
})
