/**
 * A game that nobody plays, with everything that the five games ask of the core and of its form: repeated groups of
 * numbers, tables of statistics, a catalogue inside the band, counts, long text, pictures, a price line by line.
 */
import {
  add,
  isJsonObject,
  pointer,
  remove,
  replace,
  sealGame,
  toJson,
  z,
  type FormNode,
  type GameRules,
  type GameSystem,
  type Json,
} from '../../src/core/index.ts'

const unitSchema = z.looseObject({
  name: z.string(),
  count: z.int().min(0).default(1),
  melee: z.array(z.looseObject({ score: z.int(), piercing: z.int().default(0) })).default([]),
  stats: z
    .looseObject({ move: z.number().nullable().default(null), fight: z.number().nullable().default(null) })
    .default({
      move: null,
      fight: null,
    }),
  faction: z.string().nullable().default(null),
  portrait: z.string().optional(),
  badge: z.string().optional(),
  text: z.string().default(''),
})

const rosterSchema = z.looseObject({
  factions: z.array(z.looseObject({ id: z.string(), name: z.string() })).default([]),
  units: z.array(unitSchema).default([]),
})

type Roster = z.infer<typeof rosterSchema>
type Unit = Roster['units'][number]

/** Nothing is printed of it. */
interface Member {
  readonly path: string
}

const at = (...keys: readonly (string | number)[]) => pointer('roster', ...keys)

const number = (
  label: string,
  path: string,
  value: number | null,
  max = 99,
): FormNode & { readonly kind: 'number' } => ({
  kind: 'number',
  label,
  path,
  value,
  min: 0,
  max,
  step: 1,
  whenEmpty: value === null ? 'null' : 'keep',
})

const text = (label: string, path: string, value: string): FormNode => ({
  kind: 'text',
  label,
  path,
  value,
  maxLength: 120,
  whenEmpty: 'keep',
})

const unitFields = (unit: Unit, index: number, factions: Roster['factions']): readonly FormNode[] => [
  text('Nom', at('units', index, 'name'), unit.name),
  number('Nombre', at('units', index, 'count'), unit.count),
  {
    kind: 'list',
    label: 'Mêlée',
    path: at('units', index, 'melee'),
    reorderable: true,
    items: unit.melee.map((score, rank) => ({
      path: at('units', index, 'melee', rank),
      title: `Mêlée ${rank + 1}`,
      remove: [remove(at('units', index, 'melee', rank))],
      fields: () => [
        number('Score', at('units', index, 'melee', rank, 'score'), score.score),
        number('Perforant', at('units', index, 'melee', rank, 'piercing'), score.piercing),
      ],
    })),
    additions: [
      {
        id: 'melee',
        label: 'Un score',
        taken: 0,
        take: [add(at('units', index, 'melee', '-'), { score: 1, piercing: 0 })],
      },
    ],
  },
  {
    kind: 'table',
    label: 'Caractéristiques',
    columns: [{ label: 'Mouvement' }, { label: 'Combat' }],
    rows: [
      {
        label: unit.name,
        cells: [
          [number('Mouvement', at('units', index, 'stats', 'move'), unit.stats.move)],
          [number('Combat', at('units', index, 'stats', 'fight'), unit.stats.fight)],
        ],
      },
    ],
  },
  {
    kind: 'choice',
    label: 'Faction',
    path: at('units', index, 'faction'),
    mode: 'one',
    groups: [
      {
        choices: factions.map(({ id, name }) => ({
          id,
          label: name,
          taken: unit.faction === id ? 1 : 0,
          take: [replace(at('units', index, 'faction'), id)],
        })),
      },
    ],
  },
  { kind: 'picture', label: 'Portrait', path: at('units', index, 'portrait'), value: unit.portrait },
  { kind: 'picture', label: 'Insigne', path: at('units', index, 'badge'), value: unit.badge },
  {
    kind: 'long-text',
    label: 'Texte',
    path: at('units', index, 'text'),
    value: unit.text,
    maxLength: 5000,
    whenEmpty: 'keep',
  },
  {
    kind: 'readout',
    label: 'Prix',
    lines: unit.melee.map(({ score, piercing }) => ({
      label: 'Mêlée',
      value: `${2 * score + 2 * piercing}`,
    })),
    total: `${price(unit)}`,
  },
]

