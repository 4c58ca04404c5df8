/** The studio for a browser on this machine: its pages, its calls as JSON, its events as a stream; 127.0.0.1 alone. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Desk } from '../app/desk/index.ts'
import { securityHeaders } from '../app/headers.ts'
import { toWire, unwired } from '../app/wire.ts'
import { z } from '../core/index.ts'
import { mostOfCall, readBody } from './body.ts'
import { createGuard, refusals, type Guard, type Refusal } from './guard.ts'
import { createStreams, type Streams } from './streams.ts'

/** A page of the renderer, by its path; nothing where there is none. */
export type Pages = (
  path: string,
) => Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>

export interface WebOptions {
  readonly desk: Desk
  readonly pages: Pages
  /** 0 for any that is free. */
  readonly port: number
  /** Milliseconds that a body may take. */
  readonly patience?: number
}

export interface WebHost {
  /** With its token: whoever opens it first is let in. */
  readonly address: string
  readonly port: number
  readonly close: () => Promise<void>
}

/** Calls under way at once; a window has a handful. */
const mostCalls = 64
/** The way in takes a key, and the list of tabs their names. */
const mostOfWords = 16 * 1024

export const openWebHost = async (options: WebOptions): Promise<WebHost> => {
  let port = 0
  const guard = createGuard(() => port)
  const streams = createStreams(options.desk)
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 10_000, maxHeaderSize: 16_384 })
  const context: Context = { ...options, guard, streams, busy: { calls: 0 } }
  server.on('request', (request, response) => {
    answer(request, response, context).catch(() => {
      if (!response.headersSent) refuse(response, refusals.malformed)
      else response.destroy()
    })
  })
  server.on('clientError', (_fault, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  server.on('upgrade', (_request, socket) => socket.destroy())
  port = await listen(server, options.port)
  return {
    address: `http://127.0.0.1:${port}/#cle=${guard.token}`,
    port,
    close: () => close(server, streams),
  }
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

const close = (server: Server, streams: Streams): Promise<void> =>
  new Promise(resolve => {
    streams.close()
    server.close(() => resolve())
    server.closeAllConnections()
  })

interface Context extends WebOptions {
  readonly guard: Guard
  readonly streams: Streams
  readonly busy: { calls: number }
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
): Promise<void> => {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  const refusal = context.guard.refuse(request)
  if (refusal) return refuse(response, refusal)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://copiste')
  if (request.method === 'GET' || request.method === 'HEAD')
    return pathname === '/evenements' && request.method === 'GET'
      ? stream(searchParams.get('navigateur') ?? '', request, response, context)
      : page(pathname, request, response, context)
  if (request.method !== 'POST') return refuse(response, refusals.method)
  if (pathname === '/entrer') return enter(request, response, context)
  const known = context.guard.knows(request)
  if (pathname === '/onglets')
    return known ? attach(request, response, context) : refuse(response, refusals.closed)
  if (!pathname.startsWith('/appel/')) return refuse(response, refusals.missing)
  if (!known) return refuse(response, refusals.closed)
  return call(pathname.slice('/appel/'.length), request, response, context)
}

const refuse = (response: ServerResponse, { status, why }: Refusal): void => {
  // The rest of a body that was refused is not read: the connection ends with the answer.
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end(
    JSON.stringify({
      ok: false,
      diagnostics: [{ severity: 'error', code: 'web.refused', path: '', message: why }],
    }),
  )
}

const json = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(text)
}

const enter = async (
  request: IncomingMessage,
  response: ServerResponse,
  { guard, patience }: Context,
): Promise<void> => {
  const body = await readBody(request, mostOfWords, patience)
  if (!body.ok) return refuse(response, body.refusal)
  const { cle: token } = body.value
  const cle = typeof token === 'string' ? guard.admit(token) : undefined
  return cle === undefined
    ? refuse(response, refusals.token)
    : json(response, JSON.stringify({ ok: true, cle }))
}

const sessionPattern = /^[\w-]{8,64}$/
const tabsSchema = z.object({
  navigateur: z.string().regex(sessionPattern),
  onglets: z.array(z.string().regex(sessionPattern)).max(200),
})

/** Which tabs share the stream of a browser now. */
const attach = async (
  request: IncomingMessage,
  response: ServerResponse,
  { streams, patience }: Context,
): Promise<void> => {
  const body = await readBody(request, mostOfWords, patience)
  if (!body.ok) return refuse(response, body.refusal)
  const tabs = tabsSchema.safeParse(body.value)
  if (!tabs.success) return refuse(response, refusals.malformed)
  const { navigateur, onglets } = tabs.data
  return streams.attach(navigateur, onglets)
    ? json(response, '{"ok":true}')
    : refuse(response, refusals.missing)
}

const call = async (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  { desk, busy, patience }: Context,
): Promise<void> => {
  const session = request.headers['x-copiste-session']
  if (typeof session !== 'string' || !sessionPattern.test(session))
    return refuse(response, refusals.malformed)
  if (busy.calls >= mostCalls) return refuse(response, refusals.busy)
  busy.calls++
  try {
    const body = await readBody(request, mostOfCall, patience)
    if (!body.ok) return refuse(response, body.refusal)
    const result = await desk.answer(session, name, unwired(body.value))
    if (!response.destroyed) json(response, toWire(result, base64))
  } finally {
    busy.calls--
  }
}

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A line now and then, so that a browser can tell a host that is quiet from one that is gone. */
const pulse = 5_000

const stream = (
  browser: string,
  request: IncomingMessage,
  response: ServerResponse,
  { guard, streams }: Context,
): void => {
  if (!guard.knows(request)) return refuse(response, refusals.closed)
  if (!sessionPattern.test(browser)) return refuse(response, refusals.malformed)
  const stop = streams.open(browser, response)
  if (!stop) return refuse(response, refusals.busy)
  response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
  response.write('\n')
  const pulses = setInterval(() => response.write('\n'), pulse)
  pulses.unref()
  response.on('close', () => {
    clearInterval(pulses)
    stop()
  })
}

const page = async (
  pathname: string,
  { method }: IncomingMessage,
  response: ServerResponse,
  { pages }: Context,
): Promise<void> => {
  const found = await pages(pathname === '/' ? '/index.html' : pathname)
  if (!found) return refuse(response, refusals.missing)
  response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
  response.end(method === 'HEAD' ? undefined : found.bytes)
}
