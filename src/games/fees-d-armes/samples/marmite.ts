/** La Grande Marmite: whoever cooks, and whoever came for dinner. */
import { profile, strike, trick } from './written.ts'

export const kitchen = [
  profile('ogre', 'Ogre', 4, {
    factions: ['marmite', 'bois'],
    icon: 'ogre',
    numbers: { movement: 4, action: 3, armour: 1, health: 8 },
    actions: [
      strike('Massue', '2+', '2+'),
      trick(
        'Manger les enfants',
        5,
        [],
        'La cible, si elle a moins de santé que l’Ogre, est éliminée ; il retrouve alors toute la sienne.',
      ),
    ],
    rules: [{ id: 'peur' }],
    notes: 'Végétarien le lundi. Nous sommes rarement lundi.',
  }),
  profile('sorciere', 'Sorcière enrhumée', 3, {
    factions: ['marmite'],
    icon: 'witch-face',
    numbers: { movement: 4, action: 4, armour: 0, health: 4 },
    actions: [
      strike('Éternuement', '2+', '1+', [
        { id: 'tir', value: 3 },
        { id: 'repousser', value: 2 },
      ]),
      strike('Potion douteuse', '2', '1', [
        { id: 'tir', value: 5 },
        { id: 'poison', value: 2 },
      ]),
    ],
    notes: 'Elle connaît quarante remèdes contre le rhume. Aucun n’a marché.',
  }),
  profile('chaudron', 'Chaudron à pattes', 3, {
    factions: ['marmite'],
    icon: 'cauldron',
    numbers: { movement: 3, action: 3, armour: 2, health: 5 },
    actions: [
      strike('Débordement', '2+', '1+', [{ id: 'flammes', value: 1 }]),
      trick('Coup de couvercle', 1, [{ id: 'repousser', value: 2 }]),
    ],
    rules: [{ id: 'regeneration', value: 1 }],
    notes: 'Mijote depuis 1312. On n’ose plus regarder dedans.',
  }),
  profile('toque', 'Maîtresse Toque', 2, {
    factions: ['marmite', 'cour'],
    icon: 'chef-toque',
    numbers: { movement: 4, action: 2, armour: 0, health: 4 },
    actions: [
      strike('Rouleau à pâtisserie', '1+', '1+'),
      trick('À table !', 1, [
        { id: 'tir', value: 5 },
        { id: 'tirer', value: 3 },
      ]),
    ],
    rules: [{ id: 'conseiller' }],
    notes: 'Goûte, sale, regoûte, et renvoie l’armée en cuisine.',
  }),
  profile('marmiton', 'Marmiton', 1, {
    factions: ['marmite'],
    icon: 'ladle',
    numbers: { movement: 5, action: 2, armour: 0, health: 2 },
    actions: [strike('Coup de louche', '1+', '1+')],
    notes: 'A mangé toute la confiture. Dit que c’est le Loup.',
  }),
]
