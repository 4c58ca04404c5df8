/** The roster as a file holds it. Ids stay plain strings here: a misspelt role is a broken rule, not a broken file. */
import { nameSchema, notesSchema, portraitSchema, z, type Migration } from '../../core/index.ts'
import { ammos, gaits, ranges, roles, spellsAgreed, type RoleId } from './catalog/index.ts'

/** No score, and no number of anything, is ever larger. */
export const most = { score: 99, figures: 100, scoresOfAKind: 12, points: 99_999, agreed: 20 } as const

const idSchema = z.string().max(120)
const score = z.int().min(0).max(most.score)
const agreedCount = z.int().min(0).max(most.agreed)

const meleeSchema = z.looseObject({
  name: nameSchema.optional(),
  score: score.default(0),
  piercing: score.default(0),
})

const shotSchema = z.looseObject({
  name: nameSchema.optional(),
  score: score.default(0),
  piercing: score.default(0),
  range: z.enum(ranges).default('normale'),
  ammo: z.enum(ammos).default('illimitees'),
})

const unitSchema = z.looseObject({
  id: idSchema.optional(),
  name: nameSchema.default(''),
  figures: z.int().min(1).max(most.figures).default(1),
  dep: score.default(0),
  gait: z.enum(gaits).default('normal'),
  melee: z.array(meleeSchema).max(most.scoresOfAKind).default([]),
  shots: z.array(shotSchema).max(most.scoresOfAKind).default([]),
  def: score.default(0),
  men: score.default(0),
  vie: score.default(1),
  traits: z.array(idSchema).default([]),
  role: idSchema.nullable().default(null),
  spells: z.array(idSchema).default([]),
  /** Easier to shoot. */
  large: z.boolean().optional(),
  /** What its player calls its role: « nécromant ». */
  roleTitle: nameSchema.optional(),
  /** Of this mage, where players agreed on another number than for the army. */
  spellsAgreed: agreedCount.optional(),
  /** A name of game-icons. */
  icon: idSchema.optional(),
  portrait: portraitSchema.optional(),
  notes: notesSchema.optional(),
})

/** A spell that players made up; mages know it by its id. */
const ownSpellSchema = z.looseObject({
  id: idSchema,
  name: nameSchema,
  text: notesSchema.default(''),
  icon: idSchema.optional(),
})

const defaultOf = (id: RoleId): number => roles.find(role => role.id === id)?.agreed ?? 0

const agreedSchema = z.looseObject({
  general: agreedCount.default(defaultOf('general')),
  chef: agreedCount.default(defaultOf('chef')),
  magicien: agreedCount.default(defaultOf('magicien')),
  spells: agreedCount.default(spellsAgreed),
  'porte-banniere': agreedCount.default(defaultOf('porte-banniere')),
  musicien: agreedCount.default(defaultOf('musicien')),
  guerisseur: agreedCount.default(defaultOf('guerisseur')),
})

export const usualAgreed = (): Agreed => ({
  general: defaultOf('general'),
  chef: defaultOf('chef'),
  magicien: defaultOf('magicien'),
  spells: spellsAgreed,
  'porte-banniere': defaultOf('porte-banniere'),
  musicien: defaultOf('musicien'),
  guerisseur: defaultOf('guerisseur'),
})

export const rosterSchema = z.looseObject({
  /** Null where the army is as large as it is. */
  limit: z.int().min(0).max(most.points).nullable().default(null),
  agreed: agreedSchema.default(usualAgreed),
  units: z.array(unitSchema).default([]),
  ownSpells: z.array(ownSpellSchema).optional(),
  notes: notesSchema.optional(),
})

export type Melee = z.infer<typeof meleeSchema>
export type Shot = z.infer<typeof shotSchema>
export type Unit = z.infer<typeof unitSchema>
export type OwnSpell = z.infer<typeof ownSpellSchema>
export type Agreed = z.infer<typeof agreedSchema>
export type Roster = z.infer<typeof rosterSchema>
export { unitSchema, ownSpellSchema }

/** Version 1 is the first: nothing older has ever been written. */
export const version = 1
export const migrations: readonly Migration[] = []

export const blankMelee = (): Melee => ({ score: 1, piercing: 0 })
export const blankShot = (): Shot => ({ score: 1, piercing: 0, range: 'normale', ammo: 'illimitees' })

/** One figure of a common sort, which no rule remarks upon. */
export const blankUnit = (): Unit => ({
  name: '',
  figures: 1,
  dep: 2,
  gait: 'normal',
  melee: [{ score: 2, piercing: 0 }],
  shots: [],
  def: 1,
  men: 2,
  vie: 1,
  traits: [],
  role: null,
  spells: [],
})

export const blankRoster = (): Roster => ({ limit: 200, agreed: usualAgreed(), units: [] })
