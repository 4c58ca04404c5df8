/** Where two documents differ, leaf by leaf, for a player who has to choose between them. */
import { isJsonObject, type Json } from '../core/index.ts'

export interface Difference {
  readonly path: string
  readonly mine: string
  readonly theirs: string
}

const longest = 60

const shown = (value: Json | undefined): string => {
  if (value === undefined) return '—'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const keysOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.map((_, index) => String(index))
    : isJsonObject(value)
      ? Object.keys(value)
      : []

const at = (value: Json | undefined, key: string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined

const nests = (value: Json | undefined): boolean => typeof value === 'object' && value !== null

export const differences = (
  mine: Json | undefined,
  theirs: Json | undefined,
  path = '',
): readonly Difference[] => {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (!nests(mine) || !nests(theirs)) return [{ path, mine: shown(mine), theirs: shown(theirs) }]
  const keys = [...new Set([...keysOf(mine), ...keysOf(theirs)])]
  return keys.flatMap(key =>
    differences(at(mine, key), at(theirs, key), path === '' ? key : `${path} › ${key}`),
  )
}
