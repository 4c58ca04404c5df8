/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { equipmentKinds, kinds, stats, traits } from './stats.ts'
import type { EquipmentKindEntry, KindEntry, KindId, StatEntry, StatId, TraitEntry } from './interface.ts'

export * from './interface.ts'
export * from './play.ts'
export * from './stats.ts'
export { rulings } from './rulings.ts'
export { brings } from './brings.ts'

/** By id, for any string that a file may hold. */
export const traitById: ReadonlyMap<string, TraitEntry> = new Map(traits.map(entry => [entry.id, entry]))
export const equipmentKindById: ReadonlyMap<string, EquipmentKindEntry> = new Map(
  equipmentKinds.map(entry => [entry.id, entry]),
)

const must = <E extends { readonly id: string }>(entries: readonly E[], id: E['id']): E => {
  const found = entries.find(entry => entry.id === id)
  if (!found) throw new Error(`no ${id} in the catalogue`)
  return found
}

export const statOf = (id: StatId): StatEntry => must(stats, id)
export const kindOf = (id: KindId): KindEntry => must(kinds, id)
