/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import {
  beasts,
  competences,
  mounts,
  objectiveKinds,
  protections,
  roles,
  scores,
  trainings,
} from './characters.ts'
import type { LengthEntry, LengthId, MountEntry, MountId, RoleEntry, RoleId } from './interface.ts'
import { lengths, weapons } from './weapons.ts'

export * from './characters.ts'
export * from './ground.ts'
export * from './interface.ts'
export * from './play.ts'
export * from './time.ts'
export * from './weapons.ts'
export { brings } from './brings.ts'
export { rulings } from './rulings.ts'

/** By id, for any string that a file may hold. */
const byId = <E extends { readonly id: string }>(entries: readonly E[]): ReadonlyMap<string, E> =>
  new Map(entries.map(entry => [entry.id, entry]))

export const weaponById = byId(weapons)
export const protectionById = byId(protections)
export const competenceById = byId(competences)
export const trainingById = byId(trainings)
export const beastById = byId(beasts)
export const objectiveKindById = byId(objectiveKinds)
export const scoreById = byId(scores)

const must = <E extends { readonly id: string }>(entries: readonly E[], id: E['id']): E => {
  const found = entries.find(entry => entry.id === id)
  if (!found) throw new Error(`no ${id} in the catalogue`)
  return found
}

export const mountOf = (id: MountId): MountEntry => must(mounts, id)
export const roleOf = (id: RoleId): RoleEntry => must(roles, id)
export const lengthOf = (id: LengthId): LengthEntry => must(lengths, id)
