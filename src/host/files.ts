/** Files on a real disk: read with a bound, written whole or not at all (see the kill loop in the tests). */
import { constants } from 'node:fs'
import {
  chmod,
  link,
  lstat,
  open,
  readdir,
  realpath,
  rename,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileEntry, Files, Writing } from '../app/port.ts'
import { error, failure, success, tooLarge, type Result } from '../core/index.ts'
import { throwAway } from './bin.ts'
import {
  closeInTime,
  inTime,
  makeOrdinaryFolder,
  NotOrdinary,
  openOrdinary,
  refuseSystemPlace,
} from './ordinary.ts'
import { ownLetters } from './late-crypto.ts'
import { sweepLock, takeLock } from './lock.ts'
import { give, privately, rightsOf, type Rights } from './rights.ts'
import { watchFolder } from './watch.ts'

export const files: Files = {
  read: (path, most) => guarded(path, () => read(path, most)),
  create: (path, bytes, how) => guarded(path, () => write(path, bytes, takeName, how)),
  replace: (path, bytes, how) =>
    guarded(path, async () =>
      (await isSpecial(path))
        ? refuse(path, special)
        : write(path, bytes, replaceName, { like: path, ...how }),
    ),
  move: (from, to) =>
    guarded(to, async () => {
      await takeName(from, to)
      await unlink(from).catch(ignoreMissing)
      return success(undefined)
    }),
  bin: path =>
    guarded(path, async () => {
      await throwAway(path)
      return success(undefined)
    }),
  remove: path =>
    guarded(path, async () => {
      await unlink(path).catch(ignoreMissing)
      return success(undefined)
    }),
  list: folder => guarded(folder, () => list(folder)),
  sweep: folder => sweep(folder).catch(() => undefined),
  watch: watchFolder,
  isFile: path =>
    stat(path).then(
      found => found.isFile(),
      () => false,
    ),
  realPath: path => realpath(path).catch(() => resolve(path)),
  isFolder: path =>
    stat(path).then(
      found => found.isDirectory(),
      () => false,
    ),
  makeFolder: (path, how) =>
    guarded(path, async () => {
      await makeOrdinaryFolder(path, how?.private ? 0o700 : 0o777)
      if (how?.private) await closeToOthers(path)
      return success(undefined)
    }),
  lock: path =>
    guarded(path, async () => {
      const hold = await takeLock(path)
      return hold ? success(hold) : failure(error('file.held', '', `${path} : ${held}`))
    }),
}

const held =
  'un autre Copiste y écrit et n’a pas fini. Attendez un instant ou fermez-le, puis recommencez ; rien n’a été changé.'

/** An older Copiste left it open to all. */
const closeToOthers = async (folder: string): Promise<void> => {
  const { mode } = await stat(folder)
  if ((mode & 0o077) !== 0) await chmod(folder, 0o700).catch(() => undefined)
}

/** An error of the system, told to a player. */
const guarded = async <T>(path: string, action: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await action()
  } catch (fault) {
    if (fault instanceof NotOrdinary) return refuse(path, fault.message)
    const code = faultCode(fault)
    return failure(error(codes[code] ?? 'file.system', '', `${path} : ${await sentence(path, code)}`))
  }
}

/** Faults that others act upon. */
const codes: Readonly<Record<string, string>> = {
  EEXIST: 'file.exists',
  ENOSPC: 'file.full',
  EDQUOT: 'file.full',
  EROFS: 'file.read-only',
  EACCES: 'file.denied',
  EPERM: 'file.denied',
}

