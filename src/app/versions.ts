/** The last ten versions of a band, so that yesterday's can be looked at and taken back. */
import { failure, error, limits, success, type Result } from '../core/index.ts'
import type { Host } from './host.ts'

const kept = 10

export interface Version {
  readonly id: string
  /** Milliseconds. */
  readonly at: number
}

export interface Versions {
  /** Keeps these bytes as the newest version, unless the newest is the same. */
  readonly keep: (path: string, bytes: Uint8Array) => Promise<Result<void>>
  /** The newest first. */
  readonly list: (path: string) => Promise<readonly Version[]>
  readonly read: (path: string, id: string) => Promise<Result<Uint8Array>>
  /** The band has another name now: its versions follow it. */
  readonly follow: (from: string, to: string) => Promise<void>
}

/** Its time, and a number for two of the same millisecond. */
const idPattern = /^(\d{13,})-(\d{3})$/

export const createVersions = ({ files, clock, fingerprint, dataFolder }: Host): Versions => {
  const folderFor = (path: string): string =>
    `${dataFolder}/versions/${fingerprint(new TextEncoder().encode(path)).slice(0, 32)}`

  const list = async (path: string): Promise<readonly Version[]> => {
    const found = await files.list(folderFor(path))
    return (found.ok ? found.value : [])
      .flatMap(({ name }) => {
        const [id, at] = idPattern.exec(name) ?? []
        return id !== undefined && at !== undefined ? [{ id, at: Number(at) }] : []
      })
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  }

  const read = async (path: string, id: string): Promise<Result<Uint8Array>> =>
    idPattern.test(id)
      ? files.read(`${folderFor(path)}/${id}`, limits.bytes)
      : failure(
          error('library.no-version', '', 'Cette version n’existe pas : choisissez-en une de la liste.'),
        )

  const keep = async (path: string, bytes: Uint8Array): Promise<Result<void>> => {
    const folder = folderFor(path)
    const made = await files.makeFolder(folder)
    if (!made.ok) return made
    await files.sweep(folder)
    const known = await list(path)
    const [newest] = known
    if (newest) {
      const last = await read(path, newest.id)
      if (last.ok && fingerprint(last.value) === fingerprint(bytes)) return success(undefined)
    }
    const written = await files.create(`${folder}/${nextId(clock.now().getTime(), newest)}`, bytes)
    if (!written.ok) return written
    for (const { id } of known.slice(kept - 1)) await files.remove(`${folder}/${id}`)
    return success(undefined)
  }

  const follow = async (from: string, to: string): Promise<void> => {
    const made = await files.makeFolder(folderFor(to))
    if (!made.ok) return
    const taken = new Set((await list(to)).map(({ id }) => id))
    for (const { id, at } of (await list(from)).toReversed()) {
      let free = id
      while (taken.has(free)) free = nextId(0, { id: free, at })
      taken.add(free)
      await files.move(`${folderFor(from)}/${id}`, `${folderFor(to)}/${free}`)
    }
  }

  return { keep, list, read, follow }
}

/** Always after the newest, even where the clock was put back. */
const nextId = (now: number, newest: Version | undefined): string => {
  const [, at = '0', turn = '0'] = idPattern.exec(newest?.id ?? '') ?? []
  if (now > Number(at)) return `${now}-000`
  const next = Number(turn) + 1
  return next < 1000 ? `${at}-${String(next).padStart(3, '0')}` : `${Number(at) + 1}-000`
}
