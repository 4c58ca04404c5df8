/** What filling one template may come to: counted while it is written, so that nothing grows before it is refused. */
import { fail, type Place } from '../vocabulary/fault.ts'

/** Characters that one piece may come to; the longest of ours has a tenth of it. */
export const mostOutput = 1_000_000
export const mostTurns = 20_000

export interface Budget {
  readonly reset: () => void
  /** One turn of a loop, and what it writes. */
  readonly turn: (write: () => string, place: Place | undefined) => string
}

export const openBudget = (): Budget => {
  let [turns, written] = [0, 0]
  return {
    reset: () => {
      turns = 0
      written = 0
    },
    turn: (write, place) => {
      if (++turns > mostTurns)
        fail(
          'template-turns',
          `Ce gabarit répète plus de ${shown(mostTurns)} fois : raccourcissez ses listes.`,
          place,
        )
      const before = written
      const text = write()
      // What the loops inside of it wrote is part of it.
      written = before + text.length
      if (written > mostOutput) tooLong(place)
      return text
    },
  }
}

export const tooLong = (place: Place | undefined): never =>
  fail(
    'template-output',
    `Ce gabarit donne plus de ${shown(mostOutput)} caractères, bien trop pour une carte : simplifiez-le.`,
    place,
  )

const shown = (count: number): string => count.toLocaleString('fr')
