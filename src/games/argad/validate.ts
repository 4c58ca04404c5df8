/** What the rules say against a troop, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { judged, type Fault } from '../kit/faults.ts'
import { resolveRoster, weaponsOf } from './resolve.ts'
import { rosterSchema, type Roster } from './schema.ts'
import { validateProfile } from './validate/profile.ts'
import { validateTroop } from './validate/troop.ts'
import { validateWeapons } from './validate/weapons.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  judged(roster, {
    schema: rosterSchema,
    judge,
    size: ({ profiles, ownWeapons }) => profiles.length + ownWeapons.length,
    light: whole => ({
      ...whole,
      profiles: whole.profiles.map(({ portrait: _, ...profile }) => profile),
    }),
  })

/** What is said of a troop, without trying a way out of it. */
export const judge = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  const known = weaponsOf(roster)
  return [
    ...validateTroop(roster, members),
    ...validateWeapons(roster),
    ...members.flatMap(member => validateProfile(member, known)),
  ]
}
