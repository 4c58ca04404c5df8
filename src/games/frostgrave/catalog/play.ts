/** What the sheets, the tokens and the chart of the creatures tell of a turn. Read from: the chapter on play of Frostgrave. */
import type {
  CastingFailure,
  CreatureStep,
  Entry,
  ModifierEntry,
  RuleEntry,
  Told,
  TurnStepId,
} from './interface.ts'

/** Inches, unless their names say otherwise. */
export const numbers = {
  faces: 20,
  actions: 2,
  group: { soldiers: 3, within: 3 },
  engage: 1,
  push: 1,
  gap: 1,
  climb: 2,
  rough: 2,
  jump: { most: 4, standing: 1 },
  fall: { from: 3, times: 3, over: 2 },
  shotRange: 24,
  sight: 10,
  support: 2,
  encumbered: { combat: -1 },
  wounded: { health: 4, rolls: -2, actions: 1 },
  critical: { face: 20, times: 2 },
  /** Points of a roll for a point of health. */
  empowering: 1,
  treasures: 1,
} as const

/** What players agree upon where they said nothing else. */
export const usualSoldiers = 8

export const turnSteps: readonly Told<TurnStepId>[] = [
  {
    id: 'initiative',
    name: 'Initiative',
    icon: 'dice-twenty-faces-twenty',
    text: 'Un D20 chacun ; seuls les ex æquo relancent entre eux. Cet ordre vaut pour toutes les phases du tour.',
    brief: 'Un D20 chacun, du plus haut au plus bas',
  },
  {
    id: 'mages',
    name: 'Mages',
    icon: 'wizard-staff',
    text: 'Chacun active son mage et, avec lui, jusqu’à trois soldats vus à 3″ de lui avant qu’il ne bouge. Sans mage sur la table, on passe.',
    brief: 'Le mage et trois soldats à 3″',
  },
  {
    id: 'apprentis',
    name: 'Apprentis',
    icon: 'scroll-unfurled',
    text: 'De même, avec l’apprenti et jusqu’à trois soldats qui n’ont pas encore joué. Sans apprenti sur la table, on passe.',
    brief: 'L’apprenti et trois soldats à 3″',
  },
  {
    id: 'soldats',
    name: 'Soldats',
    icon: 'barbute',
    text: 'Chacun active un par un tous ses soldats qui n’ont pas encore joué.',
    brief: 'Les soldats qui restent',
  },
  {
    id: 'creatures',
    name: 'Créatures',
    icon: 'beast-eye',
    text: 'Celles que personne ne contrôle agissent d’elles-mêmes, deux actions chacune, d’après leur schéma.',
    brief: 'Celles que nul ne contrôle',
  },
]

export const castingFailures: readonly CastingFailure[] = [
  { from: 1, to: 4, damage: 0 },
  { from: 5, to: 9, damage: 1 },
  { from: 10, to: 19, damage: 2 },
  { from: 20, to: null, damage: 5 },
]

/** What a caster loses whose roll falls so many points short. */
export const failureDamage = (short: number): number =>
  castingFailures.findLast(({ from }) => short >= from)?.damage ?? 0

/** What a fall from so many inches costs. */
export const fallDamage = (height: number): number =>
  height < numbers.fall.from ? 0 : Math.floor((height * numbers.fall.times) / numbers.fall.over)

export const modifiers: readonly ModifierEntry[] = [
  {
    id: 'obstruction',
    name: 'Obstruction',
    icon: 'brick-wall',
    of: 'tir',
    rolls: 'cible',
    by: 1,
    each: true,
    when: 'chaque décor ou figurine sur la ligne de vue, hors contact de la cible ; le décor que touche le tireur ne compte pas',
  },
  {
    id: 'couvert-leger',
    name: 'Couvert léger',
    icon: 'broken-wall',
    of: 'tir',
    rolls: 'cible',
    by: 2,
    each: false,
    when: 'collée à ce qui la couvre, on voit la moitié de la cible ou plus',
  },
  {
    id: 'couvert-important',
    name: 'Couvert important',
    icon: 'stone-wall',
    of: 'tir',
    rolls: 'cible',
    by: 4,
    each: false,
    when: 'collée à ce qui la couvre, on en voit moins de la moitié ; seul le meilleur couvert compte',
  },
  {
    id: 'hatif',
    name: 'Tir hâtif',
    icon: 'run',
    of: 'tir',
    rolls: 'cible',
    by: 1,
    each: false,
    when: 'le tireur a bougé avant, dans cette activation',
  },
  {
    id: 'grande-cible',
    name: 'Grande cible',
    icon: 'giant',
    of: 'tir',
    rolls: 'cible',
    by: -2,
    each: false,
    when: 'la cible est grande',
  },
  {
    id: 'soutien',
    name: 'Soutien',
    icon: 'three-friends',
    of: 'combat',
    rolls: 'combattant',
    by: 2,
    each: true,
    when: 'chaque allié au contact de l’adversaire et de nul autre ennemi ; seule compte la différence entre les deux camps',
  },
  {
    id: 'arme-adverse',
    name: 'Arme de l’adversaire',
    icon: 'broadsword',
    of: 'combat',
    rolls: 'combattant',
    by: null,
    each: false,
    when: 'ce que l’arme d’en face change au jet',
  },
  {
    id: 'encombre',
    name: 'Encombré',
    icon: 'locked-chest',
    of: 'combat',
    rolls: 'figurine',
    by: -1,
    each: false,
    when: 'la figurine porte un trésor ; son Mouvement est de moitié',
  },
  {
    id: 'blesse',
    name: 'Blessé (option)',
    icon: 'bleeding-heart',
    of: 'tout',
    rolls: 'figurine',
    by: -2,
    each: false,
    when: 'la figurine est blessée : à tous ses dés',
  },
]

