/** Unsaved work on its way to the journal: soon after the last keystroke, and in any case within a second. */
import type { Bridge } from '../../app/bridge.ts'
import type { Diagnostic, JsonObject } from '../../core/index.ts'

/** After the last keystroke; and at most this long while typing goes on. */
const pause = 400
const most = 900

export interface Work {
  readonly path: string
  readonly base: string
  readonly name: string
  readonly document: JsonObject
}

export interface Journalling {
  /** Something was typed. */
  readonly touch: () => void
  /** Writes what is unsaved now; forgets the journal where nothing is. */
  readonly flush: () => Promise<void>
  readonly forget: () => Promise<void>
  /** Another band, or work taken back from this entry. */
  readonly begin: (id?: string) => void
}

export const createJournalling = (
  bridge: Bridge,
  unsaved: () => Work | undefined,
  complain: (diagnostics: readonly Diagnostic[]) => void,
): Journalling => {
  let id = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One call after the other: what is forgotten is never written again by a slower call before it. */
  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const turn = last.then(action, action)
    last = turn
    return turn
  }

  const forget = async (): Promise<void> => {
    clearTimeout(timer)
    since = 0
    bridge.holdsWork(false)
    const entry = { id }
    await inTurn(() => bridge.call('forget', entry))
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    since = 0
    const work = unsaved()
    if (!work) return forget()
    const entry = { id, ...work }
    const written = await inTurn(() => bridge.call('journal', entry))
    if (!written.ok) complain(written.diagnostics)
  }

  const touch = (): void => {
    bridge.holdsWork(true)
    since ||= Date.now()
    clearTimeout(timer)
    const left = most - (Date.now() - since)
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(pause, left)))
  }

  const begin = (known?: string): void => {
    clearTimeout(timer)
    since = 0
    id = known ?? `journal-${crypto.randomUUID()}`
  }

  return { touch, flush, forget, begin }
}
