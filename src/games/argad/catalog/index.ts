/** The catalogue as the rules receive it: lists for the eye, maps for the hand. */
import { byId, entryWith } from '../../kit/index.ts'
import { beasts, competences, mounts, objectiveKinds, protections, roles, trainings } from './characters.ts'
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

export const weaponById = byId(weapons)
export const protectionById = byId(protections)
export const competenceById = byId(competences)
export const trainingById = byId(trainings)
export const beastById = byId(beasts)
export const objectiveKindById = byId(objectiveKinds)

export const mountOf = (id: MountId): MountEntry => entryWith(mounts, id)
export const roleOf = (id: RoleId): RoleEntry => entryWith(roles, id)
export const lengthOf = (id: LengthId): LengthEntry => entryWith(lengths, id)
