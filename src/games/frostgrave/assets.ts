/** What can be printed for a warband: what each thing is, when it comes, and what makes it. */
import type { Asset, PrintOption } from '../../core/index.ts'
import { baseAsked, measuresOption } from '../kit/index.ts'
import { blankCards, blanksOption } from './documents/blanks.ts'
import { casterSheets, sheetOption } from './documents/casters.ts'
import { creatureCard, soldierCard } from './documents/figures.ts'
import { coverGauge, directionRose, groupTemplate, rulers } from './documents/measures.ts'
import { referenceSheets } from './documents/reference.ts'
import {
  creatureChart,
  failureSheet,
  modifierCards,
  modifiersSheet,
  pageOption,
  supportSheet,
  treasureSheet,
  turnSheet,
  turnsOption,
} from './documents/sheets.ts'
import { spellCards } from './documents/spells.ts'
import {
  diameterOption,
  healthTokens,
  playersOption,
  standees,
  stateTokens,
  treasuresOption,
  treasureTokens,
  turnTokens,
} from './documents/tokens.ts'
import { warbandSheet } from './documents/warband.ts'
import type { Member } from './resolve.ts'
import type { Roster } from './schema.ts'

const chancesOption: PrintOption = {
  id: 'chances',
  matter: 'reading',
  label: 'Chances imprimées',
  help: 'les chances de blesser et les dommages moyens, sur les fiches et les cartes de figurine',
  kind: 'toggle',
  usual: true,
}

const baseOption = baseAsked(25)

