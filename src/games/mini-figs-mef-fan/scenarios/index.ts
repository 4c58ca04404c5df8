/** The sample scenarios of this game. */
import type { ScenarioSample } from '../../../core/index.ts'
import { soupWagon } from './le-chariot-de-soupe.ts'

export const scenarios: readonly ScenarioSample[] = [soupWagon]
