/** What was typed and not saved: written aside while a player types, offered again after a crash, never lost silently. */
import { success, toJson, writeJson, z, type Json, type Result } from '../core/index.ts'
import type { Host } from './host.ts'
import { readStored } from './store.ts'

const entrySchema = z.object({
  id: z.string(),
  /** The file that was being edited, and its fingerprint when it was opened. */
  path: z.string(),
  base: z.string(),
  name: z.string(),
  at: z.number(),
  process: z.number(),
  document: z.unknown(),
})
export type JournalEntry = z.infer<typeof entrySchema>

/** Unsaved work of a window that is no more. */
export interface Unsaved {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly at: number
}

export interface Journal {
  readonly write: (
    id: string,
    path: string,
    base: string,
    name: string,
    document: Json,
  ) => Promise<Result<void>>
  readonly forget: (id: string) => Promise<Result<void>>
  /** Of processes that no longer run, the newest first. */
  readonly unsaved: () => Promise<readonly Unsaved[]>
  readonly read: (id: string) => Promise<JournalEntry | undefined>
}

const idPattern = /^[\w-]{8,64}$/
const extension = '.json'

export const createJournal = ({ files, clock, process, isAlive, dataFolder }: Host): Journal => {
  const folder = `${dataFolder}/journal`
  const fileOf = (id: string): string => `${folder}/${id}${extension}`

  const read = async (id: string): Promise<JournalEntry | undefined> =>
    idPattern.test(id) ? readStored(files, fileOf(id), entrySchema) : undefined

  const write: Journal['write'] = async (id, path, base, name, document) => {
    const made = await files.makeFolder(folder)
    if (!made.ok) return made
    const entry: JournalEntry = { id, path, base, name, at: clock.now().getTime(), process, document }
    return files.replace(fileOf(id), writeJson(toJson(entry)))
  }

  const forget = async (id: string): Promise<Result<void>> =>
    idPattern.test(id) ? files.remove(fileOf(id)) : success(undefined)

  const unsaved = async (): Promise<readonly Unsaved[]> => {
    const found = await files.list(folder)
    const ids = (found.ok ? found.value : [])
      .filter(({ name }) => name.endsWith(extension))
      .map(({ name }) => name.slice(0, -extension.length))
    const entries = await Promise.all(ids.map(read))
    return entries
      .flatMap(entry => (entry && (entry.process === process || !isAlive(entry.process)) ? [entry] : []))
      .map(({ id, path, name, at }) => ({ id, path, name, at }))
      .toSorted((a, b) => b.at - a.at)
  }

  return { write, forget, unsaved, read }
}
