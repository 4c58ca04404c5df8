/**
 * Le Marais: a game that nobody plays, added to Copiste as its docs say, to see that nothing else need change. A witch
 * and her pact, toads and their charms; a leap that is thrown, a chart, two looks, an option of its own.
 */
import {
  error,
  pointer,
  replace,
  sealGame,
  type Derived,
  type Diagnostic,
  type Measure,
} from '../../core/index.ts'
import { assets, printOptions } from './documents.ts'
import { form } from './form.ts'
import { duel } from './odds.ts'
import { table } from './table.ts'
import {
  blankRoster,
  costOf,
  membersOf,
  nameOf,
  pointsOf,
  rosterSchema,
  sampleRoster,
  type Roster,
} from './schema.ts'

const validate = (roster: Roster): readonly Diagnostic[] => {
  const points = pointsOf(roster)
  const { limit } = roster.pact
  if (points <= limit) return []
  return [
    error(
      'marais.points',
      pointer('roster', 'pact', 'limit'),
      `La mare coûte ${points} mouches pour ${limit} : retirez un crapaud, ou relevez le pacte.`,
      {
        label: `Relever le pacte à ${points}`,
        patch: [replace(pointer('roster', 'pact', 'limit'), points)],
      },
    ),
  ]
}

const derive = (roster: Roster): Derived => ({
  totals: { mouches: pointsOf(roster), pacte: roster.pact.limit },
  stats: Object.fromEntries(
    membersOf(roster).map(member => [nameOf(member), { cout: costOf(member.toad), bond: member.toad.leap }]),
  ),
})

/** The softer the skin, the better it slips away: the least is best. */
const compare = (roster: Roster): readonly Measure[] => [
  {
    id: 'skin',
    label: 'Peau la plus glissante',
    better: 'less',
    values: membersOf(roster).map(member => ({
      name: nameOf(member),
      path: member.path,
      value: member.toad.skin,
    })),
  },
]

export const marais = sealGame({
  id: 'marais',
  name: 'Le Marais',
  summary: 'Une sorcière, ses crapauds, et ce qui flotte.',
  icon: 'frog',
  hue: { light: '#3f6b3a', dark: '#9ccf8f' },
  counts: { symbol: 'mouches', one: 'mouche', many: 'mouches' },
  lengthUnit: { one: 'nénuphar', many: 'nénuphars', millimetres: 20 },
  source: 'aucune : ce jeu est inventé',
  version: 1,
  migrations: [],
  samples: [
    {
      id: 'mare',
      title: 'La Mare aux Soupirs',
      summary: 'Deux crapauds et un charme.',
      name: 'La Mare aux Soupirs',
      roster: sampleRoster,
    },
  ],
  catalog: () => [
    {
      id: 'charmes',
      title: 'Charmes',
      entries: [{ id: 'gluant', name: 'Gluant', summary: 'Bond +1', numbers: { bonus: 1 } }],
    },
  ],
  rulings: [{ number: 1, title: 'La vase', text: 'Elle colle.' }],
  themes: [
    { id: 'vase', name: 'Vase' },
    { id: 'brume', name: 'Brume du matin' },
  ],
  printOptions,
  assets,
  members: membersOf,
  schema: rosterSchema,
  blank: blankRoster,
  validate,
  derive,
  form,
  compare,
  duel,
  table,
})
