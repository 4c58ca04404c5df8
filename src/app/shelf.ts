/** The shelf: what lies in the player's folder, with enough of each file to choose by. */
import {
  hasErrors,
  kindOf,
  limits,
  titleOf,
  type Diagnostic,
  type FileKind,
  type GameSystem,
  type KindId,
} from '../core/index.ts'
import type { FileEntry, Host } from './port.ts'

export const shelfStates = ['ready', 'warnings', 'errors', 'unreadable'] as const

export interface ShelfBook {
  readonly path: string
  readonly file: string
  readonly kind: KindId
  readonly name: string
  /** The game, where it is known. */
  readonly system: string | null
  readonly state: (typeof shelfStates)[number]
  /** Why it cannot be read. */
  readonly reason: string
  /** What it costs, of what it may cost: the first gauge of its form. */
  readonly gauge: { readonly value: number; readonly limit: number | null; readonly unit: string } | null
  readonly icon: string | null
  /** Names of those who are in it. */
  readonly members: readonly string[]
  /** The first thing that is wrong with it, in its game's words. */
  readonly fault: string
  /** Milliseconds. */
  readonly modified: number
}

export type Shelf = (folder: string) => Promise<readonly ShelfBook[]>

/** Each file is judged once for each time it changes. */
export const createShelf = ({ files }: Pick<Host, 'files'>, systems: readonly GameSystem[]): Shelf => {
  const known = new Map<string, { readonly size: number; readonly book: ShelfBook }>()

  const judge = async (folder: string, entry: FileEntry, kind: FileKind): Promise<ShelfBook> => {
    const path = `${folder}/${entry.name}`
    const seen = known.get(path)
    if (seen && seen.size === entry.size && seen.book.modified === entry.modified) return seen.book
    const book = await readBook(path, entry, kind)
    known.set(path, { size: entry.size, book })
    return book
  }

  const readBook = async (
    path: string,
    { name: file, modified }: FileEntry,
    kind: FileKind,
  ): Promise<ShelfBook> => {
    const bytes = await files.read(path, limits.bytes)
    const filed = bytes.ok ? kind.read(bytes.value, systems) : bytes
    const blank = {
      path,
      file,
      kind: kind.id,
      modified,
      system: null,
      reason: '',
      gauge: null,
      icon: null,
      members: [],
      fault: '',
    }
    if (!filed.ok) {
      const [why] = filed.diagnostics
      return { ...blank, name: titleOf(file), state: 'unreadable', reason: why?.message ?? '' }
    }
    const { name, system, icon, validate, gauges, members } = filed.value
    const [gauge] = gauges()
    const diagnostics = validate()
    const state = stateOf(diagnostics)
    return {
      ...blank,
      name,
      system: system?.id ?? null,
      icon,
      state,
      members: members(),
      fault: faultIn(diagnostics),
      gauge: gauge ? { value: gauge.value, limit: gauge.limit ?? null, unit: gauge.unit } : null,
    }
  }

  return async folder => {
    const found = await files.list(folder)
    const entries = (found.ok ? found.value : []).flatMap(entry => {
      const kind = entry.name.startsWith('.') ? undefined : kindOf(entry.name)
      return kind ? [{ entry, kind }] : []
    })
    const books = await Promise.all(entries.map(({ entry, kind }) => judge(folder, entry, kind)))
    return books.toSorted((a, b) => b.modified - a.modified)
  }
}

const stateOf = (diagnostics: readonly Diagnostic[]): ShelfBook['state'] => {
  if (hasErrors(diagnostics)) return 'errors'
  return diagnostics.some(({ severity }) => severity === 'warning') ? 'warnings' : 'ready'
}

const faultIn = (diagnostics: readonly Diagnostic[]): string =>
  (
    diagnostics.find(({ severity }) => severity === 'error') ??
    diagnostics.find(({ severity }) => severity === 'warning')
  )?.message ?? ''
