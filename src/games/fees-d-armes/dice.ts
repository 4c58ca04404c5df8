/** A roll of this game, exactly: how many dice succeed, and what that takes from the target. Chapitres 1.1 et 3.3.4. */
import { chanceOf, die, seenAs, successes, type Chance, type Ways } from '../../core/index.ts'
import { faceNeeded, plunder, search } from './catalog/index.ts'
import type { Action } from './schema.ts'

/** What is rolled, and what it is rolled against. */
export interface Roll {
  readonly dice: number
  /** The sum of bonuses and penalties. */
  readonly modifier: number
  readonly armour: number
}

export interface Attempt {
  readonly chance: Chance
  readonly losses: Ways<number>
}

/** How many of so many dice show this face or a higher one. */
export const successesOf = (dice: number, face: number): Ways<number> =>
  successes(Math.max(0, dice), die(6), shown => shown >= face)

/** What so many successes take from a target; nothing where the action fails, or hurts nobody by itself. */
export const lossOf = (
  { needs, plus, damage, damagePlus }: Pick<Action, 'needs' | 'plus' | 'damage' | 'damagePlus'>,
  succeeded: number,
  armour: number,
): number => {
  if (damage === null || succeeded < needs) return 0
  const further = plus && damagePlus ? succeeded - needs : 0
  return Math.max(0, damage + further - armour)
}

export const attemptOf = (action: Action, { dice, modifier, armour }: Roll): Attempt => {
  const thrown = successesOf(dice, faceNeeded(modifier))
  return {
    chance: chanceOf(thrown, succeeded => succeeded >= action.needs),
    losses: seenAs(thrown, succeeded => lossOf(action, succeeded, armour)),
  }
}

/** A natural 6 is wanted, whatever the modifier. */
export const plunderChance = (dice: number): Chance =>
  chanceOf(successesOf(dice, plunder.face), succeeded => succeeded >= plunder.needs)

export const searchChance = (dice: number, modifier: number): Chance =>
  chanceOf(successesOf(dice, faceNeeded(modifier)), succeeded => succeeded >= search.needs)
