/** What the parts of the form share: how much a list takes, how a length is written. */
import type { Choice, Patch } from '../../../core/index.ts'
import { decimal } from '../../kit/index.ts'
import { bounds } from '../schema.ts'

/** A list takes so many, and says why it takes no more. */
export const whereRoom = (list: readonly unknown[], take: Patch): Pick<Choice, 'take' | 'closed'> =>
  list.length < bounds.lists
    ? { take }
    : { closed: `Il y en a déjà ${bounds.lists}, et le fichier n’en garde pas davantage.` }

export const inches = (value: number): string => `${decimal(value)}″`
