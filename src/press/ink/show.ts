/** Glyphs -> what stands inside a TJ array: strings of two bytes a glyph, and numbers that move the pen between them. */
import type { Shaped, ShapedGlyph } from '../text/typeface.ts'
import { number } from './path.ts'

/** The number of a glyph in the font that is put into the file. */
export type GlyphId = (glyph: ShapedGlyph) => number

/** Each glyph moves the pen by its own width; kerning and spacing are the numbers between. */
export const showWord = (shaped: Shaped, spacing: number, size: number, idOf: GlyphId): Uint8Array =>
  Buffer.from(
    shaped.glyphs.some(({ dy }) => dy !== 0)
      ? showMarks(shaped, spacing, size, idOf)
      : showGlyphs(shaped, spacing, idOf),
    'latin1',
  )

/** A glyph that advances by more or less than its own width, in thousandths. */
export const showSpace = (glyph: ShapedGlyph, advance: number, idOf: GlyphId): Uint8Array => {
  const more = Math.round(glyph.natural - advance)
  return Buffer.from(`(${twoBytes(idOf(glyph))})${more === 0 ? '' : more}`, 'latin1')
}

const showGlyphs = ({ glyphs }: Shaped, spacing: number, idOf: GlyphId): string => {
  let [out, open, owed] = ['', '', 0]
  const flush = (): void => {
    if (open !== '') out += `(${open})`
    open = ''
  }
  const move = (thousandths: number): void => {
    owed += thousandths
    const whole = Math.round(owed)
    if (whole === 0) return
    flush()
    // Two numbers in a row would read as one.
    out += out.endsWith(')') ? String(whole) : ` ${whole}`
    owed -= whole
  }
  for (const glyph of glyphs) {
    if (glyph.dx !== 0) move(-glyph.dx)
    open += twoBytes(idOf(glyph))
    move(glyph.natural - glyph.advance - spacing + glyph.dx)
  }
  flush()
  return out
}

/** Marks that stand above or below their letter: the array is closed around each, to raise the pen. */
const showMarks = ({ glyphs }: Shaped, spacing: number, size: number, idOf: GlyphId): string =>
  glyphs
    .map(glyph => {
      const shown = showGlyphs({ glyphs: [{ ...glyph, dy: 0 }], width: 0 }, spacing, idOf)
      return glyph.dy === 0 ? shown : `] TJ ${number((glyph.dy * size) / 1000)} Ts [${shown}] TJ 0 Ts [`
    })
    .join('')

const twoBytes = (id: number): string => oneByte(id >> 8) + oneByte(id & 0xff)

const oneByte = (code: number): string => {
  const letter = String.fromCharCode(code)
  if (letter === '\r') return '\\r'
  return '()\\'.includes(letter) ? `\\${letter}` : letter
}
