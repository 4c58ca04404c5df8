/** What the rules say against a band, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { companyOf, resolveRoster } from './resolve.ts'
import type { Roster } from './schema.ts'
import { validateBand } from './validate/band.ts'
import { validateFaction } from './validate/faction.ts'
import { offerRemedies, type Fault } from './validate/fault.ts'
import { validateProfile } from './validate/profile.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  offerRemedies(roster, inspect(roster), inspect)

const inspect = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  const company = companyOf(roster, members)
  return [
    ...validateBand(roster, members, company),
    ...members.flatMap(member => validateProfile(roster, member)),
    ...company.cards.flatMap(card => validateFaction(roster, card)),
  ]
}
