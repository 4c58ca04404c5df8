/** What files of the shelf show of themselves beyond their names: read one after the other as they come near, and kept. */
import { shallowReactive } from 'vue'
import type { JsonObject } from '../../core/index.ts'
import { useBridge } from '../host.ts'

interface Held<T> {
  readonly mark: string
  /** Nothing where there is nothing to show. */
  readonly shown: T | undefined
}

const mostHeld = 120

export const createLooks = <T>(show: (document: JsonObject) => T | undefined) => {
  const bridge = useBridge()
  const held = shallowReactive(new Map<string, Held<T>>())
  /** Those that are near, and what their file was when they came. */
  const wanted = new Map<string, string>()
  let last: Promise<void> = Promise.resolve()

  const look = async (path: string, mark: string): Promise<void> => {
    if (wanted.get(path) !== mark || held.get(path)?.mark === mark) return
    const seen = await bridge.call('look', { path })
    if (!seen.ok) return
    held.delete(path)
    held.set(path, { mark, shown: show(seen.value) })
    for (const other of [...held.keys()].slice(0, -mostHeld)) if (!wanted.has(other)) held.delete(other)
  }

  /** It is near, or changed: what is shown of it stays until the new one has come. */
  const want = (path: string, mark: string): void => {
    if (wanted.get(path) === mark) return
    wanted.set(path, mark)
    last = last.then(() => look(path, mark))
  }

  /** It is far again. */
  const leave = (path: string): void => void wanted.delete(path)

  const isKnown = (path: string): boolean => held.has(path)
  const shownOf = (path: string): T | undefined => held.get(path)?.shown

  return { want, leave, isKnown, shownOf }
}