const faultCode = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault)

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier ou son dossier n’existe pas. Vérifiez le chemin.',
  ENOTDIR: 'un des dossiers de ce chemin n’est pas un dossier. Vérifiez le chemin.',
  EACCES: 'vous n’avez pas le droit d’y toucher. Changez ses droits ou choisissez un autre endroit.',
  EPERM: 'le système le refuse. Changez ses droits ou choisissez un autre endroit.',
  EISDIR: 'c’est un dossier, pas un fichier. Donnez le chemin d’un fichier.',
  EEXIST: 'ce fichier existe déjà et n’a pas été touché. Choisissez un autre nom ou déplacez l’ancien.',
  ELOOP: 'ce lien tourne en rond. Donnez le chemin du vrai fichier.',
  ENAMETOOLONG: 'ce nom est trop long pour ce disque. Choisissez-en un plus court.',
  ENOSPC: 'le disque est plein. Faites de la place et recommencez ; rien n’a été changé.',
  EDQUOT: 'votre part du disque est pleine. Faites de la place et recommencez ; rien n’a été changé.',
  EIO: 'le disque lit ou écrit mal. Rien n’a été changé : mettez vos bandes à l’abri sur un autre disque.',
  EBUSY: 'un autre programme tient ce fichier. Fermez-le et recommencez ; rien n’a été changé.',
  EMFILE: 'trop de fichiers sont ouverts. Fermez des programmes et recommencez ; rien n’a été changé.',
  EROFS: 'ce disque est en lecture seule. Choisissez un autre endroit.',
  ERR_INVALID_ARG_VALUE: 'ce chemin contient un caractère interdit. Choisissez-en un autre.',
}

const sentence = async (path: string, code: string): Promise<string> => {
  if (code === 'ENOENT' && (await isLink(path)))
    return 'ce lien mène à un fichier qui n’existe plus. Donnez le chemin du vrai fichier.'
  return sentences[code] ?? `le système répond ${code}. Rien n’a été changé.`
}

const isLink = async (path: string): Promise<boolean> => {
  try {
    return (await lstat(path)).isSymbolicLink()
  } catch {
    return false
  }
}

const ignoreMissing = (fault: unknown): void => {
  if (faultCode(fault) !== 'ENOENT') throw fault
}

const special = 'ce n’est pas un fichier ordinaire : il serait perdu. Choisissez un autre nom.'

/** A pipe, a terminal, a device: a file that takes its name would be the end of it. */
const isSpecial = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && !found.isFile() && !found.isDirectory()
}

const list = async (folder: string): Promise<Result<readonly FileEntry[]>> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(fault => {
    ignoreMissing(fault)
    return []
  })
  const found = await Promise.all(
    entries
      .filter(entry => entry.isFile() || entry.isSymbolicLink())
      .map(async ({ name }): Promise<readonly FileEntry[]> => {
        const path = join(folder, name)
        const file = await inTime(path, () => stat(path)).catch(() => undefined)
        return file?.isFile() ? [{ name, size: file.size, modified: Math.round(file.mtimeMs) }] : []
      }),
  )
  return success(found.flat())
}

/** Temporary files of this very shape, older than any save can last: a killed process left them. */
const temporaryName = /^\..+\.[0-9a-f]{12}\.tmp$/
const oldest = 60_000

const sweep = async (folder: string): Promise<void> => {
  // A lock under which another was being broken comes after it in name, and has to go before it.
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    if (temporaryName.test(name)) await sweepOne(join(folder, name)).catch(() => undefined)
    await sweepLock(folder, name).catch(() => undefined)
  }
}

/** It may be gone by now, or be no file: the others are swept all the same. */
const sweepOne = async (path: string): Promise<void> => {
  const { mtimeMs } = await lstat(path)
  if (Date.now() - mtimeMs > oldest) await unlink(path)
}

const read = async (path: string, most: number): Promise<Result<Uint8Array>> => {
  const { handle, size } = await openOrdinary(path)
  try {
    return size > most ? refuse(path, tooLarge) : await readAtMost(handle, path, most)
  } finally {
    await closeInTime(path, handle)
  }
}

