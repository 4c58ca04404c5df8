/**
 * Fonts as a file embeds them: cut down to the letters that it shows, and compressed. What was cut another evening is cut
 * already, and a font is opened for other letters alone. Forms are compressed once, too.
 */
import { create, type Font } from 'fontkit'
import type { CuttableFont, EmbeddedFont, FontSubset, PDFDocument, Reference } from 'pdfkit'
import { deflateSync } from 'node:zlib'
import { readingFont } from '../text/broken.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import type { Resources } from '../vocabulary/resources.ts'
import { openPackedStore } from './packed.ts'
import { cutTrueType } from './truetype.ts'

export interface CutFonts {
  readonly font: (path: string) => CuttableFont
  /** A form of the file, compressed. */
  readonly form: (content: Uint8Array) => Uint8Array
  /** All that is known, where there is more than last time. */
  readonly learnt: () => readonly Uint8Array[] | undefined
}

/** What a file says of a font. */
export interface FontSays extends Pick<
  Font,
  | 'postscriptName'
  | 'unitsPerEm'
  | 'ascent'
  | 'descent'
  | 'lineGap'
  | 'capHeight'
  | 'xHeight'
  | 'italicAngle'
  | 'bbox'
> {
  readonly fixed: number
  readonly italic: boolean
  readonly family: number | undefined
  /** Of the glyph for what is missing. */
  readonly advance: number
  /** Not the outlines that TrueType has. */
  readonly isCff: boolean
  /** Two fonts of one name are the same where this is. */
  readonly content: string
}

interface KnownCuts {
  readonly says: readonly (readonly [path: string, says: FontSays])[]
  readonly packed: readonly (readonly [key: string, length: number])[]
}

const lineEnd = 10

/** Fonts are cut with readers of their own, not with those that shape words: each remembers what it was asked. */
export const openCutFonts = (
  { fontFile: fileOf, knownFont }: Pick<Resources, 'fontFile' | 'knownFont'>,
  bytes?: Uint8Array,
): CutFonts => {
  const { says, packed } = readKnown(bytes)
  const store = openPackedStore(packed)
  const readers = new Map<string, Font>()
  const fonts = new Map<string, CuttableFont>()
  let hasLearnt = false

  const reader = (path: string): Font => {
    const known = readers.get(path) ?? readingFont(path, () => create(fileOf(path)))
    readers.set(path, known)
    return known
  }

  const saysOf = (path: string): FontSays => {
    const known = says.get(path)
    if (known) return known
    const told = knownFont?.(path)
    const read: FontSays = told ? JSON.parse(told.says) : readingFont(path, () => saidBy(reader(path)))
    says.set(path, read)
    hasLearnt ||= !told
    return read
  }

  /** A font that the build has read is whole; any other is read with care. */
  const cut = (path: string, glyphs: readonly number[]): Uint8Array =>
    (knownFont?.(path) && cutTrueType(fileOf(path), glyphs)) ?? subsetOf(reader(path), glyphs)

  const cutTo = (path: string, glyphs: readonly number[]): Uint8Array =>
    store.of(fingerprint(path, '\n', glyphs.join()), () => deflateSync(cut(path, glyphs)))

  return {
    font: path => {
      const known = fonts.get(path) ?? cuttable(saysOf(path), glyphs => cutTo(path, glyphs))
      fonts.set(path, known)
      return known
    },
    form: content => store.of(fingerprint(content), () => deflateSync(content)),
    learnt: () => {
      if (!store.hasLearnt() && !hasLearnt) return undefined
      hasLearnt = false
      const all = store.all()
      const head: KnownCuts = { says: [...says], packed: all.map(([key, { length }]) => [key, length]) }
      return [Buffer.from(`${JSON.stringify(head)}\n`), ...all.map(([, packed]) => packed)]
    },
  }
}

const readKnown = (bytes: Uint8Array = new Uint8Array()) => {
  const packed: (readonly [string, Uint8Array])[] = []
  let at = bytes.indexOf(lineEnd) + 1
  if (at === 0) return { says: new Map<string, FontSays>(), packed }
  const head: KnownCuts = JSON.parse(Buffer.from(bytes.subarray(0, at)).toString('utf8'))
  for (const [key, length] of head.packed) {
    packed.push([key, bytes.subarray(at, at + length)])
    at += length
  }
  return { says: new Map(head.says), packed }
}

export const saidBy = (font: Font): FontSays => {
  const { postscriptName, unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, italicAngle, bbox } = font
  const { minX, minY, maxX, maxY } = bbox
  return {
    postscriptName,
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    capHeight,
    xHeight,
    italicAngle,
    bbox: { minX, minY, maxX, maxY },
    fixed: font.post.isFixedPitch,
    italic: font.head.macStyle.italic,
    family: font['OS/2']?.sFamilyClass,
    advance: font.getGlyph(0).advanceWidth,
    isCff: font.createSubset().cff !== undefined,
    content: fingerprint(`${font.head.checkSumAdjustment}\n${JSON.stringify(font.name.records)}`),
  }
}

const subsetOf = (font: Font, glyphs: readonly number[]): Uint8Array => {
  const subset = font.createSubset()
  for (const glyph of glyphs) subset.includeGlyph(glyph)
  return subset.encode()
}

/** What pdfkit asks of a font that it embeds. */
const cuttable = (
  { fixed, italic, family, advance, isCff, content, ...says }: FontSays,
  cutTo: (glyphs: readonly number[]) => Uint8Array,
): CuttableFont => ({
  ...says,
  post: { isFixedPitch: fixed },
  head: { macStyle: { italic } },
  'OS/2': { sFamilyClass: family },
  _tables: { head: { checkSumAdjustment: content } },
  getGlyph: () => ({ advanceWidth: advance }),
  layout: () => {
    throw new Error('the press shapes its words itself')
  },
  createSubset: () => emptySubset(isCff, cutTo),
})

const emptySubset = (isCff: boolean, cutTo: (glyphs: readonly number[]) => Uint8Array): FontSubset => {
  const glyphs = [0]
  const places = new Map([[0, 0]])
  return {
    cff: isCff ? {} : undefined,
    includeGlyph: glyph => {
      const known = places.get(glyph) ?? glyphs.push(glyph) - 1
      places.set(glyph, known)
      return known
    },
    encode: () => cutTo(glyphs),
  }
}

/** The file of a font is compressed already where the document would compress it. */
export const embedPacked = (font: EmbeddedFont, document: PDFDocument): void => {
  const embed = font.embed.bind(font)
  let isFile = true
  const ref = (data?: Readonly<Record<string, unknown>>): Reference => {
    const made = document.ref(data)
    // The first that it asks for is that of the file.
    if (!isFile) return made
    isFile = false
    made.compress = false
    // In the order in which the document itself writes them.
    made.data['Length'] = 0
    made.data['Filter'] = 'FlateDecode'
    return made
  }
  font.embed = () => {
    font.document = Object.create(document, { ref: { value: ref } })
    embed()
  }
}
