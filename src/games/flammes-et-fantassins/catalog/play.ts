/** What the reference sheets print of a turn of play. Read from: Flammes & Fantassins, chapitre «Le Jeu». */

export interface PlayEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** PA de Héros for an action, PA de Bande for a reaction. */
  readonly cost: number
  readonly text: string
}

export interface Modifier {
  readonly id: string
  readonly name: string
  readonly hit: number
  readonly damage: number
  readonly when: string
}

export const actions: readonly PlayEntry[] = [
  {
    id: 'deplacement',
    name: 'Déplacement',
    icon: 'walk',
    cost: 1,
    text: 'Jusqu’à Dép. pouces, avec une action simple offerte. Pour deux actions simples, renoncez à avancer ou payez deux Déplacements.',
  },
  {
    id: 'attaque-de-melee',
    name: 'Attaque de Mêlée',
    icon: 'crossed-swords',
    cost: 1,
    text: 'Sur une cible vue à moins de 1 pouce. L’attaquant peut coller son socle au sien sans rien bousculer : les deux figurines sont engagées. Sans engagement, -1 à la Touche, riposte comprise.',
  },
  {
    id: 'attaque-de-tir',
    name: 'Attaque de Tir',
    icon: 'bow-arrow',
    cost: 1,
    text: 'Sur une cible vue, à portée de l’arme ; -1 à la Touche si on ne la voit qu’en partie. Touché ou non, le cube reste près du tireur : son arme est à recharger, sauf si elle se recharge seule. En fin de Round, toutes se rechargent.',
  },
  {
    id: 'sentinelle',
    name: 'Sentinelle',
    icon: 'watchtower',
    cost: 2,
    text: 'Posez près de la figurine 2 PA de Héros, celui de l’activation compris. Plus tard, même hors de son tour, vous pourrez les défausser pour interrompre un ennemi qui entre en vue, lui tirer dessus et recharger. Le guet cesse en fin de Round.',
  },
  {
    id: 'lancer-un-sort',
    name: 'Lancer un sort',
    icon: 'spell-book',
    cost: 0,
    text: 'Montrez la carte, vérifiez les conditions, payez les PA du sort, jetez les dés et appliquez. Défaussez ensuite, face cachée, des cartes de Sort pour un total au moins égal à son niveau ; un niveau de plus si le Chat Noir voit le Mage.',
  },
  {
    id: 'concentration',
    name: 'Concentration',
    icon: 'meditation',
    cost: 1,
    text: '+1 à tous ses jets du Round ; dans une attaque, à un seul des deux dés, choisi après le jet. Plusieurs Concentrations s’ajoutent. Glissez le cube sous la fiche. Elle relève aussi une figurine assommée ou endormie et recharge un arc.',
  },
  {
    id: 'charge',
    name: 'Charge',
    icon: 'charging-bull',
    cost: 1,
    text: 'Réservée aux Puissants, sur une cible à 1 pouce ou plus : une attaque de Mêlée portée jusqu’à la moitié du Dép. (arrondie à l’inférieur), avec +1 à la Touche et +1 aux Dégâts. On peut écarter les figurines pour coller à la cible.',
  },
  {
    id: 'commandement',
    name: 'Commandement',
    icon: 'rally-the-troops',
    cost: 1,
    text: 'Payé d’un PA de Commandement posé sur la fiche, une fois par Round pour chaque cube de cette couleur : un Déplacement qui entraîne jusqu’à Com. figurines de sa Bande, prises en chemin à 1 pouce de lui au plus et replacées à 1 pouce de lui au plus.',
  },
]

export const simpleActions: readonly string[] = [
  'ouvrir une porte qui n’est pas verrouillée',
  'monter à une échelle (un escalier ne compte pas)',
  'traverser des buissons ou enjamber des corps',
  'nager, à la moitié du Dép. (arrondie à l’inférieur)',
  'prendre, poser ou donner un objet (à un allié à moins de 1 pouce)',
  'ramasser une pièce d’équipement, sauf une armure, sur un mort ou un assommé au contact',
  'remettre une arme en état de tirer : le cube près du tireur part',
  'boire une potion, lancer une bombe ou crocheter (aussi pendant une Concentration)',
  'accrocher un grappin, puis y grimper',
  'agir sur le décor, selon le scénario',
]

export const reactions: readonly PlayEntry[] = [
  {
    id: 'esquive',
    name: 'Esquive',
    icon: 'dodging',
    cost: 1,
    text: 'Après un jet de Mêlée ou de Tir, avant les dégâts : +1 à la CA de la cible. Une seule par attaque ; une Contre-attaque peut la suivre.',
  },
  {
    id: 'contre-attaque',
    name: 'Contre-attaque',
    icon: 'riposte',
    cost: 1,
    text: 'Après les dégâts d’une Mêlée, si la cible vit encore : elle attaque son agresseur. Une seule par attaque, et jamais contre une Contre-attaque, que l’on peut seulement esquiver.',
  },
  {
    id: 'duel-magique',
    name: 'Duel Magique',
    icon: 'magic-swirl',
    cost: 1,
    text: 'Un Mage visé par un sort : chacun jette 2D6 en secret et montre un dé, l’attaquant d’abord. Celui-ci parie alors que son total est supérieur ou inférieur. Juste : SAG +2 pour ce sort. Faux : sort sans effet, PA et carte perdus. Égalité : le sort part sans bonus. Un seul duel par sort.',
  },
]

