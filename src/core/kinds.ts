/** Every kind of file that Copiste knows, found by a file's name or by what it says of itself. */
import { bandKind } from './band.ts'
import { eveningKind } from './evening.ts'
import type { GameSystem } from './game.ts'
import { isJsonObject, type Json } from './json.ts'
import { readJson } from './json-file.ts'
import type { Filed, FileKind } from './kind.ts'
import type { Result } from './result.ts'
import { scenarioKind } from './scenario.ts'
import { stockKind } from './stock-file.ts'

export const fileKinds: readonly FileKind[] = [bandKind, scenarioKind, eveningKind, stockKind]

/** By the ending of a file's name, in capitals or not. */
export const kindOf = (name: string): FileKind | undefined =>
  fileKinds.find(({ extension }) => name.toLowerCase().endsWith(extension))

/** A name that tells no kind leaves it to the format; what tells nothing is held to be a band, and refused as one. */
export const kindFor = (name: string, json: Json): FileKind =>
  kindOf(name) ?? fileKinds.find(({ format }) => isJsonObject(json) && json['format'] === format) ?? bandKind

export const readFiled = (name: string, bytes: Uint8Array, systems: readonly GameSystem[]): Result<Filed> => {
  const known = kindOf(name)
  if (known) return known.read(bytes, systems)
  const json = readJson(bytes)
  return json.ok ? kindFor(name, json.value).read(bytes, systems) : json
}

/** A file's name without its ending. */
export const titleOf = (name: string): string => {
  const kind = kindOf(name)
  return kind ? name.slice(0, -kind.extension.length) : name.replace(/\.json$/i, '')
}
