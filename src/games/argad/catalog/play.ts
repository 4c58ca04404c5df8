/** How a turn goes, and what is added to a die. Read from: « Argad ! », règle générique, septembre 2023, p. 7, 8, 16 to 33, 37, 38, 41 to 44. */
import type { ModifierEntry, RuleEntry, TableRow, TestEntry } from './interface.ts'

export const turnSteps: readonly RuleEntry[] = [
  {
    id: 'tirs-avant',
    name: 'Tirs d’abord',
    icon: 'archery-target',
    text: 'Seulement si attendre change tout. Les pertes sortent avant que rien ne bouge.',
  },
  {
    id: 'mouvements',
    name: 'On bouge !',
    icon: 'walking-boot',
    text: 'Tous ensemble, d’un commun accord. On annonce, puis on déplace ; les dés de lenteur viennent après.',
  },
  {
    id: 'tirs',
    name: 'On tire !',
    icon: 'bow-arrow',
    text: 'Tous les tirs sont dits avant le premier dé. Un tireur, un dé.',
  },
  {
    id: 'melee',
    name: 'Mêlée !',
    icon: 'crossed-swords',
    text: 'Socle contre socle, un coup chacun, l’arme la plus longue d’abord.',
  },
]

export const turnRules: readonly RuleEntry[] = [
  {
    id: 'action',
    name: 'Une action par tour',
    icon: 'stopwatch',
    text: 'Bouger, recharger, travailler ou se battre. Jamais un tir et un coup, sauf le fusil à verrou à baïonnette au premier tour de mêlée.',
  },
  {
    id: 'immobile',
    name: 'Immobile',
    icon: 'anticlockwise-rotation',
    text: 'Pivoter ou bouger d’un seul socle laisse immobile.',
  },
  {
    id: 'contact',
    name: 'Au contact',
    icon: 'pistol-gun',
    text: 'Qui commence le tour au contact ne tire qu’au pistolet ou au revolver.',
  },
  {
    id: 'voix',
    name: 'Voix, musique, bannières',
    icon: 'shouting',
    text: 'La voix porte à 20 cm, un musicien à 60 ; une bannière se reconnaît à 120, on se voit à 200.',
  },
  {
    id: 'monture',
    name: 'En selle',
    icon: 'saddle',
    text: 'Monter ou descendre prend un tour entier, immobile.',
  },
  {
    id: 'groupe',
    name: 'Isolé ou en groupe',
    icon: 'three-friends',
    text: 'Trois piétons, deux montés, ou un monté et deux piétons qui se suivent font un groupe ; moins, à 4 cm des autres, sont isolés.',
  },
]

export const shotRules: readonly RuleEntry[] = [
  {
    id: 'plusieurs-six',
    name: 'Les 6 qui s’enchaînent',
    icon: 'dice-six-faces-six',
    text: 'Un 6 seul qui ne suffit pas se relance : un second 6 vaut 7, puis 8. Plusieurs 6 sur une cible valent 6, 7, 8…',
  },
  {
    id: 'desordre',
    name: 'Désordre',
    icon: 'misdirection',
    text: 'Classes 1 à 3 à plus de 20 cm d’un chef ou d’un héros, ou moral raté : ni bonus tactique, ni 6 réunis ; un seul 6 se relance.',
  },
  {
    id: 'limite',
    name: 'Jamais pire que −2',
    icon: 'castle',
    text: 'Terrain et cible réunis ôtent 2 au plus. Deux terrains ne s’ajoutent pas.',
  },
  {
    id: 'bout-portant',
    name: 'À bout portant',
    icon: 'gunshot',
    text: 'Sur qui vient au contact : le terrain ne protège plus, l’armure si.',
  },
  {
    id: 'cible',
    name: 'Qui viser',
    icon: 'target-shot',
    text: 'Le plus proche, ou qui vous tire dessus ; un chef en désigne un autre. Jamais dans une mêlée d’amis.',
  },
  {
    id: 'touche',
    name: 'Touché',
    icon: 'dead-head',
    text: 'La figurine sort, sans sauvegarde. Dans un groupe, au hasard, les moins à l’abri d’abord ; si son armure l’arrête, le tir est perdu.',
  },
  {
    id: 'recharger',
    name: 'Recharger',
    icon: 'powder-bag',
    text: 'Immobile, et jamais le tour du tir. Qui bouge, ou se laisse contacter, recommence.',
  },
  {
    id: 'projectiles',
    name: 'Plusieurs projectiles',
    icon: 'bullets',
    text: 'Deux dés rouges et des blancs. Aucun rouge ne touche : tout est raté. Sinon, une victime par dé qui touche ; contre un groupe, +1 à un dé.',
  },
]

