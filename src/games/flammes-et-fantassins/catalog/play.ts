/** What the reference sheets print of a turn of play. Read from: Flammes & Fantassins, chapitre «Le Jeu». */

/** A sentence or two, and which of its words are looked for. */
export interface Telling {
  readonly text: string
  readonly strong?: readonly string[]
}

export interface PlayEntry extends Telling {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** PA de Héros for an action, PA de Bande for a reaction. */
  readonly cost: number
}

export interface Modifier {
  readonly id: string
  readonly name: string
  readonly hit: number
  readonly damage: number
  readonly when: string
}

/** A heading and what stands under it. */
export interface Passage {
  readonly title: string
  readonly lines: readonly Telling[]
}

/** A Round from its first cube to its last. */
export const steps: readonly (Telling & { readonly title: string; readonly icon: string })[] = [
  {
    title: 'Comptez',
    icon: 'sands-of-time',
    text: 'PA de Bande : un par figurine en jeu, plus les Classes de celle qui en a le plus. L’un d’eux est de Commandement ; deux, si vous avez déplacé le Chat Noir au Round d’avant.',
    strong: ['un par figurine'],
  },
  {
    title: 'Posez',
    icon: 'cube',
    text: 'La banque met 1 PA de Héros sur chaque fiche. Le scénario nomme le premier joueur ; ensuite, c’est le Dernier Joueur du Round d’avant.',
    strong: ['1 PA de Héros'],
  },
  {
    title: 'Jouez',
    icon: 'player-next',
    text: 'Un PA de Bande active une fiche : dépensez ses PA, tous ou non. Puis donnez la main à un autre, de ceux qui ont le plus de PA de Bande, à 2 près.',
    strong: ['Un PA de Bande', 'le plus de PA de Bande, à 2 près'],
  },
  {
    title: 'Le Chat',
    icon: 'cat',
    text: 'La main échoit à un joueur à sec, le Dernier Joueur : chaque cube restant, d’abord chez qui en a le plus, pousse le Chat Noir de 0 à 4 pouces. Puis les PA de Héros partent et les armes se rechargent.',
    strong: ['de 0 à 4 pouces'],
  },
]

export const actions: readonly PlayEntry[] = [
  {
    id: 'deplacement',
    name: 'Déplacement',
    icon: 'walk',
    cost: 1,
    text: 'Jusqu’à Dép. pouces, une action simple offerte. Pour en faire deux, restez sur place ou payez deux Déplacements.',
  },
  {
    id: 'attaque-de-melee',
    name: 'Attaque de Mêlée',
    icon: 'crossed-swords',
    cost: 1,
    text: 'Une cible vue, à moins de 1 pouce. Coller son socle au sien sans rien bousculer, c’est l’engager ; sinon, -1 à la Touche, riposte comprise.',
    strong: ['-1 à la Touche'],
  },
  {
    id: 'attaque-de-tir',
    name: 'Attaque de Tir',
    icon: 'bow-arrow',
    cost: 1,
    text: 'Une cible vue, à portée ; -1 à la Touche si on ne la voit qu’en partie. Touché ou non, le cube reste près du tireur : son arme est à recharger, sauf si elle le fait seule.',
    strong: ['-1 à la Touche'],
  },
  {
    id: 'lancer-un-sort',
    name: 'Lancer un sort',
    icon: 'spell-book',
    cost: 0,
    text: 'Montrez la carte, vérifiez ses conditions, payez ses PA, jetez les dés et appliquez. Défaussez alors, face cachée, des cartes valant au moins son niveau : un de plus si le Chat Noir voit le Mage.',
    strong: ['un de plus'],
  },
  {
    id: 'concentration',
    name: 'Concentration',
    icon: 'meditation',
    cost: 1,
    text: '+1 à tous ses jets du Round, autant de fois qu’on le paie ; dans une attaque, à un seul des dés, choisi après le jet. Un assommé ou un endormi se relève ainsi ; un arc s’y recharge.',
    strong: ['+1 à tous ses jets'],
  },
  {
    id: 'sentinelle',
    name: 'Sentinelle',
    icon: 'watchtower',
    cost: 2,
    text: 'Posez 2 PA, celui de l’activation compris, près de la figurine. Plus tard, même hors de votre tour, défaussez-les quand un ennemi entre en vue : il s’arrête, elle tire et recharge. Le guet cesse en fin de Round.',
    strong: ['2 PA'],
  },
  {
    id: 'charge',
    name: 'Charge',
    icon: 'charging-bull',
    cost: 1,
    text: 'Puissants seulement, cible à 1 pouce ou plus : une Mêlée portée jusqu’à la moitié du Dép., arrondie à l’inférieur, à +1 en Touche et +1 en Dégâts. On écarte les socles qui gênent.',
    strong: ['moitié du Dép.', '+1 en Touche et +1 en Dégâts'],
  },
  {
    id: 'commandement',
    name: 'Commandement',
    icon: 'rally-the-troops',
    cost: 1,
    text: 'Payé d’un PA de Commandement, posé sur sa fiche : un Déplacement qui entraîne jusqu’à Com. figurines de la Bande, prises en chemin à 1 pouce du meneur au plus, et replacées de même.',
    strong: ['PA de Commandement'],
  },
]

