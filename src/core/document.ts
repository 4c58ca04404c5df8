/** What the press prints: pieces of any size, from a token to an A4 page, described without a word about drawing. */
import type { Pointer } from './pointer.ts'

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

/** A picture by its data address: no text is taken for one, whatever it begins with. */
export interface Picture {
  readonly picture: string
}

export const pictureOf = (address: string | undefined): Picture | '' => (address ? { picture: address } : '')

export const isPicture = (value: object): value is Picture =>
  'picture' in value && typeof value.picture === 'string' && Object.keys(value).length === 1

export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | Picture
  | readonly TemplateValue[]
  | { readonly [key: string]: TemplateValue }

export interface Face {
  /** A template's path under templates/, without its extension. */
  readonly template: string
  readonly data: { readonly [key: string]: TemplateValue }
}

export interface Piece extends Face {
  readonly asset: string
  /** The part of the band that it speaks of, where it speaks of one: a figure's own sheet and cards. */
  readonly subject?: Pointer
  readonly title: string
  readonly size: Size
  readonly back?: Face
  readonly copies: number
  /** What does not fit goes on the piece's own back, or (by default) on another piece of the same kind. */
  readonly continues?: 'back'
  /** It brings margins of its own, so that the paper's edge may be its edge. */
  readonly toEdge?: boolean
  /** What to do with it once printed, said in the sheet's margin. */
  readonly legend?: string
}

/** What a player asks to be printed, as far as a game has to know. */
export interface DocumentRequest {
  readonly assets: readonly string[]
  /** The format of cards. */
  readonly card: Size
  readonly paper: Size
  /** The diameter of a standee's base, in millimetres. */
  readonly base: number
}