/** The file may grow between its measure and its reading: one byte more than allowed is enough to know. */
const readAtMost = async (handle: FileHandle, path: string, most: number): Promise<Result<Uint8Array>> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { bytesRead, buffer } = await inTime(path, () =>
      handle.read(new Uint8Array(64 * 1024), 0, 64 * 1024),
    )
    if (bytesRead === 0) return success(Buffer.concat(chunks, length))
    length += bytesRead
    if (length > most) return refuse(path, tooLarge)
    chunks.push(buffer.subarray(0, bytesRead))
  }
}

const refuse = (path: string, why = ''): Result<never> =>
  failure(error('file.refused', '', `${path} : ${why}`))

/** Of the longest letters, three bytes each: with its mark, the temporary name still fits in 255. */
const mostOfName = 60

/** A temporary file beside, written, synced and read again; then it takes the name, in one step. */
const write = async (
  path: string,
  bytes: Uint8Array,
  take: (temporary: string, path: string) => Promise<void>,
  how: Writing = {},
): Promise<Result<void>> => {
  const temporary = join(dirname(path), `.${basename(path).slice(0, mostOfName)}.${ownLetters()}.tmp`)
  await refuseSystemPlace(dirname(path))
  try {
    await writeThrough(temporary, bytes, await rightsFor(how))
    const allowed = await how.still?.()
    if (allowed?.ok === false) return allowed
    await take(temporary, path)
    await syncFolder(dirname(path)).catch(() => undefined)
    return success(undefined)
  } finally {
    await unlink(temporary).catch(() => undefined)
  }
}

const rightsFor = async ({ private: alone, like }: Writing): Promise<Rights | undefined> => {
  if (alone) return privately
  return like === undefined ? undefined : rightsOf(like)
}

/** Nobody reads it before its rights are what they shall be. */
const writeThrough = async (path: string, bytes: Uint8Array, rights: Rights | undefined): Promise<void> => {
  const handle = await open(path, 'wx+', rights ? 0o600 : 0o666)
  try {
    await handle.writeFile(bytes)
    if (rights) await give(handle, rights)
    await handle.sync()
    const written = new Uint8Array(bytes.length + 1)
    const { bytesRead } = await handle.read(written, 0, written.length, 0)
    if (bytesRead !== bytes.length) throw Object.assign(new Error('short write'), { code: 'ENOSPC' })
    if (Buffer.compare(written.subarray(0, bytesRead), bytes) !== 0)
      throw Object.assign(new Error('wrong write'), { code: 'EIO' })
  } finally {
    await handle.close()
  }
}

/** Windows refuses for an instant while a scanner or an indexer reads the file: asked again for up to a minute. */
const replaceName = async (temporary: string, path: string): Promise<void> => {
  for (let wait = 10, waited = 0; ; wait = Math.min(wait * 2, 1000)) {
    try {
      return await rename(temporary, path)
    } catch (fault) {
      const busy = process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(faultCode(fault))
      if (!busy || waited > 60_000) throw fault
      await sleep(wait)
      waited += wait
    }
  }
}

/** A hard link fails where the name is taken; disks without links (FAT) get a look before the rename, under a lock. */
const takeName = async (temporary: string, path: string): Promise<void> => {
  try {
    await link(temporary, path)
  } catch (fault) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(faultCode(fault))) throw fault
    await takeFreeName(temporary, path)
  }
}

/** One lock for all new names of the folder: whoever creates a file may hold the lock on its path already. */
const takeFreeName = async (temporary: string, path: string): Promise<void> => {
  const hold = await takeLock(join(dirname(path), 'noms'))
  try {
    const taken = await lstat(path).then(
      () => true,
      () => false,
    )
    if (taken || !hold) throw Object.assign(new Error('taken'), { code: taken ? 'EEXIST' : 'EBUSY' })
    await rename(temporary, path)
  } finally {
    await hold?.release()
  }
}

/**
 * Makes the new name outlive a power cut. By now the file is whole under its name, so that a disk which refuses this
 * (network and shared folders do) has not failed: to say so would have the player save again over their own work.
 */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
