/**
 * Variables: `--accent: #7a1d1a`, handed down from element to element, and put where `var(--accent)` stands.
 * What they come to is bounded while it is put together: two that double each other would fill any memory.
 */
import { short } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import type { Declaration } from './sheet.ts'
import type { Style } from './style.ts'
import { checkLength } from './values.ts'

type Variables = Style['variables']

export const isVariable = ({ property }: Declaration): boolean => property.startsWith('--')

export const withVariables = (declarations: readonly Declaration[], { variables }: Style): Variables => {
  const own = declarations.filter(isVariable)
  if (own.length === 0) return variables
  const all = { ...variables, ...Object.fromEntries(own.map(({ property, value }) => [property, value])) }
  if (Object.keys(all).length > mostVariables)
    fail(
      'variable',
      `Plus de ${mostVariables} variables sont définies ici : gardez celles qui servent.`,
      own.at(-1)?.place,
    )
  return all
}

/** Each style has its own set of them; ours define twenty. */
const mostVariables = 200

const mostSubstitutions = 100

export const substitute = ({ value, place }: Declaration, variables: Variables): string => {
  let text = value
  for (let turn = 0; text.includes('var('); turn++) {
    if (turn === mostSubstitutions)
      return fail(
        'variable',
        `${short(value)} tourne en rond : une variable se cite elle-même, ou en cite trop d’autres.`,
        place,
      )
    const start = text.indexOf('var(')
    const end = closing(text, start + 'var('.length, place)
    text =
      text.slice(0, start) +
      replaced(text.slice(start + 'var('.length, end), variables, place) +
      text.slice(end + 1)
    checkLength(text, place)
  }
  return text.trim()
}

/** Where the parenthesis that stands before a place is closed. */
const closing = (text: string, from: number, place: Place): number => {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return fail('variable', `${short(text)} n’est pas fermé : ajoutez une parenthèse.`, place)
}

/** « --name », or « --name, what stands for it where it is not defined ». */
const replaced = (inside: string, variables: Variables, place: Place): string => {
  const [, name = '', otherwise] = /^\s*(--[^\s,()]+)\s*(?:,(.*))?$/s.exec(inside) ?? []
  if (name === '')
    return fail('variable', `var(${short(inside)}) ne nomme aucune variable : écrivez var(--nom).`, place)
  const found = Object.hasOwn(variables, name) ? variables[name] : otherwise
  return (
    found?.trim() ??
    fail(
      'variable',
      `La variable ${short(name)} n’est définie nulle part : donnez-lui une valeur dans :root.`,
      place,
    )
  )
}
