/** Secret objectives: a title, a text, and who reads it. */
import {
  add,
  remove,
  replace,
  toJson,
  type Choice,
  type FormPart,
  type ListItem,
} from '../../../core/index.ts'
import { nameField, longField, place } from '../../kit/index.ts'
import { objectiveKinds } from '../catalog/index.ts'
import { leaderOf, secretsOf, type Member, type Secret } from '../resolve.ts'
import { blankObjective, most, type Roster } from '../schema.ts'

export const objectivePart = (roster: Roster, members: readonly Member[]): FormPart => ({
  kind: 'list',
  id: 'objectifs',
  label: 'Objectifs secrets',
  single: 'objectif secret',
  one: 'un objectif',
  icon: 'secret-book',
  path: place('objectives'),
  reorderable: true,
  items: secretsOf(roster).map(secret => item(roster, members, secret)),
  additions: [
    addition(roster, 'objectif', 'Objectif vierge', 'secret-book', 'À vous de l’écrire.', undefined, ''),
    ...objectiveKinds.map(({ id, name, icon, text }) =>
      addition(roster, `genre-${id}`, name, icon, text, id, leaderOf(members)?.name ?? ''),
    ),
  ],
  pasting: {
    path: place('objectives'),
    one: 'objectif',
    blank: { title: '', text: '', for: '' },
    columns: [
      { to: '/title', label: 'Titre', aliases: ['objectif', 'nom'], reads: { kind: 'text', maxLength: 120 } },
      {
        to: '/text',
        label: 'Texte',
        aliases: ['mission', 'description'],
        reads: { kind: 'text', maxLength: 5000, long: true },
      },
      { to: '/for', label: 'Pour', aliases: ['joueur', 'qui'], reads: { kind: 'text', maxLength: 120 } },
      {
        to: '/kind',
        label: 'Genre',
        aliases: ['type'],
        reads: { kind: 'menu', options: objectiveKinds.map(({ id, name }) => ({ id, label: name })) },
      },
    ],
    most: most.list,
  },
})

const addition = (
  roster: Roster,
  id: string,
  label: string,
  icon: string,
  summary: string,
  kind: string | undefined,
  whom: string,
): Choice => ({
  id,
  label,
  icon,
  summary,
  taken: 0,
  ...(roster.objectives.length < most.list
    ? {
        take: [
          add(
            place('objectives', '-'),
            toJson({
              ...blankObjective(),
              title: kind === undefined ? 'Objectif nouveau' : label,
              for: whom,
              ...(kind !== undefined && { kind }),
            }),
          ),
        ],
      }
    : { closed: `Une troupe en a ${most.list} au plus.` }),
})

export const objectiveLook = ({ title, for: whom, icon }: Secret) => ({
  title,
  ...(whom && { subtitle: `pour ${whom}` }),
  icon,
})

const item = (roster: Roster, members: readonly Member[], secret: Secret): ListItem => {
  const { objective, index, path } = secret
  return {
    path,
    ...objectiveLook(secret),
    ...(roster.objectives.length < most.list && {
      duplicate: [add(place('objectives', index + 1), toJson(objective))],
    }),
    remove: [remove(path)],
    fields: () => [
      nameField(`${path}/title`, 'Titre', objective.title),
      nameField(`${path}/for`, 'Pour', objective.for, {
        help: 'Le joueur ou le personnage qui le lira, et lui seul.',
        suggestions: members.slice(0, 6).map(({ name }) => name),
      }),
      {
        kind: 'choice',
        path: `${path}/kind`,
        label: 'Genre',
        mode: 'one',
        groups: [
          {
            choices: [
              {
                id: 'aucun',
                label: 'Sans genre',
                icon: 'secret-book',
                taken: objective.kind === undefined ? 1 : 0,
                ...(objective.kind !== undefined && { take: [remove(`${path}/kind`)] }),
              },
              ...objectiveKinds.map(({ id, name, icon, text }): Choice => ({
                id,
                label: name,
                icon,
                summary: text,
                taken: objective.kind === id ? 1 : 0,
                ...(objective.kind !== id && {
                  take: [
                    objective.kind === undefined ? add(`${path}/kind`, id) : replace(`${path}/kind`, id),
                  ],
                }),
              })),
            ],
          },
        ],
      },
      longField(`${path}/text`, 'Texte de l’objectif', objective.text, {
        help: 'Lu en secret, une fois le billet déplié.',
      }),
    ],
  }
}
