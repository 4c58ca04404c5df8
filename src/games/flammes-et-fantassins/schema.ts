/** The roster as a file holds it. Ids stay plain strings here: a misspelt class is a broken rule, not a broken file. */
import { accordSchema, nameSchema, notesSchema, portraitSchema, z, type Migration } from '../../core/index.ts'
import { builds, domains } from './catalog/index.ts'

/** Trophies grow like rabbits: past this many games they would no longer be counted exactly. */
export const maxGames = 70
const amount = z.int().min(0).max(9999)
const idSchema = z.string().max(120)

export const outcomes = ['victoire', 'defaite'] as const
export type Outcome = (typeof outcomes)[number]

const gameSchema = z.looseObject({
  scenario: nameSchema,
  outcome: z.enum(outcomes),
  notes: notesSchema.optional(),
})

const campaignSchema = z.looseObject({
  pc: amount.default(0),
  iron: amount.default(0),
  trophies: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  games: z.int().min(0).max(maxGames).default(0),
  history: z.array(gameSchema).max(maxGames).optional(),
})

export const figureSchema = z.looseObject({
  id: idSchema.optional(),
  name: nameSchema,
  accord: accordSchema.optional(),
  build: z.enum(builds),
  classes: z.array(idSchema),
  equipment: z.array(idSchema).default([]),
  grimoire: z.enum(domains).nullable().default(null),
  speciality: idSchema.nullable().default(null),
  spells: z.array(idSchema).default([]),
  portrait: portraitSchema.optional(),
  notes: notesSchema.optional(),
})

const noCampaign = { pc: 0, iron: 0, trophies: 0, games: 0 }

export const rosterSchema = z.looseObject({
  points: amount,
  motivation: notesSchema.default(''),
  campaign: campaignSchema.default(noCampaign),
  figures: z.array(figureSchema),
  notes: notesSchema.optional(),
})

export type Campaign = z.infer<typeof campaignSchema>
export type Figure = z.infer<typeof figureSchema>
export type Roster = z.infer<typeof rosterSchema>

/** Version 1 is the first: nothing older has ever been written. */
export const version = 1
export const migrations: readonly Migration[] = []

export const blankFigure = (): Figure => ({
  name: '',
  build: 'agile',
  classes: [],
  equipment: [],
  grimoire: null,
  speciality: null,
  spells: [],
})

export const blankRoster = (): Roster => ({ points: 8, motivation: '', campaign: noCampaign, figures: [] })