export const meleeRules: readonly RuleEntry[] = [
  {
    id: 'ordre',
    name: 'L’ordre des coups',
    icon: 'swords-power',
    text: 'Bout portant, longue, semi-longue, courte, très courte, mains nues. À longueur égale, ensemble.',
  },
  {
    id: 'tue',
    name: 'Tue',
    icon: 'decapitation',
    text: 'Le dé, modifié, dépasse la classe et l’armure.',
  },
  {
    id: 'recule',
    name: 'Recule',
    icon: 'push',
    text: 'Il égale la classe, ou la dépasse sans dépasser l’armure : l’adversaire recule d’un socle. Acculé, il meurt ou se rend.',
  },
  {
    id: 'extremes',
    name: 'Le 1 et les 6',
    icon: 'dice-six-faces-one',
    text: 'Un 1 naturel rate ; les 6 s’enchaînent, un triple 6 touche toujours.',
  },
  {
    id: 'egalite',
    name: 'Ensemble (option)',
    icon: 'scales',
    text: 'Deux coups qui tuent, ou qui font reculer, en même temps : la classe la plus haute l’emporte, puis l’armure (3, 4, 4*, 5, 5*), le dé naturel, les bonus.',
  },
  {
    id: 'interieur',
    name: 'Dedans',
    icon: 'house',
    text: 'Longues et semi-longues valent des courtes, sans bonus de poids.',
  },
  {
    id: 'suivre',
    name: 'Prendre la place',
    icon: 'footsteps',
    text: 'Qui tue ou fait reculer peut avancer aussitôt d’un socle.',
  },
  {
    id: 'quitter',
    name: 'Rompre',
    icon: 'run',
    text: 'Qui rompt ne frappe pas. Les deux perdent 1D6 cm, 2D6 montés ; sur 6, ou double 6, on reste.',
  },
]

