/** Columns of a table: each as wide as its widest cell would like, then shared out the same way in every row. */
import type { Node } from 'yoga-layout/load'
import { fail } from '../fault.ts'
import type { StyledElement } from '../style/cascade.ts'
import { sideNames } from '../style/style.ts'
import type { Dimension } from '../style/values.ts'
import { createTextSetter } from '../text/block.ts'
import { collectInline } from '../text/collect.ts'
import type { LayoutContext } from './layout.ts'

export interface Column {
  readonly natural: number
  /** Of its widest word: it never gets narrower. */
  readonly least: number
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
      const known = columns[at] ?? emptyColumn
      const wish = widths(cell, context)
      const natural = span === 1 ? Math.max(known.natural, wish.natural) : known.natural
      const least = span === 1 ? Math.max(known.least, wish.widest) : known.least
      const given = span === 1 && cell.style.width !== 'auto' ? cell.style.width : known.given
      columns[at] = { natural, least, given }
      for (let extra = 1; extra < span; extra++) columns[at + extra] ??= emptyColumn
      at += span
    }
  }
  return columns
}

const emptyColumn: Column = { natural: 0, least: 0, given: 'auto' }

const rowsOf = (element: StyledElement): readonly StyledElement[] =>
  element.children.flatMap(child =>
    child.kind === 'text' ? [] : child.element.tag === 'tr' ? [child] : rowsOf(child),
  )

const mostColumns = 50

const spanOf = ({ element }: StyledElement): number => {
  const span = Number(element.attributes['colspan'] ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= mostColumns
    ? span
    : fail('colspan', `colspan veut un nombre entier de 1 à ${mostColumns}.`, element.place)
}

const widths = (
  cell: StyledElement,
  context: LayoutContext,
): { readonly natural: number; readonly widest: number } => {
  const { padding, border } = cell.style
  const edges = sideNames
    .filter(side => side === 'left' || side === 'right')
    .reduce((sum, side) => sum + asNumber(padding[side]) + border[side].width, 0)
  const blocks = cell.children.filter(child => child.kind === 'element' && child.element.tag === 'div')
  const parts = blocks.length > 0 ? blocks.map(block => (block.kind === 'element' ? block : cell)) : [cell]
  const setters = parts.map(part => createTextSetter(collectInline(part.children), part.style, context))
  return {
    natural: edges + Math.max(...setters.map(setter => setter.natural())) + 0.1,
    widest: edges + Math.max(...setters.map(setter => setter.widest())) + 0.1,
  }
}

const asNumber = (value: Dimension): number => (typeof value === 'number' ? value : 0)

/** Gives a cell its share; answers how many columns it takes. */
export const sizeCell = (node: Node, cell: StyledElement, at: number, columns: readonly Column[]): number => {
  const span = spanOf(cell)
  const own = columns.slice(at, at + span)
  const [only] = own
  node.setMinWidth(own.reduce((sum, { least }) => sum + least, 0))
  if (span === 1 && only && only.given !== 'auto') {
    node.setWidth(only.given)
    node.setFlexGrow(0)
    node.setFlexShrink(0)
    return span
  }
  const natural = own.reduce(
    (sum, column) => sum + (typeof column.given === 'number' ? column.given : column.natural),
    0,
  )
  node.setWidth('auto')
  node.setFlexBasis(natural)
  node.setFlexGrow(span)
  node.setFlexShrink(1)
  return span
}
