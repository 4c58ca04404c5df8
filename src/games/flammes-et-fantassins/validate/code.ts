/** What every check of this game shares: its code's prefix and its places. */
import { pointer, type Pointer } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'

export const code = (what: string): string => `flammes-et-fantassins.${what}`

export const at = ({ index }: Member, ...keys: readonly (string | number)[]): Pointer =>
  pointer('roster', 'figures', index, ...keys)
