/** How a game's catalogue is listed: one section after another, its words set as they are printed. */
import { typeset, type CatalogEntry, type CatalogFact, type CatalogSection } from '../../core/index.ts'

export const catalogSection = (
  id: string,
  heading: Omit<CatalogSection, 'id' | 'entries'>,
  entries: readonly CatalogEntry[],
): CatalogSection => ({
  id,
  ...heading,
  entries: entries.map(entry => ({
    ...entry,
    summary: typeset(entry.summary),
    ...(entry.text && { text: typeset(entry.text) }),
    ...(entry.facts && {
      facts: entry.facts.map(({ label, value }) => ({ label, value: typeset(value) })),
    }),
  })),
})

/** What is nothing is not told. */
export const factsOf = (
  ...pairs: readonly (readonly [label: string, value: string | null | undefined | false])[]
): readonly CatalogFact[] => pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
