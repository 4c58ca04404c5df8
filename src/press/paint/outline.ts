/** Bookmarks: each band, under it each kind of thing, and under that each sheet or page of its own, where it lies. */
import type { Outline } from 'pdfkit'
import type { Size } from '../../core/index.ts'
import type { SheetPiece } from '../compose/batch.ts'
import type { ComposedPiece } from '../compose/composer.ts'
import { inBooklets } from '../imposition/booklet.ts'
import type { Placement, Sheet } from '../imposition/placement.ts'
import { mm } from '../style/values.ts'

interface Goal {
  readonly page: number
  readonly placement: Placement<SheetPiece>
}

/** Where the things of one kind lie: each once, its first copy. */
type Kind = Map<ComposedPiece, Goal>
type Bands = ReadonlyMap<SheetPiece['batch'], ReadonlyMap<string, Kind>>

export const bookmarksOf = (sheets: readonly Sheet<SheetPiece>[]): Bands => {
  const bands = new Map<SheetPiece['batch'], Map<string, Kind>>()
  const goals = sheets.flatMap(({ placements }, page) => placements.map(placement => ({ page, placement })))
  for (const goal of asRead(goals)) {
    const { batch, composed } = goal.placement.piece
    const band = bands.get(batch) ?? new Map<string, Kind>()
    const kind = band.get(composed.asset) ?? new Map<ComposedPiece, Goal>()
    bands.set(batch, band.set(composed.asset, kind))
    if (!kind.has(composed)) kind.set(composed, goal)
  }
  return bands
}

/** Pages of one booklet, which lie on its sheets as they are folded, in the order in which they are read. */
const asRead = (goals: readonly Goal[]): readonly Goal[] =>
  inBooklets(goals, ({ placement }) => placement.piece).flatMap(run =>
    run.toSorted((a, b) => (a.placement.folio ?? 0) - (b.placement.folio ?? 0)),
  )

/** A card among cards, a token among tokens is found on its sheet; a figure's sheet or a board has a bookmark. */
const standsAlone = ({ placement }: Goal): boolean => placement.piece.toEdge

export const writeBookmarks = (bands: Bands, paper: Size, outline: Outline): void => {
  for (const [batch, kinds] of bands) {
    const band = outline.addItem(batch.title, {
      ...leadTo([...kinds.values()].flatMap(spotsOf)[0], paper),
      expanded: true,
    })
    for (const [asset, kind] of kinds) {
      const title = batch.assets.find(({ id }) => id === asset)?.title ?? asset
      const spots = spotsOf(kind)
      const alone = spots.filter(standsAlone)
      const item = band.addItem(title, leadTo(alone[0] ?? spots[0], paper))
      if (alone.length > 1)
        for (const spot of alone) item.addItem(spot.placement.piece.composed.title, leadTo(spot, paper))
    }
  }
}

const spotsOf = (kind: Kind): readonly Goal[] => [...kind.values()]

/** To the top left of the piece, at the reader's own scale. */
const leadTo = (spot: Goal | undefined, paper: Size) =>
  spot && {
    pageNumber: spot.page,
    top: spot.placement.y * mm,
    left: (paper.width - spot.placement.x) * mm,
  }
