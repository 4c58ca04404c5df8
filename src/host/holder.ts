/** Who holds a lock, told so that another process can find out whether the holder still lives. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export interface Holder {
  /** One run of one machine, as one set of process numbers: those of another say nothing here. */
  readonly machine: string
  readonly process: number
  /** When the process began: its number may have been given again since. Empty where the system does not tell. */
  readonly born: string
}

export const thisProcess = (): Holder => ({
  machine: machine(),
  process: process.pid,
  born: bornOf(process.pid),
})

/** Whether it is certain that the holder is no more; of another machine nothing is. */
export const isGone = (holder: Holder): boolean =>
  holder.machine === machine() &&
  (!isRunning(holder.process) || (holder.born !== '' && holder.born !== bornOf(holder.process)))

/** Zero and less would ask after whole groups of processes. */
export const isRunning = (id: number): boolean => {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM'
  }
}

export const writeHolder = ({ machine: name, process: id, born }: Holder): string =>
  `${[name, id, born].join('\n')}\n`

/** Nothing where the text is not whole: its writer has only just made the file, or its disk was full. */
export const readHolder = (text: string): Holder | undefined => {
  const [name, id, born, end] = text.split('\n')
  return name && born !== undefined && end === '' ? { machine: name, process: Number(id), born } : undefined
}

const machine = (): string =>
  process.platform === 'linux'
    ? [readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())]
        .concat(readOr(() => readlinkSync('/proc/self/ns/pid')))
        .join(' ')
    : `${process.platform} ${hostname()}`

/** The clock tick at which Linux began the process: the twentieth word after its name, which may hold anything. */
const bornOf = (id: number): string =>
  process.platform === 'linux'
    ? readOr(
        () =>
          readFileSync(`/proc/${id}/stat`, 'utf8')
            .replace(/^.*\)\s*/s, '')
            .split(' ')[19] ?? '',
      )
    : ''

const readOr = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}
