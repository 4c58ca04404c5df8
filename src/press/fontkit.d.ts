/** The part of fontkit that the press calls. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
    readonly bbox: { readonly minY: number }
  }
  export interface GlyphPosition {
    readonly xAdvance: number
    readonly xOffset: number
    readonly yOffset: number
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly GlyphPosition[]
  }
  export interface Font {
    readonly postscriptName: string | null
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly lineGap: number
    readonly capHeight: number
    readonly xHeight: number
    readonly italicAngle: number
    readonly bbox: {
      readonly minX: number
      readonly minY: number
      readonly maxX: number
      readonly maxY: number
    }
    readonly post: { readonly isFixedPitch: number }
    readonly head: { readonly macStyle: { readonly italic: boolean }; readonly checkSumAdjustment: number }
    readonly name: { readonly records: unknown }
    readonly 'OS/2'?: { readonly sFamilyClass: number }
    readonly availableFeatures: readonly string[]
    readonly glyphForCodePoint: (codePoint: number) => Glyph
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean
    readonly layout: (
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
      script?: string,
    ) => GlyphRun
    readonly getGlyph: (id: number) => Glyph
    readonly createSubset: () => FontSubset
  }
  export interface FontSubset {
    readonly cff?: unknown
    readonly includeGlyph: (glyph: number) => number
    readonly encode: () => Uint8Array
  }
  export const create: (bytes: Uint8Array) => Font
}
