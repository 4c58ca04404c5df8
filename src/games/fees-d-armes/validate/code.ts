/** What every check of this game shares. */
import { faultsOf } from '../../kit/faults.ts'

export const fault = faultsOf('fees-d-armes')
