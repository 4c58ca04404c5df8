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
  const characters = [...text.slice(0, 2 * longest + 2)]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

const keysOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.map((_, index) => String(index))
    : isJsonObject(value)
      ? Object.keys(value)
      : []

const at = (value: Json | undefined, key: string): Json | undefined =>
  Array.isArray(value)
    ? value[Number(key)]
    : isJsonObject(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined

/** Both lists, or both objects: only then is there anything within them to compare. */
const alike = (mine: Json | undefined, theirs: Json | undefined): boolean =>
  (Array.isArray(mine) && Array.isArray(theirs)) || (isJsonObject(mine) && isJsonObject(theirs))

export const differences = (
  mine: Json | undefined,
  theirs: Json | undefined,
  path = '',
): readonly Difference[] => {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return []
  if (!alike(mine, theirs)) return [{ path, mine: shown(mine), theirs: shown(theirs) }]
  const keys = [...new Set([...keysOf(mine), ...keysOf(theirs)])]
  return keys.flatMap(key =>
    differences(at(mine, key), at(theirs, key), path === '' ? key : `${path} › ${key}`),
  )
}
