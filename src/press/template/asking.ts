/** Names followed through the data one by one, so that the one that leads nowhere can be told with its place. */
import { quote } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'

/** What Handlebars gives to every function last. */
export interface Options {
  readonly loc?: hbs.AST.SourceLocation
}

export const placeOf = ({ loc }: Options): Place | undefined =>
  loc && { file: loc.source, line: loc.start.line, column: loc.start.column + 1 }

/** Functions that no template can name: a value that must exist, one to be printed, one that may be absent. */
export const askers = { value: '@value', printed: '@printed', maybe: '@maybe' } as const
export type AskerName = (typeof askers)[keyof typeof askers]

/** Stands between the names of « a.b » as these functions are given them. */
export const between = '\n'

/** How many of the names there are from a value on, and what the last one comes to. */
const follow = (
  from: unknown,
  names: readonly string[],
): { readonly value: unknown; readonly found: number } => {
  let value = from
  for (const [found, name] of names.entries()) {
    if (value === undefined || value === null || !Object.hasOwn(Object(value), name))
      return { value: undefined, found }
    value = Reflect.get(Object(value), name)
  }
  return { value, found: names.length }
}

const valueOf = (from: unknown, path: string, options: Options): unknown => {
  const names = path.split(between)
  const { value, found } = follow(from, names)
  if (found === names.length) return value
  const missing = quote(names.slice(0, found + 1).join('.'))
  return fail('template', `La donnée ${missing} n’existe pas ici : vérifiez son nom.`, placeOf(options))
}

const printedOf = (from: unknown, path: string, options: Options): unknown => {
  const value = valueOf(from, path, options)
  if (typeof value !== 'object' || value === null) return value
  const name = path.replaceAll(between, '.')
  const instead = Array.isArray(value)
    ? `{{#each ${name}}} … {{/each}}`
    : `{{${name}.nom}}, une de ses données`
  return fail('template', `{{${name}}} ne s’écrit pas en un mot : écrivez ${instead}.`, placeOf(options))
}

const maybeOf = (from: unknown, path: string): unknown => follow(from, path.split(between)).value

export const askingHelpers = {
  [askers.value]: valueOf,
  [askers.printed]: printedOf,
  [askers.maybe]: maybeOf,
}
