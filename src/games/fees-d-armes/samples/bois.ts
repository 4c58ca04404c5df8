/** Ceux du Bois Tordu: what lives between the third oak and the place where one gets lost. */
import { profile, strike, trick } from './written.ts'

export const wood = [
  profile('bucheron', 'Bûcheron', 3, {
    factions: ['bois'],
    icon: 'wood-axe',
    numbers: { movement: 4, action: 3, armour: 1, health: 6 },
    actions: [
      strike('Cognée', '2+', '2+'),
      trick('Attention, ça tombe !', 2, [
        { id: 'tir', value: 2 },
        { id: 'repousser', value: 3 },
      ]),
    ],
    rules: [{ id: 'sans-peur' }],
    notes: 'Demande pardon à chaque arbre. Il y en a beaucoup.',
  }),
  profile('loup', 'Loup presque grand', 3, {
    factions: ['bois'],
    icon: 'wolf-head',
    numbers: { movement: 6, action: 3, armour: 0, health: 5 },
    actions: [
      strike('Crocs de lait', '2+', '2+', [{ id: 'charge', value: 2 }]),
      trick('Souffler sur la maison', 2, [
        { id: 'tir', value: 3 },
        { id: 'repousser', value: 4 },
      ]),
    ],
    rules: [{ id: 'peur' }],
    notes: 'Sa mère dit qu’il finira méchant. Il s’applique.',
  }),
  profile('renarde', 'Renarde à louer', 2, {
    factions: ['bois', 'cour'],
    icon: 'fox-head',
    numbers: { movement: 6, action: 3, armour: 0, health: 3 },
    actions: [strike('Chaparder', '2+', '1+', [{ id: 'esquive', value: 3 }])],
    rules: [{ id: 'agile' }],
    notes: 'Travaille à l’heure, ment à la minute.',
  }),
  profile('chouette', 'Chouette à lunettes', 2, {
    factions: ['bois', 'grenier'],
    icon: 'owl',
    numbers: { movement: 5, action: 2, armour: 0, health: 3 },
    actions: [strike('Coup de bec', '1+', '1+')],
    rules: [{ id: 'vol' }, { id: 'conseiller' }],
    notes: 'A tout lu. Le dit souvent. Ne prête pas ses livres.',
  }),
  profile('souche', 'Vieille Souche', 3, {
    factions: ['bois'],
    icon: 'stump-regrowth',
    numbers: { movement: 2, action: 3, armour: 2, health: 6 },
    actions: [
      strike('Croche-patte', '2+', '1+', [
        { id: 'tir', value: 4 },
        { id: 'tirer', value: 3 },
      ]),
    ],
    rules: [{ id: 'regeneration', value: 1 }, { id: 'sans-peur' }],
    notes: 'Dort. Vous êtes assis dessus.',
  }),
]
