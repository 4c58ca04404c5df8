/** Fields that most parts of the form share. */
import {
  nameLength,
  notesLength,
  typeset,
  type FormCell,
  type NumberField,
  type Pointer,
  type TextField,
  type ToggleField,
  type WhenEmpty,
} from '../../../core/index.ts'

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
  whenEmpty: WhenEmpty = 'remove',
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

export const iconField = (path: Pointer, value: string | undefined, help: string): TextField =>
  nameField(path, 'Emblème', value ?? '', { written: 'icon', whenEmpty: 'remove', help })

export const numberField = (
  path: Pointer,
  label: string,
  value: number | null,
  span: Pick<NumberField, 'min' | 'max'> &
    Partial<Pick<NumberField, 'unit' | 'boxes' | 'help' | 'whenEmpty' | 'step'>>,
): NumberField => ({
  kind: 'number',
  path,
  label,
  value,
  step: 1,
  whenEmpty: 'keep',
  ...span,
  ...(span.help !== undefined && { help: typeset(span.help) }),
})

export const toggle = (path: Pointer, label: string, value: boolean, help?: string): ToggleField => ({
  kind: 'toggle',
  path,
  label,
  value,
  ...(help !== undefined && { help: typeset(help) }),
})

export const said = (text: string, strong = false): FormCell => ({
  kind: 'reckoned',
  text,
  ...(strong && { strong }),
})
