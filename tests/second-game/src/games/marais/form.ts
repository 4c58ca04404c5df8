/** The form of the marsh: a witch, a pact, toads, charms. */
import {
  add,
  pointer,
  remove,
  replace,
  toJson,
  type Form,
  type FormNode,
  type FormPart,
  type FormRow,
  type NumberField,
  type Pasting,
  type TableField,
  type TextField,
} from '../../core/index.ts'
import { costOf, membersOf, nameOf, pointsOf, type Member, type Roster } from './schema.ts'

const at = (...keys: readonly (string | number)[]) => pointer('roster', ...keys)

const text = (label: string, path: string, value: string): TextField => ({
  kind: 'text',
  label,
  path,
  value,
  maxLength: 120,
  whenEmpty: 'keep',
})

const number = (
  label: string,
  path: string,
  value: number,
  [min, max]: readonly [number, number],
): NumberField => ({
  kind: 'number',
  label,
  path,
  value,
  min,
  max,
  step: 1,
  whenEmpty: 'keep',
})

const toadFields = ({ toad, path }: Member, { charms }: Roster): readonly FormNode[] => [
  text('Nom', `${path}/name`, toad.name),
  number('Bond', `${path}/leap`, toad.leap, [0, 6]),
  number('Peau', `${path}/skin`, toad.skin, [3, 9]),
  number('Gouttes', `${path}/life`, toad.life, [1, 6]),
  {
    kind: 'choice',
    label: 'Charme',
    path: `${path}/charm`,
    mode: 'one',
    groups: [
      {
        choices: charms.map(({ id, name, bonus }) => ({
          id,
          label: name,
          summary: `Bond +${bonus}`,
          taken: toad.charm === id ? 1 : 0,
          take: [replace(`${path}/charm`, id)],
          drop: [replace(`${path}/charm`, null)],
        })),
      },
    ],
  },
]

const voices = [
  { id: 'low', label: 'Grave' },
  { id: 'high', label: 'Aiguë' },
] as const

const blankToad = { name: '', leap: 1, skin: 5, life: 2, charm: null }

const toadPasting: Pasting = {
  path: at('toads'),
  one: 'crapaud',
  most: 60,
  blank: blankToad,
  columns: [
    { to: '/name', label: 'Nom', aliases: ['Crapaud'], reads: { kind: 'text', maxLength: 120 } },
    { to: '/leap', label: 'Bond', reads: { kind: 'number', min: 0, max: 6 } },
    { to: '/skin', label: 'Peau', reads: { kind: 'number', min: 3, max: 9 } },
    { to: '/life', label: 'Gouttes', aliases: ['Vie'], reads: { kind: 'number', min: 1, max: 6 } },
    { to: '/voice', label: 'Voix', reads: { kind: 'menu', options: voices } },
    { to: '/solo', label: 'Soliste', reads: { kind: 'toggle' } },
  ],
}

/** All toads at once, as on a sheet: what each is worth beside it, and what the pond comes to. */
const choir = (roster: Roster): TableField => ({
  kind: 'table',
  label: 'Tous les crapauds',
  columns: [
    { label: 'Nom' },
    { label: 'Bond' },
    { label: 'Peau' },
    { label: 'Gouttes' },
    { label: 'Chant' },
    { label: 'Prix', numeric: true },
  ],
  rows: [
    ...membersOf(roster).map((member): FormRow => {
      const { toad, path, index } = member
      return {
        label: `${index + 1}`,
        path,
        duplicate: [add(at('toads', index + 1), toJson(toad))],
        remove: [remove(path)],
        cells: [
          [text('Nom', `${path}/name`, toad.name)],
          [{ ...number('Bond', `${path}/leap`, toad.leap, [0, 6]), boxes: 4 }],
          [number('Peau', `${path}/skin`, toad.skin, [3, 9])],
          [number('Gouttes', `${path}/life`, toad.life, [1, 6])],
          [
            { kind: 'menu', label: 'Voix', path: `${path}/voice`, value: toad.voice, options: voices },
            { kind: 'toggle', label: 'Soliste', path: `${path}/solo`, value: toad.solo },
          ],
          [{ kind: 'reckoned', text: `${costOf(toad)}`, strong: true }],
        ],
      }
    }),
    {
      label: 'La mare',
      look: 'total',
      cells: [[], [], [], [], [], [{ kind: 'reckoned', text: `${pointsOf(roster)}`, strong: true }]],
    },
  ],
  additions: [{ id: 'new', label: 'Un crapaud', taken: 0, take: [add(at('toads', '-'), blankToad)] }],
  reorderable: true,
  pasting: toadPasting,
})

/** What needs no columns of its own name: a table without a way of pasting fills its cells. */
const charmTable = ({ charms }: Roster): TableField => ({
  kind: 'table',
  label: 'Forces des charmes',
  columns: [{ label: 'Bonus' }],
  rows: charms.map(({ name, bonus }, index) => ({
    label: name,
    cells: [[number('Bonus', at('charms', index, 'bonus'), bonus, [0, 3])]],
  })),
})

const single = (id: string, label: string, icon: string, fields: readonly FormNode[]): FormPart => ({
  kind: 'single',
  id,
  label,
  icon,
  path: at(id),
  fields: () => fields,
})

export const form = (roster: Roster): Form => {
  const { witch, pact, charms } = roster
  return {
    gauges: [{ id: 'points', label: 'Mouches', value: pointsOf(roster), limit: pact.limit, unit: 'mouches' }],
    parts: [
      single('witch', 'La sorcière', 'witch-face', [
        text('Nom de la sorcière', at('witch', 'name'), witch.name),
      ]),
      single('pact', 'Le pacte', 'scroll-unfurled', [
        number('Mouches convenues', at('pact', 'limit'), pact.limit, [0, 999]),
      ]),
      single('choir', 'La chorale', 'frog', [choir(roster), charmTable(roster)]),
      {
        kind: 'list',
        id: 'toads',
        label: 'Crapauds',
        path: at('toads'),
        reorderable: true,
        items: membersOf(roster).map(member => ({
          path: member.path,
          title: nameOf(member),
          icon: 'frog',
          cost: `${costOf(member.toad)} mouches`,
          duplicate: [add(at('toads', member.index + 1), toJson(member.toad))],
          remove: [remove(member.path)],
          fields: () => toadFields(member, roster),
        })),
        additions: [{ id: 'new', label: 'Un crapaud', taken: 0, take: [add(at('toads', '-'), blankToad)] }],
        pasting: toadPasting,
      },
      {
        kind: 'list',
        id: 'charms',
        label: 'Charmes',
        path: at('charms'),
        reorderable: true,
        items: charms.map(({ name, bonus }, index) => ({
          path: at('charms', index),
          title: name,
          remove: [remove(at('charms', index))],
          fields: () => [
            text('Nom du charme', at('charms', index, 'name'), name),
            number('Bonus', at('charms', index, 'bonus'), bonus, [0, 3]),
          ],
        })),
        additions: [
          {
            id: 'new',
            label: 'Un charme',
            taken: 0,
            take: [add(at('charms', '-'), { id: `charme-${charms.length + 1}`, name: 'Charme', bonus: 1 })],
          },
        ],
      },
    ],
  }
}
