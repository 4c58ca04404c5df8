/** Style sheets read: selectors compiled, properties checked, everything outside the subset refused with its place. */
import type { CssNode } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { nearest, short } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import { insteadOf, properties } from './properties.ts'
import { readSelector, type Compound } from './selector.ts'
import { initialStyle } from './style.ts'
import { checkLength } from './values.ts'

export interface Declaration {
  readonly property: string
  readonly value: string
  readonly place: Place
}

export interface StyleRule {
  readonly compounds: readonly Compound[]
  readonly specificity: number
  readonly order: number
  readonly declarations: readonly Declaration[]
}

/** A style sheet as it was written. */
export interface StyleText {
  readonly file: string
  readonly text: string
}

/** The sheet of that name, which another one asks for; undefined where there is none. */
export type OpenSheet = (file: string) => StyleText | undefined

/** A sheet as it was read: its rules, and the sheets that it asks for where they stand. */
export type SheetPart =
  | {
      readonly kind: 'rule'
      readonly selectors: readonly Pick<StyleRule, 'compounds' | 'specificity'>[]
      readonly declarations: readonly Declaration[]
    }
  | { readonly kind: 'import'; readonly file: string; readonly place: Place }

/** A sheet in fewer letters: its file goes without saying. */
export const writeParts = (parts: readonly SheetPart[]): string =>
  JSON.stringify(parts, (key, value: unknown) => {
    if (key !== 'place') return value
    const { line, column } = Object(value)
    return [line, column]
  })

export const partsFrom = (file: string, written: string): readonly SheetPart[] => {
  const parts: readonly SheetPart[] = JSON.parse(written, (key, value: unknown) => {
    if (key !== 'place' || !Array.isArray(value)) return value
    const [line, column] = value
    return { file, line, column }
  })
  return parts
}

/** What was read beforehand of that very text. */
export type ReadBefore = (sheet: StyleText) => readonly SheetPart[] | undefined

export const readSheets = (
  sheets: readonly StyleText[],
  open: OpenSheet,
  readBefore: ReadBefore = () => undefined,
): readonly StyleRule[] => {
  const rules: StyleRule[] = []
  const partsOf = (sheet: StyleText): readonly SheetPart[] => readBefore(sheet) ?? readSheet(sheet)
  const add = (part: SheetPart): void => {
    if (part.kind === 'import') return noRule(part.place)
    const { selectors, declarations } = part
    for (const selector of selectors) rules.push({ ...selector, order: rules.length, declarations })
  }
  for (const sheet of sheets) {
    const brought = new Set<string>()
    for (const part of partsOf(sheet)) {
      if (part.kind === 'rule') add(part)
      // Once is enough: again, it would only come after what it came before.
      else if (!brought.has(part.file)) {
        brought.add(part.file)
        for (const own of partsOf(open(part.file) ?? noSheet(part.file, part.place)))
          // What is brought in brings nothing in: sheets that ask for one another would never end.
          add(own)
      }
    }
  }
  return rules.toSorted((a, b) => a.specificity - b.specificity || a.order - b.order)
}

const placeOf = (file: string, node: CssNode): Place => ({
  file,
  line: node.loc?.start.line ?? 1,
  column: node.loc?.start.column ?? 1,
})

const malformed = 'mal écrite ici : un deux-points, un point-virgule ou une accolade manque, ou est de trop.'

/** Characters of one sheet: ours have ten thousand. */
const mostText = 1_000_000

export const readSheet = ({ file, text }: StyleText): readonly SheetPart[] => {
  if (text.length > mostText)
    fail('style-long', `Cette feuille de style dépasse ${mostText} caractères : raccourcissez-la.`, {
      file,
      line: 1,
      column: 1,
    })
  checkComments(text, file)
  const tree = parse(text, {
    filename: file,
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: ({ line, column }: { line?: number; column?: number }) =>
      fail('style-syntax', `La feuille de style est ${malformed}`, {
        file,
        line: line ?? 1,
        column: column ?? 1,
      }),
  })
  if (tree.type !== 'StyleSheet') return []
  return tree.children.toArray().flatMap((node): readonly SheetPart[] => {
    if (node.type === 'Comment') return []
    const asked = importedBy(node)
    return asked === undefined
      ? [readRule(node, file, text)]
      : [{ kind: 'import', file: asked, place: placeOf(file, node) }]
  })
}

