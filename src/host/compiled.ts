/** Templates and style sheets as they were read when Copiste was built: beside the built program, and nowhere else. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiled } from '../press/vocabulary/index.ts'

const read = new Map<string, Compiled | undefined>()

/** Those of a folder. */
export const openCompiled = (folder: string): Compiled | undefined => {
  if (!read.has(folder)) read.set(folder, readFolder(folder))
  return read.get(folder)
}

const readFolder = (folder: string): Compiled | undefined => {
  const file = join(dirname(fileURLToPath(import.meta.url)), `compiled-${folder}.cjs`)
  if (!/^[a-z0-9-]+$/.test(folder) || !existsSync(file)) return undefined
  const compiled: Compiled = createRequire(import.meta.url)(file)
  return compiled
}
