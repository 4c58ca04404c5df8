/** What does not fit: how far boxes reach past their piece, and where a full box can be cut. */
import type { Cut } from '../markup/split.ts'
import type { MarkupNode } from '../markup/tree.ts'
import type { Box, BoxContent } from '../layout/box.ts'
import type { Line } from '../text/line.ts'

/** Points that rounding may cost without anyone seeing. */
const slack = 0.3

export interface Fit {
  /** Points by which the fullest box is overfull; 0 when everything fits. */
  readonly over: number
  /** The share of its height that the fullest flowing box uses. */
  readonly used: number
  /** The first flowing box that is too full, and where its content must be cut. */
  readonly cut: Cut | undefined
  /** Words that had to be cut into letters. */
  readonly broken: number
  /** The styles of those words outside of flowing boxes: titles and labels, which can be made smaller alone. */
  readonly brokenStyles: ReadonlySet<number>
}

/** Cut so many points above the foot of the box, where a first cut turned out too low. */
export const measureFit = (root: Box, above = 0): Fit => {
  const fit: { over: number; used: number; cut: Cut | undefined; broken: number; brokenStyles: Set<number> } =
    {
      over: 0,
      used: 0,
      cut: undefined,
      broken: 0,
      brokenStyles: new Set(),
    }
  const visit = (box: Box, x: number, y: number, within: Box): void => {
    // What stands in a turned box is held against that box alone.
    const turned = box.style.rotate !== 0 && box !== root
    const [left, top] = turned ? [0, 0] : [x + box.x, y + box.y]
    const around = turned ? box : within
    if (box.content?.kind === 'text' && box.content.block.broken) {
      fit.broken++
      fit.brokenStyles.add(box.style.key)
    }
    if (!isOrnament(box)) {
      const right = left + box.width - around.width
      const bottom = top + box.height - around.height
      fit.over = Math.max(fit.over, over(right), over(bottom), over(-left), over(-top), over(textOver(box)))
    }
    if (box.style.overflow === 'continue') {
      const { within: shown, past } = inColumns(box)
      fit.broken += brokenIn(shown.children)
      fit.over = Math.max(fit.over, ...shown.children.map(spillWithin), acrossIn(shown, 0, shown.width))
      const reach = reachOf(shown)
      fit.used = Math.max(fit.used, usedIn(box, reach))
      if (reach > innerHeight(box) + slack) {
        fit.over = Math.max(fit.over, reach - innerHeight(box))
        fit.cut ??= cutOf(shown, innerHeight(box) - above)
      }
      if (past) {
        fit.over = Math.max(fit.over, past.height)
        fit.cut ??= { element: box.element, at: past.element, offset: 0 }
      }
      return
    }
    for (const child of box.children) {
      fit.over = Math.max(fit.over, spillOf(child, box))
      visit(child, left, top, around)
    }
  }
  visit(root, 0, 0, root)
  return fit
}

const hasColumns = ({ style }: Box): boolean =>
  style.display === 'flex' && style.flexDirection === 'column' && style.flexWrap === 'wrap'

const innerWidth = ({ width, style: { padding: pad, border } }: Box): number =>
  width - (typeof pad.right === 'number' ? pad.right : 0) - border.right.width

/** Of a box whose content flows from column to column, what found a column in it, and the first thing that found none. */
const inColumns = (box: Box): { readonly within: Box; readonly past: Box | undefined } => {
  const first = hasColumns(box)
    ? box.children.findIndex(child => child.x > 0 && child.x + child.width > innerWidth(box) + slack)
    : -1
  if (first < 0) return { within: box, past: undefined }
  return { within: { ...box, children: box.children.slice(0, first) }, past: box.children[first] }
}

/** The share of its height that a box uses, or of all its columns. */
const usedIn = (box: Box, reach: number): number => {
  const down = Math.max(1, innerHeight(box))
  const last = box.children.at(-1)
  if (!hasColumns(box) || !last) return reach / down
  return (last.x + last.width * Math.min(1, (last.y + last.height) / down)) / Math.max(1, innerWidth(box))
}

