/** How Copiste decides where the rulebook is silent or contradicts itself; printed on the page «Arbitrages». */
import { numberedRulings, type NumberedSubject } from '../../kit/index.ts'

const texts: readonly (readonly [title: string, text: string])[] = [
  [
    'L’arrondi',
    'Chaque produit s’arrondit une fois, à l’entier supérieur. L’exemple du livre, 17 × 1,5 = 25, contredit sa propre règle : ce héros vaut 26 #.',
  ],
  [
    'Le Perforant du tir',
    'Un point de Perforant vaut 2 # au tir comme en mêlée : la baliste du livre le compte ainsi. Le cracheur, compté à 3 # le point, sort à 6 # des deux façons.',
  ],
  ['Le général', 'Le livre l’annonce rare : aucun par défaut, et jamais plus d’un, même d’un commun accord.'],
  [
    'Lance et effrayant',
    'Chacun se paie 1 # par figurine, une seule fois quel que soit le nombre de mêlées, dans la somme que la Vie multiplie.',
  ],
  [
    'Les scores nuls',
    'Mél 0 ne coûte rien et jette son dé dès qu’un bonus la relève. Tir 0 ne tire jamais, même avec un bonus.',
  ],
  [
    'Les rôles',
    'Un rôle va à une figurine seule, des sorts à un magicien seul. Dépasser ce qui est convenu n’est qu’un avertissement, sauf pour un second général.',
  ],
  [
    'Le moral d’une escouade',
    'Le test des pertes vient une fois dans la partie, quand il reste la moitié des figurines de départ ou moins.',
  ],
  [
    'Dos, sorts et planchers',
    'Le dos est le demi-cercle derrière la figurine. Le même sort ne s’ajoute pas à lui-même. Aucun score ne tombe sous 0.',
  ],
  [
    'La charge annulée',
    'Qui charge une unité en garde ou abritée perd tout ce que la charge donne : le +1, le +2 du dos et le point de la lance.',
  ],
  ['Le soin', 'Le livre ne dit pas de quelle distance : le guérisseur soigne socle contre socle.'],
  [
    'L’effroi',
    'Une unité teste son Men une fois par tour de mêlée, si nombreux que soient les ennemis effrayants : jamais pire que Mél -1.',
  ],
  [
    'La parade',
    'Une parade annule une touche avant que la Déf ne sauve. C’est un choix, que les chances de Copiste laissent de côté.',
  ],
]

/** In the order of the page, each with the numbers of its rulings. */
const subjects: readonly NumberedSubject[] = [
  { title: 'Le prix', icon: 'abacus', numbers: [1, 2, 4] },
  { title: 'Les personnages', icon: 'crown', numbers: [3, 6, 10] },
  { title: 'En jeu', icon: 'rolling-dices', numbers: [5, 7, 8, 9, 11, 12] },
]

export const rulings = numberedRulings(texts, subjects)
