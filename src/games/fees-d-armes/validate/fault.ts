/**
 * A diagnostic with the ways out of it, in the order in which they are preferred. Each is tried on the roster before it
 * is offered: a remedy never makes a band worse.
 */
import {
  applyPatch,
  error,
  info,
  isJsonObject,
  parse,
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

export interface Fault extends Diagnostic {
  readonly cures?: readonly Cure[]
}

const say: Readonly<Record<Severity, typeof error>> = { error, warning, info }

const codePrefix = 'fees-d-armes.'

export const fault = (
  severity: Severity,
  code: string,
  path: Pointer,
  message: string,
  cures: readonly Cure[] = [],
): Fault => ({ ...say[severity](`${codePrefix}${code}`, path, message), ...(cures.length > 0 && { cures }) })

/** Beyond these, a file is not what a hand wrote, and its faults are told without a way out. */
const most = { faults: 60, profiles: 80 } as const

export type Inspect = (roster: Roster) => readonly Fault[]

export const offerRemedies = (
  roster: Roster,
  faults: readonly Fault[],
  inspect: Inspect,
): readonly Diagnostic[] => {
  const trial = trialOf(roster, inspect)
  const endless = roster.profiles.length > most.profiles
  let offered = 0
  return faults.map(({ cures, ...diagnostic }) => {
    if (!cures || endless || offered >= most.faults) return diagnostic
    offered++
    const helpful = cures.find(({ patch }) => helps(diagnostic, faults, trial(patch)))
    return remedied(diagnostic, helpful)
  })
}

/** What a patch would leave to remark upon. Pictures and notes weigh much and say nothing to the rules. */
const trialOf = (roster: Roster, inspect: Inspect): ((patch: Patch) => readonly Fault[] | undefined) => {
  const document = { roster: toJson(light(roster)) }
  return patch => {
    const changed = applyPatch(document, patch)
    const read = parse(rosterSchema, isJsonObject(changed) ? changed['roster'] : null)
    return read.ok ? inspect(read.value) : undefined
  }
}

const light = (roster: Roster): Roster => ({
  ...roster,
  profiles: roster.profiles.map(({ portrait: _, ...profile }) => profile),
  factions: roster.factions.map(({ picture: _, ...faction }) => faction),
})

const helps = (
  { severity, code, path, message }: Diagnostic,
  before: readonly Fault[],
  after: readonly Fault[] | undefined,
): boolean =>
  after !== undefined &&
  !after.some(other => other.code === code && other.path === path && other.message === message) &&
  errorsIn(after) <= errorsIn(before) - (severity === 'error' ? 1 : 0)

const errorsIn = (faults: readonly Diagnostic[]): number =>
  faults.filter(({ severity }) => severity === 'error').length
