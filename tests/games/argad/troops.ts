/** Troops for the tests of this game, from a few words. */
import { applyPatch, type Diagnostic, type Json, type JsonObject } from '../../../src/core/index.ts'
import { resolveProfile, weaponsOf, type Member } from '../../../src/games/argad/resolve.ts'
import { blankProfile, ownWeaponSchema, type Profile } from '../../../src/games/argad/schema.ts'
import { opened, plain } from '../any-roster.ts'

export { opened, plain }

export const member = (profile: Partial<Profile>, ownWeapons: readonly JsonObject[] = []): Member =>
  resolveProfile(
    { ...blankProfile(), name: 'Essai', ...profile },
    0,
    weaponsOf({ ownWeapons: ownWeapons.map(weapon => ownWeaponSchema.parse(weapon)) }),
  )

/** One who leads alone, of whom no rule has anything to say. */
export const captain = (profile: JsonObject = {}): JsonObject => ({
  name: 'Perrine',
  classe: 3,
  role: 'chef',
  leader: true,
  weapons: ['courte'],
  ...profile,
})

export const troopFile = (profiles: readonly JsonObject[], roster: JsonObject = {}): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'argad',
  name: 'Essai',
  roster: { ...roster, profiles },
})

export const diagnose = (file: Json): readonly Diagnostic[] => opened(file).roster.validate()

/** What is said of a troop, as `severity code path`. */
export const remarks = (profiles: readonly JsonObject[], roster: JsonObject = {}): readonly string[] =>
  diagnose(troopFile(profiles, roster)).map(
    ({ severity, code, path }) => `${severity} ${code.replace('argad.', '')} ${path}`,
  )

/** Of the captain changed so, alone. */
export const said = (profile: JsonObject, roster: JsonObject = {}): readonly string[] =>
  remarks([captain(profile)], roster)

/** The label of the remedy of one fault, what is left to remark, and the roster. */
export const cured = (code: string, profiles: readonly JsonObject[], roster: JsonObject = {}) => {
  const { document, roster: before } = opened(troopFile(profiles, roster))
  const remedy = before.validate().find(one => one.code === `argad.${code}`)?.remedy
  if (!remedy) throw new Error(`no remedy for ${code}`)
  const { roster: after } = opened(applyPatch(document, remedy.patch))
  return {
    label: plain(remedy.label),
    roster: after.json,
    left: after.validate().map(one => one.code.replace('argad.', '')),
  }
}
