/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { classes } from './classes.ts'
import { equipment } from './equipment.ts'
import type { Agreeing } from '../../../core/index.ts'
import { byId } from '../../kit/index.ts'
import type { Build, Domain, Rank, Score } from './interface.ts'
import { spells } from './spells.ts'
import { talents } from './talents.ts'

export * from './interface.ts'
export * from './play.ts'
export { spellBriefs, talentBriefs } from './briefs.ts'
export { rulings } from './rulings.ts'
export { classes, equipment, spells, talents }

export const classById = byId(classes)
export const talentById = byId(talents)
export const spellById = byId(spells)
export const equipmentById = byId(equipment)

export const scoreNames: Readonly<Record<Score, { readonly short: string; readonly name: string }>> = {
  dex: { short: 'DEX', name: 'Dextérité' },
  for: { short: 'FOR', name: 'Force' },
  con: { short: 'CON', name: 'Constitution' },
  int: { short: 'INT', name: 'Intelligence' },
  sag: { short: 'SAG', name: 'Sagesse' },
  cha: { short: 'CHA', name: 'Charisme' },
}

export const domainNames: Readonly<
  Record<Domain, { readonly name: string; readonly icon: string; readonly opposite: Domain }>
> = {
  magie: { name: 'Magie', icon: 'sparkles', opposite: 'nature' },
  tenebres: { name: 'Ténèbres', icon: 'evil-moon', opposite: 'lumiere' },
  lumiere: { name: 'Lumière', icon: 'sun', opposite: 'tenebres' },
  nature: { name: 'Nature', icon: 'oak', opposite: 'magie' },
}

/** A word that is the same of everybody stands by itself; another is the name of a rank, so that it says nothing more. */
export const rankTitles: Readonly<Record<Rank, Agreeing>> = {
  mercenaire: { neutral: 'Mercenaire', f: 'Mercenaire', m: 'Mercenaire' },
  aventurier: { neutral: 'Rang d’Aventurier', f: 'Aventurière', m: 'Aventurier' },
  heros: { neutral: 'Rang de Héros', f: 'Héroïne', m: 'Héros' },
}

/** By themselves. */
export const buildNames: Readonly<Record<Build, Agreeing>> = {
  agile: { neutral: 'Agile', f: 'Agile', m: 'Agile' },
  puissant: { neutral: 'Puissant', f: 'Puissante', m: 'Puissant' },
}

/** As they follow a title. */
export const buildTitles: Readonly<Record<Build, Agreeing>> = {
  agile: { neutral: ', carrure agile', f: ' agile', m: ' agile' },
  puissant: { neutral: ', carrure puissante', f: ' puissante', m: ' puissant' },
}
