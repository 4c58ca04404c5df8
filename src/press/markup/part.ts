/** What a face that goes on says of it: classes of its root, and which part of how many it is. */
import type { MarkupElement, MarkupNode } from './tree.ts'

/** Elements of that class hold « 1/2 » where a face takes several cards, and nothing elsewhere. */
const countClass = 'goes-on-count'

export const withClass = (root: MarkupElement, ...names: readonly string[]): MarkupElement => ({
  ...root,
  classes: [...root.classes, ...names],
})

export const hasCount = (node: MarkupNode): boolean =>
  node.kind === 'element' && (node.classes.includes(countClass) || node.children.some(hasCount))

export const counted = (root: MarkupElement, part: number, parts: number): MarkupElement => {
  const count: readonly MarkupNode[] = [{ kind: 'text', text: `${part}/${parts}` }]
  const fill = (element: MarkupElement): MarkupElement =>
    hasCount(element)
      ? {
          ...element,
          children: element.classes.includes(countClass)
            ? count
            : element.children.map(child => (child.kind === 'element' ? fill(child) : child)),
        }
      : element
  return fill(root)
}
