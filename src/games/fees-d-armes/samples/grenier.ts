/** Le Petit Peuple du Grenier: everything that was put away upstairs and would not stay there. */
import { profile, strike, trick } from './written.ts'

export const attic = [
  profile('nounours', 'Nounours vétéran', 3, {
    factions: ['grenier'],
    icon: 'bear-face',
    numbers: { movement: 4, action: 3, armour: 0, health: 6 },
    actions: [
      strike('Gros câlin', '2+', '2+'),
      trick('Là, là, c’est fini', 1, [], 'Une alliée au contact retrouve 2 points de santé.'),
    ],
    rules: [
      { id: 'sans-peur' },
      {
        name: 'Bien rembourré',
        text: 'Un choc contre un décor ou une figurine ne lui fait aucun dégât.',
      },
    ],
    notes: 'Il lui manque un œil. Il en a vu d’autres.',
  }),
  profile('araignee', 'Araignée tricoteuse', 3, {
    factions: ['grenier'],
    icon: 'hanging-spider',
    numbers: { movement: 5, action: 4, armour: 0, health: 4 },
    actions: [
      strike('Aiguille à tricoter', '2+', '1+', [{ id: 'poison', value: 2 }]),
      trick('Maille à l’endroit', 2, [
        { id: 'tir', value: 4 },
        { id: 'tirer', value: 3 },
      ]),
    ],
    rules: [{ id: 'agile' }],
    notes: 'Huit moufles par hiver, et jamais une de perdue.',
  }),
  profile('fee', 'Fée des poussières', 2, {
    factions: ['grenier'],
    icon: 'fairy',
    flying: true,
    numbers: { movement: 6, action: 3, armour: 0, health: 3 },
    actions: [
      strike('Poudre à éternuer', '2+', '1+', [
        { id: 'tir', value: 2 },
        { id: 'deplacer', value: 1 },
      ]),
    ],
    notes: 'Elle ne fait pas le ménage. Elle le défait.',
  }),
  profile('gnome', 'Gnome ronchon', 2, {
    factions: ['grenier', 'bois'],
    icon: 'bad-gnome',
    numbers: { movement: 3, action: 3, armour: 1, health: 3 },
    actions: [strike('Coup de sabot', '2+', '1+', [{ id: 'repousser', value: 2 }])],
    rules: [{ id: 'sans-peur' }],
    notes: 'C’était mieux avant. Avant aussi.',
  }),
  profile('allumette', 'Petite Allumette', 2, {
    factions: ['grenier', 'marmite'],
    icon: 'match-head',
    numbers: { movement: 4, action: 3, armour: 0, health: 2 },
    actions: [
      strike('Étincelle', '2', '1', [
        { id: 'tir', value: 4 },
        { id: 'flammes', value: 2 },
      ]),
    ],
    notes: 'Un peu vive, mais si chaleureuse.',
  }),
  profile('souris', 'Souris mousquetaire', 1, {
    factions: ['grenier'],
    icon: 'seated-mouse',
    numbers: { movement: 5, action: 2, armour: 0, health: 2 },
    actions: [strike('Piqûre d’épingle', '1+', '1+', [{ id: 'esquive', value: 1 }])],
    notes: 'Un pour tous, et le gruyère pour elle.',
  }),
]
