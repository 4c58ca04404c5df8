/** Which Copistes run: each touches a mark of its own, since a process number alone may have been given again. */
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './holder.ts'

const marks = 'processus'
const beat = 5_000
const silent = 30_000

export interface Liveness {
  readonly process: number
  readonly isAlive: (process: number) => boolean
  readonly stop: () => void
}

export const createLiveness = (dataFolder: string): Liveness => {
  const folder = join(dataFolder, marks)
  const mark = join(folder, String(process.pid))
  const touch = (): void => {
    try {
      utimesSync(mark, new Date(), new Date())
    } catch {
      announce(folder, mark)
    }
  }
  announce(folder, mark)
  const timer = setInterval(touch, beat)
  timer.unref()
  return {
    process: process.pid,
    isAlive: id => isAlive(dataFolder, id),
    stop: () => {
      clearInterval(timer)
      withdraw(mark)
    },
  }
}

export const isAlive = (dataFolder: string, id: number): boolean =>
  id === process.pid || (isRunning(id) && isFresh(join(dataFolder, marks, String(id))))

const withdraw = (mark: string): void => {
  try {
    rmSync(mark, { force: true })
  } catch {
    // Without its process it says nothing any more.
  }
}

/** A folder that cannot be written costs the warning about a second window, and nothing else. */
const announce = (folder: string, mark: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(mark, '')
  } catch {
    return
  }
}

const isFresh = (mark: string): boolean => {
  try {
    return Date.now() - statSync(mark).mtimeMs < silent
  } catch {
    return false
  }
}
