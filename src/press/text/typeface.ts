/** A font that was opened, and what it makes of letters: what is measured, set and drawn with. */
import type { Font } from 'fontkit'

export interface Typeface {
  readonly id: string
  /** Where its file was found: a font that breaks is named. */
  readonly path: string
  readonly font: Font
  /** In ems. */
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
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
