/** Faction cards: told apart by their ids, and worth a card. Chapitre 4. */
import { add, quote, replace } from '../../../core/index.ts'
import type { Fault } from '../../kit/index.ts'
import { freshId, slugOf, type FactionCard } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { fault } from './code.ts'

export const validateFaction = (roster: Roster, card: FactionCard): readonly Fault[] => {
  const { faction, index, path, name } = card
  const first = roster.factions.findIndex(({ id }) => id === faction.id)
  const ids = new Set(roster.factions.map(({ id }) => id))
  const fresh = freshId(slugOf(faction.name) || 'faction', ids)
  const joined = roster.profiles.some(({ factions }) => factions.includes(faction.id))
  return [
    ...(faction.name.trim() === ''
      ? [fault('warning', 'faction-without-name', `${path}/name`, `${name} n’a pas de nom.`)]
      : []),
    ...(faction.id === ''
      ? [
          fault(
            'warning',
            'faction-without-id',
            `${path}/id`,
            `${name} n’a pas d’identifiant : aucun profil ne peut en être.`,
            () => [{ label: `L’appeler ${quote(fresh)}`, patch: [add(`${path}/id`, fresh)] }],
          ),
        ]
      : first < index
        ? [
            fault(
              'error',
              'duplicate-faction',
              `${path}/id`,
              `${name} porte l’identifiant ${quote(faction.id)}, déjà pris par une autre faction.`,
              () => [{ label: `L’appeler ${quote(fresh)}`, patch: [replace(`${path}/id`, fresh)] }],
            ),
          ]
        : joined
          ? []
          : [fault('info', 'faction-unused', path, `${name} : aucun profil n’en est encore.`)]),
    ...(faction.permanent.trim() === '' && faction.additional.trim() === ''
      ? [
          fault(
            'info',
            'faction-without-bonus',
            path,
            `${name} n’a ni bonus permanent ni bonus additionnel : sa carte ne donnerait rien.`,
          ),
        ]
      : []),
  ]
}
