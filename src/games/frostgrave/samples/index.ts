/** Warbands to begin with: all of our own invention, their statistics and their spells too. */
import type { Sample } from '../../../core/index.ts'
import { chasmSide } from './bord-du-gouffre.ts'
import { tenCandles } from './dix-chandelles.ts'
import { cloakless } from './sans-manteau.ts'

export const samples: readonly Sample[] = [cloakless, tenCandles, chasmSide]
