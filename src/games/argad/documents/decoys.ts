/** Animals that walk in the place of a troop that has not been seen: three of a letter for each, one of them true. */
import type { DraftPiece } from '../../../core/index.ts'
import { token } from '../../kit/index.ts'
import { template } from './shared.ts'

export const animals = [
  { icon: 'fox-head', name: 'renard' },
  { icon: 'deer-head', name: 'biche' },
  { icon: 'boar', name: 'sanglier' },
  { icon: 'rabbit', name: 'lièvre' },
  { icon: 'raven', name: 'corbeau' },
  { icon: 'jumping-dog', name: 'chien' },
  { icon: 'goat', name: 'chèvre' },
  { icon: 'cat', name: 'chat' },
  { icon: 'owl', name: 'chouette' },
  { icon: 'badger', name: 'blaireau' },
  { icon: 'squirrel', name: 'écureuil' },
  { icon: 'hedgehog', name: 'hérisson' },
  { icon: 'duck', name: 'canard' },
  { icon: 'sheep', name: 'mouton' },
  { icon: 'donkey', name: 'âne' },
  { icon: 'stag-head', name: 'cerf' },
  { icon: 'rooster', name: 'coq' },
  { icon: 'wolf-head', name: 'loup' },
] as const

/** A group that hides, how fast its animals walk, and which they are. */
export interface Hidden {
  readonly name: string
  readonly pace: string
  readonly beasts: readonly number[]
}

export const perGroup = 3

/** Each animal once: nobody asks whose fox this was. */
export const hiddenGroups = (
  count: number,
  known: readonly { readonly name: string; readonly pace: string }[],
): readonly Hidden[] =>
  Array.from({ length: count }, (_, group) => ({
    name: known[group]?.name ?? '',
    pace: known[group]?.pace ?? '',
    beasts: Array.from({ length: perGroup }, (_beast, index) => group * perGroup + index),
  }))

export const decoyTokens = (groups: number, diameter: number): readonly DraftPiece[] =>
  animals.slice(0, groups * perGroup).map(({ icon, name }) =>
    token({
      template: template('token'),
      look: 'leurre',
      title: `Leurre : ${name}`,
      icon,
      text: name,
      diameter,
      copies: 1,
    }),
  )
