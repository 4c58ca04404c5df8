/**
 * Calls and answers as JSON text, for a host that carries nothing else: bytes travel in base64 under a name of their
 * own. A band may hold that very name, since unknown keys are kept: it travels with one more sign before it.
 */

const mark = '$octets'
const alike = /^\$+octets$/

/** A host that has a faster way than the language's own gives it. */
export const toWire = (value: unknown, base64: (bytes: Uint8Array) => string = base64Of): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, item: unknown) {
    // A buffer of Node's has turned itself into a list of numbers by now: its holder still has it.
    const { [key]: held } = this
    if (held instanceof Uint8Array) return { [mark]: base64(held) }
    return renamed(item, key => (alike.test(key) ? `$${key}` : key))
  })

export const fromWire = (text: string): unknown => JSON.parse(text, (_key, item: unknown) => revived(item))

/** What crossed and was read by a stricter reader than the language's own. */
export const unwired = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unwired)
  if (typeof value !== 'object' || value === null) return value
  return revived(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unwired(item)])))
}

const revived = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null) return item
  if (Object.hasOwn(item, mark) && mark in item && typeof item[mark] === 'string') return bytesOf(item[mark])
  return renamed(item, key => (alike.test(key) ? key.slice(1) : key))
}

const renamed = (item: unknown, rename: (key: string) => string): unknown => {
  if (typeof item !== 'object' || item === null || Array.isArray(item) || item instanceof Uint8Array)
    return item
  if (!Object.keys(item).some(key => alike.test(key))) return item
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [rename(key), value]))
}

const step = 0x6000

const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += step)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + step))))
  return parts.join('')
}

/** Letter by letter: a callback for each costs ten times as much. */
const bytesOf = (coded: string): Uint8Array => {
  const text = atob(coded)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