export const printOptions: readonly PrintOption[] = [
  chancesOption,
  sheetOption,
  pageOption,
  measuresOption,
  diameterOption,
  baseOption,
  treasuresOption,
  playersOption,
  turnsOption,
  blanksOption,
]

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'caster-sheets',
    title: 'Fiches de mage et d’apprenti',
    summary:
      'Statistiques, Santé à rayer, marche, armes, sorts avec leurs chances ; au dos, leurs textes et les coups contre les adversaires d’usage.',
    icon: 'wizard-staff',
    format: 'A6 ou A5',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request: { paper, largeText }, option }) =>
      casterSheets(member, {
        paper,
        format: option(sheetOption.id),
        chances: option(chancesOption.id) === true,
        large: largeText === true,
      }),
  },
  {
    id: 'soldier-cards',
    title: 'Cartes de soldat',
    summary: 'Statistiques, armes, mouvements calculés, Santé à rayer ; au dos, chances et rappels.',
    icon: 'barbute',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request: { card, noBacks, largeText }, option }) =>
      member.kind === 'soldat'
        ? [
            soldierCard(member, {
              size: card,
              chances: option(chancesOption.id) === true,
              noBacks: noBacks === true,
              large: largeText === true,
            }),
          ]
        : [],
  },
  {
    id: 'spell-cards',
    title: 'Cartes de sort',
    summary: 'Valeur de lancement, chances à chaque renfort, coût d’un échec, texte ; le dos ne dit rien.',
    icon: 'spell-book',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    things: '/roster/wizard/spells',
    make: (member, { request }) => spellCards(member, request.card),
  },
  {
    id: 'creature-cards',
    title: 'Cartes de créature',
    summary: 'Un paquet à tirer : statistiques, Santé à rayer, traits, et ce que fait chacune d’elle-même.',
    icon: 'beast-eye',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request: { card, largeText }, option }) =>
      member.kind === 'creature'
        ? [
            creatureCard(member, {
              size: card,
              chances: option(chancesOption.id) === true,
              large: largeText === true,
            }),
          ]
        : [],
  },
  {
    id: 'warband-sheet',
    title: 'Feuille de bande',
    summary: 'Toute la bande sur une page : nombres, armes, Santé à rayer, et chaque sort avec ses valeurs.',
    icon: 'archive-register',
    format: 'A4',
    usual: true,
    lean: true,
    comes: 'band',
    make: ({ name, roster, members, request }) => warbandSheet({ name, roster, members }, request.paper),
  },
  {
    id: 'creature-chart',
    title: 'Schéma des créatures',
    summary: 'Ce que fait une créature que nul ne contrôle, case par case, avant chaque action.',
    icon: 'wolf-head',
    format: 'A5',
    usual: true,
    lean: true,
    comes: 'table',
    make: ({ request, option }) => creatureChart(request.paper, option(pageOption.id)),
  },
  {
    id: 'turn-sheet',
    title: 'Le tour et ses phases',
    summary: 'Initiative, mages, apprentis, soldats, créatures ; et le compte des tours.',
    icon: 'sundial',
    format: 'A5',
    usual: true,
    comes: 'table',
    make: ({ request, option }) =>
      turnSheet(Number(option(turnsOption.id)), request.paper, option(pageOption.id)),
  },
  {
    id: 'modifiers-sheet',
    title: 'Modificateurs',
    summary: 'Tirs, combats, blessures et chutes : tout ce qui change un jet.',
    icon: 'archery-target',
    format: 'A5',
    usual: true,
    comes: 'table',
    make: ({ request, option }) => modifiersSheet(request.paper, option(pageOption.id)),
  },
  {
    id: 'modifier-cards',
    title: 'Cartes de modificateurs',
    summary: 'Les mêmes à portée de main : tirer, combattre, se déplacer, lancer un sort.',
    icon: 'card-pick',
    format: '63 × 88 mm',
    usual: true,
    comes: 'player',
    make: ({ request }) => modifierCards(request.card),
  },
  {
    id: 'failure-sheet',
    title: 'Échecs et renforts',
    summary: 'Ce que coûte un sort raté, ce que donne chaque point de Santé, et les chances à chaque valeur.',
    icon: 'heart-drop',
    format: 'A6',
    usual: true,
    comes: 'player',
    make: ({ request }) => failureSheet(request.paper),
  },
  {
    id: 'support-sheet',
    title: 'Soutiens',
    summary: 'Qui soutient qui, vu de haut, et ce qu’il en reste quand les deux camps en ont.',
    icon: 'three-friends',
    format: 'A5',
    usual: true,
    comes: 'table',
    make: ({ request, option }) => supportSheet(request.paper, option(pageOption.id)),
  },
  {
    id: 'treasure-tokens',
    title: 'Pions trésor',
    summary: 'Un coffre ; au dos, ce qu’il pèse sur qui le porte.',
    icon: 'locked-chest',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    lean: true,
    comes: 'table',
    make: ({ option }) =>
      treasureTokens(Number(option(treasuresOption.id)), Number(option(diameterOption.id))),
  },
  {
    id: 'health-tokens',
    title: 'Jetons de Santé',
    summary: 'De 1 à 10 points, restants au recto, perdus au verso ; et « Blessé », si vous y jouez.',
    icon: 'hearts',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'band',
    make: ({ members, option }) => healthTokens(members, Number(option(diameterOption.id))),
  },
  {
    id: 'turn-tokens',
    title: 'Initiative et activation',
    summary: 'Le rang de chaque joueur pour le tour, et qui a déjà joué.',
    icon: 'footprint',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'table',
    make: ({ table, option }) =>
      turnTokens(table, Number(option(playersOption.id)), Number(option(diameterOption.id))),
  },
  {
    id: 'state-tokens',
    title: 'Jetons d’état',
    summary: 'En escalade, déchargé, entravé, et chaque sort qui peut durer.',
    icon: 'crossed-chains',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'band',
    make: ({ members, option }) => stateTokens(members, Number(option(diameterOption.id))),
  },
  {
    id: 'treasure-sheet',
    title: 'Trésors mis à l’abri',
    summary: 'Qui a sorti quel trésor, et avec quel porteur.',
    icon: 'open-treasure-chest',
    format: 'A5',
    usual: true,
    comes: 'table',
    make: ({ request, option }) =>
      treasureSheet(
        Number(option(treasuresOption.id)),
        Number(option(playersOption.id)),
        request.paper,
        option(pageOption.id),
      ),
  },
  {
    id: 'group-template',
    title: 'Gabarit de groupe',
    summary: 'Les 3 pouces autour d’un mage ou d’un apprenti, où il entraîne ses soldats.',
    icon: 'minions',
    format: 'rayon de 3 pouces',
    usual: true,
    comes: 'table',
    make: ({ request, option }) => groupTemplate(option(measuresOption.id), request.paper),
  },
  {
    id: 'rulers',
    title: 'Réglettes',
    summary: '1, 4, 10 et 24 pouces, dans la mesure de votre table, avec ce que chaque distance permet.',
    icon: 'measure-tape',
    format: 'morceaux de 16 cm au plus',
    usual: true,
    comes: 'table',
    make: ({ option }) => rulers(option(measuresOption.id)),
  },
  {
    id: 'direction-rose',
    title: 'Rose des directions',
    summary: 'Vingt directions, une par face du dé : où va ce qui va au hasard.',
    icon: 'compass',
    format: 'Ø 70 mm',
    round: true,
    usual: true,
    comes: 'table',
    make: directionRose,
  },
  {
    id: 'cover-gauge',
    title: 'Jauge de couvert',
    summary: 'Une pente à glisser derrière la cible : sa ligne du milieu en est la moitié.',
    icon: 'broken-wall',
    format: '130 × 66 mm',
    usual: true,
    comes: 'table',
    make: coverGauge,
  },
  {
    id: 'reference-sheet',
    title: 'Aide de jeu',
    summary: 'Le tour, les règles par sujet, les modificateurs, la magie, les créatures ; et les arbitrages.',
    icon: 'bookmarklet',
    format: 'A4 recto-verso',
    usual: true,
    lean: true,
    comes: 'player',
    make: ({ request }) => referenceSheets(request.paper),
  },
  {
    id: 'standees',
    title: 'Figurines à plier',
    summary: 'Chaque figurine en carton, d’après son portrait ou son emblème.',
    icon: 'meeple',
    format: 'socle de 25 mm',
    usual: false,
    comes: 'item',
    make: (member, { option }) => standees(member, Number(option(baseOption.id))),
  },
  {
    id: 'blank-cards',
    title: 'Cartes vierges',
    summary: 'Une figurine et un sort à remplir à la main.',
    icon: 'quill-ink',
    format: '63 × 88 mm',
    usual: false,
    comes: 'player',
    make: ({ request, option }) => blankCards(request.card, Number(option(blanksOption.id))),
  },
]
