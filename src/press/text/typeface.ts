/** A font that was opened, and what it makes of letters: what is measured, set and drawn with. */
import type { Font } from 'fontkit'
import type { FontMeasures } from './facts.ts'

export interface Typeface extends FontMeasures {
  readonly id: string
  /** Where its file was found: a font that breaks is named. */
  readonly path: string
  /** Opened where something is asked of it that is not known yet. */
  readonly font: Font
}

export interface TypefaceRequest {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
}

/** One glyph, in thousandths of an em. */
export interface ShapedGlyph {
  readonly id: number
  readonly advance: number
  /** What the font itself would advance: kerning is the difference. */
  readonly natural: number
  readonly dx: number
  readonly dy: number
  readonly codePoints: readonly number[]
}

export interface Shaped {
  readonly glyphs: readonly ShapedGlyph[]
  /** In ems. */
  readonly width: number
}

/** Each word that the book has shaped has a number of its own; letters cut out of one have none. */
export interface ShapedWord extends Shaped {
  readonly rank: number | undefined
}
