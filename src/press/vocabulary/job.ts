/** What the press is asked to do, and what it answers. */
import type { Piece, Size } from '../../core/index.ts'
import type { BackMode } from './options.ts'
import type { PrinterProfile } from './profile.ts'
import type { Report } from './report.ts'

export const inks = ['full', 'saver', 'outline'] as const
export type InkMode = (typeof inks)[number]

export const textModes = ['normal', 'large', 'dyslexia'] as const
export type TextMode = (typeof textModes)[number]

export const markModes = ['crop', 'guides', 'none'] as const
export type MarkMode = (typeof markModes)[number]

export interface Look {
  /** What was asked for; each game has its own where nothing was, and where it has no such theme. */
  readonly theme: string | undefined
  readonly ink: InkMode
  readonly text: TextMode
}

export interface SheetOptions {
  readonly paper: Size
  readonly backs: BackMode
  readonly bleed: number
  readonly marks: MarkMode
  readonly printer: PrinterProfile
  /** Whether its foot says which of how many it is, as it usually does: not of pages that are looked at one by one. */
  readonly numbered?: boolean
}

/** One band's pieces, in the order of its assets. */
export interface Batch {
  readonly title: string
  /** The game's folder under templates/. */
  readonly styles: string
  /** The game's own theme; the house's where it has none. */
  readonly theme?: string
  /** Style sheets that come after the game's own. */
  readonly sheets?: readonly string[]
  /** Asset ids with their titles, for the outline. */
  readonly assets: readonly { readonly id: string; readonly title: string }[]
  readonly pieces: readonly Piece[]
  /** Its sheets hold nothing of any other batch: an evening prints each player's apart. */
  readonly apart?: boolean
}

export interface PrintJob {
  readonly batches: readonly Batch[]
  readonly look: Look
  readonly sheet: SheetOptions
}

export interface Printed {
  /** Fronts (and backs with them); then the backs' own file, where they were asked apart. */
  readonly files: readonly { readonly suffix: '' | '-dos'; readonly bytes: Uint8Array }[]
  readonly report: Report
}

/** A picture that was decoded: safe to be put into a file. */
export interface PictureFile {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export type PictureDecoder = (uri: string) => Promise<PictureFile | undefined>
