/** Bands on disk, as every host uses them: open, check, make a new one. */
import {
  capped,
  error,
  failure,
  hasErrors,
  limits,
  newBand,
  quote,
  readBand,
  suggestion,
  success,
  writeJson,
  type Band,
  type Diagnostic,
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

/** A verdict on one file, and the band itself where the file could be read. */
export interface Verdict {
  readonly check: Check
  readonly band: Band | undefined
}

export const checkBandFile = async (
  files: Files,
  systems: readonly GameSystem[],
  path: string,
): Promise<Verdict> => {
  const opened = await openBandFile(files, systems, path)
  if (!opened.ok) {
    const diagnostics = capped(opened.diagnostics)
    return { band: undefined, check: { file: path, system: null, ok: false, diagnostics, totals: null } }
  }
  const band = opened.value
  const diagnostics = [...capped(band.roster.validate(), 1000), ...band.notices]
  return {
    band,
    check: {
      file: path,
      system: band.system.id,
      ok: !hasErrors(diagnostics),
      diagnostics,
      totals: band.roster.derive().totals,
    },
  }
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
