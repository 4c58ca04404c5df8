/** What runs with the text in a box, flattened: runs of text with their styles, icons, and forced breaks. */
import { fail } from '../vocabulary/fault.ts'
import { isInline, type MarkupElement, type MarkupNode, type Tag } from '../markup/tree.ts'
import type { StyledElement, StyledNode } from '../style/cascade.ts'
import type { Asked, Style } from '../style/style.ts'

export type InlineItem =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly style: Style
      readonly source: MarkupNode
      /** Letters of the source that stand before it: an initial that was taken out. */
      readonly skipped?: number
    }
  | {
      readonly kind: 'icon'
      readonly element: MarkupElement
      readonly style: Style
      readonly source: MarkupNode
    }
  | { readonly kind: 'break'; readonly source: MarkupNode }

export const collectInline = (nodes: readonly StyledNode[]): readonly InlineItem[] =>
  nodes.flatMap(collectNode)

const collectNode = (node: StyledNode): readonly InlineItem[] => {
  if (node.kind === 'text') return [{ kind: 'text', text: node.text, style: node.style, source: node.source }]
  if (node.style.display === 'none') return []
  return collectElement(node)
}

const collectElement = ({ element, style, children }: StyledElement): readonly InlineItem[] => {
  if (style.boxed) refuseBoxed(style.boxed, element)
  if (element.tag === 'br') return [{ kind: 'break', source: element }]
  if (element.tag === 'icon') return [{ kind: 'icon', element, style, source: element }]
  return collectInline(children)
}

const refuseBoxed = ({ property, place }: Asked, { tag, place: { file, line } }: MarkupElement): never =>
  fail(
    'boxed',
    `${property} ne peut rien sur <${tag}>, qui court avec le texte (${file}, ligne ${line}) : ${boxInstead(tag)}, ou retirez ${property}.`,
    place,
  )

const boxInstead = (tag: Tag): string =>
  tag === 'icon' ? 'mettez l’icône dans un <div> à elle' : `remplacez <${tag}> par <div>`

/** Nothing but text, and what runs with it. An element that holds nothing but icons lays them out as boxes. */
export const isText = (nodes: readonly StyledNode[]): boolean =>
  nodes.every(runsWithText) && nodes.some(hasText)

const hasText = (node: StyledNode): boolean =>
  node.kind === 'text' ||
  (node.element.tag !== 'icon' && (node.element.tag === 'br' || node.children.some(hasText)))

const runsWithText = (node: StyledNode): boolean =>
  node.kind === 'text' || (isInline(node.element) && node.style.position !== 'absolute')

export const isShown = (node: StyledNode): boolean => node.kind === 'text' || node.style.display !== 'none'

export type FlowPart =
  | { readonly inline: true; readonly nodes: StyledNode[] }
  | { readonly inline: false; readonly node: StyledElement }

/** Inline neighbours make one line of text between boxes. */
export const partsOf = (nodes: readonly StyledNode[]): readonly FlowPart[] => {
  const parts: FlowPart[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (node.kind === 'element' && !runsWithText(node)) parts.push({ inline: false, node })
    else if (
      node.kind === 'element' &&
      node.element.tag === 'icon' &&
      !nodes.some(other => other.kind === 'text')
    )
      parts.push({ inline: false, node })
    else if (last?.inline) last.nodes.push(node)
    else parts.push({ inline: true, nodes: [node] })
  }
  return parts
}
