/** Styles -> yoga: every property of a box, given to a node. */
import type { Config, Edge, Node, Yoga } from 'yoga-layout/load'
import type { BoxStyle, Sides, Style } from '../style/style.ts'
import { sideNames } from '../style/style.ts'
import type { Dimension } from '../style/values.ts'

/** Nodes that were given a style: the next ones take it from them in one call. In a row, a box may shrink. */
interface Patterns {
  /** All of them: yoga's memory is not collected. */
  readonly nodes: Node[]
  readonly inRow: WeakMap<Style, Node>
  readonly elsewhere: WeakMap<Style, Node>
}

const patterns = new WeakMap<Config, Patterns>()

export const styledNode = (yoga: Yoga, config: Config, style: Style, inRow: boolean): Node => {
  const known = patternsOf(config)
  const made = inRow ? known.inRow : known.elsewhere
  const pattern = made.get(style) ?? patternFor(yoga, config, style, inRow)
  if (!made.has(style)) {
    made.set(style, pattern)
    known.nodes.push(pattern)
  }
  const node = yoga.Node.create(config)
  node.copyStyle(pattern)
  return node
}

/** A template may write a style of its own for each piece. */
const mostPatterns = 4000

const patternsOf = (config: Config): Patterns => {
  const known = patterns.get(config)
  if (known && known.nodes.length < mostPatterns) return known
  for (const node of known?.nodes ?? []) node.free()
  const made = { nodes: [], inRow: new WeakMap(), elsewhere: new WeakMap() }
  patterns.set(config, made)
  return made
}

const patternFor = (yoga: Yoga, config: Config, style: Style, inRow: boolean): Node => {
  const node = yoga.Node.create(config)
  applyStyle(yoga, node, style, inRow)
  return node
}

export const applyStyle = (yoga: Yoga, node: Node, style: Style, inRow: boolean): void => {
  const row = style.display === 'flex'
  node.setPositionType(
    style.position === 'absolute' ? yoga.POSITION_TYPE_ABSOLUTE : yoga.POSITION_TYPE_RELATIVE,
  )
  node.setFlexDirection(directions(yoga)[style.flexDirection ?? (row ? 'row' : 'column')])
  node.setFlexWrap(style.flexWrap === 'wrap' ? yoga.WRAP_WRAP : yoga.WRAP_NO_WRAP)
  node.setJustifyContent(justifications(yoga)[style.justifyContent])
  node.setAlignItems(alignments(yoga)[style.alignItems])
  node.setAlignSelf(alignments(yoga)[style.alignSelf])
  node.setAlignContent(alignments(yoga)[style.alignContent])
  node.setFlexGrow(style.flexGrow)
  node.setFlexShrink(style.flexShrink ?? (inRow ? 1 : 0))
  node.setFlexBasis(style.flexBasis)
  node.setGap(yoga.GUTTER_ROW, style.rowGap)
  node.setGap(yoga.GUTTER_COLUMN, style.columnGap)
  applySize(node, style)
  applySides(yoga, node, style)
}

const applySize = (node: Node, style: BoxStyle): void => {
  node.setWidth(style.width)
  node.setHeight(style.height)
  node.setMinWidth(bound(style.minWidth))
  node.setMinHeight(bound(style.minHeight))
  node.setMaxWidth(bound(style.maxWidth))
  node.setMaxHeight(bound(style.maxHeight))
  if (style.aspectRatio !== undefined) node.setAspectRatio(style.aspectRatio)
}

const bound = (dimension: Dimension): number | `${number}%` | undefined =>
  dimension === 'auto' ? undefined : dimension

const applySides = (yoga: Yoga, node: Node, style: BoxStyle): void => {
  const edges: Sides<Edge> = {
    top: yoga.EDGE_TOP,
    right: yoga.EDGE_RIGHT,
    bottom: yoga.EDGE_BOTTOM,
    left: yoga.EDGE_LEFT,
  }
  for (const side of sideNames) {
    const at = edges[side]
    const [margin, padding, inset] = [style.margin[side], style.padding[side], style.inset[side]]
    if (margin !== 0) node.setMargin(at, margin)
    if (padding !== 0) node.setPadding(at, bound(padding))
    if (inset !== 'auto') node.setPosition(at, inset)
    const { width, style: drawn } = style.border[side]
    if (width !== 0 && drawn !== 'none') node.setBorder(at, width)
  }
}

const directions = (yoga: Yoga) => ({
  row: yoga.FLEX_DIRECTION_ROW,
  column: yoga.FLEX_DIRECTION_COLUMN,
  'row-reverse': yoga.FLEX_DIRECTION_ROW_REVERSE,
  'column-reverse': yoga.FLEX_DIRECTION_COLUMN_REVERSE,
})

const justifications = (yoga: Yoga) => ({
  'flex-start': yoga.JUSTIFY_FLEX_START,
  center: yoga.JUSTIFY_CENTER,
  'flex-end': yoga.JUSTIFY_FLEX_END,
  'space-between': yoga.JUSTIFY_SPACE_BETWEEN,
  'space-around': yoga.JUSTIFY_SPACE_AROUND,
  'space-evenly': yoga.JUSTIFY_SPACE_EVENLY,
})

const alignments = (yoga: Yoga) => ({
  auto: yoga.ALIGN_AUTO,
  stretch: yoga.ALIGN_STRETCH,
  'flex-start': yoga.ALIGN_FLEX_START,
  center: yoga.ALIGN_CENTER,
  'flex-end': yoga.ALIGN_FLEX_END,
  'space-between': yoga.ALIGN_SPACE_BETWEEN,
  'space-around': yoga.ALIGN_SPACE_AROUND,
})
