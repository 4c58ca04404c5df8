/** The roster as a file holds it: profiles and factions that players write, and the band drawn from them. */
import { nameSchema, notesSchema, portraitSchema, z, type Migration } from '../../core/index.ts'
import { usualLimit } from './catalog/play.ts'

/** As large as a number of this game is ever written; larger ones were not written for a table. */
export const bounds = { points: 999, count: 99, score: 99, dice: 30, lists: 400 } as const

const idSchema = z.string().max(120)
const score = z.int().min(0).max(bounds.score)
/** May be wrong by a sign and still be read: the rules say so, with a way out. */
const signedScore = z.int().min(-bounds.score).max(bounds.score)

const keywordSchema = z.looseObject({
  id: idSchema,
  value: signedScore.nullable().optional(),
})

const actionSchema = z.looseObject({
  id: idSchema.optional(),
  name: nameSchema.default(''),
  /** Successes. */
  needs: signedScore.default(1),
  plus: z.boolean().default(false),
  /** Null where the action hurts nobody by itself. */
  damage: score.nullable().default(null),
  damagePlus: z.boolean().default(false),
  keywords: z.array(keywordSchema).max(bounds.lists).default([]),
  text: notesSchema.default(''),
})

/** A keyword by its id, or a rule of one's own by its name and text. */
const ruleSchema = z.looseObject({
  id: idSchema.optional(),
  value: signedScore.nullable().optional(),
  name: nameSchema.optional(),
  text: notesSchema.optional(),
  /** Squares. */
  aura: score.nullable().optional(),
})

const profileSchema = z.looseObject({
  id: idSchema.default(''),
  name: nameSchema.default(''),
  cost: z.int().min(0).max(bounds.points).default(0),
  factions: z.array(idSchema).max(bounds.lists).default([]),
  movement: score.default(0),
  flying: z.boolean().default(false),
  /** Dice. */
  action: z.int().min(0).max(bounds.dice).default(0),
  armour: score.default(0),
  health: score.default(1),
  actions: z.array(actionSchema).max(bounds.lists).default([]),
  rules: z.array(ruleSchema).max(bounds.lists).default([]),
  icon: idSchema.optional(),
  portrait: portraitSchema.optional(),
  notes: notesSchema.optional(),
})

const factionSchema = z.looseObject({
  id: idSchema.default(''),
  name: nameSchema.default(''),
  icon: idSchema.default(''),
  permanent: notesSchema.default(''),
  additional: notesSchema.default(''),
  picture: portraitSchema.optional(),
  notes: notesSchema.optional(),
})

const recruitSchema = z.looseObject({
  profile: idSchema,
  count: z.int().min(0).max(bounds.count).default(1),
})

export const rosterSchema = z.looseObject({
  limit: z.int().min(0).max(bounds.points).default(usualLimit),
  profiles: z.array(profileSchema).max(bounds.lists).default([]),
  factions: z.array(factionSchema).max(bounds.lists).default([]),
  band: z.array(recruitSchema).max(bounds.lists).default([]),
  /** The id of the one whose card is played, where the band may play several. */
  faction: idSchema.optional(),
  notes: notesSchema.optional(),
})

export type KeywordUse = z.infer<typeof keywordSchema>
export type Action = z.infer<typeof actionSchema>
export type Rule = z.infer<typeof ruleSchema>
export type Profile = z.infer<typeof profileSchema>
export type Faction = z.infer<typeof factionSchema>
export type Recruit = z.infer<typeof recruitSchema>
export type Roster = z.infer<typeof rosterSchema>

export const keptProfileSchema = profileSchema
export const keptFactionSchema = factionSchema

/** Version 1 is the first: nothing older has ever been written. */
export const version = 1
export const migrations: readonly Migration[] = []

export const blankAction = (): Action => ({
  name: '',
  needs: 1,
  plus: true,
  damage: 1,
  damagePlus: true,
  keywords: [],
  text: '',
})

/** The numbers of somebody who could be anybody. */
export const blankProfile = (): Profile => ({
  id: '',
  name: '',
  cost: 2,
  factions: [],
  movement: 4,
  flying: false,
  action: 3,
  armour: 0,
  health: 4,
  actions: [],
  rules: [],
})

export const blankFaction = (): Faction => ({
  id: '',
  name: '',
  icon: '',
  permanent: '',
  additional: '',
})

export const blankRoster = (): Roster => ({ limit: usualLimit, profiles: [], factions: [], band: [] })
