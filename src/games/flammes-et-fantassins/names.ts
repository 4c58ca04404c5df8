/** Names in the tone of the Morcèles, for players who would rather not search for one. All invented. */
import type { Member } from './resolve.ts'

const given = [
  'Aubépine',
  'Gontran',
  'Perrine',
  'Odon',
  'Mahaut',
  'Colin',
  'Ysoline',
  'Anselme',
  'Fanchon',
  'Thibaud',
  'Guillemette',
  'Corbinien',
  'Hildegarde',
  'Grelot',
  'Brunehaut',
  'Evrard',
  'Nicolette',
  'Foulques',
  'Oriande',
  'Perceval',
  'Radegonde',
  'Tancrède',
  'Églantine',
  'Wandrille',
] as const

const epithets = {
  guerrier: [
    'Tranche-Haie',
    'la Fourche',
    'Fend-la-Bise',
    'Grosse-Louche',
    'Tourne-Broche',
    'Dur-au-Gué',
    'la Herse',
  ],
  roublard: [
    'Trois-Dagues',
    'l’Œil-de-Pie',
    'Vide-Gousset',
    'la Belette',
    'Sans-Selle',
    'Demi-Vérité',
    'Pied-de-Biche',
  ],
  mage: [
    'Brûle-Chapitre',
    'Demi-Bougie',
    'la Têtarde',
    'Rature',
    'Noir-Encrier',
    'Cendres',
    'Mange-Grimoire',
  ],
} as const

/** Six names that suit the figure's first class, different from one figure to the next, the same at every look. */
export const suggestNames = ({ index, classes }: Member): readonly string[] => {
  const kind = epithets[classes[0]?.entry.kind ?? 'guerrier']
  return Array.from({ length: 6 }, (_, turn) => {
    const step = index * 5 + turn * 7
    return `${given[step % given.length]} ${kind[(index + turn * 3) % kind.length]}`
  })
}
