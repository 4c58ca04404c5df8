/** A piece cut in two: what fits, and what goes on to another card. */
import { hasBody, withHeads } from './heads.ts'
import type { MarkupElement, MarkupNode } from './tree.ts'

/** Where a piece is cut. */
export interface Cut {
  readonly element: MarkupElement
  /** What comes first on the other card: an element, or a place in a text. */
  readonly at: MarkupNode
  readonly offset: number
}

export interface Halves {
  readonly first: MarkupElement
  readonly rest: MarkupElement
  /** The cut element, as it goes on in the rest. */
  readonly after: MarkupElement
}

/** Both halves keep all that stands outside the cut element; nothing when there would be nothing left of the first. */
export const splitMarkup = (root: MarkupElement, place: Cut): Halves | undefined => {
  const before = keep(place.element, place, 'before')
  const after = keep(place.element, place, 'after')
  if (!before || !after || !hasContent(before)) return undefined
  const rest = markContinued(replaceIn(root, place.element, after))
  return {
    first: replaceIn(root, place.element, before),
    rest,
    after: root === place.element ? rest : after,
  }
}

const hasContent = (node: MarkupNode): boolean =>
  node.kind === 'text'
    ? node.text.trim() !== ''
    : ['icon', 'img', 'drawing', 'track', 'hr'].includes(node.tag) || node.children.some(hasContent)

const replaceIn = (root: MarkupElement, old: MarkupElement, made: MarkupElement): MarkupElement =>
  root === old
    ? made
    : {
        ...root,
        children: root.children.map(child =>
          child.kind === 'element' ? replaceIn(child, old, made) : child,
        ),
      }

const markContinued = (root: MarkupElement): MarkupElement =>
  root.classes.includes('continued') ? root : { ...root, classes: [...root.classes, 'continued'] }

/** The cut element itself, on one side of the cut; nothing where the cut is not in it. */
const keep = (element: MarkupElement, place: Cut, side: 'before' | 'after'): MarkupElement | undefined => {
  const index = cutChild(element, place)
  if (index < 0) return undefined
  if (side === 'after') return goOn(element, index, place)
  return partBefore(element, place) ?? { ...element, children: [] }
}

const cutChild = ({ children }: MarkupElement, { at }: Cut): number =>
  children.findIndex(child => holds(child, at))

const holds = (node: MarkupNode, at: MarkupNode): boolean =>
  node === at || (node.kind === 'element' && node.children.some(child => holds(child, at)))

/** What of a node stands before the cut in it: nothing where that would be empty, or the heads of a table alone. */
const partBefore = (node: MarkupElement, place: Cut): MarkupElement | undefined => {
  if (node === place.at) return undefined
  const index = cutChild(node, place)
  const cut = node.children[index]
  const part =
    cut?.kind === 'text' ? cutText(cut.text, place.offset, 'before') : cut && partBefore(cut, place)
  const children = [...node.children.slice(0, index), ...(part ? [part] : [])]
  const begun = node.tag === 'table' ? hasBody(node, children) : children.length > 0
  return begun ? { ...node, children } : undefined
}

/** What of a node comes after the cut in it. Where nothing of it came before, it is not the rest of anything. */
const partAfter = (node: MarkupNode, place: Cut): MarkupNode | undefined => {
  if (node.kind === 'text') return cutText(node.text, place.offset, 'after')
  if (node === place.at || !partBefore(node, place)) return node
  const rest = goOn(node, cutChild(node, place), place)
  return { ...rest, classes: [...node.classes, 'rest'] }
}

/** The heads of a table come again, and the items of a list go on counting. */
const goOn = (node: MarkupElement, index: number, place: Cut): MarkupElement => {
  const cut = node.children[index]
  const part = cut && partAfter(cut, place)
  const children = [...(part ? [part] : []), ...node.children.slice(index + 1)]
  if (node.tag === 'table') return { ...node, children: withHeads(node, index, children) }
  const counted = node.children.slice(0, index).filter(isItem).length
  if (counted === 0) return { ...node, children }
  const start = String(Number(node.attributes['start'] ?? 1) + counted)
  return { ...node, children, attributes: { ...node.attributes, start } }
}

const isItem = (node: MarkupNode): boolean => node.kind === 'element' && node.tag === 'li'

const cutText = (text: string, offset: number, side: 'before' | 'after'): MarkupNode | undefined => {
  const part = side === 'before' ? text.slice(0, offset).trimEnd() : text.slice(offset)
  return part === '' ? undefined : { kind: 'text', text: part }
}
