/** What a scenario shows of itself in print: one tab for each thing that it prints, as far as there is any of it. */
import { printableOf } from '../../app/printables.ts'
import type { PrintSettings } from '../../app/wish.ts'
import type { Scenario, ScenarioText } from '../../core/index.ts'
import { texts } from '../texts.ts'

const short: Readonly<Record<string, string>> = texts.scenario.preview.short

/** What would be empty where nothing of the kind was written. */
const has: Readonly<Record<string, (scenario: ScenarioText) => boolean>> = {
  map: ({ map }) => map !== null,
  poster: ({ map }) => map !== null,
  handouts: ({ handouts }) => handouts.some(one => one.for !== 'joueur'),
  secrets: ({ handouts }) => handouts.some(one => one.for === 'joueur'),
  objects: ({ objects }) => objects.length > 0,
  neutrals: ({ neutrals }) => neutrals.length > 0,
}

/** In the order in which they are looked at: the booklet, then what nobody else may see. */
const first = ['booklet', 'secrets', 'map']
const rank = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length)

/** How a kind is looked at: as it comes out of the printer, or page by page where it is folded only afterwards. */
export interface Look {
  readonly settings: PrintSettings
  /** The whole of it, on pages of their own size; nothing for sheets as they are. */
  readonly subject: string | null
}

/** A folded booklet would lie on its side, four pages a sheet: nobody can read it so. */
export const lookAt = (id: string, settings: PrintSettings): Look => {
  const wished: PrintSettings = { ...settings, assets: [id], copies: 1, printer: null }
  if (id !== 'booklet') return { settings: wished, subject: null }
  const livret = settings.options['livret'] === 'a4' ? 'a4' : 'a5'
  return { settings: { ...wished, options: { ...settings.options, livret } }, subject: '' }
}

export const tabsOf = (scenario: Scenario): readonly { readonly id: string; readonly label: string }[] =>
  printableOf(scenario)
    .assets.filter(({ id }) => has[id]?.(scenario.text) ?? true)
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map(({ id, title }) => ({ id, label: short[id] ?? title }))
