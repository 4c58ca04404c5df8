/** Handlebars, closed: our own helpers only, data escaped, and no template that could run for ever. */
import Handlebars from 'handlebars'
import { plural, signed } from '../../core/index.ts'
import type { TemplateValue } from '../../core/index.ts'
import { Fault, fail, type Place } from '../fault.ts'
import type { Resources } from '../resources.ts'
import { checkTemplate } from './check.ts'

export interface Filled {
  readonly file: string
  readonly markup: string
}

export interface TemplateEngine {
  readonly fill: (name: string, data: { readonly [key: string]: TemplateValue }) => Filled
}

/** Characters that one piece may come to; the longest of ours has a tenth of it. */
const mostOutput = 1_000_000
const mostTurns = 20_000

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

interface BlockOptions {
  readonly fn: (
    context: unknown,
    options?: { readonly data?: unknown; readonly blockParams?: readonly unknown[] },
  ) => string
  readonly inverse: (context: unknown) => string
  readonly data?: unknown
}

export const createTemplates = (resources: Resources): TemplateEngine => {
  let turns = 0
  const handlebars = Handlebars.create()
  for (const name of ['log', 'lookup', 'helperMissing', 'blockHelperMissing'])
    handlebars.unregisterHelper(name)
  handlebars.registerHelper(helpers(() => ++turns))
  const templates = new Map<string, Handlebars.TemplateDelegate>()

  const source = (name: string): string => {
    const text = resources.template(`${name}.hbs`)
    return typeof text === 'string' ? text : fail('no-template', `Le gabarit ${name}.hbs n’existe pas.`)
  }

  const options = { strict: true, knownHelpersOnly: true, knownHelpers, noEscape: false, preventIndent: true }

  const compile = (name: string): Handlebars.TemplateDelegate => {
    const known = templates.get(name)
    if (known) return known
    const text = source(name)
    guard(name, () => {
      for (const partial of checkTemplate(name, text, source))
        handlebars.registerPartial(partial, handlebars.compile(source(partial), options))
    })
    const template = handlebars.compile(text, options)
    templates.set(name, template)
    return template
  }

  const fill = (name: string, data: { readonly [key: string]: TemplateValue }): Filled => {
    turns = 0
    const template = compile(name)
    const markup = guard(name, () => template(data))
    if (markup.length > mostOutput)
      fail(
        'template-output',
        `Le gabarit ${name}.hbs donne ${markup.length} caractères, bien trop pour une carte : simplifiez-le.`,
      )
    return { file: `${name}.hbs`, markup }
  }

  return { fill }
}

const knownHelpers = Object.fromEntries(
  ['each', 'if', 'unless', 'with', 'signed', 'roman', 'plural', 'eq', 'mm', 'range'].map(name => [
    name,
    true,
  ]),
)

const numeric = (helper: string, value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? value
    : fail('template-value', `{{${helper}}} veut un nombre.`)

const helpers = (turn: () => number): Handlebars.HelperDeclareSpec => ({
  signed: (value: unknown) => signed(numeric('signed', value)),
  roman: (value: unknown) => romans[numeric('roman', value)] ?? String(value),
  plural: (count: unknown, one: unknown, many: unknown) =>
    typeof many === 'string' ? plural(Number(count), String(one), many) : plural(Number(count), String(one)),
  eq: (a: unknown, b: unknown) => a === b,
  mm: (value: unknown) => `${numeric('mm', value)}mm`,
  range: (count: unknown) =>
    Array.from({ length: Math.min(mostTurns, Math.max(0, Number(count) || 0)) }, (_, index) => index + 1),
  each: (list: unknown, block: BlockOptions) => {
    if (!Array.isArray(list) || list.length === 0) return block.inverse(undefined)
    return list
      .map((item, index) => {
        if (turn() > mostTurns)
          fail('template-turns', `Un gabarit répète plus de ${mostTurns} fois : simplifiez-le.`)
        const data = {
          ...frame(block.data),
          index,
          first: index === 0,
          last: index === list.length - 1,
          key: index,
        }
        return block.fn(item, { data, blockParams: [item, index] })
      })
      .join('')
  },
})

const frame = (data: unknown): object =>
  typeof data === 'object' && data !== null ? { ...data, _parent: data } : {}

/** Handlebars names the line in its message: « Parse error on line 3 » or « … - 3:5 ». */
const guard = <T>(name: string, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    if (error instanceof Fault || !(error instanceof Error)) throw error
    const [, parsed] = /on line (\d+)/.exec(error.message) ?? []
    const [, line, column] = / - (\d+):(\d+)/.exec(error.message) ?? []
    const place: Place = {
      file: `${name}.hbs`,
      line: Number(parsed ?? line ?? 1),
      column: Number(column ?? 0) + 1,
    }
    return fail('template', `Le gabarit ne se remplit pas : ${explain(error.message)}`, place)
  }
}

const explain = (message: string): string => {
  const [, missing] = /"(.+?)" not defined/.exec(message) ?? []
  if (missing) return `la donnée « ${missing} » n’existe pas ici.`
  const [, helper] = /unknown helper (\S+)/.exec(message) ?? []
  if (helper) return `« ${helper} » est inconnu. Sont connus : ${Object.keys(knownHelpers).join(', ')}.`
  if (/Cannot read properties|knownHelpersOnly|is not a function/.test(message))
    return `une expression entre accolades n’est pas de celles que l’on lit ici. Fonctions connues : ${Object.keys(knownHelpers).join(', ')}.`
  const [first = message] = message.split('\n')
  return `${first}.`
}
