/** The roster as a file holds it. Ids stay plain strings here: a misspelt weapon is a broken rule, not a broken file. */
import { nameSchema, notesSchema, portraitSchema, z, type Migration } from '../../core/index.ts'
import { lengthIds, mountIds, roleIds } from './catalog/index.ts'

/** No number of a file is ever larger, and no list longer. */
export const most = {
  count: 100,
  classe: 99,
  points: 99_999,
  price: 999,
  reach: 999,
  modifier: 9,
  dice: 20,
  turns: 9,
  rows: 12,
  list: 200,
} as const

const idSchema = z.string().max(120)
const modifier = z.int().min(-most.modifier).max(most.modifier)
const classe = z.int().min(0).max(most.classe)

const competenceSchema = z.looseObject({
  /** One of the catalogue's; of a player's own, nothing. */
  id: idSchema.optional(),
  name: nameSchema.optional(),
  level: classe.nullable().optional(),
  text: notesSchema.optional(),
})

const priceSchema = z.looseObject({
  label: nameSchema.default(''),
  points: z.int().min(0).max(most.price).default(0),
})

const scoresSchema = z.looseObject({
  sante: classe.optional(),
  moral: classe.optional(),
  perception: classe.optional(),
  agilite: classe.optional(),
  persuasion: classe.optional(),
})

const profileSchema = z.looseObject({
  id: idSchema.optional(),
  name: nameSchema.default(''),
  count: z.int().min(1).max(most.count).default(1),
  classe: classe.default(3),
  protection: idSchema.default('legere'),
  mount: z.enum(mountIds).default('pied'),
  role: z.enum(roleIds).default('simple'),
  leader: z.boolean().default(false),
  twoLives: z.boolean().default(false),
  weapons: z.array(idSchema).max(most.list).default([]),
  competences: z.array(competenceSchema).max(most.list).default([]),
  prices: z.array(priceSchema).max(most.list).default([]),
  /** Where they differ from its classe. */
  scores: scoresSchema.default({}),
  /** Centimetres, where what it wears does not tell: a robe, a child, a large shield. */
  movement: z.int().min(0).max(most.reach).optional(),
  training: z.array(idSchema).max(most.list).default([]),
  /** A name of game-icons. */
  icon: idSchema.optional(),
  portrait: portraitSchema.optional(),
  notes: notesSchema.optional(),
})

const rowSchema = z.looseObject({
  from: z.int().min(0).max(most.reach).default(0),
  to: z.int().min(0).max(most.reach).default(20),
  /** A natural number or more: 5 means 5-6. */
  needs: z.int().min(0).max(most.classe).default(5),
  outdoors: z.boolean().optional(),
})

/** A weapon of a supplement, or of nobody's; one that bears an id of the catalogue takes its place. */
const ownWeaponSchema = z.looseObject({
  id: idSchema.default(''),
  name: nameSchema.default(''),
  hands: z.int().min(1).max(2).default(1),
  /** Null where nobody strikes with it. */
  length: z.enum(lengthIds).nullable().default(null),
  improvised: z.boolean().default(false),
  heavy: z.boolean().default(false),
  /** Pulls riders down, as a halberd does. */
  hooks: z.boolean().optional(),
  rows: z.array(rowSchema).max(most.rows).default([]),
  /** What armour 4, and 5, take from the die. */
  armour4: modifier.default(0),
  armour5: modifier.default(0),
  /** On the last row alone. */
  armourFar: z.boolean().optional(),
  /** What moving adds; null where it is shot standing still. */
  moving: modifier.nullable().default(null),
  mounted: z.boolean().default(false),
  mountedMoving: modifier.nullable().optional(),
  reload: z.int().min(0).max(most.turns).default(0),
  /** In a turn, still; moving, one. */
  shots: z.int().min(1).max(most.turns).default(1),
  firearm: z.boolean().default(false),
  red: z.int().min(0).max(most.dice).default(0),
  white: z.int().min(0).max(most.dice).default(0),
  text: notesSchema.optional(),
  icon: idSchema.optional(),
})

const beastSchema = z.looseObject({
  kind: idSchema.default('cheval'),
  name: nameSchema.default(''),
  count: z.int().min(1).max(most.count).default(1),
  load: nameSchema.optional(),
})

const objectiveSchema = z.looseObject({
  title: nameSchema.default(''),
  text: notesSchema.default(''),
  /** Who it is for. */
  for: nameSchema.default(''),
  kind: idSchema.optional(),
})

export const rosterSchema = z.looseObject({
  /** Where and when. */
  context: nameSchema.default(''),
  /** Null where nobody counts. */
  budget: z.int().min(0).max(most.points).nullable().default(null),
  profiles: z.array(profileSchema).default([]),
  objectives: z.array(objectiveSchema).default([]),
  ownWeapons: z.array(ownWeaponSchema).default([]),
  packAnimals: z.array(beastSchema).max(most.list).default([]),
  /** What a heavy weapon in two hands adds to the die, as agreed. */
  heavyBonus: modifier.default(0),
  notes: notesSchema.optional(),
})

export type Competence = z.infer<typeof competenceSchema>
export type Price = z.infer<typeof priceSchema>
export type Scores = z.infer<typeof scoresSchema>
export type Profile = z.infer<typeof profileSchema>
export type OwnRow = z.infer<typeof rowSchema>
export type OwnWeapon = z.infer<typeof ownWeaponSchema>
export type PackAnimal = z.infer<typeof beastSchema>
export type Objective = z.infer<typeof objectiveSchema>
export type Roster = z.infer<typeof rosterSchema>
export { profileSchema, ownWeaponSchema, objectiveSchema }

/** Version 1 is the first: nothing older has ever been written. */
export const version = 1
export const migrations: readonly Migration[] = []

/** A regular of any time, whom no rule remarks upon. */
export const blankProfile = (): Profile => ({
  name: '',
  count: 1,
  classe: 3,
  protection: 'legere',
  mount: 'pied',
  role: 'simple',
  leader: false,
  twoLives: false,
  weapons: ['courte'],
  competences: [],
  prices: [],
  scores: {},
  training: [],
})

export const blankRow = (): OwnRow => ({ from: 0, to: 20, needs: 5 })

export const blankOwnWeapon = (): OwnWeapon => ({
  id: '',
  name: '',
  hands: 1,
  length: null,
  improvised: false,
  heavy: false,
  rows: [],
  armour4: 0,
  armour5: 0,
  moving: null,
  mounted: false,
  reload: 0,
  shots: 1,
  firearm: false,
  red: 0,
  white: 0,
})

export const blankObjective = (): Objective => ({ title: '', text: '', for: '' })
export const blankPackAnimal = (): PackAnimal => ({ kind: 'cheval', name: '', count: 1 })
export const blankRoster = (): Roster => ({
  context: '',
  budget: null,
  profiles: [],
  objectives: [],
  ownWeapons: [],
  packAnimals: [],
  heavyBonus: 0,
})
