/** Ids that the catalogue does not hold: one diagnostic for those that read alike, wherever they stand. */
import { groupBy, nearest, quote, suggestion, typeset } from '../../../core/index.ts'
import { indexesOf, type Misspelt } from '../../kit/index.ts'
import type { Member } from '../resolve.ts'
import { at, code } from './code.ts'
import { becoming, changed, fault, losing, type Cure, type Fault, type List } from './cure.ts'
import { nameOf } from '../titles.ts'

export const validateUnknown = (
  member: Member,
  list: List,
  unknown: readonly Misspelt[],
  what: { readonly code: string; readonly noun: string; readonly known: readonly string[] },
): readonly Fault[] =>
  // A blank more or less is no difference that a player could see.
  groupBy(unknown, ({ id }) => typeset(quote(id))).map(places =>
    fault(
      code(what.code),
      at(member, list, places[0].index),
      `${nameOf(member)} : ${what.noun} ${quote(places[0].id)} n’existe pas.${suggestion(places[0].id, what.known)}`,
      () => corrections(member, list, places, nearest(places[0].id, what.known)),
    ),
  )

/** What was meant, once, where it can be guessed; else nothing in its place. */
export const corrections = (
  member: Member,
  list: List,
  places: readonly [Misspelt, ...Misspelt[]],
  meant: string | undefined,
): readonly Cure[] => {
  const [first, ...again] = places
  const removed: Cure = {
    label: `Retirer ${quote(first.id)}`,
    changes: becoming(member, losing(member, list, indexesOf(places))),
    lastResort: true,
  }
  if (meant === undefined) return [removed]
  const put = changed(member, { [list]: member.figure[list].with(first.index, meant) })
  const corrected: Cure = {
    label: `Écrire ${quote(meant)}`,
    changes: becoming(member, losing(put, list, indexesOf(again))),
  }
  return [corrected, removed]
}
