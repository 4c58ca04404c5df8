/** Text of a filled template -> tree. Whatever stands outside the small HTML is an error with its place. */
import { typeset } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import { checkAttribute, checkNesting, checkText, knownTag } from './elements.ts'
import { scanMarkup, type Attributes } from './scan.ts'
import { emptyTags, type MarkupElement, type MarkupNode, type Tag } from './tree.ts'

const mostNesting = 64
const mostBoxes = 200

interface Open {
  readonly tag: Tag
  readonly classes: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly children: MarkupNode[]
  readonly place: Place
}

export const parseMarkup = (text: string, file: string): MarkupElement => {
  const root: Open = {
    tag: 'div',
    classes: [],
    attributes: {},
    children: [],
    place: { file, line: 1, column: 1 },
  }
  const stack: Open[] = []
  let top = root

  const leave = (): void => {
    const closed = close(top)
    stack.pop()
    top = stack.at(-1) ?? root
    top.children.push(closed)
  }

  scanMarkup(text, file, {
    open: (name, attributes, selfClosing, place) => {
      top = openElement(name, attributes, top.tag, place)
      if (stack.length >= mostNesting)
        fail('too-nested', `Plus de ${mostNesting} éléments emboîtés : simplifiez.`, place)
      stack.push(top)
      if (selfClosing || emptyTags.has(top.tag)) leave()
    },
    text: chunk => void top.children.push({ kind: 'text', text: chunk }),
    close: (name, place) => {
      if (emptyNames.has(name)) return
      if (!stack.some(({ tag }) => tag === name))
        fail('unopened', `</${name}> ne ferme rien : retirez-le, ou ouvrez <${name}>.`, place)
      if (top.tag !== name) unclosed(top)
      leave()
    },
  })
  if (top !== root) unclosed(top)
  return onlyElement(close(root))
}

const emptyNames: ReadonlySet<string> = emptyTags

const unclosed = ({ tag, place }: Open): never =>
  fail('unclosed', `<${tag}> n’est pas fermé : ajoutez </${tag}>.`, place)

/** A template draws one element: the piece. */
const onlyElement = (root: MarkupElement): MarkupElement => {
  const [first, ...others] = root.children.filter(
    child => child.kind === 'element' || child.text.trim() !== '',
  )
  if (first?.kind === 'element' && others.length === 0) return first
  return fail(
    'one-root',
    'Un gabarit doit contenir un seul élément, qui tient tout le reste : entourez-le d’un <div>.',
    root.place,
  )
}

const openElement = (name: string, given: Attributes, parent: Tag, place: Place): Open => {
  const tag = knownTag(name, place)
  checkNesting(parent, tag, place)
  const attributes: Record<string, string> = {}
  for (const [attribute, value] of given) {
    checkAttribute(tag, attribute, place)
    if (attribute !== 'class') attributes[attribute] = value
  }
  const classes = given.get('class')?.split(/\s+/).filter(Boolean) ?? []
  return { tag, place, attributes, classes, children: [] }
}

const close = ({ tag, classes, attributes, place, children }: Open): MarkupElement => {
  const flowing = children.length === 0 ? children : flow(children)
  checkText(tag, flowing, place)
  const element: MarkupElement = { kind: 'element', tag, classes, attributes, children: flowing, place }
  return tag === 'track' ? { ...element, children: boxes(element) } : element
}

const boxes = ({ attributes, place }: MarkupElement): readonly MarkupNode[] => {
  const { count = '' } = attributes
  if (!/^\d+$/.test(count) || Number(count) > mostBoxes)
    fail('track-count', `<track> veut un nombre entier de cases, de 0 à ${mostBoxes}, dans count.`, place)
  return Array.from({ length: Number(count) }, () => ({
    kind: 'element' as const,
    tag: 'box' as const,
    classes: [],
    attributes: {},
    children: [],
    place,
  }))
}

/** Joins, cleans and sets the text of one element; white space between boxes goes. */
export const flow = (children: readonly MarkupNode[]): readonly MarkupNode[] => {
  const [only] = children
  if (children.length === 1 && only?.kind === 'text') {
    const text = cleanText(only.text)
    return text === ' ' ? [] : [{ kind: 'text', text }]
  }
  const set = joined(children)
  // A blank between two icons means nothing where there are no words.
  const words = set.some(child =>
    child.kind === 'text' ? child.text.trim() !== '' : ['span', 'b', 'i'].includes(child.tag),
  )
  return set.filter(
    (child, index) =>
      child.kind === 'element' ||
      child.text !== ' ' ||
      (words && isText(set[index - 1]) && isText(set[index + 1])),
  )
}

/** Texts that stand side by side, in one. */
const joined = (children: readonly MarkupNode[]): readonly MarkupNode[] => {
  const nodes: MarkupNode[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') nodes.push({ kind: 'text', text: cleanText(text) })
    text = ''
  }
  for (const child of children) {
    if (child.kind === 'text') {
      text += child.text
      continue
    }
    flush()
    nodes.push(child)
  }
  flush()
  return nodes
}

const isText = (node: MarkupNode | undefined): boolean =>
  node !== undefined && (node.kind === 'text' || ['span', 'b', 'i', 'icon'].includes(node.tag))

/** Longer than any word: a run of text without a blank is broken here, before a font has to shape it. */
const absurdWord = /[^\s\u00a0\u202f\u200b-]{60}/gu

const breakAbsurd = (text: string): string => (hasLongRun(text) ? text.replace(absurdWord, '$&\u200b') : text)

/** Sixty letters without a blank: a look at each letter is quicker than a pattern that starts over at each. */
const hasLongRun = (text: string): boolean => {
  if (text.length < 60) return false
  let run = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    run = code === 0x20 || code === 0x2d || code === 0xa0 || code === 0x202f ? 0 : run + 1
    if (run === 60) return true
  }
  return false
}

const untidy = /[\t\n\f\r]| {2}/
const blank = /[\t\n\f\r ]+/g
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufff9-\ufffc\ufffe\uffff]/g

export const cleanText = (text: string): string => {
  const normal = text.normalize('NFC')
  const tidy = untidy.test(normal) ? normal.replace(blank, ' ') : normal
  return typeset(breakAbsurd(tidy.replace(unprintable, '')))
}
