/** The shapes of the catalogue: what a statistic, a trait, a phase or a modifier is to the rules and to the printed page. */

export const statIds = ['mouvement', 'combat', 'tir', 'armure', 'volonte', 'sante'] as const
export type StatId = (typeof statIds)[number]

/** Who a figure is in its warband, in the order of the phases. */
export const kindIds = ['mage', 'apprenti', 'soldat', 'creature'] as const
export type KindId = (typeof kindIds)[number]

export const traitIds = ['mort-vivant', 'demon', 'golem', 'grand', 'animal', 'immateriel'] as const
export type TraitId = (typeof traitIds)[number]

export const equipmentKindIds = ['melee', 'tir', 'protection', 'objet'] as const
export type EquipmentKindId = (typeof equipmentKindIds)[number]

/** What every entry shows of itself. */
export interface Entry<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** A name of game-icons. */
  readonly icon: string
}

/** With its text, and the same in a few words for the card. */
export interface Told<Id extends string = string> extends Entry<Id> {
  readonly text: string
  readonly brief: string
}

export interface StatEntry extends Told<StatId> {
  /** One letter, as stat lines have it: « M 6 C +2 ». */
  readonly letter: string
  /** As on a card: « Mouv. ». */
  readonly short: string
  /** Written with its sign: +2, +0. */
  readonly signed: boolean
  /** Past these nothing is forbidden, and a slip of the pen is likely. */
  readonly usual: { readonly min: number; readonly max: number }
}

export interface KindEntry extends Entry<KindId> {
  readonly many: string
  readonly phase: TurnStepId
  /** Whether it casts spells, and leads a group. */
  readonly casts: boolean
}

export interface TraitEntry extends Told<TraitId> {
  /** The optional rule of wounds never touches it. */
  readonly neverWounded: boolean
  /** It picks up no treasure. */
  readonly noTreasure: boolean
  readonly large: boolean
}

export interface EquipmentKindEntry extends Entry<EquipmentKindId> {
  readonly text: string
}

export const turnStepIds = ['initiative', 'mages', 'apprentis', 'soldats', 'creatures'] as const
export type TurnStepId = (typeof turnStepIds)[number]

export const modifierIds = [
  'obstruction',
  'couvert-leger',
  'couvert-important',
  'hatif',
  'grande-cible',
  'soutien',
  'arme-adverse',
  'encombre',
  'blesse',
] as const
export type ModifierId = (typeof modifierIds)[number]

export interface ModifierEntry extends Entry<ModifierId> {
  readonly of: 'tir' | 'combat' | 'tout'
  /** Whose roll it changes. */
  readonly rolls: 'cible' | 'combattant' | 'figurine'
  /** Null where a weapon's line says it. */
  readonly by: number | null
  /** Added up, one for each: as it agrees with its name. */
  readonly each: 'chacun' | 'chacune' | null
  readonly when: string
}

/** A number of the rules: so many inches, soldiers, points. */
export interface MeasureEntry extends Entry {
  readonly value: number
  readonly unit: string
}

/** So much damage to the caster where the roll falls so short. */
export interface CastingFailure {
  readonly from: number
  /** Null where there is no end. */
  readonly to: number | null
  readonly damage: number
}

export interface CreatureStep extends Entry {
  /** Null where the step asks nothing. */
  readonly question: string | null
  readonly answer: string
  readonly brief: string
}

export interface RuleEntry extends Told {
  /** The sheet that it stands on. */
  readonly subject: RuleSubject
}

export const ruleSubjects = {
  activation: 'Activation',
  mouvement: 'Mouvement',
  combat: 'Combat',
  tir: 'Tir',
  magie: 'Magie',
  tresor: 'Trésors',
  fin: 'Fin de partie',
} as const
export type RuleSubject = keyof typeof ruleSubjects
