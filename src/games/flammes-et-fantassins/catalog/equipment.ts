/** Every piece of equipment. Read from: Flammes & Fantassins, annexe «L'Équipement». */
import type { EquipmentEntry, EquipmentId, EquipmentKind, ScoreBonus } from './interface.ts'

interface Bonuses {
  readonly scores?: ScoreBonus
  readonly dep?: number
  readonly tra?: number
  readonly ca?: number
  readonly pv?: number
  readonly twoHanded?: boolean
  readonly discarded?: boolean
  readonly attack?: NonNullable<EquipmentEntry['attack']>
  readonly brief?: string
}

const piece = (
  id: EquipmentId,
  name: string,
  icon: string,
  kind: EquipmentKind,
  text: string,
  bonuses: Bonuses = {},
): EquipmentEntry => ({
  id,
  name,
  icon,
  kind,
  text,
  twoHanded: false,
  discarded: false,
  scores: {},
  dep: 0,
  tra: 0,
  ca: 0,
  pv: 0,
  ...bonuses,
})

const blow = (hit: number, damage: number): Bonuses => ({
  attack: { kind: 'melee', hit, damage, addsFor: true, reach: { base: 1, thrown: false } },
})

const shot = (base: number, hit: number, damage: number, addsFor: boolean): Bonuses => ({
  twoHanded: true,
  attack: { kind: 'tir', hit, damage, addsFor, reach: { base, thrown: false } },
})

/** 1 + DEX + FOR inches, +0 / +0. */
const thrown: Bonuses = {
  attack: { kind: 'tir', hit: 0, damage: 0, addsFor: false, reach: { base: 1, thrown: true } },
}

const bowReload = 'À recharger : une action simple, ou d’office lors d’une Concentration.'
const bowBrief = 'à recharger d’une action simple ou d’une Concentration.'
const crossbow = 'La FOR ne compte pas dans les Dégâts.'
const potion = 'À boire en action simple ou pendant une Concentration, puis à défausser :'

