/** Articles of a game's compendium as pages to read at the table: printed without any band. */
import { error, failure, quote, success, type GameSystem, type Result } from '../core/index.ts'
import { articlesOf, articlesPage } from '../games/kit/index.ts'
import type { PrintJob } from '../press/vocabulary/index.ts'
import { reachable, type PrintWish } from './printing.ts'

export interface CompendiumWish {
  /** What they are, as the head of the page says it. */
  readonly title: string
  readonly articles: readonly string[]
}

export const compendiumJob = (
  system: GameSystem,
  { title, articles: keys }: CompendiumWish,
  { look, sheet }: Pick<PrintWish, 'look' | 'sheet'>,
): Result<PrintJob> => {
  const all = new Map(articlesOf(system).map(article => [article.key, article]))
  const unknown = keys.find(key => !all.has(key))
  if (unknown !== undefined) {
    const message = `${quote(unknown)} n’est pas dans le compendium de ${system.name}.`
    return failure(error('call.unknown-article', '', message))
  }
  const articles = keys.flatMap(key => all.get(key) ?? [])
  return success({
    batches: [
      {
        title: `${title} : ${system.name}`,
        styles: system.id,
        theme: system.themes[0].id,
        assets: [{ id: asset, title }],
        pieces: [{ ...articlesPage(articles, { title, motto: system.name }, reachable(sheet)), asset }],
      },
    ],
    look,
    sheet,
  })
}

const asset = 'compendium'
