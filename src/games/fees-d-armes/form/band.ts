/** The band as a whole: how many points, who plays, and under which faction card. */
import {
  add,
  enumerate,
  plural,
  remove,
  type Choice,
  type ChoiceField,
  type FormNode,
  type FormPart,
  type Readout,
} from '../../../core/index.ts'
import { numberField, notesField, place } from '../../kit/index.ts'
import { bringRecruit } from '../bring.ts'
import { houseShelf } from '../house.ts'
import type { Company, Member } from '../resolve.ts'
import { bounds, type Roster } from '../schema.ts'
import { numbersLine, profileDetail } from '../summary.ts'
import { closedFor, recruitChoice } from './profile.ts'

export const bandPart = (roster: Roster, members: readonly Member[], company: Company): FormPart => ({
  kind: 'single',
  id: 'bande',
  label: 'La bande',
  icon: 'meeple-group',
  path: '',
  fields: (): readonly FormNode[] => [
    numberField(place('limit'), 'Points de recrutement', roster.limit, {
      min: 0,
      max: bounds.points,
      unit: 'points',
      help: 'Le même nombre pour chaque joueur ; le livre en donne 10.',
    }),
    recruits(roster, members, company),
    ...(company.cards.length > 0 ? [cardField(roster, company), cardReadout(company)] : []),
    notesField(place('notes'), roster.notes),
  ],
})

const recruits = (roster: Roster, members: readonly Member[], company: Company): ChoiceField => ({
  kind: 'choice',
  path: place('band'),
  label: 'Recrues',
  help: 'Le même profil peut venir plusieurs fois.',
  mode: 'many',
  count: `${company.points}/${company.limit} points`,
  groups: [
    ...(members.length > 0
      ? [
          {
            title: 'Vos profils',
            icon: 'fairy',
            choices: members
              .filter(({ shadowed }) => !shadowed)
              .map(member => recruitChoice(roster, member, company)),
          },
        ]
      : []),
    { title: 'Tout faits', icon: 'spell-book', choices: strangers(roster, members, company) },
  ],
})

/** Of the house, and not in the band yet: they come with their factions. */
const strangers = (
  roster: Roster,
  members: readonly Member[],
  { points, limit }: Company,
): readonly Choice[] =>
  houseShelf()
    .filter(({ member }) => !members.some(({ id, name }) => id === member.id && name === member.name))
    .map(({ parcel, member }): Choice => {
      const take = bringRecruit(roster, parcel)
      const full = roster.profiles.length >= bounds.lists
      const closed = full
        ? `Une bande garde ${bounds.lists} profils au plus.`
        : closedFor(member.profile.cost, limit - points, roster)
      return {
        id: `maison:${member.id}`,
        label: member.name,
        icon: member.icon,
        summary: numbersLine(member),
        detail: profileDetail(member),
        cost: plural(member.profile.cost, 'point'),
        taken: 0,
        tags: member.factions.map(({ name }) => name),
        ...(closed === undefined ? { take } : { closed, ...(!full && { plan: take }) }),
      }
    })

const cardField = (roster: Roster, { cards, usable }: Company): ChoiceField => {
  const path = place('faction')
  return {
    kind: 'choice',
    path,
    label: 'Carte de faction',
    help: 'Une seule se joue, choisie au début de la partie.',
    mode: 'one',
    groups: [
      {
        choices: [
          {
            id: 'selon',
            label: 'Celle qui convient',
            icon: 'card-random',
            summary:
              usable.length === 0
                ? 'Aucune n’est à portée de cette bande.'
                : usable.length === 1
                  ? (usable[0]?.name ?? '')
                  : `À choisir au début de la partie : ${enumerate(
                      usable.map(({ name }) => name),
                      'ou',
                    )}.`,
            taken: roster.faction === undefined ? 1 : 0,
            ...(roster.faction !== undefined && { take: [remove(path)] }),
          },
          ...cards
            .filter(({ faction }, index) => cards.findIndex(one => one.faction.id === faction.id) === index)
            .map(({ faction, name, icon, why }): Choice => {
              const chosen = faction.id !== '' && roster.faction === faction.id
              const take = [add(path, faction.id)]
              return {
                id: `carte:${faction.id}`,
                label: name,
                icon,
                summary: faction.permanent,
                detail: `${faction.permanent}\n${faction.additional}`,
                taken: chosen ? 1 : 0,
                ...(chosen ? {} : why === undefined ? { take } : { closed: why, plan: take }),
              }
            }),
        ],
      },
    ],
  }
}

const cardReadout = ({ cards, played }: Company): Readout => ({
  kind: 'readout',
  label: 'Cartes de faction à portée',
  lines: cards.map(card => ({
    label: card.name,
    value: card.why ?? (card === played ? 'jouée' : 'jouable'),
  })),
})
