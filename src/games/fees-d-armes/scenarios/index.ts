/** The sample scenarios. */
import type { ScenarioSample } from '../../../core/index.ts'
import { fiveOClock } from './le-gouter-de-cinq-heures.ts'

export const scenarios: readonly ScenarioSample[] = [fiveOClock]
