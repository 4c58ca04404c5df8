/** Where things of this game stand in its file. */
import { pointer, type Pointer } from '../../core/index.ts'

export const place = (...keys: readonly (string | number)[]): Pointer => pointer('roster', ...keys)
