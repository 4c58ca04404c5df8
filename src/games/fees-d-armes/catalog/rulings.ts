/** How Copiste decides where the rulebook is silent or contradicts itself; printed on the page «Arbitrages». */
import type { Ruling, RulingSubject } from '../../../core/index.ts'

const subjects = {
  jets: { title: 'Les jets', icon: 'rolling-dices' },
  cartes: { title: 'Les cartes', icon: 'card-pickup' },
  bande: { title: 'La bande', icon: 'meeple-group' },
  plateau: { title: 'Sur le plateau', icon: 'push' },
} as const satisfies Readonly<Record<string, RulingSubject>>

const texts: readonly (readonly [subject: keyof typeof subjects, title: string, text: string])[] = [
  [
    'jets',
    'Fouiller se joue aux dés',
    'Le livre parle encore de cartes que l’on pioche : ce sont des dés. « Une fois par repaire et par tour » ne limite que le pillage : on fouille tant qu’on veut. Dans l’exemple, le « soldat » est l’Ogre.',
  ],
  [
    'cartes',
    'Manger les enfants',
    'L’exemple répète un mot : il faut lire que la cible a moins de santé que l’Ogre. À santé égale, personne n’est mangé.',
  ],
  [
    'jets',
    'Un « + » tout seul',
    'Quand le nombre demandé porte un « + » et les dégâts n’en portent pas, les réussites en trop ne valent rien : un simple avertissement.',
  ],
  [
    'cartes',
    'Voler, deux façons de le dire',
    'L’icône de mouvement ou le mot-clé Vol : l’un des deux suffit.',
  ],
  [
    'bande',
    'Deux factions en commun',
    'Une seule carte sert, choisie au début de la partie. Une bande vide n’en joue aucune.',
  ],
  [
    'plateau',
    'Pousser de travers',
    'Une figurine repoussée ou tirée qui n’est pas en ligne droite part le long du plus grand écart ; à écart égal, qui agit choisit.',
  ],
  ['jets', 'Jusqu’où porte Tir (X)', 'Le livre écrit deux limites : la bonne est X cases, X compris.'],
  [
    'plateau',
    'Charge et Esquive',
    'Ce sont des mouvements : le terrain compte, la seconde activation aussi. L’esquive va au bout ; la charge s’arrête au contact.',
  ],
  [
    'plateau',
    'Facile et difficile à la fois',
    'Le difficile l’emporte, et la seconde activation de même : 2 cases au plus.',
  ],
  [
    'plateau',
    'Buter ou frôler',
    'Il n’y a choc que si la case d’après est prise, même par qui tire. Un repaire vaut un décor bloquant.',
  ],
  ['plateau', 'Repaire encerclé', 'S’il n’y a plus de place au contact, on revient au plus près.'],
]

export const rulings: readonly Ruling[] = texts.map(([subject, title, text], index) => ({
  number: index + 1,
  title,
  text,
  subject: subjects[subject],
}))
