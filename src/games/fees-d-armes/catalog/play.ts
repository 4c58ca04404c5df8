/** The engine of the game, in numbers and short texts. Read from: Fées d'armes, chapitres 1 à 4. */
import type { PlayStep, ScenarioAction, TerrainEntry, TokenEntry } from './interface.ts'

export const usualLimit = 10
export const turns = 5
export const orderTokens = 5
export const tokensPerFigure = 2
/** What an order token is worth that is spent before the roll. */
export const dicePerToken = 2
export const millimetresPerSquare = 25
export const boardSquares = 24
export const difficultMovement = 2
export const secondActivation = -2
export const cover = { attempt: -1, armour: 2 } as const

/** What a die must show, by the sum of all bonuses; beyond either end nothing changes. */
export const thresholds: readonly { readonly modifier: number; readonly face: number }[] = [
  { modifier: 2, face: 2 },
  { modifier: 1, face: 3 },
  { modifier: 0, face: 4 },
  { modifier: -1, face: 5 },
  { modifier: -2, face: 6 },
]

export const faceNeeded = (modifier: number): number => 4 - Math.max(-2, Math.min(2, modifier))

/** What a lair asks for, and what an objective asks for. */
export const plunder = { face: 6, needs: 1 } as const
export const search = { needs: 2 } as const

/** « plus de » counts from one square further. All in squares. */
export const setUpNumbers = {
  terrainsEach: 3,
  terrainsApart: 3,
  objectivesEach: 2,
  objectivesApart: 5,
  lairsApart: 6,
  firstFromLair: 7,
  secondFromEnemies: 5,
} as const

export const scenarioActions: readonly ScenarioAction[] = [
  {
    id: 'piller',
    name: 'Piller',
    icon: 'open-treasure-chest',
    needs: 'un 6',
    asks: 'un 6',
    text: 'Au contact du repaire ennemi : si un dé au moins montre 6, 1 point. Seul le 6 du dé compte, quels que soient les bonus. Un essai par repaire et par tour, réussi ou non.',
  },
  {
    id: 'fouiller',
    name: 'Fouiller',
    icon: 'magnifying-glass',
    needs: '2',
    asks: 'deux réussites',
    text: 'Au contact d’un objectif, le vôtre ou le sien : deux réussites ou plus, 1 point.',
  },
]

/** Before the first turn, in order. */
export const setUp: readonly PlayStep[] = [
  {
    id: 'premier-joueur',
    title: 'Le sort',
    icon: 'rolling-dices',
    text: 'Un dé chacun : le plus haut est premier joueur. À égalité, on relance. Qui joue une carte de faction la montre d’abord.',
  },
  {
    id: 'decors',
    title: 'Les décors',
    icon: 'pine-tree',
    text: 'Tour à tour, trois décors chacun, tous à plus de 2 cases les uns des autres. Dites à voix haute ce que chacun bloque, ralentit ou cache.',
  },
  {
    id: 'objectifs',
    title: 'Les objectifs',
    icon: 'locked-chest',
    text: 'Le premier joueur pose ses deux objectifs, l’autre les siens : tous à plus de 4 cases les uns des autres.',
  },
  {
    id: 'repaires',
    title: 'Les repaires',
    icon: 'hut',
    text: 'Le premier joueur, puis l’autre : une case infranchissable, à 6 cases ou plus du repaire ennemi.',
  },
  {
    id: 'bandes',
    title: 'Les bandes',
    icon: 'meeple-group',
    text: 'Le premier joueur se place à plus de 6 cases du repaire ennemi, puis l’autre à plus de 4 cases de tout ennemi.',
  },
]

