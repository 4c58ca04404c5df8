/** Odd pieces on as few sheets as can be found: several ways of filling are tried, always the same ones. */
import { cellOf, type FillingSheet, type FreeCorner } from './filling.ts'
import { isSmall, newSheet, stripFor, type Format, type Item } from './format.ts'
import type { Imposable, ImpositionOptions } from './placement.ts'

export interface Mixed<P extends Imposable> {
  /** The full sheets, with what has come into the room that they had left. */
  readonly begun: readonly FillingSheet<Item<P>>[]
  readonly opened: readonly FillingSheet<Item<P>>[]
  readonly tooLarge: readonly P[]
  /** How far pieces of one format lie apart: the less, the sooner a player finds them. */
  readonly spread: number
}

export interface Mixing<P extends Imposable> {
  readonly formats: readonly Format<P>[]
  /** Sheets full of one format. */
  readonly begun: readonly FillingSheet<Item<P>>[]
  readonly options: ImpositionOptions
  readonly folded: boolean
}

interface Tactic<P extends Imposable> {
  readonly order: readonly Format<P>[]
  readonly columns: boolean
  /** Whether each piece goes where the least room is left beside it, on whichever sheet that is, or on the first. */
  readonly best: boolean
  /** Whether the foot of the sheets is filled too. */
  readonly foot: boolean
  /** Whether formats of which there are many begin sheets of their own. */
  readonly apart: boolean
  /** Rows alone, each format one way round, and nothing beside what reaches the paper's edge. */
  readonly strict: boolean
}

export const mix = <P extends Imposable>(mixing: Mixing<P>): Mixed<P> => {
  const least = leastSheets(mixing)
  let kept: Mixed<P> = { begun: mixing.begun, opened: [], tooLarge: [], spread: Infinity }
  for (const tactic of tacticsOf(mixing)) {
    kept = fill(mixing, tactic, kept.spread === Infinity ? undefined : kept) ?? kept
    if (kept.opened.length <= least && kept.spread === 0) break
  }
  return kept
}

/** So many sheets, so much spread: no better than what was found already, however it ends. */
const isNoBetter = <P extends Imposable>(opened: number, spread: number, found: Mixed<P>): boolean =>
  opened > found.opened.length || (opened === found.opened.length && spread >= found.spread)

/** By area, no way of filling does with fewer. */
const leastSheets = <P extends Imposable>({ formats, begun, options, folded }: Mixing<P>): number => {
  if (begun.length > 0) return 0
  const area = formats.reduce((sum, format) => sum + areaOf(format) * format.items.length, 0)
  const { width, height } = options.paper
  return Math.ceil(area / (width * height * (folded ? 0.5 : 1)))
}

const areaOf = <P extends Imposable>({ block }: Format<P>): number => {
  const { width, height } = cellOf(block)
  return width * height
}

/** First those that a player would find tidiest, then orders drawn by lot, as many as the time allows. */
const tacticsOf = function* <P extends Imposable>({ formats, begun }: Mixing<P>): Generator<Tactic<P>> {
  const order = inOrder(formats)
  const tidy = { order, columns: false, best: false, foot: false, apart: true, strict: false }
  yield* [tidy, { ...tidy, apart: false }, { ...tidy, columns: true }, { ...tidy, strict: true }]
  const pieces = formats.reduce((sum, { items }) => sum + items.length, begun.length)
  const draw = lots()
  for (let tries = Math.min(mostTries, Math.floor(mostSteps / pieces)); tries > 0; tries--) {
    const drawn = formats.map(format => ({ format, weight: areaOf(format) * (0.3 + draw()) }))
    yield {
      order: drawn.toSorted((a, b) => b.weight - a.weight).map(({ format }) => format),
      columns: draw() < 0.5,
      best: draw() < 0.5,
      foot: draw() < 0.3,
      apart: draw() < 0.3,
      strict: false,
    }
  }
}

const mostTries = 24
const mostSteps = 4_000

