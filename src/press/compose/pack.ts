/**
 * Painted faces as bytes, for another evening. A line says what there is and where; then come the operations of all tapes,
 * then what is written between them. What faces have alike, glyphs and forms, is there once.
 */
import type { GlyphBook } from '../ink/glyphs.ts'
import { glyphNumber, isGlyph, withNumber } from '../ink/show.ts'
import { op, type InkForm, type Tape } from '../ink/tape.ts'
import type { Painted } from './painted.ts'

/** Fonts and forms go by their places in the lists of the pack. */
interface PackedTape {
  readonly ops: readonly [from: number, to: number]
  readonly literal: readonly [from: number, to: number]
  readonly fonts: readonly number[]
  readonly forms: readonly number[]
}

interface PackedCard extends Omit<Painted, 'tape' | 'smallest'> {
  /** Nothing where it has no text: JSON has no infinity. */
  readonly smallest: number | null
  readonly tape: PackedTape
}

type DrawingForm = Extract<InkForm, { readonly kind: 'drawing' }>
type PackedForm = Exclude<InkForm, DrawingForm> | (Omit<DrawingForm, 'tape'> & { readonly tape: PackedTape })
type PackedGlyph = readonly [id: number, natural: number, ...codePoints: readonly number[]]
/** Words in tokens, of the glyphs of the pack. */
type PackedFont = readonly [
  path: string,
  glyphs: readonly PackedGlyph[],
  words: readonly (readonly number[])[],
]

interface PackHead {
  /** How many operations all tapes have. */
  readonly ops: number
  readonly fonts: readonly PackedFont[]
  readonly forms: readonly PackedForm[]
  readonly faces: readonly (readonly [key: string, cards: readonly PackedCard[]])[]
}

const lineEnd = 10
const wordBytes = 4

/** What has another number in a pack than in the book. */
interface PackNumbers {
  readonly glyph: (path: string, number: number) => number
  readonly word: (path: string, number: number) => number
}

const otherToken = (token: number, path: string, { glyph }: PackNumbers): number =>
  isGlyph(token) ? withNumber(glyph(path, glyphNumber(token))) : token

/** The tape with other numbers for its glyphs and its words. */
const renumbered = ({ ops, fonts }: Pick<Tape, 'ops' | 'fonts'>, numbers: PackNumbers): Int32Array => {
  const other = Int32Array.from(ops)
  for (let at = 0; at < ops.length;) {
    const kind = ops[at]
    const path = fonts[ops[at + 1] ?? 0] ?? ''
    at += 2
    if (kind === op.word) {
      other[at] = numbers.word(path, ops[at] ?? 0)
      at++
    } else if (kind === op.show) {
      const end = at + 1 + (ops[at] ?? 0)
      for (at++; at < end; at++) other[at] = otherToken(ops[at] ?? 0, path, numbers)
    }
  }
  return other
}

export const packFaces = (
  faces: ReadonlyMap<string, readonly Painted[]>,
  book: GlyphBook,
): readonly Uint8Array[] => {
  const fonts = new Map<string, ReturnType<typeof newFont>>()
  const formPlaces = new Map<string, number>()
  const forms: PackedForm[] = []
  const [ops, literals]: [Int32Array[], Uint8Array[]] = [[], []]
  let [opsEnd, literalEnd] = [0, 0]

  const fontOf = (path: string) => {
    const known = fonts.get(path) ?? newFont(fonts.size)
    fonts.set(path, known)
    return known
  }

  const glyphOf = (path: string, number: number): number => {
    const { glyphs, places } = fontOf(path)
    const known = places[number]
    if (known !== undefined) return known
    const glyph = book.font(path).all[number]
    if (!glyph) throw new Error('the book has no such glyph')
    return (places[number] = glyphs.push([glyph.id, glyph.natural, ...glyph.codePoints]) - 1)
  }

  const wordOf = (path: string, number: number): number => {
    const { words, wordPlaces } = fontOf(path)
    const known = wordPlaces[number]
    if (known !== undefined) return known
    const tokens = book.font(path).words[number] ?? []
    return (wordPlaces[number] = words.push(tokens.map(token => otherToken(token, path, numbers))) - 1)
  }
  const numbers: PackNumbers = { glyph: glyphOf, word: wordOf }

  const formOf = (form: InkForm): number => {
    const known = formPlaces.get(form.key)
    if (known !== undefined) return known
    const place = forms.push(form.kind === 'drawing' ? { ...form, tape: packed(form.tape) } : form) - 1
    formPlaces.set(form.key, place)
    return place
  }

  const packed = (tape: Tape): PackedTape => {
    const shown = tape.forms.map(formOf)
    const [opsFrom, literalFrom] = [opsEnd, literalEnd]
    ops.push(renumbered(tape, numbers))
    literals.push(tape.literal)
    opsEnd += tape.ops.length
    literalEnd += tape.literal.length
    return {
      ops: [opsFrom, opsEnd],
      literal: [literalFrom, literalEnd],
      fonts: tape.fonts.map(path => fontOf(path).place),
      forms: shown,
    }
  }

  const packedCard = ({ tape, smallest, ...card }: Painted): PackedCard => ({
    ...card,
    smallest: Number.isFinite(smallest) ? smallest : null,
    tape: packed(tape),
  })

  const packedFaces = [...faces].map(([key, cards]) => [key, cards.map(packedCard)] as const)
  const head: PackHead = {
    ops: opsEnd,
    fonts: [...fonts].map(([path, { glyphs, words }]) => [path, glyphs, words]),
    forms,
    faces: packedFaces,
  }
  const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array =>
    new Uint8Array(buffer, byteOffset, byteLength)
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...ops.map(bytesOf), ...literals]
}

