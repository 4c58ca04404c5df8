/** What a character knows: competences of the book by a touch, those of a player's own typed in a table. */
import {
  add,
  remove,
  removeItems,
  replace,
  typeset,
  type Choice,
  type ChoiceField,
  type FormNode,
  type FormRow,
  type TableField,
} from '../../../core/index.ts'
import { competences, levelSpan, type CompetenceEntry } from '../catalog/index.ts'
import { place } from '../places.ts'
import type { Member, WornCompetence } from '../resolve.ts'
import { most } from '../schema.ts'
import { nameField, numberField } from './fields.ts'

export const competenceFields = (member: Member): readonly FormNode[] => [choiceField(member), table(member)]

const titles = { combat: 'Au combat', libre: 'Et le reste' } as const

const choiceField = (member: Member): ChoiceField => ({
  kind: 'choice',
  // Competences of a player's own stand in the same list, and have a table of their own.
  path: place('profiles', member.index, 'competences', '-'),
  label: 'Compétences',
  mode: 'many',
  count: `${member.competences.length}`,
  groups: (['combat', 'libre'] as const).map(kind => ({
    title: titles[kind],
    choices: competences.filter(entry => entry.kind === kind).map(entry => choice(member, entry)),
  })),
})

const placesOf = ({ profile }: Member, id: string): readonly number[] =>
  profile.competences.flatMap((competence, index) => (competence.id === id ? [index] : []))

/** The two that exclude one another. */
const excluded: Readonly<Record<string, string>> = {
  bretteur: 'tres-costaud',
  'tres-costaud': 'bretteur',
}

const choice = (member: Member, entry: CompetenceEntry): Choice => {
  const list = place('profiles', member.index, 'competences')
  const held = placesOf(member, entry.id)
  const come = entry.kind === 'libre' ? { id: entry.id, level: member.classe } : { id: entry.id }
  return {
    id: entry.id,
    label: entry.name,
    icon: entry.icon,
    summary: typeset(entry.brief),
    detail: typeset(entry.text),
    tags: [titles[entry.kind]],
    taken: held.length > 0 ? 1 : 0,
    ...(held.length > 0
      ? { drop: removeItems(list, held) }
      : member.profile.competences.length >= most.list
        ? { closed: `Un profil en a ${most.list} au plus.` }
        : opening(member, entry, come)),
  }
}

const opening = (
  member: Member,
  entry: CompetenceEntry,
  come: { readonly id: string; readonly level?: number },
): Pick<Choice, 'take' | 'closed' | 'plan' | 'swaps'> => {
  const list = place('profiles', member.index, 'competences')
  const take = [add(`${list}/-`, come)]
  const other = excluded[entry.id]
  const [against] = other === undefined ? [] : placesOf(member, other)
  if (other === undefined || against === undefined) return { take }
  const name = competences.find(({ id }) => id === other)?.name ?? other
  return {
    closed: typeset(`Déjà ${name.toLowerCase()} : c’est l’un ou l’autre.`),
    swaps: [{ label: name, take: [replace(`${list}/${against}`, come)] }],
    plan: take,
  }
}

const table = (member: Member): TableField => {
  const list = place('profiles', member.index, 'competences')
  const room = member.profile.competences.length < most.list
  return {
    kind: 'table',
    label: 'Niveaux, et compétences à vous',
    help: 'De 1 à 5 : on réussit sous le niveau, sur 1D6. Vide : pas de niveau.',
    columns: [{ label: 'Nom' }, { label: 'Niveau', numeric: true }, { label: 'Ce qu’elle permet' }],
    rows: member.competences.map(worn => row(member, worn)),
    additions: [
      {
        id: 'competence',
        label: 'Une compétence à vous',
        icon: 'skills',
        taken: 0,
        ...(room
          ? { take: [add(`${list}/-`, { name: 'Compétence nouvelle', level: member.classe })] }
          : { closed: `Un profil en a ${most.list} au plus.` }),
      },
    ],
    reorderable: true,
  }
}

const row = (member: Member, { competence, index, name, level, entry }: WornCompetence): FormRow => {
  const path = place('profiles', member.index, 'competences', index)
  return {
    label: name,
    ...(entry && { note: entry.brief }),
    cells: [
      [nameField(`${path}/name`, `Nom : ${name}`, competence.name ?? '', { whenEmpty: 'remove' })],
      [
        numberField(`${path}/level`, `Niveau : ${name}`, level ?? null, {
          min: 0,
          max: Math.max(levelSpan.max, level ?? 0),
          boxes: levelSpan.max,
          whenEmpty: 'remove',
        }),
      ],
      [
        {
          kind: 'text',
          path: `${path}/text`,
          label: `Ce que permet : ${name}`,
          value: competence.text ?? '',
          maxLength: 5000,
          whenEmpty: 'remove',
        },
      ],
    ],
    path,
    remove: [remove(path)],
  }
}
