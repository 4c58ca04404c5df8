/** One tree tried at several sizes of text: autofit between a wished and a smallest size. */
import { quote, type Drawing, type Size } from '../../core/index.ts'
import type { Box } from '../layout/box.ts'
import type { LayoutContext } from '../layout/context.ts'
import { lettersIn } from '../layout/drawing.ts'
import { layOut } from '../layout/layout.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement } from '../style/cascade.ts'
import type { Style } from '../style/style.ts'
import { mm } from '../style/values.ts'
import type { TextBlock } from '../text/block.ts'
import type { StandingTexts } from '../text/standing.ts'
import { fail } from '../vocabulary/fault.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import { measureFit } from './overflow.ts'
import type { Workshop } from './workshop.ts'

export interface Laid {
  readonly box: Box
  /** Points, of the smallest text that it holds. */
  readonly smallest: number
  readonly missing: readonly string[]
  /** Names that its data gives to icons, and no icon has. */
  readonly unknownIcons: readonly string[]
  /** Points by which it is too full for its size, when nothing more could be done. */
  readonly over: number
}

const titleSteps = [0.92, 0.84, 0.76, 0.68, 0.6, 0.5]

interface Trial {
  readonly laid: Laid
  readonly over: number
  readonly used: number
  readonly broken: number
  readonly brokenStyles: ReadonlySet<number>
  readonly cut: ReturnType<typeof measureFit>['cut']
}

const isGood = ({ over, broken }: Trial): boolean => over === 0 && broken === 0

/** The same tree, tried at several sizes of text. */
export class Autofit {
  private readonly factors = new Map<number, number>()
  /** What has been tried is not laid out again. */
  private readonly trials = new Map<string, Trial>()
  private readonly least: number
  private readonly most: number
  /** Ornaments that give way leave before the text is set under this share of its size; 0 where there are none. */
  private readonly gives: number

  constructor(
    readonly styled: StyledElement,
    private readonly size: Size,
    private readonly workshop: Workshop,
    private readonly texts: StandingTexts,
  ) {
    const range = fitRange(styled)
    this.least = range.least
    this.most = range.most
    this.gives = givingIn(styled)
  }

  /** Nothing is overfull in the wished size, without its ornaments; a title may still be made smaller on its own. */
  fitsAsWished(): boolean {
    this.factors.clear()
    const bare = this.gives > 0
    return this.mended(this.attempt(1, bare), bare).over === 0
  }

  /** The wished size; larger where there is room, smaller where there is not: first beside its ornaments, then alone. */
  best(): Trial {
    if (this.gives === 0) return this.within(this.least, false)
    const beside = this.within(Math.max(this.least, Math.min(1, this.gives)), false)
    return isGood(beside) ? beside : this.within(this.least, true)
  }

  private within(least: number, bare: boolean): Trial {
    this.factors.clear()
    const wished = this.mended(this.attempt(1, bare), bare)
    if (isGood(wished)) return this.most > 1 ? this.grow(wished, bare) : wished
    return least >= 1 ? wished : this.shrink(least, bare)
  }

  /** A title too wide for its line is made smaller on its own: the rest of the card need not pay for it. */
  private mended(trial: Trial, bare: boolean): Trial {
    let mended = trial
    for (const factor of titleSteps) {
      if (mended.brokenStyles.size === 0) break
      for (const key of mended.brokenStyles) this.factors.set(key, factor)
      mended = this.attempt(1, bare)
    }
    return mended
  }

  private grow(wished: Trial, bare: boolean): Trial {
    let scale = Math.min(this.most, Math.sqrt(0.97 / Math.max(0.05, wished.used)))
    for (; scale > 1.02; scale -= 0.04) {
      const trial = this.attempt(scale, bare)
      if (isGood(trial)) return trial
    }
    return wished
  }

  /** No word cut, if any size allows it; else nothing overfull; else the smallest size, to be cut in two. */
  private shrink(least: number, bare: boolean): Trial {
    const smallest = this.attempt(least, bare)
    if (smallest.over > 0) return smallest
    const good = isGood(smallest) ? isGood : (trial: Trial) => trial.over === 0
    let [fits, full, best] = [least, 1, smallest]
    while (full - fits > 0.02) {
      const middle = (fits + full) / 2
      const trial = this.attempt(middle, bare)
      if (good(trial)) [fits, best] = [middle, trial]
      else full = middle
    }
    return best
  }

  private attempt(scale: number, bare: boolean): Trial {
    const key = `${scale}/${bare}/${[...this.factors].join('/')}`
    const known = this.trials.get(key)
    if (known) return known
    const trial = this.tried(scale, bare)
    this.trials.set(key, trial)
    return trial
  }

