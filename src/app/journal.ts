/** What was typed and not saved: written aside while a player types, offered again after a crash, never lost silently. */
import {
  error,
  failure,
  limits,
  readJson,
  success,
  toJson,
  z,
  type Json,
  type Result,
} from '../core/index.ts'
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
    const entry: JournalEntry = { id, path, base, name, at: clock.now().getTime(), process, document }
    const bytes = bytesOf(entry)
    if (!bytes.ok) return bytes
    const made = await files.makeFolder(folder, { private: true })
    if (!made.ok) return made
    return files.replace(fileOf(id), bytes.value, { private: true })
  }

  const forget = async (id: string): Promise<Result<void>> =>
    idPattern.test(id) ? files.remove(fileOf(id)) : success(undefined)

  const unsaved = async (): Promise<readonly Unsaved[]> => {
    await files.sweep(folder)
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

/** What could not be read again never takes the place of what can: it is said while the work is still in the window. */
const bytesOf = (entry: JournalEntry): Result<Uint8Array> => {
  if (!idPattern.test(entry.id)) return failure(error('journal.id', '', 'Ce journal n’a pas de nom.'))
  const bytes = new TextEncoder().encode(JSON.stringify(toJson(entry)))
  if (bytes.length > limits.bytes) return failure(error('journal.too-large', '', tooHeavy))
  const readable = readJson(bytes)
  return readable.ok ? success(bytes) : readable
}

const tooHeavy =
  'Ce travail dépasse 8 Mio : le journal ne le garde pas. Allégez ses portraits, puis enregistrez la bande.'
