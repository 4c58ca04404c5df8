/** Files on disk, as every host uses them: open, check, make a new band. */
import {
  capped,
  error,
  failure,
  hasErrors,
  limits,
  newBand,
  quote,
  readBand,
  readFiled,
  suggestion,
  success,
  writeJson,
  type Band,
  type Diagnostic,
  type Filed,
  type GameSystem,
  type JsonObject,
  type Result,
} from '../core/index.ts'
import type { Files } from './port.ts'

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
  return { filed: filed.ok ? filed.value : undefined, check: judged(path, filed) }
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

const judged = (file: string, read: Result<Filed>): Check => {
  if (!read.ok) return { file, system: null, ok: false, diagnostics: capped(read.diagnostics), totals: null }
  const { system, validate, notices, totals } = read.value
  const diagnostics = [...capped(validate(), 1000), ...notices]
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
