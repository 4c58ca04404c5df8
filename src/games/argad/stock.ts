/** What can be kept of a troop to be used in others: profiles with the weapons that they need, weapons, secrets. */
import { add, parse, success, toJson, toJsonObject, z, type Json, type StockShelf } from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { profileLook } from './form.ts'
import { objectiveLook } from './form/objective.ts'
import { weaponLook } from './form/weapon.ts'
import { bringWeapons, named, twinOf } from './own-weapons.ts'
import { resolveProfile, secretsOf, weaponOf, weaponsOf } from './resolve.ts'
import {
  objectiveSchema,
  ownWeaponSchema,
  profileSchema,
  type OwnWeapon,
  type Profile,
  type Roster,
} from './schema.ts'

const parcelSchema = z.looseObject({
  profile: profileSchema,
  ownWeapons: z.array(ownWeaponSchema).default([]),
})
const armSchema = z.looseObject({ weapon: ownWeaponSchema })
const secretSchema = z.looseObject({ objective: objectiveSchema })

const read = <T>(schema: z.ZodType<T>, thing: Json): T | undefined => {
  const parsed = parse(schema, thing)
  return parsed.ok ? parsed.value : undefined
}

/** Nothing of a troop hangs on the id of a profile: in another it would be somebody else's. */
const bare = ({ id: _, ...profile }: Profile) => profile

/** Of those with one id, the first is meant. */
const needed = (own: readonly OwnWeapon[], { weapons }: Profile): readonly OwnWeapon[] =>
  own
    .filter(
      ({ id }, at) => id !== '' && weapons.includes(id) && own.findIndex(other => other.id === id) === at,
    )
    .map(named)

const profiles: StockShelf<Roster> = {
  id: 'profils',
  label: 'Profils',
  one: 'profil',
  icon: 'swordman',
  part: 'profils',
  keep: (roster, index) => {
    const profile = roster.profiles[index]
    return profile && toJsonObject({ profile: bare(profile), ownWeapons: needed(roster.ownWeapons, profile) })
  },
  look: thing => {
    const kept = parse(parcelSchema, thing)
    if (!kept.ok) return kept
    const { profile, ownWeapons } = kept.value
    const look = profileLook(resolveProfile(profile, 0, weaponsOf({ ownWeapons })))
    return success(look)
  },
  take: (roster, thing) => {
    const kept = read(parcelSchema, thing)
    if (!kept) return []
    const { patch, become } = bringWeapons(roster, kept.ownWeapons)
    const profile = {
      ...bare(kept.profile),
      weapons: kept.profile.weapons.map(id => become.get(id) ?? id),
    }
    return [...patch, add(place('profiles', '-'), toJson(profile))]
  },
}

const arms: StockShelf<Roster> = {
  id: 'armes',
  label: 'Armes',
  one: 'arme',
  icon: 'sword-brandish',
  part: 'armes',
  keep: (roster, index) => {
    const weapon = roster.ownWeapons[index]
    return weapon && toJsonObject({ weapon: named(weapon) })
  },
  look: thing => {
    const kept = parse(armSchema, thing)
    return kept.ok ? success(weaponLook(weaponOf(kept.value.weapon, 0))) : kept
  },
  take: (roster, thing) => {
    const kept = read(armSchema, thing)
    if (!kept || twinOf(roster.ownWeapons, kept.weapon)) return []
    return bringWeapons(roster, [kept.weapon]).patch
  },
}

const secrets: StockShelf<Roster> = {
  id: 'objectifs',
  label: 'Objectifs',
  one: 'objectif',
  icon: 'secret-book',
  part: 'objectifs',
  keep: (roster, index) => {
    const objective = roster.objectives[index]
    return objective && toJsonObject({ objective })
  },
  look: thing => {
    const kept = parse(secretSchema, thing)
    if (!kept.ok) return kept
    const [secret] = secretsOf({ objectives: [kept.value.objective] })
    return success(secret ? objectiveLook(secret) : { title: 'Objectif' })
  },
  take: (_, thing) => {
    const kept = read(secretSchema, thing)
    return kept ? [add(place('objectives', '-'), toJson(kept.objective))] : []
  },
}

export const stock: readonly StockShelf<Roster>[] = [profiles, arms, secrets]
