/** A text as a tree becomes elements: where a template says « <prose src="{{story}}" /> » stands a box that holds them. */
import type { Inline, Prose, ProseBlock } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import { flow } from './parse.ts'
import type { MarkupElement, MarkupNode, Tag } from './tree.ts'

/** Elements without texts of players are the very same. */
export const withProse = (
  root: MarkupElement,
  proseOf: (name: string) => Prose | undefined,
): MarkupElement => {
  if (root.tag === 'prose') return told(root, proseOf)
  const children = root.children.map(child => (child.kind === 'element' ? withProse(child, proseOf) : child))
  return children.every((child, index) => child === root.children[index]) ? root : { ...root, children }
}

const told = (
  { classes, attributes, place }: MarkupElement,
  proseOf: (name: string) => Prose | undefined,
): MarkupElement => {
  const prose =
    proseOf(attributes['src'] ?? '') ??
    fail('no-prose', '<prose> montre un texte de la pièce : donnez-lui src="{{…}}".', place)
  const style = attributes['style']
  return {
    kind: 'element',
    tag: 'div',
    classes: ['prose', ...classes],
    attributes: style === undefined ? {} : { style },
    children: createTeller(place).blocks(prose),
    place,
  }
}

/** All of it stands where the template shows it. */
const createTeller = (place: Place) => {
  const element = (
    tag: Tag,
    classes: readonly string[],
    children: readonly MarkupNode[],
    attributes: MarkupElement['attributes'] = {},
  ): MarkupElement => ({ kind: 'element', tag, classes, attributes, children: flow(children), place })

  const inline = (node: Inline): MarkupNode => {
    switch (node.kind) {
      case 'text':
        return { kind: 'text', text: node.text }
      case 'strong':
        return element('b', [], inlines(node.children))
      case 'emphasis':
        return element('i', [], inlines(node.children))
      case 'sign':
        return {
          ...element('icon', ['sign'], [], { name: node.name }),
          place: { ...node.from, file: node.from.text },
        }
      case 'mark':
        return rings.has(node.text)
          ? element('icon', ['sign', 'ring'], [], { name: `ring-${node.text}` })
          : element('b', ['mark'], [{ kind: 'text', text: node.text }])
      case 'line-break':
        return element('br', [], [])
    }
  }
  const inlines = (nodes: readonly Inline[]): readonly MarkupNode[] => nodes.map(inline)

  /** A lone paragraph runs with its marker; a sign that opens it is its marker. */
  const item = (blocks: Prose): MarkupElement => {
    const [first, ...others] = blocks
    if (first?.kind !== 'paragraph') return element('li', [], blocks.map(block))
    const led = ledBySign(first.children)
    if (led) {
      const rest: Prose = [{ kind: 'paragraph', children: led.rest }, ...others]
      return element('li', ['signed'], [inline(led.sign), element('div', ['words'], rest.map(block))])
    }
    if (others.length === 0) return element('li', [], inlines(first.children))
    return element('li', ['long'], blocks.map(block))
  }

  const cell = (tag: 'th' | 'td', children: readonly Inline[], aligned: string | undefined) => {
    const classes = aligned === undefined || aligned === 'left' ? [] : [aligned]
    const led = ledBySign(children)
    if (!led) return element(tag, classes, inlines(children))
    const words = element('div', ['words'], inlines(led.rest))
    const row = element('div', ['signed'], [inline(led.sign), words])
    return element(tag, classes, [row])
  }

  const block = (node: ProseBlock): MarkupElement => {
    switch (node.kind) {
      case 'heading':
        return element(headings[node.level], [`level-${node.level}`], inlines(node.children))
      case 'paragraph':
        return element('p', [], inlines(node.children))
      case 'list':
        return element(node.ordered ? 'ol' : 'ul', [], node.items.map(item))
      case 'quote':
        return element('div', ['quote'], node.children.map(block))
      case 'rule':
        return element('hr', [], [])
      case 'picture':
        return element('img', ['picture'], [], { src: node.address })
      case 'box': {
        const head = [
          ...(node.icon === '' ? [] : [element('icon', [], [], { name: node.icon })]),
          element('div', ['words'], [{ kind: 'text', text: node.title }]),
        ]
        return element(
          'div',
          ['boxed', node.look],
          [
            ...(node.title === '' ? [] : [element('h3', ['box-title'], head)]),
            element('div', ['box-body'], node.children.map(block)),
          ],
        )
      }
      case 'table': {
        const { aligned, head, rows } = node
        const row = (tag: 'th' | 'td', cells: readonly (readonly Inline[])[]) =>
          element(
            'tr',
            tag === 'th' ? ['names'] : [],
            cells.map((children, index) => cell(tag, children, aligned[index])),
          )
        return element(
          'table',
          [],
          [
            ...(head.length > 0 ? [element('thead', [], [row('th', head)])] : []),
            element(
              'tbody',
              [],
              rows.map(cells => row('td', cells)),
            ),
          ],
        )
      }
    }
  }
  return { blocks: (prose: Prose): readonly MarkupNode[] => prose.map(block) }
}

interface Led {
  readonly sign: Inline
  readonly rest: readonly Inline[]
}

/** « :cat: Le chat … »: what stands before the words, where there are words. */
const ledBySign = ([sign, next, ...others]: readonly Inline[]): Led | undefined => {
  const isShown = sign?.kind === 'sign' || (sign?.kind === 'mark' && rings.has(sign.text))
  if (!sign || !isShown || next?.kind !== 'text' || next.text.trimStart() === next.text) return undefined
  const rest: Inline = { kind: 'text', text: next.text.trimStart() }
  return { sign, rest: rest.text === '' ? others : [rest, ...others] }
}

const headings = { 1: 'h2', 2: 'h3', 3: 'h3' } as const

/** Marks that have an ornament of their own. */
const rings: ReadonlySet<string> = new Set(Array.from({ length: 12 }, (_, index) => String(index + 1)))
