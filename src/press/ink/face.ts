/** One laid-out face -> PDF operators on a tape, in points from its top left, y downwards. Paint measures nothing. */
import type { Point, Size } from '../../core/index.ts'
import { Fault } from '../vocabulary/fault.ts'
import type { Box } from '../layout/box.ts'
import type { LaidDrawing, LaidMark, LaidPen } from '../layout/drawing.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import { sideNames, type Border, type Style } from '../style/style.ts'
import { isGradient, type Colour } from '../style/values.ts'
import type { TextBlock } from '../text/block.ts'
import type { PlacedInitial } from '../text/initial.ts'
import type { PlacedIcon, PlacedRun } from '../text/line.ts'
import type { Typeface } from '../text/typeface.ts'
import { Bytes } from './bytes.ts'
import { drawingForm, gradientForm, ornamentForm } from './forms.ts'
import type { GlyphBook } from './glyphs.ts'
import { outlineOf } from './drawing.ts'
import { number, rectangle } from './path.ts'
import { TapeWriter, type InkForm, type PictureOf, type Tape } from './tape.ts'

export interface PaintContext {
  readonly glyphs: GlyphBook
  readonly picture: PictureOf
  /** Points by which the face is drawn past its trim, before it is enlarged. */
  readonly bleed: number
  /** How many times larger it is drawn than it was laid out. */
  readonly zoom: number
}

export const paintFace = (root: Box, context: PaintContext): Tape => {
  const painter = new Painter(context, operators.clear())
  try {
    painter.root(root)
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.place) throw fault
    throw new Fault(fault.code, fault.message, painter.drawn?.element.place)
  }
  return painter.out.take()
}

const join = (...values: readonly number[]): string => values.map(number).join(' ')

/** Emptied for each face. */
const operators = new Bytes()

class Painter {
  /** The fill colour that the content has come to; forgotten when a saved state comes back. */
  private fill = ''
  /** The box that is being drawn: where a number is absurd, its element is to blame. */
  drawn: Box | undefined
  /** The whole face, where it bleeds and its edges are upright. */
  private trim: Size | undefined

  readonly out: TapeWriter

  constructor(
    private readonly context: PaintContext,
    bytes: Bytes,
  ) {
    this.out = new TapeWriter(context.glyphs, bytes)
  }

  /** Nothing is drawn past the bleed, and what reaches a cut runs over it. */
  root(box: Box): void {
    const { bleed, zoom } = this.context
    this.trim = bleed > 0 ? box : undefined
    this.isolated(() => {
      if (zoom !== 1) this.out.push(`${matrix(zoom, 0, 0, zoom)} 0 0 cm`)
      this.out.push(`${join(-bleed, -bleed, box.width + 2 * bleed, box.height + 2 * bleed)} re W n`)
      this.box(box, 0, 0)
    })
  }

  private isolated(draw: () => void): void {
    const { fill } = this
    this.out.push('q')
    draw()
    this.out.push('Q')
    this.fill = fill
  }

  private box(box: Box, left: number, top: number): void {
    this.drawn = box
    const [x, y] = [left + box.x, top + box.y]
    const { rotate, mirror } = box.style
    if (rotate === 0 && !mirror) return this.upright(box, x, y)
    const { trim } = this
    this.trim = undefined
    this.isolated(() => {
      this.out.push(`${turned(rotate, mirror, x + box.width / 2, y + box.height / 2)} cm`)
      this.upright(box, x, y)
    })
    this.trim = trim
  }

  private upright(box: Box, x: number, y: number): void {
    const { style, content, width, height } = box
    this.background(x, y, width, height, style)
    this.borders(x, y, width, height, style)
    if (content?.kind === 'text') this.text(content.block, x + content.x, y + content.y)
    if (content?.kind === 'icon') this.icon(content.ornament, x, y, width, height, style)
    if (content?.kind === 'image') this.image(content.source, x, y, width, height, style)
    if (content?.kind === 'drawing') this.drawing(content.drawing, x, y)
    if (style.overflow === 'clip') this.clipped(box, x, y)
    else for (const child of box.children) this.box(child, x, y)
  }

  private clipped({ children, width, height, style }: Box, x: number, y: number): void {
    this.isolated(() => {
      this.out.push(`${this.overCuts(x, y, width, height, style.radius).shape}\nW n`)
      for (const child of children) this.box(child, x, y)
    })
  }

  private setFill(colour: Colour): void {
    const operator = grey(colour) ? `${number(colour[0])} g` : `${join(...colour)} rg`
    if (operator !== this.fill) this.out.push(operator)
    this.fill = operator
  }

