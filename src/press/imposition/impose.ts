/** Pieces on sheets, each in its own way: cut out, folded, gathered into booklets, or over several sheets. */
import { groupBy } from '../../core/index.ts'
import { bookletsOf, imposeBooklet, isSpare } from './booklet.ts'
import type { Item } from './format.ts'
import { imposeLoose } from './loose.ts'
import type { Imposable, Imposed, ImpositionOptions } from './placement.ts'
import { withVersos } from './sides.ts'
import { imposeTiled } from './tiles.ts'

export const impose = <P extends Imposable>(pieces: readonly P[], options: ImpositionOptions): Imposed<P> => {
  const items = pieces.map((piece, rank) => ({ piece, rank }))
  const booklets = bookletsOf(items, options)
  const bound = new Set(booklets.flat())
  const unbound = items.filter(item => !bound.has(item) && !isSpare(item.piece))
  const going = (way: 'tiled' | 'folded') => unbound.filter(({ piece }) => piece.way?.kind === way)
  const loose = unbound.filter(({ piece: { way } }) => way?.kind !== 'tiled' && way?.kind !== 'folded')
  const batches = [...new Set(pieces.map(({ batch }) => batch))]
  const ownSheets = ({ piece }: Item<P>): string => String(batches.indexOf(piece.batch))
  const parts = [
    ...groupBy(loose, item => (item.piece.apart ? ownSheets(item) : '')).map(some =>
      imposeLoose(some, options),
    ),
    // Secrets lie among secrets, of one batch.
    ...groupBy(going('folded'), ownSheets).map(some => imposeLoose(some, options, 3)),
    ...going('tiled').map(item => imposeTiled(item, options)),
    ...booklets.map(booklet => imposeBooklet(booklet, options)),
  ]
  const sheets = parts.flatMap(part => part.sheets).toSorted((a, b) => a.rank - b.rank)
  return {
    sheets: withVersos(
      sheets.flatMap(({ sides }) => sides),
      options.backs,
    ),
    tooLarge: parts.flatMap(part => part.tooLarge),
  }
}
