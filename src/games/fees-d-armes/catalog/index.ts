/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import type { KeywordEntry } from './interface.ts'
import { keywords } from './keywords.ts'

export * from './interface.ts'
export * from './play.ts'
export { brings } from './brings.ts'
export { rulings } from './rulings.ts'
export { keywords }

/** By id, for any string that a file may hold. */
export const keywordById: ReadonlyMap<string, KeywordEntry> = new Map(
  keywords.map(keyword => [keyword.id, keyword]),
)
