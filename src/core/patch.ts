/** JSON patches (RFC 6902, without copy and test): how a remedy, a choice or a keystroke changes a band. */
import { isJsonObject, type Json } from './json.ts'
import { pointerKeys, type Pointer } from './pointer.ts'

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: Pointer; readonly value: Json }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move'; readonly from: Pointer; readonly path: Pointer }
export type Patch = readonly Operation[]

export const add = (path: Pointer, value: Json): Operation => ({ op: 'add', path, value })
export const remove = (path: Pointer): Operation => ({ op: 'remove', path })
export const replace = (path: Pointer, value: Json): Operation => ({ op: 'replace', path, value })
export const move = (from: Pointer, path: Pointer): Operation => ({ op: 'move', from, path })

/** Removes several items of one array, the last first, so that no removal shifts the next one. */
export const removeItems = (array: Pointer, indexes: readonly number[]): Patch =>
  indexes.toSorted((a, b) => b - a).map(index => remove(`${array}/${index}`))

/** A patch that does not fit its document is a bug of the one who wrote it, hence the exception. */
export const applyPatch = (document: Json, patch: Patch): Json => patch.reduce(applyOperation, document)

const applyOperation = (document: Json, operation: Operation): Json => {
  const keys = pointerKeys(operation.path)
  switch (operation.op) {
    case 'add':
      return edit(document, keys, insert(operation.value))
    case 'replace':
      return edit(document, keys, substitute(operation.value))
    case 'remove':
      return edit(document, keys, drop)
    case 'move': {
      const from = pointerKeys(operation.from)
      return edit(edit(document, from, drop), keys, insert(valueAt(document, from)))
    }
  }
}

export const valueAt = (document: Json, keys: readonly string[]): Json =>
  keys.reduce<Json>((parent, key) => {
    const value = isJsonObject(parent)
      ? Object.hasOwn(parent, key)
        ? parent[key]
        : undefined
      : isArray(parent)
        ? parent[Number(key)]
        : undefined
    if (value === undefined) throw new Error(`no value at ${key}`)
    return value
  }, document)

type Change = (parent: Json, key: string) => Json

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)

const edit = (parent: Json, keys: readonly string[], change: Change): Json => {
  const [key, ...rest] = keys
  if (key === undefined) throw new Error('the whole document is never patched')
  if (rest.length === 0) return change(parent, key)
  return substitute(edit(valueAt(parent, [key]), rest, change))(parent, key)
}

const indexOf = (array: readonly Json[], key: string, most: number): number => {
  const index = key === '-' ? array.length : Number(key)
  if (!Number.isInteger(index) || index < 0 || index > most) throw new Error(`no index ${key}`)
  return index
}

const insert =
  (value: Json): Change =>
  (parent, key) => {
    if (isArray(parent)) return parent.toSpliced(indexOf(parent, key, parent.length), 0, value)
    if (isJsonObject(parent)) return { ...parent, [key]: value }
    throw new Error(`nothing can be added at ${key}`)
  }

const substitute =
  (value: Json): Change =>
  (parent, key) => {
    valueAt(parent, [key])
    if (isArray(parent)) return parent.with(Number(key), value)
    if (isJsonObject(parent)) return { ...parent, [key]: value }
    throw new Error(`nothing can be replaced at ${key}`)
  }

const drop: Change = (parent, key) => {
  valueAt(parent, [key])
  if (isArray(parent)) return parent.toSpliced(Number(key), 1)
  if (!isJsonObject(parent)) throw new Error(`nothing can be removed at ${key}`)
  const { [key]: _, ...rest } = parent
  return rest
}
