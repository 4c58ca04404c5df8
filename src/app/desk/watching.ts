/** Folders that are watched for what others do in them: the shelf's, and those of the files that windows have open. */
import { limits } from '../../core/index.ts'
import type { Host } from '../port.ts'
import { folderOf } from '../paths.ts'
import type { Sessions } from './sessions.ts'

export interface Watching {
  /** The folder is watched from now on, as long as it is the shelf's or holds a file that a window has open. */
  readonly watch: (folder: string) => void
  /** The folder is gone: should it come back, it is watched anew. */
  readonly unwatch: (folder: string) => void
  /** Tells each window of the files that it has open and that are no longer what it knows. */
  readonly lookAgain: () => Promise<void>
  /** The window knows the file as it is now. */
  readonly know: (path: string, session: string) => Promise<void>
  readonly stopWatching: () => void
}

/** What stands for the stamp of a file that is not there. */
const absent = ''

export const createWatching = (
  { files, fingerprint }: Pick<Host, 'files' | 'fingerprint'>,
  sessions: Sessions,
  shelf: () => Promise<string>,
): Watching => {
  const watched = new Map<string, () => void>()

  const stampOf = async (path: string): Promise<string> => {
    const bytes = await files.read(path, limits.bytes)
    if (bytes.ok) return fingerprint(bytes.value)
    return (await files.isFile(path)) ? 'illisible' : absent
  }

  const lookAgain = async (): Promise<void> => {
    const open = new Set(sessions.all().flatMap(session => [...session.files.keys()]))
    for (const path of open) {
      const stamp = await stampOf(path)
      for (const { id, files: known } of sessions.all()) {
        const before = known.get(path)
        if (before === undefined || before === stamp) continue
        // Told once: from now on the window knows this state of the file too.
        known.set(path, stamp)
        sessions.tell(id, { kind: 'file', path, gone: stamp === absent })
      }
    }
  }

  const changed = (folder: string) => (): void => {
    void shelf().then(home => {
      if (folder === home) sessions.tellAll({ kind: 'shelf' })
    })
    void lookAgain()
  }

  /** Folders that nobody looks into any more are let go. */
  const settle = async (): Promise<void> => {
    const wanted = new Set([
      await shelf(),
      ...sessions.all().flatMap(session => [...session.files.keys()].map(folderOf)),
    ])
    for (const [folder, stop] of watched) {
      if (wanted.has(folder)) continue
      stop()
      watched.delete(folder)
    }
  }

  return {
    watch: folder => {
      void settle()
      if (!watched.has(folder)) watched.set(folder, files.watch(folder, changed(folder)))
    },
    unwatch: folder => {
      watched.get(folder)?.()
      watched.delete(folder)
    },
    stopWatching: () => {
      for (const stop of watched.values()) stop()
      watched.clear()
    },
    lookAgain,
    know: async (path, session) => {
      sessions.of(session).files.set(path, await stampOf(path))
    },
  }
}
