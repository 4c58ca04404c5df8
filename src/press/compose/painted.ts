/** A face between its layout and its sheet. */
import type { Laid } from '../fit/autofit.ts'
import type { Inked } from '../ink/ink.ts'
import type { Tape } from '../ink/tape.ts'

/** A face that is painted, for any file, and what the report says of it. */
export interface Painted extends Omit<Laid, 'box'> {
  /** Points. */
  readonly width: number
  readonly height: number
  readonly tape: Tape
}

/** What a sheet draws. */
export interface Composed extends Omit<Painted, 'tape'>, Inked {}
