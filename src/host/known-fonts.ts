/** What the build found out about our fonts: beside the built program, as long as a font is the one that it was then. */
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KnownFont } from '../press/vocabulary/index.ts'
import { byName } from './lines.ts'

export const knownFontsFile = 'polices.txt'

/** A font a line: its path, its mark, what a file says of it, what is known of its letters. */
export const knownFontLine = (path: string, mark: string, { says, facts }: KnownFont): string =>
  `${path} ${[mark, says, facts].join('\t')}\n`

/** Beside the press's own chunk. */
const builtFile = (): string => join(dirname(fileURLToPath(import.meta.url)), knownFontsFile)

export const openKnownFonts = (
  root: string,
  file = builtFile(),
): ((path: string) => KnownFont | undefined) => {
  let lines: ReturnType<typeof byName> | undefined
  const known = new Map<string, KnownFont | undefined>()
  const read = (path: string): KnownFont | undefined => {
    lines ??= existsSync(file) ? byName(readFileSync(file)) : () => undefined
    const [mark, says, facts] = lines(path)?.split('\t') ?? []
    if (says === undefined || facts === undefined) return undefined
    return mark === fontMark(join(root, 'node_modules', path)) ? { says, facts } : undefined
  }
  return path => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

/** Its size, and the sum that a font keeps of all its bytes: enough to tell it from any other. */
export const fontMark = (file: string): string | undefined => {
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    const bytes = Buffer.alloc(headLength)
    const read = readSync(handle, bytes, 0, headLength, 0)
    const head = bytes.subarray(0, read).indexOf('head', 0, 'latin1')
    if (head < 0) return undefined
    const sum = Buffer.alloc(4)
    readSync(handle, sum, 0, 4, bytes.readUInt32BE(head + 8) + 8)
    return `${fstatSync(handle).size}-${sum.toString('hex')}`
  } catch {
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** As long as the list of a font's tables may be. */
const headLength = 1024
