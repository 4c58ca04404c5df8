/** From ids to entries: how a game finds in its catalogue what a file names, and what it could not find. */

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
