/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { byId, entryWith } from '../../kit/index.ts'
import { equipmentKinds, kinds, stats, traits } from './stats.ts'
import type { KindEntry, KindId, StatEntry, StatId } from './interface.ts'

export * from './interface.ts'
export * from './play.ts'
export * from './stats.ts'
export { rulings } from './rulings.ts'
export { brings } from './brings.ts'

export const traitById = byId(traits)
export const equipmentKindById = byId(equipmentKinds)

export const statOf = (id: StatId): StatEntry => entryWith(stats, id)
export const kindOf = (id: KindId): KindEntry => entryWith(kinds, id)
