/** The booklet: what is read aloud, laid out, fought for; then the map on a page of its own. */
import {
  sizeInWords,
  typeset,
  mapDrawing,
  written,
  type DraftPiece,
  type Drawing,
  type Prose,
  type Size,
  type TableMap,
  type TemplateValue,
} from '../core/index.ts'
import { mapFace } from './map-page.ts'
import { halfOf } from './papers.ts'
import { mostPlayers, type ReadyScenario } from './reading.ts'

/** How the booklet is made: pages of which paper, and whether they are folded into one. */
export const bookletForms = ['plie', 'a5', 'a4'] as const
export type BookletForm = (typeof bookletForms)[number]

export const bookletPages = (
  scenario: ReadyScenario,
  form: BookletForm,
  { paper, cover }: { readonly paper: Size; readonly cover: boolean },
): readonly DraftPiece[] => {
  const size = form === 'a4' ? paper : halfOf(paper)
  const { title } = scenario
  const folded = form === 'plie'
  const way = { kind: 'booklet', name: title } as const
  const page = { size, copies: 1, toEdge: true, ...(folded && { way }) }
  const map = scenario.text.map && mapFace(scenario, scenario.text.map, size, 'booklet')
  return [
    ...(cover ? [{ ...page, title, ...coverFace(scenario) }] : []),
    // Four pages make a sheet: where one of them would stay white, it is the cover.
    ...(folded && !cover ? [{ ...page, title, ...coverFace(scenario), way: { ...way, spare: true } }] : []),
    { ...page, title, ...textFace(scenario, form) },
    ...(map
      ? [{ ...page, title: `${title} : la carte`, ...map, ...(folded && { way: { ...way, outside: true } }) }]
      : []),
  ]
}

export const kicker = ({ system }: ReadyScenario): string =>
  ['Scénario', ...(system ? [system.name] : [])].join(' · ')

/** What a player asks first: how many, how much, how long. */
export const factsOf = ({
  text,
}: ReadyScenario): readonly { readonly value: string; readonly label: string }[] => {
  const { players, points, rounds, duration, map } = text
  const said = String(players).trim()
  return [
    ...(said === '' || said === '0'
      ? []
      : [{ value: said, label: /^\d/.test(said) ? (mostPlayers(said) > 1 ? 'joueurs' : 'joueur') : '' }]),
    ...(points === '' ? [] : [{ value: points, label: 'par bande' }]),
    ...(rounds === null ? [] : [{ value: String(rounds), label: rounds > 1 ? 'Rounds' : 'Round' }]),
    ...(map ? [{ value: sizeInWords(map.width, map.height, map.unit), label: 'la table' }] : []),
    ...(duration === '' ? [] : [{ value: duration, label: 'environ' }]),
  ].map(({ value, label }) => ({ value: typeset(value), label }))
}

const coverFace = (scenario: ReadyScenario) => {
  const { text, title, system } = scenario
  return {
    template: 'shared/scenario-cover',
    data: {
      kicker: kicker(scenario),
      title,
      campaign: campaignLine(scenario),
      summary: written(scenario.read.prose('/summary')),
      facts: factsOf(scenario).map(fact => ({ ...fact })),
      author: text.author,
      icon: system?.icon ?? 'scroll-unfurled',
      view: text.map ? { drawing: viewsOf(text.map) } : null,
    },
  }
}

/** In millimetres: the largest that its page has room for. */
const viewSizes = [40, 62, 86]

/** The table as a picture: without its graduation and its names. */
const viewsOf = (map: TableMap): readonly Drawing[] =>
  viewSizes.map(size =>
    mapDrawing(map, { scale: size / Math.max(map.width, map.height), frame: false, names: false }),
  )

export const campaignLine = ({ text: { campaign } }: ReadyScenario): string =>
  campaign && (campaign.name !== '' || campaign.of > 1)
    ? typeset([campaign.name, `${campaign.part} sur ${campaign.of}`].filter(Boolean).join(', '))
    : ''

interface Section {
  readonly title: string
  readonly look: string
  readonly prose: Prose
}

/** Two texts stand side by side where neither is long. */
const shortest = 520

const textFace = (scenario: ReadyScenario, form: BookletForm) => {
  const { text, title, read } = scenario
  const { prose } = read
  const setup = [...prose('/setup'), ...prose('/first')]
  const rules = prose('/rules')
  const beside =
    form !== 'a4' &&
    setup.length > 0 &&
    rules.length > 0 &&
    text.setup.length + text.first.length < shortest &&
    text.rules.length < shortest
  const opening: readonly Section[] = [
    { title: 'Mise en place', look: 'setup', prose: setup },
    { title: 'Sur le terrain', look: 'rules', prose: rules },
  ]
  const sections = [
    ...(beside ? [] : opening),
    { title: 'Fin et victoire', look: 'victory', prose: prose('/victory') },
    { title: 'La suite', look: 'next', prose: prose('/campaign/next') },
  ]
  return {
    template: 'shared/scenario-page',
    data: {
      kicker: kicker(scenario),
      title,
      long: title.length > 26,
      wide: form === 'a4',
      campaign: campaignLine(scenario),
      facts: factsOf(scenario).map(fact => ({ ...fact })),
      summary: shown(prose('/summary')),
      story: shown(prose('/story')),
      beside: beside ? opening.map(sectionData) : null,
      sections: sections
        .filter(section => section.prose.length > 0 && section.look !== 'victory' && section.look !== 'next')
        .map(sectionData),
      lists: listsFor(scenario, 'tous'),
      closing: sections
        .filter(
          section => section.prose.length > 0 && (section.look === 'victory' || section.look === 'next'),
        )
        .map(sectionData),
      author: text.author,
    },
  }
}

const shown = (prose: Prose): TemplateValue => (prose.length > 0 ? written(prose) : null)

const sectionData = ({ title, look, prose }: Section) => ({ title, look, prose: written(prose) })

/** Figures of nobody's and key objects, as all may know them, or as the game master alone does. */
export const listsFor = ({ text, read }: ReadyScenario, reader: 'tous' | 'mj'): readonly TemplateValue[] => {
  const listed = (title: string, key: 'neutrals' | 'objects') =>
    listOf(
      title,
      text[key].flatMap(({ name, icon, count, for: own }, index) =>
        own === reader ? [{ name, icon, count, prose: read.prose(`/${key}/${index}/text`) }] : [],
      ),
    )
  return [...listed('Figurants', 'neutrals'), ...listed('Objets-clefs', 'objects')]
}

interface Listed {
  readonly name: string
  readonly icon: string
  readonly count: number
  readonly prose: Prose
}

const listOf = (title: string, items: readonly Listed[]): readonly TemplateValue[] =>
  items.length === 0
    ? []
    : [
        {
          title,
          items: items.map(({ name, icon, count, prose }) => ({
            name: name || 'Sans nom',
            icon,
            times: count > 1 ? `× ${count}` : '',
            prose: shown(prose),
          })),
        },
      ]
