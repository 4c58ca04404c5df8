/** The shapes of the catalogue: what a keyword is to the rules and to the printed card. */

export const keywordIds = [
  'agile',
  'charge',
  'conseiller',
  'deplacer',
  'esquive',
  'flammes',
  'gel',
  'peur',
  'poison',
  'regeneration',
  'repousser',
  'sans-peur',
  'tir',
  'tirer',
  'vol',
] as const
export type KeywordId = (typeof keywordIds)[number]

/** The front of a card, or its back. */
export const keywordPlaces = ['action', 'regle'] as const
export type KeywordPlace = (typeof keywordPlaces)[number]

/** « Vol » never has a number, « Charge (X) » always, « Tir » as its owner pleases. */
export const numberNeeds = ['never', 'always', 'optional'] as const
export type NumberNeed = (typeof numberNeeds)[number]

/** When it counts, in the order of a turn. */
export const keywordMoments = {
  toujours: 'Toujours',
  'avant-le-jet': 'Avant le jet',
  succes: 'En cas de succès, avant les dégâts',
  'apres-les-degats': 'En cas de succès, après les dégâts',
  'fin-du-tour': 'En fin de tour',
} as const
export type KeywordMoment = keyof typeof keywordMoments

export interface KeywordEntry {
  readonly id: KeywordId
  /** As the rulebook prints it, without its number. */
  readonly name: string
  /** A name of game-icons. */
  readonly icon: string
  readonly places: readonly KeywordPlace[]
  readonly number: NumberNeed
  /** Where its number belongs, if not wherever it stands itself. */
  readonly numbered?: readonly KeywordPlace[]
  /** How far it reaches around, in squares. */
  readonly aura?: number
  readonly moment: KeywordMoment
  /** The target moves where the actor wants, friend or enemy. */
  readonly moves?: true
  /** Its reminder. {case}, {jeton} and {point} stand for the number and what it counts, {X} for the number alone. */
  readonly text: string
  /** The same where it has no number and may have one. */
  readonly plain?: string
}

/** What figures do that no profile needs to say. */
export interface ScenarioAction {
  readonly id: 'piller' | 'fouiller'
  readonly name: string
  readonly icon: string
  /** As a threshold is written. */
  readonly needs: string
  /** The same in words. */
  readonly asks: string
  readonly text: string
}

/** A sentence or two under a heading. */
export interface PlayStep {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly text: string
}

export interface TokenEntry {
  readonly id: 'ordre' | 'flammes' | 'poison' | 'objectif' | 'repaire' | 'premier-joueur' | 'pille'
  readonly name: string
  readonly icon: string
  /** How many a player lays out; of flames and poison as many as come up. */
  readonly count: number
  readonly spare: number
  /** One lies between both players: its count is that of the table. */
  readonly shared?: true
  readonly text: string
}

export interface TerrainEntry {
  readonly id: 'bloquant' | 'difficile' | 'facile'
  readonly name: string
  readonly icon: string
  readonly examples: string
  readonly text: string
}
