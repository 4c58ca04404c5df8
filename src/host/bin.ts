/** The system's bin, without Electron: the freedesktop bin on Linux, the user's own on a Mac, ours elsewhere. */
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, open, rename, unlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'

export const throwAway = async (path: string): Promise<void> => {
  if (process.platform === 'linux') return freedesktop(path)
  const folder =
    process.platform === 'darwin' ? join(homedir(), '.Trash') : join(homedir(), '.copiste', 'corbeille')
  await mkdir(folder, { recursive: true })
  await moveAcross(path, join(folder, stamped(basename(path))))
}

/** The note of where it came from is written first, as the specification asks: it also reserves the name. */
const freedesktop = async (path: string): Promise<void> => {
  const home = process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share')
  const [files, notes] = [join(home, 'Trash', 'files'), join(home, 'Trash', 'info')]
  await mkdir(files, { recursive: true, mode: 0o700 })
  await mkdir(notes, { recursive: true, mode: 0o700 })
  const note = `[Trash Info]\nPath=${encodeURI(resolve(path))}\nDeletionDate=${localTime(new Date())}\n`
  for (let turn = 1; ; turn++) {
    const base = short(basename(path))
    const name = turn === 1 ? base : stamped(base, String(turn))
    if (await isThere(join(files, name))) continue
    const info = join(notes, `${name}.trashinfo`)
    try {
      await writeFile(info, note, { flag: 'wx' })
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST' && turn < 1000) continue
      throw fault
    }
    try {
      return await moveAcross(path, join(files, name))
    } catch (fault) {
      await unlink(info).catch(() => undefined)
      throw fault
    }
  }
}

/** With « .trashinfo » after it, the name still fits in 255 bytes; the note holds the whole one. */
const short = (name: string): string =>
  Buffer.byteLength(name) <= 230 ? name : `${name.slice(0, 60).toWellFormed()}${extname(name)}`

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

const stamped = (name: string, mark = String(Date.now())): string =>
  `${name.slice(0, name.length - extname(name).length)}.${mark}${extname(name)}`

const localTime = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)

/** The bin may lie on another disk: the file goes once its copy is safe there, and the copy goes if it cannot. */
const moveAcross = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EXDEV')) throw fault
    await copyFile(from, to, constants.COPYFILE_EXCL)
    try {
      await sync(to)
      await unlink(from)
    } catch (refusal) {
      if (await isThere(from)) await unlink(to).catch(() => undefined)
      throw refusal
    }
  }
}

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
