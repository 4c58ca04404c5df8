/**
 * The window's pocket, in the browser's storage: a game that is being played lies there from the very tap until the host
 * has it, and comes back with the next page. It is small, and has to be written at once: a drawer that answers later
 * would lose what was tapped as the page went.
 */
import { playedSchema, z } from '../../core/index.ts'
import type { KeptPlay } from '../../app/plays.ts'

export interface Pocket {
  /** Answers whether it is there now. */
  readonly put: (path: string, play: KeptPlay) => boolean
  readonly get: (path: string) => KeptPlay | undefined
  /** The host has it: what came later stays. */
  readonly drop: (path: string, at: number) => void
}

const start = 'copiste.partie.'
const schema = z.object({ at: z.number(), played: playedSchema })

export const browserPocket: Pocket = {
  put: (path, play) => {
    try {
      localStorage.setItem(start + path, JSON.stringify(play))
      return true
    } catch {
      return false
    }
  },
  get: path => {
    try {
      const found = schema.safeParse(JSON.parse(localStorage.getItem(start + path) ?? 'null'))
      return found.success ? found.data : undefined
    } catch {
      return undefined
    }
  },
  drop: (path, at) => {
    const kept = browserPocket.get(path)
    if (kept && kept.at > at) return
    try {
      localStorage.removeItem(start + path)
    } catch {
      // Storage that refuses has kept nothing.
    }
  },
}
