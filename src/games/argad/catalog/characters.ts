/** What a character is made of. Read from: « Argad ! », règle générique, septembre 2023, p. 5, 6, 32, 37, 40, 41, 43, 46. */
import type {
  BeastEntry,
  CompetenceEntry,
  MountEntry,
  ObjectiveKind,
  ProtectionEntry,
  RoleEntry,
  ScoreEntry,
  TrainingEntry,
} from './interface.ts'

export const classeSpan = { min: 1, max: 5 } as const
export const levelSpan = { min: 1, max: 5 } as const
/** A troop that plays fast and well. */
export const advisedTroop = { min: 12, max: 20 } as const

/** By classe, from 1. */
export const classes: readonly { readonly classe: number; readonly name: string; readonly text: string }[] = [
  { classe: 1, name: 'Non-combattant', text: 'Ne sait pas se battre : -1 pour frapper et au tir à feu.' },
  {
    classe: 2,
    name: 'Sans habitude',
    text: 'Villageois, milicien, recrue : -1 pour frapper et au tir à feu.',
  },
  { classe: 3, name: 'Régulier', text: 'Connaît les armes de son temps ; en désordre loin d’un chef.' },
  { classe: 4, name: 'Aguerri', text: 'Bien entraîné, motivé : garde la tête froide sans chef.' },
  { classe: 5, name: 'Élite', text: 'Rare : chevalier, commando, fine lame.' },
]

export const protections: readonly ProtectionEntry[] = [
  {
    id: 'legere',
    name: 'Vêture légère',
    short: 'lég.',
    icon: 'shirt',
    armour: 0,
    rank: 0,
    modern: false,
    text: 'Peu ou pas de métal : rien n’arrête le coup.',
  },
  {
    id: '3',
    name: 'Armure 3',
    short: '3',
    icon: 'shoulder-armor',
    armour: 3,
    rank: 1,
    modern: false,
    text: 'Quelques pièces de métal, à l’épaule ou au bras.',
  },
  {
    id: '4',
    name: 'Armure 4',
    short: '4',
    icon: 'mail-shirt',
    armour: 4,
    rank: 2,
    modern: false,
    text: 'Mailles, écailles, brigandine ou cuirasse.',
  },
  {
    id: '4*',
    name: 'Armure 4*',
    short: '4*',
    icon: 'breastplate',
    armour: 4,
    rank: 3,
    modern: false,
    text: 'Demi-armure : vaut 4, et l’emporte sur 4 quand tout est égal.',
  },
  {
    id: '5',
    name: 'Armure 5',
    short: '5',
    icon: 'armor-vest',
    armour: 5,
    rank: 4,
    modern: false,
    text: 'Armure complète, ou mailles des pieds à la tête.',
  },
  {
    id: '5*',
    name: 'Armure 5*',
    short: '5*',
    icon: 'visored-helm',
    armour: 5,
    rank: 5,
    modern: false,
    text: 'Lourde armure de cavalerie : vaut 5, et l’emporte sur 5 quand tout est égal.',
  },
  {
    id: '4T',
    name: 'Armure 4T',
    short: '4T',
    icon: 'kevlar-vest',
    armour: 4,
    rank: 2,
    modern: true,
    text: 'Gilet pare-balles : armure 4, même contre les armes modernes.',
  },
  {
    id: '5T',
    name: 'Armure 5T',
    short: '5T',
    icon: 'mecha-mask',
    armour: 5,
    rank: 4,
    modern: true,
    text: 'Exosquelette : armure 5, même contre les armes modernes.',
  },
]

export const mounts: readonly MountEntry[] = [
  {
    id: 'pied',
    name: 'À pied',
    icon: 'walking-boot',
    mounted: false,
    horse: 0,
    base: { width: 2, depth: 2 },
    text: 'Socle rond ou carré de 2 cm.',
  },
  {
    id: 'cavalier',
    name: 'Cavalier',
    icon: 'cavalry',
    mounted: true,
    horse: 0,
    base: { width: 2.5, depth: 5 },
    text: 'Sait se battre à cheval, sur une monture dressée : +1 contre les piétons, +1 quand il charge.',
  },
  {
    id: 'pieton-monte',
    name: 'Piéton monté',
    icon: 'horse-head',
    mounted: true,
    horse: 2,
    base: { width: 2.5, depth: 5 },
    text: 'Va à cheval et se bat comme à pied : ni bonus de cavalier, ni charge.',
  },
]

