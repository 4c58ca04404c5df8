/** The rows that head a table: they come again over the rows that go on, and never stand alone. */
import type { MarkupElement, MarkupNode } from './tree.ts'

type TableRow = MarkupElement & { readonly tag: 'tr' }
type TableBody = MarkupElement & { readonly tag: 'tbody' }

const isRow = (node: MarkupNode): node is TableRow => node.kind === 'element' && node.tag === 'tr'
const isBody = (node: MarkupNode): node is TableBody => node.kind === 'element' && node.tag === 'tbody'

/** `thead`, or a row of `th` alone. */
const isHead = (node: MarkupNode): boolean =>
  isRow(node)
    ? node.children.length > 0 && node.children.every(cell => cell.kind === 'element' && cell.tag === 'th')
    : node.kind === 'element' && node.tag === 'thead'

const countRows = (nodes: readonly MarkupNode[]): number => nodes.reduce((sum, node) => sum + rowsIn(node), 0)

const rowsIn = (node: MarkupNode): number =>
  isRow(node) ? 1 : node.kind === 'element' ? countRows(node.children) : 0

/** What a table begins with: its heads, and of its first `tbody` the rows that head it. */
const leading = (children: readonly MarkupNode[]): readonly MarkupNode[] => {
  const heads: MarkupNode[] = []
  for (const child of children) {
    const own = isBody(child) ? leading(child.children) : undefined
    if (own ? own.length === rowsIn(child) : isHead(child)) heads.push(child)
    else {
      if (isBody(child) && own && own.length > 0) heads.push({ ...child, children: own })
      break
    }
  }
  return heads
}

/** Nothing where the table has no other row. */
const headsOf = ({ children }: MarkupElement): readonly MarkupNode[] => {
  const heads = leading(children)
  return countRows(heads) < countRows(children) ? heads : []
}

/** Whether a part of a table has more than its heads. */
export const hasBody = (table: MarkupElement, part: readonly MarkupNode[]): boolean =>
  countRows(part) > countRows(headsOf(table))

/** The heads of a table over the part of it that goes on, which begins in one of its children. */
export const withHeads = (
  table: MarkupElement,
  from: number,
  part: readonly MarkupNode[],
): readonly MarkupNode[] => {
  const heads = headsOf(table)
  const [first, ...others] = part
  const own = heads[from]
  // A body that brings its own heads stays one body.
  if (!own || !isBody(own) || !first || !isBody(first)) return [...heads, ...part]
  return [...heads.slice(0, from), { ...first, children: [...own.children, ...first.children] }, ...others]
}
