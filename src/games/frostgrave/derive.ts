/** What `check` and `stats` say of a warband in numbers. */
import type { Derived } from '../../core/index.ts'
import { resolveRoster, spellsOf, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

export interface Totals {
  readonly figures: number
  readonly soldiers: number
  /** A spell that two casters know counts once. */
  readonly spells: number
}

export const deriveTotals = ({ soldiers }: Pick<Roster, 'soldiers'>, members: readonly Member[]): Totals => ({
  figures: members.length,
  soldiers: soldiers.length,
  spells: spellsOf(members).length,
})

export const derive = (roster: Roster): Derived => {
  const members = resolveRoster(roster)
  return {
    totals: { ...deriveTotals(roster, members) },
    stats: {
      figures: members.map(({ figure: { name }, kind, moves, encumbered: { mouvement, combat } }) => ({
        name,
        kind,
        moves,
        encumbered: { mouvement, combat },
      })),
    },
  }
}