  private background(x: number, y: number, width: number, height: number, style: Style): void {
    const { background, radius } = style
    if (!background) return
    const { shape, box } = this.overCuts(x, y, width, height, radius)
    if (!isGradient(background)) {
      this.setFill(background)
      this.out.push(`${shape}\nf`)
      return
    }
    const { left, top, right, bottom } = box
    const stretched = join(right - left, 0, 0, bottom - top, left, top)
    this.isolated(() => {
      this.out.push(`${shape}\nW n\n${stretched} cm`)
      this.show(gradientForm(background))
    })
  }

  private show(form: InkForm): void {
    this.out.form(form)
    this.out.push(' Do')
  }

  /** A box, with the bleed on the sides where it reaches a cut: square there, for the scissors make the corner. */
  private overCuts(x: number, y: number, width: number, height: number, radius: Style['radius']) {
    const { trim } = this
    const { bleed } = this.context
    const at = { left: x, top: y, right: x + width, bottom: y + height }
    if (!trim) return { shape: rectangle(x, y, width, height, radius), box: at }
    const over = {
      left: at.left < hair,
      top: at.top < hair,
      right: at.right > trim.width - hair,
      bottom: at.bottom > trim.height - hair,
    }
    const box = {
      left: over.left ? Math.min(at.left, -bleed) : at.left,
      top: over.top ? Math.min(at.top, -bleed) : at.top,
      right: over.right ? Math.max(at.right, trim.width + bleed) : at.right,
      bottom: over.bottom ? Math.max(at.bottom, trim.height + bleed) : at.bottom,
    }
    const corners = {
      'top-left': over.top || over.left ? 0 : radius['top-left'],
      'top-right': over.top || over.right ? 0 : radius['top-right'],
      'bottom-right': over.bottom || over.right ? 0 : radius['bottom-right'],
      'bottom-left': over.bottom || over.left ? 0 : radius['bottom-left'],
    }
    const [wide, tall] = [box.right - box.left, box.bottom - box.top]
    return { shape: rectangle(box.left, box.top, wide, tall, corners), box }
  }

  private borders(x: number, y: number, width: number, height: number, style: Style): void {
    const { top, right, bottom, left } = style.border
    const drawn = [top, right, bottom, left].filter(visible)
    if (drawn.length === 0) return
    const same = drawn.length === 4 && drawn.every(side => sameBorder(side, top))
    if (same) return this.frame(x, y, width, height, top, style)
    for (const side of sideNames) if (visible(style.border[side])) this.edge(side, x, y, width, height, style)
  }

  private frame(x: number, y: number, width: number, height: number, border: Border, style: Style): void {
    const ring = (inset: number, line: number): void => {
      const radius = style.radius
      const less = (value: number): number => (value === 0 ? 0 : Math.max(0, value - inset))
      const corners = {
        'top-left': less(radius['top-left']),
        'top-right': less(radius['top-right']),
        'bottom-right': less(radius['bottom-right']),
        'bottom-left': less(radius['bottom-left']),
      }
      this.out.push(
        `${number(line)} w\n${rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, corners)}\nS`,
      )
    }
    this.isolated(() => {
      this.out.push(strokeColour(border.colour ?? style.colour), dashes(border))
      if (border.style === 'double') {
        ring(border.width / 6, border.width / 3)
        ring((border.width * 5) / 6, border.width / 3)
      } else ring(border.width / 2, border.width)
    })
  }

  private edge(
    side: (typeof sideNames)[number],
    x: number,
    y: number,
    width: number,
    height: number,
    style: Style,
  ): void {
    const border = style.border[side]
    const line = (at: number): string => {
      if (side === 'top') return `${join(x, y + at)} m ${join(x + width, y + at)} l S`
      if (side === 'bottom') return `${join(x, y + height - at)} m ${join(x + width, y + height - at)} l S`
      if (side === 'left') return `${join(x + at, y)} m ${join(x + at, y + height)} l S`
      return `${join(x + width - at, y)} m ${join(x + width - at, y + height)} l S`
    }
    this.isolated(() => {
      this.out.push(strokeColour(border.colour ?? style.colour), dashes(border))
      if (border.style === 'double')
        this.out.push(`${number(border.width / 3)} w`, line(border.width / 6), line((border.width * 5) / 6))
      else this.out.push(`${number(border.width)} w`, line(border.width / 2))
    })
  }

  private runs(runs: readonly PlacedRun[], x: number, y: number): void {
    const pen = new TextPen(colour => this.setFill(colour), this.out)
    for (const run of runs) pen.write(run, x, y)
    pen.lift()
  }

