/** What the rules say against a warband, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { judged, type Fault } from '../kit/faults.ts'
import { resolveRoster } from './resolve.ts'
import { rosterSchema, type Figure, type Roster } from './schema.ts'
import { validateFigure } from './validate/figure.ts'
import { validateSpells } from './validate/spells.ts'
import { validateWarband } from './validate/warband.ts'

export const validate = (roster: Roster): readonly Diagnostic[] =>
  judged(roster, {
    schema: rosterSchema,
    judge,
    size: ({ soldiers, creatures }) => soldiers.length + creatures.length,
    light: whole => ({
      ...whole,
      wizard: withoutPicture(whole.wizard),
      apprentice: whole.apprentice && withoutPicture(whole.apprentice),
      soldiers: whole.soldiers.map(withoutPicture),
      creatures: whole.creatures.map(withoutPicture),
    }),
  })

const withoutPicture = <F extends Figure>(figure: F): F => ({ ...figure, portrait: undefined })

/** What is said of a warband, without trying a way out of it. */
export const judge = (roster: Roster): readonly Fault[] => {
  const members = resolveRoster(roster)
  return [
    ...validateWarband(roster, members),
    ...members.flatMap(validateFigure),
    ...validateSpells(roster, members),
  ]
}