const brokenIn = (boxes: readonly Box[]): number =>
  boxes.reduce(
    (sum, box) =>
      sum + (box.content?.kind === 'text' && box.content.block.broken ? 1 : 0) + brokenIn(box.children),
    0,
  )

/** Text that reaches past the box that should hold it, unless its margin pulls it out on purpose. */
const spillOf = (child: Box, parent: Box): number => {
  const { position, margin } = child.style
  const pulled = [margin.top, margin.bottom].some(value => typeof value === 'number' && value < 0)
  if (position === 'absolute' || pulled || !holdsText(child)) return 0
  return Math.max(over(-child.y), over(child.y + child.height - parent.height))
}

/** A box that was made smaller than what it holds would print over its neighbour. */
const spillWithin = (box: Box): number =>
  box.style.overflow === 'clip'
    ? 0
    : Math.max(0, ...box.children.map(child => Math.max(spillOf(child, box), spillWithin(child))))

/** How far text reaches past the sides of the flowing box, or a line past its own. */
const acrossIn = ({ children }: Box, left: number, width: number): number =>
  Math.max(
    0,
    ...children.map(child => {
      const { content, style } = child
      if (style.position === 'absolute' || style.overflow === 'clip' || style.rotate !== 0) return 0
      const x = left + child.x
      const past = content?.kind === 'text' ? content.block.past : 0
      const outside = content?.kind === 'text' ? Math.max(-x, x + child.width - width) : 0
      return Math.max(over(past), over(outside), acrossIn(child, x, width))
    }),
  )

const holdsText = ({ content, children }: Box): boolean =>
  content?.kind === 'text' || children.some(holdsText)

const over = (amount: number): number => (amount > slack ? amount : 0)

/** Text may be taller than the box that yoga could give it, or wider where nothing can be parted. */
const textOver = ({ content, height, style }: Box): number => {
  if (content?.kind !== 'text') return 0
  const { block, y } = content
  return Math.max(block.past, style.position === 'absolute' ? 0 : y + block.height - height)
}

const padding = (box: Box, side: 'top' | 'bottom'): number => {
  const value = box.style.padding[side]
  return (typeof value === 'number' ? value : 0) + box.style.border[side].width
}

const innerHeight = (box: Box): number => box.height - padding(box, 'bottom')

/** How far down the content of a box reaches, from its top. */
const reachOf = (box: Box): number => {
  if (box.style.overflow === 'clip') return 0
  const text = box.content?.kind === 'text' ? box.content.y + box.content.block.height : 0
  return Math.max(
    text,
    ...box.children.map(child => (isFiller(child) ? 0 : child.y + Math.max(child.height, reachOf(child)))),
  )
}

/** Ornaments may run off the edge on purpose. */
const isOrnament = ({ style, content }: Box): boolean =>
  style.position === 'absolute' && content?.kind !== 'text'

/** What takes only the room that is left, and what stands out of the flow. */
const isFiller = ({ style, content }: Box): boolean =>
  style.position === 'absolute' || (style.flexGrow > 0 && content?.kind === 'icon')

type CutSpot = Omit<Cut, 'element'>

/** A sentence that ends in that share of the box above its foot is not followed by the beginning of another. */
const nearFoot = 0.35

/** The first line or box whose foot passes the limit; a heading goes with what it heads. */
const cutOf = (flow: Box, limit: number): Cut | undefined => {
  const near = limit - innerHeight(flow) * nearFoot
  let begun = false
  const visit = (box: Box, top: number): CutSpot | undefined => {
    if (box.content?.kind === 'text') return cutInText(box.content, top, { limit, near, begun })
    let before: Box | undefined
    for (const child of box.children) {
      if (isFiller(child)) continue
      const at = top + child.y
      if (at + Math.max(child.height, reachOf(child)) <= limit + slack) {
        before = child
        // A heading alone is nothing yet: what it heads may be cut.
        begun ||= !isHeading(child)
        continue
      }
      const whole = child.style.breakInside === 'avoid' && begun
      const inside = splits(child) && !whole ? visit(child, at) : undefined
      const heading = before && isHeading(before) ? before.element : undefined
      if (inside && !(heading && begun && opens(child.element, inside))) return inside
      return { at: heading ?? child.element, offset: 0 }
    }
    return undefined
  }
  const found = visit(flow, 0)
  return found && { ...found, element: flow.element }
}

