/** What leaves by the desktop: only bytes that the press made, and only files that were written of them are opened. */
import type { Host } from '../port.ts'

export interface Prints {
  /** The press has made these. */
  readonly made: (pdfs: readonly Uint8Array[]) => void
  readonly isMade: (pdf: Uint8Array) => boolean
  readonly written: (path: string) => void
  readonly wrote: (path: string) => boolean
}

/** More than any one print has, in marks of a few bytes each. */
const mostKept = 5_000

export const createPrints = (fingerprint: Host['fingerprint']): Prints => {
  const known = new Set<string>()
  const paths = new Set<string>()
  return {
    made: pdfs => {
      for (const bytes of pdfs) known.add(fingerprint(bytes))
      for (const oldest of [...known].slice(0, -mostKept)) known.delete(oldest)
    },
    isMade: pdf => known.has(fingerprint(pdf)),
    written: path => void paths.add(path),
    wrote: path => paths.has(path),
  }
}
