/** One change at a time to one file: within this process in the order asked, among processes by a lock. */
import type { Result } from '../core/index.ts'
import type { Files, Hold } from './port.ts'

export type Alone = <T>(path: string, action: (hold: Hold) => Promise<Result<T>>) => Promise<Result<T>>

export const createAlone = (files: Pick<Files, 'lock'>): Alone => {
  const inTurn = createTurns()
  return (path, action) =>
    inTurn(path, async () => {
      const hold = await files.lock(path)
      if (!hold.ok) return hold
      try {
        return await action(hold.value)
      } finally {
        await hold.value.release()
      }
    })
}

/** One thing at a time for one path, in the order asked. */
export const createTurns = (): (<T>(key: string, action: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>()
  return (key, action) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(action, action)
    last.set(key, turn)
    const forget = (): void => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(forget, forget)
    return turn
  }
}

/** Whether the name was taken by another process between the look and the writing. */
export const isNameTaken = (result: Result<unknown>): boolean =>
  !result.ok && result.diagnostics[0]?.code === 'file.exists'

/** So often another process may come first; after that it is no longer chance. */
const mostTurns = 50

/** Again while another process comes first; the last answer where that never ends. */
export const again = async <T>(
  action: () => Promise<Result<T>>,
  cameSecond: (result: Result<T>) => boolean,
): Promise<Result<T>> => {
  for (let turn = 1; ; turn++) {
    const result = await action()
    if (turn === mostTurns || !cameSecond(result)) return result
  }
}
