/**
 * The way from the development page to its host. The page is let in by a key of the development server's own, which
 * outlives the hosts that come and go; its address and its key are exchanged for the host's, and nobody else's are: what
 * comes from another page, or without the key, reaches the host as it is and is refused there.
 */
import { randomBytes } from 'node:crypto'
import { request as ask } from 'node:http'

const paths = /^\/(?:entrer|onglets|evenements|appel\/[^/]*)(?:\?|$)/
const keyHeader = 'x-copiste-cle'
const mostOfWords = 16 * 1024

const answer = (response, status, value) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end(JSON.stringify(value))
}
const refuse = (response, status, message) =>
  answer(response, status, {
    ok: false,
    diagnostics: [{ severity: 'error', code: 'dev.refused', path: '', message }],
  })

const wordsOf = async request => {
  const parts = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > mostOfWords) return {}
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) ?? {}
  } catch {
    return {}
  }
}

/** `origin` is the page's own address, known once the server listens. */
export const createDoor = (host, origin) => {
  const token = randomBytes(24).toString('base64url')
  const key = randomBytes(32).toString('base64url')

  const admit = async (request, response) => {
    if (request.headers.origin !== origin()) return refuse(response, 403, 'Cette demande vient d’ailleurs.')
    const { cle } = await wordsOf(request)
    return cle === token
      ? answer(response, 200, { ok: true, cle: key })
      : refuse(response, 401, 'Cette clé n’est pas celle de « npm run dev ».')
  }

  const forward = async (request, response) => {
    const found = await host.now()
    if (!found) return refuse(response, 503, 'L’hôte ne tourne pas : voyez le terminal.')
    const { headers, method, url } = request
    const address = new URL(found.origin)
    const ours = new URL(origin())
    const sent = {
      ...headers,
      host: headers.host === ours.host ? address.host : headers.host,
      ...(headers.origin === ours.origin && { origin: address.origin }),
      ...(headers[keyHeader] === key && { [keyHeader]: found.key }),
    }
    const asked = ask({ host: address.hostname, port: address.port, method, path: url, headers: sent })
    asked.on('response', answered => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
      answered.on('error', () => response.destroy())
    })
    asked.on('error', () =>
      response.headersSent ? response.destroy() : refuse(response, 502, 'L’hôte est parti.'),
    )
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  }

  return {
    token,
    middleware: (request, response, next) => {
      if (!paths.test(request.url ?? '')) return next()
      const action = request.url === '/entrer' && request.method === 'POST' ? admit : forward
      action(request, response).catch(() => response.destroy())
    },
  }
}
