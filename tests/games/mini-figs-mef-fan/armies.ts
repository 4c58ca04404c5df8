/** Armies for the tests of this game, from a few words. */
import { applyPatch, type Diagnostic, type Json, type JsonObject } from '../../../src/core/index.ts'
import { resolveUnit, type Member } from '../../../src/games/mini-figs-mef-fan/resolve.ts'
import { blankUnit, usualAgreed, type Unit } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { opened, plain } from '../any-roster.ts'

export { opened, plain }

/** A unit of nothing: no score, no price. */
export const nothing: Unit = { ...blankUnit(), dep: 0, melee: [], def: 0, men: 0 }

export const member = (unit: Partial<Unit>): Member =>
  resolveUnit({ agreed: usualAgreed() }, { ...nothing, name: 'Essai', ...unit }, 0)

/** An ordinary soldier, of whom no rule has anything to say. */
export const soldier = (unit: JsonObject = {}): JsonObject => ({
  name: 'Essai',
  figures: 1,
  dep: 2,
  melee: [{ score: 2 }],
  def: 1,
  men: 2,
  ...unit,
})

export const armyFile = (units: readonly JsonObject[], roster: JsonObject = {}): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'mini-figs-mef-fan',
  name: 'Essai',
  roster: { limit: 500, ...roster, units },
})

export const diagnose = (file: Json): readonly Diagnostic[] => opened(file).roster.validate()

/** What is said of an army, as `severity code path`. */
export const remarks = (units: readonly JsonObject[], roster: JsonObject = {}): readonly string[] =>
  diagnose(armyFile(units, roster)).map(
    ({ severity, code, path }) => `${severity} ${code.replace('mini-figs-mef-fan.', '')} ${path}`,
  )

/** The label of the remedy of one fault, the remarks that are left, and the roster. */
export const cured = (code: string, units: readonly JsonObject[], roster: JsonObject = {}) => {
  const { document, roster: before } = opened(armyFile(units, roster))
  const remedy = before.validate().find(one => one.code === `mini-figs-mef-fan.${code}`)?.remedy
  if (!remedy) throw new Error(`no remedy for ${code}`)
  const { roster: after } = opened(applyPatch(document, remedy.patch))
  return {
    label: plain(remedy.label),
    roster: after.json,
    left: after.validate().map(one => one.code.replace('mini-figs-mef-fan.', '')),
  }
}
