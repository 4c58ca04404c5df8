/** Warbands for the tests of this game, from a few words. */
import { applyPatch, type Diagnostic, type Json, type JsonObject } from '../../../src/core/index.ts'
import { resolveRoster, type Member } from '../../../src/games/frostgrave/resolve.ts'
import { rosterSchema, type Roster } from '../../../src/games/frostgrave/schema.ts'
import { opened, plain } from '../any-roster.ts'

export { opened, plain }

export const stats: JsonObject = { mouvement: 6, combat: 2, tir: 0, armure: 10, volonte: 4, sante: 14 }

/** Of whom no rule has anything to say. */
export const figure = (name: string, more: JsonObject = {}): JsonObject => ({ name, stats, ...more })

export const spell = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  castingValue: 10,
  text: 'Un effet.',
  ...more,
})

export const wizard = (more: JsonObject = {}): JsonObject =>
  figure('Mage', { spells: [spell('Écharde')], ...more })

export const rosterJson = (roster: JsonObject = {}): JsonObject => ({ wizard: wizard(), ...roster })

export const rosterOf = (roster: JsonObject = {}): Roster => rosterSchema.parse(rosterJson(roster))

export const membersOf = (roster: JsonObject = {}): readonly Member[] => resolveRoster(rosterOf(roster))

/** One soldier with these statistics and the like. */
export const soldierOf = (more: JsonObject, roster: JsonObject = {}): Member => {
  const found = membersOf({ ...roster, soldiers: [figure('Essai', more)] }).find(
    ({ kind }) => kind === 'soldat',
  )
  if (!found) throw new Error('no soldier')
  return found
}

export const warbandFile = (roster: JsonObject = {}): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'frostgrave',
  name: 'Essai',
  roster: rosterJson(roster),
})

export const diagnose = (roster: JsonObject = {}): readonly Diagnostic[] =>
  opened(warbandFile(roster)).roster.validate()

/** What is said of a warband, as `severity code path`. */
export const remarks = (roster: JsonObject = {}): readonly string[] =>
  diagnose(roster).map(
    ({ severity, code, path }) =>
      `${severity} ${code.replace('frostgrave.', '')} ${path.replace('/roster', '')}`,
  )

/** The label of the remedy of one fault, the remarks that are left, and the roster. */
export const cured = (code: string, roster: JsonObject = {}) => {
  const { document, roster: before } = opened(warbandFile(roster))
  const remedy = before.validate().find(one => one.code === `frostgrave.${code}`)?.remedy
  if (!remedy) throw new Error(`no remedy for ${code}`)
  const { roster: after } = opened(applyPatch(document, remedy.patch))
  return {
    label: plain(remedy.label),
    roster: after.json,
    left: after.validate().map(one => one.code.replace('frostgrave.', '')),
  }
}
