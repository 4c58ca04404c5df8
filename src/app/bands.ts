/** Files on disk, as every host uses them: open, check, make a new band. */
import {
  capped,
  error,
  failure,
  hasErrors,
  isEvening,
  limits,
  newBand,
  newScenario,
  quote,
  readBand,
  readFiled,
  scenarioKind,
  suggestion,
  success,
  writeJson,
  type Band,
  type Diagnostic,
  type Evening,
  type Filed,
  type GameSystem,
  type JsonObject,
  type Result,
} from '../core/index.ts'
import { openEvening, settingsOf } from './evening/index.ts'
import type { Files } from './port.ts'
import { printed } from './printables.ts'

export const openBandFile = async (
  files: Files,
  systems: readonly GameSystem[],
  path: string,
): Promise<Result<Band>> => {
  const bytes = await files.read(path, limits.bytes)
  return bytes.ok ? readBand(bytes.value, systems) : bytes
}

export interface Check {
  readonly file: string
  readonly system: string | null
  readonly ok: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly totals: JsonObject | null
}

/** A verdict on one file, and what it holds where it could be read. */
export interface FileVerdict {
  readonly check: Check
  readonly filed: Filed | undefined
}

/** The same where nothing but a band will do. */
export interface Verdict extends FileVerdict {
  readonly band: Band | undefined
}

export const checkFile = async (
  files: Files,
  systems: readonly GameSystem[],
  path: string,
): Promise<FileVerdict> => {
  const bytes = await files.read(path, limits.bytes)
  const filed = bytes.ok ? readFiled(path, bytes.value, systems) : bytes
  const found =
    filed.ok && isEvening(filed.value) ? await remarksOn(filed.value, path, { files, systems }) : []
  return { filed: filed.ok ? filed.value : undefined, check: judged(path, filed, found) }
}

/** An evening is sound when the files that it names are. */
const remarksOn = async (
  evening: Evening,
  path: string,
  reading: { readonly files: Files; readonly systems: readonly GameSystem[] },
): Promise<readonly Diagnostic[]> => {
  const settings = settingsOf(evening.text)
  const own = evening.validate()
  const { remarks } = await openEvening(evening, path, reading)
  return [...(settings.ok ? [] : settings.diagnostics), ...remarks.slice(own.length)]
}

export const checkBandFile = async (
  files: Files,
  systems: readonly GameSystem[],
  path: string,
): Promise<Verdict> => {
  const opened = await openBandFile(files, systems, path)
  const band = opened.ok ? opened.value : undefined
  return { band, filed: band, check: judged(path, opened) }
}

/** A scenario as it is printed: a text that cannot be read is told with its line, and there is nothing to print. */
export const checkScenarioFile = async (
  files: Files,
  systems: readonly GameSystem[],
  path: string,
): Promise<FileVerdict> => {
  const bytes = await files.read(path, limits.bytes)
  const read = bytes.ok ? scenarioKind.read(bytes.value, systems) : bytes
  const scenario = read.ok ? printed(read.value) : read
  return { filed: scenario.ok ? scenario.value : undefined, check: judged(path, scenario) }
}

const judged = (file: string, read: Result<Filed>, found: readonly Diagnostic[] = []): Check => {
  if (!read.ok) return { file, system: null, ok: false, diagnostics: capped(read.diagnostics), totals: null }
  const { system, validate, notices, totals } = read.value
  const diagnostics = [...capped([...validate(), ...found], 1000), ...notices]
  return { file, system: system?.id ?? null, ok: !hasErrors(diagnostics), diagnostics, totals: totals() }
}

export const findSystem = (systems: readonly GameSystem[], id: string): Result<GameSystem> => {
  const system = systems.find(candidate => candidate.id === id)
  const ids = systems.map(known => known.id)
  return system
    ? success(system)
    : failure(
        error(
          'call.unknown-system',
          '',
          `Le jeu ${quote(id)} est inconnu.${suggestion(id, ids)} « copiste systems » les liste tous.`,
        ),
      )
}

/** A new scenario: blank, or a sample's; of the samples of all games, since each has a name of its own. */
export const createScenarioFile = async (
  files: Files,
  systems: readonly GameSystem[],
  sampleId: string | undefined,
  path: string,
): Promise<Result<JsonObject>> => {
  const samples = systems.flatMap(({ scenarios = [] }) => scenarios)
  const sample = samples.find(({ id }) => id === sampleId)
  if (sampleId !== undefined && !sample) {
    const ids = samples.map(({ id }) => id)
    const known = ids.length === 0 ? 'Il n’y en a pas encore.' : `Exemples : ${ids.join(', ')}.`
    return failure(
      error(
        'call.unknown-sample',
        '',
        `L’exemple ${quote(sampleId)} est inconnu.${suggestion(sampleId, ids)} ${known}`,
      ),
    )
  }
  const document = sample?.document ?? newScenario()
  const written = await files.create(path, writeJson(document))
  return written.ok ? success(document) : written
}

export const createBandFile = async (
  files: Files,
  system: GameSystem,
  sampleId: string | undefined,
  path: string,
): Promise<Result<JsonObject>> => {
  const sample = system.samples.find(({ id }) => id === sampleId)
  if (sampleId !== undefined && !sample) {
    const ids = system.samples.map(({ id }) => id)
    const known = `Exemples de ${system.name} : ${ids.join(', ')}.`
    return failure(
      error(
        'call.unknown-sample',
        '',
        `L’exemple ${quote(sampleId)} est inconnu.${suggestion(sampleId, ids)} ${known}`,
      ),
    )
  }
  const document = newBand(system, sample)
  const written = await files.create(path, writeJson(document))
  return written.ok ? success(document) : written
}
