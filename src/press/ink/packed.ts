/** What a file holds compressed, by what it was compressed from: the same letters and icons come again every evening. */

export interface PackedStore {
  /** What goes by that key, or what is made now. */
  readonly of: (key: string, make: () => Uint8Array) => Uint8Array
  /** Whether there is more than last time: asked once. */
  readonly hasLearnt: () => boolean
  readonly all: () => readonly (readonly [key: string, bytes: Uint8Array])[]
}

/** Those of a dozen bands: some hundred fonts cut down to their letters, and their icons and frames. */
export const packedBounds = { entries: 1200, bytes: 6 * 1024 * 1024 } as const

export const openPackedStore = (
  known: Iterable<readonly [key: string, bytes: Uint8Array]>,
  bounds: { readonly entries: number; readonly bytes: number } = packedBounds,
): PackedStore => {
  /** What was asked for last stands at the end. */
  const kept = new Map(known)
  let held = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  let learnt = false
  const drop = (key: string): void => {
    held -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }
  return {
    of: (key, make) => {
      const there = kept.get(key)
      const bytes = there ?? make()
      // One that is too large would drive out all others.
      if (bytes.length > bounds.bytes / 4) return bytes
      learnt ||= there === undefined
      drop(key)
      kept.set(key, bytes)
      held += bytes.length
      for (const oldest of kept.keys()) {
        if (kept.size <= bounds.entries && held <= bounds.bytes) break
        drop(oldest)
      }
      return bytes
    },
    hasLearnt: () => {
      const had = learnt
      learnt = false
      return had
    },
    all: () => [...kept],
  }
}
