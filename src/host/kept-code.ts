/**
 * What V8 made of the program's text, kept for the next start: so large a program takes as long to compile as a small job
 * to print. One file for each kind of work holds the code of what that work runs; code goes with the file that it was
 * made of and with its V8, and is made anew where either is another or the kept file is damaged.
 */
import { statSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { hastenStart } from './haste.ts'
import { readKept, writeKept, type KeptBounds } from './kept-file.ts'

/** What a few programs take, of a few kinds of work each. */
export const codeBounds: KeptBounds = { files: 24, bytes: 64 * 1024 * 1024 }
const ending = '.code'

interface Kept {
  /** Size and time of the file that it was made of. */
  readonly mark: string
  readonly code: Buffer
}

interface CompiledScript {
  readonly mark: string
  readonly script: Script
}

export interface KeptCode {
  /** Writes what is not kept yet; nothing where all was there. */
  readonly keep: () => void
}

/**
 * Electron has a cache of its own, and another V8 than Node: a thread of its does not know where it is, and is told. Who
 * develops wants the lines that were written.
 */
export const mayKeepCode = (): boolean =>
  process.versions['electron'] === undefined && !process.sourceMapsEnabled

/** From here on modules are compiled from what is kept. */
export const openKeptCode = (folder: string, work: string): KeptCode => {
  const usual: unknown = Reflect.get(Module.prototype, '_compile')
  if (!mayKeepCode() || typeof usual !== 'function') return { keep: () => undefined }
  // V8 compares its flags as well, where it reads code and where it writes it.
  hastenStart()
  const file = join(folder, `${work}-${placeMark()}${ending}`)
  const kept = readPack(file)
  const compiled = new Map<string, CompiledScript>()
  let isWhole = true

  const compile = (content: string, name: string, mark: string): Script => {
    const known = kept.get(name)
    const cachedData = known?.mark === mark ? known.code : undefined
    const script = new Script(Module.wrap(content), { filename: name, cachedData })
    if (!cachedData || script.cachedDataRejected) isWhole = false
    // It is in the script now: four megabytes are let go once all of it is.
    kept.delete(name)
    compiled.set(name, { mark, script })
    return script
  }

  Reflect.set(
    Module.prototype,
    '_compile',
    function (this: NodeJS.Module, content: string, name: string, format?: string): unknown {
      const mark = markOf(name)
      // What is kept was plain.
      const mayBeKept = kept.get(name)?.mark === mark || isPlain(content)
      if (!mayBeKept || (format !== undefined && format !== 'commonjs'))
        return Reflect.apply(usual, this, [content, name, format])
      const run: unknown = compile(content, name, mark).runInThisContext()
      if (typeof run !== 'function') throw new Error('a module is a function')
      return Reflect.apply(run, this.exports, [this.exports, createRequire(name), this, name, dirname(name)])
    },
  )

  const keep = (): void => {
    if (isWhole) return
    isWhole = true
    hastenStart()
    for (const [name, { mark, script }] of compiled) kept.set(name, { mark, code: script.createCachedData() })
    writePack(file, kept)
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

/* ---- one file: what lies in it, as a line of JSON; the code, one after the other ---- */

const lineEnd = 10

const readPack = (file: string): Map<string, Kept> => {
  const kept = new Map<string, Kept>()
  const bytes = readKept(file)
  if (!bytes) return kept
  const end = bytes.indexOf(lineEnd)
  const lines: readonly (readonly [string, string, number])[] = JSON.parse(bytes.toString('utf8', 0, end))
  let at = end + 1
  for (const [name, mark, length] of lines) {
    kept.set(name, { mark, code: bytes.subarray(at, at + length) })
    at += length
  }
  return kept
}

const writePack = (file: string, kept: ReadonlyMap<string, Kept>): void => {
  const lines = [...kept].map(([name, { mark, code }]) => [name, mark, code.length])
  const head = Buffer.from(`${JSON.stringify(lines)}\n`)
  writeKept(file, [head, ...[...kept.values()].map(({ code }) => code)], codeBounds)
}
