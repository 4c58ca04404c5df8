/** What the documents of this game share. */
import { plural, type DraftPiece, type Face, type Size } from '../../../core/index.ts'
import { cardFormat, once, onceFor } from '../../kit/index.ts'
import { highest } from '../catalog/index.ts'
import { tag, tagBack, type Tag } from '../drawings/tags.ts'

export const template = (name: string): string => `mini-figs-mef-fan/${name}`

/** What the cards of one format share, drawn once. */
export const deckOf = onceFor(size => {
  const format = cardFormat(size)
  return {
    format,
    frame: once((kind: Tag) => ({ drawing: tag(kind, format.laid) })),
    back: once((kind: Tag) => ({ drawing: tagBack(kind, format.laid) })),
  }
})

export const card = (title: string, size: Size, front: Face, back: Face, copies = 1): DraftPiece => ({
  title,
  size,
  zoom: deckOf(size).format.zoom,
  copies,
  ...front,
  back,
})

/** What lies face down: which paper it is, stamped. */
export const stampedBack = (kind: Tag, size: Size, stamp: readonly string[], icon = ''): Face => ({
  template: template('paper-back'),
  data: { look: kind, drawing: deckOf(size).back(kind), stamp: [...stamp], icon },
})

/** A name that takes two lines beside what stands at its right. */
export const isLong = (name: string, letters: number): boolean => name.length > letters

export const figures = (count: number): string => plural(count, 'figurine')

/** What a die must show under a score: no throw fails or succeeds by itself. */
export const thrown = (score: number): string =>
  score < 1 ? 'jamais' : score > highest ? 'toujours' : score === 1 ? '1' : `${score} ou moins`

export const thrownShort = (score: number): string =>
  score < 1 ? 'non' : score > highest ? 'sûr' : score === 1 ? '1' : `≤ ${score}`
