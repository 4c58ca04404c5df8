/** What the rules say against a band, with the remedy where one exists. */
import type { Diagnostic } from '../../core/index.ts'
import type { Roster } from './schema.ts'

export const validate = (_: Roster): readonly Diagnostic[] => []
