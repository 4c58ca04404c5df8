/** The body of a request: JSON, of a sane size, that arrives in a sane time, read as strictly as a file. */
import type { IncomingMessage } from 'node:http'
import { isJsonObject, readJson, type JsonObject } from '../core/index.ts'
import { refusals, type Refusal } from './guard.ts'

export const mostBytes = 8 * 1024 * 1024
const patience = 10_000

export type Body =
  { readonly ok: true; readonly value: JsonObject } | { readonly ok: false; readonly refusal: Refusal }

const refuse = (refusal: Refusal): Body => ({ ok: false, refusal })

export const readBody = (request: IncomingMessage, wait = patience): Promise<Body> => {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return Promise.resolve(refuse(refusals.type))
  if (Number(request.headers['content-length'] ?? 0) > mostBytes)
    return Promise.resolve(refuse(refusals.length))
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
      if (length > mostBytes) give(refuse(refusals.length))
      else chunks.push(chunk)
    })
    request.on('error', () => give(refuse(refusals.malformed)))
    request.on('aborted', () => give(refuse(refusals.malformed)))
    request.on('end', () => {
      const json = readJson(Buffer.concat(chunks))
      give(json.ok && isJsonObject(json.value) ? { ok: true, value: json.value } : refuse(refusals.malformed))
    })
  })
}
