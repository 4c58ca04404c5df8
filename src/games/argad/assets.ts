/** What can be printed for a troop: what each thing is, when it comes, and what makes it. */
import type { Asset, PrintOption } from '../../core/index.ts'
import { baseAsked, place } from '../kit/index.ts'
import { baseTemplates, shapeOption, trays } from './documents/bases.ts'
import { blankCards, blanksOption } from './documents/blanks.ts'
import { characterCards, eachOption } from './documents/characters.ts'
import { decoyTokens, hiddenGroups } from './documents/decoys.ts'
import { leaderSheets } from './documents/leaders.ts'
import { footRulers, mountedSticks, stripsOption, voiceDisc } from './documents/measures.ts'
import { objectiveSlips } from './documents/objectives.ts'
import { referenceSheets } from './documents/reference.ts'
import {
  decoyOption,
  decoyRecord,
  healingSheet,
  projectilesAid,
  reactionTable,
  terrainSheet,
} from './documents/sheets.ts'
import { summarySheet, wholeOption } from './documents/summary.ts'
import { timeTracker, workOption } from './documents/time.ts'
import { casualtyTokens, characterStandees, diameterOption, markers } from './documents/tokens.ts'
import { troopList } from './documents/troop.ts'
import { beastsOf, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

const baseOption = baseAsked(20)

export const printOptions: readonly PrintOption[] = [
  wholeOption,
  eachOption,
  workOption,
  decoyOption,
  diameterOption,
  stripsOption,
  shapeOption,
  baseOption,
  blanksOption,
]

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'character-cards',
    title: 'Cartes de personnage',
    summary: 'Allure, armes avec leurs chances exactes, compétences, vies à cocher ; au dos, les comptes.',
    icon: 'person',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    things: place('ownWeapons'),
    make: (member, { roster, option, request: { card, noBacks, largeText } }) =>
      characterCards(member, card, {
        each: option(eachOption.id) === 'figurine',
        noBacks: noBacks === true,
        large: largeText === true,
        heavyBonus: roster.heavyBonus,
      }),
  },
  {
    id: 'leader-sheets',
    title: 'Feuille de chef',
    summary: 'Qui mène ou a deux points de vie : ses cinq scores, ses armes, où le coup a porté.',
    icon: 'captain-hat-profile',
    format: 'A5',
    usual: true,
    comes: 'item',
    make: (member, { roster, request }) => leaderSheets(member, roster.heavyBonus, request.paper),
  },
  {
    id: 'troop-list',
    title: 'Liste de troupe',
    summary: 'Chacun avec ses armes et ses vies ; le budget ligne à ligne, et ce qu’il en reste.',
    icon: 'notebook',
    format: 'A4',
    usual: true,
    lean: true,
    comes: 'band',
    make: ({ name, roster, members, request }) => troopList({ name, roster, members }, request.paper),
  },
  {
    id: 'summary-sheet',
    title: 'Résumé d’une page',
    summary:
      'Toute la partie sur une page, pour les seules armes de la table : portées, chances, mêlée, moral.',
    icon: 'bookmarklet',
    format: 'A4',
    usual: true,
    lean: true,
    comes: 'player',
    make: ({ roster, table, option, request }) =>
      summarySheet(
        { members: table, heavyBonus: roster.heavyBonus, all: option(wholeOption.id) === 'tout' },
        request.paper,
      ),
  },
  {
    id: 'objective-slips',
    title: 'Objectifs secrets',
    summary: 'Un pli par joueur : replié, rien ne se lit au travers.',
    icon: 'secret-book',
    format: '95 × 186 mm',
    usual: true,
    lean: true,
    comes: 'band',
    things: place('objectives'),
    make: ({ name, roster }) => objectiveSlips(name, roster),
  },
  {
    id: 'time-tracker',
    title: '« Un certain temps »',
    summary: 'Les tours de travail à cocher, sous la chance exacte d’avoir fini.',
    icon: 'pocket-watch',
    format: 'A6',
    usual: true,
    comes: 'table',
    make: ({ option, request }) => timeTracker(option(workOption.id), request.paper),
  },
  {
    id: 'reaction-table',
    title: 'Réactions',
    summary: 'L’humeur d’un inconnu, au dé.',
    icon: 'conversation',
    format: 'A6',
    usual: true,
    comes: 'table',
    make: ({ request }) => reactionTable(request.paper),
  },
  {
    id: 'casualty-tokens',
    title: 'Victimes et captifs',
    summary: 'Qui tombe, qui se rend : à laisser sur place, ou à emporter.',
    icon: 'dead-head',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'band',
    make: ({ members, option }) => casualtyTokens(members, Number(option(diameterOption.id))),
  },
  {
    id: 'markers',
    title: 'Marqueurs',
    summary: 'A tiré, recharge, désordre, étourdi, blessé, serrés : ceux que la troupe peut mériter.',
    icon: 'token',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'band',
    make: ({ members, option }) => markers(members, Number(option(diameterOption.id))),
  },
  {
    id: 'decoy-tokens',
    title: 'Leurres',
    summary: 'Trois bêtes par troupe cachée, dont une seule est la vraie.',
    icon: 'fox',
    format: 'Ø 25 mm',
    round: true,
    usual: true,
    comes: 'band',
    make: ({ option }) => decoyTokens(Number(option(decoyOption.id)), Number(option(diameterOption.id))),
  },
  {
    id: 'decoy-record',
    title: 'Registre des leurres',
    summary: 'Quelle bête est la vraie : à garder pour soi.',
    icon: 'fox-tail',
    format: 'A6',
    usual: true,
    comes: 'band',
    make: ({ members, option, request }) =>
      decoyRecord(
        hiddenGroups(
          Number(option(decoyOption.id)),
          members.map(({ name, movement }) => ({ name, pace: `${movement} cm` })),
        ),
        request.paper,
      ),
  },
  {
    id: 'rulers',
    title: 'Réglettes à pied',
    summary: '8, 12, 16 et 20 cm, chacune avec qui marche si loin.',
    icon: 'measure-tape',
    format: 'de 8 à 20 cm',
    usual: true,
    comes: 'table',
    make: ({ table, option }) => footRulers(option(stripsOption.id), table),
  },
  {
    id: 'sticks',
    title: 'Baguettes à cheval',
    summary: '32, 36 et 40 cm, en deux morceaux à coller.',
    icon: 'cavalry',
    format: 'de 32 à 40 cm',
    usual: false,
    comes: 'table',
    make: ({ table, option }) => mountedSticks(option(stripsOption.id), table),
  },
  {
    id: 'voice-disc',
    title: 'Portée de voix',
    summary: 'Un quart du disque de 20 cm autour d’un chef : qui s’y tient l’entend.',
    icon: 'shouting',
    format: 'rayon de 20 cm',
    usual: true,
    comes: 'table',
    make: ({ request }) => voiceDisc(request.paper),
  },
  {
    id: 'bases',
    title: 'Socles',
    summary: '2 × 2, 2 × 4 et 2,5 × 5 cm, autant que la troupe a de figurines et de bêtes.',
    icon: 'square',
    format: 'de 2 à 5 cm',
    usual: false,
    comes: 'band',
    make: ({ roster, members, option }) => baseTemplates(members, beastsOf(roster), option(shapeOption.id)),
  },
  {
    id: 'trays',
    title: 'Plateaux',
    summary: 'Pour déplacer d’un coup ceux qui marchent en ordre serré.',
    icon: 'minions',
    format: 'selon le rang',
    usual: false,
    comes: 'band',
    make: ({ members }) => trays(members),
  },
  {
    id: 'terrain-sheet',
    title: 'Terrains',
    summary: 'Ce qui ralentit, ce qui couvre, qui se voit.',
    icon: 'hills',
    format: 'A5',
    usual: true,
    comes: 'table',
    make: ({ request }) => terrainSheet(request.paper),
  },
  {
    id: 'healing-sheet',
    title: 'Blessures et soins',
    summary: 'Où le coup a porté, ce que valent les soins, qui attend le chirurgien.',
    icon: 'first-aid-kit',
    format: 'A5',
    usual: false,
    comes: 'table',
    make: ({ request }) => healingSheet(request.paper),
  },
  {
    id: 'projectiles-aid',
    title: 'Plusieurs projectiles',
    summary: 'Dés rouges, dés blancs : la chance de toucher, et combien tombent.',
    icon: 'bullets',
    format: 'A6',
    usual: false,
    comes: 'table',
    make: ({ request }) => projectilesAid(request.paper),
  },
  {
    id: 'reference-sheets',
    title: 'Aide de jeu',
    summary: 'Toutes les règles en deux feuilles recto-verso, et les arbitrages.',
    icon: 'open-book',
    format: 'A4 recto-verso',
    usual: true,
    comes: 'player',
    make: ({ request }) => referenceSheets(request.paper),
  },
  {
    id: 'standees',
    title: 'Figurines à plier',
    summary: 'Chaque personnage en carton, d’après son portrait ou son emblème.',
    icon: 'meeple',
    format: 'socle de 20 mm',
    usual: false,
    comes: 'item',
    make: (member, { option }) => characterStandees(member, Number(option(baseOption.id))),
  },
  {
    id: 'blank-cards',
    title: 'Cartes vierges',
    summary: 'À remplir à la main : une rencontre, un renfort, un traître.',
    icon: 'quill-ink',
    format: '63 × 88 mm',
    usual: false,
    comes: 'player',
    make: ({ request, option }) => blankCards(request.card, Number(option(blanksOption.id))),
  },
]
