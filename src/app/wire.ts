/** Answers as JSON text, for a host that carries nothing else: bytes travel in base64 under a name of their own. */

const mark = '$octets'

export const toWire = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item instanceof Uint8Array ? { [mark]: base64Of(item) } : item,
  )

export const fromWire = (text: string): unknown =>
  JSON.parse(text, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || !(mark in item)) return item
    const { [mark]: coded } = item
    return typeof coded === 'string' ? bytesOf(coded) : item
  })

const step = 0x6000

const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += step)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + step))))
  return parts.join('')
}

const bytesOf = (coded: string): Uint8Array => Uint8Array.from(atob(coded), letter => letter.charCodeAt(0))
