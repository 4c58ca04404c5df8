/** Style sheets read: selectors compiled, properties checked, everything outside the subset refused with its place. */
import type { CssNode, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { nearest } from '../../core/index.ts'
import { fail, type Place } from '../fault.ts'
import type { MarkupElement } from '../markup/tree.ts'
import { insteadOf, properties } from './properties.ts'

export interface Declaration {
  readonly property: string
  readonly value: string
  readonly place: Place
}

/** Where an element stands: its ancestors from the root, and its rank among its parent's elements. */
export interface Station {
  readonly element: MarkupElement
  readonly parent: Station | undefined
  /** From 1. */
  readonly rank: number
  readonly siblings: number
}

interface Compound {
  readonly tag: string | undefined
  readonly classes: readonly string[]
  readonly rank: ((station: Station) => boolean) | undefined
  /** How it is tied to the compound on its left. */
  readonly combinator: ' ' | '>'
}

export interface Rule {
  readonly compounds: readonly Compound[]
  readonly specificity: number
  readonly order: number
  readonly declarations: readonly Declaration[]
}

export interface Sheet {
  readonly file: string
  readonly text: string
}

export const readSheets = (sheets: readonly Sheet[]): readonly Rule[] => {
  const rules: Rule[] = []
  for (const sheet of sheets) readSheet(sheet, rules)
  return rules.toSorted((a, b) => a.specificity - b.specificity || a.order - b.order)
}

const placeOf = (file: string, node: CssNode): Place => ({
  file,
  line: node.loc?.start.line ?? 1,
  column: node.loc?.start.column ?? 1,
})

const readSheet = ({ file, text }: Sheet, rules: Rule[]): void => {
  const tree = parse(text, {
    filename: file,
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: ({ message, line, column }: { message: string; line?: number; column?: number }) =>
      fail('style-syntax', `La feuille de style est mal écrite : ${message}.`, {
        file,
        line: line ?? 1,
        column: column ?? 1,
      }),
  })
  if (tree.type !== 'StyleSheet') return
  for (const node of tree.children) {
    if (node.type === 'Comment') continue
    if (node.type !== 'Rule')
      fail(
        'style-rule',
        'Seules les règles « sélecteur { … } » sont lues ici : retirez les @règles.',
        placeOf(file, node),
      )
    else if (node.prelude.type === 'SelectorList') {
      const declarations = readBlock(node.block.children.toArray(), file)
      for (const selector of node.prelude.children)
        if (selector.type === 'Selector')
          rules.push({ ...readSelector(selector, file), order: rules.length, declarations })
    }
  }
}

export const readInline = (text: string, place: Place): readonly Declaration[] => {
  const tree = parse(text, {
    context: 'declarationList',
    parseValue: false,
    parseCustomProperty: false,
    onParseError: ({ message }: { message: string }) =>
      fail('style-syntax', `L’attribut style est mal écrit : ${message}.`, place),
  })
  return tree.type === 'DeclarationList'
    ? readBlock(tree.children.toArray(), place.file).map(declaration => ({ ...declaration, place }))
    : []
}

const readBlock = (nodes: readonly CssNode[], file: string): readonly Declaration[] =>
  nodes.flatMap(node => {
    if (node.type === 'Comment') return []
    if (node.type !== 'Declaration')
      return fail(
        'style-rule',
        'Une règle ne contient que des lignes « propriété: valeur; ».',
        placeOf(file, node),
      )
    const place = placeOf(file, node)
    if (node.important)
      fail('style-important', '!important n’est pas lu : précisez plutôt le sélecteur.', place)
    if (!node.property.startsWith('--') && !Object.hasOwn(properties, node.property))
      fail('unknown-property', unknownProperty(node.property), place)
    return [{ property: node.property, value: generate(node.value).trim(), place }]
  })

const unknownProperty = (property: string): string => {
  const instead = insteadOf[property] ?? nearest(property, Object.keys(properties))
  return `La propriété « ${property} » n’existe pas ici.${instead ? ` Écrivez plutôt ${instead}.` : ''}`
}

const readSelector = (selector: Selector, file: string): Pick<Rule, 'compounds' | 'specificity'> => {
  const compounds: Compound[] = []
  let parts: CssNode[] = []
  let combinator: ' ' | '>' = ' '
  const place = placeOf(file, selector)
  const push = (): void => {
    compounds.push(compound(parts, combinator, place))
    parts = []
  }
  for (const node of selector.children) {
    if (node.type !== 'Combinator') {
      parts.push(node)
      continue
    }
    push()
    if (node.name !== ' ' && node.name !== '>')
      fail('selector', `Le lien « ${node.name} » n’est pas lu : servez-vous de l’espace ou de « > ».`, place)
    combinator = node.name === '>' ? '>' : ' '
  }
  push()
  const weight = ({ tag, classes, rank }: Compound): number =>
    (tag ? 1 : 0) + 100 * (classes.length + (rank ? 1 : 0))
  return {
    compounds: compounds.toReversed(),
    specificity: compounds.reduce((sum, part) => sum + weight(part), 0),
  }
}

const compound = (nodes: readonly CssNode[], combinator: ' ' | '>', place: Place): Compound => {
  let tag: string | undefined
  let rank: Compound['rank']
  const classes: string[] = []
  for (const node of nodes) {
    if (node.type === 'TypeSelector') tag = node.name === '*' ? undefined : node.name
    else if (node.type === 'ClassSelector') classes.push(node.name)
    else if (node.type === 'PseudoClassSelector') rank = both(rank, pseudo(node.name, generate(node), place))
    else
      fail(
        'selector',
        `Le sélecteur « ${generate(node)} » n’est pas lu : servez-vous d’éléments et de classes.`,
        place,
      )
  }
  return { tag, classes, rank, combinator }
}

const both = (a: Compound['rank'], b: NonNullable<Compound['rank']>): NonNullable<Compound['rank']> =>
  a ? station => a(station) && b(station) : b

const pseudo = (name: string, text: string, place: Place): ((station: Station) => boolean) => {
  if (name === 'root') return ({ parent }) => parent === undefined
  if (name === 'first-child') return ({ rank }) => rank === 1
  if (name === 'last-child') return ({ rank, siblings }) => rank === siblings
  if (name === 'nth-child') return nthChild(text, place)
  return fail(
    'selector',
    `« :${name} » n’est pas lu. Sont lus : :root, :first-child, :last-child, :nth-child().`,
    place,
  )
}

const nthChild = (text: string, place: Place): ((station: Station) => boolean) => {
  const formula = text.slice(text.indexOf('(') + 1, -1).replaceAll(' ', '')
  const [step, offset] =
    formula === 'odd' ? [2, 1] : formula === 'even' ? [2, 0] : stepAndOffset(formula, place)
  return ({ rank }) =>
    step === 0 ? rank === offset : (rank - offset) % step === 0 && (rank - offset) / step >= 0
}

const stepAndOffset = (formula: string, place: Place): readonly [number, number] => {
  const [all, step, offset] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula) ?? []
  if (!all)
    return fail('selector', `:nth-child(${formula}) ne se lit pas : écrivez 3, odd, even ou 2n+1.`, place)
  const times = step === undefined ? 0 : step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step)
  return [times, Number(offset ?? 0)]
}

export const matches = ({ compounds }: Rule, station: Station): boolean => matchFrom(compounds, 0, station)

const matchFrom = (compounds: readonly Compound[], index: number, station: Station): boolean => {
  const part = compounds[index]
  if (!part || !matchOne(part, station)) return false
  if (index === compounds.length - 1) return true
  for (let ancestor = station.parent; ancestor; ancestor = ancestor.parent) {
    if (matchFrom(compounds, index + 1, ancestor)) return true
    if (part.combinator === '>') return false
  }
  return false
}

const matchOne = ({ tag, classes, rank }: Compound, station: Station): boolean =>
  (tag === undefined || tag === station.element.tag) &&
  classes.every(name => station.element.classes.includes(name)) &&
  (rank === undefined || rank(station))
