/** Names for units, for players who would rather not search for one. All invented. */
import type { Member } from './resolve.ts'

const troops = [
  'Piquiers',
  'Volontaires',
  'Désignés',
  'Francs-Râteaux',
  'Gardes',
  'Chevaliers',
  'Éclaireurs',
  'Vétérans',
] as const

const places = [
  'du Gué-Percé',
  'de Basse-Soupe',
  'du Grenier',
  'de la Petite-Solde',
  'd’Outre-Mare',
  'du Dernier-Rang',
  'de Vieilleville',
  'du Moulin-à-Sel',
  'de la Cantine',
] as const

const heroes = [
  'Sire Gobert',
  'Dame Ortie',
  'Maître Brindezingue',
  'Capitaine Écluse',
  'Mère Tambour',
  'Le Grand Échalas',
  'Dame Retraite',
] as const

/** Six that suit a squad or a figure alone, different from one unit to the next, the same at every look. */
export const suggestNames = ({ index, unit }: Member): readonly string[] =>
  Array.from({ length: 6 }, (_, turn) => {
    const where = places[(index * 4 + turn * 2) % places.length]
    const first = unit.figures > 1 ? troops : heroes
    return `${first[(index * 3 + turn) % first.length]} ${where}`
  })
