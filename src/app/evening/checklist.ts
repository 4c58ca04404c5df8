/** The page « à découper et à plier »: what to do with each pile in the order of work, then what to pack, to be ticked. */
import {
  capital,
  enumerate,
  groupBy,
  pileIcons,
  plural,
  sizeInWords,
  terrainKinds,
  typeset,
  type Needed,
  type Piece,
  type ScenarioText,
  type Size,
  type TemplateValue,
} from '../../core/index.ts'
import type { Batch } from '../../press/vocabulary/index.ts'
import { houseTheme } from '../printables.ts'
import type { PrintSettings } from '../wish.ts'
import { gamesOf, type EveningTable } from './table.ts'
import type { Gesture, KindWork, Labour, PileWork } from './work.ts'

export const checklistTitle = 'À découper et à plier'

export interface ChecklistFacts {
  readonly works: readonly PileWork[]
  readonly labour: Labour
  /** Where each pile has a file of its own. */
  readonly fileOf?: (work: PileWork) => string
  /** Whether only what has changed is printed. */
  readonly changed: boolean
}

export const checklistBatch = (
  table: EveningTable,
  settings: Pick<PrintSettings, 'backs' | 'printer'>,
  facts: ChecklistFacts,
  paper: Size,
): Batch => ({
  title: checklistTitle,
  styles: 'shared',
  theme: houseTheme,
  sheets: ['shared/kit.css', 'shared/evening.css'],
  assets: [{ id: 'evening-checklist', title: checklistTitle }],
  pieces: [checklist(table, settings, facts, paper)],
  apart: true,
})

const checklist = (
  table: EveningTable,
  { backs }: Pick<PrintSettings, 'backs'>,
  { works, labour, fileOf, changed }: ChecklistFacts,
  paper: Size,
): Piece => {
  const { title, text } = table
  return {
    asset: 'evening-checklist',
    title: checklistTitle,
    size: paper,
    copies: 1,
    toEdge: true,
    continues: 'back',
    template: 'shared/evening-checklist',
    data: {
      kicker: changed ? 'Ce qui a changé' : checklistTitle,
      title,
      when: typeset([text.date, text.place].filter(word => word.trim() !== '').join(' · ')),
      facts: factsOf(labour),
      before: beforeCutting(backs),
      piles: works.map(work => pileData(work, fileOf)),
      packs: packsOf(table).filter(({ items }) => items.length > 0),
      notes:
        text.notes.trim() === ''
          ? []
          : text.notes
              .trim()
              .split(/\n+/)
              .map(line => typeset(line)),
    },
  }
}

const factsOf = ({ sheets, cards, cuts, foldings, minutes }: Labour): TemplateValue => [
  { value: sheets, label: sheets > 1 ? 'feuilles' : 'feuille' },
  { value: cards, label: cards > 1 ? 'pièces' : 'pièce' },
  { value: cuts, label: cuts > 1 ? 'coupes droites' : 'coupe droite' },
  { value: foldings, label: foldings > 1 ? 'plis' : 'pli' },
  { value: hours(minutes), label: 'environ' },
]

/** « 45 min », « 1 h 20 » */
export const hours = (minutes: number): string => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return typeset(`${minutes} min`)
  return `${whole}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`
}

const sidesOf: Readonly<Record<PrintSettings['backs'], string>> = {
  'long-edge': 'recto verso, reliure sur le bord long',
  'short-edge': 'recto verso, reliure sur le bord court',
  fold: 'sur un côté ; chaque feuille à dos se plie d’abord sur ses tirets, et se colle',
  separate: 'sur un côté, puis l’autre fichier au verso',
  none: 'sur un côté',
}

const beforeCutting = (backs: PrintSettings['backs']): readonly string[] =>
  [
    `Imprimez à 100 %, sans ajuster à la page, ${sidesOf[backs]}.`,
    'Mesurez la barre au pied d’une feuille : 50 mm, ni plus ni moins.',
    'Sortez un cutter, une règle en métal, des ciseaux, de la colle.',
  ].map(typeset)

const icons: Readonly<Record<Gesture, string>> = {
  whole: 'papers',
  cut: 'scissors',
  round: 'scissors',
  fold: 'folded-paper',
  strip: 'folded-paper',
  booklet: 'white-book',
  tiles: 'jigsaw-piece',
}

const words: Readonly<Record<Gesture, string>> = {
  whole: 'gardez entier',
  cut: 'coupez sur les traits',
  round: 'coupez, puis arrondissez',
  fold: 'coupez, pliez, collez',
  strip: 'coupez sans lire, rabattez le volet, puis la couverture',
  booklet: 'pliez au milieu, les unes dans les autres',
  tiles: 'rognez, puis collez lettre à lettre',
}

