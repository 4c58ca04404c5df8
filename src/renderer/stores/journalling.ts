/** Unsaved work, kept while it is typed: by the host's journal within a second, by this window where there is none. */
import { ref, type Ref } from 'vue'
import type { JsonObject } from '../../core/index.ts'
import type { Reach } from '../host.ts'

/** After the last keystroke; and at most this long while typing goes on. */
const pause = 400
const most = 900
/** A journal that has not answered by then is not waited for: the window keeps the work meanwhile. */
const prompt = 1_000
/** What no journal took is offered to it again. */
const again = 10_000

export interface Work {
  readonly path: string
  readonly base: string
  readonly name: string
  readonly document: JsonObject
}

/** Where what is unsaved lies now: a fact, never a hope. */
export type Keeping =
  /** Typed a moment ago: in this window and nowhere else yet. */
  | { readonly kind: 'typed' }
  | { readonly kind: 'journal'; readonly at: number }
  | { readonly kind: 'drawer'; readonly at: number; readonly why: string }
  | { readonly kind: 'nowhere'; readonly why: string }

export interface Journalling {
  readonly keeping: Ref<Keeping>
  /** Something was typed. */
  readonly touch: () => void
  /** Writes what is unsaved now; forgets the journal where nothing is. */
  readonly flush: () => Promise<void>
  readonly forget: () => Promise<void>
  /** Another band, or work taken back from this entry. */
  readonly begin: (id?: string) => void
}

const wait = (time: number): Promise<undefined> =>
  new Promise(settle => setTimeout(() => settle(undefined), time))

export const createJournalling = (
  { bridge, drawer, works }: Reach,
  unsaved: () => Work | undefined,
): Journalling => {
  const keeping = ref<Keeping>({ kind: 'typed' })
  let id = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  /** Entries that lie in the drawer, as far as is known. */
  const drawn = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  /** One call after the other: what is forgotten is never written again by a slower call before it. */
  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const turn = last.then(action, action)
    last = turn
    return turn
  }

  const later = (time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), time)
  }

  const forget = async (): Promise<void> => {
    clearTimeout(timer)
    since = 0
    keeping.value = { kind: 'typed' }
    bridge.holdsWork(false)
    const entry = { id }
    await inTurn(async () => {
      await emptyDrawer(entry.id)
      await bridge.call('forget', entry)
    })
  }

  const emptyDrawer = async (entry: string): Promise<void> => {
    if (drawn.delete(entry)) await drawer.remove(entry)
  }

  const keepHere = async (entry: Work & { readonly id: string }, why: string): Promise<void> => {
    const at = Date.now()
    const kept = await drawer.put({ ...entry, at })
    if (kept.ok) drawn.add(entry.id)
    if (entry.id !== id) return
    keeping.value = kept.ok
      ? { kind: 'drawer', at, why }
      : { kind: 'nowhere', why: `${why} ${kept.diagnostics[0]?.message ?? ''}`.trim() }
  }

  const write = async (entry: Work & { readonly id: string }): Promise<void> => {
    const answer = bridge.call('journal', entry)
    if ((await Promise.race([answer, wait(prompt)])) === undefined) await keepHere(entry, '')
    const written = await answer
    if (!written.ok) {
      await keepHere(entry, written.diagnostics[0]?.message ?? '')
      if (entry.id === id && since === 0) later(again)
      return
    }
    if (entry.id === id) keeping.value = { kind: 'journal', at: Date.now() }
    await emptyDrawer(entry.id)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    since = 0
    const work = unsaved()
    if (!work) return forget()
    const entry = { id, ...work }
    await inTurn(() => write(entry))
  }

  const touch = (): void => {
    bridge.holdsWork(true)
    since ||= Date.now()
    later(Math.max(0, Math.min(pause, most - (Date.now() - since))))
  }

  const begin = (known?: string): void => {
    clearTimeout(timer)
    since = 0
    if (known !== undefined) drawn.add(known)
    keeping.value = { kind: 'typed' }
    works.release(id)
    id = known ?? `journal-${crypto.randomUUID()}`
    void works.hold(id)
  }

  return { keeping, touch, flush, forget, begin }
}
