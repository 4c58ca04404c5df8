/** A field that most parts of the form share. */
import { typeset, type Pointer, type ToggleField } from '../../../core/index.ts'

export const toggle = (path: Pointer, label: string, value: boolean, help?: string): ToggleField => ({
  kind: 'toggle',
  path,
  label,
  value,
  ...(help !== undefined && { help: typeset(help) }),
})