export const modifiers: readonly ModifierEntry[] = [
  {
    id: 'couvert',
    name: 'Couvert',
    of: 'tir',
    by: -1,
    kind: 'terrain',
    when: 'piétons derrière un obstacle, tir en forêt',
  },
  {
    id: 'meurtriere',
    name: 'Meurtrière',
    of: 'tir',
    by: -2,
    kind: 'terrain',
    when: 'fente étroite d’un mur solide',
  },
  { id: 'armure', name: 'Armure', of: 'tir', by: null, kind: 'cible', when: 'ce que dit l’arme' },
  {
    id: 'cible-furtive',
    name: 'Cible furtive',
    of: 'tir',
    by: -1,
    kind: 'cible',
    when: 'elle paraît puis disparaît dans le tour',
  },
  {
    id: 'tireur-furtif',
    name: 'Tireur furtif',
    of: 'tir',
    by: -1,
    kind: 'tireur',
    when: 'il se montre, tire et se cache ; ne s’ajoute pas au mouvement',
  },
  { id: 'mouvement', name: 'En mouvement', of: 'tir', by: null, kind: 'tireur', when: 'ce que dit l’arme' },
  { id: 'novice-feu', name: 'Classe 1 ou 2', of: 'tir', by: -1, kind: 'tireur', when: 'avec une arme à feu' },
  { id: 'embuscade', name: 'Embuscade', of: 'tir', by: 1, kind: 'tactique', when: 'par surprise' },
  {
    id: 'chasse',
    name: 'Chasse',
    of: 'tir',
    by: 1,
    kind: 'tactique',
    when: 'sur du gibier, sauf piéton monté',
  },
  { id: 'concours', name: 'Concours', of: 'tir', by: 2, kind: 'tactique', when: 'sur une cible fixe' },
  {
    id: 'elite',
    name: 'Tireur d’élite',
    of: 'tir',
    by: 1,
    kind: 'nature',
    when: 'un tir par joueur et par tour',
  },
  {
    id: 'novice',
    name: 'Classe 1 ou 2',
    of: 'melee',
    by: -1,
    kind: 'maladresse',
    when: 'sauf au premier tour, s’ils sont très motivés',
  },
  {
    id: 'improvisee',
    name: 'Arme improvisée',
    of: 'melee',
    by: -1,
    kind: 'maladresse',
    when: 'outil, bâton, crosse',
  },
  {
    id: 'mains-nues',
    name: 'Mains nues',
    of: 'melee',
    by: -1,
    kind: 'maladresse',
    when: 'sauf entraînement ; étourdit un tour, seul un triple 6 tue',
  },
  {
    id: 'plus-haut',
    name: 'Ennemi plus haut',
    of: 'melee',
    by: -1,
    kind: 'terrain',
    when: 'pente, escalier, rempart, table',
  },
  {
    id: 'obstacle',
    name: 'Derrière un obstacle',
    of: 'melee',
    by: 1,
    kind: 'tactique',
    when: 'défenseur à pied, contre qui le franchit',
  },
  {
    id: 'cavalier',
    name: 'Cavalier contre piéton',
    of: 'melee',
    by: 1,
    kind: 'tactique',
    when: 'en terrain facile, contre piéton monté aussi',
  },
  {
    id: 'contre-cavalier',
    name: 'Piéton contre cavalier',
    of: 'melee',
    by: -1,
    kind: 'cible',
    when: 'piéton monté aussi',
  },
  {
    id: 'charge',
    name: 'Charge',
    of: 'melee',
    by: 1,
    kind: 'tactique',
    when: 'cavalier, tout droit, en terrain dégagé, à l’arrivée au contact',
  },
  {
    id: 'crochet',
    name: 'Hallebarde, vouge, bardiche',
    of: 'melee',
    by: 1,
    kind: 'tactique',
    when: 'à pied contre un monté qui ne charge pas',
  },
  {
    id: 'pied-ferme',
    name: 'Pied ferme',
    of: 'melee',
    by: 1,
    kind: 'tactique',
    when: 'entraîné, à pied, immobile, arme pointée, contre qui charge',
  },
  {
    id: 'lourde',
    name: 'Lourde à deux mains',
    of: 'melee',
    by: null,
    kind: 'tactique',
    when: 'le nombre que vous avez dit ; ni en ordre serré, ni dedans',
  },
  {
    id: 'costaud',
    name: 'Très costaud',
    of: 'melee',
    by: 1,
    kind: 'nature',
    when: 'à pied, avec son arme, même en désordre',
  },
  {
    id: 'otage',
    name: 'Par-dessus un otage',
    of: 'melee',
    by: -1,
    kind: 'terrain',
    when: 'dans les deux sens',
  },
  { id: 'blesse', name: 'Blessé au corps', of: 'melee', by: -1, kind: 'nature', when: 'localisation 2 à 7' },
  { id: 'a-terre', name: 'Adversaire à terre', of: 'melee', by: 1, kind: 'cible', when: 'choqué à la tête' },
  { id: 'musique', name: 'Musicien ami', of: 'moral', by: 1, kind: 'moral', when: 'chacun, à 60 cm' },
  { id: 'banniere', name: 'Bannière', of: 'moral', by: 1, kind: 'moral', when: 'avec son unité' },
  {
    id: 'heros',
    name: 'Héros',
    of: 'moral',
    by: 1,
    kind: 'moral',
    when: 'souverain, prêtre, héroïne à portée de voix',
  },
  {
    id: 'serre',
    name: 'Serrés ou à l’abri',
    of: 'moral',
    by: 1,
    kind: 'moral',
    when: 'ordre serré, ou abri construit en dur',
  },
  {
    id: 'deja-desordre',
    name: 'Déjà en désordre',
    of: 'moral',
    by: -1,
    kind: 'moral',
    when: 'groupe ou unité',
  },
  {
    id: 'musique-ennemie',
    name: 'Musicien ennemi',
    of: 'moral',
    by: -1,
    kind: 'moral',
    when: 'chacun, à 60 cm',
  },
]

/** What terrain and target take from a shot together, at worst. */
export const worstShot = -2
/** Classes that powder, and blows, find clumsy. */
export const clumsyClasses = 2
/** Classes that need somebody to obey. */
export const followingClasses = 3

