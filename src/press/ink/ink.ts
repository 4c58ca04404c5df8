/** The PDF that is being written: fonts, ornaments, pictures and repeated faces, each put into it once. */
import { promisify } from 'node:util'
import { deflate, deflateSync } from 'node:zlib'
import PDFDocument, { type EmbeddedFont, type Page, type PageContent, type Reference } from 'pdfkit'
import type { Drawing } from '../../core/index.ts'
import type { SharedDrawing } from '../layout/drawing.ts'
import type { PictureFile } from '../vocabulary/job.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import type { Colour, Gradient } from '../style/values.ts'
import { readingFont } from '../text/broken.ts'
import type { ShapedGlyph, Typeface } from '../text/typeface.ts'
import type { Stroke } from '../text/tokens.ts'
import { createRecall } from './recall.ts'
import { number, svgToPdf } from './path.ts'
import { showSpace, showWord } from './show.ts'

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

type WordStroke = Extract<Stroke, { readonly kind: 'word' }>
type SpaceStroke = Extract<Stroke, { readonly kind: 'space' }>

interface Blank {
  readonly stroke: SpaceStroke | undefined
  readonly font: EmbeddedFont | undefined
  readonly shown: Uint8Array
}

/** The same band gives the same bytes: no clock is read. */
const pinnedDate = new Date('2026-01-01T00:00:00Z')

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** Holds an open document: `finish` closes it. */
export class Ink {
  readonly document: PDFDocument
  private readonly chunks: Uint8Array[] = []
  private readonly fonts = new Map<Typeface, EmbeddedFont>()
  private readonly xobjects = new Map<string, Reference>()
  private readonly ornaments = new Map<Ornament, number>()
  private readonly drawings = new Map<Drawing, number>()
  private readonly words: (Uint8Array | undefined)[] = []
  private blank: Blank = { stroke: undefined, font: undefined, shown: new Uint8Array() }
  private readonly sealed: PageContent[] = []
  private packing = Promise.resolve()

