/** The faction cards of a band. */
import {
  add,
  plural,
  remove,
  toJson,
  type Choice,
  type FormPart,
  type ListItem,
  type Patch,
} from '../../../core/index.ts'
import { nameField, longField, notesField, place } from '../../kit/index.ts'
import { bringFaction } from '../bring.ts'
import { houseCards } from '../house.ts'
import { emblemShape, freshId, type Company, type FactionCard } from '../resolve.ts'
import { blankFaction, bounds, type Roster } from '../schema.ts'
import { iconField } from './icon.ts'
import { memberships } from './profile.ts'

const factionsPath = place('factions')

export const factionPart = (roster: Roster, { cards }: Company): FormPart => ({
  kind: 'list',
  id: 'factions',
  path: factionsPath,
  label: 'Factions',
  single: 'faction',
  one: 'une faction',
  icon: 'three-leaves',
  reorderable: true,
  items: cards.map(card => factionItem(roster, card)),
  additions: [
    {
      id: 'vierge',
      label: 'Faction vierge',
      icon: 'three-leaves',
      taken: 0,
      ...whereRoom(roster, [
        add(`${factionsPath}/-`, toJson({ ...blankFaction(), id: freshId('faction', idsOf(roster)) })),
      ]),
    },
    ...houseCards().map((faction): Choice => {
      const { patch } = bringFaction(roster, faction)
      return {
        id: `maison:${faction.id}`,
        label: faction.name,
        icon: faction.icon,
        summary: faction.permanent,
        detail: `${faction.permanent}\n${faction.additional}`,
        taken: 0,
        ...(patch.length > 0 ? whereRoom(roster, patch) : { closed: 'Cette faction est déjà là.' }),
      }
    }),
  ],
})

const idsOf = ({ factions }: Roster): ReadonlySet<string> => new Set(factions.map(({ id }) => id))

const whereRoom = ({ factions }: Roster, take: Patch): Pick<Choice, 'take' | 'closed'> =>
  factions.length < bounds.lists ? { take } : { closed: `Une bande garde ${bounds.lists} factions au plus.` }

const factionItem = (roster: Roster, card: FactionCard): ListItem => {
  const { faction, index, path, name, icon, usable } = card
  const own = roster.profiles.filter(({ factions }) => factions.includes(faction.id)).length
  const id = freshId(faction.id || 'faction', idsOf(roster))
  return {
    path,
    title: name,
    subtitle: `${usable ? 'Carte jouable' : 'Hors de portée'} · ${plural(own, 'profil')}`,
    icon,
    ...(faction.picture !== undefined && { picture: faction.picture }),
    ...(roster.factions.length < bounds.lists && {
      duplicate: [add(`${factionsPath}/${index + 1}`, toJson({ ...faction, id }))],
    }),
    remove: removal(roster, card),
    fields: () => [
      nameField(`${path}/name`, 'Nom', faction.name),
      iconField(`${path}/icon`, faction.icon, 'keep'),
      longField(`${path}/permanent`, 'Bonus permanent', faction.permanent, {
        help: 'Vaut dès le premier jet.',
      }),
      longField(`${path}/additional`, 'Bonus additionnel', faction.additional, {
        help: 'Coûte un jeton d’ordre, chaque fois.',
      }),
      {
        kind: 'picture',
        path: `${path}/picture`,
        label: 'Emblème',
        value: faction.picture,
        shape: emblemShape,
        help: 'À la place de l’icône, pour la faction et ceux des siens qui n’ont ni portrait ni icône.',
      },
      notesField(`${path}/notes`, faction.notes),
    ],
  }
}

/** Its profiles leave it, unless another of the same id keeps them. */
const removal = (roster: Roster, { faction, path }: FactionCard): Patch => {
  const alone = roster.factions.filter(({ id }) => id === faction.id).length === 1
  return [
    ...(alone && faction.id !== '' ? memberships(roster, faction.id) : []),
    ...(alone && faction.id !== '' && roster.faction === faction.id ? [remove(place('faction'))] : []),
    remove(path),
  ]
}
