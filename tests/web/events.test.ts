/** What the browser host tells a window unasked, and what it learns from a window that goes. */
import { get, type ClientRequest } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeJson, z } from '../../src/core/index.ts'
import { openWebHost, type WebHost } from '../../src/web/server.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from '../desk/desk.ts'
import { ask } from './studio.ts'

const inScratch = scratch()
let room: OpenDesk
let web: WebHost
let cookie = ''

beforeAll(async () => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
  web = await openWebHost({ desk: room.desk, pages: async () => undefined, port: 0 })
  const { head } = await ask(web.port, {
    ...{ method: 'POST', target: '/entrer', headers: headers() },
    body: JSON.stringify({ cle: web.address.split('=')[1] }),
  })
  cookie = /^set-cookie: ([^;]+)/im.exec(head)?.[1] ?? ''
})
afterAll(async () => {
  await web.close()
  await room.close()
})

const headers = (session = 'fenetre-0'): readonly string[] => [
  ...[`Origin: http://127.0.0.1:${web.port}`, 'Content-Type: application/json'],
  ...[`X-Copiste-Session: ${session}`, `Cookie: ${cookie}`],
]

const answerSchema = z.object({
  ok: z.boolean(),
  value: z.unknown().optional(),
  diagnostics: z.unknown().optional(),
})
const call = async (session: string, name: string, input: unknown): Promise<unknown> => {
  const { body } = await ask(web.port, {
    ...{ method: 'POST', target: `/appel/${name}`, headers: headers(session), body: JSON.stringify(input) },
  })
  const { ok, value, diagnostics } = answerSchema.parse(JSON.parse(body))
  if (!ok) throw new Error(`${name}: ${JSON.stringify(diagnostics)}`)
  return value
}

const openedSchema = z.object({ elsewhere: z.boolean(), stamp: z.string(), path: z.string() })
const open = async (session: string, path: string) =>
  openedSchema.parse(await call(session, 'open', { path }))

interface Window {
  readonly events: readonly unknown[]
  readonly shut: () => void
}

const windows: ClientRequest[] = []
afterEach(() => {
  for (const window of windows.splice(0)) window.destroy()
})

/** A window listens from the moment that it was welcomed. */
const listen = (session: string): Promise<Window> =>
  new Promise((resolve, reject) => {
    const events: unknown[] = []
    const options = { port: web.port, path: `/evenements?session=${session}`, headers: { cookie } }
    const request = get({ host: '127.0.0.1', ...options }, response => {
      expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
      let text = ''
      response.on('error', () => undefined)
      response.on('data', piece => {
        text += String(piece)
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        for (const message of messages)
          if (message.startsWith('data: ')) events.push(JSON.parse(message.slice('data: '.length)))
        resolve({ events, shut: () => request.destroy() })
      })
    })
    request.on('error', reject)
    windows.push(request)
  })

const band = (name: string): string => room.put(`${name}.bande.json`, sampleDocument('trio'))

describe('the stream of events', () => {
  it('tells every window of a file made outside', async () => {
    const [one, two] = [await listen('fenetre-1'), await listen('fenetre-2')]
    await call('fenetre-1', 'start', {})
    writeFileSync(join(room.library, 'dehors.bande.json'), writeJson(sampleDocument('mages')))
    await vi.waitFor(() => {
      expect(one.events).toContainEqual({ kind: 'shelf' })
      expect(two.events).toContainEqual({ kind: 'shelf' })
    })
  })

  it('tells the other window of a save, and not the one that saved', async () => {
    const path = band('partagee')
    const [one, two, three] = [
      await listen('fenetre-3'),
      await listen('fenetre-4'),
      await listen('fenetre-5'),
    ]
    const { stamp: base } = await open('fenetre-3', path)
    await open('fenetre-4', path)
    const document = { ...sampleDocument('trio'), name: 'Changée' }
    expect(await call('fenetre-3', 'save', { path, base, document })).toMatchObject({ kind: 'saved' })
    await vi.waitFor(() => expect(two.events).toContainEqual({ kind: 'file', path }))
    for (const { events } of [one, three]) expect(events).not.toContainEqual({ kind: 'file', path })
  })

  it('frees the file of a window that closes', async () => {
    const path = band('gardee')
    const one = await listen('fenetre-6')
    expect(await open('fenetre-6', path)).toMatchObject({ elsewhere: false })
    expect(await open('fenetre-7', path)).toMatchObject({ elsewhere: true })
    await call('fenetre-7', 'close', { path })
    one.shut()
    await vi.waitFor(async () => expect(await open('fenetre-7', path)).toMatchObject({ elsewhere: false }))
  })

  it('frees the file when it is closed in its window', async () => {
    const path = band('rendue')
    await listen('fenetre-8')
    await open('fenetre-8', path)
    expect(await open('fenetre-9', path)).toMatchObject({ elsewhere: true })
    await call('fenetre-8', 'close', { path })
    await call('fenetre-9', 'close', { path })
    expect(await open('fenetre-9', path)).toMatchObject({ elsewhere: false })
  })

  it('goes to the newest stream of a session, whose file stays its own when the older stream ends', async () => {
    const path = band('reprise')
    const old = await listen('fenetre-a')
    await open('fenetre-a', path)
    const young = await listen('fenetre-a')
    old.shut()
    const { stamp: base } = await open('fenetre-b', path)
    await call('fenetre-b', 'save', { path, base, document: { ...sampleDocument('trio'), name: 'Reprise' } })
    await vi.waitFor(() => expect(young.events).toContainEqual({ kind: 'file', path }))
    expect(await open('fenetre-c', path)).toMatchObject({ elsewhere: true })
  })

  it('takes thirty-two windows, and one more when one of them has gone', async () => {
    const statusOf = (): Promise<number> =>
      new Promise((resolve, reject) => {
        const path = '/evenements?session=fenetre-z'
        const request = get({ host: '127.0.0.1', port: web.port, path, headers: { cookie } }, response => {
          response.on('error', () => undefined)
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        request.on('error', reject)
        windows.push(request)
      })
    const statuses = await Promise.all(Array.from({ length: 40 }, statusOf))
    // Streams of the tests before may still be closing.
    expect(statuses.filter(status => status === 503).length).toBeGreaterThanOrEqual(8)
    expect(await statusOf()).toBe(503)
    for (const window of windows.splice(0)) window.destroy()
    await vi.waitFor(async () => expect(await statusOf()).toBe(200))
  })

  it('tells how a print goes on, in its own window only', async () => {
    const [one, two] = [await listen('fenetre-d'), await listen('fenetre-e')]
    const document = sampleDocument('trio')
    await call('fenetre-d', 'print', { document, settings: { assets: ['tokens'] }, lane: 'impression' })
    await vi.waitFor(() =>
      expect(one.events).toContainEqual({ kind: 'progress', lane: 'impression', done: 9, total: 9 }),
    )
    expect(JSON.stringify(two.events)).not.toContain('progress')
  })
})
