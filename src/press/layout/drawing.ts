/** A drawing in its box: its words shaped by the press's fonts, its roles the colours of the look. */
import {
  haloShare,
  type Drawing,
  type Lettering,
  type Mark,
  type Pen,
  type Point,
  type Role,
  type Size,
  type Surface,
} from '../../core/index.ts'
import { cleanText } from '../markup/parse.ts'
import type { StyledElement } from '../style/cascade.ts'
import { fill as readFill } from '../style/gradient.ts'
import { sized } from '../style/scales.ts'
import { initialBox, type Style } from '../style/style.ts'
import { isGradient, type Colour } from '../style/values.ts'
import { substitute } from '../style/variables.ts'
import { createTextSetter, type TextBlock } from '../text/block.ts'
import { metricsOf } from '../text/metrics.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import type { LayoutContext } from './context.ts'

export type Shape = Exclude<Mark, { readonly kind: 'text' | 'icon' | 'group' }>

export interface LaidPen extends Omit<Pen, 'role'> {
  readonly colour: Colour
}

export type LaidMark =
  | {
      readonly kind: 'shape'
      readonly shape: Shape
      readonly fill: Colour | undefined
      readonly pen: LaidPen | undefined
    }
  /** In points, whatever the drawing is measured in: its top left stands at a place of the drawing. */
  | {
      readonly kind: 'text'
      readonly block: TextBlock
      readonly at: Point
      /** Points for one unit of the drawing, here. */
      readonly scale: number
      /** Around its letters, in points. */
      readonly halo: Pick<LaidPen, 'colour' | 'width'> | undefined
    }
  | {
      readonly kind: 'icon'
      readonly ornament: Ornament
      readonly at: Point
      readonly size: Size
      readonly style: Style
      readonly scale: number
    }
  | {
      readonly kind: 'group'
      readonly at: Point
      readonly turn: number
      readonly scale: number
      readonly clip: Size | undefined
      readonly marks: readonly LaidMark[]
    }

/** Whole in its box, in the middle of it. */
export interface LaidDrawing {
  readonly at: Point
  /** Points for one unit of the drawing. */
  readonly scale: number
  readonly marks: readonly LaidMark[]
  /** What it is drawn from, where it is drawn alike in every size: it has no words. */
  readonly shared: SharedDrawing | undefined
  /** Points by which its words, as small as they may be, run past their width or its edges. */
  readonly past: number
}

export interface SharedDrawing {
  readonly drawing: Drawing
  /** Of its roles, and of the lines of its icons: the same, the same drawing. */
  readonly colours: string
}

type Shown = Pick<StyledElement, 'element' | 'style'>

export const layDrawing = (
  drawing: Drawing,
  { width, height }: Size,
  shown: Shown,
  context: LayoutContext,
): LaidDrawing => {
  const scale = Math.min(width / drawing.width, height / drawing.height)
  const setter = new Setter(shown, context, drawing.width * scale)
  const marks = setter.marks(drawing.marks, scale, true)
  return {
    at: { x: (width - drawing.width * scale) / 2, y: (height - drawing.height * scale) / 2 },
    scale,
    marks,
    shared: setter.words ? undefined : { drawing, colours: setter.inks() },
    past: setter.past,
  }
}

export const lettersIn = ({ marks }: Pick<LaidDrawing, 'marks'>): readonly TextBlock[] =>
  marks.flatMap(mark => {
    if (mark.kind === 'text') return [mark.block]
    return mark.kind === 'group' ? lettersIn(mark) : []
  })

/** What no eye sees, in points. */
const hair = 0.5

/** A theme that names no second colour, none of its paper, nor any of what maps show, has these. */
const otherwise: Readonly<Partial<Record<Role, string>>> = {
  second: 'var(--quiet)',
  paper: 'white',
  leaf: 'var(--ink)',
  'leaf-tint': 'none',
  water: 'var(--ink)',
  'water-tint': 'none',
  earth: 'var(--ink)',
  'earth-tint': 'none',
  stone: 'var(--ink)',
  'stone-tint': 'none',
}

class Setter {
  private readonly colours = new Map<Role, Colour | undefined>()
  past = 0
  /** Whether there is anything whose size is counted in points. */
  words = false

  constructor(
    private readonly shown: Shown,
    private readonly context: LayoutContext,
    /** Of the whole drawing, in points. */
    private readonly width: number,
  ) {}

  /** Words in a group may stand anywhere: those outside of one are held within the drawing. */
  marks(marks: readonly Mark[], scale: number, outside: boolean): readonly LaidMark[] {
    return marks.map(mark => this.mark(mark, scale, outside))
  }

