/** What can be printed for a scenario, and what makes each. */
import {
  optionValue,
  type AssetFacts,
  type DocumentRequest,
  type DraftPiece,
  type Piece,
  type PrintOption,
  type Scenario,
} from '../core/index.ts'
import { bookletForms, bookletPages, campaignLine, kicker } from './booklet.ts'
import { handoutSheets, secretSlips } from './handouts.ts'
import { mapPage, mapPoster } from './map-page.ts'
import { neutralPieces, objectPieces, ruleCards } from './objects.ts'
import { readyScenario, type ReadyScenario } from './reading.ts'
import { scoreSheet } from './scores.ts'

const bookletOption: PrintOption = {
  id: 'livret',
  matter: 'cutting',
  label: 'Livret',
  help: 'la forme du livret d’un scénario',
  kind: 'choice',
  usual: 'plie',
  choices: [
    { id: 'plie', label: 'A5 plié' },
    { id: 'a5', label: 'Pages A5' },
    { id: 'a4', label: 'Pages A4' },
  ],
}

const titleOption: PrintOption = {
  id: 'titres',
  matter: 'reading',
  label: 'Pages de titre',
  help: 'une page de titre avant chaque chose qu’un scénario imprime',
  kind: 'toggle',
  usual: false,
}

export const scenarioOptions: readonly PrintOption[] = [bookletOption, titleOption]

interface Making {
  readonly request: DocumentRequest
  readonly form: (typeof bookletForms)[number]
  readonly titled: boolean
}

interface ScenarioAsset extends AssetFacts {
  readonly make: (scenario: ReadyScenario, making: Making) => readonly DraftPiece[]
  /** It has a title page of its own making. */
  readonly covers?: boolean
  /** It is cut out and piled up. */
  readonly piled?: boolean
}

const made: readonly ScenarioAsset[] = [
  {
    id: 'booklet',
    title: 'Livret',
    summary: 'À lire à voix haute, mise en place, règles, victoire, et la carte : à plier en deux.',
    icon: 'white-book',
    format: 'A5 plié',
    usual: true,
    lean: true,
    comes: 'band',
    covers: true,
    make: (scenario, { request, form, titled }) =>
      bookletPages(scenario, form, { paper: request.paper, cover: titled }),
  },
  {
    id: 'map',
    title: 'Carte',
    summary: 'La table sur une page, avec son échelle et sa légende.',
    icon: 'treasure-map',
    format: 'A4',
    usual: true,
    comes: 'band',
    make: (scenario, { request }) => mapPage(scenario, request.paper),
  },
  {
    id: 'poster',
    title: 'Table en grandeur réelle',
    summary: 'La carte aussi grande que la table, en feuilles à assembler.',
    icon: 'stone-tablet',
    format: 'feuilles à assembler',
    usual: false,
    comes: 'band',
    make: scenario => mapPoster(scenario),
  },
  {
    id: 'handouts',
    title: 'Documents',
    summary: 'Ce qui se distribue à tous, et les pages du meneur.',
    icon: 'papers',
    format: 'A6 ; A5 pour le meneur',
    usual: true,
    lean: true,
    comes: 'band',
    make: (scenario, { request }) => handoutSheets(scenario, request.paper),
  },
  {
    id: 'secrets',
    piled: true,
    title: 'Billets secrets',
    summary: 'Un billet par secret, à plier : personne ne lit au travers.',
    icon: 'locked-box',
    format: '95 × 62 mm, plié',
    usual: true,
    lean: true,
    comes: 'band',
    make: (scenario, { request }) => secretSlips(scenario, request.seats),
  },
  {
    id: 'objects',
    piled: true,
    title: 'Objets-clefs',
    summary: 'Une carte et un jeton pour chaque objet, et les règles voulues en cartes.',
    icon: 'open-treasure-chest',
    format: '63 × 88 mm et Ø 25 mm',
    usual: true,
    lean: true,
    comes: 'band',
    make: (scenario, { request }) => [
      ...objectPieces(scenario, request.card),
      ...ruleCards(scenario, request.card),
    ],
  },
  {
    id: 'score-sheet',
    piled: true,
    title: 'Tenue des scores',
    summary: 'Chaque façon de marquer à cocher, camp par camp ; Rounds, événements et pertes.',
    icon: 'abacus',
    format: 'A5',
    usual: true,
    comes: 'band',
    make: (scenario, { request }) => [scoreSheet(scenario, request.paper)],
  },
  {
    id: 'neutrals',
    piled: true,
    title: 'Figurants',
    summary: 'Figurines à plier et jetons de ceux qui ne sont à personne.',
    icon: 'meeple',
    format: 'figurines et jetons',
    usual: true,
    comes: 'band',
    make: scenario => neutralPieces(scenario),
  },
]

export const scenarioAssets: readonly AssetFacts[] = made

export const scenarioPieces = (scenario: Scenario, request: DocumentRequest): readonly Piece[] => {
  const ready = readyScenario(scenario)
  const form = bookletForms.find(id => id === optionValue(bookletOption, request.options)) ?? 'plie'
  const titled = optionValue(titleOption, request.options) === true
  return request.assets.flatMap(id => {
    const asset = made.find(known => known.id === id)
    if (!asset) return []
    const pieces = asset.make(ready, { request, form, titled })
    const title = titled && !asset.covers && pieces.length > 0 ? [titlePage(ready, asset, request)] : []
    return [...title, ...pieces].map(piece => ({ ...piece, asset: id }))
  })
}

/** Pages for what is read as pages; for what is cut and piled up, a card to lie on the pile. */
const titlePage = (
  scenario: ReadyScenario,
  { title, summary, icon, piled = false }: ScenarioAsset,
  request: DocumentRequest,
): DraftPiece => ({
  title: `${title} : titre`,
  ...(piled ? { size: request.card, copies: 1 } : { size: request.paper, copies: 1, toEdge: true }),
  template: 'shared/scenario-title',
  data: {
    piled,
    kicker: kicker(scenario),
    scenario: scenario.title,
    campaign: campaignLine(scenario),
    title,
    summary,
    icon,
  },
})
