import type { Form } from '../../core/index.ts'
import type { Roster } from './schema.ts'

export const form = (_roster: Roster): Form => ({ gauges: [], parts: [] })
