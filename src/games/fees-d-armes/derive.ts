/** Totals of the band, and of each profile's actions how likely they are and what they hurt on the average. */
import { asNumber, meanOf, toJsonObject, type Derived } from '../../core/index.ts'
import { attemptOf } from './dice.ts'
import { companyOf, resolveRoster, type Company, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

export interface Totals {
  readonly points: number
  readonly limit: number
  readonly figures: number
  /** Ids of the factions whose card the band may play. */
  readonly factions: readonly string[]
}

export const totalsOf = ({ points, limit, figures, usable }: Company): Totals => ({
  points,
  limit,
  figures,
  factions: usable.map(({ faction }) => faction.id),
})

export interface ActionStats {
  readonly name: string
  readonly chance: number
  readonly expectedDamage: number
}

/** No modifier, armour 0. */
export const actionStats = ({ profile, actions }: Member): readonly ActionStats[] =>
  actions.map(({ action, name }) => {
    const { chance, losses } = attemptOf(action, { dice: profile.action, modifier: 0, armour: 0 })
    return { name, chance: asNumber(chance), expectedDamage: asNumber(meanOf(losses)) }
  })

export const derive = (roster: Roster): Derived => {
  const members = resolveRoster(roster)
  return {
    totals: toJsonObject(totalsOf(companyOf(roster, members))),
    stats: toJsonObject({
      profiles: members.map(member => ({ id: member.id, actions: actionStats(member) })),
    }),
  }
}