export const equipment: readonly EquipmentEntry[] = [
  piece(
    'arme-a-deux-mains',
    'Arme à deux mains',
    'two-handed-sword',
    'melee',
    'Épée longue, hallebarde ou grande hache : elle occupe les deux mains.',
    { twoHanded: true, ...blow(1, 1) },
  ),
  piece(
    'arme-a-une-main',
    'Arme à une main',
    'broadsword',
    'melee',
    'Épée, hache ou lance courte : l’autre main reste libre.',
    blow(1, 0),
  ),
  piece('baton', 'Bâton', 'bo', 'melee', 'Il occupe les deux mains et renforce la Trame.', {
    twoHanded: true,
    tra: 1,
    ...blow(0, -1),
  }),
  piece('dague', 'Dague', 'plain-dagger', 'melee', 'Légère, elle presse le pas.', { dep: 1, ...blow(-1, 0) }),
  piece(
    'masse',
    'Masse',
    'flanged-mace',
    'melee',
    'Annoncé avant le jet, le coup assomme au lieu de blesser : dé de Dégâts de 5 ou plus, la cible perd tous ses PA, tombe sur le ventre et sa CA vaut 0. Elle se relève par sa propre Concentration.',
    {
      brief:
        'peut assommer au lieu de blesser, à 5 ou plus au dé de Dégâts : annoncez-le avant le jet. PA perdus et CA 0, jusqu’à une Concentration.',
      ...blow(1, 0),
    },
  ),

  piece(
    'bouclier',
    'Bouclier',
    'round-shield',
    'bouclier',
    'Rondache ou bouclier. Pas avec une arme à deux mains, un arc ou une arbalète.',
    { ca: 1, tra: -2 },
  ),
  piece(
    'pavois',
    'Pavois',
    'roman-shield',
    'bouclier',
    'Écu ou pavois. Pas avec une arme à deux mains, un arc ou une arbalète.',
    {
      ca: 1,
      scores: { dex: -1 },
    },
  ),

  piece(
    'arbalete-legere',
    'Arbalète légère',
    'pocket-bow',
    'tir',
    `${crossbow} À recharger : une action simple.`,
    { brief: 'sans la FOR ; à recharger d’une action simple.', ...shot(8, 1, 1, false) },
  ),
  piece(
    'arbalete-lourde',
    'Arbalète lourde',
    'crossbow',
    'tir',
    `${crossbow} À recharger : une action simple, sans bouger.`,
    { brief: 'sans la FOR ; à recharger d’une action simple, sans bouger.', ...shot(10, 1, 2, false) },
  ),
  piece('arc', 'Arc', 'bow-arrow', 'tir', bowReload, { brief: bowBrief, ...shot(8, 1, 0, true) }),
  piece('arc-long', 'Arc long', 'high-shot', 'tir', bowReload, { brief: bowBrief, ...shot(12, 0, 0, true) }),
  piece(
    'couteaux-de-lancer',
    'Couteaux de lancer',
    'thrown-daggers',
    'tir',
    'Toujours prêts : ils se rechargent d’eux-mêmes.',
    { brief: 'ils se rechargent d’eux-mêmes.', ...thrown },
  ),

  piece('robe', 'Robe', 'robe', 'armure', 'Une étoffe que la magie n’aime pas traverser.', {
    ca: -1,
    tra: 2,
  }),
  piece('cuir', 'Cuir', 'leather-armor', 'armure', 'Cuir ou gambison.', { ca: 1, tra: -1, pv: 1 }),
  piece('maille', 'Maille', 'mail-shirt', 'armure', 'Cotte de mailles ou brigandine.', {
    ca: 2,
    tra: -2,
    pv: 2,
  }),
  piece('plaque', 'Plaque', 'breastplate', 'armure', 'Le harnais complet, lourd aux jambes et aux bras.', {
    ca: 3,
    tra: -3,
    pv: 4,
    scores: { dex: -1 },
  }),

  piece(
    'grappin',
    'Grappin',
    'grapple',
    'materiel',
    'Pendant un Déplacement, deux actions simples : l’accrocher d’un test de DEX (portée : Dép.), puis grimper comme à l’échelle. Raté, il ne se relance pas à l’action simple suivante. On le récupère en haut ; pour le laisser, il faut un marqueur.',
    {
      brief:
        'deux actions simples : test de DEX pour l’accrocher (portée : Dép.), puis grimper. Raté, pas de lancer à la suivante.',
    },
  ),
  piece(
    'grimoire',
    'Grimoire',
    'spell-book',
    'materiel',
    'Un Sort de plus, d’un domaine au choix. Un seul par figurine ; nul autre que son porteur ne peut s’en servir.',
    { brief: 'un Sort de plus.' },
  ),
  piece(
    'materiel-de-crochetage',
    'Matériel de crochetage',
    'lockpicks',
    'materiel',
    'En action simple ou pendant une Concentration : +2 au test de DEX pour crocheter une porte ou un coffre.',
    { brief: 'en action simple ou en Concentration, +2 au test de DEX pour crocheter porte ou coffre.' },
  ),
  piece(
    'bombe',
    'Bombe',
    'unlit-bomb',
    'materiel',
    'En action simple ou pendant une Concentration : un seul jet de Tir, comparé à la CA de chaque figurine, amie ou ennemie, à 2 pouces du point visé. Celles qu’il touche prennent les mêmes Dégâts. S’il n’en touche aucune, gardez la bombe ; sinon, défaussez-la.',
    {
      brief: 'un seul jet contre la CA de chacun, ami ou ennemi, à 2 pouces du point visé.',
      discarded: true,
      ...thrown,
    },
  ),
  piece(
    'bombe-de-repulsif-a-chat',
    'Bombe de répulsif à chat',
    'smoke-bomb',
    'materiel',
    'À moins de 1 + DEX + FOR pouces du Chat Noir, en action simple ou pendant une Concentration : défaussez-la et déplacez-le de 4 pouces. Cela vaut 2 PA de Commandement au Round suivant.',
    {
      brief:
        'à moins de 1 + DEX + FOR pouces du Chat Noir, déplacez-le de 4 pouces : 2 PA de Commandement au Round suivant, au lieu d’un.',
      discarded: true,
    },
  ),
  piece('potion-de-vie', 'Potion de Vie', 'health-potion', 'materiel', `${potion} elle rend 4 PV.`, {
    brief: 'rend 4 PV.',
    discarded: true,
  }),
  piece(
    'potion-de-force',
    'Potion de Force',
    'potion-of-madness',
    'materiel',
    `${potion} +2 aux Dégâts de Mêlée jusqu’à la fin du Round.`,
    { brief: '+2 aux Dégâts de Mêlée ce Round.', discarded: true },
  ),
  piece(
    'potion-d-armure',
    'Potion d’Armure',
    'standing-potion',
    'materiel',
    `${potion} CA +2 jusqu’à la fin du Round.`,
    { brief: 'CA +2 ce Round.', discarded: true },
  ),
  piece(
    'potion-de-vitesse',
    'Potion de Vitesse',
    'magic-potion',
    'materiel',
    `${potion} Dép. +2 jusqu’à la fin du Round.`,
    { brief: 'Dép. +2 ce Round.', discarded: true },
  ),
  piece(
    'potion-d-eloquence',
    'Potion d’Éloquence',
    'round-potion',
    'materiel',
    `${potion} le CHA s’ajoute à un jet de votre choix pendant ce Round. Nom entier : Merveilleuse Potion d’Éloquence Précieuse et Grandiose d’Oldranac de la Pieraude le Très Magnifique et Bien Joufflu.`,
    { brief: '+CHA à un jet de ce Round.', discarded: true },
  ),
  piece(
    'parchemin',
    'Parchemin',
    'tied-scroll',
    'materiel',
    'Un Mage le défausse pour lancer ce sort, conditions remplies, sans payer ni cartes ni PA de Héros, même vu du Chat Noir. Il peut aussi déplacer le Chat Noir de 4 pouces : 2 PA de Commandement au Round suivant.',
    {
      brief:
        'le Mage qui le lit ne paie ni cartes ni PA de Héros, et peut déplacer le Chat Noir de 4 pouces.',
      discarded: true,
    },
  ),
  piece('nu', 'Nu', 'barefoot', 'etat', 'Ni habits ni armure : une seule pièce de matériel.', {
    ca: -1,
    brief: 'CA -1, ni armure ni plus d’un matériel.',
  }),
]
