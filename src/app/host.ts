/** What the application asks of the machine. The host for Node answers it; tests may answer it otherwise. */
import type { Result } from '../core/index.ts'

export interface Files {
  /** The bytes of a plain file, or the sentence that says why not. Larger files are refused unread. */
  readonly read: (path: string, most: number) => Promise<Result<Uint8Array>>
  /** Writes the whole file or leaves everything as it was; never over an existing file. */
  readonly create: (path: string, bytes: Uint8Array) => Promise<Result<void>>
  /** The same, in the place of what was there: for what can be printed again. */
  readonly replace: (path: string, bytes: Uint8Array) => Promise<Result<void>>
  /** The file that a path really leads to, links followed; the path itself where nothing is there yet. */
  readonly realPath: (path: string) => Promise<string>
  readonly isFolder: (path: string) => Promise<boolean>
  readonly makeFolder: (path: string) => Promise<Result<void>>
}
