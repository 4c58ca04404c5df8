/** What `check` and `stats` say of a troop in numbers. */
import type { Derived } from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import { beastsOf, resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

export interface Totals {
  readonly points: number
  readonly budget: number | null
  readonly characters: number
}

export const deriveTotals = (
  roster: Pick<Roster, 'budget' | 'packAnimals'>,
  members: readonly Member[],
): Totals => ({
  points: sum(members, ({ cost }) => cost.total) + sum(beastsOf(roster), ({ points }) => points),
  budget: roster.budget,
  characters: sum(members, ({ count }) => count),
})

export const derive = (roster: Roster): Derived => {
  const members = resolveRoster(roster)
  return {
    totals: { ...deriveTotals(roster, members) },
    stats: {
      profiles: members.map(({ profile: { name }, cost: { each, total }, movement }) => ({
        name,
        each,
        total,
        movement,
      })),
    },
  }
}
