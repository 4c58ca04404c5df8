/** One piece, from its template to placed boxes: autofit between a wished and a smallest size, then another card. */
import type { Config, Yoga } from 'yoga-layout/load'
import type { Face as PieceFace, Piece, Size } from '../core/index.ts'
import { fail } from './fault.ts'
import type { Box } from './layout/box.ts'
import { layOut, type LayoutContext } from './layout/layout.ts'
import { measureFit } from './layout/overflow.ts'
import { parseMarkup } from './markup/parse.ts'
import { splitMarkup } from './markup/split.ts'
import type { MarkupElement } from './markup/tree.ts'
import type { Drawing, Resources } from './resources.ts'
import type { StyledElement, Styler } from './style/cascade.ts'
import type { Style } from './style/style.ts'
import { mm } from './style/values.ts'
import type { TemplateEngine } from './template/template.ts'
import type { FontBook } from './text/fonts.ts'

export interface Composed {
  readonly box: Box
  /** Points, of the smallest text that it holds. */
  readonly smallest: number
  readonly missing: readonly string[]
  /** Points by which it is too full for its size, when nothing more could be done. */
  readonly over: number
}

export interface ComposedPiece {
  readonly asset: string
  readonly title: string
  readonly size: Size
  readonly toEdge: boolean
  readonly copies: number
  readonly legend: string
  readonly front: Composed
  readonly back: Composed | undefined
  readonly continued: boolean
}

export interface Composer {
  readonly compose: (piece: Piece) => readonly ComposedPiece[]
  readonly face: (face: PieceFace, size: Size) => Composed
}

export interface Workshop {
  readonly resources: Resources
  readonly templates: TemplateEngine
  readonly styler: Styler
  readonly fonts: FontBook
  readonly yoga: Yoga
  readonly config: Config
  /** Classes of the root: theme, ink, text. */
  readonly modes: readonly string[]
  readonly imageRatio: (source: string) => number
}

/** Cards that one text may spill over; a story of 5,000 characters takes a dozen. */
const mostCards = 60

/** Faces laid out already, by all that they are made of: a press that stays warm sets only what has changed. */
export type FaceCache = Map<string, readonly Composed[]>

export const createComposer = (workshop: Workshop, faces: FaceCache): Composer => {
  const composeFace = (face: PieceFace, size: Size): readonly Composed[] => {
    const key = `${size.width}x${size.height}/${face.template}/${JSON.stringify(face.data)}`
    const known = faces.get(key)
    if (known) return known
    const { file, markup } = workshop.templates.fill(face.template, face.data)
    const composed = composeMarkup(
      withModes(parseMarkup(markup, file), [...workshop.modes, ...formatClasses(size)]),
      size,
      workshop,
    )
    faces.set(key, composed)
    return composed
  }

  const first = (face: PieceFace, size: Size): Composed =>
    composeFace(face, size)[0] ?? fail('empty', `${face.template}.hbs ne donne rien à imprimer.`)

  const compose = (piece: Piece): readonly ComposedPiece[] => {
    const fronts = composeFace(piece, piece.size)
    const back = piece.back && first(piece.back, piece.size)
    const pieces =
      piece.continues === 'back' && !back ? pairs(fronts) : fronts.map(front => ({ front, back }))
    return pieces.map((sides, index) => ({
      ...{
        asset: piece.asset,
        size: piece.size,
        toEdge: piece.toEdge ?? false,
        copies: piece.copies,
        legend: piece.legend ?? '',
      },
      ...{
        ...sides,
        continued: fronts.length > 1,
        title: index === 0 ? piece.title : `${piece.title} (suite ${index})`,
      },
    }))
  }

  return { compose, face: first }
}

const pairs = (
  faces: readonly Composed[],
): readonly { readonly front: Composed; readonly back: Composed | undefined }[] =>
  faces.flatMap((front, index) => (index % 2 === 0 ? [{ front, back: faces[index + 1] }] : []))

/** Small cards may be styled apart: narrow under 52 mm, short under 76 mm. */
const formatClasses = ({ width, height }: Size): readonly string[] => [
  ...(width < 52 ? ['format-narrow'] : []),
  ...(height < 76 ? ['format-short'] : []),
]

const withModes = (root: MarkupElement, modes: readonly string[]): MarkupElement => ({
  ...root,
  classes: [...root.classes, ...modes],
})

const composeMarkup = (root: MarkupElement, size: Size, workshop: Workshop): readonly Composed[] => {
  const composed: Composed[] = []
  let rest: MarkupElement | undefined = root
  while (rest) {
    const { result, next } = fitOrCut(rest, size, workshop, composed.length < mostCards)
    composed.push(result)
    rest = next
  }
  return composed
}

const fitOrCut = (
  root: MarkupElement,
  size: Size,
  workshop: Workshop,
  mayCut: boolean,
): { readonly result: Composed; readonly next: MarkupElement | undefined } => {
  const best = new Setting(workshop.styler.style(root), size, workshop).best()
  if (best.over === 0 || !best.cut || !mayCut) return { result: best.composed, next: undefined }
  let cut: { readonly result: Composed; readonly next: MarkupElement } | undefined
  for (const above of cutsAbove) {
    const place = measureFit(best.composed.box, above).cut
    const halves = place && splitMarkup(root, place)
    if (!halves) break
    const first = new Setting(workshop.styler.style(halves.first), size, workshop).best()
    cut = { result: first.composed, next: halves.rest }
    if (first.over === 0) break
  }
  return cut ?? { result: best.composed, next: undefined }
}

