/** What the press prints: pieces of any size, from a token to an A4 page, described without a word about drawing. */
import type { Drawing } from './drawing.ts'
import type { Pointer } from './pointer.ts'
import type { Written } from './prose.ts'
import type { OptionValue, OptionValues } from './print-option.ts'
import type { Size } from './size.ts'

/** A kind of printed thing that a player may ask for, on its own or with the others. */
export interface AssetFacts {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly icon: string
  /** The format that is printed when nobody asks for another, as a player would say it. */
  readonly format: string
  /** Whether it is printed where nobody chose. */
  readonly usual: boolean
  /** Whether an evening cannot do without it: the least that a player in a hurry prints. */
  readonly lean?: boolean
  /** Its square pieces are cut round, and told by their diameter. */
  readonly round?: boolean
  /**
   * Once for each item, once for each band; or, however many bands are printed together, once for each player or once
   * for the table that they share.
   */
  readonly comes: 'item' | 'band' | 'player' | 'table'
}

/** A picture by its data address: no text is taken for one, whatever it begins with. */
export interface Picture {
  readonly picture: string
}

export const pictureOf = (address: string | undefined): Picture | '' => (address ? { picture: address } : '')

export const isPicture = (value: object): value is Picture =>
  'picture' in value && typeof value.picture === 'string' && Object.keys(value).length === 1

/**
 * A drawing as a template shows it: « <drawing src="{{chart}}" /> »; or one made in several sizes, the smallest first, of
 * which the largest that its box holds is shown, and none in a box too small for all.
 */
export interface Drawn {
  readonly drawing: Drawing | readonly Drawing[]
}

export const isDrawn = (value: object): value is Drawn =>
  'drawing' in value &&
  typeof value.drawing === 'object' &&
  value.drawing !== null &&
  Object.keys(value).length === 1

export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | Picture
  | Drawn
  | Written
  | readonly TemplateValue[]
  | { readonly [key: string]: TemplateValue }

export interface Face {
  /** A template's path under templates/, without its extension. */
  readonly template: string
  readonly data: { readonly [key: string]: TemplateValue }
}

/** How a piece comes to lie on paper, where it is not cut out of a sheet as it is. */
export type Way =
  /** Larger than any paper, at its true size: in tiles, neighbours of which print so many millimetres both. */
  | { readonly kind: 'tiled'; readonly overlap: number }
  /**
   * A strip of three panels, each as large as the piece: a cover, the piece itself, and a flap that nobody reads
   * through. The cover stands on its head, so that it reads once it is folded behind.
   */
  | { readonly kind: 'folded'; readonly cover: Face; readonly flap: Face }
  /** A page of the booklet of that name: its pages are gathered in signatures, two on each side of a sheet. */
  | {
      readonly kind: 'booklet'
      readonly name: string
      /** Printed only where a page would stay white: a cover that nobody asked for. */
      readonly spare?: boolean
      /** The last page, best seen where it needs no opening: white pages come before it. */
      readonly outside?: boolean
    }

export interface Piece extends Face {
  readonly asset: string
  /** The part of the band that it speaks of, where it speaks of one: a figure's own sheet and cards. */
  readonly subject?: Pointer
  readonly title: string
  readonly size: Size
  readonly back?: Face
  readonly copies: number
  /**
   * What does not fit goes on the piece's own back, or (by default) on another piece of the same kind; what its back
   * cannot hold goes on likewise.
   */
  readonly continues?: 'back'
  /** It brings margins of its own, so that the paper's edge may be its edge. */
  readonly toEdge?: boolean
  /** Laid out as if it were so many times smaller, then enlarged: letters, lines and icons grow with the piece. */
  readonly zoom?: number
  /** Nobody wants it beside its band's other pages: a whole page may be printed on the empty back of another. */
  readonly mayBeBehind?: boolean
  /** For the game master's eyes alone: an evening prints it on sheets of their own. */
  readonly masters?: boolean
  /** What to do with it once printed, said in the sheet's margin. */
  readonly legend?: string
  readonly way?: Way
}

/** A piece as its maker writes it: which asset it is, and of whom it speaks, is known from where it is made. */
export interface DraftPiece extends Omit<Piece, 'asset' | 'subject'> {
  /** Of which of its asset's `things` it speaks. */
  readonly speaksOf?: readonly Pointer[]
}

/** Names of players by their side, as a scenario calls it: « A ». */
export type Seats = Readonly<Record<string, readonly string[]>>

/** What a player asks to be printed, as far as a game has to know. */
export interface DocumentRequest {
  readonly assets: readonly string[]
  /** What alone is looked at, where it is one part of the band: nothing else need be made. */
  readonly subject?: Pointer | undefined
  /** The format of cards. */
  readonly card: Size
  readonly paper: Size
  /** Printed in large letters: what is full of them may take a larger piece. */
  readonly largeText?: boolean
  /** Nothing is printed behind: what has to be read must stand in front. */
  readonly noBacks?: boolean
  /** Who sits on which side, where that is known: what is for one side alone is addressed to them. */
  readonly seats?: Seats
  /** The game's own print options, by their ids. */
  readonly options: OptionValues
}

/** What the makers of a band's pieces have at hand. */
export interface Printing<R, M> {
  /** The band's name. */
  readonly name: string
  readonly roster: R
  readonly members: readonly M[]
  /** Those of all bands of this game that are printed together: what comes once a player is for them all. */
  readonly table: readonly M[]
  readonly request: DocumentRequest
  readonly option: (id: string) => OptionValue | undefined
}

/** One definition of each thing that is printed: what it is, when it comes, and what makes it. */
export type Asset<R, M> = Omit<AssetFacts, 'comes'> & {
  /** A list of the band whose items its pieces speak of, each of its own: spells, where the asset is their cards. */
  readonly things?: Pointer
} & (
    | {
        readonly comes: 'item'
        readonly make: (member: M, printing: Printing<R, M>) => readonly DraftPiece[]
      }
    | {
        readonly comes: 'band' | 'player' | 'table'
        /** The part of the band that it speaks of, where it speaks of one. */
        readonly about?: Pointer
        readonly make: (printing: Printing<R, M>) => readonly DraftPiece[]
      }
  )

/** The pieces of an asset: of every member, or of the one that is looked at. */
export const piecesOf = <R, M extends { readonly path: Pointer }>(
  asset: Asset<R, M>,
  printing: Printing<R, M>,
): readonly Piece[] => {
  const { subject } = printing.request
  const thing = asset.things !== undefined && subject?.startsWith(`${asset.things}/`) ? subject : undefined
  const pieces = (drafts: readonly DraftPiece[], about: Pointer | undefined): readonly Piece[] =>
    drafts
      .filter(({ speaksOf }) => thing === undefined || speaksOf?.includes(thing))
      .map(({ speaksOf: _, ...draft }) => ({
        ...draft,
        asset: asset.id,
        ...(about !== undefined && { subject: about }),
      }))
  if (asset.comes === 'item')
    return printing.members
      .filter(({ path }) => subject === undefined || thing !== undefined || path === subject)
      .flatMap(member => pieces(asset.make(member, printing), member.path))
  return subject === undefined || thing !== undefined || asset.about === subject
    ? pieces(asset.make(printing), asset.about)
    : []
}