  constructor({ title, subject, duplex }: DocumentInfo) {
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

  font(face: Typeface): EmbeddedFont {
    const known = this.fonts.get(face)
    if (known) return known
    const embedded = this.document.font(face.font)._font
    const { subset } = embedded
    const encode = subset.encode.bind(subset)
    subset.encode = () => cutsOf(face)(subset.glyphs.join(), encode)
    this.fonts.set(face, embedded)
    return embedded
  }

  /** A word as the inside of a TJ array, the same for every size. */
  word(font: EmbeddedFont, { shaped, spacing }: WordStroke, size: number): Uint8Array {
    const rank = spacing === 0 ? shaped.rank : undefined
    const known = rank === undefined ? undefined : this.words[rank]
    if (known) return known
    const shown = showWord(shaped, spacing, size, glyph => this.glyph(font, glyph))
    const sized = shaped.glyphs.some(({ dy }) => dy !== 0)
    if (rank !== undefined && !sized) this.words[rank] = shown
    return shown
  }

  /** The blanks of one line are the same one. */
  space(font: EmbeddedFont, stroke: SpaceStroke): Uint8Array {
    if (stroke === this.blank.stroke && font === this.blank.font) return this.blank.shown
    const shown = showSpace(stroke.glyph, stroke.advance, glyph => this.glyph(font, glyph))
    this.blank = { stroke, font, shown }
    return shown
  }

  private glyph(font: EmbeddedFont, glyph: ShapedGlyph): number {
    const id = font.subset.includeGlyph(glyph.id)
    font.widths[id] ??= glyph.natural
    font.unicode[id] ??= glyph.codePoints
    return id
  }

  /** Told apart by what they are: two games may call two of them by one name. */
  ornament(ornament: Ornament, stroked: boolean): readonly [name: string, ref: Reference] {
    const number = this.ornaments.get(ornament) ?? this.ornaments.size
    this.ornaments.set(ornament, number)
    return this.once(`ornament/${stroked}/${number}`, () => ({
      box: [-20, -20, ornament.width + 20, ornament.height + 20],
      content: latin(ornamentContent(ornament, stroked)),
      used: nothingUsed(),
    }))
  }

  /** A drawing in its own unit, in the colours that it was laid out in; nothing is cut off it. */
  drawing(
    { drawing, colours }: SharedDrawing,
    paint: () => { readonly content: Uint8Array; readonly used: Used },
  ): readonly [name: string, ref: Reference] {
    const number = this.drawings.get(drawing) ?? this.drawings.size
    this.drawings.set(drawing, number)
    return this.once(`drawing/${number}/${colours}`, () => ({
      box: [-drawing.width, -drawing.height, 2 * drawing.width, 2 * drawing.height],
      ...paint(),
    }))
  }

  picture(key: string, picture: PictureFile): readonly [name: string, ref: Reference] {
    const known = this.xobjects.get(key)
    if (known) return [`X${known.id}`, known]
    const image = this.document.openImage(picture.bytes)
    image.embed(this.document)
    if (!image.obj) throw new Error('the picture was not embedded')
    this.xobjects.set(key, image.obj)
    return [`X${image.obj.id}`, image.obj]
  }

  /** A gradient over the unit square, to be stretched over its box. */
  gradient(gradient: Gradient): readonly [name: string, ref: Reference] {
    return this.once(`gradient/${JSON.stringify(gradient)}`, () => {
      const shading = this.document.ref(shadingOf(gradient))
      shading.end()
      const content = latin('/S sh')
      return { box: [0, 0, 1, 1], content, used: nothingUsed(), extra: { Shading: { S: shading } } }
    })
  }

  /** A form that is drawn wherever it is called: a face that the job prints more than once. */
  form(
    key: string,
    box: readonly number[],
    content: Uint8Array,
    used: Used,
  ): readonly [name: string, ref: Reference] {
    return this.once(`form/${key}`, () => ({ box, content, used }))
  }

  private once(
    key: string,
    make: () => {
      readonly box: readonly number[]
      readonly content: Uint8Array
      readonly used: Used
      readonly extra?: Readonly<Record<string, unknown>>
    },
  ): readonly [name: string, ref: Reference] {
    const known = this.xobjects.get(key)
    if (known) return [`X${known.id}`, known]
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
    ref.write(packedForm(content))
    ref.data['Filter'] = 'FlateDecode'
    ref.end()
    this.xobjects.set(key, ref)
    return [`X${ref.id}`, ref]
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
      for (const [{ path }, { subset }] of this.fonts) readingFont(path, () => subset.encode())
      throw error
    }
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

/** Icons and drawings come again in every document: what they were packed to is kept, the last ones used. */
const packedForms = createRecall<Uint8Array>({ entries: 600, largest: 48 * 1024 })

const packedForm = (content: Uint8Array): Uint8Array =>
  packedForms(Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1'), () =>
    deflateSync(content),
  )

/** A page that is set again has the same letters, as a rule: its fonts are cut down to them already. */
const cutFonts = new WeakMap<Typeface, ReturnType<typeof createRecall<Uint8Array>>>()

const cutsOf = (face: Typeface): ReturnType<typeof createRecall<Uint8Array>> => {
  const cuts = cutFonts.get(face) ?? createRecall<Uint8Array>({ entries: 12, largest: 8 * 1024 })
  cutFonts.set(face, cuts)
  return cuts
}

/** The outlines of an ornament as PDF has them, worked out once for every document. */
const outlines = new WeakMap<Ornament, readonly string[]>()

const ornamentContent = (ornament: Ornament, stroked: boolean): string => {
  const paths = outlines.get(ornament) ?? ornament.paths.map(({ d }) => svgToPdf(d))
  outlines.set(ornament, paths)
  return ornament.paths
    .map(({ stroke }, index) => {
      const path = paths[index] ?? ''
      if (stroked) return `${path}\nS`
      return stroke === undefined ? `${path}\nf` : `${number(stroke)} w 1 J 1 j\n${path}\nS`
    })
    .join('\n')
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