  private text(block: TextBlock, x: number, y: number): void {
    const runs = block.lines.flatMap(({ content }) => content.filter(part => part.kind === 'run'))
    const [first, ...others] = runs
    if (block.initial && first) {
      this.out.push(spoken(block.initial, first))
      this.runs([block.initial, first], x, y)
      this.out.push('EMC')
      this.runs(others, x, y)
    } else this.runs(runs, x, y)
    for (const { content } of block.lines)
      for (const part of content) if (part.kind === 'icon') this.inlineIcon(part, x, y)
  }

  private inlineIcon({ icon, x, y }: PlacedIcon, left: number, top: number): void {
    this.icon(
      icon.ornament,
      left + x,
      top + y,
      icon.width - icon.before - icon.after,
      icon.height,
      icon.style,
    )
  }

  private icon(ornament: Ornament, x: number, y: number, width: number, height: number, style: Style): void {
    // An ornament squeezed into the last millimetres would be a speck.
    const speck = style.flexGrow > 0 && Math.min(width, height) < smallestOrnament
    if (speck) return
    const stroked = style.stroke !== undefined
    const scale = Math.min(width / ornament.width, height / ornament.height)
    const [dx, dy] = [(width - ornament.width * scale) / 2, (height - ornament.height * scale) / 2]
    this.isolated(() => {
      this.setFill(style.colour)
      this.out.push(
        strokeColour(style.colour),
        ...(style.stroke === undefined ? [] : [`${number(style.stroke / scale)} w 1 j`]),
        `${matrix(scale, 0, 0, scale)} ${join(x + dx, y + dy)} cm`,
      )
      this.show(ornamentForm(ornament, stroked))
    })
  }

  /** Without words, it is put into the file once, however many cards show it in those colours. */
  private drawing({ at, scale, marks, shared }: LaidDrawing, x: number, y: number): void {
    const place = { x: x + at.x, y: y + at.y }
    if (!shared) return this.moved(place, 0, scale, undefined, marks)
    const form = drawingForm(shared, () => {
      const own = new Painter(this.context, new Bytes())
      for (const mark of marks) own.mark(mark)
      return own.out.take()
    })
    this.isolated(() => {
      this.out.push(`${matrix(scale, 0, 0, scale)} ${join(place.x, place.y)} cm`)
      this.show(form)
    })
  }

  /** Turned clockwise about a place, then scaled. */
  private moved(
    { x, y }: Point,
    turn: number,
    scale: number,
    clip: Size | undefined,
    marks: readonly LaidMark[],
  ): void {
    const angle = (turn * Math.PI) / 180
    const [along, aside] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
    this.isolated(() => {
      this.out.push(`${matrix(along, aside, -aside, along)} ${join(x, y)} cm`)
      if (clip) this.out.push(`${join(0, 0, clip.width, clip.height)} re W n`)
      for (const mark of marks) this.mark(mark)
    })
  }

  private mark(mark: LaidMark): void {
    switch (mark.kind) {
      case 'shape':
        return this.shape(mark)
      case 'text':
        // Its letters have their size in points.
        return this.isolated(() => {
          const { at, scale, block, halo } = mark
          this.out.push(`${matrix(1 / scale, 0, 0, 1 / scale)} ${join(at.x, at.y)} cm`)
          if (halo) this.halo(block, halo)
          this.text(block, 0, 0)
        })
      case 'icon': {
        const { ornament, at, size, style, scale } = mark
        const stroke = style.stroke === undefined ? undefined : style.stroke / scale
        return this.icon(ornament, at.x, at.y, size.width, size.height, { ...style, stroke })
      }
      case 'group':
        return this.moved(mark.at, mark.turn, mark.scale, mark.clip, mark.marks)
    }
  }

  /** The same letters, drawn around and never read: who copies the words copies them once. */
  private halo(block: TextBlock, { colour, width }: Pick<LaidPen, 'colour' | 'width'>): void {
    this.out.push('/Span <</ActualText <FEFF>>> BDC')
    this.isolated(() => {
      this.out.push(`${strokeColour(colour)} ${number(width)} w 1 j 1 Tr`)
      this.text(block, 0, 0)
    })
    this.out.push('EMC')
  }

  private shape({ shape, fill, pen }: Extract<LaidMark, { readonly kind: 'shape' }>): void {
    if (!fill && !pen) return
    if (fill) this.setFill(fill)
    if (!pen) return void this.out.push(`${outlineOf(shape)}\nf`)
    this.isolated(() => {
      const { colour, width, dash = [] } = pen
      this.out.push(
        `${strokeColour(colour)} ${number(width)} w 1 j ${dash.length > 0 ? 0 : 1} J [${join(...dash)}] 0 d`,
        outlineOf(shape),
        fill ? 'B' : 'S',
      )
    })
  }

