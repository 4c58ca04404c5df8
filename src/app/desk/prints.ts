/** What leaves by the desktop: only bytes that the press made, and only files that were written of them are opened. */
import type { Host } from '../host.ts'

export const endings = ['.pdf', '.png'] as const
export type Ending = (typeof endings)[number]

export interface Prints {
  /** The press has made these. */
  readonly made: (ending: Ending, files: readonly Uint8Array[]) => void
  /** The ending of what the press has made; none for any other bytes. */
  readonly endingOf: (bytes: Uint8Array) => Ending | undefined
  readonly written: (path: string) => void
  readonly wrote: (path: string) => boolean
}

/** More than any one print has, in marks of a few bytes each. */
const mostKept = 5_000

export const createPrints = (fingerprint: Host['fingerprint']): Prints => {
  const known = new Map<string, Ending>()
  const paths = new Set<string>()
  return {
    made: (ending, files) => {
      for (const bytes of files) known.set(fingerprint(bytes), ending)
      for (const oldest of [...known.keys()].slice(0, -mostKept)) known.delete(oldest)
    },
    endingOf: bytes => known.get(fingerprint(bytes)),
    written: path => void paths.add(path),
    wrote: path => paths.has(path),
  }
}
