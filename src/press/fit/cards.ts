/** One face, from its template to placed boxes: on one card where it fits, on several where it does not. */
import type { Face, Size } from '../../core/index.ts'
import { headOf, lettersIn, type Capacity } from '../markup/head.ts'
import { parseMarkup } from '../markup/parse.ts'
import { splitMarkup, type Halves } from '../markup/split.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement } from '../style/cascade.ts'
import { mm } from '../style/values.ts'
import { measureFit } from './overflow.ts'
import { sparing } from './spare.ts'
import { Autofit, type Laid } from './autofit.ts'
import type { Workshop } from './workshop.ts'

/** Cards that one text may spill over: a story of 5,000 characters takes a dozen, a band of 3,000 figures a hundred. */
const mostCards = 1000

/** The face and the cards that it spills over. */
export const layFace = ({ template, data }: Face, size: Size, workshop: Workshop): readonly Laid[] => {
  const { file, markup } = workshop.templates.fill(template, data)
  const modes = [...workshop.modes, ...formatClasses(size)]
  const laid: Laid[] = []
  const root = withModes(parseMarkup(markup, file), modes)
  const long = markup.length > lettersIn(capacityOf(size))
  let rest: Rest | undefined = { root, flow: long ? flowIn(workshop.styler.style(root)) : undefined }
  while (rest) {
    workshop.alive()
    const { result, next } = fitOrCut(rest, size, workshop, laid.length < mostCards)
    laid.push(result)
    rest = next
  }
  return laid
}

/** What is still to be laid out, and the element whose text may go on, where it is a long one. */
interface Rest {
  readonly root: MarkupElement
  readonly flow: MarkupElement | undefined
}

const flowIn = ({ element, style, children }: StyledElement): MarkupElement | undefined => {
  if (style.overflow === 'continue') return element
  for (const child of children) {
    const found = child.kind === 'element' ? flowIn(child) : undefined
    if (found) return found
  }
  return undefined
}

/** Twice what fills the card in the smallest text: two columns may stand side by side. */
const capacityOf = ({ width, height }: Size): Capacity => ({
  lines: Math.ceil((2 * height * mm) / 7),
  lettersInLine: Math.ceil((width * mm) / 2.8),
})

/** Small cards may be styled apart: narrow under 52 mm, short under 76 mm. */
const formatClasses = ({ width, height }: Size): readonly string[] => [
  ...(width < 52 ? ['format-narrow'] : []),
  ...(height < 76 ? ['format-short'] : []),
]

const withModes = (root: MarkupElement, modes: readonly string[]): MarkupElement => ({
  ...root,
  classes: [...root.classes, ...modes],
})

interface Step {
  readonly result: Laid
  readonly next: Rest | undefined
}

const fitOrCut = ({ root, flow }: Rest, size: Size, workshop: Workshop, mayCut: boolean): Step => {
  const head = flow && mayCut ? headOf(root, flow, capacityOf(size)) : undefined
  const autofit = (tree: MarkupElement) => new Autofit(workshop.styler.style(tree), size, workshop)
  const spared = head ? head.root : sparing(workshop.styler.style(root), tree => autofit(tree).fitsAsWished())
  const best = autofit(spared).best()
  const restOf = ({ rest, after }: Halves): Rest => ({ root: rest, flow: flow && after })
  if (best.over === 0) return { result: best.laid, next: head && restOf(head.halves) }
  if (!best.cut || !mayCut) return { result: best.laid, next: undefined }
  let step: Step | undefined
  for (const above of cutsAbove) {
    const { cut } = measureFit(best.laid.box, above)
    const halves = cut && splitMarkup(root, head ? head.inWhole(cut) : cut)
    if (!halves) break
    const first = autofit(halves.first).best()
    step = { result: first.laid, next: restOf(halves) }
    if (first.over === 0) break
  }
  return step ?? { result: best.laid, next: undefined }
}

/** A paragraph that ends sooner may break its lines otherwise and need one more: cut a little higher then. */
const cutsAbove = [0, 8, 16, 32, 64]
