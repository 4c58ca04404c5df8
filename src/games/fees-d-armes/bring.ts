/** How a profile or a faction comes into a band from elsewhere: with what it needs, under ids that are still free. */
import { add, plainWords, pointer, toJson, type Patch } from '../../core/index.ts'
import { freshId, profileIds, slugOf } from './resolve.ts'
import type { Faction, Profile, Roster } from './schema.ts'

/** A profile, and the factions that it names. */
export interface Parcel {
  readonly profile: Profile
  readonly factions: readonly Faction[]
}

export interface Brought {
  readonly patch: Patch
  /** What it is called by in its new band. */
  readonly id: string
}

const profilesEnd = pointer('roster', 'profiles', '-')
const factionsEnd = pointer('roster', 'factions', '-')
const bandEnd = pointer('roster', 'band', '-')

const words = ({ name, permanent, additional }: Faction): string =>
  [name, permanent, additional].map(plainWords).join('\n')

/** Its namesake of the band, or one that says the same; what a player changed in his band stays as he has it. */
export const sameFaction = ({ factions }: Pick<Roster, 'factions'>, faction: Faction): Faction | undefined =>
  factions.find(
    ({ id, name }) => id !== '' && id === faction.id && plainWords(name) === plainWords(faction.name),
  ) ?? factions.find(other => other.id !== '' && words(other) === words(faction))

export const bringFaction = (roster: Pick<Roster, 'factions'>, faction: Faction): Brought => {
  const same = sameFaction(roster, faction)
  if (same) return { patch: [], id: same.id }
  const id = freshId(
    faction.id || slugOf(faction.name) || 'faction',
    new Set(roster.factions.map(one => one.id)),
  )
  return { patch: [add(factionsEnd, toJson({ ...faction, id }))], id }
}

export const bringProfile = (roster: Roster, { profile, factions }: Parcel): Brought => {
  const ids = new Map<string, string>()
  const patch: Patch[number][] = []
  let known = roster.factions
  for (const faction of factions.filter(({ id }) => profile.factions.includes(id))) {
    const brought = bringFaction({ factions: known }, faction)
    ids.set(faction.id, brought.id)
    patch.push(...brought.patch)
    if (brought.patch.length > 0) known = [...known, { ...faction, id: brought.id }]
  }
  const id = freshId(profile.id || slugOf(profile.name) || 'profil', new Set(profileIds(roster.profiles)))
  const own = profile.factions.map(faction => ids.get(faction) ?? faction)
  return {
    patch: [...patch, add(profilesEnd, toJson({ ...profile, id, factions: own }))],
    id,
  }
}

/** The same, and one of it joins the band at once. */
export const bringRecruit = (roster: Roster, parcel: Parcel): Patch => {
  const { patch, id } = bringProfile(roster, parcel)
  return [...patch, add(bandEnd, { profile: id, count: 1 })]
}