const price = ({ melee, count }: Unit): number =>
  count * melee.reduce((sum, { score, piercing }) => sum + 2 * score + 2 * piercing, 0)

/** Version 1 called the units « troops ». */
const fromVersion1 = (roster: Json): Json => {
  if (!isJsonObject(roster)) return roster
  const { troops, ...rest } = roster
  return { ...rest, units: troops ?? [] }
}

export const madeUpRules: GameRules<Roster, Member> = {
  id: 'jeu-invente',
  name: 'Jeu inventé',
  summary: '',
  icon: 'cube',
  source: 'aucune',
  version: 2,
  hue: { light: '#3f6b3a', dark: '#9ccf8f' },
  counts: { symbol: '#', one: 'point', many: 'points' },
  lengthUnit: { one: 'case', many: 'cases', millimetres: 25 },
  samples: [],
  catalog: () => [],
  rulings: [],
  themes: [{ id: 'gravure', name: 'Gravure' }],
  assets: [],
  printOptions: [],
  migrations: [{ from: 1, name: 'units-were-troops', migrate: fromVersion1 }],
  schema: rosterSchema,
  blank: () => ({ factions: [], units: [] }),
  validate: () => [],
  members: () => [],
  // The dearer a unit, the worse: what is best here is the least, which no shared code may take for granted.
  compare: ({ units }) => [
    {
      id: 'price',
      label: 'Prix',
      unit: '#',
      better: 'less',
      values: units.map((unit, index) => ({
        name: unit.name,
        path: at('units', index),
        value: price(unit),
        text: `${price(unit)} #`,
      })),
    },
  ],
  table: ({ units }) => ({
    round: { label: 'Manche', usual: 3 },
    band: { counters: [], ticks: [], states: [] },
    members: units.map((unit, index) => ({
      path: at('units', index),
      title: unit.name,
      numbers: [{ label: 'Prix', value: `${price(unit)}` }],
      attacks: { label: '', readings: [] },
      details: [],
      notes: [],
      tracks: [{ id: 'troupe', label: 'Troupe', count: unit.count, vital: true }],
      counters: [{ id: 'ordre', label: 'Ordres', most: 4, until: 'round', start: 2 }],
      ticks: [],
      states: [{ id: 'deroute', label: 'En déroute', until: 'round' }],
    })),
  }),
  derive: roster => ({
    totals: { points: roster.units.reduce((sum, unit) => sum + price(unit), 0) },
    stats: {},
  }),
  form: roster => ({
    gauges: [
      {
        id: 'points',
        label: 'Points',
        value: roster.units.reduce((sum, unit) => sum + price(unit), 0),
        unit: '#',
      },
    ],
    parts: [
      {
        kind: 'list',
        id: 'factions',
        label: 'Factions',
        path: at('factions'),
        reorderable: true,
        items: roster.factions.map((faction, index) => ({
          path: at('factions', index),
          title: faction.name,
          fields: () => [text('Nom', at('factions', index, 'name'), faction.name)],
        })),
        additions: [
          { id: 'new', label: 'Faction', taken: 0, take: [add(at('factions', '-'), { id: 'f', name: 'F' })] },
        ],
      },
      {
        kind: 'list',
        id: 'units',
        label: 'Unités',
        path: at('units'),
        reorderable: true,
        items: roster.units.map((unit, index) => ({
          path: at('units', index),
          title: unit.name,
          duplicate: [add(at('units', index + 1), toJson(unit))],
          fields: () => unitFields(unit, index, roster.factions),
        })),
        additions: [],
      },
    ],
  }),
}

export const madeUpGame: GameSystem = sealGame(madeUpRules)
