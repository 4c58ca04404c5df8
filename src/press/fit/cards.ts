/** One face, from its template to placed boxes: on one card where it fits, on several where it does not. */
import type { Face, Size } from '../../core/index.ts'
import { headOf, holdsMore, lettersIn, type Capacity } from '../markup/head.ts'
import { parseMarkup } from '../markup/parse.ts'
import { splitMarkup, type Cut, type Halves } from '../markup/split.ts'
import { withProse } from '../markup/prose.ts'
import { counted, hasCount, withClass } from '../markup/part.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement } from '../style/cascade.ts'
import { mm } from '../style/values.ts'
import { measureFit } from './overflow.ts'
import { sparing } from './spare.ts'
import { Autofit, type Laid } from './autofit.ts'
import { StandingTexts } from '../text/standing.ts'
import type { Workshop } from './workshop.ts'

/** Cards that one text may spill over: a story of 5,000 characters takes a dozen, a band of 3,000 figures a hundred. */
const mostCards = 1000

/** The face and the cards that it spills over; the back of each, where it goes on behind. */
export const layFace = (
  { template, data }: Face,
  size: Size,
  workshop: Workshop,
  behind: boolean,
): readonly Laid[] => {
  const { file, markup } = workshop.templates.fill(template, data)
  const modes = [...workshop.modes, ...formatClasses(size, workshop.zoom)]
  const texts = new StandingTexts()
  const steps: Step[] = []
  const root = withClass(withProse(parseMarkup(markup, file), workshop.prose), ...modes)
  const most = lettersIn(capacityOf(size))
  const long = markup.length > most || holdsMore(root, most)
  let rest: Rest | undefined = { root, flow: long ? flowIn(workshop.styler.style(root)) : undefined }
  while (rest) {
    workshop.alive()
    const goesOn = ['goes-on', ...(behind && steps.length % 2 === 0 ? ['goes-on-behind'] : [])]
    const step: Step = fitOrCut(rest, { size, workshop, texts, goesOn, mayCut: steps.length < mostCards })
    steps.push(step)
    rest = step.next
  }
  return steps.length > 1 ? numbered(steps, size, workshop, texts) : steps.map(({ result }) => result)
}

/** Each part says which it is, where it has a place for that. */
const numbered = (
  steps: readonly Step[],
  size: Size,
  workshop: Workshop,
  texts: StandingTexts,
): readonly Laid[] =>
  steps.map(({ root, result }, index) =>
    hasCount(root)
      ? new Autofit(
          workshop.styler.style(counted(root, index + 1, steps.length)),
          size,
          workshop,
          texts,
        ).best().laid
      : result,
  )

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
const formatClasses = ({ width, height }: Size, zoom: number): readonly string[] => [
  ...(width * zoom < 52 ? ['format-narrow'] : []),
  ...(height * zoom < 76 ? ['format-short'] : []),
]

interface Step {
  readonly root: MarkupElement
  readonly result: Laid
  readonly next: Rest | undefined
}

interface Fitting {
  readonly size: Size
  readonly workshop: Workshop
  readonly texts: StandingTexts
  /** Classes of a card after which another comes. */
  readonly goesOn: readonly string[]
  readonly mayCut: boolean
}

const fitOrCut = ({ root, flow }: Rest, { size, workshop, texts, goesOn, mayCut }: Fitting): Step => {
  const fitted = (tree: MarkupElement) => new Autofit(workshop.styler.style(tree), size, workshop, texts)
  const head = flow && mayCut ? headOf(root, flow, capacityOf(size)) : undefined
  const fitting = head ? fitted(withClass(head.root, ...goesOn)) : sparing(fitted(root), fitted)
  const tried = fitting.styled.element
  const laid = fitting.best()
  const restOf = ({ rest, after }: Halves): Rest => ({ root: rest, flow: flow && after })
  if (laid.over === 0) return { root: tried, result: laid.laid, next: head && restOf(head.halves) }
  if (!laid.cut || !mayCut) return { root: tried, result: laid.laid, next: undefined }
  let step: Step | undefined
  for (const above of cutsAbove) {
    // Where its own padding alone runs past, a frame is cut only a little above its foot.
    const { cut } = measureFit(laid.laid.box, above)
    const halves = cut && splitMarkup(root, head ? head.inWhole(inHead(cut, tried, head.root)) : cut)
    if (!halves) continue
    const begun = withClass(halves.first, ...goesOn)
    const first = fitted(begun).best()
    step = { root: begun, result: first.laid, next: restOf(halves) }
    if (first.over === 0) break
  }
  return step ?? { root: tried, result: laid.laid, next: undefined }
}

/** A face that flows as a whole is cut in itself the classes that it was tried with. */
const inHead = (cut: Cut, tried: MarkupElement, head: MarkupElement): Cut =>
  cut.element === tried ? { ...cut, element: head } : cut

/** A paragraph that ends sooner may break its lines otherwise and need one more: cut a little higher then. */
const cutsAbove = [0, 8, 16, 32, 64]
