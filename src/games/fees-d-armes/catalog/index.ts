/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { byId } from '../../kit/index.ts'
import type { KeywordEntry, KeywordPlace } from './interface.ts'
import { keywords } from './keywords.ts'

export * from './interface.ts'
export * from './play.ts'
export { brings } from './brings.ts'
export { rulings } from './rulings.ts'
export { keywords }

/** « Tir (X) » is an effect of an action, « Tir » alone may be a rule too. */
export const takesNumber = ({ places, numbered = places }: KeywordEntry, place: KeywordPlace): boolean =>
  numbered.includes(place)

export const keywordById = byId(keywords)
