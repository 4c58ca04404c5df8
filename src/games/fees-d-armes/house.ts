/** The profiles of the house, each with the factions that it names, resolved as a band of their own. */
import type { Parcel } from './bring.ts'
import { factionById, resolveProfile, type Member } from './resolve.ts'
import { houseFactions, houseProfiles } from './samples/house.ts'
import type { Faction } from './schema.ts'

export interface HouseProfile {
  readonly parcel: Parcel
  readonly member: Member
}

export const houseShelf = (): readonly HouseProfile[] => {
  const factions = factionById({ factions: [...houseFactions] })
  return houseProfiles.map((profile, index) => ({
    parcel: { profile, factions: houseFactions.filter(({ id }) => profile.factions.includes(id)) },
    member: resolveProfile(profile, index, profile.id, factions),
  }))
}

export const houseCards = (): readonly Faction[] => houseFactions