export const roles: readonly RoleEntry[] = [
  {
    id: 'simple',
    name: 'Simple',
    icon: 'person',
    times: { pied: 1, cavalier: 2, 'pieton-monte': 1 },
    commands: false,
    text: 'Obéit à portée de voix d’un chef.',
  },
  {
    id: 'chef',
    name: 'Chef ou gradé',
    icon: 'rank-3',
    times: { pied: 2, cavalier: 3, 'pieton-monte': 2 },
    commands: true,
    text: 'Commande à 20 cm : il garde les simples hors du désordre et désigne les cibles.',
  },
  {
    id: 'musicien',
    name: 'Musicien',
    icon: 'bugle-call',
    times: { pied: 2, cavalier: 3, 'pieton-monte': 2 },
    commands: false,
    text: 'S’entend à 60 cm : +1 au moral des siens, -1 à celui d’en face ; relaie les ordres.',
  },
  {
    id: 'porte-embleme',
    name: 'Porte-emblème',
    icon: 'flying-flag',
    times: { pied: 1, cavalier: 2, 'pieton-monte': 1 },
    commands: false,
    text: 'Sa bannière donne +1 au moral de son unité et se reconnaît à 120 cm.',
  },
]

export const competences: readonly CompetenceEntry[] = [
  {
    id: 'bretteur',
    name: 'Bretteur',
    icon: 'fencer',
    kind: 'combat',
    text: 'À chaque tour, avec une arme courte ou très courte : il frappe un rang de longueur plus tôt, ou jette deux dés séparés contre un ou deux adversaires.',
    brief: 'un rang plus tôt, ou deux dés',
  },
  {
    id: 'tres-costaud',
    name: 'Très costaud',
    icon: 'biceps',
    kind: 'combat',
    text: 'À pied, +1 pour frapper avec son arme, même en désordre.',
    brief: 'à pied, +1 avec son arme',
  },
  {
    id: 'tireur-d-elite',
    name: 'Tireur d’élite',
    icon: 'crosshair',
    kind: 'combat',
    text: '+1 au tir, ou le choix de la cible dans un groupe. Un tir d’élite par joueur et par tour.',
    brief: '+1 au tir, ou choisit sa cible',
  },
  {
    id: 'jet-de-dague',
    name: 'Jet de dague',
    icon: 'thrown-daggers',
    kind: 'combat',
    text: 'Sait lancer dagues et couteaux. Le livre n’en donne pas la table : tapez la vôtre.',
    brief: 'lance dagues et couteaux',
  },
  {
    id: 'mains-nues',
    name: 'Combat à mains nues',
    icon: 'high-kick',
    kind: 'combat',
    text: 'Frappe à mains nues, ou au bâton, sans le malus.',
    brief: 'à mains nues sans malus',
  },
  {
    id: 'agilite',
    name: 'Agilité',
    icon: 'acrobatic',
    kind: 'libre',
    text: 'Sauter, grimper, passer où d’autres s’arrêtent.',
    brief: 'sauter, grimper',
  },
  {
    id: 'charisme',
    name: 'Charisme',
    icon: 'public-speaker',
    kind: 'libre',
    text: 'Entraîner un groupe, retourner une foule.',
    brief: 'entraîner une foule',
  },
  {
    id: 'charme',
    name: 'Charme',
    icon: 'rose',
    kind: 'libre',
    text: 'Plaire, et obtenir.',
    brief: 'plaire et obtenir',
  },
  {
    id: 'discretion',
    name: 'Discrétion',
    icon: 'hood',
    kind: 'libre',
    text: 'Se cacher, passer sans être vu.',
    brief: 'se cacher, passer',
  },
  {
    id: 'eclaireur',
    name: 'Éclaireur',
    icon: 'spyglass',
    kind: 'libre',
    text: 'Suivre une piste, se repérer ; deux dés de lenteur, le meilleur des deux.',
    brief: 'pistes ; choisit entre deux dés de lenteur',
  },
  {
    id: 'erudit',
    name: 'Érudit',
    icon: 'book-cover',
    kind: 'libre',
    text: 'Savoir d’où viennent les choses, et les vieilles histoires.',
    brief: 'savoir ancien',
  },
  {
    id: 'langues',
    name: 'Langues',
    icon: 'conversation',
    kind: 'libre',
    text: 'Parler à qui ne parle pas la sienne : dites lesquelles.',
    brief: 'interprète',
  },
  {
    id: 'soigneur',
    name: 'Soigneur',
    icon: 'first-aid-kit',
    kind: 'libre',
    text: 'Au contact d’un blessé : la santé compte un de plus pour le jet de soins.',
    brief: 'santé +1 au jet de soins',
  },
  {
    id: 'metier',
    name: 'Métier',
    icon: 'toolbox',
    kind: 'libre',
    text: 'Canonnier, marin, mécanicien, serrurier… dites lequel. « Un certain temps » peut lui sourire.',
    brief: 'un savoir-faire',
  },
]

