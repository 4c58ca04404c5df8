/** Properties that would do nothing where they stand: found once for each style, and told instead of being dropped. */
import { fail } from '../vocabulary/fault.ts'
import { inlineTags, type Tag } from '../markup/tree.ts'
import { properties, type Draft } from './properties.ts'
import type { Declaration } from './sheet.ts'
import { initialBox, initialStyle, type Style } from './style.ts'

/** Of what makes a box, this is honoured in a line of text too. */
const honoured: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  span: ['verticalAlign', 'spare'],
  b: ['verticalAlign', 'spare'],
  i: ['verticalAlign', 'spare'],
  icon: ['width', 'height', 'margin', 'stroke', 'spare'],
}

/** They are handed down with the text, but belong to a whole paragraph. */
const ofParagraphs: readonly string[] = [
  'textAlign',
  'textIndent',
  'balanced',
  'initialFamily',
  'initialColour',
]

const valueOf = (style: object, key: string): unknown => Reflect.get(style, key)

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The declaration that would do nothing, should the element turn out to run with the text. */
export const boxedBy = (
  tag: Tag,
  style: Style,
  parent: Style,
  declarations: readonly Declaration[],
): Declaration | undefined => {
  if (!inlineTags.has(tag) || declarations.length === 0) return undefined
  const kept = honoured[tag] ?? []
  const strays = [
    ...Object.entries(initialBox)
      .filter(([key, value]) => !kept.includes(key) && !same(valueOf(style, key), value))
      .map(([key]) => key),
    ...ofParagraphs.filter(key => !same(valueOf(style, key), valueOf(parent, key))),
    ...(madeBlock(declarations) ? ['display'] : []),
    ...(tag === 'icon' ? iconStrays(style) : []),
  ]
  return strays.length === 0 ? undefined : lastThatSets(strays, declarations)
}

/** « block » is how every box begins, and how one that was hidden is shown again. */
const madeBlock = (declarations: readonly Declaration[]): boolean => {
  const values = declarations.filter(({ property }) => property === 'display').map(({ value }) => value)
  return values.includes('block') && !values.includes('none')
}

/** An icon in a line of text has a size and room at its sides, in lengths. */
const iconStrays = ({ width, height, margin }: Style): readonly string[] => {
  const isShare = (value: unknown): boolean => typeof value === 'string' && value !== 'auto'
  const room = margin.top === 0 && margin.bottom === 0
  return [
    ...(isShare(width) ? ['width'] : []),
    ...(isShare(height) ? ['height'] : []),
    ...(room && typeof margin.left === 'number' && typeof margin.right === 'number' ? [] : ['margin']),
  ]
}

const lastThatSets = (
  keys: readonly string[],
  declarations: readonly Declaration[],
): Declaration | undefined =>
  declarations.findLast(declaration => keysOf(declaration).some(key => keys.includes(key)))

/** What a declaration changes, seen by letting it change a style. */
const keysOf = ({ property, value, place }: Declaration): readonly string[] => {
  const keys: string[] = []
  const draft: Draft = new Proxy(
    { ...initialStyle },
    {
      set: (target, key, made) => {
        if (typeof key === 'string') keys.push(key)
        return Reflect.set(target, key, made)
      },
    },
  )
  properties[property]?.(draft, value, { em: 1, place, property })
  return keys
}

interface Only {
  readonly keys: readonly string[]
  readonly on: (tag: Tag) => boolean
  readonly instead: string
}

const isCell = (tag: Tag): boolean => tag === 'td' || tag === 'th'

/** What only some elements honour, box or not. */
const onlyOn: readonly Only[] = [
  { keys: ['marker'], on: tag => tag === 'li', instead: 'donnez-le à li' },
  { keys: ['stroke'], on: tag => tag === 'icon' || tag === 'drawing', instead: 'donnez-le à icon' },
  { keys: ['objectFit'], on: tag => tag === 'img', instead: 'donnez-le à img' },
  {
    keys: ['padding'],
    on: tag => tag !== 'icon' && tag !== 'img' && tag !== 'drawing',
    instead: 'entourez-le d’un <div>, et donnez-lui padding',
  },
  {
    keys: ['flexGrow', 'flexShrink', 'flexBasis', 'minWidth', 'maxWidth'],
    on: tag => !isCell(tag),
    instead: 'une case prend la largeur de sa colonne, donnez-lui width',
  },
]

export const checkPlacing = (tag: Tag, style: Style, declarations: readonly Declaration[]): void => {
  for (const { keys, on, instead } of onlyOn) {
    if (on(tag)) continue
    const strays = keys.filter(key => !same(valueOf(style, key), valueOf(initialBox, key)))
    const found = strays.length === 0 ? undefined : lastThatSets(strays, declarations)
    if (found) fail('no-effect', `${found.property} ne peut rien sur <${tag}> : ${instead}.`, found.place)
  }
}
