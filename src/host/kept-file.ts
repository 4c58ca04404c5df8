/**
 * Files that make the next start quicker and may be lost at any time: each begins with a mark of the rest, so that one
 * that is damaged, cut short or somebody else's is as if it were not there.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'

/** Of a folder of such files. */
export interface KeptBounds {
  readonly files: number
  readonly bytes: number
}

const lineEnd = 10

/** What was written, if all of it is there. */
export const readKept = (file: string): Buffer | undefined => {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf(lineEnd)
    const rest = bytes.subarray(end + 1)
    return end > 0 && bytes.toString('latin1', 0, end) === markOf(rest) ? rest : undefined
  } catch {
    return undefined
  }
}

/** Whoever cannot keep it makes it again next time. */
export const writeKept = (file: string, parts: readonly Uint8Array[], bounds: KeptBounds): void => {
  const made = `${file}.${process.pid}`
  try {
    const folder = dirname(file)
    makeFolder(folder)
    const rest = Buffer.concat(parts)
    writeFileSync(made, Buffer.concat([Buffer.from(`${markOf(rest)}\n`), rest]), { mode: 0o600 })
    renameSync(made, file)
    thin(folder, bounds)
  } catch {
    rmSync(made, { force: true })
  }
}

/** Node's own way of making all of them at once never ends where the system makes none (below /proc, for one). */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const markOf = (bytes: Uint8Array): string => `${bytes.length}-${crc32(bytes).toString(36)}`

/** Those that were made longest ago go first, and with them what was left half written. */
const thin = (folder: string, bounds: KeptBounds): void => {
  const files = readdirSync(folder)
    .flatMap(name => {
      const path = join(folder, name)
      const found = statSync(path, { throwIfNoEntry: false })
      return found ? [{ path, size: found.size, made: found.mtimeMs }] : []
    })
    .toSorted((a, b) => b.made - a.made)
  let bytes = 0
  for (const [index, { path, size }] of files.entries()) {
    bytes += size
    if (index >= bounds.files || bytes > bounds.bytes) rmSync(path, { force: true })
  }
}
