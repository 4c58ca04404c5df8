/** Files of the built renderer, and of no other folder, with the type that a browser wants to hear. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, isAbsolute, join, relative } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}

export interface StudioFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export const openPages =
  (folder: string) =>
  async (path: string): Promise<StudioFile | undefined> => {
    const name = decoded(path)
    const type = types[extname(name ?? '').toLowerCase()]
    if (name === undefined || type === undefined) return undefined
    try {
      const home = await realpath(folder)
      const file = await realpath(join(home, name))
      const inside = relative(home, file)
      if (inside.startsWith('..') || isAbsolute(inside) || !(await stat(file)).isFile()) return undefined
      return { type, bytes: await readFile(file) }
    } catch {
      return undefined
    }
  }

const decoded = (path: string): string | undefined => {
  try {
    const name = decodeURIComponent(path)
    return /[\0\\]/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
