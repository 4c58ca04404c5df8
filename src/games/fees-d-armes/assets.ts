/** What can be printed for a band: what each thing is, when it comes, and what makes it. */
import type { Asset, PrintOption } from '../../core/index.ts'
import { baseAsked } from '../kit/index.ts'
import { bandList } from './documents/band-list.ts'
import { blankCards } from './documents/blank-cards.ts'
import { board, measures, terrainPieces } from './documents/board.ts'
import { factionCards } from './documents/faction-cards.ts'
import { profileCards } from './documents/profile-cards.ts'
import { oddsTables, referenceSheets, setUpSheet } from './documents/reference.ts'
import { figureStandees } from './documents/standees.ts'
import { isOrderSign, orderSigns, tableTokens, tokens } from './documents/tokens.ts'
import { healthTracks, turnTrack } from './documents/tracks.ts'
import type { Member } from './resolve.ts'
import type { Roster } from './schema.ts'

const signOption: PrintOption = {
  id: 'signe',
  matter: 'reading',
  label: 'Signe des jetons d’ordre',
  help: 'le dessin et l’encre des jetons d’ordre, pour les reconnaître de ceux d’en face',
  kind: 'choice',
  usual: 'gland',
  choices: Object.entries(orderSigns).map(([id, { label }]) => ({ id, label })),
}

const chancesOption: PrintOption = {
  id: 'chances',
  matter: 'reading',
  label: 'Chances sur les cartes',
  help: 'sous chaque action, ses chances de réussir : sans jeton, avec un, avec deux',
  kind: 'toggle',
  usual: true,
}

const reserveOption: PrintOption = {
  id: 'reserve',
  matter: 'reading',
  label: 'Profils en réserve',
  help: 'une carte aussi pour les profils du fichier que la bande ne recrute pas',
  kind: 'toggle',
  usual: false,
}

const factionsOption: PrintOption = {
  id: 'factions',
  matter: 'reading',
  label: 'Cartes de faction',
  help: 'celles que la bande peut jouer, ou toutes celles du fichier',
  kind: 'choice',
  usual: 'jouables',
  choices: [
    { id: 'jouables', label: 'Celles que la bande peut jouer' },
    { id: 'toutes', label: 'Toutes' },
  ],
}

const baseOption = baseAsked(25, 'le socle des figurines à plier : une case fait 25 mm')

