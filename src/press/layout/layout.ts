/** A styled tree laid out in a box of fixed size: yoga places the boxes, the fonts measure the words. */
import type { Node, Yoga } from 'yoga-layout/load'
import type { Drawing, Size } from '../../core/index.ts'
import { fail } from '../vocabulary/fault.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement, StyledNode, StyledText } from '../style/cascade.ts'
import { initialBox, type Style } from '../style/style.ts'
import { mm } from '../style/values.ts'
import type { TextSetter } from '../text/block.ts'
import { collectInline, isShown, isText, partsOf } from '../text/collect.ts'
import type { Box, BoxContent } from './box.ts'
import type { LayoutContext } from './context.ts'
import { layDrawing } from './drawing.ts'
import { applyStyle, styledNode } from './nodes.ts'
import { columnsOf, leastWidth, shownIn, sizeCell, type Column } from './table.ts'

/** A yoga node and what to read of it once it is placed. */
interface Leaf {
  readonly node: Node
  readonly style: Style
  readonly element: MarkupElement
  readonly children: readonly Leaf[]
  readonly content: ((width: number, height: number) => BoxContent | undefined) | undefined
}

export const layOut = (
  root: StyledElement,
  size: { readonly width: number; readonly height: number },
  context: LayoutContext,
): Box => {
  const tree = build(root, false, 1, context)
  try {
    tree.node.setWidth(size.width)
    tree.node.setHeight(size.height)
    tree.node.calculateLayout(size.width, size.height, context.yoga.DIRECTION_LTR)
    return read(tree, context.yoga)
  } finally {
    tree.node.freeRecursive()
  }
}

const build = (styled: StyledElement, inRow: boolean, ordinal: number, context: LayoutContext): Leaf => {
  const { element, style } = styled
  const node = styledNode(context.yoga, context.config, style, inRow)
  if (element.tag === 'icon' || element.tag === 'img' || element.tag === 'drawing')
    return picture(node, styled, context)
  const shown = styled.children.filter(isShown).filter(child => !(context.bare && givesWay(child)))
  const marked = element.tag === 'li' && style.marker !== 'none'
  if (!marked && isText(shown)) return textLeaf(node, styled, shown, context)
  const children = buildChildren(styled, shown, context)
  // What goes on of an item has had its number.
  const numbered = marked && !element.classes.includes('rest')
  return holding(node, styled, numbered ? [marker(styled, ordinal, context), ...children] : children)
}

const givesWay = (node: StyledNode): boolean => node.kind === 'element' && node.style.givesWay > 0

const holding = (node: Node, { element, style }: StyledElement, children: readonly Leaf[]): Leaf => {
  for (const [index, child] of children.entries()) node.insertChild(child.node, index)
  return { node, style, element, children, content: undefined }
}

const buildChildren = (
  styled: StyledElement,
  shown: readonly StyledNode[],
  context: LayoutContext,
): readonly Leaf[] => {
  const { style, element } = styled
  const row = element.tag === 'tr' || (style.display === 'flex' && !style.flexDirection?.startsWith('column'))
  if (element.tag === 'table') return tableParts(styled, columnsOf(styled, context), context)
  let ordinal = Number(element.attributes['start'] ?? 1) - 1
  return partsOf(shown).map(part => {
    if (part.inline) return anonymous(part.nodes, styled, row, context)
    if (part.node.element.tag === 'li') ordinal++
    return build(part.node, row, ordinal, context)
  })
}

const anonymous = (
  nodes: readonly StyledNode[],
  parent: StyledElement,
  inRow: boolean,
  context: LayoutContext,
): Leaf => {
  const style = unboxed(parent.style)
  const node = context.yoga.Node.create(context.config)
  node.setFlexShrink(inRow ? 1 : 0)
  return textLeaf(node, { ...parent, style }, nodes, context)
}

const unboxedStyles = new WeakMap<Style, Style>()

