/**
 * What comes of it when one member acts on another, in one shape for all games: the studio draws it, the press prints
 * it, the command line gives it as JSON. A game says who can act, with what, on what, and under which circumstances.
 */
import type { Chart } from '../chart.ts'
import type { Pointer } from '../pointer.ts'
import { asNumber, chanceOf, chancesByNumber, meanOf, repeated, type Ways } from './ways.ts'

/**
 * What is set for a duel, by the ids of its circumstances: 1 for what is so, a number, or the place of an option. What
 * is not set is 0, which is the usual.
 */
export type Setting = Readonly<Record<string, number>>

/** Something that changes the chances, and that a player sets. */
export type Circumstance = {
  /** As the command line names it. */
  readonly id: string
  readonly label: string
  /** What it does: « +1 / +1 ». */
  readonly note?: string
  readonly side: 'attacker' | 'target'
} & (
  | { readonly kind: 'toggle' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
)

/** Who is acted upon, as far as the chances depend on it: plain numbers, so that bands of other files can be aimed at. */
export interface Target {
  readonly name: string
  readonly numbers: Readonly<Record<string, number>>
  /** What it can lose before it falls; null where that is not known. */
  readonly life: number | null
  /** The circumstances of its side that it can bring about. */
  readonly circumstances: readonly string[]
}

/** What comes of one attempt. */
export interface Blow {
  /** The bonuses used, and what the throw is held against. */
  readonly touch: number
  readonly damage: number
  readonly defence: number
  /** The chance that it succeeds at all. */
  readonly chance: number
  readonly losses: Ways<number>
  /** How these numbers come about, in a few words each. */
  readonly notes: readonly string[]
}

export interface DuelAttack {
  readonly id: string
  readonly label: string
  /** The circumstances that change it, of either side, by their ids. */
  readonly circumstances: readonly string[]
  readonly against: (target: Target, setting: Setting) => Blow
}

export interface Duelist {
  /** The member's place in the band. */
  readonly path: Pointer
  readonly name: string
  readonly icon?: string
  readonly attacks: readonly DuelAttack[]
  readonly target: Target
}

/** Who acts on whom, with what, and how. */
export interface Encounter {
  readonly attacker: Duelist
  readonly attack: DuelAttack
  readonly target: Target
  readonly setting: Setting
}

/** What a game can work out beyond one attempt: a chart, with a sentence that says what it tells. */
export interface Study {
  readonly id: string
  readonly title: string
  /** What its values are counted in: « % », « blessures ». */
  readonly unit: string
  /** What its marks are, over their row in a table: « Tour », « Dés ». */
  readonly marks: string
  /** Its words are what a table says at each mark. */
  readonly chart: Chart
  readonly says: string
}

/** The duels of a game. */
export interface DuelRules<R> {
  readonly circumstances: readonly Circumstance[]
  /** What a bare defence stands for: « CA », with the span that is looked at in a table. */
  readonly defence: {
    readonly label: string
    readonly from: number
    readonly to: number
    /** It changes no chance to touch, only what is lost: tables tell how often anything is. */
    readonly stops?: 'losses'
  }
  /** What an attempt takes away: « PV ». */
  readonly losses: { readonly one: string; readonly many: string }
  readonly duelists: (roster: R) => readonly Duelist[]
  /** Somebody of whom nothing is known but this. */
  readonly anybody: (defence: number, life: number | null) => Target
  /** Where the target can act in its turn, `answer` says what it does. */
  readonly studies?: (encounter: Encounter, answer: Encounter | undefined) => readonly Study[]
}

/** The circumstances of one side that change this attack; those of the target's side it must be able to bring about. */
export const offered = (
  { circumstances }: Pick<DuelRules<never>, 'circumstances'>,
  side: Circumstance['side'],
  attack: Pick<DuelAttack, 'circumstances'> | undefined,
  target: Pick<Target, 'circumstances'>,
): readonly Circumstance[] =>
  circumstances.filter(
    circumstance =>
      circumstance.side === side &&
      attack?.circumstances.includes(circumstance.id) === true &&
      (side === 'attacker' || target.circumstances.includes(circumstance.id)),
  )

/** As the command line gives it, and the studio shows it. */
export interface Outcome {
  readonly attacker: string
  readonly attack: string
  readonly touch: number
  readonly damage: number
  readonly defence: number
  readonly chance: number
  readonly mean: number
  readonly distribution: readonly number[]
  readonly kill: number | null
}

export const outcomeOf = (
  { name }: Pick<Duelist, 'name'>,
  attack: DuelAttack,
  target: Target,
  setting: Setting,
): Outcome => {
  const { touch, damage, defence, chance, losses } = attack.against(target, setting)
  const { life } = target
  return {
    attacker: name,
    attack: attack.id,
    touch,
    damage,
    defence,
    chance,
    mean: asNumber(meanOf(losses)),
    distribution: chancesByNumber(losses),
    kill: life === null ? null : asNumber(chanceOf(losses, lost => lost >= life)),
  }
}

/** The chance that the target has fallen after one attempt, after two, and so on. */
export const fallen = ({ losses }: Blow, life: number, attempts: number): readonly number[] =>
  Array.from({ length: attempts }, (_, index) =>
    asNumber(chanceOf(repeated(index + 1, losses), lost => lost >= life)),
  )