export const turnSteps: readonly PlayStep[] = [
  {
    id: 'initiative',
    title: 'Qui commence',
    icon: 'rolling-dices',
    text: 'Un dé chacun : le plus haut choisit le premier joueur. À égalité choisit celui qui ne l’était pas.',
  },
  {
    id: 'activations',
    title: 'Activations',
    icon: 'player-next',
    text: 'Une figurine à tour de rôle, un jeton d’ordre chaque fois, deux au plus sur la même. Qui n’en a plus laisse l’autre finir ; ceux qui restent sont perdus.',
  },
  {
    id: 'fin',
    title: 'Fin des effets',
    icon: 'sands-of-time',
    text: 'Les flammes, puis le poison, puis la régénération de qui tient encore debout.',
  },
  {
    id: 'points',
    title: 'Points',
    icon: 'laurels',
    text: 'Comptez ceux du tour : qui en a le moins gagne pour de bon un jeton d’ordre, dès le tour suivant ; à égalité, personne. Après le cinquième, le plus gros total l’emporte, ou partie nulle.',
  },
  {
    id: 'retours',
    title: 'Retours',
    icon: 'return-arrow',
    text: 'Les figurines retirées ce tour peuvent revenir au contact de leur repaire, soignées et sans aucun jeton, celles du premier joueur d’abord.',
  },
]

export const activation: readonly PlayStep[] = [
  {
    id: 'mouvement',
    title: 'Bougez',
    icon: 'walk',
    text: 'Un mouvement gratuit, de 0 case à la valeur du profil, par pas droits, jamais en diagonale, sans traverser personne. Quitter un contact ne coûte rien.',
  },
  {
    id: 'action',
    title: 'Agissez',
    icon: 'rolling-dices',
    text: 'Une action du profil, piller, fouiller, ou un second mouvement.',
  },
  {
    id: 'seconde',
    title: 'Seconde fois',
    icon: 'tired-eye',
    text: 'La seconde activation d’un tour a −2 à toutes ses actions, et bouge comme en terrain difficile : 2 cases, même en volant.',
  },
  {
    id: 'jetons',
    title: 'Jetons joués',
    icon: 'token',
    text: 'Avant le jet, chaque jeton d’ordre défaussé donne deux dés de plus, pour n’importe quelle action.',
  },
]

export const diceFacts: readonly PlayStep[] = [
  {
    id: 'cible',
    title: 'La cible',
    icon: 'targeting',
    text: 'Au contact, sauf mot-clé contraire. La vue va tout droit, de socle à socle ; le socle d’une autre figurine la coupe.',
  },
  {
    id: 'jet',
    title: 'Le jet',
    icon: 'dice-six-faces-four',
    text: 'Autant de dés que la valeur d’action ; chaque 4 ou plus est une réussite. L’action réussit s’il y en a autant qu’elle en demande, ou plus.',
  },
  {
    id: 'bonus',
    title: 'Bonus et malus',
    icon: 'inverted-dice-5',
    text: 'Ils s’additionnent ; au-delà de +2 ou de −2, rien ne change plus.',
  },
  {
    id: 'plus',
    title: 'Le « + »',
    icon: 'upgrade',
    text: 'Chaque réussite au-delà du nombre demandé ajoute 1 dégât.',
  },
  {
    id: 'degats',
    title: 'Les dégâts',
    icon: 'broken-heart',
    text: 'Dégâts, moins l’armure, jamais moins de 0. À 0 de santé, la figurine sort aussitôt. Les effets viennent avec la réussite, même sans blessure.',
  },
  {
    id: 'couvert',
    title: 'Le couvert',
    icon: 'stone-wall',
    text: 'Un socle en partie caché : −1 au jet de qui l’attaque, et 2 d’armure en plus.',
  },
]

/** Of every aura, those that players write included. Chapitre 3.4. */
export const auras: readonly PlayStep[] = [
  {
    id: 'aura',
    title: 'Aura (X)',
    icon: 'aura',
    text: 'Agit sans cesse jusqu’à X cases, X compris, et sur sa figurine aussi. Les dégâts d’une aura ou d’une règle comptent l’armure et le couvert.',
  },
]

/** What a turn is worth, a point for each line. */
export const scoring: readonly PlayStep[] = [
  {
    id: 'eliminations',
    title: 'Éliminer',
    icon: 'broken-heart',
    text: '1 point à qui a sorti, dans le tour, le plus de points de recrutement ennemis, quelle qu’en soit la cause. À égalité, personne.',
  },
  {
    id: 'pillages',
    title: 'Piller',
    icon: 'open-treasure-chest',
    text: '1 point quand le repaire ennemi est pillé : un 6 au moins.',
  },
  {
    id: 'fouilles',
    title: 'Fouiller',
    icon: 'magnifying-glass',
    text: '1 point par fouille réussie : deux réussites au moins.',
  },
]

