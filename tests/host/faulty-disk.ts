/** A disk that fails on demand, put in the place of node:fs/promises; everything else goes to the real one. */
import type * as Promises from 'node:fs/promises'

export const calls = [
  ...(['open', 'write', 'short write', 'wrong write', 'sync', 'close', 'read'] as const),
  ...(['sync of the folder', 'rename', 'link', 'unlink', 'stat', 'mkdir', 'copyFile'] as const),
] as const
export type FaultyCall = (typeof calls)[number]

export interface FaultyDisk {
  /** Fails every such call on paths that contain this text, until it is healed. */
  readonly fail: (call: FaultyCall, code: string, within?: string) => void
  readonly heal: () => void
  /** How often a fault was met: a test whose fault never struck proves nothing. */
  readonly struck: () => number
}

interface Fault {
  readonly code: string
  readonly within: string
}

const faults = new Map<FaultyCall, Fault>()
let count = 0

export const faultyDisk: FaultyDisk = {
  fail: (call, code, within = '') => faults.set(call, { code, within }),
  heal: () => {
    faults.clear()
    count = 0
  },
  struck: () => count,
}

const strikes = (call: FaultyCall, path: unknown): boolean => {
  const fault = faults.get(call)
  if (!fault || !String(path).includes(fault.within)) return false
  count++
  return true
}

const strike = (call: FaultyCall, path: unknown): void => {
  if (!strikes(call, path)) return
  const code = faults.get(call)?.code ?? ''
  throw Object.assign(
    new Error(`${code}: made up, ${call} '${String(path)}'\n    at somewhere (file.ts:1:1)`),
    {
      code,
    },
  )
}

const faultyHandle = (handle: Promises.FileHandle, path: string, isFolder: boolean): Promises.FileHandle => {
  const real = {
    writeFile: handle.writeFile.bind(handle),
    sync: handle.sync.bind(handle),
    close: handle.close.bind(handle),
    read: handle.read.bind(handle),
  }
  return Object.assign(handle, {
    writeFile: async (bytes: Uint8Array): Promise<void> => {
      strike('write', path)
      if (strikes('short write', path)) return real.writeFile(bytes.subarray(0, bytes.length >> 1))
      if (strikes('wrong write', path)) return real.writeFile(bytes.map(byte => byte ^ 1))
      return real.writeFile(bytes)
    },
    sync: async (): Promise<void> => {
      strike(isFolder ? 'sync of the folder' : 'sync', path)
      return real.sync()
    },
    read: async (buffer: Uint8Array, offset: number, length: number, position?: number) => {
      strike('read', path)
      return real.read(buffer, offset, length, position ?? null)
    },
    close: async (): Promise<void> => {
      await real.close()
      strike('close', path)
    },
  })
}

/** The same function, failing on demand; its first argument is the path that it is asked about. */
const faulty = <F extends (...words: never[]) => Promise<unknown>>(call: FaultyCall, real: F): F =>
  new Proxy(real, {
    apply: async (target, self, words: unknown[]) => {
      strike(call, words[0])
      const answer: unknown = await Reflect.apply(target, self, words)
      return answer
    },
  })

/** The module that stands in for node:fs/promises. */
export const withFaults = (real: typeof Promises): typeof Promises => ({
  ...real,
  open: async (path, flags, mode) => {
    strike('open', path)
    const handle = await real.open(path, flags, mode)
    return faultyHandle(handle, String(path), (await handle.stat()).isDirectory())
  },
  rename: faulty('rename', real.rename),
  link: faulty('link', real.link),
  unlink: faulty('unlink', real.unlink),
  stat: faulty('stat', real.stat),
  mkdir: faulty('mkdir', real.mkdir),
  copyFile: faulty('copyFile', real.copyFile),
})
