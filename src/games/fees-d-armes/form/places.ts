/** Fields that most parts of the form share. */
import {
  nameLength,
  notesLength,
  pointer,
  type NumberField,
  type Pointer,
  type TextField,
  type WhenEmpty,
} from '../../../core/index.ts'

export const at = (...keys: readonly (string | number)[]): Pointer => pointer('roster', ...keys)

export const nameField = (
  path: Pointer,
  label: string,
  value: string,
  more: Partial<Pick<TextField, 'help' | 'suggestions' | 'written' | 'whenEmpty'>> = {},
): TextField => ({ kind: 'text', path, label, value, maxLength: nameLength, whenEmpty: 'keep', ...more })

export const longField = (
  path: Pointer,
  label: string,
  value: string,
  whenEmpty: WhenEmpty = 'keep',
  help?: string,
): TextField => ({
  kind: 'long-text',
  path,
  label,
  value,
  maxLength: notesLength,
  whenEmpty,
  ...(help !== undefined && { help }),
})

export const iconField = (path: Pointer, value: string, whenEmpty: WhenEmpty): TextField =>
  nameField(path, 'Icône', value, { written: 'icon', whenEmpty })

export const numberField = (
  path: Pointer,
  label: string,
  value: number | null,
  span: Pick<NumberField, 'min' | 'max'> &
    Partial<Pick<NumberField, 'unit' | 'boxes' | 'help' | 'whenEmpty'>>,
): NumberField => ({ kind: 'number', path, label, value, step: 1, whenEmpty: 'keep', ...span })
