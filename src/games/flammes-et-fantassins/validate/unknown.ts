/** Ids that the catalogue does not hold: one diagnostic for those that read alike, wherever they stand. */
import { error, groupBy, quote, suggestion, typeset, type Diagnostic } from '../../../core/index.ts'
import { nameOf, type Member, type Unknown } from '../resolve.ts'
import { at, code, indexesOf, removal } from './code.ts'

export const validateUnknown = (
  member: Member,
  list: 'classes' | 'equipment' | 'spells',
  unknown: readonly Unknown[],
  what: { readonly code: string; readonly noun: string; readonly known: readonly string[] },
): readonly Diagnostic[] =>
  // A blank more or less is no difference that a player could see.
  groupBy(unknown, ({ id }) => typeset(quote(id))).map(places =>
    error(
      code(what.code),
      at(member, list, places[0].index),
      `${nameOf(member)} : ${what.noun} ${quote(places[0].id)} n’existe pas.${suggestion(places[0].id, what.known)}`,
      removal(member, list, indexesOf(places), `Retirer ${quote(places[0].id)}`),
    ),
  )
