/** Columns of a table: each as wide as its widest cell would like, then shared out the same way in every row. */
import type { Node } from 'yoga-layout/load'
import { fail } from '../vocabulary/fault.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement, StyledNode } from '../style/cascade.ts'
import type { Style } from '../style/style.ts'
import { mm, type Dimension } from '../style/values.ts'
import { collectInline, isShown, isText, partsOf } from '../text/collect.ts'
import type { LayoutContext } from './context.ts'

export interface Column {
  readonly natural: number
  /** Of its widest word: it never gets narrower, unless the word is beyond measure. */
  readonly least: number
  /** A width that the style sheet gives to one of its cells. */
  readonly given: Dimension
}

export const columnsOf = (table: StyledElement, context: LayoutContext): readonly Column[] => {
  const columns: Column[] = []
  for (const row of rowsOf(table)) {
    let at = 0
    for (const cell of shownIn(row)) {
      const span = spanOf(cell)
      if (span > 1 && cell.style.width !== 'auto') refuseWidth(cell)
      const known = columns[at] ?? emptyColumn
      const wish = widthsOf(cell, context)
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

export const shownIn = ({ children }: StyledElement): readonly StyledElement[] =>
  children.filter(isShownElement)

const isShownElement = (node: StyledNode): node is StyledElement =>
  node.kind === 'element' && node.style.display !== 'none'

const rowsOf = (element: StyledElement): readonly StyledElement[] =>
  shownIn(element).flatMap(child => (child.element.tag === 'tr' ? [child] : rowsOf(child)))

const refuseWidth = ({ element: { tag, place } }: StyledElement): never =>
  fail(
    'no-effect',
    `width ne peut rien sur <${tag}> qui prend plusieurs colonnes : donnez-le à une case d’une seule.`,
    place,
  )

const mostColumns = 50

const spanOf = ({ element }: StyledElement): number => {
  const span = Number(element.attributes['colspan'] ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= mostColumns
    ? span
    : fail('colspan', `colspan veut un nombre entier de 1 à ${mostColumns}.`, element.place)
}

interface Widths {
  readonly natural: number
  /** Of the widest word. */
  readonly widest: number
}

const widthsOf = (cell: StyledElement, context: LayoutContext): Widths => {
  const { natural, widest } = contentWidths(cell, context)
  const edges = edgesOf(cell.style)
  return { natural: edges + natural + 0.1, widest: edges + widest + 0.1 }
}

const edgesOf = ({ padding, border }: Style): number =>
  asNumber(padding.left) + border.left.width + asNumber(padding.right) + border.right.width

/** Boxes stand under one another, or beside one another where the style says so. */
const contentWidths = (styled: StyledElement, context: LayoutContext): Widths => {
  const { display, flexDirection, flexWrap, columnGap } = styled.style
  const beside = styled.element.tag === 'tr' || (display === 'flex' && !flexDirection?.startsWith('column'))
  const shown = styled.children.filter(isShown)
  const text = (nodes: readonly StyledNode[]): Widths => {
    const setter = context.texts.setter(collectInline(nodes), styled.style, context)
    return { natural: setter.natural(), widest: setter.widest() }
  }
  const parts = isText(shown)
    ? [text(shown)]
    : partsOf(shown).map(part => (part.inline ? text(part.nodes) : boxWidths(part.node, context)))
  const naturals = parts.map(({ natural }) => natural)
  const widests = parts.map(({ widest }) => widest)
  const gaps = columnGap * Math.max(0, parts.length - 1)
  return {
    natural: beside ? sum(naturals) + gaps : Math.max(0, ...naturals),
    widest: beside && flexWrap === 'nowrap' ? sum(widests) + gaps : Math.max(0, ...widests),
  }
}

const boxWidths = (styled: StyledElement, context: LayoutContext): Widths => {
  const { element, style } = styled
  if (style.position === 'absolute') return { natural: 0, widest: 0 }
  const room = asNumber(style.margin.left) + asNumber(style.margin.right)
  const fixed = typeof style.width === 'number' ? style.width : pictureWidth(element, style, context)
  if (fixed !== undefined) return { natural: room + fixed, widest: room + fixed }
  const { natural, widest } = contentWidths(styled, context)
  const edges = room + edgesOf(style)
  return { natural: edges + natural, widest: edges + widest }
}

const pictureWidth = (element: MarkupElement, style: Style, context: LayoutContext): number | undefined => {
  if (element.tag === 'drawing' && style.height === 'auto')
    return (context.drawing(element).at(-1)?.width ?? 0) * mm
  if (!['icon', 'img', 'drawing'].includes(element.tag)) return undefined
  const height = typeof style.height === 'number' ? style.height : context.sizeOf(style)
  return height * (style.aspectRatio ?? context.ratioOf(element))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const asNumber = (value: Dimension): number => (typeof value === 'number' ? value : 0)

/** A row never gets narrower than its columns: yoga loses all measure where they stop one after the other. */
export const leastWidth = (columns: readonly Column[]): number =>
  sum(columns.map(({ least, given }) => (typeof given === 'number' ? Math.max(given, least) : least)))

/** Gives a cell its share; answers how many columns it takes. */
export const sizeCell = (node: Node, cell: StyledElement, at: number, columns: readonly Column[]): number => {
  const span = spanOf(cell)
  const own = columns.slice(at, at + span)
  const [only] = own
  node.setMinWidth(sum(own.map(column => column.least)))
  if (span === 1 && only && only.given !== 'auto') {
    node.setWidth(only.given)
    node.setFlexGrow(0)
    node.setFlexShrink(0)
    return span
  }
  const wide = (width: (column: Column) => number): number =>
    sum(own.map(column => (typeof column.given === 'number' ? column.given : width(column))))
  const natural = wide(column => column.natural)
  const least = wide(column => column.least)
  node.setWidth('auto')
  node.setFlexBasis(natural)
  node.setFlexGrow(span)
  // Columns come to their least widths all at once: yoga goes wrong where one of them stops before the others.
  node.setFlexShrink(natural > 0 ? Math.max(0, natural - least) / natural : 1)
  return span
}
