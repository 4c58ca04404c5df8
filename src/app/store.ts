/** A small JSON file of Copiste's own: read with its schema, written whole, made anew where it is missing or broken. */
import { parse, readJson, toJson, writeJson, type Result, type z } from '../core/index.ts'
import type { Files } from './host.ts'

const most = 16 * 1024 * 1024

export const readStored = async <T>(
  files: Files,
  path: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  const bytes = await files.read(path, most)
  if (!bytes.ok) return undefined
  const json = readJson(bytes.value)
  if (!json.ok) return undefined
  const stored = parse(schema, json.value)
  return stored.ok ? stored.value : undefined
}

export const writeStored = (files: Files, path: string, value: unknown): Promise<Result<void>> =>
  files.replace(path, writeJson(toJson(value)))
