/** La Cour de Guingois: a palace where nothing stands straight, least of all the knights. */
import { profile, strike, trick } from './written.ts'

export const court = [
  profile('princesse', 'Princesse en armure', 4, {
    factions: ['cour'],
    icon: 'queen-crown',
    numbers: { movement: 4, action: 4, armour: 2, health: 5 },
    actions: [
      strike('Épée de grand-mère', '2+', '2+'),
      trick('Une petite révérence', 2, [
        { id: 'tir', value: 4 },
        { id: 'deplacer', value: 2 },
      ]),
    ],
    rules: [{ id: 'sans-peur' }],
    notes: 'A délivré son dragon toute seule.',
  }),
  profile('chevalier', 'Chevalier du Coussin', 3, {
    factions: ['cour'],
    icon: 'pillow',
    numbers: { movement: 4, action: 3, armour: 2, health: 4 },
    actions: [
      strike('Lance rembourrée', '2+', '1+', [
        { id: 'charge', value: 3 },
        { id: 'repousser', value: 2 },
      ]),
    ],
    notes: 'Jamais un bleu, jamais une défaite reconnue.',
  }),
  profile('licorne', 'Licorne susceptible', 4, {
    factions: ['cour'],
    icon: 'unicorn',
    numbers: { movement: 7, action: 3, armour: 0, health: 7 },
    actions: [
      strike('Coup de corne', '2+', '2+', [{ id: 'charge', value: 2 }]),
      trick('Bouder', 1, [], 'Jusqu’à sa prochaine activation, personne ne peut la déplacer.'),
    ],
    rules: [{ id: 'regeneration', value: 1 }],
    notes: 'Ne dites pas cheval. Ne dites surtout pas poney.',
  }),
  profile('dame', 'Dame de compagnie', 2, {
    factions: ['cour'],
    icon: 'crossbow',
    numbers: { movement: 4, action: 3, armour: 0, health: 3 },
    actions: [strike('Arbalète de poche', '2+', '1+')],
    rules: [{ id: 'tir' }],
    notes: 'Brode le nom de qui l’agace. Elle arrive à la lettre R.',
  }),
  profile('tante-givre', 'Tante Givre', 3, {
    factions: ['cour', 'grenier'],
    icon: 'snowflake-2',
    numbers: { movement: 4, action: 4, armour: 0, health: 4 },
    actions: [
      strike('Courant d’air', '2+', '1+', [{ id: 'tir', value: 5 }, { id: 'gel' }]),
    ],
    rules: [
      {
        name: 'Fermez la porte',
        aura: 1,
        text: 'Les jetons Flammes des figurines dans l’aura s’en vont aussitôt.',
      },
    ],
    notes: 'Trouve qu’il fait bon, elle.',
  }),
  profile('page', 'Page somnolent', 1, {
    factions: ['cour'],
    icon: 'night-sleep',
    numbers: { movement: 5, action: 2, armour: 0, health: 2 },
    actions: [strike('Coup de polochon', '1+', '1+')],
    notes: 'Réveillez-le pour le dessert.',
  }),
]
