/** The PDF that is being written: fonts, ornaments, pictures and repeated faces, each put into it once. */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import PDFDocument, { type EmbeddedFont, type Page, type PageContent, type Reference } from 'pdfkit'
import type { Colour, Gradient } from '../style/values.ts'
import { readingFont } from '../text/broken.ts'
import { Bytes } from './bytes.ts'
import { embedPacked, type CutFonts } from './cuts.ts'
import type { FontGlyphs, GlyphBook } from './glyphs.ts'
import { writeTokens } from './show.ts'
import { op, type InkForm, type PictureOf, type Tape } from './tape.ts'

export interface DocumentInfo {
  readonly title: string
  readonly subject: string
  /** What to ask of the printer, where the reader's program passes it on. */
  readonly duplex: Duplex
}

/** As the names of the PDF have it. */
export type Duplex = 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge'

/** What a stretch of content refers to, by the names that it uses. */
export interface Used {
  readonly fonts: Map<string, Reference>
  readonly xobjects: Map<string, Reference>
}

export const nothingUsed = (): Used => ({ fonts: new Map(), xobjects: new Map() })

export const merge = (into: Used, from: Used): void => {
  for (const [name, ref] of from.fonts) into.fonts.set(name, ref)
  for (const [name, ref] of from.xobjects) into.xobjects.set(name, ref)
}

/** A tape with this file's own names in their places. */
export interface Inked {
  readonly content: Uint8Array
  readonly used: Used
}

/** What a file takes what it shows from. */
export interface Stores {
  readonly glyphs: GlyphBook
  readonly fonts: CutFonts
  readonly picture: PictureOf
}

/** A font in this file: what it is called, and the numbers that its glyphs have come to. */
interface Embedded {
  readonly font: EmbeddedFont
  readonly idOf: (number: number) => number
  /** A word as the inside of a TJ array, the same for every size: by its number in the book. */
  readonly word: (number: number) => Uint8Array
}

/** The same band gives the same bytes: no clock is read. */
const pinnedDate = new Date('2026-01-01T00:00:00Z')

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** Holds an open document: `finish` closes it. */
export class Ink {
  readonly document: PDFDocument
  private readonly chunks: Uint8Array[] = []
  private readonly fonts = new Map<string, Embedded>()
  private readonly xobjects = new Map<string, Reference>()
  private readonly sealed: PageContent[] = []
  private packing = Promise.resolve()

  constructor(
    { title, subject, duplex }: DocumentInfo,
    private readonly stores: Stores,
  ) {
    this.document = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      font: '',
      lang: 'fr',
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Copiste',
        Creator: 'Copiste',
        Producer: 'Copiste (pdfkit)',
        Keywords: 'Icônes : game-icons.net, CC BY 3.0',
        CreationDate: pinnedDate,
        ModDate: pinnedDate,
      },
    })
    // A sheet fitted to the printable area would have no piece of its size, and no back behind its front.
    Object.assign(this.document._root.data.ViewerPreferences.data, {
      PrintScaling: 'None',
      // The file says on which paper it is to be printed, not the printer.
      PickTrayByPDFSize: true,
      Duplex: duplex,
    })
    this.document.on('data', chunk => void this.chunks.push(chunk))
  }

  /** Operators of this file: where the tape leaves a place, the name or the glyphs that stand there. */
  play(tape: Tape, out = operators.clear()): Inked {
    const used = nothingUsed()
    const { literal, ops, fonts, forms } = tape
    const here: Embedded[] = []
    let written = 0
    for (let at = 0; at < ops.length;) {
      const kind = ops[at++]
      const what = ops[at++] ?? 0
      if (kind === op.literal) {
        out.raw(literal, written, written + what)
        written += what
      } else if (kind === op.form) {
        const form = forms[what]
        const ref = form && this.refOf(form)
        if (!ref) continue
        const name = nameOf(ref)
        used.xobjects.set(name, ref)
        out.text(`/${name}`)
      } else {
        const { font, idOf, word } = (here[what] ??= this.embedded(fonts[what] ?? ''))
        if (kind === op.font) {
          used.fonts.set(font.id, font.ref())
          out.text(`/${font.id}`)
        } else if (kind === op.word) out.raw(word(ops[at++] ?? 0))
        else {
          const count = ops[at++] ?? 0
          writeTokens(ops, [at, at + count], idOf, out)
          at += count
        }
      }
    }
    return { content: out.take(), used }
  }

  private embedded(path: string): Embedded {
    const known = this.fonts.get(path)
    if (known) return known
    const source = this.stores.fonts.font(path)
    const font = readingFont(path, () => this.document.font(source)._font)
    embedPacked(font, this.document)
    const glyphs = this.stores.glyphs.font(path)
    const idOf = glyphIds(font, glyphs)
    const embedded = { font, idOf, word: writtenWords(glyphs, idOf) }
    this.fonts.set(path, embedded)
    return embedded
  }

  private refOf(form: InkForm): Reference | undefined {
    switch (form.kind) {
      case 'picture':
        return this.pictureRef(form.key)
      case 'ornament':
        return this.once(`ornament/${form.key}`, () => ({
          box: form.box,
          content: latin(form.content),
          used: nothingUsed(),
        }))
      case 'drawing':
        return this.once(`drawing/${form.key}`, () => ({
          box: form.box,
          ...this.play(form.tape, new Bytes()),
        }))
      case 'gradient':
        return this.once(`gradient/${form.key}`, () => {
          const shading = this.document.ref(shadingOf(form.gradient))
          shading.end()
          // Over the unit square, to be stretched over its box.
          const content = latin('/S sh')
          return { box: [0, 0, 1, 1], content, used: nothingUsed(), extra: { Shading: { S: shading } } }
        })
    }
  }

  private pictureRef(name: string): Reference | undefined {
    const known = this.xobjects.get(name)
    if (known) return known
    const picture = this.stores.picture(name)
    if (!picture) return undefined
    const image = this.document.openImage(picture.bytes)
    image.embed(this.document)
    if (!image.obj) throw new Error('the picture was not embedded')
    this.xobjects.set(name, image.obj)
    return image.obj
  }

  /** A form that is drawn wherever it is called: a face that the job prints more than once. */
  form(
    key: string,
    box: readonly number[],
    content: Uint8Array,
    used: Used,
  ): readonly [name: string, ref: Reference] {
    const ref = this.once(`form/${key}`, () => ({ box, content, used }))
    return [nameOf(ref), ref]
  }

  private once(
    key: string,
    make: () => {
      readonly box: readonly number[]
      readonly content: Uint8Array
      readonly used: Used
      readonly extra?: Readonly<Record<string, unknown>>
    },
  ): Reference {
    const known = this.xobjects.get(key)
    if (known) return known
    const { box, content, used, extra } = make()
    const ref = this.document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: box,
      Resources: {
        Font: Object.fromEntries(used.fonts),
        XObject: Object.fromEntries(used.xobjects),
        ...extra,
      },
    })
    // As the document itself would, for what it has not packed before.
    ref.compress = false
    ref.write(this.stores.fonts.form(content))
    ref.data['Filter'] = 'FlateDecode'
    ref.end()
    this.xobjects.set(key, ref)
    return ref
  }

  /** The page is drawn: it is compressed in another thread, with its neighbours, while the next ones are set. */
  async seal({ content }: Page): Promise<void> {
    this.sealed.push(content)
    if (this.sealed.length < packedTogether) return
    await this.packing
    this.packing = packAll(this.sealed.splice(0))
  }

  async finish(): Promise<Uint8Array> {
    await this.packing
    await packAll(this.sealed)
    return new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(this.chunks)))
      this.document.on('error', reject)
      this.end()
    })
  }

  /** Fonts are cut down to their glyphs as the document ends, and one that is broken further on breaks then. */
  private end(): void {
    try {
      this.document.end()
    } catch (error) {
      for (const [path, { font }] of this.fonts) readingFont(path, () => font.subset.encode())
      throw error
    }
  }
}

