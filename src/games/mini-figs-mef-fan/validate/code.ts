/** What every check of this game shares: its code's prefix and its places. */
import { pointer, type Pointer } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'

export const code = (what: string): string => `mini-figs-mef-fan.${what}`

export const at = ({ index }: Pick<Member, 'index'>, ...keys: readonly (string | number)[]): Pointer =>
  pointer('roster', 'units', index, ...keys)
