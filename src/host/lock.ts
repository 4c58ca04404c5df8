/**
 * One writer at a time among all processes, whatever their data folders: a small hidden file beside the one that is
 * written says who holds it. It is held for moments only; a holder that died is found out and its lock broken.
 */
import { link, lstat, open, readFile, unlink, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hold } from '../app/port.ts'
import { isGone, readHolder, thisProcess, writeHolder } from './holder.ts'
import { ownLetters } from './late-crypto.ts'

/** Holders renew their locks; one that was silent for this long, on whatever machine, is dead or as good as dead. */
const silent = 30_000
const beat = 5_000
const patience = 10_000

const lockName = /^\..+\.verrou(?:\.bris)?$/
/** Long names of which these letters are the same share a lock, which costs a moment and no more. */
const mostOfName = 60

export const lockFor = (path: string): string =>
  join(dirname(path), `.${basename(path).slice(0, mostOfName)}.verrou`)

/** The lock on this path; nothing where another process does not let go of it. */
export const takeLock = async (path: string, wait = patience): Promise<Hold | undefined> => {
  const lock = lockFor(path)
  const handle = await claim(lock, async put => {
    const end = performance.now() + wait
    for (let pause = 1; ; pause = Math.min(2 * pause, 20)) {
      const taken = await put()
      if (taken || performance.now() > end) return taken
      await breakDead(lock)
      await sleep(pause * (0.5 + Math.random()))
    }
  })
  return handle && hold(lock, handle)
}

/** Locks of the dead that nobody has asked for since. */
export const sweepLock = async (folder: string, name: string): Promise<void> => {
  if (lockName.test(name)) await breakDead(join(folder, name))
}

/**
 * What a lock says is written before it is one: whoever is killed on the way leaves nothing that names nobody. Answers
 * the file that became the lock.
 */
const claim = async (
  lock: string,
  action: (put: () => Promise<FileHandle | undefined>) => Promise<FileHandle | undefined>,
): Promise<FileHandle | undefined> => {
  const temporary = `${lock}.${ownLetters()}.tmp`
  const handle = await open(temporary, 'wx')
  let taken: FileHandle | undefined
  try {
    await tell(handle)
    taken = await action(() => put(temporary, handle, lock))
    return taken
  } finally {
    if (taken !== handle) await handle.close().catch(() => undefined)
    await unlink(temporary).catch(() => undefined)
  }
}

const put = async (temporary: string, handle: FileHandle, lock: string): Promise<FileHandle | undefined> => {
  try {
    await link(temporary, lock)
    return handle
  } catch (fault) {
    if (isTaken(fault)) return undefined
    if (withoutLinks.includes(codeOf(fault))) return make(lock)
    throw fault
  }
}

const tell = async (handle: FileHandle): Promise<void> => {
  // A full disk takes no word; that the file is there says enough, for a while.
  await handle.write(writeHolder(thisProcess()), 0).catch(() => undefined)
}

const withoutLinks = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']

/** Where a disk has no links: it may for an instant name nobody. */
const make = async (lock: string): Promise<FileHandle | undefined> => {
  try {
    const handle = await open(lock, 'wx')
    await tell(handle)
    return handle
  } catch (fault) {
    if (isTaken(fault)) return undefined
    throw fault
  }
}

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : ''

/** On Windows a file that is just being removed has its name still. */
const isTaken = (fault: unknown): boolean =>
  codeOf(fault) === 'EEXIST' || (process.platform === 'win32' && ['EACCES', 'EBUSY'].includes(codeOf(fault)))

const hold = (lock: string, handle: FileHandle): Hold => {
  /** Through the handle: had the lock been broken, another's would be none of our business. */
  const renew = (): void => void tell(handle)
  renew()
  const timer = setInterval(renew, beat)
  timer.unref()
  /** While the handle is open, no other file can have its number. */
  const isMine = async (): Promise<boolean> => {
    const mine = await handle.stat({ bigint: true })
    const there = await lstat(lock, { bigint: true }).catch(() => undefined)
    return there?.ino === mine.ino && there.dev === mine.dev
  }
  const release = async (): Promise<void> => {
    clearInterval(timer)
    const mine = await isMine().catch(() => false)
    await handle.close().catch(() => undefined)
    if (mine) await unlink(lock).catch(() => undefined)
  }
  return { isMine, release }
}

/**
 * Looking at a lock and removing it are two steps, and between them another may have broken it and taken it anew. So the
 * two are done under a lock of their own, by one process at a time: there, a dead lock stays what it is.
 */
const breakDead = async (lock: string): Promise<void> => {
  if (!(await isDead(lock, Date.now()))) return
  const breaking = `${lock}.bris`
  const handle = await claim(breaking, put => put())
  if (!handle) {
    if (await isDead(breaking, Date.now())) await unlink(breaking).catch(() => undefined)
    return
  }
  try {
    // Asked again, and by the disk's own clock, which other machines share.
    if (await isDead(lock, (await handle.stat()).mtimeMs)) await unlink(lock)
  } finally {
    await handle.close().catch(() => undefined)
    await unlink(breaking).catch(() => undefined)
  }
}

const isDead = async (lock: string, now: number): Promise<boolean> => {
  const [found, text] = await Promise.all([
    lstat(lock).catch(() => undefined),
    readFile(lock, 'utf8').catch(() => ''),
  ])
  if (!found) return false
  const holder = readHolder(text)
  return (holder !== undefined && isGone(holder)) || now - found.mtimeMs > silent
}
