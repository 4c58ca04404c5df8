/** Throws of this game: D20 against D20, all 400 of them, and the one D20 of a spell. Whole numbers, nothing is rounded. */
import { anyOf, both, chanceOf, die, seenAs, type Chance, type Ways } from '../../../core/index.ts'
import { failureDamage, numbers } from '../catalog/index.ts'

export const { faces } = numbers

const d20 = die(faces)

/** What somebody brings to an opposed throw. */
export interface Side {
  /** All that is added to the die. */
  readonly bonus: number
  /** Of the weapon. */
  readonly damage: number
  readonly armour: number
}

export type Verdict = 'win' | 'draw' | 'lose'

/** What one throw of a fight comes to, as its first side sees it. */
export interface Exchange {
  readonly verdict: Verdict
  readonly given: number
  readonly taken: number
}

/** Throws that come to the same are one outcome. */
const merged = <T>(ways: Ways<T>, key: (outcome: T) => string): Ways<T> => {
  const known = new Map<string, T>()
  return seenAs(ways, outcome => {
    const first = known.get(key(outcome)) ?? outcome
    known.set(key(outcome), first)
    return first
  })
}

/** A natural 20, where critical hits are played. */
const isCritical = (face: number, critical: boolean): boolean => critical && face === numbers.critical.face

/** Critical damage is doubled once weapon and armour are counted. */
const damageOf = (
  face: number,
  { bonus, damage }: Pick<Side, 'bonus' | 'damage'>,
  { armour }: Pick<Side, 'armour'>,
  critical: boolean,
): number =>
  Math.max(0, face + bonus + damage - armour) * (isCritical(face, critical) ? numbers.critical.times : 1)

/** Two criticals are a draw, as two equal totals are: both hit. */
const verdictOf = (own: number, theirs: number, ownCritical: boolean, theirCritical: boolean): Verdict => {
  if (ownCritical || theirCritical)
    return ownCritical === theirCritical ? 'draw' : ownCritical ? 'win' : 'lose'
  return own === theirs ? 'draw' : own > theirs ? 'win' : 'lose'
}

export const fight = (one: Side, other: Side, critical: boolean): Ways<Exchange> =>
  merged(
    both(d20, d20, (own, theirs): Exchange => {
      const verdict = verdictOf(
        own + one.bonus,
        theirs + other.bonus,
        isCritical(own, critical),
        isCritical(theirs, critical),
      )
      return {
        verdict,
        given: verdict === 'lose' ? 0 : damageOf(own, one, other, critical),
        taken: verdict === 'win' ? 0 : damageOf(theirs, other, one, critical),
      }
    }),
    ({ verdict, given, taken }) => `${verdict} ${given} ${taken}`,
  )

export interface Shot {
  readonly hit: boolean
  readonly damage: number
}

/** The shooter has to exceed; ruling 6: his own 20 alone is critical. */
export const shot = (
  shooter: Pick<Side, 'bonus' | 'damage'>,
  target: Pick<Side, 'bonus' | 'armour'>,
  critical: boolean,
): Ways<Shot> =>
  merged(
    both(d20, d20, (own, theirs): Shot => {
      const hit = isCritical(own, critical) || own + shooter.bonus > theirs + target.bonus
      return { hit, damage: hit ? damageOf(own, shooter, target, critical) : 0 }
    }),
    ({ hit, damage }) => `${hit} ${damage}`,
  )

export interface Attempt {
  readonly value: number
  /** Added to the die. */
  readonly bonus: number
  /** How much health he gives at most so that it succeeds. */
  readonly empowering: number
  /** And how much more, once it does, so that nobody resists. */
  readonly beyond: number
  /** Out of the game failing hurts nobody. */
  readonly harmless: boolean
}

export interface Cast {
  readonly cast: boolean
  /** Die, bonus and empowering. */
  readonly total: number
  /** What it cost the caster: what he gave, and what failing did to him. */
  readonly spent: number
  readonly failed: number
}

/** He gives what is wanting where that is enough; where it is not, what saves him more than it costs. */
const castWith = (thrown: number, { value, empowering, beyond, harmless }: Attempt): Cast => {
  const short = value - thrown
  if (short <= empowering) {
    const spent = Math.max(0, short) + beyond
    return { cast: true, total: thrown + spent, spent, failed: 0 }
  }
  const choices = Array.from({ length: empowering + 1 }, (_, spent): Cast => ({
    cast: false,
    total: thrown + spent,
    spent,
    failed: harmless ? 0 : failureDamage(short - spent),
  }))
  return choices.reduce((best, one) => (costOf(one) < costOf(best) ? one : best))
}

export const costOf = ({ spent, failed }: Pick<Cast, 'spent' | 'failed'>): number => spent + failed

export const casting = (attempt: Attempt): Ways<Cast> => {
  const throws = Array.from({ length: faces }, (_, index) => castWith(index + 1 + attempt.bonus, attempt))
  return anyOf(throws)
}

/** With so much Santé to give for it at most. */
export const castChance = (value: number, empowering = 0): Chance =>
  chanceOf(casting({ value, bonus: 0, empowering, beyond: 0, harmless: false }), ({ cast }) => cast)

/** Who equals what was thrown for the spell resists; a caster may give health for that too. */
export const resisting = (total: number, bonus: number, empowering: number): Ways<boolean> =>
  seenAs(d20, face => face + bonus + empowering >= total)