const newFont = (place: number) => {
  const [glyphs, words]: [PackedGlyph[], (readonly number[])[]] = [[], []]
  const [places, wordPlaces]: [number[], number[]] = [[], []]
  return { place, glyphs, words, places, wordPlaces }
}

/** Faces of another evening, each read as it is asked for. */
export interface PackedFaces {
  readonly keys: readonly string[]
  readonly has: (key: string) => boolean
  readonly get: (key: string) => readonly Painted[] | undefined
}

/** Of bytes that were packed, and nothing else. */
export const openPack = (bytes: Uint8Array, book: GlyphBook): PackedFaces => {
  const opsFrom = bytes.indexOf(lineEnd) + 1
  const head: PackHead = JSON.parse(Buffer.from(bytes.subarray(0, opsFrom)).toString('utf8'))
  const literalFrom = opsFrom + head.ops * wordBytes
  const faces = new Map(head.faces)
  const numbers: number[][] = head.fonts.map(() => [])
  const places = new Map(head.fonts.map(([path], place) => [path, place]))
  const forms: (InkForm | undefined)[] = []

  /** The number in the book, where the pack has its own. */
  const glyphOf = (path: string, packed: number): number => {
    const place = places.get(path) ?? 0
    const known = numbers[place]?.[packed]
    if (known !== undefined) return known
    const [id = 0, natural = 0, ...codePoints] = head.fonts[place]?.[1][packed] ?? []
    const number = book.font(path).numberOf({ id, natural, codePoints })
    const list = numbers[place]
    if (list) list[packed] = number
    return number
  }

  const wordNumbers: number[][] = head.fonts.map(() => [])
  const wordOf = (path: string, packed: number): number => {
    const place = places.get(path) ?? 0
    const known = wordNumbers[place]?.[packed]
    if (known !== undefined) return known
    const tokens = head.fonts[place]?.[2][packed] ?? []
    const number = book.font(path).wordFrom(tokens.map(token => otherToken(token, path, numbering)))
    const list = wordNumbers[place]
    if (list) list[packed] = number
    return number
  }
  const numbering: PackNumbers = { glyph: glyphOf, word: wordOf }

  const formOf = (place: number): InkForm => {
    const known = forms[place]
    if (known) return known
    const packed = head.forms[place]
    if (!packed) throw new Error('the pack has no such form')
    const form = packed.kind === 'drawing' ? { ...packed, tape: tapeOf(packed.tape) } : packed
    forms[place] = form
    return form
  }

  const tapeOf = ({ ops: [from, to], literal: [start, end], ...tape }: PackedTape): Tape => {
    const fonts = tape.fonts.map(place => head.fonts[place]?.[0] ?? '')
    const words = new Uint8Array(bytes.subarray(opsFrom + from * wordBytes, opsFrom + to * wordBytes))
    const ops = new Int32Array(words.buffer)
    return {
      literal: bytes.subarray(literalFrom + start, literalFrom + end),
      ops: renumbered({ ops, fonts }, numbering),
      fonts,
      forms: tape.forms.map(formOf),
    }
  }

  return {
    keys: [...faces.keys()],
    has: key => faces.has(key),
    get: key =>
      faces.get(key)?.map(({ smallest, ...card }) => ({
        ...card,
        smallest: smallest ?? Infinity,
        tape: tapeOf(card.tape),
      })),
  }
}
