/** What a scenario's file holds: texts in Markdown, a map, and what is printed beside them. */
import { mapSchema } from './map/table.ts'
import { nameSchema, portraitSchema, z } from './schema.ts'

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

/** The game master alone knows what some things are: the booklet that all read says nothing of them. */
const told = z.enum(['tous', 'mj']).default('tous')

/** What is fought over: a card to keep, a token to carry. */
const objectSchema = z.looseObject({
  name: nameSchema.default(''),
  icon: z.string().max(60).default('treasure-map'),
  text,
  count: z.int().min(1).max(40).default(1),
  as: z.enum(['carte', 'jeton', 'carte-et-jeton']).default('carte-et-jeton'),
  for: told,
})

/** Figures that belong to nobody's band: the miller's wife, her geese. */
const neutralSchema = z.looseObject({
  name: nameSchema.default(''),
  icon: z.string().max(60).default('character'),
  text,
  count: z.int().min(1).max(40).default(1),
  as: z.enum(['figurine', 'jeton', 'figurine-et-jeton']).default('figurine-et-jeton'),
  for: told,
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
