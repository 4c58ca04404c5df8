/** What a scenario shows of itself in print: one tab for each, in the order in which a player would look. */
import type { ScenarioText } from '../../core/index.ts'

export interface PreviewTab {
  readonly id: string
  readonly label: string
}

interface Printed extends PreviewTab {
  /** Whether there is any of it. */
  readonly has: (scenario: ScenarioText) => boolean
}

const prints: readonly Printed[] = [
  { id: 'booklet', label: 'Livret', has: () => true },
  { id: 'secrets', label: 'Secrets', has: ({ handouts }) => handouts.some(one => one.for !== 'tous') },
  { id: 'map', label: 'Carte', has: ({ map }) => map !== null },
  { id: 'poster', label: 'Affiche', has: ({ map }) => map !== null },
  { id: 'handouts', label: 'Documents', has: ({ handouts }) => handouts.some(one => one.for === 'tous') },
  { id: 'objects', label: 'Objets', has: ({ objects }) => objects.length > 0 },
  { id: 'score-sheet', label: 'Score', has: ({ victory }) => victory.trim() !== '' },
  { id: 'neutrals', label: 'Figurants', has: ({ neutrals }) => neutrals.length > 0 },
]

export const tabsOf = (scenario: ScenarioText): readonly PreviewTab[] =>
  prints.filter(({ has }) => has(scenario)).map(({ id, label }) => ({ id, label }))
