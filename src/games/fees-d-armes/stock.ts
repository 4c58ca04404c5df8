/** What a player keeps of his bands: profiles with the factions that they name, and factions by themselves. */
import { parse, plural, success, toJsonObject, z, type Json, type StockShelf } from '../../core/index.ts'
import { bringFaction, bringProfile } from './bring.ts'
import { factionById, resolveProfile, resolveRoster } from './resolve.ts'
import { keptFactionSchema, keptProfileSchema, type Roster } from './schema.ts'
import { factionNames } from './summary.ts'

const parcelSchema = z.looseObject({
  profile: keptProfileSchema,
  factions: z.array(keptFactionSchema).max(400).default([]),
})

const cardSchema = z.looseObject({ faction: keptFactionSchema })

const profiles: StockShelf<Roster> = {
  id: 'profils',
  label: 'Profils',
  one: 'profil',
  icon: 'fairy',
  part: 'profils',
  keep: (roster, index) => {
    const member = resolveRoster(roster)[index]
    return (
      member && toJsonObject({ profile: { ...member.profile, id: member.id }, factions: member.factions })
    )
  },
  look: thing => {
    const parcel = parse(parcelSchema, thing)
    if (!parcel.ok) return parcel
    const { profile, factions } = parcel.value
    const member = resolveProfile(profile, 0, profile.id, factionById({ factions }))
    const names = factionNames(member)
    return success({
      title: profile.name.trim() || 'Profil sans nom',
      ...(names !== '' && { subtitle: names }),
      icon: member.icon,
      cost: plural(profile.cost, 'point'),
    })
  },
  take: (roster, thing) => {
    const parcel = read(parcelSchema, thing)
    return parcel ? bringProfile(roster, parcel).patch : []
  },
}

const factions: StockShelf<Roster> = {
  id: 'factions',
  label: 'Factions',
  one: 'faction',
  icon: 'three-leaves',
  part: 'factions',
  keep: (roster, index) => {
    const faction = roster.factions[index]
    return faction && toJsonObject({ faction })
  },
  look: thing => {
    const card = parse(cardSchema, thing)
    if (!card.ok) return card
    const { name, icon, permanent } = card.value.faction
    return success({
      title: name.trim() || 'Faction sans nom',
      ...(permanent.trim() !== '' && { subtitle: permanent }),
      icon: icon.trim() || 'three-leaves',
    })
  },
  take: (roster, thing) => {
    const card = read(cardSchema, thing)
    return card ? bringFaction(roster, card.faction).patch : []
  },
}

const read = <T>(schema: z.ZodType<T>, thing: Json): T | undefined => {
  const parsed = parse(schema, thing)
  return parsed.ok ? parsed.value : undefined
}

export const stock: readonly StockShelf<Roster>[] = [profiles, factions]
