/** Handlebars, closed: our own helpers only, data escaped, and no template that could run for ever. */
import Handlebars from 'handlebars'
import type { TemplateValue } from '../../core/index.ts'
import { Fault, fail } from '../vocabulary/fault.ts'
import { folderOf, type CompiledTemplate } from '../vocabulary/compiled.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import type { Resources } from '../vocabulary/resources.ts'
import { askers, askingHelpers } from './asking.ts'
import { mostOutput, openBudget, tooLong } from './budget.ts'
import { checkTemplate, type Source } from './check.ts'
import { createHelpers, uses, valueFault } from './helpers.ts'
import { programOf } from './program.ts'

export interface Filled {
  readonly file: string
  readonly markup: string
}

type Data = { readonly [key: string]: TemplateValue }

export interface TemplateEngine {
  readonly fill: (name: string, data: Data) => Filled
  /** Whether a template that was read has this word itself: what none of them has came with the data. */
  readonly says: (word: string) => boolean
}

export const createTemplates = (resources: Resources): TemplateEngine => {
  const read = new Map<string, string>()
  const source: Source = (name, place) => {
    const text = resources.template(`${name}.hbs`)
    if (typeof text !== 'string') return fail('no-template', `Le gabarit ${name}.hbs n’existe pas.`, place)
    read.set(name, text)
    return text
  }
  const quick = openEngine(source, false, resources.compiled)
  let careful: Engine | undefined

  /** What the quick engine stumbles over, the careful one reads, or names with its place. */
  const write = (name: string, data: Data): string => {
    try {
      const markup = quick(name, data)
      if (!markup.includes(unprintable)) return markup
    } catch (error) {
      if (error instanceof Fault && error.code !== valueFault) throw error
    }
    return (careful ??= openEngine(source, true))(name, data)
  }

  const fill = (name: string, data: Data): Filled => {
    const file = `${name}.hbs`
    const markup = told(file, () => write(name, data))
    if (markup.length > mostOutput) tooLong({ file, line: 1, column: 1 })
    return { file, markup }
  }

  const says = (word: string): boolean =>
    [...read.values()].some(text => text.split(/[^\w-]+/).includes(word))
  return { fill, says }
}

/** What a set of data would print as. */
const unprintable = String({})

type Engine = (name: string, data: Data) => string

const openEngine = (source: Source, careful: boolean, readBefore?: Resources['compiled']): Engine => {
  const budget = openBudget()
  const handlebars = Handlebars.create()
  for (const name of ['log', 'lookup', 'helperMissing', 'blockHelperMissing'])
    handlebars.unregisterHelper(name)
  handlebars.registerHelper({ ...createHelpers(budget), ...askingHelpers })
  const templates = new Map<string, Handlebars.TemplateDelegate>()

  const compiled = (name: string, included: boolean) =>
    handlebars.compile(programOf(name, source(name), { included, careful }), compileOptions)

  const knownBefore = (name: string): CompiledTemplate | undefined =>
    readBefore?.(folderOf(name))?.templates[name]

  /** Where it and all that it includes say what they said when they were compiled. */
  const readyFor = (name: string): CompiledTemplate | undefined => {
    const ready = knownBefore(name)
    const isAsBefore = (each: string): boolean => knownBefore(each)?.of === fingerprint(source(each))
    return ready && [name, ...ready.partials].every(isAsBefore) ? ready : undefined
  }

  const compile = (name: string): Handlebars.TemplateDelegate => {
    const known = templates.get(name)
    if (known) return known
    const ready = readyFor(name)
    for (const partial of ready?.partials ?? checkTemplate(name, source)) {
      const there = ready && knownBefore(partial)?.included
      handlebars.registerPartial(partial, there ? handlebars.template(there) : compiled(partial, true))
    }
    const template = ready?.main ? handlebars.template(ready.main) : compiled(name, false)
    templates.set(name, template)
    return template
  }

  return (name, data) => {
    budget.reset()
    return compile(name)(data)
  }
}

const knownHelpers = Object.fromEntries(
  [...Object.keys(uses), ...Object.values(askers)].map(name => [name, true]),
)
export const compileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers,
  noEscape: false,
  preventIndent: true,
}

/** Handlebars names the place in its message: « … - 3:5 ». */
const told = <T>(file: string, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    if (error instanceof Fault || !(error instanceof Error)) throw error
    const [, line = '1', column = '0'] = / - (\d+):(\d+)/.exec(error.message) ?? []
    const place = { file, line: Number(line), column: Number(column) + 1 }
    return fail('template', `Le gabarit ne se remplit pas : ${explain(error.message)}`, place)
  }
}

const explain = (message: string): string => {
  const [, missing] = /"(.+?)" not defined/.exec(message) ?? []
  return missing
    ? `la donnée « ${missing} » n’existe pas ici.`
    : 'une expression entre accolades n’est pas de celles que l’on lit ici. Le guide des gabarits les donne toutes.'
}
