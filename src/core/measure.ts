/** What a game compares: one number of all members side by side, with the words that the game has for it. */
import type { Pointer } from './pointer.ts'

export interface Measured {
  readonly name: string
  /** The member's place in the band. */
  readonly path: Pointer
  readonly value: number
  /** As the game writes it, where a bare number would not do. */
  readonly text?: string
}

export interface Measure {
  readonly id: string
  readonly label: string
  /** As the head of a narrow column has room for it. */
  readonly short?: string
  /** What the numbers count: « pouces ». */
  readonly unit?: string
  /** Which of them a player would rather have. */
  readonly better: 'more' | 'less' | 'none'
  /** A chance: nothing comes of adding it to another's. */
  readonly alone?: boolean
  /** Those who have it; of a figure without an attack there is no reach. */
  readonly values: readonly Measured[]
}