/** The same numbers each time, between 0 and 1. */
const lots = (): (() => number) => {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

/** What reaches the paper's edge, then what there is most of, in the order of the job; the rest from the tallest down. */
const inOrder = <P extends Imposable>(formats: readonly Format<P>[]): readonly Format<P>[] => {
  const kind = ({ block, many }: Format<P>): number => {
    if (isSmall(block)) return 3
    return block.toEdge ? 0 : many ? 1 : 2
  }
  return formats.toSorted((a, b) => {
    const [first, second] = [kind(a), kind(b)]
    return first - second || (first < 2 ? 0 : b.block.size.height - a.block.size.height)
  })
}

/** Given up as soon as it can no longer be better than what is there to beat. */
const fill = <P extends Imposable>(
  mixing: Mixing<P>,
  tactic: Tactic<P>,
  toBeat: Mixed<P> | undefined,
): Mixed<P> | undefined => {
  const begun = mixing.begun.map(sheet => sheet.copy())
  const opened: FillingSheet<Item<P>>[] = []
  const tooLarge: P[] = []
  let spread = 0
  for (const format of tactic.order) {
    const alone = tactic.apart && format.many && !isSmall(format.block)
    let sheets = alone ? [] : [...opened, ...begun].filter(sheet => mayShare(sheet, format, mixing, tactic))
    const used = new Set<FillingSheet<Item<P>>>()
    const sides = new Set<boolean>()
    for (const item of format.items) {
      const found = roomIn(sheets, format, tactic)
      // All of one size: a sheet that has refused one of them refuses the others.
      sheets = sheets.slice(found.refused)
      const sheet = found.sheet ?? openSheet(format, mixing, tactic)
      const room = found.room ?? roomOn(sheet, format, tactic)
      if (!room) {
        tooLarge.push(item.piece)
        continue
      }
      sheet.take(item, format.block, room.onSide, room.opening)
      used.add(sheet)
      sides.add(room.onSide)
      if (found.sheet) continue
      opened.push(sheet)
      if (toBeat && isNoBetter(opened.length, spread, toBeat)) return undefined
      sheets = [...sheets, sheet]
    }
    spread += Math.max(0, used.size - 1) * missed(format) + Math.max(0, sides.size - 1)
  }
  if (toBeat && isNoBetter(opened.length, spread, toBeat)) return undefined
  return { begun, opened, tooLarge, spread }
}

/** Figure sheets and cards are looked for one by one, tokens are swept together from wherever they lie. */
const missed = <P extends Imposable>({ block, many }: Format<P>): number =>
  isSmall(block) ? 1 : block.toEdge || many ? 6 : 2

const mayShare = <P extends Imposable>(
  { spots }: FillingSheet<Item<P>>,
  { block }: Format<P>,
  { folded }: Mixing<P>,
  { strict }: Tactic<P>,
): boolean => !(folded || strict) || spots.every(spot => spot.block.toEdge === block.toEdge)

interface Room {
  readonly opening: FreeCorner
  readonly onSide: boolean
}

const roomOn = <P extends Imposable>(
  sheet: FillingSheet<Item<P>>,
  { block, onSide }: Format<P>,
  { best, strict }: Tactic<P>,
): Room | undefined => {
  const usual = sheet.opening(block, onSide, best)
  const other = strict || (usual && !best) ? undefined : sheet.opening(block, !onSide, best)
  if (other && (!usual || other.waste < usual.waste)) return { opening: other, onSide: !onSide }
  return usual && { opening: usual, onSide }
}

interface Found<P extends Imposable> {
  readonly sheet?: FillingSheet<Item<P>>
  readonly room?: Room
  /** How many sheets, from the first, have no room. */
  readonly refused: number
}

const roomIn = <P extends Imposable>(
  sheets: readonly FillingSheet<Item<P>>[],
  format: Format<P>,
  tactic: Tactic<P>,
): Found<P> => {
  let found: Found<P> = { refused: sheets.length }
  for (const [index, sheet] of sheets.entries()) {
    const room = roomOn(sheet, format, tactic)
    if (!room) continue
    const refused = Math.min(index, found.refused)
    if (!found.room || room.opening.waste < found.room.opening.waste) found = { sheet, room, refused }
    if (!tactic.best) break
  }
  return found
}

const openSheet = <P extends Imposable>(
  { block, onSide }: Format<P>,
  { options, folded }: Mixing<P>,
  { columns, foot, strict }: Tactic<P>,
): FillingSheet<Item<P>> => {
  const kept = foot ? 0 : stripFor(block, onSide, options, folded)
  return newSheet(options, folded, kept, { columns, thrifty: !strict })
}
