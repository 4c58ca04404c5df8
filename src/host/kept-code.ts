/**
 * What V8 made of the program's text, kept for the next start: so large a program takes as long to compile as a small job
 * to print. One file for each kind of work holds the code of what that work runs; code goes with the file that it was
 * made of and with its V8, and is made anew where either is another or the kept file is damaged.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { hastenStart } from './haste.ts'

/** What a few programs take, of a few kinds of work each. */
export const codeBounds = { files: 24, bytes: 64 * 1024 * 1024 } as const
const ending = '.code'

interface Kept {
  /** Size and time of the file that it was made of. */
  readonly mark: string
  readonly code: Buffer
}

interface Compiled {
  readonly mark: string
  readonly script: Script
}

export interface KeptCode {
  /** Writes what is not kept yet; nothing where all was there. */
  readonly keep: () => void
}

/** From here on modules are compiled from what is kept. */
export const openKeptCode = (folder: string, work: string): KeptCode => {
  const usual: unknown = Reflect.get(Module.prototype, '_compile')
  // Electron has a cache of its own, and another V8 than Node.
  if (process.versions['electron'] !== undefined || typeof usual !== 'function')
    return { keep: () => undefined }
  // V8 compares its flags as well, where it reads code and where it writes it.
  hastenStart()
  const file = join(folder, `${work}-${placeMark()}${ending}`)
  const kept = readPack(file)
  const compiled = new Map<string, Compiled>()
  let isWhole = true

  const compile = (content: string, name: string): Script => {
    const mark = markOf(name)
    const known = kept.get(name)
    const cachedData = known?.mark === mark ? known.code : undefined
    const script = new Script(Module.wrap(content), { filename: name, cachedData })
    if (!cachedData || script.cachedDataRejected) isWhole = false
    compiled.set(name, { mark, script })
    return script
  }

  Reflect.set(
    Module.prototype,
    '_compile',
    function (this: NodeJS.Module, content: string, name: string, format?: string): unknown {
      if (!isPlain(content) || (format !== undefined && format !== 'commonjs'))
        return Reflect.apply(usual, this, [content, name, format])
      const run: unknown = compile(content, name).runInThisContext()
      if (typeof run !== 'function') throw new Error('a module is a function')
      return Reflect.apply(run, this.exports, [this.exports, createRequire(name), this, name, dirname(name)])
    },
  )

  const keep = (): void => {
    if (isWhole) return
    isWhole = true
    hastenStart()
    for (const [name, { mark, script }] of compiled) kept.set(name, { mark, code: script.createCachedData() })
    writePack(folder, file, kept)
  }
  return { keep }
}

/** Code that was kept does not know any more how it would open a module of the other kind. */
const isPlain = (content: string): boolean => !content.startsWith('#!') && !content.includes('import(')

/** Several copies of the program may use one folder, and several versions of Node. */
const placeMark = (): string =>
  `${crc32(import.meta.url).toString(36)}-${cachedDataVersionTag().toString(36)}`

const markOf = (name: string): string => {
  const found = statSync(name, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/* ---- one file: a mark of the rest; what lies in it, as JSON; the code, one after the other ---- */

const readPack = (file: string): Map<string, Kept> => {
  const kept = new Map<string, Kept>()
  try {
    const bytes = readFileSync(file)
    const [first, second] = [bytes.indexOf(10), bytes.indexOf(10, bytes.indexOf(10) + 1)]
    if (first < 0 || second < 0) return kept
    if (bytes.toString('latin1', 0, first) !== String(crc32(bytes.subarray(first)))) return kept
    const lines: readonly (readonly [string, string, number])[] = JSON.parse(
      bytes.toString('utf8', first, second),
    )
    let at = second + 1
    for (const [name, mark, length] of lines) {
      kept.set(name, { mark, code: bytes.subarray(at, at + length) })
      at += length
    }
  } catch {
    kept.clear()
  }
  return kept
}

/** Whoever cannot keep it compiles it again next time. */
const writePack = (folder: string, file: string, kept: ReadonlyMap<string, Kept>): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lines = [...kept].map(([name, { mark, code }]) => [name, mark, code.length])
    const rest = Buffer.concat([
      Buffer.from(`\n${JSON.stringify(lines)}\n`),
      ...[...kept.values()].map(({ code }) => code),
    ])
    const made = `${file}.${process.pid}`
    writeFileSync(made, Buffer.concat([Buffer.from(String(crc32(rest))), rest]), { mode: 0o600 })
    renameSync(made, file)
    thin(folder)
  } catch {
    return
  }
}

/** Those that were made longest ago go first, and what was left half written. */
const thin = (folder: string): void => {
  const files = readdirSync(folder)
    .map(name => ({ path: join(folder, name), ...statSync(join(folder, name)) }))
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
  let bytes = 0
  for (const [index, { path, size }] of files.entries()) {
    bytes += size
    if (index >= codeBounds.files || bytes > codeBounds.bytes) rmSync(path, { force: true })
  }
}
