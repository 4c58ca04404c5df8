/** Elements that may be left out: a motto, a reminder that is told elsewhere too. Alone, they open no other card. */
import type { MarkupElement, MarkupNode } from '../markup/tree.ts'
import type { StyledElement, StyledNode } from '../style/cascade.ts'

/** Those that would go on, where nothing but they would: none where anything else does. */
export const optionalRest = (
  whole: StyledElement,
  first: MarkupElement,
  after: StyledElement,
): ReadonlySet<MarkupElement> => {
  if (!after.children.every(isOptional)) return new Set()
  const kept = elementsIn(first)
  const left = new Set<MarkupElement>()
  const visit = ({ element, style, children }: StyledElement): void => {
    if (style.keep === 'optional' && !kept.has(element)) left.add(element)
    else for (const child of children) if (child.kind === 'element') visit(child)
  }
  visit(whole)
  return left
}

/** It says nothing that has to be said. */
const isOptional = (node: StyledNode): boolean => {
  if (node.kind === 'text') return node.text.trim() === ''
  const { element, style, children } = node
  if (style.keep === 'optional' || style.display === 'none') return true
  if (element.tag === 'icon') return style.flexGrow > 0
  if (['img', 'drawing', 'box'].includes(element.tag)) return false
  return children.every(isOptional)
}

const elementsIn = (root: MarkupElement): ReadonlySet<MarkupNode> => {
  const found = new Set<MarkupNode>()
  const visit = (node: MarkupNode): void => {
    found.add(node)
    if (node.kind === 'element') node.children.forEach(visit)
  }
  visit(root)
  return found
}
