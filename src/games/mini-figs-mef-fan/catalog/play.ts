/** What the reference sheets, the cards of orders and the tokens tell of a turn. Read from: chapitres «Principes» et «Système». */
import type { ModifierEntry, OrderEntry, PhaseEntry, StateEntry, TerrainEntry } from './interface.ts'

/** Centimetres between the zones of the two sides. */
export const noMansLand = 40

export const phases: readonly PhaseEntry[] = [
  {
    id: 'recuperation',
    name: 'Récupération',
    icon: 'sands-of-time',
    text: 'Chaque unité rend son ordre, et la magie qui durait s’éteint. Une unité démoralisée le reste.',
  },
  {
    id: 'initiative',
    name: 'Initiative',
    icon: 'dice-six-faces-six',
    text: 'Un D6 chacun, +1 avec un chef ou +2 avec un général, sans les ajouter. Égalité : on relance. Le gagnant dit qui ordonne en premier.',
  },
  {
    id: 'ordres',
    name: 'Ordres',
    icon: 'rally-the-troops',
    text: 'À tour de rôle, un ordre à une unité, joué aussitôt. L’unité pivote librement au début et à la fin. Au contact : Bataille, ou rompre par Course ou Mouvement et action.',
  },
  {
    id: 'corps-a-corps',
    name: 'Corps-à-corps',
    icon: 'crossed-swords',
    text: 'Combat par combat, tous frappent en même temps : un dé par score de Mél de chaque figurine au contact. Parade : des dés mis de côté avant le jet annulent chacun, s’ils réussissent, une touche ennemie, avant la Déf. Les blessures de trop passent aux figurines suivantes.',
  },
  {
    id: 'fuite',
    name: 'Fuite',
    icon: 'run',
    text: 'Les unités démoralisées courent loin de l’ennemi. Au contact, elles se désengagent : mêlée immédiate, ennemis à +2.',
  },
]

export const orders: readonly OrderEntry[] = [
  {
    id: 'mouvement-et-action',
    name: 'Mouvement et action',
    icon: 'walking-boot',
    move: 'demi',
    action: true,
    bonus: null,
    engaged: true,
    text: 'La moitié du Dép puis une action (tir, sort, soin), ou l’action puis le mouvement. Au contact, c’est un désengagement : mêlée immédiate, ennemis à +2.',
    brief: '½ Dép et une action, dans l’ordre voulu',
  },
  {
    id: 'action-concentree',
    name: 'Action concentrée',
    icon: 'targeting',
    move: 'aucun',
    action: true,
    bonus: '+1 à l’action',
    engaged: false,
    text: 'Sans bouger, une action (tir, sort, soin) avec +1 au jet.',
    brief: 'Sans bouger, une action à +1',
  },
  {
    id: 'charge',
    name: 'Charge',
    icon: 'charging-bull',
    move: 'entier',
    action: false,
    bonus: 'Mél +1, dans le dos +2',
    engaged: false,
    text: 'Tout le Dép, au plus droit, jusqu’au contact d’un ennemi. Mél +1 à la mêlée de ce tour, +2 dans le dos ; une lance ajoute 1. Un abri ou une unité en garde annule le tout.',
    brief: 'Dép entier droit sur l’ennemi : Mél +1, dos +2',
  },
  {
    id: 'bataille',
    name: 'Bataille',
    icon: 'crossed-swords',
    move: 'aucun',
    action: false,
    bonus: null,
    engaged: true,
    text: 'L’unité déjà au contact y reste et se bat à la phase de corps-à-corps. Parade : les dés qu’elle met de côté avant de jeter annulent chacun, s’ils réussissent, une touche ennemie, avant la Déf.',
    brief: 'Au contact, le combat continue',
  },
  {
    id: 'course',
    name: 'Course',
    icon: 'run',
    move: 'entier',
    action: false,
    bonus: null,
    engaged: true,
    text: 'Tout le Dép, sans action. Au contact, c’est un désengagement : mêlée immédiate, ennemis à +2.',
    brief: 'Dép entier, sans action',
  },
  {
    id: 'en-garde',
    name: 'En garde',
    icon: 'shield-echoes',
    move: 'aucun',
    action: false,
    bonus: 'Mél +1 si chargée',
    engaged: false,
    text: 'Sans bouger ; un pivot plus tard dans le tour. Chargée hors de tout combat, elle annule le bonus de charge et gagne Mél +1 ; une lance ajoute 1.',
    brief: 'Chargée : pas de bonus de charge, et Mél +1',
  },
  {
    id: 'en-alerte',
    name: 'En alerte',
    icon: 'eye-target',
    move: 'aucun',
    action: true,
    bonus: null,
    engaged: false,
    text: 'Sans bouger ; plus tard dans le tour, un pivot et un tir ou un sort, tant qu’elle n’est pas au contact.',
    brief: 'Plus tard : un pivot, puis un tir ou un sort',
  },
  {
    id: 'ralliement',
    name: 'Ralliement',
    icon: 'knight-banner',
    move: 'aucun',
    action: false,
    bonus: null,
    engaged: false,
    text: 'Le seul ordre d’une unité démoralisée : un test de moral. Réussi, elle se reprend et obéira dès le tour suivant.',
    brief: 'Moral réussi : plus démoralisée au tour suivant',
  },
]

