/** Whole pages, and the one that every game has: how Copiste decides where its rulebook does not. */
import type { DraftPiece, Ruling, Size } from '../../core/index.ts'
import type { Article } from './articles.ts'

/** A page brings margins of its own, so that the paper's edge may be its edge. */
export const page = (title: string, size: Size) => ({ title, size, copies: 1, toEdge: true })

/** Letters that one column of a page holds without being crowded. */
const column = 1600

/** Subject by subject, in the order in which each is first met; without a subject they come first. */
export const rulingsPage = (rulings: readonly Ruling[], paper: Size): DraftPiece => {
  const groups = new Map<string | undefined, readonly Ruling[]>([[undefined, []]])
  for (const ruling of rulings) {
    const subject = ruling.subject?.title
    groups.set(subject, [...(groups.get(subject) ?? []), ruling])
  }
  const letters = rulings.reduce((sum, { title, text }) => sum + title.length + text.length, 0)
  return {
    ...page('Arbitrages', paper),
    continues: 'back',
    template: 'shared/rulings',
    data: {
      few: letters < column,
      rulings: [...groups.values()].flatMap(group =>
        group.map(({ number, title, text, subject }, index) => ({
          number,
          title,
          text,
          subject: subject ? { ...subject } : null,
          opens: index === 0,
        })),
      ),
    },
  }
}

/** Articles in columns, section by section in the order in which they come. */
export const articlesPage = (
  articles: readonly Article[],
  { title, motto }: { readonly title: string; readonly motto: string },
  paper: Size,
): DraftPiece => ({
  ...page(title, paper),
  continues: 'back',
  template: 'shared/compendium',
  data: {
    title,
    motto,
    articles: articles.map(({ section, name, icon, badge, tags, summary, facts, text }, index) => ({
      section: section.title,
      opens: section.id !== articles[index - 1]?.section.id,
      name,
      icon: icon ?? '',
      badge: badge ?? '',
      tags: (tags ?? []).map(({ label }) => label).join(', '),
      facts: facts?.map(({ label, value }) => ({ label, value })) ?? [],
      // One line for the eye says again what its facts say.
      text: text ?? (facts ? '' : summary),
    })),
  },
})
