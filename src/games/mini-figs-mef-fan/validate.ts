/** What the rules say against an army, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { resolveRoster, spellsOf } from './resolve.ts'
import type { Roster } from './schema.ts'
import { validateArmy } from './validate/army.ts'
import { offerRemedies, type Fault } from './validate/cure.ts'
import { validateUnit } from './validate/unit.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  offerRemedies(roster, faultsOf(roster), faultsOf)

/** What is said of an army, without trying a way out of it. */
export const faultsOf = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  const known = spellsOf(roster)
  return [...validateArmy(roster, members), ...members.flatMap(member => validateUnit(member, known))]
}
