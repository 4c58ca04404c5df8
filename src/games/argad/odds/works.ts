/**
 * « Un certain temps » : a die after each turn of work, done as soon as it does not exceed the turns already worked. The
 * chances of each variant, exactly.
 */
import {
  andThen,
  anyOf,
  both,
  certainly,
  chanceOf,
  meanOf,
  type Chance,
  type Ways,
} from '../../../core/index.ts'
import type { TimeOption } from '../catalog/index.ts'

/** What the die has to show at the end of each turn of work, and what else may come of it. */
export type Work = Pick<TimeOption, 'needs' | 'sides' | 'dice' | 'abandons'>

/** At which turn it is done; the turn at which it is given up, below 0. */
const doneAt = ({ needs, sides, dice, abandons }: Work): Ways<number> => {
  const die = anyOf(Array.from({ length: sides }, (_, face) => face + 1))
  const from = (turn: number): Ways<number> => {
    const need = needs[turn - 1] ?? needs.at(-1) ?? sides
    return need >= sides
      ? certainly(turn)
      : andThen(die, face =>
          abandons && face === sides ? certainly(-turn) : face <= need ? certainly(turn) : from(turn + 1),
        )
  }
  const one = from(1)
  return dice === 2 ? both(one, one, (a, b) => Math.max(a, b)) : one
}

export interface WorkOdds {
  /** The chance that it is done by the end of turn 1, 2 …, up to the last that adds anything. */
  readonly done: readonly Chance[]
  /** That it is ever done. */
  readonly ever: Chance
  /** How many turns it takes; null where it may be given up. */
  readonly mean: Chance | null
  /** The first turn by which it is done as likely as not, and nine times of ten; null where it is never so likely. */
  readonly median: number | null
  readonly ninth: number | null
}

const atLeast = ({ part, whole }: Chance, share: Chance): boolean => part * share.whole >= share.part * whole

export const workOdds = (work: Work): WorkOdds => {
  const turns = doneAt(work)
  const last = Math.max(...turns.outcomes.keys())
  const done = Array.from({ length: last }, (_, index) =>
    chanceOf(turns, turn => turn > 0 && turn <= index + 1),
  )
  const quantile = (part: bigint, whole: bigint): number | null => {
    const at = done.findIndex(chance => atLeast(chance, { part, whole }))
    return at < 0 ? null : at + 1
  }
  return {
    done,
    ever: chanceOf(turns, turn => turn > 0),
    mean: work.abandons ? null : meanOf(turns),
    median: quantile(1n, 2n),
    ninth: quantile(9n, 10n),
  }
}

/** The chance of the throw after this turn, of who is still at work. */
export const chanceOfTurn = (work: Work, turn: number): Chance => {
  const turns = doneAt(work)
  const now = chanceOf(turns, at => at === turn)
  const still = chanceOf(turns, at => Math.abs(at) >= turn)
  return still.part === 0n ? { part: 1n, whole: 1n } : lowest(now.part * still.whole, now.whole * still.part)
}

const lowest = (part: bigint, whole: bigint): Chance => {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
  const common = divisor(part, whole)
  return { part: part / common, whole: whole / common }
}