export const creatureSteps: readonly CreatureStep[] = [
  {
    id: 'combat',
    name: 'Au combat',
    icon: 'crossed-swords',
    question: 'Touche-t-elle une figurine d’une bande ?',
    answer: 'Elle combat, et ne repousse jamais personne.',
    brief: 'Elle combat',
  },
  {
    id: 'proie',
    name: 'Une proie',
    icon: 'eye-target',
    question: 'En voit-elle une à 10″ ou moins ?',
    answer: 'Elle va vers la plus proche, par le plus court. Elle saute, mais jamais dans le vide.',
    brief: 'Elle va vers la plus proche',
  },
  {
    id: 'hasard',
    name: 'Au hasard',
    icon: 'compass',
    question: null,
    answer:
      'Une direction au hasard ; un mur, un obstacle ou le vide l’arrête. Si elle voit alors une figurine à 10″, elle va vers elle ; sinon elle en reste là.',
    brief: 'Une direction au hasard',
  },
]

/** What is true of a creature whatever it does. */
export const creatureRules: readonly string[] = [
  'Avant chacune de ses deux actions, on reprend au premier cas.',
  'Un second mouvement n’est que de la moitié.',
  'Deux créatures que nul ne contrôle ne sont jamais ennemies.',
  'À 1″ de son passage, elle vient toujours au contact.',
]

export const statuses: readonly Told[] = [
  {
    id: 'active',
    name: 'Activé',
    icon: 'footprint',
    text: 'A joué ce tour-ci : une figurine n’est activée qu’une fois.',
    brief: 'a joué',
  },
  {
    id: 'combat',
    name: 'Au combat',
    icon: 'crossed-swords',
    text: 'Au contact d’un ennemi : ni mouvement, ni sort, ni tir.',
    brief: 'ni mouvement, ni sort, ni tir',
  },
  {
    id: 'encombre',
    name: 'Encombré',
    icon: 'locked-chest',
    text: 'Porte un trésor : Mouvement de moitié, Combat -1.',
    brief: 'Mouv. ½, Combat -1',
  },
  {
    id: 'blesse',
    name: 'Blessé',
    icon: 'bleeding-heart',
    text: 'En option, à 4 de Santé ou moins après des dommages : une seule action par tour, au choix, et -2 à tous ses dés.',
    brief: 'une action, -2 aux dés',
  },
  {
    id: 'escalade',
    name: 'En escalade',
    icon: 'mountain-climbing',
    text: 'Une montée inachevée : la figurine attend au pied, un dé dit les pouces déjà grimpés.',
    brief: 'pouces déjà grimpés',
  },
  {
    id: 'decharge',
    name: 'Déchargée',
    icon: 'crossbow',
    text: 'L’arme se recharge par une action, qui peut remplacer le mouvement.',
    brief: 'à recharger',
  },
  {
    id: 'entrave',
    name: 'Entravé',
    icon: 'crossed-chains',
    text: 'Retenu par magie : ne peut pas forcer le combat.',
    brief: 'ne force pas le combat',
  },
  {
    id: 'sort',
    name: 'Sort en vigueur',
    icon: 'magic-swirl',
    text: 'Un sort dure sur cette figurine ou en ce lieu.',
    brief: 'un sort dure',
  },
]

