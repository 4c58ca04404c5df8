/** Sheets of paper, each with its two sides: what comes out of the printer, counted in one way wherever it is named. */
import type { PrintedFiles } from '../../app/bridge.ts'

/** Where a side is drawn from. */
export interface PageSpot {
  /** Of the printed files. */
  readonly file: number
  /** Counted from 1. */
  readonly page: number
}

export interface SheetSpot {
  readonly band: number
  readonly asset: string
  readonly title: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotation: number
}

export interface PaperSheet {
  /** Counted from 1. */
  readonly number: number
  readonly front: PageSpot
  /** Nothing where it stays white. */
  readonly back: PageSpot | undefined
  readonly pieces: readonly SheetSpot[]
  /** What lies on its verso. */
  readonly behind: readonly SheetSpot[]
  /** The band that has most of it. */
  readonly band: number
}

export const paperSheets = ({ files, report }: PrintedFiles): readonly PaperSheet[] => {
  const apart = files.length > 1
  const counts = { front: 0, back: 0, all: 0 }
  const sheets: PaperSheet[] = []
  for (const [index, { side, pieces }] of report.sheets.entries()) {
    counts.all++
    counts[side]++
    const spot = { file: apart && side === 'back' ? 1 : 0, page: apart ? counts[side] : counts.all }
    const placed = pieces.map((piece, place) => ({ ...piece, band: report.origins[index]?.[place] ?? 0 }))
    const last = sheets.at(-1)
    if (side === 'front' || !last)
      sheets.push({
        number: sheets.length + 1,
        front: spot,
        back: undefined,
        pieces: placed,
        behind: [],
        band: mostOf(placed.map(({ band }) => band)),
      })
    else sheets[sheets.length - 1] = { ...last, back: pieces.length > 0 ? spot : undefined, behind: placed }
  }
  return sheets
}

const mostOf = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>()
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** By which a placed piece is known: what goes on elsewhere is no other. */
export const placedName = (band: number, asset: string, title: string): string =>
  `${band}/${asset}/${title.replace(/ \(suite \d+\)$/, '')}`

export interface Spotted {
  readonly spot: SheetSpot
  readonly at: PageSpot
}

/** Where each piece lies first, by its name; and each kind, by its first piece. */
export const firstSpots = (sheets: readonly PaperSheet[]): ReadonlyMap<string, Spotted> => {
  const spots = new Map<string, Spotted>()
  const find = (at: PageSpot, pieces: readonly SheetSpot[]): void => {
    for (const spot of pieces)
      for (const name of [placedName(spot.band, spot.asset, spot.title), kindName(spot.band, spot.asset)])
        if (!spots.has(name)) spots.set(name, { spot, at })
  }
  for (const { front, pieces } of sheets) find(front, pieces)
  // A whole page may be printed on the empty back of another.
  for (const { back, behind } of sheets) if (back?.file === 0) find(back, behind)
  return spots
}

export const kindName = (band: number, asset: string): string => `${band}/${asset}`
