/** A piece cut in two: what fits, and what goes on to another card. */
import type { MarkupElement, MarkupNode } from './tree.ts'

export interface Place {
  readonly element: MarkupElement
  readonly at: MarkupNode
  readonly offset: number
}

export interface Halves {
  readonly first: MarkupElement
  readonly rest: MarkupElement
}

/** Both halves keep all that stands outside the cut element; nothing when there would be nothing left of the first. */
export const splitMarkup = (root: MarkupElement, place: Place): Halves | undefined => {
  const before = keep(place.element, place, 'before')
  const after = keep(place.element, place, 'after')
  if (!before || !after || !hasContent(before)) return undefined
  return {
    first: replaceIn(root, place.element, before),
    rest: markContinued(replaceIn(root, place.element, after)),
  }
}

const hasContent = (node: MarkupNode): boolean =>
  node.kind === 'text'
    ? node.text.trim() !== ''
    : ['icon', 'img', 'track', 'hr'].includes(node.tag) || node.children.some(hasContent)

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

/** The part of an element on one side of the cut. */
const keep = (
  element: MarkupElement,
  { at, offset }: Place,
  side: 'before' | 'after',
): MarkupElement | undefined => {
  let reached = false
  const visit = (node: MarkupNode): MarkupNode | undefined => {
    if (node === at) {
      reached = true
      if (node.kind === 'text') return cutText(node.text, offset, side)
      return side === 'after' ? node : undefined
    }
    if (node.kind === 'text') return reached === (side === 'after') ? node : undefined
    const started = reached
    const kept = node.children.map(visit)
    const children = kept.filter(child => child !== undefined)
    if (side === 'before')
      return started || (reached && children.length === 0) ? undefined : { ...node, children }
    if (!reached) return undefined
    if (started) return node
    const headed = [...headsAgain(node, kept.findIndex(Boolean)), ...children]
    return { ...node, children: headed, classes: [...node.classes, 'rest'] }
  }
  const kept = element.children.flatMap(child => visit(child) ?? [])
  return reached ? { ...element, children: kept } : undefined
}

/** The heads of a table come again over the rows that go on, unless they would come alone. */
const headsAgain = ({ tag, children }: MarkupElement, from: number): readonly MarkupNode[] => {
  if (tag !== 'table') return []
  const first = children.findIndex(row => !isHead(row))
  return from > first ? children.slice(0, Math.max(0, first)) : []
}

const isHead = (node: MarkupNode): boolean =>
  node.kind === 'element' &&
  (node.tag === 'thead' ||
    (node.tag === 'tr' && node.children.every(cell => cell.kind === 'text' || cell.tag === 'th')))

const cutText = (text: string, offset: number, side: 'before' | 'after'): MarkupNode | undefined => {
  const part = side === 'before' ? text.slice(0, offset).trimEnd() : text.slice(offset)
  return part === '' ? undefined : { kind: 'text', text: part }
}
