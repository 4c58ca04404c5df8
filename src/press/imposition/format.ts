/** Pieces of one format, and how a whole sheet of them is laid: as many as the paper takes. */
import { cellOf, FillingSheet, type Block, type Filling, type Panels } from './filling.ts'
import type { Imposable, ImpositionOptions } from './placement.ts'
import { roomOf, sheetArea, turned, wholes } from './room.ts'

/** A piece with its place in the job. */
export interface Item<P extends Imposable> {
  readonly piece: P
  readonly rank: number
}

export interface Format<P extends Imposable> {
  readonly block: Block
  readonly items: readonly Item<P>[]
  /** How more of them stand on a sheet. */
  readonly onSide: boolean
  readonly many: boolean
}

/** How pieces stand on their sheets. */
export interface Laying {
  /** Above the fold of the whole sheet alone. */
  readonly folded: boolean
  readonly panels: Panels
}

const many = 4
const smallest = 30

export const isSmall = ({ size }: Block): boolean =>
  Math.min(size.width, size.height) <= smallest && size.width * size.height <= smallest * 60

export const formatsOf = <P extends Imposable>(
  items: readonly Item<P>[],
  options: ImpositionOptions,
  { folded, panels }: Laying,
): readonly Format<P>[] => {
  const groups = new Map<string, Item<P>[]>()
  for (const item of items) {
    const { size, toEdge } = item.piece
    const key = `${size.width}x${size.height}/${toEdge}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const { size, toEdge } = first.piece
    const block = { size, toEdge, panels, bleed: bleedOf({ size, toEdge, panels }, options, folded) }
    return [{ block, items: group, onSide: turnsBetter(block, options, folded), many: group.length >= many }]
  })
}

/** The foot of the sheet is left to the bar and the legend, unless that would cost a row. */
export const strip = 8

/** A sheet on which the room at the foot is kept for what stands in its margin, or is not. */
export const newSheet = <T>(
  options: ImpositionOptions,
  folded: boolean,
  kept: number,
  filling: Pick<Filling, 'columns' | 'thrifty'>,
): FillingSheet<T> =>
  new FillingSheet<T>(sheetArea(options, folded), {
    ...filling,
    folded,
    strip: kept,
    roomFor: (block, onSide) =>
      roomOf({ toEdge: block.toEdge, size: onSide ? turned(block.size) : block.size }, block.bleed, options, {
        folded,
        strip: kept,
      }),
  })

const gridOf = (block: Block, onSide: boolean, options: ImpositionOptions, folded: boolean, kept = 0) => {
  const cell = onSide ? turned(cellOf(block)) : cellOf(block)
  const size = onSide ? turned(block.size) : block.size
  const room = roomOf({ toEdge: block.toEdge, size }, block.bleed, options, { folded, strip: kept })
  return { across: wholes(room.width, cell.width), down: wholes(room.height, cell.height) }
}

const turnsBetter = (block: Block, options: ImpositionOptions, folded: boolean): boolean => {
  const count = (onSide: boolean): number => {
    const { across, down } = gridOf(block, onSide, options, folded)
    return across * down
  }
  return count(true) > count(false)
}

/** What the strip takes from a sheet that begins with this block. */
export const stripFor = (
  block: Block,
  onSide: boolean,
  options: ImpositionOptions,
  folded: boolean,
): number => {
  if (folded) return 0
  const rows = (kept: number): number => gridOf(block, onSide, options, folded, kept).down
  return rows(strip) < rows(0) ? 0 : strip
}

/** A sheet full of one format: in rows, and on their side in the room that these leave, or the other way about. */
export const fullSheet = <P extends Imposable>(
  { block, onSide }: Pick<Format<P>, 'block' | 'onSide'>,
  options: ImpositionOptions,
  folded: boolean,
): FillingSheet<undefined> => {
  const ways = [strip, 0].flatMap(kept =>
    [onSide, !onSide].flatMap(first =>
      [false, true].map(columns => {
        const sheet = newSheet<undefined>(options, folded, folded ? 0 : kept, { columns, thrifty: true })
        while (sheet.spots.length < enough && sheet.add(undefined, block, first));
        while (sheet.spots.length < enough && sheet.add(undefined, block, !first));
        return sheet
      }),
    ),
  )
  return ways.reduce((most, way) => (way.spots.length > most.spots.length ? way : most))
}

/** Pieces that no scissors would cut are not counted further. */
const enough = 2000

/**
 * What reaches the paper's edge has nowhere to bleed to. Others share a gutter narrower than two bleeds where as many of
 * them would then stand on a sheet as without any: half of it is left to each, never under half of the bleed.
 */
const bleedOf = (
  { size, toEdge, panels }: Omit<Block, 'bleed'>,
  options: ImpositionOptions,
  folded: boolean,
): number => {
  const whole = toEdge ? 0 : options.bleed
  if (whole === 0) return 0
  const count = (bleed: number): number => {
    const block = { size, toEdge, panels, bleed }
    return fullSheet({ block, onSide: turnsBetter(block, options, folded) }, options, folded).spots.length
  }
  const most = count(0)
  if (count(whole) === most || count(whole / 2) < most) return whole
  for (let tenths = Math.floor(whole * 10); tenths > whole * 5; tenths--)
    if (count(tenths / 10) === most) return tenths / 10
  return whole / 2
}
