/** The troop as a whole: where and when, what it may cost and what it costs, its beasts. */
import {
  add,
  plural,
  remove,
  toJson,
  type FormNode,
  type FormRow,
  type TableField,
} from '../../../core/index.ts'
import { nameField, notesField, numberField, place, said, sum } from '../../kit/index.ts'
import { beasts } from '../catalog/index.ts'
import { deriveTotals } from '../derive.ts'
import { beastsOf, leaderOf, type Beast, type Member } from '../resolve.ts'
import { blankPackAnimal, most, type Roster } from '../schema.ts'

export const troopFields = (roster: Roster, members: readonly Member[]): readonly FormNode[] => [
  nameField(place('context'), 'Contexte', roster.context, {
    help: 'Où et quand : un siècle, un pays, une saison.',
  }),
  numberField(place('budget'), 'Budget', roster.budget, {
    min: 0,
    max: most.points,
    step: 5,
    unit: 'points',
    whenEmpty: 'null',
    help: 'Le même pour chaque joueur. Vide : personne ne compte.',
  }),
  budgetTable(roster, members),
  beastTable(roster),
  numberField(place('heavyBonus'), 'Bonus des armes lourdes à deux mains', roster.heavyBonus, {
    min: 0,
    max: most.modifier,
    boxes: 2,
    help: 'Convenu entre joueurs : le livre ne le chiffre pas. Ni en ordre serré, ni dedans.',
  }),
  notesField(place('notes'), roster.notes),
]

const budgetTable = (roster: Roster, members: readonly Member[]): TableField => {
  const { points, characters } = deriveTotals(roster, members)
  const packs = beastsOf(roster)
  const leader = leaderOf(members)
  const packed = sum(packs, ({ points }) => points)
  return {
    kind: 'table',
    label: 'La troupe et son prix',
    columns: [
      { label: 'Figurines', numeric: true },
      { label: 'Calcul' },
      { label: 'L’une', numeric: true },
      { label: 'Points', numeric: true },
    ],
    rows: [
      ...members.map((member): FormRow => ({
        label: member.name,
        ...(member === leader && { note: 'chef de troupe' }),
        cells: [
          [
            numberField(
              place('profiles', member.index, 'count'),
              `Figurines de ${member.name}`,
              member.count,
              { min: 1, max: most.count },
            ),
          ],
          [said(calculation(member))],
          [said(`${member.cost.each}`)],
          [said(`${member.cost.total}`, true)],
        ],
      })),
      ...(packs.length > 0
        ? [
            {
              label: 'Bêtes de bât',
              cells: [[said(`${sum(packs, ({ count }) => count)}`)], [], [], [said(`${packed}`, true)]],
            } satisfies FormRow,
          ]
        : []),
      {
        label: plural(characters, 'personnage'),
        cells: [[said(`${characters}`)], [], [], [said(plural(points, 'point'), true)]],
        look: 'total',
      },
    ],
  }
}

/** « 4 × 3 + 2 + 1 » */
const calculation = ({ cost }: Member): string => cost.lines.map(line => line.calculation).join(' + ')

const beastTable = (roster: Roster): TableField => ({
  kind: 'table',
  label: 'Bêtes de bât',
  columns: [{ label: 'Bête' }, { label: 'Nom' }, { label: 'Combien', numeric: true }, { label: 'Charge' }],
  rows: beastsOf(roster).map(beastRow),
  additions: beasts.map(({ id, name, icon, points }) => ({
    id: `bete-${id}`,
    label: name,
    icon,
    cost: plural(points, 'point'),
    taken: 0,
    ...(roster.packAnimals.length < most.list
      ? { take: [add(place('packAnimals', '-'), toJson({ ...blankPackAnimal(), kind: id }))] }
      : { closed: `Une troupe en a ${most.list} sortes au plus.` }),
  })),
  reorderable: true,
})

const beastRow = ({ animal, entry, path, name, points }: Beast): FormRow => ({
  label: name,
  note: plural(points, 'point'),
  cells: [
    [
      {
        kind: 'menu',
        path: `${path}/kind`,
        label: `Bête : ${name}`,
        value: entry.id,
        options: beasts.map(({ id, name: label }) => ({ id, label })),
      },
    ],
    [nameField(`${path}/name`, `Nom : ${name}`, animal.name)],
    [numberField(`${path}/count`, `Combien : ${name}`, animal.count, { min: 1, max: most.count })],
    [nameField(`${path}/load`, `Charge : ${name}`, animal.load ?? '', { whenEmpty: 'remove' })],
  ],
  path,
  remove: [remove(path)],
})
