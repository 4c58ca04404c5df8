/** Whole pages that may stand on the empty back of another: a sheet of paper less for each. */
import type { BackMode } from '../vocabulary/options.ts'
import type { LaidSheet } from './laid.ts'
import type { Imposable } from './placement.ts'

export const withPagesBehind = <P extends Imposable>(
  sheets: readonly LaidSheet<P>[],
  backs: BackMode,
): readonly LaidSheet<P>[] => {
  // Where a sheet is turned over by the printer itself: folded or fed by hand, a page more on a back is work more.
  if (backs !== 'long-edge' && backs !== 'short-edge') return sheets
  const behind = new Map<LaidSheet<P>, P>()
  const gone = new Set<LaidSheet<P>>()
  for (const sheet of sheets) {
    const guest = barePage(sheet)
    if (!guest?.mayBeBehind || behind.has(sheet)) continue
    const host = sheets.find(other => {
      const page = other === sheet || gone.has(other) || behind.has(other) ? undefined : barePage(other)
      return page && sameSheet(page, guest)
    })
    if (!host) continue
    behind.set(host, guest)
    gone.add(sheet)
  }
  return sheets.flatMap(sheet => {
    const page = behind.get(sheet)
    if (gone.has(sheet)) return []
    return [page ? { ...sheet, behind: page } : sheet]
  })
}

/** What stands alone on its sheet, from edge to edge, with nothing behind it. */
const barePage = <P extends Imposable>({ placements, folded }: LaidSheet<P>): P | undefined => {
  const [placed, more] = placements
  return placed && !more && !folded && placed.piece.toEdge && !placed.piece.hasBack ? placed.piece : undefined
}

const sameSheet = (page: Imposable, guest: Imposable): boolean =>
  page.batch === guest.batch && page.size.width === guest.size.width && page.size.height === guest.size.height
