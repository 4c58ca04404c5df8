/** The sample scenarios of this game. */
import type { ScenarioSample } from '../../../core/index.ts'
import { lastSorbet } from './le-dernier-sorbet.ts'

export const scenarios: readonly ScenarioSample[] = [lastSorbet]
