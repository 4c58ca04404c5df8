/** Every glyph that was set, by the file of its font: what a file needs of it, so that a kept face need not be shaped again. */
import type { Shaped, ShapedGlyph, ShapedWord } from '../text/typeface.ts'
import { spaceTokens, wordTokens } from './show.ts'

/** One glyph as a word wants it: the same one may stand for several letters. */
export type SetGlyph = Pick<ShapedGlyph, 'id' | 'natural' | 'codePoints'>

export interface FontGlyphs {
  /** By their numbers. */
  readonly all: readonly SetGlyph[]
  readonly numberOf: (glyph: SetGlyph) => number
  /** Words whose letters stand as the font wants them, by their numbers: what each is in tokens. */
  readonly words: readonly (readonly number[])[]
  /** The number of such a word; none for what was cut out of one. */
  readonly wordOf: (shaped: ShapedWord) => number | undefined
  /** Of a word of another evening. */
  readonly wordFrom: (tokens: readonly number[]) => number
  readonly letters: (glyphs: Shaped['glyphs'], spacing: number) => readonly number[]
  /** A blank of that width is a word too: lines have few widths of it. */
  readonly spaceOf: (glyph: ShapedGlyph, advance: number) => number
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
  const words: (readonly number[])[] = []
  const numbers = new WeakMap<ShapedWord, number>()
  const byTokens = new Map<string, number>()

  const numberOf = ({ id, natural, codePoints }: SetGlyph): number => {
    let known = byId.get(id)
    if (!known) byId.set(id, (known = []))
    for (const number of known) if (isSame(all[number]?.codePoints, codePoints)) return number
    known.push(all.length)
    return all.push({ id, natural, codePoints }) - 1
  }

  const letters = (glyphs: Shaped['glyphs'], spacing: number): readonly number[] =>
    wordTokens(glyphs, spacing, numberOf)

  const wordFrom = (tokens: readonly number[]): number => {
    const text = tokens.join()
    const known = byTokens.get(text) ?? words.push(tokens) - 1
    byTokens.set(text, known)
    return known
  }

  const wordOf = (shaped: ShapedWord): number | undefined => {
    if (shaped.rank === undefined) return undefined
    const known = numbers.get(shaped) ?? wordFrom(letters(shaped.glyphs, 0))
    numbers.set(shaped, known)
    return known
  }

  const spaces = new Map<ShapedGlyph, Map<number, number>>()
  const spaceOf = (glyph: ShapedGlyph, advance: number): number => {
    let byWidth = spaces.get(glyph)
    if (!byWidth) spaces.set(glyph, (byWidth = new Map()))
    const width = Math.round(glyph.natural - advance)
    const known = byWidth.get(width)
    if (known !== undefined) return known
    const number = wordFrom(spaceTokens(glyph, advance, numberOf))
    byWidth.set(width, number)
    return number
  }

  return {
    all,
    numberOf,
    words,
    wordOf,
    wordFrom,
    letters,
    spaceOf,
  }
}

const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean => {
  if (a === b) return true
  if (a?.length !== b.length) return false
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false
  return true
}