export const morale: TestEntry = {
  id: 'moral',
  name: 'Moral',
  icon: 'heart-shield',
  below: 'On obéit.',
  equal: 'On obéit si le chef, à portée de voix, réussit le sien.',
  above: 'Désordre ; déjà en désordre, on fuit ou on se rend.',
}

export const healing: TestEntry = {
  id: 'soins',
  name: 'Soins',
  icon: 'first-aid-kit',
  below: 'Vivra, et guérira.',
  equal: 'Guérira, avec des séquelles.',
  above: 'Mort. À deux points de vie : la blessure reste.',
}

/** What shifts a santé as one is cared for. */
export const healingShifts: readonly { readonly id: string; readonly name: string; readonly by: number }[] = [
  { id: 'soigneur', name: 'Un soigneur au contact', by: 1 },
  { id: 'conditions', name: 'Soins de fortune, sur le terrain', by: -1 },
]

export const skillTest: TestEntry = {
  id: 'competence',
  name: 'Test de compétence',
  icon: 'rolling-dices',
  below: 'Réussi.',
  equal: 'Pas encore : on peut retenter au tour suivant.',
  above: 'Raté.',
}

export const wounds: readonly TableRow[] = [
  {
    die: '1',
    from: 1,
    to: 1,
    name: 'Tête',
    icon: 'skull-crack',
    text: 'À terre, sans agir, jusqu’à la fin du tour suivant ; +1 pour le frapper.',
  },
  {
    die: '2-7',
    from: 2,
    to: 7,
    name: 'Corps, bras',
    icon: 'arm-bandage',
    text: 'Frappe à -1 ; plus d’arme lourde à deux mains.',
  },
  {
    die: '8-12',
    from: 8,
    to: 12,
    name: 'Jambes',
    icon: 'broken-bone',
    text: 'Mouvement à pied réduit de 4 cm.',
  },
]

/** Those met on the way, where nobody said what they want. The faces are ours: the book leaves them open. */
export const reactions: readonly TableRow[] = [
  {
    die: '1',
    from: 1,
    to: 1,
    name: 'Hostile',
    icon: 'angry-eyes',
    text: 'Refuse, menace, appelle les siens.',
  },
  { die: '2', from: 2, to: 2, name: 'Effrayé', icon: 'terror', text: 'Se tait, recule, fuit si on insiste.' },
  { die: '3', from: 3, to: 3, name: 'Neutre', icon: 'person', text: 'Répond court, ne se mêle de rien.' },
  {
    die: '4',
    from: 4,
    to: 4,
    name: 'Amical',
    icon: 'shaking-hands',
    text: 'Aide si cela ne lui coûte rien.',
  },
  { die: '5', from: 5, to: 5, name: 'Aventureux', icon: 'hiking', text: 'Vient, si l’affaire est belle.' },
  {
    die: '6',
    from: 6,
    to: 6,
    name: 'Complice',
    icon: 'domino-mask',
    text: 'En sait long, et choisit votre camp.',
  },
]

export const formations: readonly RuleEntry[] = [
  {
    id: 'lache',
    name: 'Ordre lâche',
    icon: 'three-friends',
    text: 'Celui de tout groupe qui n’en a pas d’autre.',
  },
  {
    id: 'serre',
    name: 'Ordre serré',
    icon: 'minions',
    text: 'Un tour pour se former autour d’un chef immobile. Colonne par deux 16 cm, sinon 12, de côté ou à reculons 8. Trois au moins ; +1 au moral ; pas de bonus d’arme lourde.',
  },
  {
    id: 'disperse',
    name: 'Ordre dispersé',
    icon: 'divergence',
    text: 'À deux socles les uns des autres, même sans chef ; chacun compte comme isolé. Il faut l’avoir appris.',
  },
  {
    id: 'desordre',
    name: 'Désordre',
    icon: 'misdirection',
    text: 'Personne à qui obéir : les malus restent, les bonus tactiques et les 6 réunis s’en vont.',
  },
]

/** What hides a troop that has not been seen yet. */
export const decoyRules: RuleEntry = {
  id: 'leurres',
  name: 'Leurres',
  icon: 'fox',
  text: 'Deux ou trois bêtes par troupe, une seule est la vraie : elles vont à son allure, et tombent quand l’ennemi les voit.',
}
