/** Names for figures, for players who would rather not search for one; and how copies are told apart. All invented. */
import type { KindId } from './catalog/index.ts'

const first: Readonly<Record<KindId, readonly string[]>> = {
  mage: ['Odalric', 'Hermeline', 'Maître Grésil', 'Dame Chandelle', 'Ysengard', 'Mère Bruine', 'Aldegonde'],
  apprenti: ['Pernelle', 'Colin', 'Tiphaine', 'Gauvain', 'Isabeau', 'Thibaud', 'Mahaut'],
  soldat: ['Brune', 'Tancrède', 'Nelle', 'Gaspard', 'Ogier', 'Hersent', 'Perrin', 'Alix'],
  creature: ['La Chose', 'Grand-Croc', 'L’Ancien', 'Ronge-Pierre', 'La Veilleuse', 'Vieux-Givre'],
}

const second: Readonly<Record<KindId, readonly string[]>> = {
  mage: ['Sans-Manteau', 'du Dernier Étage', 'l’Encrier', 'de la Cheminée froide', 'Trois-Sceaux'],
  apprenti: ['Tache-d’Encre', 'l’Assidu', 'Qui-Tousse', 'du Fond de la classe', 'Porte-Lanterne'],
  soldat: ['Cognebise', 'le Transi', 'Deux-Poches', 'des Moufles', 'Vide-Chaudron', 'Pied-Ferme'],
  creature: ['du puits', 'de la cave', 'des gouttières', 'du pont cassé', 'sous la glace'],
}

/** Six that suit it, different from one figure to the next, the same at every look. */
export const suggestNames = (kind: KindId, place: number): readonly string[] =>
  Array.from({ length: 6 }, (_, turn) => {
    const [names, epithets] = [first[kind], second[kind]]
    const name = names[(place * 3 + turn) % names.length] ?? ''
    return `${name} ${epithets[(place * 2 + turn * 2) % epithets.length] ?? ''}`
  })

/** « Garde », « Garde 2 », « Garde 3 »: the first number that nobody bears. */
export const nextName = (name: string, taken: readonly string[]): string => {
  const bare = name.trim().replace(/\s+\d{1,3}$/, '')
  if (bare === '') return name
  for (let number = 2; number < 1000; number++) {
    const next = `${bare} ${number}`
    if (!taken.includes(next)) return [...next].length <= 120 ? next : name
  }
  return name
}