export const states: readonly StateEntry[] = [
  {
    id: 'demoralise',
    name: 'Démoralisé',
    icon: 'broken-heart',
    text: 'L’unité perd son ordre et n’en reçoit plus que Ralliement. Elle fuit à la phase de fuite.',
  },
  {
    id: 'blesse',
    name: 'Blessé',
    icon: 'bleeding-heart',
    text: 'Une Vie perdue par jeton, sur une figurine qui en a plusieurs.',
  },
]

export const modifiers: readonly ModifierEntry[] = [
  {
    id: 'tir-concentre',
    name: 'Action concentrée',
    of: 'tir',
    by: 1,
    when: 'le tireur n’a pas bougé et se concentre',
  },
  { id: 'tir-proche', name: 'Cible proche', of: 'tir', by: 1, when: 'à la moitié de la portée ou moins' },
  { id: 'tir-grande', name: 'Grande cible', of: 'tir', by: 1, when: 'la cible est grande' },
  {
    id: 'tir-rapide',
    name: 'Cible rapide',
    of: 'tir',
    by: -1,
    when: 'la cible a Dép 3 ou plus et a bougé ce tour',
  },
  {
    id: 'tir-vue-partielle',
    name: 'Vue partielle',
    of: 'tir',
    by: -1,
    when: 'un obstacle cache une partie de la cible',
  },
  { id: 'mel-charge', name: 'Charge', of: 'mel', by: 1, when: 'l’unité a chargé ce tour' },
  {
    id: 'mel-dos',
    name: 'Charge dans le dos',
    of: 'mel',
    by: 2,
    when: 'partie du demi-cercle arrière de sa cible, au lieu de +1',
  },
  { id: 'mel-lance', name: 'Lance', of: 'mel', by: 1, when: 'en plus, en charge ou en garde' },
  {
    id: 'mel-en-garde',
    name: 'En garde',
    of: 'mel',
    by: 1,
    when: 'l’unité en garde est chargée, et la charge annulée',
  },
  {
    id: 'mel-abri',
    name: 'Abri',
    of: 'mel',
    by: null,
    when: 'la cible, derrière un muret, annule la charge',
  },
  {
    id: 'mel-effrayant',
    name: 'Effrayé',
    of: 'mel',
    by: -1,
    when: 'l’ennemi est effrayant et le test de Men est raté',
  },
  {
    id: 'mel-desengagement',
    name: 'Désengagement',
    of: 'mel',
    by: 2,
    when: 'pour les ennemis de qui rompt le contact',
  },
  { id: 'moral-chef', name: 'Chef', of: 'moral', by: 1, when: 'un chef ami vivant à moins de 20 cm' },
  {
    id: 'moral-general',
    name: 'Général',
    of: 'moral',
    by: 2,
    when: 'le général ami vivant à moins de 20 cm, au lieu de +1',
  },
  { id: 'moral-nombre', name: 'Nombre', of: 'moral', by: 1, when: 'l’unité a plus d’une figurine' },
  {
    id: 'moral-scindee',
    name: 'Unité scindée',
    of: 'moral',
    by: -1,
    when: 'pour la moins nombreuse des deux parts',
  },
]

export const terrains: readonly TerrainEntry[] = [
  {
    id: 'difficile',
    name: 'Difficile',
    icon: 'swamp',
    text: 'Chaque centimètre en coûte deux ; Bond et Vol passent en ligne droite.',
  },
  {
    id: 'infranchissable',
    name: 'Infranchissable',
    icon: 'mountains',
    text: 'Nul n’y entre ; Bond et Vol passent au-dessus en ligne droite.',
  },
  {
    id: 'abri',
    name: 'Abri',
    icon: 'brick-wall',
    text: 'Collée à un muret, l’unité annule le bonus de charge ; qui la vise a -1, elle tire sans malus.',
  },
]
