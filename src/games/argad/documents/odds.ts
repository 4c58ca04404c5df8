/** What one figure of a profile does by itself: what its die has to show, and how often that comes. */
import { asFraction, asNumber, chanceOf, type Chance } from '../../../core/index.ts'
import { clumsyClasses, type Shot } from '../catalog/index.ts'
import { bestNatural, faces } from '../odds/dice.ts'
import { blowOf, type Effect } from '../odds/melee.ts'
import { hasCompetence, type KnownWeapon, type Member } from '../resolve.ts'

/** « 5-6 », « 6 », « 7 »: six is the highest face, and what is beyond takes several of them. */
export const shownNatural = (need: number): string => {
  if (need <= 1) return 'sûr'
  return need < faces ? `${need}-${faces}` : `${need}`
}

/** Of one die whose six may be thrown again. */
export const chanceOfNatural = (need: number): Chance =>
  need <= 1
    ? { part: 1n, whole: 1n }
    : chanceOf(
        bestNatural(1, natural => natural >= need),
        natural => natural >= need,
      )

export const fractionOf = (need: number): string => asFraction(chanceOfNatural(need))

/** What it adds to a shot, standing still at an open target; null where it cannot shoot so. */
export const aimOf = ({ classe, mount }: Pick<Member, 'classe' | 'mount'>, shot: Shot): number | null => {
  const { still } = mount.mounted ? shot.mounted : shot.foot
  if (still === null) return null
  return still + (shot.firearm && classe <= clumsyClasses ? -1 : 0)
}

/** Who is used to bare hands strikes with them, or with a staff, without a penalty. */
const isUsedTo = (member: Member, { id, blade }: KnownWeapon): boolean =>
  hasCompetence(member, 'mains-nues') && (blade?.length === 'poings' || id === 'grand-baton')

export const bareHands = ({ blade }: KnownWeapon): boolean => blade?.length === 'poings'

/** What it adds to a blow at somebody on foot, in the open; and in a word or two what for. */
export const strikeOf = (
  member: Member,
  weapon: KnownWeapon,
  heavyBonus: number,
): { readonly bonus: number; readonly reasons: readonly string[] } => {
  const { classe, mount } = member
  const { improvised = false, heavy = false } = weapon.blade ?? {}
  const reasons: (readonly [by: number, why: string])[] = []
  if (!heavy) {
    if (classe <= clumsyClasses) reasons.push([-1, `classe ${classe}`])
    else if (!isUsedTo(member, weapon)) {
      if (bareHands(weapon)) reasons.push([-1, 'mains nues'])
      else if (improvised) reasons.push([-1, 'improvisée'])
    }
  }
  if (heavy && heavyBonus !== 0) reasons.push([heavyBonus, 'arme lourde'])
  if (hasCompetence(member, 'tres-costaud') && !mount.mounted && !bareHands(weapon))
    reasons.push([1, 'très costaud'])
  if (mount.id === 'cavalier') reasons.push([1, 'cavalier'])
  return {
    bonus: reasons.reduce((sum, [by]) => sum + by, 0),
    reasons: reasons.map(([by, why]) => `${why} ${by > 0 ? '+' : '−'}${Math.abs(by)}`),
  }
}

/** Targets as a card has them. */
export const targets = [1, 2, 3, 4, 5] as const

const outOf = 36

/** Whole thirty-sixths, or the nearest, never 0 for what may happen. */
const ways = (chance: Chance): string => {
  const shown = Math.round(asNumber(chance) * outOf)
  return shown === 0 && chance.part > 0n ? '<1' : `${shown}`
}

/** Of thirty-six blows at a target without armour, how many do this. */
export const waysOf = (
  classe: number,
  modifier: number,
  fists: boolean,
  effect: (effect: Effect) => boolean,
): string => ways(chanceOf(blowOf({ modifier, classe, armour: 0, bareHands: fists }), effect))
