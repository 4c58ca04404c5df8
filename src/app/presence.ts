/** Who has a file open: a second window, another Copiste or the command line on the same band is told. */
import { z } from '../core/index.ts'
import type { Host } from './port.ts'
import { readStored, writeStored } from './store.ts'

const markSchema = z.object({ path: z.string(), process: z.number(), session: z.string() })

export interface Presence {
  /** Marks the file as open in this session; answers whether another one has it open. */
  readonly enter: (path: string, session: string) => Promise<boolean>
  readonly leave: (path: string, session: string) => Promise<void>
  /** Whether anyone has it open. */
  readonly isOpen: (path: string) => Promise<boolean>
}

export const createPresence = (
  host: Pick<Host, 'files' | 'fingerprint' | 'process' | 'isAlive' | 'dataFolder'>,
): Presence => {
  const { files, fingerprint, process, isAlive, dataFolder } = host
  const folder = `${dataFolder}/ouvertes`
  const keyOf = (text: string): string => fingerprint(new TextEncoder().encode(text)).slice(0, 24)
  const fileOf = (path: string, session: string): string =>
    `${folder}/${keyOf(path)}-${process}-${keyOf(session)}.json`

  const others = async (path: string, mine: string | undefined): Promise<boolean> => {
    const found = await files.list(folder)
    if (!found.ok) return false
    const marks = found.value.filter(
      ({ name }) => name.startsWith(`${keyOf(path)}-`) && `${folder}/${name}` !== mine,
    )
    for (const { name } of marks) {
      const mark = await readStored(files, `${folder}/${name}`, markSchema)
      if (mark && isAlive(mark.process)) return true
      await files.remove(`${folder}/${name}`)
    }
    return false
  }

  const enter = async (path: string, session: string): Promise<boolean> => {
    await files.makeFolder(folder)
    await files.sweep(folder)
    const mine = fileOf(path, session)
    const shared = await others(path, mine)
    await writeStored(files, mine, { path, process, session })
    return shared
  }

  const leave = async (path: string, session: string): Promise<void> => {
    await files.remove(fileOf(path, session))
  }

  return { enter, leave, isOpen: path => others(path, undefined) }
}
