/** Flintlocks by moonlight: six kegs, one path, and a customs officer who reads poetry. */
import type { Sample } from '../../../core/index.ts'

export const smugglers: Sample = {
  id: 'contrebande',
  title: 'Les contrebandiers de la Petite-Anse',
  summary: 'Fusils et pistolets à silex, deux mules, une nuit sans lune : 50 points.',
  name: 'La Compagnie du Tonnelet',
  roster: {
    context: 'Côte de la Petite-Anse, vers 1760, par nuit noire',
    budget: 50,
    profiles: [
      {
        name: 'Perrine Cul-de-Four',
        classe: 4,
        role: 'chef',
        leader: true,
        twoLives: true,
        weapons: ['pistolet-a-silex', 'sabre'],
        competences: [{ id: 'bretteur' }, { id: 'discretion', level: 4 }],
        scores: { persuasion: 5 },
        prices: [{ label: 'Deux pistolets', points: 2 }],
        notes: 'Ne boit que de l’eau. Vend le reste.',
      },
      {
        name: 'Grand Hervé',
        classe: 3,
        weapons: ['outil-lourd'],
        competences: [{ id: 'tres-costaud' }],
        prices: [{ label: 'Masse à enfoncer les bondes', points: 1 }],
        notes: 'Porte un tonnelet sous chaque bras, et un troisième par politesse.',
      },
      {
        name: 'Fusils de la dune',
        count: 5,
        classe: 3,
        weapons: ['fusil-a-silex', 'crosse'],
        prices: [{ label: 'Fusil', points: 1 }],
        training: ['terrain'],
      },
      {
        name: 'Porteurs',
        count: 4,
        classe: 2,
        weapons: ['gourdin'],
        notes: 'Payés au tonnelet rendu.',
      },
      {
        name: 'Le petit Fanch, corne de brume',
        classe: 2,
        role: 'musicien',
        weapons: ['dague'],
        competences: [{ id: 'eclaireur', level: 4 }],
        notes: 'Un coup : la voie est libre. Deux coups : il a oublié ce que veulent dire deux coups.',
      },
    ],
    packAnimals: [
      { kind: 'mule', name: 'Gabelle', load: 'Quatre tonnelets' },
      { kind: 'ane', name: 'Dîme', load: 'Un coffre qui sonne' },
    ],
    objectives: [
      {
        title: 'Les tonnelets au moulin',
        kind: 'convoi',
        for: 'Perrine',
        text: 'Trois tonnelets au moins doivent entrer au moulin avant le jour. Personne ne doit voir lesquels.',
      },
      {
        title: 'La lettre du douanier',
        kind: 'objet',
        for: 'Grand Hervé',
        text: 'Le lieutenant des douanes porte une lettre sur lui. Elle parle de vous, et elle rime.',
      },
    ],
  },
}
