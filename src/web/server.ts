/** The studio for a browser on this machine: its pages, its calls as JSON, its events as a stream; 127.0.0.1 alone. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Desk } from '../app/desk/index.ts'
import { toWire } from '../app/wire.ts'
import { readBody } from './body.ts'
import { createGuard, refusals, type Guard, type Refusal } from './guard.ts'
import { securityHeaders } from '../app/headers.ts'

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
const mostStreams = 32

export const openWebHost = async (options: WebOptions): Promise<WebHost> => {
  let port = 0
  const guard = createGuard(() => port)
  const streams = new Set<ServerResponse>()
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

const close = (server: Server, streams: ReadonlySet<ServerResponse>): Promise<void> =>
  new Promise(resolve => {
    for (const stream of streams) stream.end()
    server.close(() => resolve())
    server.closeAllConnections()
  })

interface Context extends WebOptions {
  readonly guard: Guard
  readonly streams: Set<ServerResponse>
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
  const { pathname } = new URL(request.url ?? '/', 'http://copiste')
  if (request.method === 'GET' || request.method === 'HEAD')
    return pathname === '/evenements' && request.method === 'GET'
      ? stream(request, response, context)
      : page(pathname, request, response, context)
  if (request.method !== 'POST') return refuse(response, refusals.method)
  if (pathname === '/entrer') return enter(request, response, context)
  if (!pathname.startsWith('/appel/')) return refuse(response, refusals.missing)
  if (!context.guard.knows(request)) return refuse(response, refusals.closed)
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

const json = (
  response: ServerResponse,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(text)
}

const enter = async (
  request: IncomingMessage,
  response: ServerResponse,
  { guard, patience }: Context,
): Promise<void> => {
  const body = await readBody(request, patience)
  if (!body.ok) return refuse(response, body.refusal)
  const { cle } = body.value
  const cookie = typeof cle === 'string' ? guard.admit(cle) : undefined
  if (cookie === undefined) return refuse(response, refusals.token)
  return json(response, '{"ok":true}', { 'set-cookie': cookie })
}

const sessionPattern = /^[\w-]{8,64}$/

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
    const body = await readBody(request, patience)
    if (!body.ok) return refuse(response, body.refusal)
    const result = await desk.answer(session, name, body.value)
    if (!response.destroyed) json(response, toWire(result))
  } finally {
    busy.calls--
  }
}

/** Events of one window; when it closes, its files are free again. */
const stream = (
  request: IncomingMessage,
  response: ServerResponse,
  { desk, guard, streams }: Context,
): void => {
  if (!guard.knows(request)) return refuse(response, refusals.closed)
  const session = new URL(request.url ?? '/', 'http://copiste').searchParams.get('session') ?? ''
  if (!sessionPattern.test(session)) return refuse(response, refusals.malformed)
  if (streams.size >= mostStreams) return refuse(response, refusals.busy)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(': bienvenue\n\n')
  streams.add(response)
  const disconnect = desk.connect(session, event => response.write(`data: ${JSON.stringify(event)}\n\n`))
  const pulse = setInterval(() => response.write(': \n\n'), 15_000)
  pulse.unref()
  request.on('close', () => {
    clearInterval(pulse)
    streams.delete(response)
    disconnect()
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
