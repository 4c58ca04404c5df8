/** What every check of this game shares: its code's prefix, its places, its removals. */
import { pointer, removeItems, type Pointer, type Remedy } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'

export const code = (what: string): string => `flammes-et-fantassins.${what}`

export const at = ({ index }: Member, ...keys: readonly (string | number)[]): Pointer =>
  pointer('roster', 'figures', index, ...keys)

export const removal = (
  member: Member,
  list: 'classes' | 'equipment' | 'spells',
  indexes: readonly number[],
  label: string,
): Remedy => ({ label, patch: removeItems(at(member, list), indexes) })

export const indexesOf = (items: readonly { readonly index: number }[]): readonly number[] =>
  items.map(({ index }) => index)
