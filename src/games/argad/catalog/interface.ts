/** The shapes of the catalogue: what a weapon, a protection, a mount or a competence is to the rules and to a page. */

export const protectionIds = ['legere', '3', '4', '4*', '5', '5*', '4T', '5T'] as const
export type ProtectionId = (typeof protectionIds)[number]

export const mountIds = ['pied', 'cavalier', 'pieton-monte'] as const
export type MountId = (typeof mountIds)[number]

export const roleIds = ['simple', 'chef', 'musicien', 'porte-embleme'] as const
export type RoleId = (typeof roleIds)[number]

/** From the one that strikes first to the one that strikes last. */
export const lengthIds = ['longue', 'semi-longue', 'courte', 'tres-courte', 'poings'] as const
export type LengthId = (typeof lengthIds)[number]

export const scoreIds = ['sante', 'moral', 'perception', 'agilite', 'persuasion'] as const
export type ScoreId = (typeof scoreIds)[number]

export const trainingIds = ['ordre-serre', 'ordre-disperse', 'pied-ferme', 'terrain'] as const
export type TrainingId = (typeof trainingIds)[number]

export const beastIds = ['cheval', 'mule', 'chameau', 'ane'] as const
export type BeastId = (typeof beastIds)[number]

/** What every entry shows of itself. */
export interface Entry<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** A name of game-icons. */
  readonly icon: string
}

export interface ProtectionEntry extends Entry<ProtectionId> {
  /** As a card has room for it: « 4* ». */
  readonly short: string
  /** What a blow has to beat beside the classe. */
  readonly armour: 0 | 3 | 4 | 5
  /** Which of two stands, where both would fall: greater is better. */
  readonly rank: number
  /** Made against modern projectiles. */
  readonly modern: boolean
  readonly text: string
}

export interface MountEntry extends Entry<MountId> {
  readonly mounted: boolean
  /** Points of its horse, where the multiplier does not pay for it. */
  readonly horse: number
  /** Centimetres of a base: breadth and depth. */
  readonly base: { readonly width: number; readonly depth: number }
  readonly text: string
}

export interface RoleEntry extends Entry<RoleId> {
  /** What the classe is multiplied by. */
  readonly times: { readonly [mount in MountId]: number }
  /** Whether simple fighters around obey, and are out of disorder. */
  readonly commands: boolean
  readonly text: string
}

/** A natural number or more hits: « 5-6 », « 6 », « 7 ». */
export interface ShotRow {
  readonly from: number
  readonly to: number
  readonly needs: number
  /** Nobody shoots so far indoors. */
  readonly outdoors?: boolean
  /** The scan garbles this cell: the text beside it tells. */
  readonly inferred?: boolean
}

/** What is added to the die as one shoots; null where one may not. */
export interface Stance {
  readonly still: number | null
  readonly moving: number | null
}

export interface Shot {
  /** From near to far; empty where the book names the weapon and gives no table. */
  readonly rows: readonly ShotRow[]
  readonly foot: Stance
  readonly mounted: Stance
  /** Against these armours. */
  readonly armour: { readonly 4: number; readonly 5: number }
  /** Whether armour counts on the last row only. */
  readonly armourFar: boolean
  /** Turns, still. */
  readonly reload: number
  /** In one turn. */
  readonly shots: { readonly still: number; readonly moving: number }
  /** Powder: classes 1 and 2 are afraid of it. */
  readonly firearm: boolean
  /** Of several projectiles: the dice that must hit, and those that add victims. None: one die. */
  readonly red: number
  readonly white: number
}

export const weaponIds = [
  'arbalete-de-guerre',
  'arc-simple',
  'arc-long',
  'yumi',
  'pistolet-a-silex',
  'fusil-a-silex',
  'revolver',
  'fusil-a-verrou',
  'javelot',
  'arquebuse',
  'mousquet',
  'tromblon',
  'fusil-a-pompe',
  'canon',
  'arme-automatique',
  'longue',
  'lance',
  'lance-de-cavalerie',
  'hallebarde',
  'vouge',
  'naginata',
  'semi-longue',
  'epee-a-deux-mains',
  'hache-a-deux-mains',
  'bardiche',
  'baionnette',
  'faux',
  'grand-baton',
  'outil-lourd',
  'courte',
  'epee',
  'sabre',
  'hachette',
  'masse',
  'katana',
  'gourdin',
  'crosse',
  'tres-courte',
  'dague',
  'crosse-de-pistolet',
  'poings',
] as const
export type WeaponId = (typeof weaponIds)[number]

