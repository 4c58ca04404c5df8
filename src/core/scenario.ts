/** A scenario file: what is read aloud, laid out and handed out for an evening's game, of any system or of none. */
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { migrationNotice, newerVersion, sealKind, unknownSystem, type Filed, type FileKind } from './kind.ts'
import kinds from './kinds.json'
import { sealMigrations, type Migration } from './migration.ts'
import { failure, success } from './result.ts'
import { mapSchema } from './map/table.ts'
import { nameSchema, parse, portraitSchema, toJson, unknownKeys, z } from './schema.ts'

/** Markdown, of any length. */
const text = z.string().default('')

/** Who a handout is for: read by all, by the game master, or by one player in secret. */
export const handoutReaders = ['tous', 'mj', 'joueur'] as const
export type HandoutReader = (typeof handoutReaders)[number]

const handoutSchema = z.looseObject({
  title: nameSchema.default(''),
  for: z.enum(handoutReaders).default('tous'),
  /** Which player, as the map and the texts call that side: « A ». */
  player: z.string().max(40).default(''),
  text,
})

/** Where a scenario stands in a campaign. */
const campaignSchema = z.looseObject({
  name: nameSchema.default(''),
  part: z.int().min(1).max(99).default(1),
  of: z.int().min(1).max(99).default(1),
  /** What the next one inherits of this one. */
  next: text,
})

/** What is fought over: a card to keep, a token to carry. */
const objectSchema = z.looseObject({
  name: nameSchema.default(''),
  icon: z.string().max(60).default('treasure-map'),
  text,
  count: z.int().min(1).max(40).default(1),
  as: z.enum(['carte', 'jeton', 'carte-et-jeton']).default('carte-et-jeton'),
})

/** Figures that belong to nobody's band: the miller's wife, her geese. */
const neutralSchema = z.looseObject({
  name: nameSchema.default(''),
  icon: z.string().max(60).default('character'),
  text,
  count: z.int().min(1).max(40).default(1),
  as: z.enum(['figurine', 'jeton', 'figurine-et-jeton']).default('figurine-et-jeton'),
  /** Of its base, in millimetres. */
  base: z.int().min(15).max(60).default(25),
  portrait: portraitSchema.optional(),
})

/** What happens in a round, ticked on the turn sheet. */
const eventSchema = z.looseObject({ round: z.int().min(1).max(40), text: z.string().max(500).default('') })

export const scenarioSchema = z.looseObject({
  format: z.string(),
  version: z.int().min(1),
  title: nameSchema,
  system: z.string().nullable().default(null),
  /** How many, as a number or as a player says it. */
  players: z
    .custom<number | string>(
      value => typeof value === 'string' || (Number.isInteger(value) && Number(value) >= 0),
      'il faut un nombre entier ou un texte.',
    )
    .default(''),
  summary: text,
  setup: text,
  victory: text,
  rules: text,
  map: mapSchema.nullable().default(null),
  handouts: z.array(handoutSchema).max(200).default([]),
  author: nameSchema.default(''),
  /** How much each band is worth, as a player says it: « 5 à 8 PC ». */
  points: nameSchema.default(''),
  /** How long an evening it is: « 90 minutes ». */
  duration: nameSchema.default(''),
  /** Rounds, where they are counted. */
  rounds: z.int().min(1).max(40).nullable().default(null),
  events: z.array(eventSchema).max(100).default([]),
  /** Read aloud before the game. */
  story: text,
  /** Who begins. */
  first: text,
  campaign: campaignSchema.nullable().default(null),
  objects: z.array(objectSchema).max(100).default([]),
  neutrals: z.array(neutralSchema).max(100).default([]),
  /** Pictures that its texts show, by name. */
  pictures: z.record(z.string().max(120), portraitSchema).default({}),
})
export type ScenarioText = z.infer<typeof scenarioSchema>

/** The version alone, read before anything that another version may write in another way. */
const versionSchema = z.looseObject({ version: z.int().min(1) })

export const createScenarioKind = (version: number, migrations: readonly Migration[]): FileKind => {
  const migrate = sealMigrations('scenario', version, migrations)
  const kind: FileKind = sealKind<Filed>({
    id: 'scenario',
    format: kinds.scenario.format,
    extension: kinds.scenario.extension,
    aside: kinds.scenario.aside,
    nameKey: 'title',
    words: {
      noun: 'scénario',
      a: 'un scénario',
      the: 'le scénario',
      this: 'ce scénario',
      it: 'il',
      them: 'le',
      e: '',
      sound: 'bien formé',
      lighten: 'raccourcissez ses textes',
    },
    open: (document, systems) => {
      const envelope = parse(versionSchema, document)
      if (!envelope.ok) return envelope
      const { version: from } = envelope.value
      if (from > version) return failure(newerVersion(kind, from))
      const json = asObject(migrate(document, from))
      const scenario = parse(scenarioSchema, { ...json, version })
      if (!scenario.ok) return scenario
      const { title, system: id } = scenario.value
      const system = systems.find(candidate => candidate.id === id) ?? null
      if (id !== null && !system) return failure(unknownSystem(kind, id, systems))
      const migrated = from < version
      return success({
        kind,
        name: title,
        system,
        icon: null,
        about: [kind.words.noun, ...(system ? [system.name] : [])].join(', '),
        document: { ...json, ...asObject(toJson(scenario.value)) },
        notices: [
          ...(migrated ? [migrationNotice(kind, from, version)] : []),
          ...unknownKeys(scenarioSchema, json),
        ],
        ...(migrated && { migratedFrom: from }),
        validate: () => [],
        totals: () => ({}),
        gauges: () => [],
        members: () => [],
      })
    },
  })
  return kind
}

const asObject = (json: Json): JsonObject => {
  if (!isJsonObject(json)) throw new Error('a scenario is an object')
  return json
}

export const scenarioKind = createScenarioKind(1, [])
