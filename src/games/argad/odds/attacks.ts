/** What a character of this game can do to another, as the duel knows it, and what its studies need to know more. */
import {
  asFraction,
  asNumber,
  certainly,
  chanceOf,
  plural,
  seenAs,
  typeset,
  type Blow,
  type DuelAttack,
  type Setting,
  type Target,
} from '../../../core/index.ts'
import { certainTime, type TimeOption } from '../catalog/index.ts'
import { hasCompetence, isTrained, type KnownWeapon, type Member } from '../resolve.ts'
import { isSet } from './circumstances.ts'
import { effectOf, fighterOf, naturalOf, type Fighter } from './melee.ts'
import { aimOf, canShoot, stanceOf, type Gun } from './shot.ts'
import { canBrace, canCharge, isSwordsman, shotOrder, strikingOf, type Arm } from './strike.ts'
import { chanceOfTurn, workOdds } from './works.ts'

/** An attack of this game: a shot, a blow or a work, told apart for its charts. */
export type ArgadAttack = DuelAttack &
  (
    | { readonly kind: 'shot'; readonly gun: Gun }
    | { readonly kind: 'blow'; readonly arm: Arm }
    | { readonly kind: 'work' }
  )

export const isArgad = (attack: DuelAttack): attack is ArgadAttack => 'kind' in attack

/** Of a member, with what its troop agreed upon, and the fists that everybody has. */
export interface Armed {
  readonly member: Member
  readonly heavyBonus: number
  readonly fists: KnownWeapon | undefined
}

export const attacksOf = ({ member, heavyBonus, fists }: Armed): readonly ArgadAttack[] => {
  const carried = member.weapons.map(({ entry }) => entry)
  const weapons = fists && !carried.some(({ id }) => id === fists.id) ? [...carried, fists] : carried
  return [
    ...weapons.flatMap((weapon): readonly ArgadAttack[] => [
      ...shotsWith(member, weapon),
      ...blowsWith(member, weapon, heavyBonus),
    ]),
    work,
  ]
}

const shotsWith = (member: Member, weapon: KnownWeapon): readonly ArgadAttack[] => {
  const { shot } = weapon
  if (!shot) return []
  const gun: Gun = { member, weapon, shot }
  if (!canShoot(gun)) return []
  return [
    {
      id: weapon.id,
      label: weapon.name,
      kind: 'shot',
      gun,
      circumstances: shotCircumstances(gun),
      against: (target, setting) => shotBlow(gun, target, setting),
    },
  ]
}

const shotCircumstances = (gun: Gun): readonly string[] => {
  const { member, shot } = gun
  const { still, moving } = stanceOf(gun)
  const several = shot.red > 0
  return [
    ...(shot.rows.length > 1 ? ['portee'] : []),
    'distance',
    ...(several ? [] : ['tireurs']),
    ...(shot.shots.still > 1 && still !== null && !several ? ['tirs-du-tour'] : []),
    ...(still !== null && moving !== null ? ['mouvement'] : []),
    'bout-portant',
    ...(moving === null ? [] : ['tireur-furtif']),
    'occasion',
    ...(hasCompetence(member, 'tireur-d-elite') && !several ? ['elite'] : []),
    ...(shot.firearm ? clumsyOnes(member) : []),
    'desordre',
    'modifier',
    'couvert',
    'meurtriere',
    'cible-furtive',
    'groupe',
    // A weapon that no armour turns asks for none.
    ...(shot.armour[4] === 0 && shot.armour[5] === 0 ? [] : ['armure']),
    ...(several ? ['monture'] : []),
  ]
}

const clumsyOnes = ({ classe }: Member): readonly string[] => (classe <= 2 ? ['motive'] : [])

const shotBlow = (gun: Gun, target: Target, setting: Setting): Blow => {
  const { needs, modifier, victims, notes } = aimOf(gun, target, setting)
  return {
    touch: modifier,
    damage: 0,
    defence: needs ?? 0,
    chance: asNumber(chanceOf(victims, count => count > 0)),
    losses: victims,
    notes: notes.map(typeset),
  }
}

