/** A scenario as a form: its parts in the order in which it is written, every change a patch on its file. */
import {
  add,
  handoutReaders,
  nameLength,
  remove,
  replace,
  toJson,
  type Choice,
  type ChoiceField,
  type Form,
  type FormNode,
  type GameSystem,
  type Json,
  type ListField,
  type ListItem,
  type NumberField,
  type ScenarioText,
  type SinglePart,
  type TextField,
} from '../../core/index.ts'
import { texts } from '../texts.ts'

const words = texts.scenario

/** In the order of its chips. */
export const scenarioParts = [
  'about',
  'story',
  'setup',
  'rules',
  'victory',
  'handouts',
  'objects',
  'neutrals',
  'campaign',
] as const
export type ScenarioPart = (typeof scenarioParts)[number]

const line = (
  path: string,
  label: string,
  value: string,
  { help, maxLength = nameLength }: { readonly help?: string; readonly maxLength?: number } = {},
): TextField => ({
  kind: 'text',
  path,
  label,
  value,
  maxLength,
  whenEmpty: 'keep',
  ...(help !== undefined && { help }),
})

const markdown = (path: string, label: string, value: string, help?: string): TextField => ({
  kind: 'long-text',
  written: 'markdown',
  path,
  label,
  value,
  maxLength: Infinity,
  whenEmpty: 'keep',
  ...(help !== undefined && { help }),
})

const icon = (path: string, value: string): TextField => ({
  ...line(path, words.icon, value, { maxLength: 60 }),
  written: 'icon',
})

const amount = (
  path: string,
  label: string,
  value: number | null,
  bounds: Pick<NumberField, 'min' | 'max'> & Partial<Pick<NumberField, 'unit' | 'whenEmpty'>>,
): NumberField => ({ kind: 'number', path, label, value, step: 1, whenEmpty: 'keep', ...bounds })

/** One of a few values of a key that is always there. */
const one = (
  path: string,
  label: string,
  value: Json,
  offers: readonly {
    readonly id: string
    readonly label: string
    readonly value?: Json
    readonly icon?: string
  }[],
): ChoiceField => ({
  kind: 'choice',
  mode: 'one',
  path,
  label,
  groups: [
    {
      choices: offers.map((offer): Choice => {
        const wanted = offer.value === undefined ? offer.id : offer.value
        const taken = Number(wanted === value)
        return {
          id: offer.id,
          label: offer.label,
          taken,
          ...(offer.icon !== undefined && { icon: offer.icon }),
          ...(taken === 0 && { take: [replace(path, wanted)] }),
        }
      }),
    },
  ],
})

const offersOf = <Id extends string>(
  table: Readonly<Record<Id, string>>,
): readonly { readonly id: string; readonly label: string }[] =>
  Object.entries<string>(table).map(([id, label]) => ({ id, label }))

const items = <T>(
  path: string,
  values: readonly T[],
  itemOf: (value: T, path: string) => Pick<ListItem, 'title' | 'subtitle' | 'icon' | 'fields'>,
): readonly ListItem[] =>
  values.map((value, index) => {
    const place = `${path}/${index}`
    return {
      path: place,
      ...itemOf(value, place),
      duplicate: [add(`${path}/${index + 1}`, toJson(value))],
      remove: [remove(place)],
    }
  })

const list = (
  path: string,
  label: string,
  what: string,
  listed: readonly ListItem[],
  blank: Json,
  help?: string,
): ListField => ({
  kind: 'list',
  path,
  label,
  ...(help !== undefined && { help }),
  items: listed,
  additions: [{ id: 'new', label: what, taken: 0, take: [add(`${path}/-`, blank)] }],
  reorderable: true,
})

const named = (name: string, what: string): string => name.trim() || words.untitled(what)

type Nodes = (scenario: ScenarioText, systems: readonly GameSystem[]) => readonly FormNode[]

