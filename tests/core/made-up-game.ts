/**
 * A game that nobody plays, with everything that the five games ask of the core and of its form: repeated groups of
 * numbers, tables of statistics and of rows that come, go and are pasted, a catalogue inside the band, counts, long
 * text, pictures, a price line by line.
 */
import {
  add,
  isJsonObject,
  parse,
  pointer,
  remove,
  replace,
  sealGame,
  success,
  toJson,
  z,
  type FormNode,
  type FormRow,
  type GameRules,
  type GameSystem,
  type Json,
  type JsonObject,
} from '../../src/core/index.ts'

const unitSchema = z.looseObject({
  name: z.string(),
  count: z.int().min(0).default(1),
  melee: z.array(z.looseObject({ score: z.int(), piercing: z.int().default(0) })).default([]),
  shots: z
    .array(
      z.looseObject({
        name: z.string().max(20).default(''),
        score: z.int().min(0).max(12).default(1),
        reach: z.enum(['short', 'long']).default('short'),
        bursts: z.boolean().default(false),
      }),
    )
    .max(6)
    .default([]),
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

const reaches = [
  { id: 'short', label: 'Courte' },
  { id: 'long', label: 'Longue' },
] as const

const shotPrice = ({ score, reach, bursts }: Unit['shots'][number]): number =>
  (score + (bursts ? 1 : 0)) * (reach === 'long' ? 2 : 1)

/** One row a shot, its price beside it, and what they all come to. */
const shotTable = ({ shots }: Unit, index: number): FormNode => {
  const list = at('units', index, 'shots')
  return {
    kind: 'table',
    label: 'Tirs',
    columns: [
      { label: 'Arme' },
      { label: 'Valeur' },
      { label: 'Précisions' },
      { label: 'Calcul' },
      { label: 'Prix', numeric: true },
    ],
    rows: [
      ...shots.map((shot, rank): FormRow => {
        const path = at('units', index, 'shots', rank)
        return {
          label: `Tir ${rank + 1}`,
          path,
          duplicate: [add(at('units', index, 'shots', rank + 1), toJson(shot))],
          remove: [remove(path)],
          cells: [
            [
              {
                kind: 'text',
                label: 'Arme',
                path: `${path}/name`,
                value: shot.name,
                maxLength: 20,
                whenEmpty: 'keep',
              },
            ],
            [{ ...number('Valeur', `${path}/score`, shot.score, 12), boxes: 5 }],
            [
              { kind: 'menu', label: 'Portée', path: `${path}/reach`, value: shot.reach, options: reaches },
              { kind: 'toggle', label: 'Rafale', path: `${path}/bursts`, value: shot.bursts },
            ],
            [{ kind: 'reckoned', text: `${shot.score}${shot.bursts ? ' + 1' : ''}` }],
            [{ kind: 'reckoned', text: `${shotPrice(shot)}`, strong: true }],
          ],
        }
      }),
      {
        label: 'Tous les tirs',
        look: 'total',
        cells: [
          [],
          [],
          [],
          [],
          [
            {
              kind: 'reckoned',
              text: `${shots.reduce((sum, shot) => sum + shotPrice(shot), 0)}`,
              strong: true,
            },
          ],
        ],
      },
    ],
    reorderable: true,
    additions: [
      {
        id: 'shot',
        label: 'Un tir',
        taken: 0,
        ...(shots.length < 6 ? { take: [add(`${list}/-`, { score: 1 })] } : { closed: 'Six tirs au plus.' }),
      },
    ],
    pasting: {
      path: list,
      one: 'tir',
      most: 6,
      blank: { name: '', score: 1, reach: 'short', bursts: false },
      columns: [
        { to: '/name', label: 'Arme', reads: { kind: 'text', maxLength: 20 } },
        { to: '/score', label: 'Valeur', aliases: ['Tir'], reads: { kind: 'number', min: 0, max: 12 } },
        { to: '/reach', label: 'Portée', reads: { kind: 'menu', options: reaches } },
        { to: '/bursts', label: 'Rafale', reads: { kind: 'toggle' } },
      ],
    },
  }
}

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
    pasting: {
      path: at('units', index, 'melee'),
      one: 'score',
      most: 20,
      blank: { score: 1, piercing: 0 },
      columns: [
        { to: '/score', label: 'Score', reads: { kind: 'number', min: 0, max: 99 } },
        { to: '/piercing', label: 'Perforant', reads: { kind: 'number', min: 0, max: 99 } },
      ],
    },
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
  shotTable(unit, index),
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

const price = ({ melee, shots, count }: Unit): number =>
  count *
  (melee.reduce((sum, { score, piercing }) => sum + 2 * score + 2 * piercing, 0) +
    shots.reduce((sum, shot) => sum + shotPrice(shot), 0))

const keptFactionSchema = z.looseObject({ name: z.string() })
const keptUnitSchema = z.looseObject({ unit: unitSchema, faction: z.string().optional() })

const freshId = (factions: Roster['factions']): string => {
  for (let turn = 1; ; turn++) if (factions.every(({ id }) => id !== `f${turn}`)) return `f${turn}`
}

const asObject = (json: Json): JsonObject => {
  if (!isJsonObject(json)) throw new Error('what is kept is an object')
  return json
}

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
  stock: [
    {
      id: 'factions',
      label: 'Factions',
      one: 'faction',
      icon: 'flag',
      part: 'factions',
      keep: ({ factions }, index) => {
        const { name } = factions[index] ?? {}
        return name === undefined ? undefined : { name }
      },
      look: thing => {
        const faction = parse(keptFactionSchema, thing)
        return faction.ok ? success({ title: faction.value.name }) : faction
      },
      take: ({ factions }, thing) => {
        const faction = parse(keptFactionSchema, thing)
        return faction.ok
          ? [add(at('factions', '-'), { id: freshId(factions), name: faction.value.name })]
          : []
      },
    },
    {
      id: 'unites',
      label: 'Unités',
      one: 'unité',
      icon: 'cube',
      part: 'units',
      keep: ({ units, factions }, index) => {
        const unit = units[index]
        if (!unit) return undefined
        const { faction, ...own } = unit
        const name = factions.find(({ id }) => id === faction)?.name
        return asObject(toJson({ unit: own, ...(name !== undefined && { faction: name }) }))
      },
      look: thing => {
        const kept = parse(keptUnitSchema, thing)
        if (!kept.ok) return kept
        const { unit, faction } = kept.value
        return success({
          title: unit.name,
          ...(faction !== undefined && { subtitle: faction }),
          cost: `${price(unit)} #`,
        })
      },
      take: ({ factions }, thing) => {
        const kept = parse(keptUnitSchema, thing)
        if (!kept.ok) return []
        const { unit, faction: name } = kept.value
        const known = factions.find(faction => faction.name === name)
        const id = known?.id ?? freshId(factions)
        return [
          ...(name !== undefined && !known ? [add(at('factions', '-'), { id, name })] : []),
          add(at('units', '-'), toJson({ ...unit, faction: name === undefined ? null : id })),
        ]
      },
    },
  ],
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
        pasting: {
          path: at('units'),
          one: 'unité',
          most: 60,
          blank: { name: '', count: 1, melee: [{ score: 1, piercing: 0 }] },
          columns: [
            { to: '/name', label: 'Nom', reads: { kind: 'text', maxLength: 120 } },
            { to: '/count', label: 'Nombre', aliases: ['Nb'], reads: { kind: 'number', min: 0, max: 99 } },
            { to: '/melee/0/score', label: 'Mêl.', reads: { kind: 'number', min: 0, max: 99 } },
          ],
        },
      },
    ],
  }),
}

export const madeUpGame: GameSystem = sealGame(madeUpRules)
