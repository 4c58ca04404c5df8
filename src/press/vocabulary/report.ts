/** What was placed and what deserves a word before anything is printed. Millimetres, as the contract fixes them. */

/** A part of a piece, in millimetres from the piece's own top left. */
export interface PiecePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedPiece {
  readonly asset: string
  readonly title: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotation: number
  /** The part that is seen, of a piece that lies over several sheets. */
  readonly shows?: PiecePart
}

export interface ReportSheet {
  readonly page: number
  readonly side: 'front' | 'back'
  readonly pieces: readonly PlacedPiece[]
}

/** What a piece without text says of its smallest: the report has a number for each. */
export const noTextPt = 99

export interface ReportPiece {
  readonly asset: string
  readonly title: string
  readonly smallestPt: number
  readonly continued: boolean
}

export const problemCodes = [
  'too-large',
  'overfull',
  'missing-character',
  'too-small',
  'picture',
  'icon',
  'nothing',
] as const

export interface Problem {
  readonly code: (typeof problemCodes)[number]
  readonly asset: string
  readonly title: string
  readonly message: string
}

export interface Report {
  readonly sheets: readonly ReportSheet[]
  readonly pieces: readonly ReportPiece[]
  readonly problems: readonly Problem[]
  /** How many pieces come out of the scissors, each copy counted; the file that the contract fixes does without. */
  readonly cards: number
  /** Of which batch each piece of each sheet is, in the order of `sheets`; the file does without likewise. */
  readonly origins: readonly (readonly number[])[]
  /** Work to do with scissors, all sheets together: straight cuts, and folds; the file does without both. */
  readonly cuts: number
  readonly foldings: number
}

/** What a player wants to know before the paper is spent. */
export interface ReportSummary {
  /** Of paper, whatever is printed behind. */
  readonly sheets: number
  readonly cards: number
  readonly cuts: number
  readonly foldings: number
  /** Of all pieces that hold text. */
  readonly smallestPt: number | undefined
  /** Titles of the pieces that go on to a back or another card. */
  readonly continued: readonly string[]
}

export const summarise = ({ sheets, pieces, cards, cuts, foldings }: Report): ReportSummary => {
  const smallest = Math.min(...pieces.map(({ smallestPt }) => smallestPt))
  const titles = pieces.filter(({ continued }) => continued).map(({ title }) => title)
  return {
    sheets: sheets.filter(({ side }) => side === 'front').length,
    cards,
    cuts,
    foldings,
    smallestPt: smallest < noTextPt ? Math.round(smallest * 10) / 10 : undefined,
    continued: [...new Set(titles.map(title => title.replace(/ \(suite \d+\)$/, '')))],
  }
}
