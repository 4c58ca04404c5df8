/** What a player keeps beside his bands, to use again in others: profiles, factions, units. No band depends on it. */
import type { Json, JsonObject } from './json.ts'
import type { Patch } from './patch.ts'
import type { Result } from './result.ts'

/** One kind of thing that can be kept. A thing is what `keep` made of it, and whole by itself. */
export interface StockShelf<R> {
  readonly id: string
  /** « Profils », « profil » */
  readonly label: string
  readonly one: string
  readonly icon: string
  /** The list part of the form whose items are kept, and among whose additions they are offered. */
  readonly part: string
  /** A band has but one of them: what is taken comes in its place. */
  readonly replaces?: boolean
  /** What is kept of the item at this place: all that it needs of its band, nothing of its place in it. */
  readonly keep: (roster: R, index: number) => JsonObject | undefined
  /** Read through the game's own door: what is no such thing is refused with a sentence. */
  readonly look: (thing: Json) => Result<StockLook>
  /** The patch that brings a thing that was read into a band. */
  readonly take: (roster: R, thing: Json) => Patch
}

/** A shelf seen from outside: a band's roster keeps for it, and takes from it. */
export type StockShelfFacts = Omit<StockShelf<never>, 'keep' | 'take'>

/** How a thing is shown before it is taken. */
export interface StockLook {
  readonly title: string
  readonly subtitle?: string
  readonly icon?: string
  readonly cost?: string
}
