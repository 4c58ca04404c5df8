/** The fields that most forms are made of, and where in a file they write. What helps is set as French is. */
import {
  nameLength,
  notesLength,
  pointer,
  typeset,
  type FormCell,
  type NumberField,
  type Pointer,
  type TextField,
} from '../../core/index.ts'

/** In a roster. */
export const place = (...keys: readonly (string | number)[]): Pointer => pointer('roster', ...keys)

const helping = (help: string | undefined) => (help === undefined ? {} : { help: typeset(help) })

export const nameField = (
  path: Pointer,
  label: string,
  value: string,
  more: Partial<Pick<TextField, 'help' | 'suggestions' | 'written' | 'whenEmpty'>> = {},
): TextField => ({
  kind: 'text',
  path,
  label,
  value,
  maxLength: nameLength,
  whenEmpty: 'keep',
  ...more,
  ...helping(more.help),
})

export const longField = (
  path: Pointer,
  label: string,
  value: string,
  more: Partial<Pick<TextField, 'help' | 'written' | 'whenEmpty'>> = {},
): TextField => ({
  kind: 'long-text',
  path,
  label,
  value,
  maxLength: notesLength,
  whenEmpty: 'keep',
  ...more,
  ...helping(more.help),
})

export const notesField = (path: Pointer, value = '', help?: string): TextField =>
  longField(path, 'Notes', value, { whenEmpty: 'remove', ...helping(help) })

/** An icon that is chosen; where none is, it has its usual one. */
export const iconField = (path: Pointer, value = '', help?: string): TextField =>
  nameField(path, 'Emblème', value, { written: 'icon', whenEmpty: 'remove', ...helping(help) })

export const numberField = (
  path: Pointer,
  label: string,
  value: number | null,
  span: Pick<NumberField, 'min' | 'max'> &
    Partial<Pick<NumberField, 'unit' | 'boxes' | 'help' | 'whenEmpty' | 'step' | 'signed'>>,
): NumberField => ({
  kind: 'number',
  path,
  label,
  value,
  step: 1,
  whenEmpty: 'keep',
  ...span,
  ...helping(span.help),
})

/** A cell that is read and not written in. */
export const said = (text: string, strong = false): FormCell => ({
  kind: 'reckoned',
  text,
  ...(strong && { strong }),
})
