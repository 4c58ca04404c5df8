/**
 * Only ordinary files in ordinary folders are read and written, and none is waited for without end: what the system
 * itself writes as it is read (/proc, /sys), a pipe, a device, a disk of the network that is gone.
 */
import { constants } from 'node:fs'
import { mkdir, open, stat, statfs, type FileHandle } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** A refusal with the sentence to tell. */
export class NotOrdinary extends Error {}

/** Of file systems that hold no file that anyone wrote, as Linux numbers them (statfs(2)). */
const systemKinds: ReadonlySet<number> = new Set([
  0x9fa0, // proc
  0x62656572, // sysfs
  0x27e0eb, // cgroup
  0x63677270, // cgroup2
  0x64626720, // debugfs
  0x74726163, // tracefs
  0x73636673, // securityfs
  0x62656570, // configfs
  0xcafe4a11, // bpf
  0x6165676c, // pstore
  0xde5e81e4, // efivarfs
  0xf97cff8c, // selinux
  0x42494e4d, // binfmt_misc
  0x1cd1, // devpts
  0x19800202, // mqueue
  0x6e736673, // nsfs
  0x50495045, // pipefs
  0x534f434b, // sockfs
])

/** Milliseconds without a byte after which a disk is given up. */
const patience = 10_000

/** Calls of the system that nobody waits for any more: each keeps a thread of Node's few until it comes back. */
const hung = new Set<string>()

/**
 * What a call of the system answers, within a limit of time. Once one about a path did not come back, it is not asked
 * about again before it does: a few of them would stop all reading and writing.
 */
export const inTime = async <T>(path: string, call: () => Promise<T>, limit = patience): Promise<T> => {
  if (hung.has(path)) throw new NotOrdinary(silent)
  let timer: NodeJS.Timeout | undefined
  const answer = call()
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hung.add(path)
      reject(new NotOrdinary(silent))
    }, limit)
  })
  const back = (): void => void hung.delete(path)
  answer.then(back, back)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

const silent =
  'ce disque ne répond pas : il est débranché, occupé ou en panne. Voyez ce disque et recommencez.'
const ofSystem =
  'cet endroit est au système, qui n’y garde aucun fichier. Choisissez un dossier à vous, sur un disque.'
const notPlain = 'ce n’est pas un fichier ordinaire. Donnez le chemin d’une bande.'
const isFolder = 'c’est un dossier, pas un fichier. Donnez le chemin d’un fichier.'

/** Refuses a place, there or not yet, that is the system's own. */
export const refuseSystemPlace = async (path: string): Promise<void> => {
  if (process.platform !== 'linux') return
  const { type } = await inTime(path, () => statfs(path))
  // Of 32 bits, whatever sign they came with.
  if (systemKinds.has(type >>> 0)) throw new NotOrdinary(ofSystem)
}

/** Opened without waiting for a writer or a device, and looked at once it is open: what a name leads to may change. */
export const openOrdinary = async (path: string): Promise<{ handle: FileHandle; size: number }> => {
  const found = await inTime(path, () => stat(path))
  if (found.isDirectory()) throw new NotOrdinary(isFolder)
  if (!found.isFile()) throw new NotOrdinary(notPlain)
  await refuseSystemPlace(path)
  const opening = open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const handle = await inTime(path, () => opening).catch((fault: unknown) => {
    void opening.then(
      late => late.close(),
      () => undefined,
    )
    throw fault
  })
  const opened = await handle.stat()
  if (opened.isFile()) return { handle, size: opened.size }
  await handle.close()
  throw new NotOrdinary(notPlain)
}

/** One that hangs is closed whenever it comes back. */
export const closeInTime = async (path: string, handle: FileHandle): Promise<void> => {
  const closing = handle.close().catch(() => undefined)
  if (!hung.has(path)) await closing
}

/** Its folders too, one after the other: Node's own way goes round without end where a disk takes none. */
export const makeOrdinaryFolder = async (path: string, mode: number): Promise<void> => {
  const missing: string[] = []
  let at = resolve(path)
  while (!(await isThere(at))) {
    missing.unshift(at)
    at = dirname(at)
  }
  await refuseSystemPlace(at)
  if (!(await inTime(at, () => stat(at))).isDirectory())
    throw Object.assign(new Error('no folder'), { code: missing.length > 0 ? 'ENOTDIR' : 'EEXIST' })
  for (const folder of missing) await makeOne(folder, mode)
}

const isThere = (path: string): Promise<boolean> =>
  inTime(path, () => stat(path)).then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' && dirname(path) !== path)
        return false
      throw fault
    },
  )

/** Another process may have made it meanwhile. */
const makeOne = async (folder: string, mode: number): Promise<void> => {
  try {
    await mkdir(folder, { mode })
  } catch (fault) {
    const taken = fault instanceof Error && 'code' in fault && fault.code === 'EEXIST'
    if (!taken || !(await stat(folder)).isDirectory()) throw fault
  }
}
