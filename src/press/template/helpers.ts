/** What a template can call: Handlebars' own blocks and our functions. A value that does not suit is told with its place. */
import type Handlebars from 'handlebars'
import { plural, quote, signed } from '../../core/index.ts'
import { fail } from '../vocabulary/fault.ts'
import { placeOf, type Options } from './asking.ts'
import { mostTurns, type Budget } from './budget.ts'

/** How many values each takes, whether it holds a part of the template, and how it is written. */
export interface Use {
  readonly least: number
  readonly most: number
  readonly block: boolean
  readonly example: string
}

const block = (example: string): Use => ({ least: 1, most: 1, block: true, example })
const one = (example: string): Use => ({ least: 1, most: 1, block: false, example })

export const uses: Readonly<Record<string, Use>> = {
  each: block('{{#each liste}} … {{/each}}'),
  if: block('{{#if x}} … {{/if}}'),
  unless: block('{{#unless x}} … {{/unless}}'),
  with: block('{{#with x}} … {{/with}}'),
  signed: one('{{signed n}}'),
  roman: one('{{roman n}}'),
  plural: { least: 2, most: 3, block: false, example: '{{plural n "sort"}}' },
  eq: { least: 2, most: 2, block: false, example: '{{#if (eq a b)}} … {{/if}}' },
  mm: one('{{mm n}}'),
  range: one('{{#each (range n)}} … {{/each}}'),
}

/** These take a name without a value for « no ». */
export const lenient: ReadonlySet<string> = new Set(['if', 'unless', 'with'])

interface BlockOptions extends Options {
  readonly fn: (
    context: unknown,
    options?: { readonly data?: unknown; readonly blockParams?: readonly unknown[] },
  ) => string
  readonly inverse: (context: unknown) => string
  readonly data?: unknown
}

export const valueFault = 'press.template-value'

const refuse = (helper: string, wanted: string, value: unknown, options: Options): never =>
  fail('template-value', `{{${helper}}} veut ${wanted}, et ${given(value)}.`, placeOf(options))

const given = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'ne reçoit rien'
  if (Array.isArray(value)) return 'reçoit une liste'
  return typeof value === 'object' ? 'reçoit un ensemble de données' : `reçoit ${quote(String(value))}`
}

const numeric = (helper: string, value: unknown, options: Options): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(helper, 'un nombre', value, options)

const whole = (
  helper: string,
  value: unknown,
  [least, most]: readonly [number, number],
  options: Options,
): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : refuse(helper, `un nombre entier, de ${least} à ${most}`, value, options)

const word = (helper: string, value: unknown, options: Options): string =>
  typeof value === 'string' ? value : refuse(helper, 'un mot entre guillemets', value, options)

/** Handlebars gives its options last, after two values or three. */
const pluralOf = (count: unknown, single: unknown, third: string | Options, fourth?: Options): string => {
  const options = fourth ?? (typeof third === 'object' ? third : {})
  const number = numeric('plural', count, options)
  const noun = word('plural', single, options)
  return fourth ? plural(number, noun, word('plural', third, options)) : plural(number, noun)
}

const equal = (a: unknown, b: unknown, options: Options): boolean =>
  a === undefined || b === undefined ? refuse('eq', 'deux valeurs', undefined, options) : a === b

const letters: Readonly<Record<string, number>> = {
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
}

const romanOf = (value: number): string => {
  let [left, text] = [value, '']
  for (const [letter, worth] of Object.entries(letters)) for (; left >= worth; left -= worth) text += letter
  return text
}

const frame = (data: unknown): object =>
  typeof data === 'object' && data !== null ? { ...data, _parent: data } : {}

const eachOf = (budget: Budget) =>
  function (this: unknown, list: unknown, block: BlockOptions): string {
    if (!Array.isArray(list)) return refuse('#each', 'une liste', list, block)
    if (list.length === 0) return block.inverse(this)
    const place = placeOf(block)
    const last = list.length - 1
    let text = ''
    for (const [index, item] of list.entries()) {
      const data = { ...frame(block.data), index, first: index === 0, last: index === last, key: index }
      text += budget.turn(() => block.fn(item, { data, blockParams: [item, index] }), place)
    }
    return text
  }

export const createHelpers = (budget: Budget): Handlebars.HelperDeclareSpec => ({
  signed: (value: unknown, options: Options) => signed(numeric('signed', value, options)),
  roman: (value: unknown, options: Options) => romanOf(whole('roman', value, [1, 3999], options)),
  plural: pluralOf,
  eq: equal,
  mm: (value: unknown, options: Options) => `${numeric('mm', value, options)}mm`,
  range: (count: unknown, options: Options) =>
    Array.from({ length: whole('range', count, [0, mostTurns], options) }, (_, index) => index + 1),
  each: eachOf(budget),
})