const pileData = (work: PileWork, fileOf: ChecklistFacts['fileOf']): TemplateValue => {
  const { pile, first, last, sheets, kinds } = work
  const names =
    pile.kind === 'player' ? pile.batches.map(({ title }) => title.slice(pile.title.length + 3)) : []
  return {
    icon: pileIcons[pile.kind],
    title: pile.title,
    bands: enumerate(names),
    file: fileOf ? typeset(`« ${fileOf(work)} »`) : '',
    pages: `${pagesInWords([first, last], true)}, ${plural(sheets, 'feuille')}`,
    steps: groupBy(kinds, howOf).map(stepData),
  }
}

const stepData = (kinds: readonly [KindWork, ...KindWork[]]): TemplateValue => ({
  icon: icons[kinds[0].gesture],
  how: typeset(capital(howOf(kinds[0]))),
  kinds: kinds.map(({ title, count, pages }) => ({
    title,
    count: count > 1 ? `× ${count}` : '',
    pages: pagesInWords(pages, false),
  })),
})

const howOf = ({ legend, gesture }: KindWork): string => toldBy(legend) ?? words[gesture]

/** « Figurines : pliez au milieu … » says what to do after its colon. */
const toldBy = (legend: string): string | undefined => /:\s*(.+?)\.?$/.exec(legend)?.[1]

/** « p. 3 », « p. 3-5, 8 »; all between two as « pages 3 à 16 ». */
const pagesInWords = (pages: readonly number[], whole: boolean): string => {
  const [first = 0, last = first] = [Math.min(...pages), Math.max(...pages)]
  if (whole) return first === last ? `page ${first}` : `pages ${first} à ${last}`
  return `p. ${runsOf(pages)
    .map(([from, to]) => (from === to ? `${from}` : `${from} à ${to}`))
    .join(', ')}`
}

/** Sheets that are printed on both sides have every second number. */
const runsOf = (pages: readonly number[]): readonly (readonly [number, number])[] => {
  const runs: [number, number][] = []
  for (const page of pages.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && page - run[1] <= 2) run[1] = page
    else runs.push([page, page])
  }
  return runs
}

type Pack = Readonly<{
  title: string
  icon: string
  items: readonly Readonly<{ icon: string; text: string }>[]
}>

/** In the order of packing: what the rules need, who plays, what the table is made of. */
const packsOf = (table: EveningTable): readonly Pack[] => {
  const games = gamesOf(table)
  const scenario = table.scenario?.text
  return [
    ...games.map(({ name, brings = [] }) => ({
      title: games.length > 1 ? name : 'Pour jouer',
      icon: 'backpack',
      items: brings.map(needed),
    })),
    { title: 'Les figurines', icon: 'meeple', items: figures(table) },
    { title: 'Le décor', icon: 'house', items: scenario ? terrain(scenario) : [] },
  ]
}

const needed = ({ icon, text }: Needed) => ({ icon, text: typeset(text) })

const figures = ({ bands, scenario }: EveningTable): Pack['items'] => [
  ...bands.map(({ band, holders }) => ({
    icon: 'meeple',
    text: typeset(`${plural(band.members().length, 'figurine')} : ${band.name} (${enumerate(holders)})`),
  })),
  ...(scenario?.text.neutrals ?? []).filter(isOpen).map(({ name, icon, count }) => ({
    icon,
    text: typeset(count > 1 ? `${name} × ${count}` : name),
  })),
]

/** Who packs need not be the game master. */
const isOpen = ({ for: reader }: { readonly for: string }): boolean => reader === 'tous'

/** Counted from the map, as its legend would; then what is fought over. */
const terrain = ({ map, objects }: ScenarioText): Pack['items'] => [
  ...(map
    ? [{ icon: 'square', text: typeset(`Une table de ${sizeInWords(map.width, map.height, map.unit)}`) }]
    : []),
  ...Object.values(terrainKinds).flatMap(({ id, tab, label, plural: many, icon }) => {
    const count = tab === 'decor' ? (map?.pieces ?? []).filter(({ kind }) => kind === id).length : 0
    return count === 0 ? [] : [{ icon, text: plural(count, label, many) }]
  }),
  ...objects.filter(isOpen).map(({ name, icon, count }) => ({
    icon,
    text: typeset(`${capital(name)}${count > 1 ? ` × ${count}` : ''}`),
  })),
]
