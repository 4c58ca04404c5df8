/** Eight points and five games: a band in the middle of its campaign, with its history. */
import type { Sample } from '../../../core/index.ts'

export const campaign: Sample = {
  id: 'campagne',
  title: 'Une campagne en cours',
  summary: 'Six figurines après cinq parties, 8 PC et 2 gagnés : trophées, expérience et souvenirs.',
  name: 'La Compagnie du Chaudron Fêlé',
  roster: {
    points: 8,
    motivation: 'La soupe d’abord, la gloire ensuite, et qu’on nous rende le couvercle.',
    campaign: {
      games: 5,
      trophies: 8,
      pc: 2,
      iron: 5,
      history: [
        {
          scenario: 'Le Guet-apens du gué aux grenouilles',
          outcome: 'victoire',
          notes: 'Les grenouilles ont donné l’alerte. La Compagnie aussi, mais plus tard.',
        },
        {
          scenario: 'La Nuit du lavoir hanté',
          outcome: 'defaite',
          notes: 'Le couvercle du chaudron est resté sur place. On en parle encore.',
        },
        { scenario: 'Trois fromages et un duché', outcome: 'victoire', notes: 'Le duché a été rendu. Les fromages, non.' },
        {
          scenario: 'La Foire aux épitaphes',
          outcome: 'defaite',
          notes: 'Grelot a perdu son chapeau, et sa plume son prix.',
        },
        {
          scenario: 'L’Assaut du moulin qui penche',
          outcome: 'victoire',
          notes: 'Il penche désormais de l’autre côté.',
        },
      ],
    },
    figures: [
      {
        name: 'Capitaine Hildegarde Fend-la-Bise',
        accord: 'f',
        build: 'puissant',
        classes: ['general', 'chevalier', 'barbare'],
        equipment: ['arme-a-deux-mains', 'plaque', 'potion-d-eloquence', 'potion-de-vie'],
        notes: 'Commande depuis le premier rang, faute d’entendre le second.',
      },
      {
        name: 'Odon le Borgne-et-Demi',
        accord: 'm',
        build: 'puissant',
        classes: ['soldat', 'archer'],
        equipment: ['arbalete-lourde', 'arme-a-une-main', 'maille'],
        notes: 'Vise deux fois, pour les deux moitiés.',
      },
      {
        name: 'Nicolette Cendres',
        accord: 'f',
        build: 'agile',
        classes: ['sage', 'druide'],
        equipment: ['baton', 'robe', 'grimoire', 'potion-de-vie'],
        grimoire: 'nature',
        speciality: 'druide',
        spells: ['peau-d-ecorce', 'brouillard', 'eclair', 'fusion-dans-la-terre', 'soin'],
        notes: 'Parle aux chats. Le Noir répond.',
      },
      {
        name: 'Grelot Sans-Chapeau',
        build: 'agile',
        classes: ['ranger'],
        equipment: ['arc-long', 'dague', 'cuir', 'grappin'],
        notes: 'Connaît tous les sentiers, sauf celui du retour.',
      },
      {
        name: 'Le Fils du meunier',
        accord: 'm',
        build: 'agile',
        classes: ['voleur'],
        equipment: ['dague', 'couteaux-de-lancer', 'materiel-de-crochetage'],
        notes: 'Engagé après l’assaut. Il cherchait ses parents.',
      },
      {
        name: 'Brunehaut la Herse',
        accord: 'f',
        build: 'puissant',
        classes: ['skald'],
        equipment: ['masse', 'bouclier'],
        notes: 'Connaît quarante chants. Tous parlent de soupe.',
      },
    ],
  },
}
