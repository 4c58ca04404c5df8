/** Names for characters, for players who would rather not search for one. All invented. */
import type { Member } from './resolve.ts'

const people = [
  'Aubin',
  'Perrine',
  'Mathurin',
  'Gaude',
  'Josse',
  'Ysoria',
  'Colas',
  'Renaude',
  'Tugdual',
  'Marzhine',
] as const

const troops = ['Les hommes', 'La bande', 'Les gars', 'La garde', 'L’escouade', 'Le guet'] as const

const places = [
  'du Pont-Vermoulu',
  'de la Croix-aux-Oies',
  'du Vieux-Péage',
  'de la Petite-Anse',
  'des Trois-Fossés',
  'du Moulin-Brûlé',
  'de Lanvezeac’h',
  'du Bois-Sans-Fond',
] as const

/** Six that suit a squad or a character alone, different from one profile to the next, the same at every look. */
export const suggestNames = ({ index, count }: Pick<Member, 'index' | 'count'>): readonly string[] =>
  Array.from({ length: 6 }, (_, turn) => {
    const first = count > 1 ? troops : people
    const where = places[(index * 3 + turn * 5) % places.length]
    return `${first[(index * 7 + turn) % first.length]} ${where}`
  })
