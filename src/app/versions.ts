/** Earlier states of a band, so that yesterday's can be looked at and taken back. */
import { failure, error, limits, success, type Result } from '../core/index.ts'
import { again, isNameTaken } from './alone.ts'
import type { FileEntry, Host } from './port.ts'
import { superfluous } from './thinning.ts'

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
  /** Those that hold what was kept, and that are sound besides; the newest first. */
  readonly sound: (path: string, isSound: (bytes: Uint8Array) => boolean) => Promise<readonly Version[]>
  /** Refused where the bytes are not those that were kept. */
  readonly read: (path: string, id: string) => Promise<Result<Uint8Array>>
  /** The band has another name now: its versions follow it. */
  readonly follow: (from: string, to: string) => Promise<void>
}

/** Its time, and a number for two of the same millisecond. */
const idPattern = /^(\d{13,})-(\d{3})$/
/** After the id the fingerprint of what it holds, which an older Copiste did not write. */
const namePattern = /^((\d{13,})-\d{3})(?:\.([0-9a-f]{64}))?$/

interface Kept extends Version {
  readonly file: string
  readonly size: number
  readonly fingerprint: string | undefined
}

export const createVersions = (host: Host): Versions => {
  const { files, clock, fingerprint, dataFolder } = host
  const { keptIn, readKept, add } = createFolders(host)
  const folderFor = (path: string): string =>
    `${dataFolder}/versions/${fingerprint(new TextEncoder().encode(path)).slice(0, 32)}`

  const makeFolder = async (folder: string): Promise<Result<void>> => {
    const made = await files.makeFolder(`${dataFolder}/versions`, { private: true })
    return made.ok ? files.makeFolder(folder, { private: true }) : made
  }

  const keep: Versions['keep'] = async (path, bytes) => {
    const folder = folderFor(path)
    const made = await makeFolder(folder)
    if (!made.ok) return made
    await files.sweep(folder)
    const kept = await add(folder, bytes)
    if (!kept.ok) return kept
    for (const { file } of superfluous(kept.value, clock.now().getTime()))
      await files.remove(`${folder}/${file}`)
    return success(undefined)
  }

  const sound: Versions['sound'] = async (path, isSound) => {
    const folder = folderFor(path)
    const found: Version[] = []
    for (const kept of await keptIn(folder)) {
      const bytes = await readKept(folder, kept)
      if (bytes.ok && isSound(bytes.value)) found.push({ id: kept.id, at: kept.at })
    }
    return found
  }

  const read: Versions['read'] = async (path, id) => {
    const folder = folderFor(path)
    const kept = (await keptIn(folder)).find(version => version.id === id)
    return kept ? readKept(folder, kept) : failure(notThere)
  }

  const follow: Versions['follow'] = async (from, to) => {
    const [source, target] = [folderFor(from), folderFor(to)]
    if (!(await makeFolder(target)).ok) return
    for (const kept of (await keptIn(source)).toReversed())
      await again(async () => {
        const taken = new Set((await keptIn(target)).map(({ id }) => id))
        let { id } = kept
        while (taken.has(id)) id = nextId(0, { id, at: kept.at })
        return files.move(`${source}/${kept.file}`, `${target}/${id}${kept.file.slice(kept.id.length)}`)
      }, isNameTaken)
  }

  const list: Versions['list'] = async path =>
    (await keptIn(folderFor(path))).map(({ id, at }) => ({ id, at }))

  return { keep, list, sound, read, follow }
}

/** The files of one band's versions, the newest first. */
const createFolders = ({ files, clock, fingerprint }: Host) => {
  const keptIn = async (folder: string): Promise<readonly Kept[]> => {
    const found = await files.list(folder)
    return (found.ok ? found.value : []).flatMap(keptAs).toSorted((a, b) => (a.id < b.id ? 1 : -1))
  }

  const readKept = async (folder: string, kept: Kept): Promise<Result<Uint8Array>> => {
    const bytes = await files.read(`${folder}/${kept.file}`, limits.bytes)
    if (!bytes.ok || kept.fingerprint === undefined) return bytes
    return fingerprint(bytes.value) === kept.fingerprint ? bytes : failure(damaged)
  }

  /** Another process may keep one at the same moment: each finds a place of its own. */
  const add = (folder: string, bytes: Uint8Array): Promise<Result<readonly Kept[]>> =>
    again(async () => {
      const known = await keptIn(folder)
      const [newest] = known
      const last = newest && (await readKept(folder, newest))
      const mark = fingerprint(bytes)
      if (last?.ok && fingerprint(last.value) === mark) return success(known)
      const file = `${nextId(clock.now().getTime(), newest)}.${mark}`
      const written = await files.create(`${folder}/${file}`, bytes, { private: true })
      if (!written.ok) return written
      return success([...keptAs({ name: file, size: bytes.length, modified: 0 }), ...known])
    }, isNameTaken)

  return { keptIn, readKept, add }
}

const keptAs = ({ name, size }: FileEntry): readonly Kept[] => {
  const [file, id, at, fingerprint] = namePattern.exec(name) ?? []
  return file !== undefined && id !== undefined && at !== undefined
    ? [{ id, at: Number(at), file, size, fingerprint }]
    : []
}

const notThere = error(
  'library.no-version',
  '',
  'Cette version n’existe pas : choisissez-en une de la liste.',
)

const damaged = error(
  'library.damaged-version',
  '',
  'Cette version est abîmée sur le disque : choisissez-en une autre de la liste.',
)

/** Always after the newest, even where the clock was put back. */
const nextId = (now: number, newest: Version | undefined): string => {
  const [, at = '0', turn = '0'] = idPattern.exec(newest?.id ?? '') ?? []
  if (now > Number(at)) return `${now}-000`
  const next = Number(turn) + 1
  return next < 1000 ? `${at}-${String(next).padStart(3, '0')}` : `${Number(at) + 1}-000`
}
