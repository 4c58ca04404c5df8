/** How Copiste decides where the book is silent, garbled or leaves a choice; printed on the page « Arbitrages ». */
import { numberedRulings, type NumberedSubject } from '../../kit/index.ts'

const texts: readonly (readonly [title: string, text: string])[] = [
  [
    'Sans armure',
    'Un personnage dont on ne dit rien est en vêture légère. 4T et 5T sont des armures 4 et 5 contre les armes modernes.',
  ],
  ['Les profils', 'Un profil de plusieurs figurines paie ses points autant de fois qu’il a de figurines.'],
  [
    'Les cases illisibles',
    'Le pistolet à silex touche sur 7 de 10 à 20 cm, le fusil à silex sur 7 de 40 à 60 : le texte d’à côté le laisse entendre. Ces cases sont marquées.',
  ],
  [
    'Le chef de troupe',
    'Un seul par troupe, en principe un gradé. Le porte-emblème ne coûte rien de plus. Le piéton monté paie comme à pied, plus 2 points pour son cheval.',
  ],
  [
    'Les étoiles et les T',
    '4*, 5*, 4T et 5T valent 4 ou 5, sauf pour départager deux coups égaux. On est bretteur ou très costaud, jamais les deux.',
  ],
  [
    'Le mouvement',
    'À pied : léger et armure 3, 20 cm ; 4, 16 ; 5, 12. Cavalier : 40, 36 en 4*, 32 en 5. Piéton monté : 36. Un profil peut dire le sien.',
  ],
  [
    'La cuirasse et la balle',
    'De loin, l’armure 5 arrête la balle d’une arme à silex aussi bien que l’armure 4 : -1.',
  ],
  [
    'L’arc monté',
    'L’arc simple d’un cavalier est un arc composite : immobile, il tire sans malus ; en mouvement, à -1.',
  ],
  [
    'Armes à feu à cheval',
    'Pistolets et revolvers se tirent en selle comme à pied ; le fusil à verrou, immobile ; le fusil à silex, jamais.',
  ],
  [
    'Armes lourdes',
    'Le livre ne chiffre pas leur avantage : c’est un nombre convenu entre joueurs, 0 si personne n’en dit. Le poids efface pourtant tout malus de maladresse.',
  ],
  [
    'Deux dés de « un certain temps »',
    'Chaque dé se jette jusqu’à sa propre réussite ; le travail est fini quand les deux ont réussi.',
  ],
  [
    'Les réactions',
    'Le livre nomme des humeurs sans les ranger : l’ordre du tableau, de 1 à 6, est le nôtre.',
  ],
  ['Les bêtes de bât', 'Mule, chameau et âne coûtent 2 points, comme le cheval de bât.'],
  [
    'Vos propres tables',
    'Une arme à vous qui porte le nom d’une arme du livre prend sa place dans la bande : les suppléments ont leurs propres portées.',
  ],
]

/** In the order of the page, each with the numbers of its rulings. */
const subjects: readonly NumberedSubject[] = [
  { title: 'La troupe', icon: 'three-friends', numbers: [1, 2, 4, 5, 6, 13] },
  { title: 'Les armes', icon: 'crossed-swords', numbers: [3, 7, 8, 9, 10, 14] },
  { title: 'En jeu', icon: 'rolling-dices', numbers: [11, 12] },
]

export const rulings = numberedRulings(texts, subjects)