/** A weapon that is shot as well is struck with under another name. */
const blowsWith = (member: Member, weapon: KnownWeapon, heavyBonus: number): readonly ArgadAttack[] => {
  const { blade } = weapon
  if (!blade) return []
  const arm: Arm = { member, weapon, blade, heavyBonus }
  const thrown = shotsWith(member, weapon).length > 0
  return [
    {
      id: thrown ? `${weapon.id}-en-main` : weapon.id,
      label: thrown ? `${weapon.name}, en main` : weapon.name,
      kind: 'blow',
      arm,
      circumstances: blowCircumstances(arm),
      against: (target, setting) => blowBlow(arm, target, setting),
    },
  ]
}

const blowCircumstances = (arm: Arm): readonly string[] => {
  const { member, blade } = arm
  const foot = member.mount.id === 'pied'
  const long = blade.length === 'longue' || blade.length === 'semi-longue'
  return [
    isSwordsman(arm) ? 'deux-des' : 'frappeurs',
    ...(canCharge(arm) ? ['charge'] : []),
    ...(canBrace(arm) ? ['pied-ferme'] : []),
    ...(foot ? ['obstacle'] : []),
    'plus-haut',
    ...(long ? ['interieur'] : []),
    ...(long && blade.heavy && isTrained(member, 'ordre-serre') ? ['ordre-serre'] : []),
    'otage',
    // Who is wounded so wields nothing heavy.
    ...(blade.heavy ? [] : ['blesse']),
    ...clumsyOnes(member),
    'desordre',
    'departage',
    'modifier',
    ...(foot && (blade.hooks || canBrace(arm)) ? ['cible-charge'] : []),
    'accule',
    'a-terre',
    'armure',
    'monture',
  ]
}

const blowBlow = (arm: Arm, target: Target, setting: Setting): Blow => {
  const { strike, notes } = strikingOf(arm, target, setting)
  const kills = seenAs(naturalOf(strike), natural => (effectOf(strike, natural) === 'kill' ? 1 : 0))
  return {
    touch: strike.modifier,
    damage: 0,
    defence: Math.max(strike.classe, strike.armour),
    chance: asNumber(
      chanceOf(naturalOf(strike), natural => ['kill', 'stun'].includes(effectOf(strike, natural))),
    ),
    losses: kills,
    notes: notes.map(typeset),
  }
}

export const workIn = (setting: Setting): TimeOption => {
  const found = certainTime[setting['travail'] ?? 0] ?? certainTime[0]
  if (!found) throw new Error('no way of working in the catalogue')
  return found
}

/** Nobody is hit; it is thrown for all the same, and as often asked for. */
const work: ArgadAttack = {
  id: 'un-certain-temps',
  label: 'Un certain temps',
  kind: 'work',
  circumstances: ['travail', 'tours'],
  against: (_, setting) => {
    const option = workIn(setting)
    const turn = Math.max(1, setting['tours'] ?? 0)
    const { done } = workOdds(option)
    const now = done[turn - 1] ?? done.at(-1) ?? { part: 0n, whole: 1n }
    return {
      touch: 0,
      damage: 0,
      defence: option.needs[turn - 1] ?? option.needs.at(-1) ?? 0,
      chance: asNumber(now),
      losses: certainly(0),
      notes: [
        `${option.name}, au bout de ${plural(turn, 'tour')} : fini ${asFraction(now)}.`,
        `À ce jet-là, pour qui y est encore : ${asFraction(chanceOfTurn(option, turn))}.`,
        option.text,
      ].map(typeset),
    }
  },
}

/** How somebody takes part in an exchange; a work is no part of one. */
export const fighterFor = (
  attack: ArgadAttack,
  member: Pick<Fighter, 'classe' | 'armour'>,
  target: Target,
  setting: Setting,
): Fighter | undefined => {
  if (attack.kind === 'work') return undefined
  if (attack.kind === 'shot') {
    const { victims, modifier } = aimOf(attack.gun, target, { ...setting, 'bout-portant': 1 })
    return {
      ...member,
      order: shotOrder,
      acts: victims,
      effect: count => (count > 0 ? 'kill' : 'nothing'),
      modifier,
      shot: true,
    }
  }
  const { strike, order } = strikingOf(attack.arm, target, setting)
  return fighterOf(strike, { ...member, order })
}

/** A shot takes part in a mêlée at point-blank, and nowhere else. */
export const joinsMelee = (attack: ArgadAttack, setting: Setting): boolean =>
  attack.kind === 'blow' || (attack.kind === 'shot' && isSet(setting, 'bout-portant'))
