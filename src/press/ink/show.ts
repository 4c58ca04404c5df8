/**
 * Glyphs -> what stands inside a TJ array. First in tokens, which no file has its part in yet: a glyph by its number in
 * the glyph book, a move of the pen, or where a word begins. Then as strings of two bytes a glyph, and numbers between.
 */
import type { Shaped, ShapedGlyph } from '../text/typeface.ts'
import type { Bytes } from './bytes.ts'
import { finite } from './path.ts'

/** The number of a glyph in the book. */
export type NumberOf = (glyph: ShapedGlyph) => number

/** Glyphs are odd, moves are even. */
const begins = -1
const glyphToken = (number: number): number => 2 * number + 1
const moveToken = (thousandths: number): number => 2 * finite(thousandths)

export const isGlyph = (token: number): boolean => token > 0 && token % 2 === 1
export const glyphNumber = (token: number): number => (token - 1) / 2
export const withNumber = (number: number): number => glyphToken(number)

/** Each glyph moves the pen by its own width; kerning and spacing are the moves between. */
export const wordTokens = (
  glyphs: Shaped['glyphs'],
  spacing: number,
  numberOf: NumberOf,
): readonly number[] => {
  const tokens = [begins]
  let owed = 0
  const move = (thousandths: number): void => {
    owed += thousandths
    const whole = Math.round(owed)
    if (whole === 0) return
    tokens.push(moveToken(whole))
    owed -= whole
  }
  for (const glyph of glyphs) {
    if (glyph.dx !== 0) move(-glyph.dx)
    tokens.push(glyphToken(numberOf(glyph)))
    move(glyph.natural - glyph.advance - spacing + glyph.dx)
  }
  return tokens
}

/** A glyph that advances by more or less than its own width, in thousandths. */
export const spaceTokens = (glyph: ShapedGlyph, advance: number, numberOf: NumberOf): readonly number[] => {
  const more = Math.round(glyph.natural - advance)
  const shown = [begins, glyphToken(numberOf(glyph))]
  return more === 0 ? shown : shown.concat(moveToken(more))
}

/** Writes the tokens from one place to another; glyphs go by the numbers that they have in the file. */
export const writeTokens = (
  tokens: Int32Array,
  [from, to]: readonly [from: number, to: number],
  idOf: (number: number) => number,
  out: Bytes,
): void => {
  let [open, closed] = [false, false]
  const close = (): void => {
    if (open) out.byte(parenthesis.close)
    closed ||= open
    open = false
  }
  for (let at = from; at < to; at++) {
    const token = tokens[at] ?? begins
    if (isGlyph(token)) {
      if (!open) out.byte(parenthesis.open)
      open = true
      const id = idOf(glyphNumber(token))
      inString(id >> 8, out)
      inString(id & 0xff, out)
    } else if (token === begins) {
      close()
      closed = false
    } else {
      close()
      // Two numbers in a row would read as one.
      if (!closed) out.byte(blank)
      out.text(String(token / 2))
      closed = false
    }
  }
  close()
}

const parenthesis = { open: 0x28, close: 0x29 }
const blank = 0x20
const [backslash, carriageReturn, letterR] = [0x5c, 0x0d, 0x72]

const inString = (code: number, out: Bytes): void => {
  if (code === carriageReturn) {
    out.byte(backslash)
    out.byte(letterR)
    return
  }
  if (code === parenthesis.open || code === parenthesis.close || code === backslash) out.byte(backslash)
  out.byte(code)
}
