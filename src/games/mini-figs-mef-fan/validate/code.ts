/** What every check of this game shares: its faults, and its places. */
import { pointer, type Pointer } from '../../../core/index.ts'
import { faultsOf } from '../../kit/faults.ts'
import type { Member } from '../resolve.ts'

export const fault = faultsOf('mini-figs-mef-fan')

export const unitsPath = pointer('roster', 'units')

export const at = ({ index }: Pick<Member, 'index'>, ...keys: readonly (string | number)[]): Pointer =>
  pointer('roster', 'units', index, ...keys)
