/** Columns of a table: each as wide as its widest cell would like, then shared out the same way in every row. */
import type { Node } from 'yoga-layout/load'
import type { StyledElement } from '../style/cascade.ts'
import { sideNames } from '../style/style.ts'
import type { Dimension } from '../style/values.ts'
import { createTextSetter } from '../text/block.ts'
import { collectInline } from '../text/collect.ts'
import type { LayoutContext } from './layout.ts'

export interface Column {
  readonly natural: number
  /** A width that the style sheet gives to one of its cells. */
  readonly given: Dimension
}

export const columnsOf = (table: StyledElement, context: LayoutContext): readonly Column[] => {
  const columns: Column[] = []
  for (const row of rowsOf(table)) {
    let at = 0
    for (const cell of row.children) {
      if (cell.kind === 'text') continue
      const span = spanOf(cell)
      const known = columns[at] ?? { natural: 0, given: 'auto' }
      const natural = span === 1 ? Math.max(known.natural, naturalWidth(cell, context)) : known.natural
      const given = span === 1 && cell.style.width !== 'auto' ? cell.style.width : known.given
      columns[at] = { natural, given }
      for (let extra = 1; extra < span; extra++) columns[at + extra] ??= { natural: 0, given: 'auto' }
      at += span
    }
  }
  return columns
}

const rowsOf = (element: StyledElement): readonly StyledElement[] =>
  element.children.flatMap(child =>
    child.kind === 'text' ? [] : child.element.tag === 'tr' ? [child] : rowsOf(child),
  )

const spanOf = ({ element }: StyledElement): number => Math.max(1, Number(element.attributes['colspan'] ?? 1) || 1)

const naturalWidth = (cell: StyledElement, context: LayoutContext): number => {
  const { padding, border } = cell.style
  const edges = sideNames
    .filter(side => side === 'left' || side === 'right')
    .reduce((sum, side) => sum + asNumber(padding[side]) + border[side].width, 0)
  return edges + createTextSetter(collectInline(cell.children), cell.style, context).natural() + 0.1
}

const asNumber = (value: Dimension): number => (typeof value === 'number' ? value : 0)

/** Gives a cell its share; answers how many columns it takes. */
export const sizeCell = (node: Node, cell: StyledElement, at: number, columns: readonly Column[]): number => {
  const span = spanOf(cell)
  const own = columns.slice(at, at + span)
  const [only] = own
  node.setMinWidth(0)
  if (span === 1 && only && only.given !== 'auto') {
    node.setWidth(only.given)
    node.setFlexGrow(0)
    node.setFlexShrink(0)
    return span
  }
  const natural = own.reduce((sum, column) => sum + (typeof column.given === 'number' ? column.given : column.natural), 0)
  node.setWidth('auto')
  node.setFlexBasis(natural)
  node.setFlexGrow(span)
  node.setFlexShrink(1)
  return span
}
