/** The shapes of the catalogue: what a class, a spell or a dagger is to the rules and to the printed page. */

export const scores = ['dex', 'for', 'con', 'int', 'sag', 'cha'] as const
export type Score = (typeof scores)[number]
export type ScoreBonus = Readonly<Partial<Record<Score, number>>>

export const builds = ['agile', 'puissant'] as const
export type Build = (typeof builds)[number]

export const domains = ['magie', 'tenebres', 'lumiere', 'nature'] as const
export type Domain = (typeof domains)[number]

export const ranks = ['mercenaire', 'aventurier', 'heros'] as const
export type Rank = (typeof ranks)[number]

export const classIds = [
  'archer',
  'barbare',
  'chevalier',
  'soldat',
  'assassin',
  'barde',
  'bretteur',
  'general',
  'paladin',
  'moine',
  'ranger',
  'skald',
  'voleur',
  'alchimiste',
  'archimage',
  'druide',
  'magicien',
  'necromancien',
  'pretre',
  'sage',
  'sorcier',
] as const
export type ClassId = (typeof classIds)[number]

export const talentIds = [
  'baratin',
  'botte-secrete',
  'connaissance-du-terrain',
  'cri-de-ralliement',
  'deplacement-rapide',
  'encouragement',
  'esquive',
  'imposition-des-mains',
  'inspiration',
  'j-ai-des-ordres',
  'legendes',
  'piege',
] as const
export type TalentId = (typeof talentIds)[number]

export const spellIds = [
  'armure-de-mage',
  'projectile-magique',
  'sommeil',
  'image-miroir',
  'charme',
  'teleportation',
  'boule-de-feu',
  'drain-d-energie-magique',
  'fascination-pour-les-tenebres',
  'forme-spectrale',
  'vampirisme',
  'frappe-de-l-ombre',
  'acide',
  'marche-des-batiments',
  'terreur',
  'reincarnation',
  'soin',
  'force',
  'silence',
  'benediction',
  'cercle-de-protection',
  'resurrection',
  'soin-des-foules',
  'rayon-de-lumiere',
  'toile-d-araignee',
  'poison',
  'peau-d-ecorce',
  'changeforme',
  'brouillard',
  'eclair',
  'fusion-dans-la-terre',
  'marche-des-forets-et-collines',
] as const
export type SpellId = (typeof spellIds)[number]

export const equipmentIds = [
  'arme-a-deux-mains',
  'arme-a-une-main',
  'baton',
  'dague',
  'masse',
  'bouclier',
  'pavois',
  'arbalete-legere',
  'arbalete-lourde',
  'arc',
  'arc-long',
  'couteaux-de-lancer',
  'robe',
  'cuir',
  'maille',
  'plaque',
  'grappin',
  'grimoire',
  'materiel-de-crochetage',
  'bombe',
  'bombe-de-repulsif-a-chat',
  'potion-de-vie',
  'potion-de-force',
  'potion-d-armure',
  'potion-de-vitesse',
  'potion-d-eloquence',
  'parchemin',
  'nu',
] as const
export type EquipmentId = (typeof equipmentIds)[number]

/** What every entry shows of itself. */
export interface Entry<Id extends string> {
  readonly id: Id
  /** As the rulebook prints it. */
  readonly name: string
  /** A name of game-icons. */
  readonly icon: string
}

export const classKinds = ['guerrier', 'roublard', 'mage'] as const
export type ClassKind = (typeof classKinds)[number]

export interface ClassEntry extends Entry<ClassId> {
  /** The rulebook prints the other one alone; the name of a class, said of nobody, is the rulebook's. */
  readonly feminine: string
  readonly kind: ClassKind
  readonly scores: ScoreBonus
  readonly dep: number
  readonly mel: number
  readonly tir: number
  /** Pieces of iron that the class brings to the band. */
  readonly iron: number
  readonly talents: readonly TalentId[]
  readonly spells: Readonly<Partial<Record<Domain, number>>>
  readonly speciality?: Speciality
}

export interface Speciality {
  readonly name: string
  readonly icon: string
  readonly text: string
  readonly talent?: TalentId
  /** Once a game: worth a box to tick. */
  readonly once?: true
}

export interface TalentEntry extends Entry<TalentId> {
  /** PA de Héros. */
  readonly cost: number
  readonly when: string
  readonly text: string
}

export type SpellLevel = 1 | 2

/** When the effect of a spell that lasts ends, or strikes. */
export const durations = [
  'round',
  'prochain-round',
  'partie',
  'deplacement',
  'concentration',
  'activation',
] as const
export type Duration = (typeof durations)[number]

/** The numbers of a Mage that a spell is cast or measured with. */
export type SpellNumber = 'touche' | 'effet' | 'sag' | 'dep'

/** What a spell is looked for by. */
export const spellDeeds = {
  soigne: 'Soigne',
  blesse: 'Blesse',
  renforce: 'Renforce',
  entrave: 'Entrave',
  deplace: 'Déplace',
  zone: 'Zone',
} as const
export type SpellDeed = keyof typeof spellDeeds

export interface SpellEntry extends Entry<SpellId> {
  readonly domain: Domain
  readonly level: SpellLevel
  /** PA de Héros. */
  readonly cost: number
  /** Such as the PA de Bande of a reaction. */
  readonly costNote?: string
  /** What a parchment does not pay. */
  readonly bandCost?: string
  readonly target: string
  readonly does: readonly SpellDeed[]
  /** Nothing where it is neither thrown nor measured by any of them. */
  readonly uses: readonly SpellNumber[]
  /** What the roll of magic must reach, where there is a roll. */
  readonly against?: string
  readonly text: string
  /** What else it takes, and does, where it is cast in reaction. */
  readonly reaction?: { readonly cost: string; readonly text: string }
  /** Spells whose effect must be remembered on the duration board. */
  readonly lasts?: Duration
}

export const equipmentKinds = ['melee', 'tir', 'bouclier', 'armure', 'materiel', 'etat'] as const
export type EquipmentKind = (typeof equipmentKinds)[number]

export interface Reach {
  readonly base: number
  /** Adds DEX and FOR: what is thrown by hand. */
  readonly thrown: boolean
}

export interface EquipmentEntry extends Entry<EquipmentId> {
  readonly kind: EquipmentKind
  readonly twoHanded: boolean
  /** The numbers of its attack, where it makes one. */
  readonly attack?: {
    readonly kind: 'melee' | 'tir'
    readonly hit: number
    readonly damage: number
    readonly addsFor: boolean
    readonly reach: Reach
  }
  readonly scores: ScoreBonus
  readonly dep: number
  readonly tra: number
  readonly ca: number
  readonly pv: number
  /** Its rule, for the card. */
  readonly text: string
  /** The same in a few words, for the sheet. */
  readonly brief?: string
  /** Thrown away when used: worth a card of its own. */
  readonly discarded: boolean
}

export const kindLimits: Readonly<Record<Exclude<EquipmentKind, 'etat'>, number>> = {
  melee: 1,
  tir: 1,
  bouclier: 1,
  armure: 1,
  materiel: 2,
}

export const maxClasses = 3
export const nakedGear = 1
export const bandSize = { min: 3, max: 10 } as const
