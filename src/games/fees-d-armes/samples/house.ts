/** Factions and profiles of our own invention, from which the sample bands draw and which the form offers. */
import type { Faction, Profile } from '../schema.ts'

type HouseFactionId = 'marmite' | 'bois'

export const houseFactions: readonly (Faction & { readonly id: HouseFactionId })[] = [
  {
    id: 'marmite',
    name: 'La Grande Marmite',
    icon: 'cauldron',
    permanent: 'Au premier tour, chacune de vos figurines a 1 case de mouvement en plus : ça sent bon.',
    additional: 'Une de vos figurines retrouve 2 points de santé : la louche passe.',
  },
  {
    id: 'bois',
    name: 'Ceux du Bois Tordu',
    icon: 'oak',
    permanent: 'Le couvert donne 3 d’armure à vos figurines, au lieu de 2.',
    additional: 'Une de vos figurines ignore le terrain difficile jusqu’à la fin de son activation.',
  },
]

export const houseProfiles: readonly Profile[] = [
  {
    id: 'ogre',
    name: 'Ogre',
    cost: 4,
    factions: ['marmite', 'bois'],
    movement: 4,
    flying: false,
    action: 3,
    armour: 1,
    health: 8,
    icon: 'ogre',
    actions: [
      { name: 'Massue', needs: 2, plus: true, damage: 2, damagePlus: true, keywords: [], text: '' },
      {
        name: 'Manger les enfants',
        needs: 5,
        plus: false,
        damage: null,
        damagePlus: false,
        keywords: [],
        text: 'La cible sort du jeu si elle a moins de santé que l’Ogre, qui retrouve alors toute la sienne.',
      },
    ],
    rules: [{ id: 'peur' }],
    notes: 'Végétarien le lundi. Nous sommes rarement lundi.',
  },
  {
    id: 'bucheron',
    name: 'Bûcheron',
    cost: 3,
    factions: ['bois'],
    movement: 4,
    flying: false,
    action: 3,
    armour: 1,
    health: 6,
    icon: 'wood-axe',
    actions: [
      { name: 'Cognée', needs: 2, plus: true, damage: 2, damagePlus: true, keywords: [], text: '' },
    ],
    rules: [{ id: 'sans-peur' }],
    notes: 'Dit pardon à chaque arbre. Il y en a beaucoup.',
  },
]
