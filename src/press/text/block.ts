/** A block of text set to a width: lines of glyphs, each at its place. Prepared once, set at any width. */
import type { Style } from '../style/style.ts'
import { breakLines, whites, type Break, type LineWidth } from './breaks.ts'
import type { InlineItem } from './collect.ts'
import { fitWords } from './cut.ts'
import { fitsInitial, placeInitial, takeInitial, type Initial, type PlacedInitial } from './initial.ts'
import { emptyLine, setLine, type Line } from './line.ts'
import { prepare } from './prepare.ts'
import { naturalWidth, type Paragraph, type TextContext } from './tokens.ts'

export interface TextBlock {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  readonly initial: PlacedInitial | undefined
  /** A word had to be cut into letters, or words that belong together parted; or it takes more lines than it may. */
  readonly broken: boolean
  /** Points by which its widest line runs past its width. */
  readonly past: number
}

export interface TextSetter {
  /** On one line. */
  readonly natural: () => number
  /** The widest word, as far as it is not to be parted: nobody's word is so long that it may not be. */
  readonly widest: () => number
  readonly set: (width: number) => TextBlock
}

export const createTextSetter = (
  items: readonly InlineItem[],
  style: Style,
  context: TextContext,
): TextSetter => {
  const initial = takeInitial(items, style, context)
  const body = initial ? initial.rest : items
  const hyphenates = style.hyphens === 'auto' && style.textAlign === 'justify'
  let plain: readonly Paragraph[] | undefined
  let parted: readonly Paragraph[] | undefined
  const whole = () => (plain ??= prepare(body, context, false))
  const hyphenated = () => (parted ??= prepare(body, context, true))
  const usual = () => (hyphenates ? hyphenated() : whole())
  const settled = new Map<number, TextBlock>()

  const natural = (): number =>
    (initial?.indent ?? 0) +
    Math.max(0, ...usual().map(({ tokens }) => naturalWidth(tokens) + style.textIndent))

  /** Yoga asks for the same width again and again. */
  const set = (width: number): TextBlock => {
    const known = settled.get(width)
    if (known) return known
    const whole = compose(width)
    const made = style.ellipsis && whole.lines.length > style.maxLines ? shortened(width) : whole
    settled.set(width, made)
    return made
  }

  const compose = (width: number): TextBlock => {
    const drop = initial && fitsInitial(initial, usual(), width) ? initial : undefined
    if (initial && !drop) return createTextSetter(items, { ...style, initialLetter: 0 }, context).set(width)
    const assembly = new Assembly(style, context, width, drop)
    const room = width - (drop?.indent ?? 0)
    for (const [index, paragraph] of usual().entries()) {
      const softer = () => (style.hyphens === 'auto' ? hyphenated()[index] : undefined)
      if (paragraph.widest <= room) {
        assembly.add(paragraph, softer)
        continue
      }
      const fitted = fitWords(softer() ?? paragraph, room, context)
      assembly.add(fitted, () => (style.hyphens === 'auto' ? fitted : undefined))
    }
    return assembly.finish()
  }

  /** As much of it as stands on the lines that it may take, and points that say so. */
  const shortened = (width: number): TextBlock => {
    const [first] = items
    if (first?.kind !== 'text' || items.length > 1) return compose(width)
    const letters = [...first.text.trim()]
    const plain = { ...style, ellipsis: false, maxLines: 0 }
    const cutTo = (count: number): TextBlock => {
      const text = `${letters.slice(0, count).join('').trimEnd()}…`
      return createTextSetter([{ ...first, text }], plain, context).set(width)
    }
    let [fits, full] = [0, letters.length]
    while (full - fits > 1) {
      const middle = Math.floor((fits + full) / 2)
      if (cutTo(middle).lines.length <= style.maxLines) fits = middle
      else full = middle
    }
    return { ...cutTo(fits), broken: false }
  }

  const widest = (): number => {
    const words = Math.max(0, ...whole().map(paragraph => paragraph.widest))
    return style.nowrap ? words : Math.min(words, longestWord * context.sizeOf(style))
  }

  return { natural, widest, set }
}

/** In ems: some twenty-five letters. A column gives way to a longer one no more. */
const longestWord = 12

/** A ragged line emptier than that has a word parted by a hyphen, where one may be. */
const mostWhite = 0.4

const isHollow = (breaks: readonly Break[]): boolean =>
  breaks.some(({ white }, index) => white > mostWhite && index < breaks.length - 1)

/** The words of a paragraph, and where its lines end. */
interface SetParagraph {
  readonly paragraph: Paragraph
  readonly breaks: readonly Break[]
}

/** Lines as they pile up. */
class Assembly {
  private broken = false
  private readonly lines: Line[] = []
  private top = 0
  private past = 0

  constructor(
    private readonly style: Style,
    private readonly context: TextContext,
    private readonly width: number,
    private readonly initial: Initial | undefined,
  ) {}

  private measure(): LineWidth {
    const before = this.lines.length
    const special = Math.max(1, (this.initial?.lines ?? 0) - before)
    const { textAlign, balanced } = this.style
    return {
      width: line => this.width - this.indentOf(before + line, line === 0),
      special,
      justified: textAlign === 'justify',
      lastWhite: balanced ? whites.balanced : textAlign === 'center' ? whites.centred : whites.ragged,
      mostWhite: Infinity,
    }
  }

  private indentOf(line: number, first: boolean): number {
    const drop = this.initial && line < this.initial.lines ? this.initial.indent : 0
    return drop + (first && !this.initial ? this.style.textIndent : 0)
  }

  /** A word too wide for its line may be parted by hyphenation even where nothing else is; if need be, by the letter. */
  add(whole: Paragraph, softer: () => Paragraph | undefined = () => undefined): void {
    if (whole.tokens.some(({ cut }) => cut)) this.broken = true
    const { paragraph, breaks } = this.filled(whole, softer)
    if (breaks.length === 0 && paragraph.end)
      this.push(emptyLine(this.style, this.context, this.top, paragraph.end))
    for (const [index, broken] of breaks.entries())
      this.push(this.line(paragraph, broken, index === 0, index === breaks.length - 1))
  }

  /** Ragged text has hyphens only where a line would stay too empty without, and never a line more for them. */
  private filled(whole: Paragraph, softer: () => Paragraph | undefined): SetParagraph {
    const measure = this.measure()
    const breaks = breakLines(whole.tokens, measure)
    const mayPart = !measure.justified && !this.style.balanced
    const soft = mayPart && isHollow(breaks) ? softer() : undefined
    const others = soft ? breakLines(soft.tokens, { ...measure, mostWhite }) : []
    return soft &&
      others.length <= breaks.length &&
      others.some(({ to }) => soft.tokens[to - 1]?.end === 'hyphen')
      ? { paragraph: soft, breaks: others }
      : { paragraph: whole, breaks }
  }

  private line(paragraph: Paragraph, broken: Break, first: boolean, last: boolean): Line {
    const slot = { indent: this.indentOf(this.lines.length, first), width: this.width, top: this.top, last }
    return setLine(paragraph, broken, slot, this.style, this.context)
  }

  private push(line: Line): void {
    this.lines.push(line)
    this.top += line.height
    this.past = Math.max(this.past, line.past)
  }

  finish(): TextBlock {
    const initial = this.initial && placeInitial(this.initial, this.lines)
    const { lines, width, top: height, past } = this
    const { maxLines } = this.style
    const broken = this.broken || (maxLines > 0 && lines.length > maxLines)
    return { lines, width, height, initial, broken, past }
  }
}
