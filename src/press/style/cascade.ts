/** From markup and rules to computed styles. The same rules under the same parent give the very same style. */
import type { MarkupElement, MarkupNode, Tag } from '../markup/tree.ts'
import { boxedBy, checkPlacing } from './placing.ts'
import { properties, type Draft } from './properties.ts'
import { sized, type TextScale } from './scales.ts'
import { holds, matches, type Rank, type Station } from './selector.ts'
import { readInline, type Declaration, type StyleRule } from './sheet.ts'
import { initialBox, initialStyle, type Style } from './style.ts'
import { isVariable, substitute, withVariables } from './variables.ts'

export interface StyledElement {
  readonly kind: 'element'
  readonly element: MarkupElement
  readonly style: Style
  readonly children: readonly StyledNode[]
}

export interface StyledText {
  readonly kind: 'text'
  readonly text: string
  readonly style: Style
  readonly source: MarkupNode
}

export type StyledNode = StyledElement | StyledText

export interface Styler {
  readonly style: (root: MarkupElement) => StyledElement
}

/** A template may write a style of its own for each piece. */
const mostStyles = 5000
const mostFootings = 20_000

/** A style, and a number for where its element stands: all that selectors ask of it and of what it stands in. */
interface Footing {
  readonly number: number
  readonly style: Style
}

export const createStyler = (rules: readonly StyleRule[], text: TextScale): Styler => {
  const computed = new Map<string, Style>()
  let keys = 0
  const byKey = indexRules(rules)
  const ranksOf = createRanks(rules)
  /** Elements that stand alike are asked once which rules mean them. */
  const footings = new Map<string, Footing>()
  let numbers = 0

  const styleOf = (station: Station, parent: Style, inline: string): Style => {
    const { element } = station
    const matched = candidates(byKey, element).filter(index => {
      const rule = rules[index]
      return rule !== undefined && matches(rule, station)
    })
    const key = `${parent.key}/${element.tag}/${matched.join(',')}/${inline}`
    const known = computed.get(key)
    if (known) return known
    const declarations = [
      ...matched.flatMap(index => rules[index]?.declarations ?? []),
      ...(inline ? readInline(inline, element.place) : []),
    ]
    if (computed.size >= mostStyles) computed.clear()
    const style = compute(element.tag, declarations, parent, text, ++keys)
    computed.set(key, style)
    return style
  }

  const footingOf = (station: Station, parent: Footing): Footing => {
    const { tag, classes, attributes } = station.element
    const inline = attributes['style'] ?? ''
    const key = `${parent.number}/${tag}/${classes.join(' ')}/${ranksOf(station)}/${inline}`
    const known = footings.get(key)
    if (known) return known
    if (footings.size >= mostFootings) footings.clear()
    const made = { number: ++numbers, style: styleOf(station, parent.style, inline) }
    footings.set(key, made)
    return made
  }

  const visit = (station: Station, parent: Footing): StyledElement => {
    const footing = footingOf(station, parent)
    const { style } = footing
    const { element } = station
    let [rank, siblings] = [0, 0]
    for (const { kind } of element.children) if (kind === 'element') siblings++
    const children = element.children.map((child): StyledNode => {
      if (child.kind === 'text') return { kind: 'text', text: child.text, style, source: child }
      rank++
      return visit({ element: child, parent: station, rank, siblings }, footing)
    })
    return { kind: 'element', element, style, children }
  }

  return {
    style: root =>
      visit({ element: root, parent: undefined, rank: 1, siblings: 1 }, { number: 0, style: initialStyle }),
  }
}

/** Which of all the ranks that rules ask for an element has, in one number; its very place where they ask for many. */
const createRanks = (rules: readonly StyleRule[]): ((station: Station) => number | string) => {
  const asked = new Map<string, Rank>()
  for (const { compounds } of rules)
    for (const { ranks } of compounds) for (const rank of ranks) asked.set(JSON.stringify(rank), rank)
  const all = [...asked.values()]
  if (all.length > mostRanks) return ({ rank, siblings }) => `${rank} ${siblings}`
  return station => {
    let held = 0
    for (const rank of all) held = held * 2 + (holds(rank, station) ? 1 : 0)
    return held
  }
}

/** As many as a number holds digits of two. */
const mostRanks = 50

/** Rules by what their last compound asks first: a class, else an element, else nothing. */
const indexRules = (rules: readonly StyleRule[]): ReadonlyMap<string, readonly number[]> => {
  const index = new Map<string, number[]>()
  for (const [place, { compounds }] of rules.entries()) {
    const [last] = compounds
    const key = last?.classes[0] ? `.${last.classes[0]}` : (last?.tag ?? '*')
    const list = index.get(key)
    if (list) list.push(place)
    else index.set(key, [place])
  }
  return index
}

const none: readonly number[] = []

/** In the order of the cascade. */
const candidates = (
  index: ReadonlyMap<string, readonly number[]>,
  { tag, classes }: MarkupElement,
): readonly number[] => {
  const found = [...(index.get('*') ?? none), ...(index.get(tag) ?? none)]
  for (const name of classes) found.push(...(index.get(`.${name}`) ?? none))
  return found.sort((a, b) => a - b)
}

const compute = (
  tag: Tag,
  declarations: readonly Declaration[],
  parent: Style,
  text: TextScale,
  key: number,
): Style => {
  const draft: Draft = { ...parent, ...initialBox, key, variables: withVariables(declarations, parent) }
  const resolved = declarations
    .filter(declaration => !isVariable(declaration))
    .map(declaration => ({ ...declaration, value: substitute(declaration, draft.variables) }))
  for (const declaration of resolved)
    if (declaration.property === 'font-size') applyOne(draft, declaration, parent.fontSize / text.scale)
  const asked = resolved.some(({ property }) => property === 'font-size')
  const em = asked ? draft.fontSize : parent.fontSize / text.scale
  for (const declaration of resolved)
    if (declaration.property !== 'font-size') applyOne(draft, declaration, em)
  draft.fontSize = asked ? sized(draft.fontSize, text) : parent.fontSize
  if (draft.fit !== parent.fit && draft.fit)
    draft.fit = [sized(draft.fit[0], text), sized(draft.fit[1], text)]
  if (draft.maxLines > 0) draft.partOf = key
  checkPlacing(tag, draft, resolved)
  draft.boxed = boxedBy(tag, draft, parent, resolved)
  return draft
}

const applyOne = (draft: Draft, { property, value, place }: Declaration, em: number): void =>
  properties[property]?.(draft, value, { em, place, property })
