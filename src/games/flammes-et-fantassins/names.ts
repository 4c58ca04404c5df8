/** Names in the tone of the Morcèles, for players who would rather not search for one. All invented. */
import type { Accord } from '../../core/index.ts'
import type { Member } from './resolve.ts'

const given: Readonly<Record<Accord, readonly string[]>> = {
  f: [
    'Aubépine',
    'Perrine',
    'Mahaut',
    'Ysoline',
    'Fanchon',
    'Guillemette',
    'Hildegarde',
    'Brunehaut',
    'Nicolette',
    'Oriande',
    'Radegonde',
    'Églantine',
  ],
  m: [
    'Gontran',
    'Odon',
    'Colin',
    'Anselme',
    'Thibaud',
    'Corbinien',
    'Grelot',
    'Evrard',
    'Foulques',
    'Perceval',
    'Tancrède',
    'Wandrille',
  ],
}

/** In turn, of one and of the other. */
const anyGiven = given.f.flatMap((name, index) => [name, given.m[index] ?? name])

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

/**
 * Six names that suit the figure's first class and its titles, different from one figure to the next, the same at every
 * look.
 */
export const suggestNames = ({ index, classes, figure }: Member): readonly string[] => {
  const kind = epithets[classes[0]?.entry.kind ?? 'guerrier']
  const names = figure.accord ? given[figure.accord] : anyGiven
  return Array.from({ length: 6 }, (_, turn) => {
    const step = index * 5 + turn * 7
    return `${names[step % names.length]} ${kind[(index + turn * 3) % kind.length]}`
  })
}
