/** The part of pdfkit that the press calls: its document, its references and its subset fonts. */
declare module 'pdfkit' {
  export interface Reference {
    readonly id: number
    readonly data: Record<string, unknown>
    compress: boolean
    readonly write: (chunk: Uint8Array | string) => void
    readonly end: (chunk?: Uint8Array | string) => void
  }
  /** A font as it is read to be embedded. */
  export interface CuttableFont {
    readonly postscriptName: string | null
    readonly unitsPerEm: number
    readonly layout: () => never
    readonly getGlyph: (id: number) => { readonly advanceWidth: number }
    readonly createSubset: () => FontSubset
    readonly post: { readonly isFixedPitch: number }
    readonly head: { readonly macStyle: { readonly italic: boolean } }
    readonly 'OS/2': { readonly sFamilyClass: number | undefined }
    /** By these the document knows two fonts of one name apart. */
    readonly _tables: { readonly head: { readonly checkSumAdjustment: unknown } }
  }
  export interface FontSubset {
    /** Of a font with other outlines than those of TrueType. */
    readonly cff: object | undefined
    readonly includeGlyph: (glyph: number) => number
    readonly encode: () => Uint8Array
  }
  export interface EmbeddedFont {
    readonly id: string
    readonly subset: FontSubset
    document: PDFDocument
    embed: () => void
    readonly unicode: (readonly number[])[]
    readonly widths: number[]
    readonly ref: () => Reference
  }
  export interface Image {
    readonly width: number
    readonly height: number
    readonly obj: Reference | null
    readonly embed: (document: PDFDocument) => void
  }
  export interface Outline {
    readonly addItem: (
      title: string,
      options?: {
        readonly expanded?: boolean
        readonly pageNumber?: number
        readonly top?: number
        /** From the right edge. */
        readonly left?: number
      },
    ) => Outline
  }
  /** The operators of a page, written when the document ends. */
  export interface PageContent {
    buffer: readonly Uint8Array[]
    compress: boolean
  }
  export interface Page {
    readonly content: PageContent
    readonly dictionary: Reference
    readonly fonts: Record<string, Reference>
    readonly xobjects: Record<string, Reference>
  }
  export interface StructureElement {
    readonly end: () => void
  }
  export class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>)
    readonly page: Page
    readonly outline: Outline
    readonly _font: EmbeddedFont
    readonly _root: { readonly data: { readonly ViewerPreferences: Reference } }
    readonly font: (source: CuttableFont) => this
    readonly ref: (data?: Readonly<Record<string, unknown>>) => Reference
    readonly addPage: (options: { readonly size: readonly [number, number]; readonly margin: 0 }) => this
    readonly addContent: (content: Uint8Array | string) => this
    readonly openImage: (bytes: Uint8Array) => Image
    readonly struct: (
      type: string,
      options: { readonly title?: string; readonly alt?: string },
      children: () => void,
    ) => StructureElement
    readonly addStructure: (element: StructureElement) => this
    readonly on: ((event: 'data', listener: (chunk: Uint8Array) => void) => this) &
      ((event: 'end', listener: () => void) => this) &
      ((event: 'error', listener: (error: unknown) => void) => this)
    readonly end: () => void
  }
  export default PDFDocument
}
