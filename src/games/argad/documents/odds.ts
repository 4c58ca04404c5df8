/** What one figure of a profile does by itself, standing in the open, as its card prints it: from the odds of the game. */
import { asFraction, asNumber, chanceOf, type Chance, type Target } from '../../../core/index.ts'
import { lengthOf, type ShotRow } from '../catalog/index.ts'
import { bestNatural, faces } from '../odds/dice.ts'
import { blowOf, type Effect, type Strike } from '../odds/melee.ts'
import { aimOf, canShoot, stanceOf } from '../odds/shot.ts'
import { strikingOf } from '../odds/strike.ts'
import type { KnownWeapon, Member } from '../resolve.ts'

/** Somebody on foot without armour. */
const onFoot = (classe: number): Target => ({
  name: '',
  numbers: { classe, armure: 0, rang: 0, monture: 0 },
  life: null,
  circumstances: [],
})

/** « 5-6 », « 6 », « 7 »: six is the highest face, and what is beyond takes several of them. */
export const shownNatural = (need: number): string => {
  if (need <= 1) return 'sûr'
  return need < faces ? `${need}-${faces}` : `${need}`
}

/** Of one die whose six may be thrown again. */
export const fractionOf = (need: number): string =>
  need <= 1
    ? '1'
    : asFraction(
        chanceOf(
          bestNatural(1, natural => natural >= need),
          natural => natural >= need,
        ),
      )

export interface CardShot {
  readonly row: ShotRow
  readonly need: string
  readonly chance: string
}

/** Row by row, with what its classe and its saddle cost; none where it has no table, or cannot shoot from there. */
export const shotsOf = (
  member: Member,
  weapon: KnownWeapon,
): { readonly shots: readonly CardShot[]; readonly modifier: number; readonly able: boolean } => {
  const { shot } = weapon
  if (!shot) return { shots: [], modifier: 0, able: false }
  const gun = { member, weapon, shot }
  const { still, moving } = stanceOf(gun)
  if (!canShoot(gun)) return { shots: [], modifier: 0, able: still !== null || moving !== null }
  const aims = shot.rows.map((row, portee) => ({ row, aim: aimOf(gun, onFoot(0), { portee }) }))
  return {
    able: true,
    modifier: aims[0]?.aim.modifier ?? 0,
    shots: aims.map(({ row, aim: { modifier, victims } }) => ({
      row,
      need: shownNatural(row.needs - modifier),
      chance: asFraction(chanceOf(victims, count => count > 0)),
    })),
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

/** Of thirty-six such blows, how many fell and how many drive back. */
export const waysOf = (strike: Strike): readonly [fells: string, recoils: string] => {
  const blow = blowOf(strike)
  return [ways(chanceOf(blow, fells)), ways(chanceOf(blow, effect => effect === 'recoil'))]
}

const fells = (effect: Effect): boolean => effect === 'kill' || effect === 'stun'

export interface CardBlow {
  readonly order: number
  readonly length: string
  readonly fists: boolean
  /** Why the die is not read as it falls. */
  readonly causes: readonly string[]
  /** Of thirty-six blows at each target, how many fell it, and how many drive it back. */
  readonly fells: readonly string[]
  readonly recoils: readonly string[]
}

/** Nothing for what nobody strikes with. */
export const blowsOf = (member: Member, weapon: KnownWeapon, heavyBonus: number): CardBlow | undefined => {
  const { blade } = weapon
  if (!blade) return undefined
  const strikings = targets.map(classe =>
    strikingOf({ member, weapon, blade, heavyBonus }, onFoot(classe), {}),
  )
  const [first] = strikings
  const blows = strikings.map(({ strike }) => waysOf(strike))
  return {
    order: first?.order ?? 0,
    length: lengthOf(blade.length).name,
    fists: blade.length === 'poings',
    causes: (first?.causes ?? []).map(
      ({ name, by }) => `${name.toLowerCase()} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    ),
    fells: blows.map(([felled]) => felled),
    recoils: blows.map(([, driven]) => driven),
  }
}
