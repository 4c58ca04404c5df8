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
import type { Files } from './host.ts'

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

/** What is there and cannot be read steps aside, so that a new beginning writes over nothing. */
export const setAsideUnread = async (files: Files, path: string): Promise<Result<void>> => {
  if (!(await files.isFile(path))) return success(undefined)
  for (let turn = 1; ; turn++) {
    const aside = `${path}.abime${turn === 1 ? '' : `-${turn}`}`
    if (!(await files.isFile(aside))) return files.move(path, aside)
  }
}
