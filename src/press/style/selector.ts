/** Selectors compiled, and asked whether they mean an element where it stands. */
import type { CssNode, Selector } from 'css-tree'
import generate from 'css-tree/generator'
import { fail, type Place } from '../vocabulary/fault.ts'
import { unknownElement } from '../markup/elements.ts'
import { tags, type MarkupElement } from '../markup/tree.ts'

/** Where an element stands: its ancestors from the root, and its rank among its parent's elements. */
export interface Station {
  readonly element: MarkupElement
  readonly parent: Station | undefined
  /** From 1. */
  readonly rank: number
  readonly siblings: number
}

/** Alone at the top, last of its parent's elements, or every so many of them from one on. */
export type Rank = 'root' | 'last' | { readonly step: number; readonly from: number }

/** What one element must be: its name, its classes, its rank. */
export interface Compound {
  readonly tag: string | undefined
  readonly classes: readonly string[]
  readonly ranks: readonly Rank[]
  /** How it is tied to the compound on its left. */
  readonly combinator: ' ' | '>'
}

export const readSelector = (
  selector: Selector,
  place: Place,
): { readonly compounds: readonly Compound[]; readonly specificity: number } => {
  const compounds: Compound[] = []
  let parts: CssNode[] = []
  let combinator: ' ' | '>' = ' '
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
  const weight = ({ tag, classes, ranks }: Compound): number =>
    (tag ? 1 : 0) + 100 * (classes.length + (ranks.length > 0 ? 1 : 0))
  return {
    compounds: compounds.toReversed(),
    specificity: compounds.reduce((sum, part) => sum + weight(part), 0),
  }
}

const compound = (nodes: readonly CssNode[], combinator: ' ' | '>', place: Place): Compound => {
  let tag: string | undefined
  const [classes, ranks]: [string[], Rank[]] = [[], []]
  for (const node of nodes) {
    if (node.type === 'TypeSelector') tag = node.name === '*' ? undefined : knownTag(node.name, place)
    else if (node.type === 'ClassSelector') classes.push(node.name)
    else if (node.type === 'PseudoClassSelector') ranks.push(pseudo(node.name, generate(node), place))
    else
      fail(
        'selector',
        `Le sélecteur « ${generate(node)} » n’est pas lu : servez-vous d’éléments et de classes.`,
        place,
      )
  }
  if (nodes.length === 0)
    fail('selector', 'Il manque un élément ou une classe d’un côté de « > » : complétez le sélecteur.', place)
  return { tag, classes, ranks, combinator }
}

/** A marker is drawn by its item, and has no style of its own. */
const selectable: ReadonlySet<string> = new Set(tags.filter(tag => tag !== 'marker'))

const knownTag = (name: string, place: Place): string =>
  selectable.has(name) ? name : fail('selector', unknownElement(name), place)

const pseudo = (name: string, text: string, place: Place): Rank => {
  if (name === 'root') return 'root'
  if (name === 'first-child') return { step: 0, from: 1 }
  if (name === 'last-child') return 'last'
  if (name === 'nth-child') return nthChild(text, place)
  return fail(
    'selector',
    `« :${name} » n’est pas lu. Sont lus : :root, :first-child, :last-child, :nth-child().`,
    place,
  )
}

const nthChild = (text: string, place: Place): Rank => {
  const formula = text.slice(text.indexOf('(') + 1, -1).replaceAll(' ', '')
  const [step, from] =
    formula === 'odd' ? [2, 1] : formula === 'even' ? [2, 0] : stepAndOffset(formula, place)
  return { step, from }
}

export const holds = (asked: Rank, { parent, rank, siblings }: Station): boolean => {
  if (asked === 'root') return parent === undefined
  if (asked === 'last') return rank === siblings
  const { step, from } = asked
  return step === 0 ? rank === from : (rank - from) % step === 0 && (rank - from) / step >= 0
}

const stepAndOffset = (formula: string, place: Place): readonly [number, number] => {
  const [all, step, offset] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula) ?? []
  if (!all)
    return fail('selector', `:nth-child(${formula}) ne se lit pas : écrivez 3, odd, even ou 2n+1.`, place)
  const times = step === undefined ? 0 : step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step)
  return [times, Number(offset ?? 0)]
}

export const matches = (
  { compounds }: { readonly compounds: readonly Compound[] },
  station: Station,
): boolean => matchFrom(compounds, 0, station) === 'yes'

/** « hopeless » where the ancestors have run out: they would, from further up, all the sooner. */
type Match = 'yes' | 'no' | 'hopeless'

const matchFrom = (compounds: readonly Compound[], index: number, station: Station): Match => {
  const part = compounds[index]
  if (!part || !matchOne(part, station)) return 'no'
  if (index === compounds.length - 1) return 'yes'
  for (let ancestor = station.parent; ancestor; ancestor = ancestor.parent) {
    const found = matchFrom(compounds, index + 1, ancestor)
    if (found !== 'no' || part.combinator === '>') return found
  }
  return 'hopeless'
}

const matchOne = ({ tag, classes, ranks }: Compound, station: Station): boolean =>
  (tag === undefined || tag === station.element.tag) &&
  classes.every(name => station.element.classes.includes(name)) &&
  ranks.every(asked => holds(asked, station))
