/** What a band shows on the shelf: a few of its own pieces, printed side by side on one small sheet. */
import type { Band, Piece, Size } from '../../core/index.ts'
import { perfectPrinter, type PrintJob, type Report } from '../../press/vocabulary/index.ts'
import { printJob } from '../printing.ts'
import { usualSettings, wishOf } from '../wish.ts'

/** So many stand in a fan and are still told apart. */
const most = 4

/** In mm: what is smaller or longer than a card, or larger than a folded sheet, would stand oddly in a fan. */
const least: Size = { width: 40, height: 55 }
const largest: Size = { width: 150, height: 215 }
const slimmest = 2

const isCard = ({ size: { width, height } }: Piece): boolean =>
  width >= least.width &&
  height >= least.height &&
  width <= largest.width &&
  height <= largest.height &&
  height > width &&
  height < slimmest * width

/**
 * The one on top first: what the first of the band has of its own, its sheet as a rule; then one of each other kind in
 * turn, of members who are not seen yet where there is a choice.
 */
export const coverPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const cards = pieces.filter(isCard)
  const [top = undefined] = [...cards.filter(({ subject }) => subject !== undefined), ...cards]
  if (!top) return []
  const chosen: Piece[] = [top]
  const seen = new Set([top.subject])
  const rest = new Map<string, readonly Piece[]>()
  for (const card of cards) if (card !== top) rest.set(card.asset, [...(rest.get(card.asset) ?? []), card])
  /** What stands on top has been seen: its own kind comes last. */
  const kinds = [...rest.keys()].toSorted((a, b) => Number(a === top.asset) - Number(b === top.asset))
  while (chosen.length < most && kinds.some(kind => rest.get(kind)?.length))
    for (const kind of kinds) {
      const left = rest.get(kind) ?? []
      const next = left.find(({ subject }) => !seen.has(subject)) ?? left[0]
      if (!next || chosen.length === most) continue
      chosen.push(next)
      seen.add(next.subject)
      rest.set(
        kind,
        left.filter(card => card !== next),
      )
    }
  return chosen
}

/** White on all sides, where a printer reaches not, and the press keeps room for the foot of a sheet. */
const around = 8

export interface CoverJob {
  readonly job: PrintJob
  readonly pieces: readonly Piece[]
  readonly sheet: Size
}

/** Nothing where the band has no card yet. */
export const coverJob = (band: Band): CoverJob | undefined => {
  const made = printJob([band], wishOf(usualSettings, perfectPrinter, undefined))
  if (!made.ok) return undefined
  const [batch] = made.value.batches
  const pieces = coverPieces(batch?.pieces ?? []).map(piece => ({ ...piece, copies: 1 }))
  if (!batch || pieces.length === 0) return undefined
  const widths = pieces.map(({ size }) => size.width)
  const sheet: Size = {
    // A text that goes on takes a card or two more, which nobody looks at here.
    width: widths.reduce((sum, width) => sum + width, 0) + 2 * Math.max(...widths) + 2 * around,
    height: Math.max(...pieces.map(({ size }) => size.height)) + 2 * around,
  }
  const job: PrintJob = {
    ...made.value,
    batches: [{ ...batch, pieces }],
    sheet: { ...made.value.sheet, paper: sheet, backs: 'none', marks: 'none', bleed: 0 },
  }
  return { job, pieces, sheet }
}

/** Where a card lies on the sheet, in mm, as it lies there; and by how many degrees it was turned to lie so. */
export interface CoverCard extends Size {
  readonly x: number
  readonly y: number
  readonly rotation: number
}

/** The cards that came out on the first page, the one on top first. */
export const cardsOn = (report: Report, pieces: readonly Piece[]): readonly CoverCard[] => {
  const placed = report.sheets[0]?.pieces ?? []
  return pieces.flatMap(({ asset, title }) => {
    const spot = placed.find(one => one.asset === asset && one.title === title)
    if (!spot) return []
    const { x, y, width, height, rotation } = spot
    return [{ x, y, width, height, rotation }]
  })
}
