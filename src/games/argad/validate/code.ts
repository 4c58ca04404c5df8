/** What every check of this game shares: its faults, and its places. */
import { nearest, pointer, quote, replace, suggestion, type Pointer } from '../../../core/index.ts'
import { faultsOf, type Cure } from '../../kit/faults.ts'
import type { Member } from '../resolve.ts'

export const fault = faultsOf('argad')

export const at = ({ index }: Pick<Member, 'index'>, ...keys: readonly (string | number)[]): Pointer =>
  pointer('roster', 'profiles', index, ...keys)

export const bring = (path: Pointer, what: string, value: number): Cure => ({
  label: `Ramener ${what} à ${value}`,
  patch: [replace(path, value)],
})

/** « n’existe pas. Vouliez-vous dire… », and the way to write it so. */
export const noSuch = (id: string, known: readonly string[]): string =>
  `n’existe pas.${suggestion(id, known)}`

export const writeMeant = (path: Pointer, id: string, known: readonly string[]): readonly Cure[] => {
  const meant = nearest(id, known)
  return meant === undefined ? [] : [{ label: `Écrire ${quote(meant)}`, patch: [replace(path, meant)] }]
}
