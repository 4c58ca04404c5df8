/**
 * Drawings as values: charts, maps and flow charts that a game makes of lines, shapes and words. The press prints them
 * and the studio shows them from the same value, each in its own fonts and colours: a drawing names roles, no colours.
 */

/** What a colour is for; the look that prints it, or the window that shows it, says which it is. */
export const roles = [
  'ink',
  'quiet',
  'line',
  'accent',
  /** Of what stands beside the accent and is not it: a second curve. */
  'second',
  'tint',
  /** Of what a map shows, each with the ground that it fills where ink is not spared. */
  'leaf',
  'leaf-tint',
  'water',
  'water-tint',
  'earth',
  'earth-tint',
  'stone',
  'stone-tint',
  /** A ground that is filled where ink is not spared, and its letters. */
  'solid',
  'on-solid',
  'paper',
] as const
export type Role = (typeof roles)[number]

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Pen {
  readonly role: Role
  readonly width: number
  /** Lengths of strokes and gaps, in turn. */
  readonly dash?: readonly number[]
}

/** Filled, then drawn around. */
export interface Surface {
  readonly fill?: Role
  readonly pen?: Pen
}

export interface Lettering {
  /** One line: French spacing and hyphens are not for labels. */
  readonly text: string
  /** Where its baseline begins, ends, or has its middle. */
  readonly at: Point
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The height of its letters, in the drawing's own unit; no text is set smaller than the page allows. */
  readonly size: number
  readonly role?: Role
  readonly font?: 'text' | 'title'
  readonly bold?: boolean
  readonly italic?: boolean
  /** As wide as it may be: longer words are set smaller, as far as the page allows. */
  readonly most?: number
  /** A rim of paper around its letters, where they stand on lines. */
  readonly halo?: boolean
}

/** Of the height of its letters, what the rim around them takes on both sides together. */
export const haloShare = 0.3

/** Every length in the drawing's own unit, from its top left, y downwards. */
export type Mark =
  | (Surface & {
      readonly kind: 'rectangle'
      readonly at: Point
      readonly width: number
      readonly height: number
      readonly radius?: number
    })
  | (Surface & {
      readonly kind: 'ellipse'
      readonly at: Point
      readonly across: number
      readonly down?: number
    })
  | (Surface & { readonly kind: 'line'; readonly points: readonly Point[]; readonly closed?: boolean })
  /** SVG path data. */
  | (Surface & { readonly kind: 'path'; readonly d: string })
  | (Lettering & { readonly kind: 'text' })
  /** An ornament of the game's, or an icon, whole in its box. */
  | {
      readonly kind: 'icon'
      readonly name: string
      readonly at: Point
      readonly width: number
      readonly height: number
      readonly role?: Role
    }
  /** Moved, turned clockwise about its own origin, then scaled. */
  | {
      readonly kind: 'group'
      readonly at?: Point
      readonly turn?: number
      readonly scale?: number
      /** From its origin: nothing of it is seen beyond. */
      readonly clip?: { readonly width: number; readonly height: number }
      readonly marks: readonly Mark[]
    }

export interface Drawing {
  /** Millimetres, where it is printed in its natural size. */
  readonly width: number
  readonly height: number
  /** What it shows, for those who cannot see it. */
  readonly says: string
  readonly marks: readonly Mark[]
}
