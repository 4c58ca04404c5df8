/** A filled sheet as it is printed: the block of its pieces in the middle, each with the bleed that its gutters leave it. */
import type { Size } from '../../core/index.ts'
import { cellOf, jointOf, type FillingSheet, type Spot } from './filling.ts'
import { isSmall, type Item } from './format.ts'
import type { Area, Imposable, ImpositionOptions, Segment, Margins, Placement } from './placement.ts'
import { hair, printable, turned } from './room.ts'

/** The fronts of a sheet, and the backs that stand among them to be folded. */
export interface LaidSheet<P extends Imposable> {
  readonly placements: readonly Placement<P>[]
  readonly folds: readonly Segment[]
  /** All of it above the fold of the whole sheet. */
  readonly folded: boolean
  /** A page that came to stand on the other side. */
  readonly behind?: P
  /** The place in the job of what is looked for on it. */
  readonly rank: number
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
    rank: rankOf(sheet),
  }
}

/** Sheets come in the order of what is looked for on them; small things go where there is room. */
const rankOf = <P extends Imposable>({ spots }: FillingSheet<Item<P>>): number => {
  const large = spots.filter(({ block }) => !isSmall(block))
  return Math.min(...(large.length > 0 ? large : spots).map(({ item }) => item.rank))
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

/** The panels of a block from its top, each as it is printed, and which way up it stands. */
const panelsOf = {
  1: [{ face: 'front', upsideDown: false }],
  2: [
    { face: 'front', upsideDown: false },
    { face: 'back', upsideDown: true },
  ],
  3: [
    { face: 'cover', upsideDown: true },
    { face: 'front', upsideDown: false },
    { face: 'flap', upsideDown: false },
  ],
} as const

/** On its side, a block has its top to the right. */
const standing = <P extends Imposable>(spot: Spot<Item<P>>): Pick<LaidSheet<P>, 'placements' | 'folds'> => {
  const { item, block, x, y, turned: onSide } = spot
  const { bleed, size } = block
  const { width, height } = onSide ? turned(size) : size
  const cell = sizeOf(spot)
  const joint = jointOf(block)
  const panels = panelsOf[block.panels]
  return {
    placements: panels.map(({ face, upsideDown }, index): Placement<P> => {
      const before = bleed + index * (size.height + joint)
      const one = { piece: item.piece, face, width, height, bleed: none }
      return onSide
        ? {
            ...one,
            x: x + cell.width - before - width,
            y: y + bleed,
            rotation: upsideDown ? 270 : 90,
          }
        : { ...one, x: x + bleed, y: y + before, rotation: upsideDown ? 180 : 0 }
    }),
    folds: panels.slice(1).map((_, index): Segment => {
      const before = bleed + (index + 1) * (size.height + joint) - joint / 2
      const right = x + cell.width - before
      return onSide
        ? { from: [right, y], to: [right, y + cell.height] }
        : { from: [x, y + before], to: [x + cell.width, y + before] }
    }),
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
