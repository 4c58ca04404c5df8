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
} from '../../core/index.ts'
import { costOf, membersOf, nameOf, pointsOf, type Member, type Roster } from './schema.ts'

const at = (...keys: readonly (string | number)[]) => pointer('roster', ...keys)

const text = (label: string, path: string, value: string): FormNode => ({
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
): FormNode => ({
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
        additions: [
          {
            id: 'new',
            label: 'Un crapaud',
            taken: 0,
            take: [add(at('toads', '-'), { name: '', leap: 1, skin: 5, life: 2, charm: null })],
          },
        ],
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
