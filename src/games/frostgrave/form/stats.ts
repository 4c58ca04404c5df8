/** The statistics: a row of cells for a figure, and the table of all of them, typed or pasted from cell to cell. */
import {
  add,
  remove,
  signed,
  toJson,
  type FormCell,
  type FormRow,
  type NumberField,
  type Readout,
  type TableField,
  type Tally,
} from '../../../core/index.ts'
import { nameField, numberField, place } from '../../kit/index.ts'
import { numbers, statOf, statIds, stats, type StatId } from '../catalog/index.ts'
import { nextName } from '../names.ts'
import { statCells, statSpan } from '../pasting.ts'
import type { Member } from '../resolve.ts'
import { blankFigure, bounds, type Roster } from '../schema.ts'
import { inches, whereRoom } from './places.ts'

const statCell = ({ path, stats: held }: Member, id: StatId): NumberField => {
  const { name } = statOf(id)
  return numberField(`${path}/stats/${id}`, name, held[id], {
    ...statSpan(id),
    ...(id === 'mouvement' && { unit: '″' }),
    ...(statOf(id).signed && { signed: true }),
  })
}

const columns = stats.map(({ short }) => ({ label: short, numeric: true }))
const statCellsOf = (member: Member): readonly (readonly FormCell[])[] =>
  statIds.map(id => [statCell(member, id)])

/** Of one figure. */
export const statTable = (member: Member): TableField => ({
  kind: 'table',
  label: 'Caractéristiques',
  help: 'Tab passe à la suivante. Une ligne entière se colle d’un coup : « 6 +2 +0 10 +4 14 » ou « M 6 C +2 T +0 A 10 V +4 S 14 ».',
  columns,
  rows: [{ label: member.name, cells: statCellsOf(member) }],
  lines: statCells(statIds),
})

/** A copy of a figure, under a name of its own. */
export const copyOf = ({ figure }: Member, members: readonly Member[]) => {
  const { id: _, ...copy } = figure
  const names = members.map(member => member.figure.name)
  return { ...copy, name: nextName(figure.name, names) }
}

/** How a figure of a list is copied, where there is room for one more, and leaves. */
export const listTools = (
  member: Member,
  members: readonly Member[],
): Pick<FormRow, 'duplicate' | 'remove'> => {
  const list = member.path.slice(0, member.path.lastIndexOf('/'))
  const room = members.filter(({ kind }) => kind === member.kind).length < bounds.lists
  return {
    ...(room && { duplicate: [add(`${list}/${member.place + 1}`, toJson(copyOf(member, members)))] }),
    remove: [remove(member.path)],
  }
}

const rowLabel = ({ kind, kindEntry, place }: Member): string =>
  kind === 'soldat' || kind === 'creature' ? `${kindEntry.name}\u00a0${place + 1}` : kindEntry.name

/** Of all of them, name and all. */
export const figureTable = (roster: Roster, members: readonly Member[]): TableField => ({
  kind: 'table',
  label: 'Toutes les figurines',
  help: 'Comme dans un tableur : Tab passe à la case suivante, Entrée descend. Un tableau copié se colle à partir d’une case ; une ligne de caractéristiques, n’importe où dans la rangée.',
  columns: [{ label: 'Nom' }, ...columns],
  rows: members.map(member => ({
    label: rowLabel(member),
    cells: [[nameField(`${member.path}/name`, 'Nom', member.figure.name)], ...statCellsOf(member)],
    ...((member.kind === 'soldat' || member.kind === 'creature') && {
      path: member.path,
      ...listTools(member, members),
    }),
  })),
  additions: [
    {
      id: 'soldat',
      label: 'Soldat',
      icon: 'barbute',
      taken: 0,
      ...whereRoom(roster.soldiers, [add(place('soldiers', '-'), toJson(blankFigure()))]),
    },
    {
      id: 'creature',
      label: 'Créature',
      icon: 'beast-eye',
      taken: 0,
      ...whereRoom(roster.creatures, [add(place('creatures', '-'), toJson(blankFigure()))]),
    },
  ],
  reorderable: true,
  lines: statCells(['name', ...statIds]),
})

export const statText = (id: StatId, value: number): string =>
  id === 'mouvement' ? inches(value) : statOf(id).signed ? signed(value) : `${value}`

/** « M 6 · C +2 · T +0 · A 10 · V +4 · S 14 » */
export const statLine = (member: Member): string =>
  stats
    .map(({ id, letter, signed: withSign }) => {
      const value = member.stats[id]
      return `${letter} ${withSign ? signed(value) : value}`
    })
    .join(' · ')

export const tallies = (member: Member): readonly Tally[] => {
  const { moves, encumbered, carriesTreasure, woundedAt, stats: held } = member
  const lines: Partial<Record<StatId, Tally['lines']>> = {
    mouvement: [
      { label: '1er mouvement', value: inches(moves[0]) },
      { label: 'Suivants', value: inches(moves[1]) },
      ...(carriesTreasure
        ? [
            { label: 'Avec un trésor', value: inches(encumbered.moves[0]) },
            { label: 'Suivants, avec un trésor', value: inches(encumbered.moves[1]) },
          ]
        : []),
    ],
    ...(carriesTreasure && { combat: [{ label: 'Avec un trésor', value: signed(encumbered.combat) }] }),
    ...(woundedAt !== null && { sante: [{ label: 'Blessé', value: `à ${woundedAt} ou moins` }] }),
  }
  return stats.map(({ id, short, name }): Tally => {
    const told = lines[id]
    return {
      id,
      label: short,
      title: name,
      text: statText(id, held[id]),
      value: held[id],
      better: 'more',
      ...(told && { lines: told }),
    }
  })
}

/** What the rules make of its numbers. */
export const reckonings = (member: Member): readonly Readout[] => {
  const { moves, encumbered, carriesTreasure, woundedAt, canBeWounded, options } = member
  return [
    {
      kind: 'readout',
      label: 'Ses mouvements',
      lines: [
        {
          label: 'Deux mouvements',
          value: `${inches(moves[0])} + ${inches(moves[1])} = ${inches(moves[0] + moves[1])}`,
        },
        {
          label: 'Trois mouvements',
          value: `${moves.map(inches).join(' + ')} = ${inches(moves[0] + moves[1] + moves[2])}`,
        },
        carriesTreasure
          ? {
              label: 'Avec un trésor',
              value: `${inches(encumbered.moves[0])} + ${inches(encumbered.moves[1])}, Combat ${signed(encumbered.combat)}`,
            }
          : { label: 'Trésors', value: 'n’en porte aucun' },
        ...(options.wounded
          ? [
              {
                label: 'Blessure',
                value:
                  woundedAt !== null
                    ? `à ${woundedAt} de Santé ou moins : une action, ${signed(numbers.wounded.rolls)} à tous ses dés`
                    : canBeWounded
                      ? 'aucune : le premier dommage l’élimine'
                      : 'aucune : jamais blessé',
              },
            ]
          : []),
      ],
    },
  ]
}
