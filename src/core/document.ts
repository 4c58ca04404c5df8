/** What the press prints: pieces of any size, from a token to an A4 page, described without a word about drawing. */

export interface Size {
  /** Millimetres. */
  readonly width: number
  readonly height: number
}

/** A kind of printed thing that a player may ask for, on its own or with the others. */
export interface Asset {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly icon: string
  /** The format that is printed when nobody asks for another, as a player would say it. */
  readonly format: string
}

export type TemplateValue =
  string | number | boolean | null | readonly TemplateValue[] | { readonly [key: string]: TemplateValue }

export interface Face {
  /** A template's path under templates/, without its extension. */
  readonly template: string
  readonly data: { readonly [key: string]: TemplateValue }
}

export interface Piece extends Face {
  readonly asset: string
  readonly title: string
  readonly size: Size
  readonly back?: Face
  readonly copies: number
}
