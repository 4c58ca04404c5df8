/** Troops for the tests of what is played, as they fight. */
import type { DuelAttack, JsonObject, Target } from '../../../src/core/index.ts'
import { armedOf, duelistOf } from '../../../src/games/argad/odds.ts'
import { rosterSchema, type Roster } from '../../../src/games/argad/schema.ts'

export const rosterOf = (profiles: readonly JsonObject[], roster: JsonObject = {}): Roster =>
  rosterSchema.parse({ ...roster, profiles })

/** One profile as it fights. */
export const fighter = (profile: JsonObject = {}, roster: JsonObject = {}) => {
  const [armed] = armedOf(rosterOf([{ name: 'Essai', ...profile }], roster))
  if (!armed) throw new Error('nobody')
  return duelistOf(armed)
}

export const attackOf = (profile: JsonObject, id: string, roster: JsonObject = {}): DuelAttack => {
  const { attacks } = fighter(profile, roster)
  const found = attacks.find(attack => attack.id === id)
  if (!found) throw new Error(`no attack ${id} among ${attacks.map(one => one.id).join(', ')}`)
  return found
}

export const targetOf = (profile: JsonObject = {}): Target => fighter(profile).target
