/** The shelf: what lies in the player's folder, with enough of each band to choose by. */
import {
  bandExtension,
  hasErrors,
  isJsonObject,
  limits,
  readBand,
  readJson,
  type GameSystem,
} from '../core/index.ts'
import type { FileEntry, Host } from './port.ts'

export const shelfStates = ['ready', 'warnings', 'errors', 'unreadable'] as const

export interface ShelfBook {
  readonly path: string
  readonly file: string
  readonly kind: 'band' | 'scenario'
  readonly name: string
  /** The game, where it is known. */
  readonly system: string | null
  readonly state: (typeof shelfStates)[number]
  /** Why it cannot be read. */
  readonly reason: string
  /** What it costs, of what it may cost: the first gauge of its form. */
  readonly gauge: { readonly value: number; readonly limit: number | null; readonly unit: string } | null
  readonly icon: string | null
  /** Milliseconds. */
  readonly modified: number
}

export type Shelf = (folder: string) => Promise<readonly ShelfBook[]>

/** Each file is judged once for each time it changes. */
export const createShelf = ({ files }: Pick<Host, 'files'>, systems: readonly GameSystem[]): Shelf => {
  const known = new Map<string, { readonly size: number; readonly book: ShelfBook }>()

  const judge = async (folder: string, entry: FileEntry): Promise<ShelfBook> => {
    const path = `${folder}/${entry.name}`
    const seen = known.get(path)
    if (seen && seen.size === entry.size && seen.book.modified === entry.modified) return seen.book
    const book = await readBook(path, entry)
    known.set(path, { size: entry.size, book })
    return book
  }

  const readBook = async (path: string, { name: file, modified }: FileEntry): Promise<ShelfBook> => {
    const blank = { path, file, modified, system: null, reason: '', gauge: null, icon: null }
    const title = file.replace(/\.(?:bande|scenario)\.json$/i, '')
    const kind = file.toLowerCase().endsWith(bandExtension) ? 'band' : 'scenario'
    const bytes = await files.read(path, limits.bytes)
    const refuse = (reason = ''): ShelfBook => ({ ...blank, kind, name: title, state: 'unreadable', reason })
    if (!bytes.ok) return refuse(bytes.diagnostics[0]?.message)
    if (kind === 'scenario') {
      const json = readJson(bytes.value)
      const name = json.ok && isJsonObject(json.value) ? json.value['title'] : undefined
      if (!json.ok) return refuse(json.diagnostics[0]?.message)
      return { ...blank, kind, name: typeof name === 'string' ? name : title, state: 'ready' }
    }
    const band = readBand(bytes.value, systems)
    if (!band.ok) return refuse(band.diagnostics[0]?.message)
    const { system, name, roster } = band.value
    const diagnostics = roster.validate()
    const [gauge] = roster.form().gauges
    return {
      ...blank,
      kind,
      name,
      system: system.id,
      icon: system.icon,
      state: hasErrors(diagnostics)
        ? 'errors'
        : diagnostics.some(({ severity }) => severity === 'warning')
          ? 'warnings'
          : 'ready',
      gauge: gauge ? { value: gauge.value, limit: gauge.limit ?? null, unit: gauge.unit } : null,
    }
  }

  return async folder => {
    const found = await files.list(folder)
    const entries = (found.ok ? found.value : []).filter(
      ({ name }) => /\.(?:bande|scenario)\.json$/i.test(name) && !name.startsWith('.'),
    )
    const books = await Promise.all(entries.map(entry => judge(folder, entry)))
    return books.toSorted((a, b) => b.modified - a.modified)
  }
}