export const periodIds = ['toutes', 'medieval', 'japon', 'silex', 'moderne'] as const
export type PeriodId = (typeof periodIds)[number]

/** What a weapon is in hand-to-hand combat. */
export interface Blade {
  readonly length: LengthId
  /** Made for another work. */
  readonly improvised: boolean
  /** Heavy, in two hands: its weight cancels the penalty of a tool. */
  readonly heavy: boolean
  /** Pulls riders down. */
  readonly hooks: boolean
}

export interface WeaponEntry extends Entry<WeaponId> {
  readonly period: PeriodId
  readonly hands: 1 | 2
  readonly shot?: Shot
  readonly blade?: Blade
  readonly text: string
  /** What a card has room for. */
  readonly brief: string
}

export interface LengthEntry extends Entry<LengthId> {
  /** 1 strikes first. */
  readonly order: number
  readonly examples: string
}

export interface PeriodEntry extends Entry<PeriodId> {
  readonly text: string
}

export interface CompetenceEntry extends Entry {
  /** Those of combat need no level. */
  readonly kind: 'combat' | 'libre'
  readonly text: string
  readonly brief: string
}

export interface ScoreEntry extends Entry<ScoreId> {
  readonly short: string
  readonly text: string
}

export interface TrainingEntry extends Entry<TrainingId> {
  readonly text: string
}

export interface BeastEntry extends Entry<BeastId> {
  readonly points: number
  readonly base: { readonly width: number; readonly depth: number }
}

export interface ObjectiveKind extends Entry {
  readonly text: string
}

export interface PaceEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Centimetres in a turn; negative where it shortens another. */
  readonly centimetres: number
  /** Thrown and added. */
  readonly dice?: string
  readonly text: string
}

/** What it is to those who cross it. */
export type Hardship = 'facile' | 'difficile' | 'tres-difficile' | 'interdit'

export interface TerrainEntry extends Entry {
  readonly foot: Hardship
  readonly mounted: Hardship
  /** What shots at those within suffer; null where it covers nobody. */
  readonly cover: number | null
  readonly text: string
  /** Who is seen within. */
  readonly sight: string
}

export interface HardshipEntry {
  readonly id: Hardship
  readonly name: string
  readonly foot: string
  readonly mounted: string
}

export interface ModifierEntry {
  readonly id: string
  readonly name: string
  readonly of: 'tir' | 'melee' | 'moral'
  /** Null where the weapon, or the players, say how much. */
  readonly by: number | null
  readonly when: string
  /** Those of one kind are counted together: see the limits. */
  readonly kind: 'terrain' | 'cible' | 'tireur' | 'tactique' | 'maladresse' | 'nature' | 'moral'
}

/** A rule of play, told short. */
export interface RuleEntry extends Entry {
  readonly text: string
}

/** A line of a table that a die is thrown for. */
export interface TableRow {
  /** As the die shows it: « 2-7 ». */
  readonly die: string
  readonly from: number
  readonly to: number
  readonly name: string
  readonly icon: string
  readonly text: string
}

/** A die thrown under a score: below, equal, above. */
export interface TestEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly below: string
  readonly equal: string
  readonly above: string
}

/** Exact: what it is, over what. */
export type Fraction = readonly [number, number]

/** One way of taking « un certain temps »: the chance that it is done by the end of each turn. */
export interface TimeOption {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly text: string
  /** What the die has to show at the end of each turn of work: the n-th at most this. */
  readonly needs: readonly number[]
  readonly sides: 3 | 6
  readonly dice: 1 | 2
  /** Whether a 6 gives it up. */
  readonly abandons: boolean
  readonly done: readonly Fraction[]
  /** Turns, on average; null where it may never end. */
  readonly mean: Fraction | null
}
