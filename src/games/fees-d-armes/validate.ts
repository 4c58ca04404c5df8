/** What the rules say against a band, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { judged, type Fault } from '../kit/faults.ts'
import { companyOf, resolveRoster } from './resolve.ts'
import { rosterSchema, type Roster } from './schema.ts'
import { validateBand } from './validate/band.ts'
import { validateFaction } from './validate/faction.ts'
import { validateProfile } from './validate/profile.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  judged(roster, {
    schema: rosterSchema,
    judge,
    size: ({ profiles }) => profiles.length,
    light: whole => ({
      ...whole,
      profiles: whole.profiles.map(({ portrait: _, ...profile }) => profile),
      factions: whole.factions.map(({ picture: _, ...faction }) => faction),
    }),
  })

const judge = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  const company = companyOf(roster, members)
  return [
    ...validateBand(roster, members, company),
    ...members.flatMap(member => validateProfile(roster, member)),
    ...company.cards.flatMap(card => validateFaction(roster, card)),
  ]
}