  private mark(mark: Mark, scale: number, outside: boolean): LaidMark {
    const { style, element } = this.shown
    switch (mark.kind) {
      case 'text':
        return this.text(mark, scale, outside)
      case 'icon': {
        const { at, width, height, role = 'accent' } = mark
        const ornament = this.context.ornament(mark.name, element)
        this.words ||= style.stroke !== undefined
        const coloured = { ...style, ...initialBox, stroke: style.stroke, colour: this.letters(role) }
        return { kind: 'icon', ornament, at, size: { width, height }, style: coloured, scale }
      }
      case 'group': {
        const { at = { x: 0, y: 0 }, turn = 0, scale: own = 1 } = mark
        const marks = this.marks(mark.marks, scale * own, false)
        return { kind: 'group', at, turn, scale: own, clip: mark.clip, marks }
      }
      default:
        return { kind: 'shape', shape: mark, ...this.surface(mark) }
    }
  }

  inks(): string {
    return JSON.stringify([...this.colours])
  }

  private surface({ fill, pen }: Surface): { fill: Colour | undefined; pen: LaidPen | undefined } {
    const colour = pen && this.colour(pen.role)
    return { fill: fill && this.colour(fill), pen: pen && colour && { ...pen, colour } }
  }

  /** One line: longer than it may be, it is set smaller, as far as the look allows. */
  private text(label: Lettering, scale: number, outside: boolean): LaidMark {
    this.words = true
    const wished = sized(label.size * scale, this.context.letters)
    const most = label.most === undefined ? Infinity : label.most * scale
    const full = this.line(label, wished)
    const line =
      full.width > most
        ? this.line(label, Math.max(this.context.letters.least, (wished * most) / full.width))
        : full
    const shift = { start: 0, middle: line.width / 2, end: line.width }[label.anchor ?? 'start']
    const left = label.at.x * scale - shift
    const beyond = outside ? Math.max(-left, left + line.width - this.width) : 0
    this.past = Math.max(this.past, beyond - hair, line.width - most - hair)
    const at = { x: label.at.x - shift / scale, y: label.at.y - line.above / scale }
    return { kind: 'text', block: line.block, at, scale, halo: this.halo(label, line.size) }
  }

  private halo({ halo = false }: Lettering, size: number): Pick<LaidPen, 'colour' | 'width'> | undefined {
    const colour = halo ? this.colour('paper') : undefined
    return colour && { colour, width: size * haloShare }
  }

  private line(label: Lettering, size: number) {
    const { element } = this.shown
    const style = this.letterStyle(label, size)
    const item = { kind: 'text', text: cleanText(label.text), style, source: element } as const
    const setter = createTextSetter([item], style, this.context)
    const width = setter.natural()
    return { width, size, block: setter.set(width + 0.01), above: metricsOf(style, this.context).above }
  }

  private letterStyle({ role = 'ink', font = 'text', bold, italic }: Lettering, size: number): Style {
    const { style } = this.shown
    return {
      ...style,
      ...initialBox,
      colour: this.letters(role),
      fontFamily: this.value(`var(--${font}-font)`).replace(/^["']|["']$/g, ''),
      fontSize: size,
      fit: undefined,
      fontWeight: bold ? 700 : font === 'title' ? 600 : 400,
      italic: italic ?? false,
      smallCaps: false,
      letterSpacing: 0,
      textAlign: 'left',
      textIndent: 0,
      textTransform: 'none',
      hyphens: 'none',
      nowrap: true,
      oldStyle: false,
    }
  }

  /** Words are never left out, whatever ink is spared. */
  private letters(role: Role): Colour {
    return this.colour(role) ?? this.colour('ink') ?? this.shown.style.colour
  }

  private colour(role: Role): Colour | undefined {
    if (!this.colours.has(role)) this.colours.set(role, this.read(role))
    return this.colours.get(role)
  }

  private read(role: Role): Colour | undefined {
    const instead = otherwise[role]
    const value = this.value(instead === undefined ? `var(--${role})` : `var(--${role}, ${instead})`)
    const { element, style } = this.shown
    const found = readFill(value, { em: style.fontSize, place: element.place, property: `--${role}` })
    return isGradient(found) ? found.stops.at(-1)?.colour : found
  }

  private value(value: string): string {
    const { element, style } = this.shown
    return substitute({ property: 'drawing', value, place: element.place }, style.variables)
  }
}
