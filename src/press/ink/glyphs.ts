/** Every glyph that was set, by the file of its font: what a file needs of it, so that a kept face need not be shaped again. */
import type { ShapedGlyph, ShapedWord } from '../text/typeface.ts'
import { spaceTokens, wordTokens } from './show.ts'

/** One glyph as a word wants it: the same one may stand for several letters. */
export type SetGlyph = Pick<ShapedGlyph, 'id' | 'natural' | 'codePoints'>

export interface FontGlyphs {
  /** By their numbers. */
  readonly all: readonly SetGlyph[]
  readonly numberOf: (glyph: SetGlyph) => number
  /** Of a word without marks above or below: worked out once, where its letters stand as the font wants them. */
  readonly word: (shaped: ShapedWord, spacing: number) => readonly number[]
  readonly space: (glyph: ShapedGlyph, advance: number) => readonly number[]
}

export interface GlyphBook {
  readonly font: (path: string) => FontGlyphs
}

export const openGlyphBook = (): GlyphBook => {
  const fonts = new Map<string, FontGlyphs>()
  return {
    font: path => {
      const known = fonts.get(path) ?? createFontGlyphs()
      fonts.set(path, known)
      return known
    },
  }
}

const createFontGlyphs = (): FontGlyphs => {
  const all: SetGlyph[] = []
  const byId = new Map<number, number[]>()
  const words = new WeakMap<ShapedWord, readonly number[]>()

  const numberOf = ({ id, natural, codePoints }: SetGlyph): number => {
    let known = byId.get(id)
    if (!known) byId.set(id, (known = []))
    for (const number of known) if (isSame(all[number]?.codePoints, codePoints)) return number
    known.push(all.length)
    return all.push({ id, natural, codePoints }) - 1
  }

  const word = (shaped: ShapedWord, spacing: number): readonly number[] => {
    if (spacing !== 0 || shaped.rank === undefined) return wordTokens(shaped.glyphs, spacing, numberOf)
    const known = words.get(shaped) ?? wordTokens(shaped.glyphs, 0, numberOf)
    words.set(shaped, known)
    return known
  }

  return { all, numberOf, word, space: (glyph, advance) => spaceTokens(glyph, advance, numberOf) }
}

const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean => {
  if (a === b) return true
  if (a?.length !== b.length) return false
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false
  return true
}
