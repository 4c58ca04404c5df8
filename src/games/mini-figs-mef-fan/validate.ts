/** What the rules say against an army, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { judged, type Fault } from '../kit/faults.ts'
import { resolveRoster, spellsOf } from './resolve.ts'
import { rosterSchema, type Roster } from './schema.ts'
import { validateArmy } from './validate/army.ts'
import { validateUnit } from './validate/unit.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  judged(roster, {
    schema: rosterSchema,
    judge,
    size: ({ units }) => units.length,
    light: whole => ({ ...whole, units: whole.units.map(({ portrait: _, ...unit }) => unit) }),
  })

/** What is said of an army, without trying a way out of it. */
export const judge = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  const known = spellsOf(roster)
  return [...validateArmy(roster, members), ...members.flatMap(member => validateUnit(member, known))]
}
