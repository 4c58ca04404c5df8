/** The body of a request: JSON, of a sane size, that arrives in a sane time, read as strictly as a file. */
import type { IncomingMessage } from 'node:http'
import { isJsonObject, messageLimits, readMessage, type JsonObject } from '../core/index.ts'
import { refusals, type Refusal } from './guard.ts'

/** A call carries a band, or a file to import. */
export const mostOfCall = messageLimits.bytes
const patience = 10_000

export type Body =
  { readonly ok: true; readonly value: JsonObject } | { readonly ok: false; readonly refusal: Refusal }

const refuse = (refusal: Refusal): Body => ({ ok: false, refusal })

/** Refused by what it says of itself, before a byte of it is kept. */
const refusalOf = ({ headers }: IncomingMessage, most: number): Refusal | undefined => {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refusals.type
  return Number(headers['content-length'] ?? 0) > most ? refusals.length : undefined
}

export const readBody = (request: IncomingMessage, most: number, wait = patience): Promise<Body> => {
  const refusal = refusalOf(request, most)
  if (refusal) return Promise.resolve(refuse(refusal))
  return new Promise(resolve => {
    const chunks: Uint8Array[] = []
    let length = 0
    const give = (body: Body): void => {
      clearTimeout(timer)
      request.removeAllListeners('data')
      resolve(body)
    }
    const timer = setTimeout(() => give(refuse(refusals.slow)), wait)
    request.on('data', (chunk: Uint8Array) => {
      length += chunk.length
      if (length > most) give(refuse(refusals.length))
      else chunks.push(chunk)
    })
    request.on('error', () => give(refuse(refusals.malformed)))
    request.on('aborted', () => give(refuse(refusals.malformed)))
    request.on('end', () => {
      const json = readMessage(Buffer.concat(chunks))
      give(json.ok && isJsonObject(json.value) ? { ok: true, value: json.value } : refuse(refusals.malformed))
    })
  })
}
