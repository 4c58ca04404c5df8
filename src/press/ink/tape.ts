/**
 * A painted face that no file has its part in yet: operators as they will be written, and between them the places of what
 * each file calls by a name of its own: fonts, glyphs, and the forms that it holds once for all faces.
 */
import type { PictureFile } from '../vocabulary/job.ts'
import type { Gradient } from '../style/values.ts'
import type { Stroke } from '../text/tokens.ts'
import type { Shaped, Typeface } from '../text/typeface.ts'
import { Bytes } from './bytes.ts'
import type { GlyphBook } from './glyphs.ts'
import { number } from './path.ts'

/** What a file holds once and calls wherever it is shown; alike where its key is the same. */
export type InkForm =
  | {
      readonly kind: 'ornament'
      readonly key: string
      readonly box: readonly number[]
      readonly content: string
    }
  | { readonly kind: 'drawing'; readonly key: string; readonly box: readonly number[]; readonly tape: Tape }
  | { readonly kind: 'gradient'; readonly key: string; readonly gradient: Gradient }
  /** Its key is the name that it has in its piece. */
  | { readonly kind: 'picture'; readonly key: string }

export interface Tape {
  readonly literal: Uint8Array
  /** Kinds of operations, each with what it takes. */
  readonly ops: Int32Array
  /** The files of its fonts. */
  readonly fonts: readonly string[]
  readonly forms: readonly InkForm[]
}

/**
 * So many bytes of the literal; the name of a font; tokens of glyphs of a font, so many; the name of a form; a word of a
 * font, by its number in the book.
 */
export const op = { literal: 0, font: 1, show: 2, form: 3, word: 4 } as const

export type PictureOf = (name: string) => PictureFile | undefined

export class TapeWriter {
  private readonly ops: number[] = []
  private readonly fonts: string[] = []
  private readonly forms = new Map<string, number>()
  private readonly formList: InkForm[] = []
  /** Bytes that an operation speaks of already. */
  private noted = 0
  private face: Typeface | undefined
  private font = 0

  constructor(
    private readonly book: GlyphBook,
    private readonly bytes = new Bytes(),
  ) {}

  push(...lines: readonly string[]): void {
    this.bytes.push(...lines)
  }

  text(latin: string): void {
    this.bytes.text(latin)
  }

  fontName(face: Typeface): void {
    const font = this.fontOf(face)
    this.note()
    this.ops.push(op.font, font)
  }

  /** Inside an array; it is closed around each mark that stands above or below its letter, to raise the pen. */
  strokes(face: Typeface, strokes: readonly Stroke[], size: number): void {
    const glyphs = this.book.font(face.path)
    for (const stroke of strokes) {
      if (stroke.kind === 'space') {
        this.word(face, glyphs.spaceOf(stroke.glyph, stroke.advance))
        continue
      }
      const { shaped, spacing } = stroke
      if (shaped.glyphs.some(({ dy }) => dy !== 0)) this.marked(face, shaped.glyphs, spacing, size)
      else {
        const word = spacing === 0 ? glyphs.wordOf(shaped) : undefined
        if (word === undefined) this.show(face, glyphs.letters(shaped.glyphs, spacing))
        else this.word(face, word)
      }
    }
  }

  private marked(face: Typeface, glyphs: Shaped['glyphs'], spacing: number, size: number): void {
    for (const glyph of glyphs) {
      if (glyph.dy !== 0) this.text(`] TJ ${number((glyph.dy * size) / 1000)} Ts [`)
      this.show(face, this.book.font(face.path).letters([glyph], spacing))
      if (glyph.dy !== 0) this.text('] TJ 0 Ts [')
    }
  }

  private word(face: Typeface, word: number): void {
    const font = this.fontOf(face)
    this.note()
    this.ops.push(op.word, font, word)
  }

  /** Its name, as an operator calls it. */
  form(form: InkForm): void {
    const known = this.forms.get(form.key) ?? this.formList.push(form) - 1
    this.forms.set(form.key, known)
    this.note()
    this.ops.push(op.form, known)
  }

  take(): Tape {
    this.note()
    return {
      literal: this.bytes.take(),
      ops: new Int32Array(this.ops),
      fonts: this.fonts,
      forms: this.formList,
    }
  }

  private show(face: Typeface, tokens: readonly number[]): void {
    const font = this.fontOf(face)
    this.note()
    this.ops.push(op.show, font, tokens.length)
    for (const token of tokens) this.ops.push(token)
  }

  private fontOf(face: Typeface): number {
    if (face === this.face) return this.font
    const known = this.fonts.indexOf(face.path)
    this.font = known >= 0 ? known : this.fonts.push(face.path) - 1
    this.face = face
    return this.font
  }

  private note(): void {
    const { written } = this.bytes
    if (written > this.noted) this.ops.push(op.literal, written - this.noted)
    this.noted = written
  }
}
