/** An evening as a form: what the palette finds of it and two states of it are told apart by; its view draws it by hand. */
import {
  add,
  enumerate,
  nameLength,
  notesLength,
  playerName,
  remove,
  titleOf,
  type ChoiceField,
  type EveningPlayer,
  type EveningText,
  type Form,
  type FormNode,
  type ListItem,
  type TextField,
} from '../../core/index.ts'
import { fileNameOf } from '../../app/paths.ts'
import { texts } from '../texts.ts'

const words = texts.evening

const calledIn = (file: string): string => titleOf(fileNameOf(file))

const text = (path: string, label: string, value: string, over: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  path,
  label,
  value,
  maxLength: nameLength,
  whenEmpty: 'keep',
  ...over,
})

/** Files are told by their names; which of the shelf's there could be, the view knows. */
const files = (path: string, label: string, named: readonly string[]): ChoiceField => ({
  kind: 'choice',
  mode: 'many',
  path,
  label,
  groups: [{ choices: named.map(file => ({ id: file, label: calledIn(file), taken: 1 })) }],
})

export const dateField = (date: string): TextField =>
  text('/date', words.date, date, { help: words.dateHelp })
export const placeField = (place: string): TextField =>
  text('/place', words.place, place, { help: words.placeHelp })
export const notesField = (notes: string): TextField =>
  text('/notes', words.notes, notes, {
    kind: 'long-text',
    maxLength: notesLength,
    help: words.notesHelp,
  })
export const nameField = (path: string, name: string): TextField =>
  text(`${path}/name`, words.playerName, name)
export const sidePath = (path: string): string => `${path}/secret`
export const bandsPath = (path: string): string => `${path}/bands`

const seatFields = ({ name, bands, secret = '' }: EveningPlayer, path: string): readonly FormNode[] => [
  nameField(path, name),
  files(bandsPath(path), words.bands, bands),
  text(sidePath(path), words.side, secret, { whenEmpty: 'remove', maxLength: 40 }),
]

const seatItem = (player: EveningPlayer, index: number): ListItem => {
  const path = `/players/${index}`
  return {
    path,
    title: playerName(player, index),
    subtitle: enumerate(player.bands.map(calledIn)),
    icon: 'knapsack',
    remove: [remove(path)],
    fields: () => seatFields(player, path),
  }
}

/** One more at the table. */
export const newSeat = ({ players }: EveningText) =>
  add('/players/-', { name: playerName({ name: '', bands: [] }, players.length), bands: [] })

export const eveningForm = (evening: EveningText): Form => ({
  gauges: [],
  parts: [
    {
      kind: 'single',
      id: 'evening',
      label: words.general,
      icon: 'round-table',
      path: '',
      fields: () => [
        dateField(evening.date),
        placeField(evening.place),
        files('/scenario', words.scenario, evening.scenario === null ? [] : [evening.scenario]),
        notesField(evening.notes),
      ],
    },
    {
      kind: 'list',
      id: 'players',
      label: words.players,
      path: '/players',
      items: evening.players.map(seatItem),
      additions: [{ id: 'new', label: words.addPlayer, taken: 0, take: [newSeat(evening)] }],
      reorderable: true,
    },
  ],
})
