/** What the browser host tells a window unasked, and what it learns from a window that goes. */
import { get, type ClientRequest } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeJson, z } from '../../src/core/index.ts'
import { openWebHost, type WebHost } from '../../src/web/server.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from '../desk/desk.ts'
import { ask, passLine, passOf } from './studio.ts'

const inScratch = scratch()
let room: OpenDesk
let web: WebHost
let pass = ''

beforeAll(async () => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
  web = await openWebHost({ desk: room.desk, pages: async () => undefined, port: 0 })
  pass = passOf(
    await ask(web.port, {
      method: 'POST',
      target: '/entrer',
      headers: headers(),
      body: JSON.stringify({ cle: web.address.split('=')[1] }),
    }),
  )
})
afterAll(async () => {
  await web.close()
  await room.close()
})

const headers = (session = 'fenetre-0'): readonly string[] => [
  `Origin: http://127.0.0.1:${web.port}`,
  'Content-Type: application/json',
  `X-Copiste-Session: ${session}`,
  passLine(pass),
]

const answerSchema = z.object({
  ok: z.boolean(),
  value: z.unknown().optional(),
  diagnostics: z.unknown().optional(),
})
const call = async (session: string, name: string, input: unknown): Promise<unknown> => {
  const { body } = await ask(web.port, {
    method: 'POST',
    target: `/appel/${name}`,
    headers: headers(session),
    body: JSON.stringify(input),
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

interface Line {
  readonly tab: string
  readonly event: unknown
}

const lineSchema = z.object({ tab: z.string(), event: z.unknown() })

/** The stream of one browser, from the moment that it was welcomed. */
const openBrowser = (
  browser: string,
): Promise<{ readonly lines: readonly Line[]; readonly shut: () => void }> =>
  new Promise((resolve, reject) => {
    const lines: Line[] = []
    const options = { path: `/evenements?navigateur=${browser}`, headers: { 'x-copiste-cle': pass } }
    const request = get({ host: '127.0.0.1', port: web.port, ...options }, response => {
      expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
      let text = ''
      response.on('error', () => undefined)
      response.on('data', piece => {
        text += String(piece)
        const found = text.split('\n')
        text = found.pop() ?? ''
        for (const line of found) if (line !== '') lines.push(lineSchema.parse(JSON.parse(line)))
        resolve({ lines, shut: () => request.destroy() })
      })
    })
    request.on('error', reject)
    windows.push(request)
  })

const attach = (navigateur: string, ...onglets: readonly string[]) =>
  ask(web.port, {
    method: 'POST',
    target: '/onglets',
    headers: headers(),
    body: JSON.stringify({ navigateur, onglets }),
  })

/** A window alone in its browser. */
const listen = async (session: string): Promise<Window> => {
  const { lines, shut } = await openBrowser(`navigateur-${session}`)
  expect((await attach(`navigateur-${session}`, session)).status).toBe(200)
  return {
    get events() {
      return lines.map(({ event }) => event)
    },
    shut,
  }
}

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
    await vi.waitFor(() => expect(two.events).toContainEqual({ kind: 'file', path, gone: false }))
    for (const { events } of [one, three])
      expect(events).not.toContainEqual({ kind: 'file', path, gone: false })
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

  it('goes to the newest stream of a browser, whose files stay its own when the older stream ends', async () => {
    const path = band('reprise')
    const old = await listen('fenetre-a')
    await open('fenetre-a', path)
    const young = await listen('fenetre-a')
    old.shut()
    const { stamp: base } = await open('fenetre-b', path)
    await call('fenetre-b', 'save', { path, base, document: { ...sampleDocument('trio'), name: 'Reprise' } })
    await vi.waitFor(() => expect(young.events).toContainEqual({ kind: 'file', path, gone: false }))
    expect(await open('fenetre-c', path)).toMatchObject({ elsewhere: true })
  })

  it('promise 1: is one for all the tabs of a browser, and each event says which tab it is for', async () => {
    const path = band('onglets')
    const browser = 'navigateur-a-onglets'
    const { lines } = await openBrowser(browser)
    const tabs = Array.from({ length: 12 }, (_, index) => `onglet-${index}-seul`)
    expect((await attach(browser, ...tabs)).status).toBe(200)
    const [first = '', second = ''] = tabs
    const { stamp: base } = await open(first, path)
    await open(second, path)
    await call(first, 'save', { path, base, document: { ...sampleDocument('trio'), name: 'Partagée' } })
    await vi.waitFor(() =>
      expect(lines).toContainEqual({ tab: second, event: { kind: 'file', path, gone: false } }),
    )
    expect(lines).not.toContainEqual({ tab: first, event: { kind: 'file', path, gone: false } })
    // A tab that closes lets go of its files, and the others keep theirs.
    await attach(browser, ...tabs.slice(1))
    expect(await open('fenetre-y', path)).toMatchObject({ elsewhere: true })
    await call('fenetre-y', 'close', { path })
    await attach(browser, ...tabs.slice(2))
    await vi.waitFor(async () => expect(await open('fenetre-y', path)).toMatchObject({ elsewhere: false }))
    await call('fenetre-y', 'close', { path })
  })

  it('takes thirty-two browsers, and one more when one of them has gone', async () => {
    let count = 0
    const statusOf = (): Promise<number> =>
      new Promise((resolve, reject) => {
        const path = `/evenements?navigateur=navigateur-${count++}`
        const asked = { host: '127.0.0.1', port: web.port, path, headers: { 'x-copiste-cle': pass } }
        const request = get(asked, response => {
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
