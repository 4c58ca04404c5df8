/** What was typed and not saved: written aside while a player types, offered again after a crash, never lost silently. */
import {
  error,
  failure,
  messageLimits,
  parse,
  readMessage,
  success,
  toJson,
  z,
  type Json,
  type Result,
} from '../core/index.ts'
import type { FileEntry, Host } from './port.ts'
import { keepAside } from './store.ts'

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

export interface Recoverable {
  /** Of processes that no longer run, the newest first. */
  readonly works: readonly Unsaved[]
  /** How many entries could not be read, and were put aside with their bytes. */
  readonly damaged: number
}

export interface Journal {
  readonly folder: string
  readonly write: (
    id: string,
    path: string,
    base: string,
    name: string,
    document: Json,
  ) => Promise<Result<void>>
  /** The work is in its file now. */
  readonly forget: (id: string) => Promise<Result<void>>
  /** A player gave the work up: it is offered no more, and can be taken back for a month. */
  readonly giveUp: (id: string) => Promise<Result<void>>
  readonly takeBack: (id: string) => Promise<Result<void>>
  readonly recoverable: () => Promise<Recoverable>
  readonly read: (id: string) => Promise<JournalEntry | undefined>
}

const idPattern = /^[\w-]{8,64}$/
const extension = '.json'
const givenUp = '.abandon'
const month = 31 * 24 * 3600_000

type Reading =
  | { readonly kind: 'entry'; readonly entry: JournalEntry }
  | { readonly kind: 'damaged' }
  /** It is not there, or the disk does not answer: nothing is known of it. */
  | { readonly kind: 'unread' }

export const createJournal = ({ files, clock, process, isAlive, dataFolder }: Host): Journal => {
  const folder = `${dataFolder}/journal`
  const fileOf = (id: string, ending = extension): string => `${folder}/${id}${ending}`

  const look = async (id: string): Promise<Reading> => {
    if (!idPattern.test(id)) return { kind: 'unread' }
    const bytes = await files.read(fileOf(id), messageLimits.bytes)
    if (!bytes.ok) return { kind: 'unread' }
    const json = readMessage(bytes.value)
    const entry = json.ok ? parse(entrySchema, json.value) : json
    return entry.ok ? { kind: 'entry', entry: entry.value } : { kind: 'damaged' }
  }

  const read: Journal['read'] = async id => {
    const seen = await look(id)
    return seen.kind === 'entry' ? seen.entry : undefined
  }

  const write: Journal['write'] = async (id, path, base, name, document) => {
    const entry: JournalEntry = { id, path, base, name, at: clock.now().getTime(), process, document }
    const bytes = bytesOf(entry)
    if (!bytes.ok) return bytes
    const made = await files.makeFolder(folder, { private: true })
    if (!made.ok) return made
    return files.replace(fileOf(id), bytes.value, { private: true })
  }

  const whenNamed = async (id: string, action: () => Promise<Result<void>>): Promise<Result<void>> =>
    idPattern.test(id) ? action() : success(undefined)

  /** What was given up long ago goes for good. */
  const clear = async (found: readonly FileEntry[]): Promise<void> => {
    const now = clock.now().getTime()
    for (const { name, modified } of found)
      if (name.endsWith(givenUp) && now - modified > month) await files.remove(`${folder}/${name}`)
  }

  /** Written anew, so that its month begins now. */
  const giveUp = async (id: string): Promise<Result<void>> => {
    const bytes = await files.read(fileOf(id), messageLimits.bytes)
    if (!bytes.ok) return bytes
    const kept = await files.replace(fileOf(id, givenUp), bytes.value, { private: true })
    return kept.ok ? files.remove(fileOf(id)) : kept
  }

  /** With its bytes, where it is told of once. */
  const setAside = async (path: string): Promise<boolean> => {
    const aside = await keepAside(files, path)
    return aside.ok && (await files.remove(path)).ok
  }

  const recoverable: Journal['recoverable'] = async () => {
    await files.sweep(folder)
    const found = await files.list(folder)
    const listed = found.ok ? found.value : []
    await clear(listed)
    const works: JournalEntry[] = []
    let damaged = 0
    for (const { name } of listed.filter(({ name }) => name.endsWith(extension))) {
      const seen = await look(name.slice(0, -extension.length))
      if (seen.kind === 'entry') works.push(seen.entry)
      if (seen.kind === 'damaged' && (await setAside(`${folder}/${name}`))) damaged++
    }
    return {
      works: works
        .filter(entry => entry.process === process || !isAlive(entry.process))
        .map(({ id, path, name, at }) => ({ id, path, name, at }))
        .toSorted((a, b) => b.at - a.at),
      damaged,
    }
  }

  return {
    folder,
    write,
    forget: id => whenNamed(id, () => files.remove(fileOf(id))),
    giveUp: id => whenNamed(id, () => giveUp(id)),
    takeBack: id => whenNamed(id, () => files.move(fileOf(id, givenUp), fileOf(id))),
    recoverable,
    read,
  }
}

/** What could not be read again never takes the place of what can: it is said while the work is still in the window. */
const bytesOf = (entry: JournalEntry): Result<Uint8Array> => {
  if (!idPattern.test(entry.id)) return failure(error('journal.id', '', 'Ce journal n’a pas de nom.'))
  const bytes = new TextEncoder().encode(JSON.stringify(toJson(entry)))
  if (bytes.length > messageLimits.bytes) return failure(error('journal.too-large', '', tooHeavy))
  const readable = readMessage(bytes)
  return readable.ok ? success(bytes) : readable
}

const tooHeavy =
  'Ce travail dépasse 16 Mio : le journal ne le garde pas. Allégez ses portraits, puis enregistrez la bande.'
