/** The inline content of a box, flattened: runs of text with their styles, icons, and forced breaks. */
import type { MarkupElement, MarkupNode } from '../markup/tree.ts'
import type { StyledElement, StyledNode } from '../style/cascade.ts'
import type { Style } from '../style/style.ts'

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
  if (element.tag === 'br') return [{ kind: 'break', source: element }]
  if (element.tag === 'icon') return [{ kind: 'icon', element, style, source: element }]
  return collectInline(children)
}
