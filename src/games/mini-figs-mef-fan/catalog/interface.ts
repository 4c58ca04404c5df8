/** The shapes of the catalogue: what a role, a spell, an order or a range is to the rules and to the printed page. */

export const gaits = ['normal', 'bond', 'vol'] as const
export type Gait = (typeof gaits)[number]

export const ranges = ['tres-courte', 'courte', 'normale', 'longue', 'tres-longue'] as const
export type Range = (typeof ranges)[number]

export const ammos = ['illimitees', 'limitees', 'unique'] as const
export type Ammo = (typeof ammos)[number]

export const traitIds = ['effrayant', 'lance'] as const
export type TraitId = (typeof traitIds)[number]

export const roleIds = ['general', 'chef', 'magicien', 'porte-banniere', 'musicien', 'guerisseur'] as const
export type RoleId = (typeof roleIds)[number]

export const orderIds = [
  'mouvement-et-action',
  'action-concentree',
  'charge',
  'bataille',
  'course',
  'en-garde',
  'en-alerte',
  'ralliement',
] as const
export type OrderId = (typeof orderIds)[number]

export const spellIds = [
  'eclair-magique',
  'pluie-de-pierres',
  'terreur',
  'levitation',
  'motivation',
  'desorientation',
  'enchevetrement',
  'tremblement',
  'aveuglement',
  'fragilite',
  'cri-psychique',
  'vitesse-du-vent',
  'force-impie',
  'vision-de-l-aigle',
  'peau-de-pierre',
  'volonte-inebranlable',
] as const
export type SpellId = (typeof spellIds)[number]

/** The six characteristics of a figure. */
export const scores = ['dep', 'mel', 'tir', 'def', 'men', 'vie'] as const
export type Score = (typeof scores)[number]

/** What every entry shows of itself. */
export interface Entry<Id extends string> {
  readonly id: Id
  readonly name: string
  /** A name of game-icons. */
  readonly icon: string
}

/** A part of a price that is multiplied: whole numbers, so that nothing is rounded before its time. */
export interface Factor {
  readonly times: number
  readonly over: number
  /** « ×1,5 », « /3 »; nothing where it changes nothing. */
  readonly shown: string
}

export interface GaitEntry extends Entry<Gait> {
  readonly factor: Factor
  readonly text: string
}

export interface RangeEntry extends Entry<Range> {
  /** As the rules count it: in tens of centimetres. */
  readonly reach: number
  readonly centimetres: number
  readonly factor: Factor
}

export interface AmmoEntry extends Entry<Ammo> {
  /** Null where they never run out. */
  readonly shots: number | null
  readonly factor: Factor
}

export interface LifeEntry {
  readonly life: number
  readonly factor: Factor
  readonly name: string
}

export interface TraitEntry extends Entry<TraitId> {
  /** Points, within the price of the Mêlée. */
  readonly cost: number
  readonly text: string
  /** The same in a few words, for the card. */
  readonly brief: string
}

/** What a player agrees upon before a game: so many of each. */
export interface RoleEntry extends Entry<RoleId> {
  /** As many, where players agreed on nothing else. */
  readonly agreed: number
  /** More than these is no matter of agreement. */
  readonly most: number | null
  readonly initiative: number
  readonly morale: number
  /** Centimetres around it; null where it does not reach out. */
  readonly aura: number | null
  readonly text: string
  readonly brief: string
}

export const spellDeeds = {
  blesse: 'Blesse',
  entrave: 'Entrave',
  renforce: 'Renforce',
  commande: 'Commande',
} as const
export type SpellDeed = keyof typeof spellDeeds

export interface SpellEntry extends Entry<SpellId> {
  readonly deed: SpellDeed
  readonly target: string
  /** What the target does about it: a Men test that it must fail, or pass, for the spell to work. */
  readonly test: 'rate' | 'reussi' | null
  readonly changes?: { readonly score: Score; readonly by: number }
  /** A shot that the spell makes, with no modifier of any kind. */
  readonly shot?: { readonly score: number; readonly piercing: number; readonly each: boolean }
  /** Whether it ends as orders are taken back. */
  readonly lasts: boolean
  readonly text: string
  readonly brief: string
}

/** How far it lets a unit go. */
export const orderMoves = ['aucun', 'demi', 'entier'] as const
export type OrderMove = (typeof orderMoves)[number]

export interface OrderEntry extends Entry<OrderId> {
  readonly move: OrderMove
  readonly action: boolean
  /** What it adds to a score, and to which: « +1 à l’action ». */
  readonly bonus: string | null
  /** Whether a unit in contact may receive it. */
  readonly engaged: boolean
  readonly text: string
  readonly brief: string
}

export interface StateEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly text: string
}

export interface ModifierEntry {
  readonly id: string
  readonly name: string
  readonly of: 'tir' | 'mel' | 'moral'
  /** Null where it cancels another. */
  readonly by: number | null
  readonly when: string
}

export interface TerrainEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly text: string
}

export interface PhaseEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly text: string
}