export const modifiers: readonly Modifier[] = [
  {
    id: 'sans-engagement',
    name: 'Mêlée sans engagement',
    hit: -1,
    damage: 0,
    when: 'les socles ne se touchent pas',
  },
  { id: 'vue-partielle', name: 'Cible en partie visible', hit: -1, damage: 0, when: 'au Tir' },
  { id: 'charge', name: 'Charge', hit: 1, damage: 1, when: 'Puissants, à demi-Dép.' },
  { id: 'concentration', name: 'Concentration', hit: 1, damage: 1, when: 'l’un des deux dés, au choix' },
  { id: 'brouillard', name: 'Brouillard', hit: -2, damage: 0, when: 'Tir et Magie à distance' },
]

export interface AttackRule {
  readonly id: string
  readonly name: string
  readonly hit: string
  readonly damage: string
  readonly defence: string
}

export const attackRules: readonly AttackRule[] = [
  { id: 'melee', name: 'Mêlée', hit: 'Mêl. + arme', damage: 'FOR + arme', defence: 'CA' },
  { id: 'tir', name: 'Tir', hit: 'Tir + arme', damage: 'arme (+ FOR pour les arcs)', defence: 'CA' },
  { id: 'magie', name: 'Magie', hit: 'INT', damage: 'SAG + sort', defence: 'Trame' },
]

/** A plain test succeeds at this total on 2D6 + score. */
export const testTarget = 8

export interface Passage {
  readonly title: string
  readonly icon: string
  readonly lines: readonly string[]
}

export const passages: readonly Passage[] = [
  {
    title: 'Le Round',
    icon: 'cycle',
    lines: [
      'Chacun prend ses PA de Bande : un par figurine encore en jeu, plus le plus grand nombre de Classes d’un seul personnage. Le scénario nomme le premier joueur.',
      'L’un de ces cubes, d’une autre couleur, est le PA de Commandement ; un second le devient pour qui a déplacé le Chat Noir au Round précédent, même par un sort ou un objet.',
      'La banque pose 1 PA de Héros sur chaque fiche.',
      'En fin de Round, tous les PA de Héros partent, les armes sont rechargées, et le Dernier Joueur devient le premier.',
    ],
  },
  {
    title: 'Le Tour',
    icon: 'player-next',
    lines: [
      'Posez un PA de Bande sur une fiche : ce personnage est activé. Le même peut l’être plusieurs fois dans le Round.',
      'Dépensez tout, partie ou rien des PA de sa fiche.',
      'Passez la main à un autre joueur parmi ceux qui ont le plus de PA de Bande, à 2 PA près.',
      'Celui que l’on choisit alors qu’il n’en a plus aucun est le Dernier Joueur.',
    ],
  },
  {
    title: 'Porter et jeter',
    icon: 'knapsack',
    lines: [
      'Au plus : une arme de Mêlée, une de Tir, un bouclier, une armure, deux matériels. Les objets-clefs du scénario ne comptent pas. Au-delà, le surplus est jeté, sans marqueur.',
    ],
  },
  {
    title: 'Le Chat Noir',
    icon: 'cat',
    lines: [
      'Dès qu’il y a un Dernier Joueur, celui qui garde le plus de PA de Bande en dépense un pour déplacer le Chat Noir de 0 à 4 pouces, et ainsi de suite jusqu’au dernier PA. Le Dernier Joueur tranche les égalités.',
      'Tant qu’il voit un Mage, les sorts de ce Mage coûtent un niveau de plus.',
      'Un Mage qui ne peut payer son sort en cartes devient rongeur et finit croqué : le Chat Noir prend sa place. Pour un débutant, on peut épargner le Mage : il perd alors 1 PV au moins.',
    ],
  },
  {
    title: 'Jets et tests',
    icon: 'rolling-dices',
    lines: [
      'Attaque : 2D6. Choisissez le dé de Touche, l’autre est le dé de Dégâts (ou d’Effet). La Touche réussit si elle égale ou dépasse la défense.',
      `Test : 2D6 + la caractéristique, réussi à ${testTarget} ou plus ; une action aisée ou difficile modifie le score pour ce seul jet.`,
      'Test opposé : le plus haut total l’emporte ; à égalité, celui qui l’a provoqué.',
      'Un score qui change entraîne tout ce qui en dérive ; mais en jeu, la CON ne change que le maximum de PV, que les PV ne dépassent jamais.',
      'À 0 PV, la figurine meurt : couchez-la sur le dos. Assommée ou endormie, elle est sur le ventre, sans PA, CA 0, jusqu’à une Concentration. Sortie de la table, elle est en fuite et ne revient pas.',
      'Toutes les distances se mesurent de socle à socle.',
    ],
  },
  {
    title: 'La Magie',
    icon: 'spell-book',
    lines: [
      'Les cartes d’un Mage restent face cachée près de sa fiche ; leur dos montre leur niveau.',
      'Un sort de niveau I se paie de cartes valant 1 niveau au moins en tout, un sort de niveau II de 2 au moins.',
      'La carte montrée ne doit pas avoir été défaussée ; on peut payer avec elle ou avec d’autres.',
      'Sur les cartes, la Touche compte déjà l’INT, et l’Effet la SAG. Sauf mention contraire, la cible peut être amie ou ennemie.',
      'Une Spécialité ne coûte aucun PA et sert même hors du tour de son Mage.',
      'Chacun consulte sa propre défausse quand il veut ; les autres n’en voient que les dos, sauf si un effet le permet.',
      'Contact : à moins de 1 pouce, en vue, socles joints sans rien bousculer, sinon le sort est impossible. À vol d’oiseau : nul besoin de ligne de vue.',
    ],
  },
]
