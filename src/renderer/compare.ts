/** The numbers of a band's figures side by side: whatever numbers their game derives, by the names it gives them. */
import { isJsonObject, type Json, type JsonObject } from '../core/index.ts'

export interface Comparison {
  readonly label: string
  readonly bars: readonly { readonly name: string; readonly value: number }[]
}

/** The first list of named things in the stats: figures, units, profiles. */
const listIn = (stats: JsonObject): readonly JsonObject[] => {
  for (const value of Object.values(stats)) {
    if (!Array.isArray(value)) continue
    const named = value.filter(isJsonObject)
    if (named.length > 0) return named
  }
  return []
}

/** Numbers of one figure under one name each; those of a group keep the name within it. */
const numbersOf = (figure: JsonObject): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const visit = (name: string, value: Json): void => {
    if (typeof value === 'number') found.set(name, value)
    else if (isJsonObject(value)) for (const [inner, number] of Object.entries(value)) visit(inner, number)
  }
  for (const [name, value] of Object.entries(figure)) if (name !== 'withoutShield') visit(name, value)
  const reach = reachOf(figure)
  if (reach !== undefined) found.set('range', reach)
  return found
}

/** The longest reach of its attacks. */
const reachOf = ({ attacks }: JsonObject): number | undefined => {
  const reaches = (Array.isArray(attacks) ? attacks : []).flatMap((attack: Json) =>
    isJsonObject(attack) && typeof attack['range'] === 'number' ? [attack['range']] : [],
  )
  return reaches.length > 0 ? Math.max(...reaches) : undefined
}

export const comparisons = (stats: JsonObject): readonly Comparison[] => {
  const figures = listIn(stats).map(figure => ({
    name: String(figure['name'] ?? figure['id'] ?? ''),
    numbers: numbersOf(figure),
  }))
  const labels = [...new Set(figures.flatMap(({ numbers }) => [...numbers.keys()]))]
  return labels.flatMap(label => {
    const bars = figures.flatMap(({ name, numbers }) => {
      const value = numbers.get(label)
      return value === undefined ? [] : [{ name, value }]
    })
    // What is the same for all needs no picture.
    return new Set(bars.map(({ value }) => value)).size > 1 ? [{ label, bars }] : []
  })
}
