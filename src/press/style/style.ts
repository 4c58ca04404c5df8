/** A computed style: what layout and paint need of an element, every length in points. */
import type { Place } from '../vocabulary/fault.ts'
import type { Colour, Dimension, Fill } from './values.ts'

export const sideNames = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sideNames)[number]
export type Sides<T> = Readonly<Record<Side, T>>

export const cornerNames = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const
export type Corner = (typeof cornerNames)[number]

export interface Border {
  readonly width: number
  readonly style: 'none' | 'solid' | 'dashed' | 'dotted' | 'double'
  /** The text's colour where it has none of its own. */
  readonly colour: Colour | undefined
}

/** A property, and where it was asked for. */
export interface Asked {
  readonly property: string
  readonly place: Place
}

export interface BoxStyle {
  readonly display: 'block' | 'flex' | 'none'
  readonly position: 'relative' | 'absolute'
  readonly inset: Sides<Dimension>
  readonly width: Dimension
  readonly height: Dimension
  readonly minWidth: Dimension
  readonly minHeight: Dimension
  readonly maxWidth: Dimension
  readonly maxHeight: Dimension
  readonly aspectRatio: number | undefined
  readonly margin: Sides<Dimension>
  readonly padding: Sides<Dimension>
  readonly border: Sides<Border>
  readonly radius: Readonly<Record<Corner, number>>
  readonly background: Fill
  readonly flexGrow: number
  readonly flexShrink: number | undefined
  readonly flexBasis: Dimension
  readonly flexDirection: 'row' | 'column' | 'row-reverse' | 'column-reverse' | undefined
  readonly flexWrap: 'nowrap' | 'wrap'
  readonly justifyContent:
    'flex-start' | 'center' | 'flex-end' | 'space-between' | 'space-around' | 'space-evenly'
  readonly alignItems: 'stretch' | 'flex-start' | 'center' | 'flex-end'
  readonly alignSelf: 'auto' | 'stretch' | 'flex-start' | 'center' | 'flex-end'
  readonly alignContent: 'flex-start' | 'center' | 'flex-end' | 'stretch' | 'space-between' | 'space-around'
  readonly rowGap: number
  readonly columnGap: number
  /** What an overfull box does with the rest: nothing, hide ornaments, or print it on another card. */
  readonly overflow: 'visible' | 'clip' | 'continue'
  /** Whether a box goes whole to the other card, where it is not the first. */
  readonly breakInside: 'auto' | 'avoid'
  /** What is left out, whole, where the piece has no room for it: the highest first; 0 stays. */
  readonly spare: number
  readonly objectFit: 'cover' | 'contain'
  /** An ornament that leaves before the text of its piece is set under this share of its size; 0 stays. */
  readonly givesWay: number
  /** Lines that a text may take before it is one to be made smaller on its own; 0 for any. */
  readonly maxLines: number
  /** A text that would take more is cut, and points say so: it says nothing that is not said elsewhere. */
  readonly ellipsis: boolean
  /** Degrees, clockwise, about the centre. */
  readonly rotate: number
  /** Mirrored left to right. */
  readonly mirror: boolean
  /** Line width of an icon drawn in outline; undefined fills it. */
  readonly stroke: number | undefined
  readonly marker: string
  readonly initialLetter: number
  readonly verticalAlign: 'baseline' | 'sub' | 'super'
  /** Of an element that may run with the text: what was asked of it that only a box can do. */
  readonly boxed: Asked | undefined
}

export interface TextStyle {
  readonly colour: Colour
  readonly fontFamily: string
  readonly fontSize: number
  /** The range in which autofit may change the size; undefined leaves it alone. */
  readonly fit: readonly [least: number, most: number] | undefined
  /** Of the text, with a most of lines, that this is a part of: 0, or the key of its style. It is made smaller with it. */
  readonly partOf: number
  readonly fontWeight: number
  readonly italic: boolean
  readonly smallCaps: boolean
  readonly oldStyle: boolean
  readonly letterSpacing: number
  /** A multiple of the size. */
  readonly lineHeight: number
  readonly textAlign: 'left' | 'right' | 'center' | 'justify'
  readonly textIndent: number
  readonly textTransform: 'none' | 'uppercase'
  readonly hyphens: 'auto' | 'none'
  readonly balanced: boolean
  readonly nowrap: boolean
  readonly initialFamily: string
  readonly initialColour: Colour | undefined
  /** Custom properties, raw. */
  readonly variables: Readonly<Record<string, string>>
}

export interface Style extends BoxStyle, TextStyle {
  /** Styles are shared: the same number, the same style. */
  readonly key: number
}

const everySide = <T>(value: T): Sides<T> => ({ top: value, right: value, bottom: value, left: value })

export const initialBox: BoxStyle = {
  display: 'block',
  position: 'relative',
  inset: everySide('auto'),
  width: 'auto',
  height: 'auto',
  minWidth: 'auto',
  minHeight: 'auto',
  maxWidth: 'auto',
  maxHeight: 'auto',
  aspectRatio: undefined,
  margin: everySide(0),
  padding: everySide(0),
  border: everySide({ width: 0, style: 'none', colour: undefined }),
  radius: { 'top-left': 0, 'top-right': 0, 'bottom-right': 0, 'bottom-left': 0 },
  background: undefined,
  flexGrow: 0,
  flexShrink: undefined,
  flexBasis: 'auto',
  flexDirection: undefined,
  flexWrap: 'nowrap',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  alignSelf: 'auto',
  alignContent: 'flex-start',
  rowGap: 0,
  columnGap: 0,
  overflow: 'visible',
  breakInside: 'auto',
  spare: 0,
  objectFit: 'cover',
  givesWay: 0,
  maxLines: 0,
  ellipsis: false,
  rotate: 0,
  mirror: false,
  stroke: undefined,
  marker: 'none',
  initialLetter: 0,
  verticalAlign: 'baseline',
  boxed: undefined,
}

export const initialText: TextStyle = {
  colour: [0, 0, 0],
  fontFamily: 'EB Garamond',
  fontSize: 10,
  fit: undefined,
  partOf: 0,
  fontWeight: 400,
  italic: false,
  smallCaps: false,
  oldStyle: false,
  letterSpacing: 0,
  lineHeight: 1.2,
  textAlign: 'left',
  textIndent: 0,
  textTransform: 'none',
  hyphens: 'none',
  balanced: false,
  nowrap: false,
  initialFamily: '',
  initialColour: undefined,
  variables: {},
}

export const initialStyle: Style = { ...initialBox, ...initialText, key: 0 }