/** The same letters, in a box of no properties. */
const unboxed = (style: Style): Style => {
  const known = unboxedStyles.get(style) ?? { ...style, ...initialBox }
  unboxedStyles.set(style, known)
  return known
}

const textLeaf = (
  node: Node,
  { element, style }: StyledElement,
  nodes: readonly StyledNode[],
  context: LayoutContext,
): Leaf => {
  const setter = context.texts.setter(collectInline(nodes), style, context)
  node.setMeasureFunc(measure(setter, context.yoga))
  return {
    node,
    style,
    element,
    children: [],
    content: width => ({ kind: 'text', x: 0, y: 0, block: setter.set(width) }),
  }
}

/** A hair of room, so that rounding never breaks a line that just fits. */
const hair = 0.01

const measure =
  (setter: TextSetter, yoga: Yoga) =>
  (width: number, mode: number): { width: number; height: number } => {
    if (mode === yoga.MEASURE_MODE_EXACTLY) return { width, height: setter.set(width + hair).height }
    const natural = setter.natural() + hair
    const taken = mode === yoga.MEASURE_MODE_AT_MOST ? Math.min(width, natural) : natural
    return { width: taken, height: setter.set(taken + hair).height }
  }

const picture = (node: Node, styled: StyledElement, context: LayoutContext): Leaf => {
  const { element, style } = styled
  // A picture that grows takes the room there is and is drawn whole inside it.
  const grows = style.flexGrow > 0
  const free = !grows && style.width === 'auto' && style.height === 'auto'
  if (free && element.tag === 'drawing') measureDrawing(node, styled, context)
  else if (!grows && style.aspectRatio === undefined && (style.width === 'auto' || style.height === 'auto'))
    node.setAspectRatio(context.ratioOf(element))
  if (free && element.tag !== 'drawing') node.setHeight(context.sizeOf(style))
  node.setFlexShrink(style.flexShrink ?? (grows ? 1 : 0))
  return { node, style, element, children: [], content: pictured(styled, context) }
}

/** In its natural size, where there is room for it. */
const measureDrawing = (node: Node, { element }: StyledElement, context: LayoutContext): void => {
  const { width: natural = 0, height = 0 } = context.drawing(element).at(-1) ?? {}
  node.setMeasureFunc((room, mode) => {
    const least = Math.min(natural * mm, mode === context.yoga.MEASURE_MODE_UNDEFINED ? Infinity : room)
    const width = mode === context.yoga.MEASURE_MODE_EXACTLY ? room : least
    return { width, height: (least * height) / natural }
  })
}

const pictured = (
  { element, style }: StyledElement,
  context: LayoutContext,
): NonNullable<Leaf['content']> => {
  const { name = '', src = '' } = element.attributes
  if (element.tag === 'drawing') {
    const sizes = context.drawing(element)
    return (width, height) => {
      const drawing = largestIn({ width, height }, sizes)
      return (
        drawing && {
          kind: 'drawing',
          drawing: layDrawing(drawing, { width, height }, { element, style }, context),
        }
      )
    }
  }
  const content: BoxContent =
    element.tag === 'icon'
      ? { kind: 'icon', ornament: context.ornament(name, element) }
      : { kind: 'image', source: src }
  return () => content
}

/** One alone is made as small as its box asks. */
const largestIn = ({ width, height }: Size, sizes: readonly Drawing[]): Drawing | undefined =>
  sizes.length === 1
    ? sizes[0]
    : sizes.findLast(size => size.width * mm <= width + hair && size.height * mm <= height + hair)