const nodesOf: Readonly<Record<ScenarioPart, Nodes>> = {
  about: ({ system, players, points, duration, rounds, first, author, summary }, systems) => [
    one('/system', words.game, system, [
      { id: '', label: words.noGame, value: null },
      ...systems.map(({ id, name, icon: sign }) => ({ id, label: name, icon: sign })),
    ]),
    line('/players', words.players, String(players), { help: words.playersHelp }),
    line('/points', words.points, points, { help: words.pointsHelp }),
    line('/duration', words.duration, duration, { help: words.durationHelp }),
    amount('/rounds', words.rounds, rounds, { min: 1, max: 40, whenEmpty: 'null' }),
    line('/author', words.author, author),
    markdown('/summary', words.summary, summary),
    markdown('/first', words.first, first),
  ],
  story: ({ story }) => [markdown('/story', words.story, story, words.aloud)],
  setup: ({ setup }) => [markdown('/setup', words.setup, setup)],
  rules: ({ rules, events }) => [
    markdown('/rules', words.rules, rules),
    list(
      '/events',
      words.events,
      words.fresh.event,
      items('/events', events, ({ round, text }, path) => ({
        title: words.roundNamed(round),
        fields: () => [
          amount(`${path}/round`, words.round, round, { min: 1, max: 40 }),
          line(`${path}/text`, words.what, text, { maxLength: 500 }),
        ],
      })),
      { round: Math.min(40, Math.max(0, ...events.map(({ round }) => round)) + 1), text: '' },
    ),
  ],
  victory: ({ victory }) => [markdown('/victory', words.victory, victory)],
  handouts: ({ handouts }) => [
    list(
      '/handouts',
      words.handouts,
      words.fresh.handout,
      items('/handouts', handouts, ({ title, for: reader, player, text }, path) => ({
        title: named(title, words.handout),
        subtitle: reader === 'joueur' ? words.secretFor(player) : words.readers[reader],
        fields: () => [
          line(`${path}/title`, words.handoutTitle, title),
          one(
            `${path}/for`,
            words.reader,
            reader,
            handoutReaders.map(id => ({ id, label: words.readers[id] })),
          ),
          ...(reader === 'joueur'
            ? [line(`${path}/player`, words.player, player, { help: words.playerHelp, maxLength: 40 })]
            : []),
          markdown(`${path}/text`, words.text, text),
        ],
      })),
      { title: '', for: 'tous', player: '', text: '' },
      words.handoutsHelp,
    ),
  ],
  objects: ({ objects }) => [
    list(
      '/objects',
      words.objects,
      words.fresh.object,
      items('/objects', objects, ({ name, icon: sign, text, count, as }, path) => ({
        title: named(name, words.object),
        icon: sign,
        fields: () => [
          line(`${path}/name`, words.name, name),
          icon(`${path}/icon`, sign),
          amount(`${path}/count`, words.count, count, { min: 1, max: 40 }),
          one(`${path}/as`, words.as, as, offersOf(words.objectAs)),
          markdown(`${path}/text`, words.text, text),
        ],
      })),
      { name: '', icon: 'treasure-map', text: '', count: 1, as: 'carte-et-jeton' },
    ),
  ],
  neutrals: ({ neutrals }) => [
    list(
      '/neutrals',
      words.neutrals,
      words.fresh.neutral,
      items('/neutrals', neutrals, ({ name, icon: sign, text, count, as, base, portrait }, path) => ({
        title: named(name, words.neutral),
        icon: sign,
        fields: () => [
          line(`${path}/name`, words.name, name),
          icon(`${path}/icon`, sign),
          amount(`${path}/count`, words.count, count, { min: 1, max: 40 }),
          amount(`${path}/base`, words.base, base, { min: 15, max: 60, unit: 'mm' }),
          one(`${path}/as`, words.as, as, offersOf(words.neutralAs)),
          { kind: 'picture', path: `${path}/portrait`, label: words.portrait, value: portrait },
          markdown(`${path}/text`, words.text, text),
        ],
      })),
      { name: '', icon: 'character', text: '', count: 1, as: 'figurine-et-jeton', base: 25 },
      words.neutralsHelp,
    ),
  ],
  campaign: ({ campaign }) => [
    {
      kind: 'choice',
      mode: 'one',
      path: '/campaign',
      label: words.isCampaign,
      groups: [
        {
          choices: [
            {
              id: 'alone',
              label: words.alone,
              taken: Number(!campaign),
              ...(campaign && { take: [replace('/campaign', null)] }),
            },
            {
              id: 'campaign',
              label: words.inCampaign,
              taken: Number(campaign !== null),
              ...(!campaign && {
                take: [replace('/campaign', { name: '', part: 1, of: 3, next: '' })],
              }),
            },
          ],
        },
      ],
    },
    ...(campaign
      ? [
          line('/campaign/name', words.campaignName, campaign.name),
          amount('/campaign/part', words.part, campaign.part, { min: 1, max: 99 }),
          amount('/campaign/of', words.of, campaign.of, { min: 1, max: 99 }),
          markdown('/campaign/next', words.next, campaign.next),
        ]
      : []),
  ],
}

export const scenarioForm = (scenario: ScenarioText, systems: readonly GameSystem[]): Form => ({
  gauges: [],
  parts: scenarioParts.map((id): SinglePart => ({
    kind: 'single',
    id,
    label: words.parts[id],
    path: '',
    fields: () => nodesOf[id](scenario, systems),
  })),
})
