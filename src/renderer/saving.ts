/** What the window says of saved work: the state of the save, and where what is unsaved lies. */
import type { KindWords } from '../core/index.ts'
import type { SaveState } from './stores/band.ts'
import type { Keeping } from './stores/journalling.ts'
import { texts } from './texts.ts'

const hour = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' })

const words = texts.saving

type Ending = KindWords['e']

const whereabouts = (keeping: Keeping, e: Ending): readonly string[] => {
  switch (keeping.kind) {
    case 'typed':
      return []
    case 'journal':
      return [words.inJournal(hour.format(keeping.at))]
    case 'drawer':
      return [words.inDrawer(e, hour.format(keeping.at))]
    case 'nowhere':
      return [words.nowhere(e)]
  }
}

/** Of a thing that its participles end in so. */
export const savingWords = (state: SaveState, keeping: Keeping, e: Ending): string =>
  state === 'unsaved' || state === 'failed'
    ? [words[state](e), ...whereabouts(keeping, e)].join(', ')
    : words[state](e)