  private image(source: string, x: number, y: number, width: number, height: number, style: Style): void {
    const picture = this.context.picture(source)
    if (!picture) return
    const [sx, sy] = [width / picture.width, height / picture.height]
    const scale = style.objectFit === 'cover' ? Math.max(sx, sy) : Math.min(sx, sy)
    const [wide, tall] = [picture.width * scale, picture.height * scale]
    const [left, top] = [x + (width - wide) / 2, y + (height - tall) / 2]
    // The corners are those of what is seen.
    const seen =
      style.objectFit === 'cover'
        ? rectangle(x, y, width, height, style.radius)
        : rectangle(left, top, wide, tall, style.radius)
    this.isolated(() => {
      this.out.push(`${seen}\nW n`)
      this.out.push(`${join(wide, 0, 0, -tall, left, top + tall)} cm`)
      this.show({ kind: 'picture', key: source })
    })
  }
}

const smallestOrnament = 14
/** Points by which an edge may miss the cut that it is meant to reach. */
const hair = 0.05

/** An initial and the words beside it as they are read: by their places, it would be a letter apart. */
const spoken = (initial: PlacedInitial, words: PlacedRun): string => {
  const text = `${readOf(initial)}${initial.alone ? ' ' : ''}${readOf(words)}`
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
  return `/Span <</ActualText <${utf16}>>> BDC`
}

const readOf = ({ strokes }: PlacedRun): string =>
  strokes
    .flatMap(stroke => (stroke.kind === 'space' ? [stroke.glyph] : stroke.shaped.glyphs))
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('')

/** Thousandths of a point: where the pen stands is what was written, not what was meant, so that nothing drifts. */
const rounded = (value: number): number => Math.round(value * 1000)

/** Writes the runs of one text: the font is named where it changes, and each line is placed from the one before. */
class TextPen {
  private face: Typeface | undefined
  private size = 0
  private x = 0
  private y = 0

  constructor(
    private readonly setFill: (colour: Colour) => void,
    private readonly out: TapeWriter,
  ) {}

  write({ face, size, colour, strokes, x, baseline }: PlacedRun, left: number, top: number): void {
    const begins = this.face === undefined
    if (begins) this.out.push('BT')
    this.setFill(colour)
    this.take(face, size)
    this.move(rounded(left + x), rounded(top + baseline), begins)
    this.out.text('[')
    this.out.strokes(face, strokes, size)
    this.out.push('] TJ')
  }

  lift(): void {
    if (this.face !== undefined) this.out.push('ET')
  }

  private take(face: Typeface, size: number): void {
    if (face !== this.face || size !== this.size) {
      this.out.fontName(face)
      this.out.push(` ${number(size)} Tf`)
    }
    this.face = face
    this.size = size
  }

  private move(x: number, y: number, begins: boolean): void {
    if (begins) this.out.push(`1 0 0 -1 ${join(x / 1000, y / 1000)} Tm`)
    else this.out.push(`${join((x - this.x) / 1000, (this.y - y) / 1000)} Td`)
    this.x = x
    this.y = y
  }
}

/** In more digits than lengths: what is far from the origin moves with each of them. */
const matrix = (...values: readonly number[]): string => values.map(fine).join(' ')

const fine = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : number(value)

const visible = ({ width, style }: Border): boolean => width > 0 && style !== 'none'

const sameBorder = (a: Border, b: Border): boolean =>
  a.width === b.width && a.style === b.style && String(a.colour) === String(b.colour)

const grey = ([red, green, blue]: Colour): boolean => red === green && green === blue

const strokeColour = (colour: Colour): string =>
  grey(colour) ? `${number(colour[0])} G` : `${join(...colour)} RG`

const dashes = ({ style, width }: Border): string => {
  if (style === 'dashed') return `[${join(Math.max(2.5, width * 3), Math.max(2, width * 2))}] 0 d`
  return style === 'dotted' ? `[0 ${number(Math.max(1.6, width * 2))}] 0 d 1 J` : '[] 0 d'
}

/** About a centre: clockwise, and mirrored left to right. */
const turned = (degrees: number, mirror: boolean, cx: number, cy: number): string => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const flip = mirror ? -1 : 1
  const [a, b, c, d] = [cos * flip, sin * flip, -sin, cos]
  return `${matrix(a, b, c, d)} ${join(cx - a * cx - c * cy, cy - b * cx - d * cy)}`
}