export const terrains: readonly Told[] = [
  {
    id: 'accidentee',
    name: 'Zone accidentée',
    icon: 'high-grass',
    text: 'Boue, glace, éboulis, broussailles : chaque pouce en coûte deux.',
    brief: '2″ pour 1″',
  },
  {
    id: 'escalade',
    name: 'Escalade',
    icon: 'mountain-climbing',
    text: 'Toute paroi s’escalade, en montée ou en descente : chaque pouce en coûte deux.',
    brief: '2″ pour 1″',
  },
  {
    id: 'passage',
    name: 'Passage',
    icon: 'entry-door',
    text: 'Il faut 1″ de large. Les amis laissent passer ; ennemis et créatures, non.',
    brief: '1″ de large',
  },
  {
    id: 'saut',
    name: 'Saut',
    icon: 'jump-across',
    text: 'Tout droit, pris sur le mouvement : 4″ au plus, et pas plus que l’élan qui précède ; 1″ sans élan.',
    brief: '4″ au plus, 1″ sans élan',
  },
  {
    id: 'chute',
    name: 'Chute',
    icon: 'falling',
    text: 'Sous 3″, rien. Dès 3″ : une fois et demie la hauteur, arrondie en dessous.',
    brief: '1,5 par pouce dès 3″',
  },
  {
    id: 'bord',
    name: 'Bord de table',
    icon: 'exit-door',
    text: 'On sort de son plein gré, pour de bon. Poussée, une figurine s’arrête au bord.',
    brief: 'sortir est définitif',
  },
]

export const tokens: readonly (Entry & { readonly text: string })[] = [
  {
    id: 'tresor',
    name: 'Trésor',
    icon: 'locked-chest',
    text: 'Un par porteur ; il tombe où le porteur tombe.',
  },
  { id: 'sante', name: 'Santé', icon: 'hearts', text: 'Les points qui restent, ou ceux qui sont perdus.' },
  {
    id: 'initiative',
    name: 'Initiative',
    icon: 'dice-twenty-faces-twenty',
    text: 'Le rang de chaque joueur, pour le tour.',
  },
  { id: 'activation', name: 'Activation', icon: 'footprint', text: 'Posé près de qui a joué.' },
]