export interface SimpleAction {
  readonly text: string
  /** During a Concentration too. */
  readonly focused?: boolean
}

export const simpleActions: readonly SimpleAction[] = [
  { text: 'ouvrir une porte non verrouillée' },
  { text: 'monter à une échelle' },
  { text: 'passer buissons ou corps' },
  { text: 'nager, à demi-Dép.' },
  { text: 'prendre, poser, donner un objet' },
  { text: 'dépouiller un mort, un assommé' },
  { text: 'recharger une arme' },
  { text: 'accrocher un grappin, ou y grimper' },
  { text: 'agir sur le décor' },
  { text: 'boire une potion', focused: true },
  { text: 'lancer une bombe', focused: true },
  { text: 'crocheter', focused: true },
]

export const reactions: readonly PlayEntry[] = [
  {
    id: 'esquive',
    name: 'Esquive',
    icon: 'dodging',
    cost: 1,
    text: 'Après un jet de Mêlée ou de Tir, avant les dégâts : +1 à la CA. Une par attaque ; une Contre-attaque peut la suivre.',
    strong: ['+1 à la CA'],
  },
  {
    id: 'contre-attaque',
    name: 'Contre-attaque',
    icon: 'riposte',
    cost: 1,
    text: 'Encore en vie après une Mêlée, la cible attaque qui l’a frappée. Une par attaque, jamais sur une Contre-attaque.',
  },
  {
    id: 'duel-magique',
    name: 'Duel Magique',
    icon: 'magic-swirl',
    cost: 1,
    text: 'Un Mage visé par un sort, une fois : chacun jette 2D6 en secret et montre un dé, l’attaquant d’abord. Celui-ci parie son total supérieur ou inférieur. Juste : SAG +2. Faux : sort, PA et carte perdus. Égalité : sort sans bonus.',
    strong: ['SAG +2'],
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
  { id: 'vue-partielle', name: 'Tir, cible en partie visible', hit: -1, damage: 0, when: 'au Tir' },
  { id: 'charge', name: 'Charge', hit: 1, damage: 1, when: 'Puissants, à demi-Dép.' },
  {
    id: 'concentration',
    name: 'Concentration, l’un ou l’autre',
    hit: 1,
    damage: 1,
    when: 'l’un des deux dés, au choix',
  },
  {
    id: 'brouillard',
    name: 'Brouillard, Tir, Magie à distance',
    hit: -2,
    damage: 0,
    when: 'Tir et Magie à distance',
  },
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
  { id: 'tir', name: 'Tir', hit: 'Tir + arme', damage: 'arme, + FOR à l’arc', defence: 'CA' },
  { id: 'magie', name: 'Magie', hit: 'INT', damage: 'SAG + sort', defence: 'Trame' },
]

/** A plain test succeeds at this total on 2D6 + score. */
export const testTarget = 8

/** What stands at the foot of the first page. */
export const warnings: readonly (Passage & { readonly icon: string })[] = [
  {
    title: 'Sous son œil',
    icon: 'cat',
    lines: [
      {
        text: 'Tant que le Chat Noir voit un Mage, ses sorts coûtent 1 niveau de plus. Qui ne peut payer en cartes est croqué, et le Chat prend sa place ; un débutant perd au moins 1 PV.',
        strong: ['1 niveau de plus'],
      },
    ],
  },
  {
    title: 'Tests',
    icon: 'rolling-dices',
    lines: [
      {
        text: `2D6 + score : ${testTarget} ou plus. Test opposé : le plus haut total l’emporte ; à égalité, celui qui l’a provoqué. Une action aisée ou difficile change le score pour ce seul jet.`,
        strong: [`2D6 + score : ${testTarget} ou plus.`],
      },
    ],
  },
]

/** What a figure may be in, as it lies on the table. */
export const states: readonly (Telling & { readonly name: string; readonly icon: string })[] = [
  { name: 'Engagé', icon: 'crossed-swords', text: 'socles joints.' },
  { name: 'Concentré', icon: 'meditation', text: 'un cube sous la fiche, jusqu’à la fin du Round.' },
  { name: 'Au guet', icon: 'watchtower', text: 'deux cubes près de la figurine.' },
  { name: 'Déchargé', icon: 'bow-arrow', text: 'un cube près du tireur.' },
  {
    name: 'Assommé, endormi',
    icon: 'knocked-out-stars',
    text: 'sur le ventre, sans PA, CA 0, jusqu’à une Concentration.',
    strong: ['CA 0'],
  },
  { name: 'Mort', icon: 'death-skull', text: 'à 0 PV, sur le dos.', strong: ['0 PV'] },
  { name: 'En fuite', icon: 'run', text: 'hors de la table, pour toute la partie.' },
]

export const magic: Passage = {
  title: 'La Magie',
  lines: [
    {
      text: 'Niveau I : défaussez au moins 1 niveau de cartes ; niveau II : au moins 2. La carte montrée peut en être.',
      strong: ['Niveau I', 'niveau II'],
    },
    { text: 'Touche : dé + INT, contre la Trame. Effet : dé + SAG.', strong: ['Touche', 'Effet'] },
    {
      text: 'À vue : le Mage voit la cible. À vol d’oiseau : même sans la voir. Contact : vue à moins de 1 pouce, socles joints sans rien bousculer.',
      strong: ['À vue', 'À vol d’oiseau', 'Contact'],
    },
    { text: 'Sans autre mot, la cible est amie ou ennemie.' },
    { text: 'Une Spécialité sert sans PA, même hors de son tour, sauf mention.', strong: ['Spécialité'] },
  ],
}

/** What is looked up beside the numbers of the equipment. */
export const passages: readonly Passage[] = [
  {
    title: 'Porter, ramasser',
    lines: [
      {
        text: 'Au plus une arme de Mêlée, une de Tir, un bouclier, une armure et deux matériels ; le reste est jeté, sans marqueur.',
        strong: ['Au plus'],
      },
      {
        text: 'Deux mains : une seule arme de cette sorte par figurine, et pas de bouclier avec elle.',
        strong: ['Deux mains'],
      },
      { text: 'Nu : pas d’armure, un seul matériel.', strong: ['Nu'] },
      {
        text: 'Sur un mort ou un assommé, au contact, on prend une pièce d’équipement, jamais une armure.',
        strong: ['jamais une armure'],
      },
    ],
  },
  {
    title: 'Mesurer, changer',
    lines: [
      { text: 'De socle à socle, toujours.' },
      { text: 'DEX -1 : Dép. et Tir aussi ; pour un Agile, Mêl. et CA de plus.', strong: ['DEX -1'] },
      {
        text: 'Un score qui change entraîne ceux qui en dérivent ; en jeu, la CON change le maximum de PV, jamais les PV restants, sinon pour les y ramener.',
      },
    ],
  },
]
