/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { byId, entryWith } from '../../kit/index.ts'
import type { Ammo, AmmoEntry, Gait, GaitEntry, Range, RangeEntry } from './interface.ts'
import { orders } from './play.ts'
import { roles } from './roles.ts'
import { spells } from './spells.ts'
import { ammoEntries, gaitEntries, lifeEntries, rangeEntries, traits } from './units.ts'

export * from './interface.ts'
export * from './play.ts'
export * from './roles.ts'
export * from './spells.ts'
export * from './units.ts'
export { rulings } from './rulings.ts'
export { brings } from './brings.ts'

export const roleById = byId(roles)
export const spellById = byId(spells)
export const traitById = byId(traits)
export const orderById = byId(orders)

export const gaitOf = (id: Gait): GaitEntry => entryWith(gaitEntries, id)
export const rangeOf = (id: Range): RangeEntry => entryWith(rangeEntries, id)
export const ammoOf = (id: Ammo): AmmoEntry => entryWith(ammoEntries, id)

const noLife = { times: 1, over: 1, shown: '×1' } as const

/** Beyond the table nothing is priced: the rules refuse it, and the sum stands as it is or as for the greatest. */
export const lifeFactor = (life: number): (typeof lifeEntries)[number]['factor'] =>
  lifeEntries.findLast(entry => entry.life <= life)?.factor ?? noLife
