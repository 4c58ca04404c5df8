/** The registry: one line a game. Nothing outside a game's folder knows its name. */
import type { GameSystem } from '../core/index.ts'
import { argad } from './argad/index.ts'
import { feesDArmes } from './fees-d-armes/index.ts'
import { flammesEtFantassins } from './flammes-et-fantassins/index.ts'
import { miniFigsMefFan } from './mini-figs-mef-fan/index.ts'

export const systems: readonly GameSystem[] = [flammesEtFantassins, feesDArmes, miniFigsMefFan, argad]