export const terrains: readonly TerrainEntry[] = [
  {
    id: 'bloquant',
    name: 'Bloquant',
    icon: 'stone-wall',
    examples: 'mur, arbre seul, mare aux vilains poisons',
    text: 'On le contourne ; seul le vol passe par-dessus. Qui y est poussé s’arrête et prend 1 dégât, sans armure.',
  },
  {
    id: 'difficile',
    name: 'Difficile',
    icon: 'swamp',
    examples: 'boue, sous-bois, confiture',
    text: 'Un mouvement qui y part ou qui le traverse vaut 2 cases au plus. Le vol l’ignore.',
  },
  {
    id: 'facile',
    name: 'Facile',
    icon: 'horizon-road',
    examples: 'belle route, glace, toboggan',
    text: 'Un mouvement qui y part ou qui le traverse est doublé. Le vol l’ignore.',
  },
]

export const forcedMoves: readonly PlayStep[] = [
  {
    id: 'terrain',
    title: 'Poussé, tiré, déplacé',
    icon: 'push',
    text: 'La distance se fait en entier, sans souci du terrain difficile ou facile. Qui n’est pas en ligne part le long du plus grand écart.',
  },
  {
    id: 'choc',
    title: 'Le choc',
    icon: 'hammer-drop',
    text: 'Contre un décor bloquant : arrêt, 1 dégât. Contre une figurine : arrêt, 1 dégât à chacune. Sans armure. Au bord du plateau : arrêt, sans mal.',
  },
]

export const tokens: readonly TokenEntry[] = [
  {
    id: 'ordre',
    name: 'Jeton d’ordre',
    icon: 'token',
    count: orderTokens,
    spare: 5,
    text: 'Près de qui s’active, deux au plus. Défaussé avant un jet : deux dés de plus.',
  },
  {
    id: 'flammes',
    name: 'Flammes',
    icon: 'flame',
    count: 0,
    spare: 6,
    text: 'En fin de tour : 1 dégât chacun, sans armure, puis tous s’en vont.',
  },
  {
    id: 'poison',
    name: 'Poison',
    icon: 'poison-bottle',
    count: 0,
    spare: 6,
    text: 'En fin de tour : 1 dégât sans armure, et un jeton s’en va.',
  },
  {
    id: 'objectif',
    name: 'Objectif',
    icon: 'locked-chest',
    count: 2,
    spare: 0,
    text: 'Au contact : fouiller, deux réussites.',
  },
  {
    id: 'repaire',
    name: 'Repaire',
    icon: 'hut',
    count: 1,
    spare: 0,
    text: 'Infranchissable. Au contact, l’ennemi pille : un 6.',
  },
  {
    id: 'premier-joueur',
    name: 'Premier joueur',
    icon: 'laurel-crown',
    count: 1,
    spare: 0,
    shared: true,
    text: 'Le garde qui commence ce tour.',
  },
  {
    id: 'pille',
    name: 'Déjà pillé',
    icon: 'open-treasure-chest',
    count: 1,
    spare: 0,
    text: 'Sur un repaire que l’on a tenté de piller ce tour.',
  },
]

export const recruiting: readonly PlayStep[] = [
  {
    id: 'limite',
    title: 'La limite',
    icon: 'meeple-group',
    text: '10 points pour toute la bande. Le même profil peut venir plusieurs fois.',
  },
  {
    id: 'faction',
    title: 'La carte de faction',
    icon: 'three-leaves',
    text: 'Toutes les figurines ont une faction en commun : sa carte peut être jouée. S’il y en a deux, choisissez-en une au début.',
  },
  {
    id: 'bonus',
    title: 'Ses deux bonus',
    icon: 'token',
    text: 'Le permanent vaut dès le premier jet. L’additionnel coûte un jeton d’ordre du tour, chaque fois que vous l’appelez.',
  },
]
