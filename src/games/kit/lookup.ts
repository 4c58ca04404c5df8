/** From ids to entries: how a game finds in its catalogue what a file names, and what it could not find. */
import { groupBy } from '../../core/index.ts'

interface Entry {
  readonly id: string
}

/** By id, for any string that a file may hold. */
export const byId = <E extends Entry>(entries: readonly E[]): ReadonlyMap<string, E> =>
  new Map(entries.map(entry => [entry.id, entry]))

/** By an id of the catalogue itself, which is there. */
export const entryWith = <E extends Entry>(entries: readonly E[], id: E['id']): E => {
  const found = entries.find(entry => entry.id === id)
  if (!found) throw new Error(`no ${id} in the catalogue`)
  return found
}

/** An id of a file's list, what it stands for, and its place there, so that diagnostics and remedies can point at it. */
export interface Placed<E> {
  readonly entry: E
  readonly index: number
}

/** An id that nobody knows. */
export interface Misspelt {
  readonly id: string
  readonly index: number
}

export const placed = <E>(
  ids: readonly string[],
  find: (id: string) => E | undefined,
): { readonly known: readonly Placed<E>[]; readonly unknown: readonly Misspelt[] } => {
  const known: Placed<E>[] = []
  const unknown: Misspelt[] = []
  for (const [index, id] of ids.entries()) {
    const entry = find(id)
    if (entry) known.push({ entry, index })
    else unknown.push({ id, index })
  }
  return { known, unknown }
}

/** What counts once however often it is written: where it stands first. */
export const different = <E>(known: readonly Placed<E>[]): readonly Placed<E>[] =>
  known.filter(({ entry }, at) => known.findIndex(other => other.entry === entry) === at)

/** What stands more than once: where it stands first, then where it does again. */
export const repeated = <T>(
  items: readonly T[],
  key: (item: T) => string,
): readonly (readonly [T, T, ...T[]])[] =>
  groupBy(items, key).flatMap(([first, second, ...more]) =>
    second === undefined ? [] : [[first, second, ...more] as const],
  )

export const indexesOf = (items: readonly { readonly index: number }[]): readonly number[] =>
  items.map(({ index }) => index)
