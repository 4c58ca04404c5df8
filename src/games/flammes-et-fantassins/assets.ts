/** What can be printed for a band. */
import type { Asset } from '../../core/index.ts'

export const assets: readonly Asset[] = [
  {
    id: 'figure-sheets',
    title: 'Feuilles de personnage',
    summary: 'Une feuille par figurine : scores, attaques, PV à cocher, place des cubes de PA.',
    icon: 'character',
    format: 'A6',
  },
  {
    id: 'spell-cards',
    title: 'Cartes de Sort',
    summary: 'Les sorts de chaque Mage, avec ses nombres ; le dos montre le niveau, rien d’autre.',
    icon: 'spell-book',
    format: '63 × 88 mm',
  },
  {
    id: 'talent-cards',
    title: 'Cartes de Talent',
    summary: 'Une carte par usage, à défausser.',
    icon: 'card-play',
    format: '63 × 88 mm',
  },
  {
    id: 'equipment-cards',
    title: 'Cartes d’équipement',
    summary: 'Potions, bombes, parchemins, grimoire : ce que l’on consulte ou que l’on défausse.',
    icon: 'knapsack',
    format: '63 × 88 mm',
  },
  {
    id: 'chat-noir',
    title: 'Le Chat Noir',
    summary: 'Un jeton rond et une figurine à plier.',
    icon: 'hollow-cat',
    format: 'Ø 40 mm et figurine',
  },
  {
    id: 'tokens',
    title: 'Jetons',
    summary: 'PA, PV, états, armes à recharger, piège et leurres, billet de Changeforme.',
    icon: 'token',
    format: 'Ø 20 mm',
  },
  {
    id: 'standees',
    title: 'Figurines à plier',
    summary: 'Chaque figurine en carton, d’après son portrait ou l’emblème de sa classe.',
    icon: 'meeple',
    format: 'socle de 25 mm',
  },
  {
    id: 'band-sheet',
    title: 'Feuille de bande',
    summary: 'La bande en une page : figurines, totaux, PA de Bande, campagne.',
    icon: 'knight-banner',
    format: 'A4',
  },
  {
    id: 'duration-board',
    title: 'Tableau des durées',
    summary: 'Les sorts en cours, Round après Round.',
    icon: 'hourglass',
    format: 'A4',
  },
  {
    id: 'reference-sheets',
    title: 'Aide de jeu',
    summary: 'Tour, Chat Noir, actions, réactions, attaques, magie, et les arbitrages.',
    icon: 'bookmarklet',
    format: 'A4 recto-verso',
  },
  {
    id: 'rulers',
    title: 'Réglettes',
    summary: 'Douze pouces à assembler, jauge d’engagement, gabarits de 2, 3, 4 et 6 pouces.',
    icon: 'measure-tape',
    format: 'A4',
  },
  {
    id: 'campaign-sheet',
    title: 'Feuille de campagne',
    summary: 'Parties, trophées et expérience.',
    icon: 'trophy-cup',
    format: 'A4',
  },
]
