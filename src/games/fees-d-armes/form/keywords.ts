/** Keywords of an action or among the rules: taken and left by a touch, their numbers in a table. */
import {
  add,
  groupBy,
  plural,
  remove,
  type Choice,
  type ChoiceField,
  type ChoiceGroup,
  type FormNode,
  type FormRow,
  type Pointer,
  type TableField,
} from '../../../core/index.ts'
import { numberField } from '../../kit/index.ts'
import {
  keywordMoments,
  keywords,
  takesNumber,
  type KeywordEntry,
  type KeywordPlace,
} from '../catalog/index.ts'
import { genericLabel, reminderOf, type Keyword } from '../resolve.ts'
import { bounds } from '../schema.ts'

export const keywordFields = (
  path: Pointer,
  label: string,
  place: KeywordPlace,
  held: readonly Keyword[],
): readonly FormNode[] => [choiceField(path, label, place, held), ...numbers(held, place)]

const choiceField = (
  path: Pointer,
  label: string,
  place: KeywordPlace,
  held: readonly Keyword[],
): ChoiceField => ({
  kind: 'choice',
  // Rules of a player's own stand in the same list, and have a field of their own.
  path: `${path}/-`,
  label,
  mode: 'many',
  count: `${held.length}`,
  groups: groupBy(offeredAt(place, held), ({ moment }) => moment).map((entries): ChoiceGroup => ({
    title: keywordMoments[entries[0].moment],
    choices: entries.map(entry => keywordChoice(path, entry, held)),
  })),
})

/** Those that belong there, and those that stand there all the same, so that they can be taken away. */
const offeredAt = (place: KeywordPlace, held: readonly Keyword[]): readonly KeywordEntry[] =>
  keywords.filter(entry => entry.places.includes(place) || held.some(other => other.entry === entry))

const keywordChoice = (path: Pointer, entry: KeywordEntry, held: readonly Keyword[]): Choice => {
  const own = held.filter(other => other.entry === entry)
  const last = own.at(-1)
  return {
    id: entry.id,
    label: last?.label ?? genericLabel(entry),
    icon: entry.icon,
    summary: reminderOf(entry, last?.value),
    taken: own.length,
    tags: [keywordMoments[entry.moment]],
    ...(last
      ? { drop: [remove(last.path)] }
      : {
          take: [add(`${path}/-`, entry.number === 'always' ? { id: entry.id, value: 1 } : { id: entry.id })],
        }),
  }
}

const numbered = (held: readonly Keyword[], place: KeywordPlace): readonly Keyword[] =>
  held.filter(
    ({ entry, value }) => entry.number !== 'never' && (value !== undefined || takesNumber(entry, place)),
  )

const numbers = (held: readonly Keyword[], place: KeywordPlace): readonly TableField[] => {
  const rows = numbered(held, place).map(rowOf)
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          label: 'Nombres des mots-clés',
          columns: [{ label: 'Nombre', numeric: true }, { label: 'Ce qu’il fait' }],
          rows,
        },
      ]
}

const rowOf = ({ entry, value, path, reminder }: Keyword): FormRow => ({
  label: entry.name,
  cells: [
    [
      numberField(`${path}/value`, entry.name, value ?? null, {
        min: 1,
        max: bounds.score,
        boxes: 6,
        whenEmpty: 'remove',
        ...(entry.number === 'optional' && { help: 'Sans nombre, sans limite de portée.' }),
      }),
    ],
    [{ kind: 'reckoned', text: reminder }],
  ],
  ...(entry.aura !== undefined && { note: `Aura de ${plural(entry.aura, 'case')}` }),
})
