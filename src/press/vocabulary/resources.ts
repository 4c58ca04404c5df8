/** What the press needs from the machine, handed in: templates, styles, icons and fonts, as text and bytes. */
import type { Compiled } from './compiled.ts'

export interface Ornament {
  readonly width: number
  readonly height: number
  readonly paths: readonly OrnamentPath[]
}

export interface OrnamentPath {
  /** SVG path data. */
  readonly d: string
  /** The same as a PDF has it, where that was worked out before. */
  readonly operators?: string
  /** The width of a line; a path without one is filled. */
  readonly stroke?: number
}

export interface Resources {
  /** A file under templates/, a player's own first; undefined where there is none. */
  readonly template: (path: string) => string | undefined
  /**
   * What a game calls by that name: its own ornament, else one that all share, else an icon of game-icons; a player's
   * own ornaments come first. The same ornament is the same value, whichever game asks.
   */
  readonly ornament: (game: string, name: string) => Ornament | undefined
  readonly fonts: FontList
  readonly fontFile: (path: string) => Uint8Array
  /** What was found out about a font as Copiste was built, where it is the same font still. */
  readonly knownFont?: (path: string) => KnownFont | undefined
  /** What was read beforehand of a folder of them: opened where something is laid out. */
  readonly compiled?: (folder: string) => Compiled | undefined
  /** None where nothing is kept. */
  readonly shelf?: FaceShelf
}

/** Written: most jobs ask for few fonts. */
export interface KnownFont {
  /** How its letters stand beside one another. */
  readonly facts: string
  /** What a file that embeds it says of it. */
  readonly says: string
}

/** Painted faces from one evening to the next: what is not there any more, or was made of other things, is not there. */
export interface FaceShelf {
  readonly read: (band: string) => Uint8Array | undefined
  readonly write: (band: string, parts: readonly Uint8Array[]) => void
}

export interface FontList {
  /** Family, then « weight » or « weight italic », then the file. */
  readonly families: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Families asked for a character that the chosen one lacks. */
  readonly fallback: readonly string[]
}
