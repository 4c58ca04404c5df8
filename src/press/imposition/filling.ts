/** One sheet as it fills: each piece takes a corner of free room, which two straight cuts then divide. */
import type { Size } from '../../core/index.ts'
import type { Area, Imposable } from './placement.ts'
import { hair, meet, turned, wholes } from './room.ts'

/** What is laid as one: a piece, or several panels of its size, one under the other, to be folded once they are cut out. */
export interface Block extends Pick<Imposable, 'size' | 'toEdge'> {
  /** Around it. */
  readonly bleed: number
  readonly panels: Panels
}

/** A piece alone; a front with its back under it; a strip of a cover, the piece itself and its flap. */
export type Panels = 1 | 2 | 3

/** A front and its back are cut together once they are folded, and bleed over their fold; a strip is folded on its cuts. */
export const jointOf = ({ panels, bleed }: Block): number => (panels === 2 ? 2 * bleed : 0)

/** A block with its bleed. */
export const cellOf = (block: Block): Size => {
  const { size, bleed, panels } = block
  return {
    width: size.width + 2 * bleed,
    height: panels * size.height + (panels - 1) * jointOf(block) + 2 * bleed,
  }
}

export interface Spot<T> {
  readonly item: T
  readonly block: Block
  /** Of its cell. */
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

/** Free room: what is left of a row keeps the row's height, everything else is divided into rows. */
interface Gap extends Area {
  readonly row: boolean
}

export interface Filling {
  /** Rows from the top, or columns from the left. */
  readonly columns: boolean
  /** Whether what a piece leaves under it in its row is used too. */
  readonly thrifty: boolean
  /** Above its fold alone. */
  readonly folded: boolean
  /** Kept free at its foot. */
  readonly strip: number
  /** Where a block may lie on this sheet. */
  readonly roomFor: (block: Block, turned: boolean) => Area
}

/** Where a block may go, and how little would be left beside it. */
export interface FreeCorner {
  readonly index: number
  readonly space: Area
  readonly waste: number
}

interface Fitted {
  readonly cell: Size
  readonly room: Area
  /** Gaps before it have no room for such a block, nor will what is left of them. */
  from: number
}

export class FillingSheet<T> {
  readonly spots: Spot<T>[] = []
  private gaps: readonly Gap[]
  /** Of each block, upright and on its side. */
  private readonly fitted = [new Map<Block, Fitted>(), new Map<Block, Fitted>()] as const

  constructor(
    readonly whole: Area,
    readonly filling: Filling,
  ) {
    this.gaps = [{ ...this.across(whole), row: false }]
  }

  copy(): FillingSheet<T> {
    return this.holding(this.spots.map(({ item }) => item))
  }

  /** The same sheet with other things on it. */
  holding<U>(items: readonly U[]): FillingSheet<U> {
    const other = new FillingSheet<U>(this.whole, this.filling)
    other.gaps = this.gaps
    for (const [index, item] of items.entries()) {
      const spot = this.spots[index]
      if (spot) other.spots.push({ ...spot, item })
    }
    return other
  }

  /** The first room that takes the block; or, looked for with care, the one that it fills best. */
  opening(block: Block, onSide: boolean, best: boolean): FreeCorner | undefined {
    const fitted = this.fitting(block, onSide)
    const { cell, room } = fitted
    let found: FreeCorner | undefined
    for (let index = fitted.from; index < this.gaps.length; index++) {
      const gap = this.gaps[index]
      if (!gap) continue
      const beside = sharedLength(gap.x, gap.width, room.x, room.width) - cell.width
      const below = sharedLength(gap.y, gap.height, room.y, room.height) - cell.height
      if (beside < -hair || below < -hair) {
        if (fitted.from === index) fitted.from++
        continue
      }
      const waste = Math.min(beside, below)
      if (!found || waste < found.waste) found = { index, space: meet(gap, room), waste }
      if (!best) return found
    }
    return found
  }

  /** What one block takes, and where it may lie: asked for at each piece, and the same for all of a format. */
  private fitting(block: Block, onSide: boolean): Fitted {
    const known = this.fitted[onSide ? 1 : 0].get(block)
    if (known) return known
    const made = {
      cell: this.cell(block, onSide),
      room: this.across(this.filling.roomFor(block, onSide)),
      from: 0,
    }
    this.fitted[onSide ? 1 : 0].set(block, made)
    return made
  }

  take(item: T, block: Block, onSide: boolean, { index, space }: FreeCorner): void {
    const gap = this.gaps[index]
    if (!gap) return
    const { width, height } = this.fitting(block, onSide).cell
    const left = this.divided(gap, space, width, height).filter(isRoom)
    this.gaps = this.gaps.toSpliced(index, 1, ...left)
    for (const blocks of this.fitted)
      for (const fitted of blocks.values()) if (index < fitted.from) fitted.from += left.length - 1
    const { x, y } = this.across(space)
    this.spots.push({ item, block, x, y, turned: onSide })
  }

  add(item: T, block: Block, onSide: boolean): boolean {
    const opening = this.opening(block, onSide, false)
    if (opening) this.take(item, block, onSide, opening)
    return opening !== undefined
  }

  /** A piece that stands twice in a row's height opens rows of its own there, one cut away. */
  private divided(gap: Gap, { x, y, height: tall }: Area, width: number, height: number): readonly Gap[] {
    const [right, bottom] = [x + width, y + height]
    const [beside, below] = [gap.x + gap.width - right, gap.y + gap.height - bottom]
    if (gap.row && wholes(tall, height) < 2) {
      const rest = { x: right, y: gap.y, width: beside, height: gap.height, row: true }
      const under = { x: gap.x, y: bottom, width: right - gap.x, height: below, row: false }
      return this.filling.thrifty ? [rest, under] : [rest]
    }
    return [
      { x: right, y: gap.y, width: beside, height: bottom - gap.y, row: true },
      { x: gap.x, y: bottom, width: gap.width, height: below, row: false },
    ]
  }

  private cell(block: Block, onSide: boolean): Size {
    const cell = cellOf(block)
    return onSide === this.filling.columns ? cell : turned(cell)
  }

  /** Columns are rows, seen from the side. */
  private across({ x, y, width, height }: Area): Area {
    return this.filling.columns ? { x: y, y: x, width: height, height: width } : { x, y, width, height }
  }
}

/** Of two stretches that each begin somewhere. */
const sharedLength = (a: number, long: number, b: number, wide: number): number =>
  Math.min(a + long, b + wide) - Math.max(a, b)

const isRoom = ({ width, height }: Area): boolean => width > hair && height > hair
