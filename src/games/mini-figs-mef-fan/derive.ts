/** What `check` and `stats` say of an army in numbers. */
import type { Derived } from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

export interface Totals {
  readonly points: number
  readonly limit: number | null
  readonly units: number
  readonly figures: number
}

export const deriveTotals = ({ limit }: Pick<Roster, 'limit'>, members: readonly Member[]): Totals => ({
  points: sum(members, ({ price }) => price.unit),
  limit,
  units: members.length,
  figures: sum(members, ({ unit }) => unit.figures),
})

export const derive = (roster: Roster): Derived => {
  const members = resolveRoster(roster)
  return {
    totals: { ...deriveTotals(roster, members) },
    stats: {
      units: members.map(({ unit: { name }, price: { dep, melee, shots, def, men, figure, unit } }) => ({
        name,
        cost: { dep, melee, shots, def, men, figure, unit },
      })),
    },
  }
}
