/** What was placed and what deserves a word before anything is printed. Millimetres, as the contract fixes them. */

export interface PlacedPiece {
  readonly asset: string
  readonly title: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotation: number
}

export interface ReportSheet {
  readonly page: number
  readonly side: 'front' | 'back'
  readonly pieces: readonly PlacedPiece[]
}

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
}
