/** A sample band: its own profiles and factions, taken from those of the house, and nothing else. */
import { toJson, type JsonObject } from '../../../core/index.ts'
import { houseFactions, houseProfiles } from './house.ts'

/** With the factions that its profiles name. */
export const drawn = (band: readonly (readonly [profile: string, count: number])[], faction?: string): JsonObject => {
  const profiles = houseProfiles.filter(({ id }) => band.some(([profile]) => profile === id))
  const named = new Set(profiles.flatMap(profile => profile.factions))
  return {
    limit: 10,
    profiles: profiles.map(toJson),
    factions: houseFactions.filter(({ id }) => named.has(id)).map(toJson),
    band: band.map(([profile, count]) => ({ profile, count })),
    ...(faction !== undefined && { faction }),
  }
}
