/** What the window says of saved work: the state of the save, and where what is unsaved lies. */
import type { SaveState } from './stores/band.ts'
import type { Keeping } from './stores/journalling.ts'
import { texts } from './texts.ts'

const hour = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' })

const words = texts.saving

const whereabouts = (keeping: Keeping): readonly string[] => {
  switch (keeping.kind) {
    case 'typed':
      return []
    case 'journal':
      return [words.inJournal(hour.format(keeping.at))]
    case 'drawer':
      return [words.inDrawer(hour.format(keeping.at))]
    case 'nowhere':
      return [words.nowhere]
  }
}

export const savingWords = (state: SaveState, keeping: Keeping): string =>
  state === 'unsaved' || state === 'failed'
    ? [words[state], ...whereabouts(keeping)].join(', ')
    : words[state]