export const printOptions: readonly PrintOption[] = [
  baseOption,
  signOption,
  chancesOption,
  reserveOption,
  factionsOption,
]

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'profile-cards',
    title: 'Cartes de profil',
    summary:
      'Une carte par figurine : actions et chances au recto, santé et jetons à cocher ; règles et rappels au verso.',
    icon: 'card-pickup',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { roster, request, option }) =>
      profileCards(member, roster, {
        request,
        chances: option(chancesOption.id) === true,
        all: option(reserveOption.id) === true,
      }),
  },
  {
    id: 'faction-cards',
    title: 'Cartes de faction',
    summary: 'Le bonus permanent, et celui qui coûte un jeton d’ordre.',
    icon: 'three-leaves',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'band',
    things: '/roster/factions',
    // One that is looked at is shown, though nobody may play it yet.
    make: ({ roster, request, option }) =>
      factionCards(
        roster,
        request.card,
        option(factionsOption.id) === 'toutes' || request.subject !== undefined,
      ),
  },
  {
    id: 'tokens',
    title: 'Jetons de la bande',
    summary: 'Cinq jetons d’ordre et cinq en réserve, flammes, poison et bobos.',
    icon: 'token',
    format: 'Ø 22 et 18 mm',
    round: true,
    usual: true,
    lean: true,
    comes: 'band',
    make: ({ members, option }) => {
      const sign = option(signOption.id)
      return tokens(members, isOrderSign(sign) ? sign : 'gland')
    },
  },
  {
    id: 'table-tokens',
    title: 'Jetons de la table',
    summary: 'Deux repaires, quatre objectifs, le premier joueur, les repaires déjà pillés.',
    icon: 'round-star',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    lean: true,
    comes: 'table',
    make: () => tableTokens(),
  },
  {
    id: 'turn-track',
    title: 'Cinq tours et puis au lit',
    summary: 'La piste des tours et les points de chaque camp, à cocher.',
    icon: 'night-sleep',
    format: '180 × 110 mm',
    usual: true,
    comes: 'table',
    make: () => turnTrack(),
  },
  {
    id: 'health-tracks',
    title: 'Bandes de santé',
    summary: 'Une réglette de cœurs par figurine, pour garder ses cartes propres.',
    icon: 'hearts',
    format: '122 mm de large',
    usual: false,
    comes: 'item',
    make: (member, { roster, request }) => healthTracks(member, roster, request.largeText),
  },
  {
    id: 'blank-cards',
    title: 'Cartes à remplir',
    summary: 'Huit profils et une faction à écrire à la main.',
    icon: 'quill-ink',
    format: '63 × 88 mm',
    usual: false,
    comes: 'player',
    make: ({ request }) => blankCards(request.card),
  },
  {
    id: 'board',
    title: 'Plateau',
    summary: 'Le plateau de 60 × 60 cm en grandeur réelle, nu, en feuilles à assembler.',
    icon: 'empty-chessboard',
    format: '60 × 60 cm, feuilles à assembler',
    usual: false,
    comes: 'table',
    make: () => board(false),
  },
  {
    id: 'board-terrain',
    title: 'Plateau avec décors',
    summary: 'Le même, avec six décors dessinés : forêt, mare, mur, chemin, rond de fées et gadoue.',
    icon: 'forest',
    format: '60 × 60 cm, feuilles à assembler',
    usual: false,
    comes: 'table',
    make: () => board(true),
  },
  {
    id: 'terrain-pieces',
    title: 'Décors à poser',
    summary: 'Huit décors en cases entières, et des étiquettes : facile, difficile, bloquant, couvert.',
    icon: 'pine-tree',
    format: 'cases de 25 mm',
    usual: true,
    comes: 'table',
    make: () => terrainPieces(),
  },
  {
    id: 'measures',
    title: 'Jauges et aura',
    summary: 'Deux, quatre et six cases d’un coup d’œil, et l’aura de 4 cases.',
    icon: 'measure-tape',
    format: 'cases de 25 mm',
    usual: false,
    comes: 'table',
    make: () => measures(),
  },
  {
    id: 'standees',
    title: 'Figurines à plier',
    summary: 'Chaque figurine en carton, d’après son portrait ou son emblème.',
    icon: 'meeple',
    format: 'socle de 25 mm',
    usual: true,
    comes: 'item',
    make: (member, { roster, option }) => figureStandees(member, roster, Number(option(baseOption.id))),
  },
  {
    id: 'band-list',
    title: 'Liste de bande',
    summary: 'Qui vient, pour combien, ce que chacun sait faire, et les factions jouables.',
    icon: 'meeple-group',
    format: 'A4',
    usual: true,
    comes: 'band',
    make: ({ name, roster, members, request }) => bandList(name, roster, members, request.paper),
  },
  {
    id: 'reference-sheet',
    title: 'Aide de jeu',
    summary: 'Un tour d’un coup d’œil, les mots-clés au dos, et les arbitrages.',
    icon: 'bookmarklet',
    format: 'A4 recto-verso',
    usual: true,
    comes: 'player',
    make: ({ request }) => referenceSheets(request.paper),
  },
  {
    id: 'setup-sheet',
    title: 'Mise en place',
    summary: 'Les cinq étapes, avec leurs distances en cases ; au dos, la bande, les jetons, la table.',
    icon: 'stairs',
    format: 'A5 recto-verso',
    usual: true,
    comes: 'table',
    make: ({ request }) => setUpSheet(request.paper),
  },
  {
    id: 'odds-table',
    title: 'Table des chances',
    summary: 'De un à huit dés, à chaque bonus : les chances exactes de chaque nombre de réussites.',
    icon: 'rolling-dices',
    format: 'A4',
    usual: false,
    comes: 'player',
    make: ({ request }) => oddsTables(request.paper),
  },
]
