/** How Copiste decides where the source is silent or contradicts itself; printed on the page «Arbitrages». */
import { numberedRulings, type NumberedSubject } from '../../kit/index.ts'

const texts: readonly (readonly [title: string, text: string])[] = [
  [
    'Ce que change une arme',
    'Une arme a deux modificateurs : aux dommages qu’elle fait, et au jet de qui se bat contre elle. Avec un bâton (-1 et -1), 13 + 4 contre 5 + 2 - 1 : 17 - 10 - 1 font 6 dommages.',
  ],
  [
    'Un tir sans dommage',
    'Toucher n’est pas blesser : 8 + 2 au tir contre une Armure de 10, cela fait 0 dommage.',
  ],
  [
    'Les soutiens opposés',
    'Le plus petit soutien se retranche du plus grand, et le reste va au camp qui a le plus grand.',
  ],
  [
    'À moins de 1″',
    '« À moins de 1″ » et « à 1″ ou moins » se lisent de même : à 1″ ou moins. Ici, « à 3″ » ou « à 10″ » veut dire à cette distance au plus.',
  ],
  [
    'Encombré, au second mouvement',
    'Qui porte un trésor va à la moitié de son Mouvement ; ses mouvements suivants, à la moitié de cette moitié.',
  ],
  [
    'Le critique à distance',
    'Seul le 20 du tireur est un coup critique : celui de la cible ne blesse personne et n’arrête rien de plus qu’un autre jet.',
  ],
  ['Tirer au contact', 'Rien n’en est dit : une figurine au contact d’un ennemi ne tire pas.'],
]

const subjects: readonly NumberedSubject[] = [
  { title: 'Les coups', icon: 'crossed-swords', numbers: [1, 3] },
  { title: 'Les tirs', icon: 'bow-arrow', numbers: [2, 6, 7] },
  { title: 'Les mouvements', icon: 'walking-boot', numbers: [4, 5] },
]

export const rulings = numberedRulings(texts, subjects)