/** The bullet or number of a list item hangs in its left padding. */
const marker = (item: StyledElement, ordinal: number, context: LayoutContext): Leaf => {
  const element: MarkupElement = { ...item.element, tag: 'marker', children: [], attributes: {} }
  const style: Style = { ...item.style, ...initialBox, position: 'absolute' }
  const text = item.style.marker === 'decimal' ? `${ordinal}.` : item.style.marker
  const node = context.yoga.Node.create(context.config)
  node.setPositionType(context.yoga.POSITION_TYPE_ABSOLUTE)
  node.setPosition(context.yoga.EDGE_LEFT, 0)
  node.setPosition(
    context.yoga.EDGE_TOP,
    typeof item.style.padding.top === 'number' ? item.style.padding.top : 0,
  )
  const source: StyledText = { kind: 'text', text, style, source: element }
  return textLeaf(node, { kind: 'element', element, style, children: [source] }, [source], context)
}

/** Rows of cells that share their columns, and the groups that they stand in. */
const tableParts = (
  parent: StyledElement,
  columns: readonly Column[],
  context: LayoutContext,
): readonly Leaf[] =>
  shownIn(parent).map(part => {
    if (part.element.tag === 'tr') return tableRow(part, columns, context)
    const node = styledNode(context.yoga, context.config, part.style, false)
    return holding(node, part, tableParts(part, columns, context))
  })

const tableRow = (row: StyledElement, columns: readonly Column[], context: LayoutContext): Leaf => {
  const node = context.yoga.Node.create(context.config)
  applyStyle(context.yoga, node, { ...row.style, display: 'flex' }, false)
  node.setMinWidth(leastWidth(columns))
  let column = 0
  const cells = shownIn(row).map(cell => {
    const leaf = build(cell, true, 1, context)
    column += sizeCell(leaf.node, cell, column, columns)
    return leaf
  })
  return holding(node, row, cells)
}

const read = (leaf: Leaf, yoga: Yoga): Box => {
  const { left, top, width, height } = leaf.node.getComputedLayout()
  if (![left, top, width, height].every(isSane)) refuseSize(leaf)
  const children = leaf.children.map(child => read(child, yoga))
  return {
    x: left,
    y: top,
    width,
    height,
    style: leaf.style,
    element: leaf.element,
    content: leaf.content && readContent(leaf, width, height, yoga),
    children: leaf.style.overflow === 'continue' ? fromTop(children, leaf, yoga) : children,
  }
}

/** What goes on begins at the top of its box, even where it would stand in its middle if it were shorter. */
const fromTop = (children: readonly Box[], { node }: Leaf, yoga: Yoga): readonly Box[] => {
  const inset = node.getComputedPadding(yoga.EDGE_TOP) + node.getComputedBorder(yoga.EDGE_TOP)
  const tops = children
    .filter(({ style }) => style.position !== 'absolute')
    .map(({ y, style: { margin } }) => y - (typeof margin.top === 'number' ? margin.top : 0))
  const raised = inset - Math.min(inset, ...tops)
  return raised < hair ? children : children.map(child => ({ ...child, y: child.y + raised }))
}

/** A kilometre of paper, in points. */
const farthest = 3_000_000

const isSane = (value: number): boolean => Math.abs(value) <= farthest

const refuseSize = ({ element: { tag, place } }: Leaf): never =>
  fail(
    'size',
    `<${tag}> n’a plus de mesure : ses nombres, ou ceux de ce qui l’entoure, sont trop grands. Corrigez-les.`,
    place,
  )

const readContent = (
  { node, content }: Leaf,
  width: number,
  height: number,
  yoga: Yoga,
): BoxContent | undefined => {
  const inset = (edge: typeof yoga.EDGE_LEFT | typeof yoga.EDGE_TOP | typeof yoga.EDGE_RIGHT): number =>
    node.getComputedPadding(edge) + node.getComputedBorder(edge)
  const made = content?.(width - inset(yoga.EDGE_LEFT) - inset(yoga.EDGE_RIGHT) + hair, height)
  return made?.kind === 'text' ? { ...made, x: inset(yoga.EDGE_LEFT), y: inset(yoga.EDGE_TOP) } : made
}
