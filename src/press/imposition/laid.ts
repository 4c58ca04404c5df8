/** A filled sheet as it is printed: the block of its pieces in the middle, each with the bleed that its gutters leave it. */
import type { Size } from '../../core/index.ts'
import { cellOf, type FillingSheet, type Spot } from './filling.ts'
import type { Item } from './format.ts'
import type { Imposable, ImpositionOptions, Segment, Margins, Placement } from './placement.ts'
import { hair, printable, turned, type Area } from './room.ts'

/** The fronts of a sheet, and the backs that stand among them to be folded. */
export interface LaidSheet<P extends Imposable> {
  readonly placements: readonly Placement<P>[]
  readonly folds: readonly Segment[]
  /** All of it above the fold of the whole sheet. */
  readonly folded: boolean
  /** A page that came to stand on the other side. */
  readonly behind?: P
}

/** Pieces that reach the paper's edge stay where they are, and all that shares a sheet with them. */
export const laidOf = <P extends Imposable>(
  sheet: FillingSheet<Item<P>>,
  options: ImpositionOptions,
): LaidSheet<P> => {
  const { x, y } = sheet.spots.some(({ block }) => block.toEdge) ? { x: 0, y: 0 } : middle(sheet, options)
  const laid = sheet.spots.map(spot => standing({ ...spot, x: spot.x + x, y: spot.y + y }))
  const placements = laid.flatMap(each => each.placements)
  return {
    placements: options.bleed > 0 ? withBleeds(placements, options.bleed) : placements,
    folds: laid.flatMap(({ folds }) => folds),
    folded: sheet.filling.folded,
  }
}

/** How far the block moves into the middle of what is printed; on a sheet to fold, down to the fold. */
const middle = <P extends Imposable>(
  { spots, filling }: FillingSheet<Item<P>>,
  options: ImpositionOptions,
): Pick<Placement<P>, 'x' | 'y'> => {
  const { folded } = filling
  const area = printable(options, folded, filling.strip)
  const cuts = spots.map(cutsOf)
  const [left, top] = [Math.min(...cuts.map(cut => cut.left)), Math.min(...cuts.map(cut => cut.top))]
  const [right, bottom] = [
    Math.max(...cuts.map(cut => cut.right)),
    Math.max(...cuts.map(cut => cut.bottom + (folded ? cut.bleed : 0))),
  ]
  const spare = area.height - (bottom - top)
  return {
    x: area.x + (area.width - (right - left)) / 2 - left,
    y: area.y + (folded ? spare : spare / 2) - top,
  }
}

const sizeOf = ({ block, turned: onSide }: Spot<unknown>): Size =>
  onSide ? turned(cellOf(block)) : cellOf(block)

const cutsOf = (spot: Spot<unknown>): Margins & { readonly bleed: number } => {
  const { x, y, block } = spot
  const { width, height } = sizeOf(spot)
  const { bleed } = block
  return { left: x + bleed, top: y + bleed, right: x + width - bleed, bottom: y + height - bleed, bleed }
}

const none: Margins = { top: 0, right: 0, bottom: 0, left: 0 }

const standing = <P extends Imposable>(spot: Spot<Item<P>>): Pick<LaidSheet<P>, 'placements' | 'folds'> => {
  const {
    item: { piece },
    block,
    x,
    y,
    turned: onSide,
  } = spot
  const { bleed, pair } = block
  const { width, height } = onSide ? turned(block.size) : block.size
  const one = { piece, face: 'front', x: x + bleed, y: y + bleed, width, height, bleed: none } as const
  if (!pair) return { placements: [{ ...one, rotation: onSide ? 90 : 0 }], folds: [] }
  const cell = sizeOf(spot)
  if (onSide) {
    const fold = x + cell.width / 2
    return {
      placements: [
        { ...one, rotation: 90, x: fold + bleed },
        { ...one, rotation: 270, face: 'back' },
      ],
      folds: [{ from: [fold, y], to: [fold, y + cell.height] }],
    }
  }
  const fold = y + cell.height / 2
  return {
    placements: [
      { ...one, rotation: 0 },
      { ...one, rotation: 180, face: 'back', y: fold + bleed },
    ],
    folds: [{ from: [x, fold], to: [x + cell.width, fold] }],
  }
}

/** Neighbours that stand nearer than two bleeds share what is between them. */
const withBleeds = <P extends Imposable>(
  placements: readonly Placement<P>[],
  bleed: number,
): readonly Placement<P>[] =>
  placements.map(placed => {
    const over = placed.piece.toEdge ? { ...none } : { top: bleed, right: bleed, bottom: bleed, left: bleed }
    if (placed.piece.toEdge) return placed
    for (const other of placements) {
      if (other === placed) continue
      const { side, gap } = between(placed, other)
      const share = other.piece.toEdge ? gap : gap / 2
      over[side] = Math.min(over[side], Math.max(share, 0))
    }
    return { ...placed, bleed: over }
  })

/** On which side of a box another lies, and how far. */
const between = (box: Area, other: Area): { readonly side: keyof Margins; readonly gap: number } => {
  const sides = [
    { side: 'left', gap: box.x - other.x - other.width },
    { side: 'right', gap: other.x - box.x - box.width },
    { side: 'top', gap: box.y - other.y - other.height },
    { side: 'bottom', gap: other.y - box.y - box.height },
  ] as const
  return sides.reduce((far, side) => (side.gap > far.gap + hair ? side : far))
}
