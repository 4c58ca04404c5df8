/** The sample scenarios of this game. */
import type { ScenarioSample } from '../../../core/index.ts'
import { bellOfNever } from './la-cloche-de-saint-glinglin.ts'

export const scenarios: readonly ScenarioSample[] = [bellOfNever]