/** Whether all of it would go on, so that what heads it would stand alone. */
const opens = (node: MarkupNode, spot: CutSpot): boolean => {
  if (spot.at === node) return spot.offset === 0
  const [first] = node.kind === 'element' ? node.children : []
  return first !== undefined && opens(first, spot)
}

const isHeading = ({ element }: Box): boolean => ['h1', 'h2', 'h3'].includes(element.tag)

interface Foot {
  readonly limit: number
  /** From here on, the end of a sentence is where to cut. */
  readonly near: number
  /** Something stands before the text. */
  readonly begun: boolean
}

type TextContent = Extract<BoxContent, { readonly kind: 'text' }>

/** Between two sentences near the foot, else between two lines; nothing where the whole paragraph had better go on. */
const cutInText = (text: TextContent, top: number, foot: Foot): CutSpot | undefined => {
  const { lines } = text.block
  const first = lines.findIndex(({ top: at, height }) => top + text.y + at + height > foot.limit + slack)
  const begins = lines.findIndex(({ top: at, height }) => top + text.y + at + height > foot.near)
  const sentence = first < 0 ? undefined : sentenceEnd(lines.slice(Math.max(0, begins), first + 1))
  if (sentence) return sentence
  // The one before ends near the foot, where this one begins.
  if (foot.begun && begins === 0 && first > 0) return undefined
  return lineCut(lines, first)
}

/** The last end of a sentence before the last of these lines. */
const sentenceEnd = (lines: readonly Line[]): CutSpot | undefined => {
  for (let at = lines.length - 1; at > 0; at--) {
    const [line, before] = [lines[at], lines[at - 1]]
    if (line?.source.kind !== 'text' || !before) continue
    const from = before.source === line.source ? before.offset : 0
    const offset = lastSentence(line.source.text, from, line.offset)
    if (offset !== undefined) return { at: line.source, offset }
  }
  return undefined
}

/** Not the full stop of an initial, nor that of an abbreviation before a number. */
const sentenceStart = /(?<=[\p{Ll}\p{N}»)][\p{Ll}\p{N}»)]\u202f?[.!?…]+(?:\u00a0»|\))? )(?=[«\p{Lu}])/gu

const lastSentence = (text: string, from: number, to: number): number | undefined =>
  [...text.slice(0, to + 1).matchAll(sentenceStart)]
    .map(({ index }) => index)
    .findLast(index => index > from && index <= to)

/** No line of a paragraph stands alone, before the cut or after it, where it has enough of them. */
const lineCut = (lines: readonly Line[], first: number): CutSpot | undefined => {
  const lastAlone = first === lines.length - 1 && lines.length > 3
  const line = first === 1 && lines.length > 2 ? undefined : lines[lastAlone ? first - 1 : first]
  return line && { at: line.source, offset: wordStart(line.source, line.offset) }
}

/** No word is parted between two cards, unless it fills lines of its own. */
const wordStart = (source: MarkupNode, offset: number): number => {
  if (source.kind !== 'text') return offset
  const before = /[\p{L}\p{M}\u00ad]*$/u.exec(source.text.slice(Math.max(0, offset - longestWord), offset))
  const inside = /^[\p{L}\p{M}]/u.test(source.text.slice(offset))
  const letters = before?.[0].length ?? 0
  return inside && letters < Math.min(longestWord, offset) ? offset - letters : offset
}

const longestWord = 40

/** Rows of a table and pictures go to the other card whole. */
const splits = ({ element, style }: Box): boolean =>
  style.display !== 'flex' && !['tr', 'img', 'icon', 'drawing', 'track'].includes(element.tag)