/** « @import "shared/kit.css"; » */
const importedBy = (node: CssNode): string | undefined => {
  if (node.type !== 'Atrule' || node.name !== 'import' || !node.prelude) return undefined
  return /^"([^"]+)"$/.exec(generate(node.prelude).trim())?.[1]
}

const noSheet = (file: string, place: Place): never =>
  fail('no-style', `La feuille de style ${file} n’existe pas : nommez-en une des gabarits.`, place)

/** The parser takes the end of the file for the end of anything. */
const checkComments = (text: string, file: string): void => {
  const open = text.lastIndexOf('/*')
  if (open <= text.lastIndexOf('*/')) return
  const before = text.slice(0, open).split('\n')
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  fail('style-syntax', 'Ce commentaire n’est pas fermé : ajoutez */.', place)
}

const noRule = (place: Place): never =>
  fail(
    'style-rule',
    'Seules les règles « sélecteur { … } » sont lues ici, et @import "dossier/feuille.css"; dans la feuille d’un jeu : retirez les autres @règles.',
    place,
  )

const readRule = (node: CssNode, file: string, text: string): SheetPart => {
  const place = placeOf(file, node)
  if (node.type !== 'Rule') return noRule(place)
  if (text[(node.loc?.end.offset ?? 0) - 1] !== '}')
    fail('style-syntax', 'Cette règle n’est pas fermée : ajoutez une accolade }.', place)
  const declarations = readBlock(node.block.children.toArray(), line => placeOf(file, line))
  for (const declaration of declarations) tryOut(declaration)
  const selectors = node.prelude.type === 'SelectorList' ? node.prelude.children.toArray() : []
  return {
    kind: 'rule',
    selectors: selectors.flatMap(selector =>
      selector.type === 'Selector' ? [readSelector(selector, placeOf(file, selector))] : [],
    ),
    declarations,
  }
}

/** A value is read even where nothing is drawn with it today; one that cites a variable waits for it. */
const tryOut = ({ property, value, place }: Declaration): void => {
  if (property.startsWith('--') || value.includes('var(')) return
  properties[property]?.({ ...initialStyle }, value, { em: initialStyle.fontSize, place, property })
}

/** Of an attribute: the place of its element is the place of all that it says. */
export const readInline = (text: string, place: Place): readonly Declaration[] => {
  const tree = parse(text, {
    context: 'declarationList',
    parseValue: false,
    parseCustomProperty: false,
    onParseError: () => fail('style-syntax', `Cette ligne de style est ${malformed}`, place),
  })
  return tree.type === 'DeclarationList' ? readBlock(tree.children.toArray(), () => place) : []
}

const readBlock = (nodes: readonly CssNode[], placeAt: (node: CssNode) => Place): readonly Declaration[] =>
  nodes.flatMap(node => {
    if (node.type === 'Comment') return []
    const place = placeAt(node)
    if (node.type !== 'Declaration')
      return fail('style-rule', 'Une règle ne contient que des lignes « propriété: valeur; ».', place)
    if (node.important)
      fail('style-important', '!important n’est pas lu : précisez plutôt le sélecteur.', place)
    if (!node.property.startsWith('--') && !Object.hasOwn(properties, node.property))
      fail('unknown-property', unknownProperty(node.property), place)
    const value = generate(node.value).trim()
    checkLength(value, place)
    return [{ property: node.property, value, place }]
  })

const unknownProperty = (property: string): string => {
  const instead = insteadOf[property] ?? nearest(property, Object.keys(properties))
  return `La propriété « ${short(property)} » n’existe pas ici.${instead ? ` Écrivez plutôt ${instead}.` : ''}`
}
