/** A file of Copiste's own of which a part cannot be read: one bad value costs itself alone. */
import { isJsonObject, type Json, type z } from '../core/index.ts'

export type KeyPath = readonly PropertyKey[]

export interface Salvaged<T> {
  readonly value: T
  /** Where the values stood that had to go, and what they were. */
  readonly lost: readonly { readonly place: KeyPath; readonly was: Json }[]
}

/** Takes out what the schema does not take, until it takes the rest; nothing where not even an empty object will do. */
export const salvage = <T>(schema: z.ZodType<T>, json: Json): Salvaged<T> | undefined => {
  const lost: { readonly place: KeyPath; readonly was: Json }[] = []
  for (let rest = json; ;) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { value: parsed.data, lost }
    const places = outermost(parsed.error.issues.map(({ path }) => existing(rest, path)))
    if (places.some(place => place.length === 0)) return undefined
    for (const place of places) lost.push({ place, was: at(rest, place) ?? null })
    rest = without(rest, places)
  }
}

/** What is missing was missed by what holds it. */
const existing = (json: Json, path: KeyPath): KeyPath =>
  at(json, path) === undefined && path.length > 0 ? existing(json, path.slice(0, -1)) : path

const at = (json: Json, [step, ...rest]: KeyPath): Json | undefined => {
  if (step === undefined) return json
  const inner = Array.isArray(json) ? json[Number(step)] : isJsonObject(json) ? json[String(step)] : undefined
  return inner === undefined ? undefined : at(inner, rest)
}

/** Each once, and none within another. */
const outermost = (places: readonly KeyPath[]): readonly KeyPath[] => {
  const keys = new Set(places.map(keyOf))
  const within = (place: KeyPath): boolean =>
    place.some((_, length) => keys.has(keyOf(place.slice(0, length))))
  return [...new Map(places.map(place => [keyOf(place), place])).values()].filter(place => !within(place))
}

const keyOf = (place: KeyPath): string => JSON.stringify(place.map(String))

const without = (json: Json, places: readonly KeyPath[], here: KeyPath = []): Json => {
  const gone = new Set(places.map(keyOf))
  const rest = (inner: Json, key: PropertyKey): readonly Json[] => {
    const place = [...here, key]
    return gone.has(keyOf(place)) ? [] : [places.length > 0 ? without(inner, places, place) : inner]
  }
  if (Array.isArray(json)) return json.flatMap((inner, index) => rest(inner, index))
  if (!isJsonObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, inner]) => rest(inner, key).map(kept => [key, kept] as const)),
  )
}