/** A paragraph that ends sooner may break its lines otherwise and need one more: cut a little higher then. */
const cutsAbove = [0, 8, 16, 32, 64]

const titleSteps = [0.92, 0.84, 0.76, 0.68, 0.6, 0.5]

interface Trial {
  readonly composed: Composed
  readonly over: number
  readonly used: number
  readonly broken: number
  readonly brokenStyles: ReadonlySet<number>
  readonly cut: ReturnType<typeof measureFit>['cut']
}

const isGood = ({ over, broken }: Trial): boolean => over === 0 && broken === 0

/** The same tree, tried at several sizes of text. */
class Setting {
  private readonly factors = new Map<number, number>()
  private readonly least: number
  private readonly most: number

  constructor(
    private readonly styled: StyledElement,
    private readonly size: Size,
    private readonly workshop: Workshop,
  ) {
    const range = fitRange(styled)
    this.least = range.least
    this.most = range.most
  }

  /** The wished size; larger where there is room, smaller where there is not. */
  best(): Trial {
    const wished = this.mended(this.attempt(1))
    if (isGood(wished)) return this.most > 1 ? this.grow(wished) : wished
    if (this.least >= 1) return wished
    return this.shrink()
  }

  /** A title too wide for its line is made smaller on its own: the rest of the card need not pay for it. */
  private mended(trial: Trial): Trial {
    let mended = trial
    for (const factor of titleSteps) {
      if (mended.brokenStyles.size === 0) break
      for (const key of mended.brokenStyles) this.factors.set(key, factor)
      mended = this.attempt(1)
    }
    return mended
  }

  private grow(wished: Trial): Trial {
    let scale = Math.min(this.most, Math.sqrt(0.97 / Math.max(0.05, wished.used)))
    for (; scale > 1.02; scale -= 0.04) {
      const trial = this.attempt(scale)
      if (isGood(trial)) return trial
    }
    return wished
  }

  /** No word cut, if any size allows it; else nothing overfull; else the smallest size, to be cut in two. */
  private shrink(): Trial {
    const smallest = this.attempt(this.least)
    if (smallest.over > 0) return smallest
    const good = isGood(smallest) ? isGood : (trial: Trial) => trial.over === 0
    let [fits, full, best] = [this.least, 1, smallest]
    while (full - fits > 0.02) {
      const middle = (fits + full) / 2
      const trial = this.attempt(middle)
      if (good(trial)) [fits, best] = [middle, trial]
      else full = middle
    }
    return best
  }

  private attempt(scale: number): Trial {
    const missing = new Set<string>()
    const context = layoutContext(this.workshop, scale, this.factors, missing)
    const box = layOut(this.styled, { width: this.size.width * mm, height: this.size.height * mm }, context)
    const { over, used, cut, broken, brokenStyles } = measureFit(box)
    const composed = { box, smallest: smallestText(box), missing: [...missing], over }
    return { composed, over, used, cut, broken, brokenStyles }
  }
}

const fitRange = (styled: StyledElement): { readonly least: number; readonly most: number } => {
  let [least, most] = [1, 1]
  const visit = ({ style, children }: StyledElement): void => {
    if (style.fit) {
      least = Math.min(least, style.fit[0] / style.fontSize)
      most = Math.max(most, style.fit[1] / style.fontSize)
    }
    for (const child of children) if (child.kind === 'element') visit(child)
  }
  visit(styled)
  return { least, most }
}

const layoutContext = (
  workshop: Workshop,
  scale: number,
  factors: ReadonlyMap<number, number>,
  missing: Set<string>,
): LayoutContext => {
  const { fonts, yoga, config, resources } = workshop
  const drawing = (name: string, element: MarkupElement): Drawing =>
    resources.drawing(name) ??
    fail('no-icon', `L’icône « ${name} » n’existe pas dans game-icons ni dans ornaments.json.`, element.place)
  const ratioOf = (element: MarkupElement): number => {
    if (element.tag === 'img') return workshop.imageRatio(element.attributes['src'] ?? '')
    const { width, height } = drawing(element.attributes['name'] ?? '', element)
    return width / height
  }
  return {
    ...{ fonts, yoga, config, ratioOf, drawing },
    sizeOf: (style: Style) => {
      if (!style.fit) return style.fontSize
      // A title that was made smaller does not grow again with the rest.
      const factor = factors.get(style.key)
      const wished = style.fontSize * (factor === undefined ? scale : factor * Math.min(1, scale))
      return Math.min(style.fit[1], Math.max(style.fit[0], wished))
    },
    missing: character => void missing.add(character),
  }
}

const smallestText = (box: Box): number => {
  let smallest = Infinity
  if (box.content?.kind === 'text')
    for (const { content } of box.content.block.lines)
      for (const part of content) if (part.kind === 'run' && part.size < smallest) smallest = part.size
  for (const child of box.children) smallest = Math.min(smallest, smallestText(child))
  return smallest
}
