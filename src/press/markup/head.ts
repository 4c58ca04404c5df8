/** The part of a long text that a card might hold: laying out more than that would be thrown away. */
import { splitMarkup, type Halves, type Cut } from './split.ts'
import type { MarkupElement, MarkupNode } from './tree.ts'

export interface Capacity {
  readonly lines: number
  readonly lettersInLine: number
}

export const lettersIn = ({ lines, lettersInLine }: Capacity): number => lines * lettersInLine

/** Whether so many letters are not enough for all of its text. */
export const holdsMore = (root: MarkupElement, most: number): boolean => {
  let left = most
  const visit = (node: MarkupNode): boolean => {
    if (node.kind === 'element') return node.children.some(visit)
    left -= node.text.length
    return left < 0
  }
  return visit(root)
}

export interface Head {
  readonly root: MarkupElement
  /** The whole, parted where the head ends. */
  readonly halves: Halves
  /** A place in the head, as a place in the whole. */
  readonly inWhole: (place: Cut) => Cut
}

/** Nothing where the flowing element holds no more than that. */
export const headOf = (root: MarkupElement, flow: MarkupElement, capacity: Capacity): Head | undefined => {
  const spot = spotAfter(flow, capacity)
  const halves = spot && splitMarkup(root, { ...spot, element: flow })
  if (!halves) return undefined
  const { first: head } = halves
  return {
    root: head,
    halves,
    inWhole: ({ element, at, offset }) => {
      const twin = twinOf(element, head, root)
      return {
        element: twin?.kind === 'element' ? twin : element,
        at: twinOf(at, head, root) ?? at,
        offset,
      }
    },
  }
}

const lineTags = new Set(['p', 'li', 'tr', 'h1', 'h2', 'h3', 'br', 'hr'])

/** The first place past so many letters; a line that is not full counts as one all the same. */
const spotAfter = (flow: MarkupElement, capacity: Capacity): Pick<Cut, 'at' | 'offset'> | undefined => {
  let left = lettersIn(capacity)
  const visit = (node: MarkupNode): Pick<Cut, 'at' | 'offset'> | undefined => {
    if (left <= 0) return { at: node, offset: 0 }
    if (node.kind === 'text') {
      const offset = left
      left -= node.text.length
      return left < 0 ? { at: node, offset } : undefined
    }
    if (lineTags.has(node.tag)) left -= capacity.lettersInLine / 2
    for (const child of node.children) {
      const found = visit(child)
      if (found) return found
    }
    return undefined
  }
  for (const child of flow.children) {
    const found = visit(child)
    if (found) return found
  }
  return undefined
}

/** A head has the children of the whole, as far as it goes. */
const twinOf = (node: MarkupNode, head: MarkupNode, whole: MarkupNode): MarkupNode | undefined => {
  if (node === head) return whole
  // What stands before the end is the very same.
  if (head === whole || head.kind === 'text' || whole.kind === 'text') return undefined
  for (const [index, child] of head.children.entries()) {
    const twin = whole.children[index]
    const found = twin && twinOf(node, child, twin)
    if (found) return found
  }
  return undefined
}
