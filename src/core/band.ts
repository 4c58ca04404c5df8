/** A band file: its envelope, its version, and the way from bytes to a roster that its game understands. */
import { error, info, type Diagnostic } from './diagnostic.ts'
import { enumerate, quote } from './french.ts'
import type { GameSystem, Roster, Sample } from './game.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { limits, readJson, tooLarge, writeJson } from './json-file.ts'
import { suggestion } from './nearest.ts'
import { failure, success, type Result } from './result.ts'
import { nameSchema, parse, unknownKeys, z } from './schema.ts'

export const bandFormat = 'copiste-band'
export const bandExtension = '.bande.json'

export interface Band {
  readonly system: GameSystem
  readonly name: string
  readonly roster: Roster
  /** The whole file as it will be saved: unknown keys kept, defaults filled in. */
  readonly document: JsonObject
  /** What the door noticed: unknown keys, a migration. */
  readonly notices: readonly Diagnostic[]
  /** The version that the file was written in, where it was an older one. */
  readonly migratedFrom?: number
}

const versionSchema = z.int().min(1)

const envelopeSchema = z.looseObject({
  format: z.literal(bandFormat),
  version: versionSchema,
  system: z.string(),
  name: nameSchema,
  roster: z.unknown().optional(),
})

export const readBand = (bytes: Uint8Array, systems: readonly GameSystem[]): Result<Band> => {
  const json = readJson(bytes)
  if (!json.ok) return json
  const band = openBand(json.value, systems)
  return band.ok && outgrows(bytes, band.value.document)
    ? failure(error('file.too-large', '', tooLarge))
    : band
}

/** What is left out of a file stands in the band: one that could not be written again is not opened either. */
const outgrows = (bytes: Uint8Array, document: JsonObject): boolean =>
  bytes.length > limits.bytes / 8 && writeJson(document).length > limits.bytes

export const openBand = (json: Json, systems: readonly GameSystem[]): Result<Band> => {
  const refusal = notABand(json)
  if (refusal) return failure(refusal)
  const envelope = parse(envelopeSchema, json)
  if (!envelope.ok || !isJsonObject(json)) return envelope.ok ? failure() : envelope
  const { version, system: id, name } = envelope.value
  const system = systems.find(candidate => candidate.id === id)
  if (version > Math.max(...(system ? [system] : systems).map(known => known.version)))
    return failure(error('band.newer-version', '/version', newerVersion(version)))
  if (!system) return failure(error('band.unknown-system', '/system', unknownSystem(id, systems)))
  const roster = system.read(system.migrate(json['roster'] ?? null, version))
  if (!roster.ok) return roster
  const migrated = version < system.version
  return success({
    system,
    name,
    roster: roster.value,
    document: { ...json, version: system.version, roster: roster.value.json },
    notices: [
      ...(migrated ? [migrationNotice(version, system.version)] : []),
      ...unknownKeys(envelopeSchema, json),
      ...roster.value.unknownKeys,
    ],
    ...(migrated && { migratedFrom: version }),
  })
}

/** A new file: a blank roster, or a sample's. */
export const newBand = (system: GameSystem, sample?: Sample): JsonObject => ({
  format: bandFormat,
  version: system.version,
  system: system.id,
  name: sample?.name ?? 'Nouvelle bande',
  roster: sample?.roster ?? system.blank(),
})

const notABand = (json: Json): Diagnostic | undefined => {
  if (!isJsonObject(json))
    return error(
      'band.not-a-band',
      '',
      'Ce fichier n’est pas une bande : il devrait être un objet entre accolades.',
    )
  const format = json['format']
  if (format === bandFormat) return undefined
  if (format === undefined)
    return error(
      'band.not-a-band',
      '/format',
      `Ce fichier n’est pas une bande de Copiste : la clé « format » devrait porter ${quote(bandFormat)}.`,
    )
  const shown = typeof format === 'string' ? quote(format.slice(0, 40)) : 'autre chose qu’un texte'
  return error(
    'band.other-format',
    '/format',
    `Ce fichier n’est pas une bande : son format est ${shown}. Ouvrez plutôt un fichier ${quote(bandExtension)}.`,
  )
}

const newerVersion = (version: number): string =>
  `Cette bande est en version ${version}, écrite par un Copiste plus récent : mettez Copiste à jour pour l’ouvrir.`

const unknownSystem = (id: string, systems: readonly GameSystem[]): string => {
  const ids = systems.map(system => system.id)
  return `Le jeu ${quote(id.slice(0, 60))} est inconnu.${suggestion(id, ids)} Jeux connus : ${enumerate(ids)}.`
}

const migrationNotice = (from: number, to: number): Diagnostic =>
  info(
    'band.migrated',
    '/version',
    `Cette bande était en version ${from} : elle est lue en version ${to}, et l’original sera gardé à côté.`,
  )
