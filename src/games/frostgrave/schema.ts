/** The roster as a file holds it. Traits and kinds stay plain strings here: a misspelt one is a broken rule, not a broken file. */
import { nameSchema, notesSchema, portraitSchema, z, type Migration } from '../../core/index.ts'
import { usualSoldiers } from './catalog/index.ts'

/** As large as a number of this game is ever written; larger ones were not written for a table. */
export const bounds = { score: 99, health: 999, casting: 99, range: 99, lists: 200, soldiers: 99 } as const

const idSchema = z.string().max(120)
const signedScore = z.int().min(-bounds.score).max(bounds.score)
const score = z.int().min(0).max(bounds.score)
const casting = z.int().min(0).max(bounds.casting)

const statsSchema = z.looseObject({
  /** Inches. */
  mouvement: score,
  combat: signedScore,
  tir: signedScore,
  armure: score,
  volonte: signedScore,
  sante: z.int().min(0).max(bounds.health),
})

const equipmentSchema = z.looseObject({
  name: nameSchema.default(''),
  /** Of the catalogue; without it, a line that reaches far or is reloaded shoots, and any other is a weapon in hand. */
  kind: idSchema.optional(),
  damage: signedScore.default(0),
  /** On the roll of whom it is used against. */
  opponent: signedScore.default(0),
  /** Inches; that of bows where nothing is said. */
  range: z.int().min(0).max(bounds.range).nullable().optional(),
  reload: z.boolean().optional(),
})

const spellSchema = z.looseObject({
  name: nameSchema.default(''),
  castingValue: casting.nullable().default(null),
  /** Whether a Volonté roll resists it. */
  resist: z.boolean().default(false),
  text: notesSchema.default(''),
  /** « à vue », « soi » */
  target: nameSchema.optional(),
  /** Cast before or after the game, where a failure hurts nobody. */
  outOfGame: z.boolean().optional(),
  /** It shoots, and the modifiers of shots apply. */
  attack: z.boolean().optional(),
  icon: idSchema.optional(),
})

const figure = {
  id: idSchema.optional(),
  name: nameSchema,
  stats: statsSchema,
  /** What its player calls what it is: « Archère ». */
  title: nameSchema.optional(),
  equipment: z.array(equipmentSchema).max(bounds.lists).default([]),
  traits: z.array(idSchema).max(bounds.lists).default([]),
  icon: idSchema.optional(),
  portrait: portraitSchema.optional(),
  notes: notesSchema.optional(),
} as const

const soldierSchema = z.looseObject(figure)

const wizardSchema = z.looseObject({
  ...figure,
  spells: z.array(spellSchema).max(bounds.lists).default([]),
})

const apprenticeSchema = z.looseObject({
  ...figure,
  /** Of its own; where there are none, those of its wizard. */
  spells: z.array(spellSchema).max(bounds.lists).default([]),
  /** By the name of a spell, where its value is another for the apprentice. */
  castingValues: z.record(z.string().max(120), casting).default(() => ({})),
})

const creatureSchema = z.looseObject({
  ...figure,
  /** By somebody of the warband. */
  controlled: z.boolean().optional(),
})

const optionsSchema = z.looseObject({
  critical: z.boolean().default(false),
  wounded: z.boolean().default(false),
})

export const rosterSchema = z.looseObject({
  /** How many soldiers players agreed upon. */
  soldiersAgreed: z.int().min(0).max(bounds.soldiers).default(usualSoldiers),
  options: optionsSchema.default(() => ({ critical: false, wounded: false })),
  wizard: wizardSchema,
  apprentice: apprenticeSchema.nullable().default(null),
  soldiers: z.array(soldierSchema).max(bounds.lists).default([]),
  creatures: z.array(creatureSchema).max(bounds.lists).default([]),
  notes: notesSchema.optional(),
})

export type Stats = z.infer<typeof statsSchema>
export type Equipment = z.infer<typeof equipmentSchema>
export type Spell = z.infer<typeof spellSchema>
export type Wizard = z.infer<typeof wizardSchema>
export type Apprentice = z.infer<typeof apprenticeSchema>
export type Soldier = z.infer<typeof soldierSchema>
export type Creature = z.infer<typeof creatureSchema>
export type Figure = Soldier
export type Options = z.infer<typeof optionsSchema>
export type Roster = z.infer<typeof rosterSchema>
export { soldierSchema, wizardSchema, apprenticeSchema, creatureSchema, spellSchema }

/** Version 1 is the first: nothing older has ever been written. */
export const version = 1
export const migrations: readonly Migration[] = []

/** Round numbers that stand for anybody, to be replaced by those of the player's book. */
export const blankStats = (): Stats => ({
  mouvement: 6,
  combat: 0,
  tir: 0,
  armure: 10,
  volonte: 0,
  sante: 10,
})

export const blankFigure = (): Soldier => ({ name: '', stats: blankStats(), equipment: [], traits: [] })
export const blankCaster = (): Wizard => ({ ...blankFigure(), spells: [] })
export const blankEquipment = (): Equipment => ({ name: '', kind: 'melee', damage: 0, opponent: 0 })
export const blankSpell = (): Spell => ({ name: '', castingValue: null, resist: false, text: '' })

export const blankRoster = (): Roster => ({
  soldiersAgreed: usualSoldiers,
  options: { critical: false, wounded: false },
  wizard: blankCaster(),
  apprentice: null,
  soldiers: [],
  creatures: [],
})
