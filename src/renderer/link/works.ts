/**
 * Which unsaved works the live tabs of this browser hold: what is in somebody's hands is offered to nobody else. A lock
 * of the browser's tells it, which is free again however its tab went.
 */
export interface Works {
  /** Takes the work in hand; answers whether no other tab has it. */
  readonly hold: (id: string) => Promise<boolean>
  readonly release: (id: string) => void
  readonly held: () => Promise<ReadonlySet<string>>
}

const start = 'copiste-travail-'

export const browserWorks = (): Works => {
  const mine = new Map<string, () => void>()
  return {
    hold: id =>
      new Promise(settle => {
        if (mine.has(id)) return settle(true)
        void navigator.locks.request(start + id, { ifAvailable: true }, lock => {
          settle(lock !== null)
          if (!lock) return undefined
          return new Promise<void>(release => mine.set(id, release))
        })
      }),
    release: id => {
      mine.get(id)?.()
      mine.delete(id)
    },
    held: async () => {
      const { held = [] } = await navigator.locks.query()
      return new Set(held.flatMap(({ name }) => (name?.startsWith(start) ? [name.slice(start.length)] : [])))
    },
  }
}
