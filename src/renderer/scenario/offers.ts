/** What a text may quote: rules of its game, places of its map. */
import { simplified, type GameSystem, type TableMap } from '../../core/index.ts'
import { texts } from '../texts.ts'

export interface Offer {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon?: string | undefined
  /** What else it answers to. */
  readonly also?: string
  /** What is written into the text. */
  readonly written: string
}

const words = texts.scenario.insert

/** Entries of its catalogue, under what their section calls one of them: « sort ». */
export const referenceOffers = (system: GameSystem): readonly Offer[] =>
  system.catalog().flatMap(({ id: section, title, one, icon: sign, entries }) =>
    entries.map(({ id, name, icon = sign, summary }) => ({
      id: `${section}/${id}`,
      label: name,
      detail: [one ?? title, summary].filter(Boolean).join(' · '),
      icon,
      also: title,
      written: `[[${simplified(one ?? section)}:${id}]]`,
    })),
  )

/** The same place is offered once, however many pieces bear its name. */
export const placeOffers = (map: TableMap | null): readonly Offer[] => {
  if (!map) return []
  const sides = map.pieces.filter(({ kind, side }) => kind === 'zone' && side !== '').map(({ side }) => side)
  const marks = map.pieces.filter(({ kind, mark }) => kind === 'but' && mark !== '').map(({ mark }) => mark)
  const names = map.pieces.map(({ name }) => name.trim()).filter(name => name !== '' && !/[{}\n]/.test(name))
  return [
    { id: 'table', label: '{table}', detail: words.table, written: '{table}' },
    ...[...new Set(sides)].map(side => ({
      id: `zone ${side}`,
      label: `{zone ${side}}`,
      detail: words.zone(side),
      written: `{zone ${side}}`,
    })),
    ...[...new Set(marks)].map(mark => ({
      id: `but ${mark}`,
      label: `{but ${mark}}`,
      detail: words.objective(mark),
      written: `{but ${mark}}`,
    })),
    ...[...new Set(names)].map(name => ({
      id: name,
      label: `{${name}}`,
      detail: words.named,
      written: `{${name}}`,
    })),
  ]
}
