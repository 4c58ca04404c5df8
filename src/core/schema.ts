/** Schemas at the door: what zod finds wrong, told to a player in French, and the keys that no schema knows. */
import { z } from 'zod'
import { capped, error, info, more, type Diagnostic } from './diagnostic.ts'
import { short } from './echo.ts'
import { enumerate, quote } from './french.ts'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from './json.ts'
import { writtenNumber } from './json-file.ts'
import { suggestion } from './nearest.ts'
import { pointer } from './pointer.ts'
import { failure, success, type Result } from './result.ts'

// zod's compiled parsers need `new Function`, which the studio's content security policy rightly refuses.
z.config({ jitless: true })

export { z }

export const parse = <T>(
  schema: z.ZodType<T>,
  json: unknown,
  base: readonly PropertyKey[] = [],
): Result<T> => {
  const parsed = schema.safeParse(json, { reportInput: true })
  if (parsed.success) return success(parsed.data)
  const diagnostics = parsed.error.issues.map(issue =>
    error('file.malformed', pointer(...base, ...issue.path), explain(issue, base)),
  )
  return failure(...capped(diagnostics))
}

const explain = (issue: z.core.$ZodIssue, base: readonly PropertyKey[]): string => {
  const place = quote([...base, ...issue.path].join(' › ') || 'fichier')
  if (issue.code === 'custom') return `${place} : ${issue.message}`
  if (issue.input === undefined) return `${place} manque : il faut ${expected(issue)}.`
  return `${place} : il faut ${expected(issue)}, et le fichier porte ${shown(issue.input)}.`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste entre crochets',
  object: 'un objet entre accolades',
  null: 'null',
}

const expected = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected
    case 'invalid_value':
      return enumerate(
        issue.values.map(value => quote(String(value))),
        'ou',
      )
    case 'too_big':
      return `${String(issue.maximum)} au plus`
    case 'too_small':
      return `${String(issue.minimum)} au moins`
    default:
      return 'une autre valeur'
  }
}

const shown = (input: unknown): string => {
  return short(writtenNumber(input) ?? JSON.stringify(input) ?? String(input), 40)
}

interface UnknownKey {
  readonly path: readonly PropertyKey[]
  readonly known: readonly string[]
}

/** Keys that the schema does not know, anywhere in the value: kept, and reported so that a slip of the pen is seen. */
export const unknownKeys = (
  schema: z.core.$ZodType,
  json: Json,
  base: readonly PropertyKey[] = [],
): readonly Diagnostic[] => {
  const found = [...walk(schema, json, base)]
  return [
    ...found.slice(0, mostUnknownKeys).map(({ path, known }) => {
      const key = String(path.at(-1))
      const message = `La clé ${quote(key)} est inconnue : elle est gardée telle quelle.${suggestion(key, known)}`
      return info('file.unknown-key', pointer(...path), message)
    }),
    ...more('info', found.length - mostUnknownKeys),
  ]
}

const mostUnknownKeys = 100

function* walk(schema: z.core.$ZodType, json: Json, path: readonly PropertyKey[]): Generator<UnknownKey> {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(json)) {
    for (const [index, item] of json.entries()) yield* walk(inner.element, item, [...path, index])
  } else if (inner instanceof z.ZodObject && isJsonObject(json)) {
    const known = Object.keys(inner.shape)
    for (const [key, value] of Object.entries(json)) {
      const child: unknown = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined
      if (child instanceof z.ZodType) yield* walk(child, value, [...path, key])
      else yield { path: [...path, key], known }
    }
  }
}

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.def.innerType)
    : schema

/** A parsed value as plain JSON again: absent keys stay absent. */
export const toJson = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, toJson(item)]),
    )
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Error(`not JSON: ${typeof value}`)
}

export const toJsonObject = (value: unknown): JsonObject => asJsonObject(toJson(value))

export const nameLength = 120
export const notesLength = 5000

const characters = (most: number): z.ZodType<string> =>
  z.string().refine(text => text.length <= most || [...text].length <= most, {
    message: `ce texte dépasse ${most} caractères : raccourcissez-le.`,
  })

/** As many characters of a text as a field takes: as a reader counts them, never half of one. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text.toWellFormed() : [...text.toWellFormed()].slice(0, most).join('')

export const nameSchema = characters(nameLength)
export const notesSchema = characters(notesLength)

export const portraitBytes = 1024 * 1024

/** A picture that travels inside the band: PNG or JPEG, at most 1 MiB once decoded. */
export const portraitSchema = z
  .string()
  .refine(uri => /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(uri), {
    message: 'il faut une image PNG ou JPEG en « data: » : choisissez une autre image.',
  })
  .refine(uri => (uri.length - uri.indexOf(',') - 1) * 0.75 <= portraitBytes + 2, {
    message: 'cette image dépasse 1 Mio : choisissez une image plus légère.',
  })