  private tried(scale: number, bare: boolean): Trial {
    const { missing, unknownIcons } = this.texts.begin()
    const context = layoutContext(this.workshop, {
      scale,
      bare,
      factors: new Map(this.factors),
      texts: this.texts,
    })
    const box = layOut(this.styled, { width: this.size.width * mm, height: this.size.height * mm }, context)
    const { over, used, cut, broken, brokenStyles } = measureFit(box)
    const laid = {
      box,
      smallest: smallestText(box),
      missing: [...missing],
      unknownIcons: [...unknownIcons],
      over: Math.max(over, pastDrawings(box)),
    }
    return { laid, over, used, cut, broken, brokenStyles }
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

/** The greatest share at which one of them leaves: they leave together. */
const givingIn = ({ style, children }: StyledElement): number =>
  children.reduce(
    (most, child) => (child.kind === 'element' ? Math.max(most, givingIn(child)) : most),
    style.givesWay,
  )

interface Attempt {
  readonly scale: number
  readonly bare: boolean
  /** Of titles that were made smaller on their own. */
  readonly factors: ReadonlyMap<number, number>
  readonly texts: StandingTexts
}

/** In the place of an icon that there is not. */
const blank: Ornament = { width: 512, height: 512, paths: [] }

/** A name that came with the data is a player’s, who is told; one of a template, or in a text, has a place to mend. */
const isGiven = ({ templates }: Workshop, name: string, { tag, place }: MarkupElement): boolean =>
  tag === 'drawing' || (place.file.endsWith('.hbs') && !templates.says(name))

const layoutContext = (workshop: Workshop, { scale, bare, factors, texts }: Attempt): LayoutContext => {
  const { fonts, yoga, config } = workshop
  const ornament = (name: string, element: MarkupElement): Ornament => {
    const found = workshop.ornament(name)
    if (found) return found
    if (!isGiven(workshop, name, element))
      fail(
        'no-icon',
        `L’icône « ${name} » n’existe pas dans game-icons ni dans ornaments.json.`,
        element.place,
      )
    texts.unknownIcon(name)
    return blank
  }
  const drawing = ({ attributes: { src = '' }, place }: MarkupElement): readonly Drawing[] =>
    workshop.drawing(src) ??
    fail(
      'no-drawing',
      `${quote(src)} n’est pas un dessin : donnez à src celui que la pièce apporte, {{dessin}}.`,
      place,
    )
  const ratioOf = (element: MarkupElement): number => {
    if (element.tag === 'img') return workshop.imageRatio(element.attributes['src'] ?? '')
    const { width, height } =
      (element.tag === 'drawing' ? drawing(element).at(-1) : undefined) ??
      ornament(element.attributes['name'] ?? '', element)
    return width / height
  }
  const factorOf = (style: Style): number | undefined => factors.get(style.key) ?? factors.get(style.partOf)
  return {
    fonts,
    texts,
    yoga,
    config,
    ratioOf,
    ornament,
    drawing,
    letters: workshop.letters,
    bare,
    sizeOf: (style: Style) => {
      const factor = factorOf(style)
      if (!style.fit)
        return style.partOf === 0
          ? style.fontSize
          : Math.max(workshop.letters.least, style.fontSize * (factor ?? 1))
      // A title that was made smaller does not grow again with the rest.
      const wished = style.fontSize * (factor === undefined ? scale : factor * Math.min(1, scale))
      return Math.min(style.fit[1], Math.max(style.fit[0], wished))
    },
    madeFor: style =>
      `${style.fit ? scale : ''}${factorOf(style) === undefined ? '' : `/${factorOf(style)}`}`,
    missing: character => texts.missing(character),
  }
}

/** Words of a drawing are not made smaller by autofit: what runs past is told, and nothing is cut for it. */
const pastDrawings = ({ content, children }: Box): number =>
  children.reduce(
    (past, child) => Math.max(past, pastDrawings(child)),
    content?.kind === 'drawing' ? content.drawing.past : 0,
  )

const blocksOf = ({ content }: Box): readonly TextBlock[] => {
  if (content?.kind === 'text') return [content.block]
  return content?.kind === 'drawing' ? lettersIn(content.drawing) : []
}

const smallestText = (box: Box): number => {
  let smallest = Infinity
  for (const { lines } of blocksOf(box))
    for (const { content } of lines)
      for (const part of content) if (part.kind === 'run' && part.size < smallest) smallest = part.size
  for (const child of box.children) smallest = Math.min(smallest, smallestText(child))
  return smallest
}
