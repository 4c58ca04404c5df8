/** A field that profiles and factions share. */
import type { Pointer, TextField, WhenEmpty } from '../../../core/index.ts'
import { nameField } from '../../kit/index.ts'

export const iconField = (path: Pointer, value: string, whenEmpty: WhenEmpty): TextField =>
  nameField(path, 'Icône', value, { written: 'icon', whenEmpty })