export const rules: readonly RuleEntry[] = [
  {
    id: 'actions',
    subject: 'activation',
    name: 'Deux actions',
    icon: 'footprint',
    text: 'Une activation par tour, deux actions au plus, dans l’ordre voulu, dont un mouvement. Limitée à une action, une figurine fait celle qu’elle veut.',
    brief: 'Deux actions, dont un mouvement',
  },
  {
    id: 'groupe',
    subject: 'activation',
    name: 'Activation de groupe',
    icon: 'minions',
    text: 'Le mage ou l’apprenti entraîne jusqu’à trois soldats qui n’ont pas joué, vus à 3″ avant qu’il ne bouge. L’un après l’autre, ou ensemble : alors tous les mouvements d’abord.',
    brief: 'Trois soldats vus à 3″',
  },
  {
    id: 'recharger',
    subject: 'activation',
    name: 'Recharger',
    icon: 'crossbow',
    text: 'Une action qui peut tenir lieu de mouvement.',
    brief: 'Au lieu du mouvement',
  },
  {
    id: 'marche',
    subject: 'mouvement',
    name: 'Marche',
    icon: 'walking-boot',
    text: 'Le premier mouvement va de M, les suivants de la moitié, mesurés sur le chemin, sans arrondi.',
    brief: 'M, puis la moitié',
  },
  {
    id: 'forcer',
    subject: 'mouvement',
    name: 'Forcer le combat',
    icon: 'trail',
    text: 'Qui passe à 1″ d’un ennemi libre peut être rejoint par lui, aussitôt. Une créature que nul ne contrôle le fait toujours. S’éloigner tout droit n’expose à rien.',
    brief: 'À 1″, l’ennemi peut venir au contact',
  },
  {
    id: 'contact',
    subject: 'mouvement',
    name: 'Au contact',
    icon: 'crossed-chains',
    text: 'Ni mouvement ni sort tant qu’un ennemi touche la figurine.',
    brief: 'Ni mouvement ni sort',
  },
  {
    id: 'deplacement-magique',
    subject: 'mouvement',
    name: 'Déplacé par magie',
    icon: 'magic-swirl',
    text: 'Ce n’est pas un mouvement : ni moitié, ni obstacle, ni combat forcé en chemin. Arriver à 1″ d’un ennemi libre permet à celui-ci de venir au contact.',
    brief: 'Forcé à l’arrivée seulement',
  },
  {
    id: 'duel',
    subject: 'combat',
    name: 'Combattre',
    icon: 'crossed-swords',
    text: 'Chacun D20 + Combat. Le plus haut touche : son total et les dommages de son arme, moins l’Armure d’en face. À égalité, tous deux touchent.',
    brief: 'D20 + Combat, le plus haut touche',
  },
  {
    id: 'repousser',
    subject: 'combat',
    name: 'Rester ou repousser',
    icon: 'wind-slap',
    text: 'Le vainqueur, sauf à égalité, reste au contact ou repousse de 1″, tout droit, l’une des deux figurines : l’autre ou lui-même.',
    brief: 'Le vainqueur peut écarter de 1″',
  },
  {
    id: 'soutenir',
    subject: 'combat',
    name: 'Soutien',
    icon: 'three-friends',
    text: 'Chaque figurine au contact de votre adversaire, et de nul autre ennemi, donne +2. Le camp qui en a le plus garde la différence.',
    brief: '+2 chacun, la différence seule',
  },
  {
    id: 'critique',
    subject: 'combat',
    name: 'Coup critique (option)',
    icon: 'dice-twenty-faces-twenty',
    text: 'Un 20 au dé l’emporte toujours, et double les dommages, arme et Armure comprises. Deux 20 : chacun double les siens. À distance, seul le 20 du tireur compte.',
    brief: '20 au dé : touche, dommages doublés',
  },
  {
    id: 'blessures',
    subject: 'combat',
    name: 'Blessé (option)',
    icon: 'bleeding-heart',
    text: 'Dès que des dommages laissent 4 de Santé ou moins, jusqu’à ce qu’un soin dépasse 4 : une action par tour, -2 à tous les dés. Qui commence à 4 ou moins l’est au premier dommage.',
    brief: 'À 4 ou moins : une action, -2',
  },
  {
    id: 'tirer',
    subject: 'tir',
    name: 'Tirer',
    icon: 'bow-arrow',
    text: 'Une fois par activation, à 24″ et en vue, de tous côtés. D20 + Tir contre D20 + Combat et les modificateurs : il faut dépasser. Dommages : le total du tireur et son arme, moins l’Armure.',
    brief: 'D20 + Tir dépasse D20 + Combat',
  },
  {
    id: 'melee-visee',
    subject: 'tir',
    name: 'Dans un combat',
    icon: 'sword-clash',
    text: 'La cible est tirée au sort parmi tous ceux qui se battent, amis compris, et le tir suit.',
    brief: 'Cible au hasard parmi tous',
  },
  {
    id: 'lancer',
    subject: 'magie',
    name: 'Lancer un sort',
    icon: 'magic-swirl',
    text: 'Hors de tout contact, un D20 à la valeur du sort ou plus ; deux sorts par tour au plus. Raté : l’action est perdue, avec parfois de la Santé. Hors de la partie, un échec ne blesse jamais.',
    brief: 'D20 ≥ valeur du sort',
  },
  {
    id: 'renforcer',
    subject: 'magie',
    name: 'Renforcer',
    icon: 'heart-drop',
    text: 'Le dé jeté, avant les effets : 1 Santé pour +1, autant qu’on veut, même si le sort est réussi. À 0 de Santé, le lanceur quitte la table.',
    brief: '1 Santé : +1 au jet',
  },
  {
    id: 'resister',
    subject: 'magie',
    name: 'Résister',
    icon: 'brain',
    text: 'Si le sort le permet : D20 + Volonté, au jet final du sort ou plus. Un mage et un apprenti renforcent ce jet de même.',
    brief: 'D20 + Volonté ≥ jet du sort',
  },
  {
    id: 'ramasser',
    subject: 'tresor',
    name: 'Ramasser',
    icon: 'open-chest',
    text: 'Une action au contact du trésor, sans ennemi à 1″ de lui. Un seul chacun ; le porteur va à M/2 et se bat à -1. Le poser est une action.',
    brief: 'Une action, sans ennemi à 1″',
  },
  {
    id: 'emporter',
    subject: 'tresor',
    name: 'Mettre à l’abri',
    icon: 'exit-door',
    text: 'Le porteur sort par un bord qui n’est pas celui d’un ennemi : le trésor est sauf, et ni l’un ni l’autre ne revient.',
    brief: 'Par un bord non ennemi',
  },
  {
    id: 'tomber',
    subject: 'tresor',
    name: 'Porteur éliminé',
    icon: 'locked-chest',
    text: 'Le trésor reste où le porteur est tombé.',
    brief: 'Il reste sur place',
  },
  {
    id: 'fin',
    subject: 'fin',
    name: 'Fin de partie',
    icon: 'sands-of-time',
    text: 'Un seul joueur a encore des figurines (les trésors restés en jeu lui reviennent), ou le dernier trésor quitte la table, ou le scénario le dit. Le plus de trésors l’emporte.',
    brief: 'Un seul reste, ou plus de trésor',
  },
]
