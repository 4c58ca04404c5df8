/** What can be printed for a band: what each thing is, when it comes, and what makes it. */
import type { Asset, PrintOption } from '../../core/index.ts'
import { baseAsked, measuresOption } from '../kit/index.ts'
import { durationCards, equipmentCards, spellCards, talentCards } from './documents/cards.ts'
import { figureSheet } from './documents/figures.ts'
import { bandSheet } from './documents/band.ts'
import { campaignSheet } from './documents/campaign.ts'
import { durationBoard } from './documents/durations.ts'
import { referenceSheets } from './documents/reference.ts'
import { rulers } from './documents/rulers.ts'
import { blackCat, figureStandee, tokens } from './documents/tokens.ts'
import type { Member } from './resolve.ts'
import type { Roster } from './schema.ts'

const chancesOption: PrintOption = {
  id: 'chances',
  matter: 'reading',
  label: 'Chances sur les feuilles',
  help: 'les chances de toucher et les dégâts moyens, sur chaque feuille de personnage',
  kind: 'toggle',
  usual: false,
}

const baseOption = baseAsked(25)

export const printOptions: readonly PrintOption[] = [baseOption, chancesOption, measuresOption]

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'figure-sheets',
    title: 'Feuilles de personnage',
    summary:
      'Une feuille par figurine : scores, attaques, PV et usages à cocher, place des cubes de PA ; sorts et rappels au dos.',
    icon: 'character',
    format: 'A6',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request, members, option }) => [
      figureSheet(member, members, request, option(chancesOption.id) === true),
    ],
  },
  {
    id: 'spell-cards',
    title: 'Cartes de Sort',
    summary: 'Les sorts de chaque Mage, avec ses nombres ; le dos montre le niveau, rien d’autre.',
    icon: 'spell-book',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request }) => spellCards(member, request.card),
  },
  {
    id: 'talent-cards',
    title: 'Cartes de Talent',
    summary: 'Une carte par usage, à défausser.',
    icon: 'card-play',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request }) => talentCards(member, request.card),
  },
  {
    id: 'equipment-cards',
    title: 'Cartes d’équipement',
    summary: 'Potions, bombes, parchemins, grimoire : ce que l’on consulte ou que l’on défausse.',
    icon: 'knapsack',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request }) => equipmentCards(member, request.card),
  },
  {
    id: 'chat-noir',
    title: 'Le Chat Noir',
    summary: 'Un jeton rond et une figurine à plier.',
    icon: 'hollow-cat',
    format: 'Ø 40 mm et figurine',
    round: true,
    usual: true,
    lean: true,
    comes: 'table',
    make: () => blackCat(),
  },
  {
    id: 'tokens',
    title: 'Jetons',
    summary:
      'PA, PV, états, armes à recharger, grappin, marque de l’Éclair, piège et leurres, billet de Changeforme.',
    icon: 'token',
    format: 'Ø 20 mm',
    round: true,
    usual: true,
    lean: true,
    comes: 'band',
    make: ({ members }) => tokens(members),
  },
  {
    id: 'standees',
    title: 'Figurines à plier',
    summary: 'Chaque figurine en carton, d’après son portrait ou l’emblème de sa classe.',
    icon: 'meeple',
    format: 'socle de 25 mm',
    usual: true,
    comes: 'item',
    make: (member, { option }) => [figureStandee(member, Number(option(baseOption.id)))],
  },
  {
    id: 'band-sheet',
    title: 'Feuille de bande',
    summary: 'La soirée en une page : PV, états, PA, attaques, Rounds, PA de Bande et sorts en cours.',
    icon: 'knight-banner',
    format: 'A4',
    usual: true,
    lean: true,
    comes: 'band',
    make: ({ name, roster, members, request }) => bandSheet(name, roster, members, request.paper),
  },
  {
    id: 'duration-board',
    title: 'Tableau des durées',
    summary:
      'Pour une bande qui lance des sorts : les doubles de ceux qui durent, des jetons par paires et le journal de l’Inspiration.',
    icon: 'hourglass',
    format: 'A4',
    usual: true,
    comes: 'band',
    make: ({ members, request }) => [
      ...durationBoard(members, request.paper, request.card),
      ...durationCards(members, request.card),
    ],
  },
  {
    id: 'reference-sheets',
    title: 'Aide de jeu',
    summary: 'Un Round d’un coup d’œil, les nombres de l’équipement au dos, et les arbitrages.',
    icon: 'bookmarklet',
    format: 'A4 recto-verso',
    usual: true,
    comes: 'player',
    make: ({ request }) => referenceSheets(request.paper, request.largeText === true),
  },
  {
    id: 'rulers',
    title: 'Réglettes',
    summary: 'Douze pouces à assembler, jauge d’engagement, gabarits de ce que la bande lance.',
    icon: 'measure-tape',
    format: 'A4',
    usual: true,
    comes: 'table',
    make: ({ table, request, option }) => rulers(table, option(measuresOption.id), request.paper),
  },
  {
    id: 'campaign-sheet',
    title: 'Feuille de campagne',
    summary: 'Parties, trophées et expérience.',
    icon: 'trophy-cup',
    format: 'A4',
    usual: true,
    comes: 'band',
    about: '/roster/campaign',
    make: ({ name, roster, members, request }) => campaignSheet(name, roster, members, request.paper),
  },
]
