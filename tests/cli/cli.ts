/** The command line as a player runs it: the built program, in a process of its own. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

export const root = resolve(import.meta.dirname, '../..')
export const program = join(root, 'bin', 'copiste.mjs')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export const copiste = (...words: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, out: stdout, err: stderr }
}

/** A folder for the tests of one file, gone after them. */
export const scratch = (): ((...names: readonly string[]) => string) => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'copiste-test-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return (...names) => join(folder, ...names)
}
