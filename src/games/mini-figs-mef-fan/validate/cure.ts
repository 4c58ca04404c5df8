/**
 * Ways out of a fault. Each is tried on the army as a whole before it is offered, so that no remedy leaves as many errors
 * as it found, nor the very words that it was to answer.
 */
import {
  applyPatch,
  error,
  info,
  pointer,
  remedied,
  toJson,
  warning,
  type Diagnostic,
  type Patch,
  type Pointer,
  type Severity,
} from '../../../core/index.ts'
import { rosterSchema, type Roster } from '../schema.ts'

export interface Cure {
  readonly label: string
  readonly patch: Patch
}

/** A diagnostic with the ways out of it, in the order in which they are preferred. */
export interface Fault extends Diagnostic {
  readonly cures: () => readonly Cure[]
}

const diagnose = { error, warning, info } as const

export const fault = (
  severity: Severity,
  code: string,
  path: Pointer,
  message: string,
  cures: () => readonly Cure[] = () => [],
): Fault => ({ ...diagnose[severity](code, path, message), cures })

/** Beyond these, a file is not what a hand wrote, and its faults are told without a way out. */
const most = { faults: 60, units: 100 } as const

const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length

const same = (one: Diagnostic, other: Diagnostic): boolean =>
  one.code === other.code && one.path === other.path && one.message === other.message

/** The army as a patch leaves it; nothing where it would be no army. */
const after = (roster: Roster, patch: Patch): Roster | undefined => {
  const changed = rosterSchema.safeParse(valueIn(applyPatch({ roster: toJson(roster) }, patch)))
  return changed.success ? changed.data : undefined
}

const valueIn = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'roster' in document ? document.roster : undefined

/** Of the ways out of each fault, the first that helps. */
export const offerRemedies = (
  roster: Roster,
  faults: readonly Fault[],
  judge: (roster: Roster) => readonly Diagnostic[],
): readonly Diagnostic[] => {
  const endless = roster.units.length > most.units
  const errors = errorsIn(faults)
  return faults.map(({ cures, ...diagnostic }, index) => {
    if (endless || index >= most.faults) return diagnostic
    const fewer = diagnostic.severity === 'error' ? 1 : 0
    const cure = cures().find(({ patch }) => {
      const left = after(roster, patch)
      if (!left) return false
      const said = judge(left)
      return errorsIn(said) <= errors - fewer && !said.some(other => same(other, diagnostic))
    })
    return remedied(diagnostic, cure)
  })
}

export const unitsPath = pointer('roster', 'units')
