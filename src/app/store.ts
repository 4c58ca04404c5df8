/** A small JSON file of Copiste's own: read with its schema, written whole, made anew where it is missing or broken. */
import {
  error,
  failure,
  limits,
  parse,
  readJson,
  success,
  toJson,
  writeJson,
  type Result,
  type z,
} from '../core/index.ts'
import { isNameTaken } from './alone.ts'
import type { Files } from './port.ts'

export const readStored = async <T>(
  files: Files,
  path: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  const bytes = await files.read(path, limits.bytes)
  if (!bytes.ok) return undefined
  const json = readJson(bytes.value)
  if (!json.ok) return undefined
  const stored = parse(schema, json.value)
  return stored.ok ? stored.value : undefined
}

export const writeStored = async (files: Files, path: string, value: unknown): Promise<Result<void>> => {
  const bytes = writeJson(toJson(value))
  return bytes.length <= limits.bytes
    ? files.replace(path, bytes)
    : failure(error('store.too-large', '', `${path} : ce fichier dépasserait 8 Mio. Rien n’a été changé.`))
}

/** What cannot be read is kept beside, once, so that a new beginning loses nothing; answers where. */
export const keepAside = async (files: Files, path: string): Promise<Result<string>> => {
  const bytes = await files.read(path, limits.bytes)
  for (let turn = 1; ; turn++) {
    const aside = `${path}.abime${turn === 1 ? '' : `-${turn}`}`
    if (await files.isFile(aside)) {
      const known = bytes.ok ? await files.read(aside, limits.bytes) : failure()
      if (bytes.ok && known.ok && isSame(bytes.value, known.value)) return success(aside)
      continue
    }
    const kept = bytes.ok
      ? await files.create(aside, bytes.value, { like: path })
      : await files.move(path, aside)
    if (!kept.ok && isNameTaken(kept)) continue
    return kept.ok ? success(aside) : kept
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
