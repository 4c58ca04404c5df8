/** Fields that most parts of the form share, and the places that they write to. */
import {
  nameLength,
  notesLength,
  pointer,
  type Choice,
  type NumberField,
  type Patch,
  type Pointer,
  type TextField,
  type WhenEmpty,
} from '../../../core/index.ts'
import { bounds } from '../schema.ts'

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
  more: Partial<Pick<TextField, 'help' | 'written'>> = {},
): TextField => ({ kind: 'long-text', path, label, value, maxLength: notesLength, whenEmpty, ...more })

export const numberField = (
  path: Pointer,
  label: string,
  value: number | null,
  span: Pick<NumberField, 'min' | 'max'> &
    Partial<Pick<NumberField, 'unit' | 'help' | 'whenEmpty' | 'signed'>>,
): NumberField => ({ kind: 'number', path, label, value, step: 1, whenEmpty: 'keep', ...span })

/** A list takes so many, and says why it takes no more. */
export const whereRoom = (list: readonly unknown[], take: Patch): Pick<Choice, 'take' | 'closed'> =>
  list.length < bounds.lists
    ? { take }
    : { closed: `Il y en a déjà ${bounds.lists}, et le fichier n’en garde pas davantage.` }

export const inches = (value: number): string => `${String(value).replace('.', ',')}″`