export const scores: readonly ScoreEntry[] = [
  {
    id: 'sante',
    name: 'Santé',
    short: 'San',
    icon: 'health-normal',
    text: 'Le jet de soins se fait dessous.',
  },
  { id: 'moral', name: 'Moral', short: 'Mor', icon: 'heart-shield', text: 'Tenir, obéir, ne pas fuir.' },
  { id: 'perception', name: 'Perception', short: 'Per', icon: 'eye-target', text: 'Voir ce qui se cache.' },
  { id: 'agilite', name: 'Agilité', short: 'Agi', icon: 'acrobatic', text: 'Sauter, se rattraper.' },
  {
    id: 'persuasion',
    name: 'Persuasion',
    short: 'Pers',
    icon: 'conversation',
    text: 'Convaincre, négocier.',
  },
]

export const trainings: readonly TrainingEntry[] = [
  {
    id: 'ordre-serre',
    name: 'Ordre serré',
    icon: 'minions',
    text: 'Sait se former en un tour autour d’un chef immobile, et marcher ainsi.',
  },
  {
    id: 'ordre-disperse',
    name: 'Ordre dispersé',
    icon: 'divergence',
    text: 'Se déploie en tirailleurs, à deux socles, même sans chef : chacun compte comme isolé.',
  },
  {
    id: 'pied-ferme',
    name: 'Pied ferme',
    icon: 'pikeman',
    text: 'À pied et immobile, arme pointée : +1 contre un cavalier qui le charge.',
  },
  {
    id: 'terrain',
    name: 'Habitué du terrain',
    icon: 'forest',
    text: 'À pied, deux dés de lenteur, dont il oublie le plus mauvais.',
  },
]

/** A horse under a pack, or under a mounted pedestrian. */
const horsePoints = 2

export const beasts: readonly BeastEntry[] = [
  {
    id: 'cheval',
    name: 'Cheval de bât',
    icon: 'horse-head',
    points: horsePoints,
    base: { width: 2.5, depth: 5 },
  },
  { id: 'mule', name: 'Mule', icon: 'donkey', points: horsePoints, base: { width: 2.5, depth: 5 } },
  { id: 'chameau', name: 'Chameau', icon: 'camel-head', points: horsePoints, base: { width: 2.5, depth: 5 } },
  {
    id: 'ane',
    name: 'Âne ou petit mulet',
    icon: 'donkey',
    points: horsePoints,
    base: { width: 2, depth: 4 },
  },
]

export const objectiveKinds: readonly ObjectiveKind[] = [
  { id: 'objet', name: 'Un objet', icon: 'locked-chest', text: 'À trouver, à prendre, à rapporter.' },
  {
    id: 'rencontre',
    name: 'Une rencontre',
    icon: 'conversation',
    text: 'Quelqu’un à voir, à convaincre, à ramener.',
  },
  { id: 'acte', name: 'Un acte', icon: 'torch', text: 'Une chose à faire, là et pas ailleurs.' },
  { id: 'renseignement', name: 'Un renseignement', icon: 'spyglass', text: 'Savoir qui, quoi, où.' },
  { id: 'convoi', name: 'Un convoi', icon: 'old-wagon', text: 'À faire passer, ou à ne pas laisser passer.' },
  {
    id: 'passage',
    name: 'Un passage',
    icon: 'exit-door',
    text: 'Quitter la table par là, vivants si possible.',
  },
  {
    id: 'vengeance',
    name: 'Une querelle',
    icon: 'crossed-swords',
    text: 'Un compte à régler avec quelqu’un.',
  },
]