const nameOf = ({ id }: Reference): string => `X${id}`

/** Emptied for each face. */
const operators = new Bytes()

/** A glyph is put into the file where it is first shown, and with it what the file says of it. */
const glyphIds = ({ subset, widths, unicode }: EmbeddedFont, glyphs: FontGlyphs): Embedded['idOf'] => {
  const ids: (number | undefined)[] = []
  return number => {
    const known = ids[number]
    if (known !== undefined) return known
    const glyph = glyphs.all[number]
    if (!glyph) throw new Error('the book has no such glyph')
    const id = subset.includeGlyph(glyph.id)
    widths[id] ??= glyph.natural
    unicode[id] ??= glyph.codePoints
    ids[number] = id
    return id
  }
}

/** Each written once for a file. */
const writtenWords = ({ words }: FontGlyphs, idOf: Embedded['idOf']): Embedded['word'] => {
  const written: (Uint8Array | undefined)[] = []
  const out = new Bytes()
  return number => {
    const known = written[number]
    if (known) return known
    const tokens = Int32Array.from(words[number] ?? [])
    writeTokens(tokens, [0, tokens.length], idOf, out)
    return (written[number] = out.take())
  }
}

const pack = promisify(deflate)
/** A hundredth more bytes than the usual level, in three quarters of its time. */
const level = 5
/** To wake a thread costs as much as to compress a page; each one under way holds a quarter of a megabyte. */
const packedTogether = 24

const packAll = async (contents: readonly PageContent[]): Promise<void> => {
  const packed = await Promise.all(contents.map(({ buffer }) => pack(Buffer.concat(buffer), { level })))
  for (const [index, content] of contents.entries()) {
    content.buffer = [packed[index] ?? new Uint8Array()]
    content.compress = false
  }
}

const shadingOf = ({ angle, stops }: Gradient): Readonly<Record<string, unknown>> => {
  const turn = (angle * Math.PI) / 180
  // From corner to corner, where it is aslant.
  const half = (Math.abs(Math.sin(turn)) + Math.abs(Math.cos(turn))) / 2
  const [dx, dy] = [Math.sin(turn) * half, -Math.cos(turn) * half]
  const passages = passagesOf(stops)
  const functions = passages.map(({ from, to }) => ({
    FunctionType: 2,
    Domain: [0, 1],
    N: 1,
    C0: from,
    C1: to,
  }))
  return {
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Extend: [true, true],
    Coords: [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy],
    Function: {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: functions,
      Bounds: passages.slice(1).map(({ at }) => at),
      Encode: passages.flatMap(() => [0, 1]),
    },
  }
}

interface Passage {
  readonly at: number
  readonly from: Colour
  readonly to: Colour
}

/** From one colour to the next; the first and the last reach the ends, and two in one place meet without a passage. */
const passagesOf = (stops: Gradient['stops']): readonly Passage[] => {
  const [first, last] = [stops[0], stops.at(-1)]
  const all = [...(first ? [{ ...first, at: 0 }] : []), ...stops, ...(last ? [{ ...last, at: 1 }] : [])]
  return all.flatMap(({ at, colour }, index) => {
    const next = all[index + 1]
    return next && next.at > at ? [{ at, from: colour, to: next.colour }] : []
  })
}
