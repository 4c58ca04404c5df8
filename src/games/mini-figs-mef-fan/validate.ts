/** What the rules say against an army. */
import type { Diagnostic } from '../../core/index.ts'
import type { Roster } from './schema.ts'

export const validate = (_roster: Roster): readonly Diagnostic[] => []
