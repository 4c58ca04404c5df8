/** Who is let into the browser host, how long it waits for what they say, and what it says of itself. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Desk } from '../../src/app/desk/index.ts'
import { noPreferences } from '../../src/app/preferences.ts'
import { success } from '../../src/core/index.ts'
import { openWebHost, type WebHost } from '../../src/web/server.ts'
import { ask, passLine, passOf, requestText, speak } from './studio.ts'

/** A desk that says who asked for what. */
const echo: Desk = {
  answer: async (session, call, input) => success({ session, call, input }),
  connect: () => () => undefined,
  tell: () => undefined,
  want: async () => undefined,
  preferences: {
    read: async () => noPreferences,
    change: async () => success(noPreferences),
    remarks: async () => [],
  },
  close: async () => undefined,
}

const page = { type: 'text/html; charset=utf-8', bytes: new TextEncoder().encode('<!doctype html>') }

const hosts: WebHost[] = []
const openHost = async (patience?: number): Promise<WebHost & { readonly key: string }> => {
  const host = await openWebHost({
    desk: echo,
    port: 0,
    pages: async path => (path === '/index.html' ? page : undefined),
    ...(patience !== undefined && { patience }),
  })
  hosts.push(host)
  return { ...host, key: /#cle=([\w-]+)$/.exec(host.address)?.[1] ?? '' }
}

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
})

const lines = (port: number, pass?: string): readonly string[] => [
  `Origin: http://127.0.0.1:${port}`,
  'Content-Type: application/json',
  'X-Copiste-Session: fenetre-1',
  ...(pass === undefined ? [] : [passLine(pass)]),
]

const enter = (port: number, cle: string) =>
  ask(port, { method: 'POST', target: '/entrer', headers: lines(port), body: JSON.stringify({ cle }) })

const call = (port: number, pass: string) =>
  ask(port, { method: 'POST', target: '/appel/shelf', headers: lines(port, pass), body: '{"a":1}' })

describe('the key of the printed address', () => {
  it('lets in the first who opens it, and nobody after', async () => {
    const { port, key } = await openHost()
    const first = await enter(port, key)
    expect(first.status).toBe(200)
    expect((await enter(port, key)).status).toBe(401)
    expect(JSON.parse((await call(port, passOf(first))).body)).toEqual({
      ok: true,
      value: { session: 'fenetre-1', call: 'shelf', input: { a: 1 } },
    })
  })

  it('is not spent by wrong ones', async () => {
    const { port, key } = await openHost()
    for (const wrong of ['', 'a', key.slice(1), `${key} `, key.toLowerCase(), 'é'.repeat(32)])
      if (wrong !== key) expect((await enter(port, wrong)).status).toBe(401)
    expect((await enter(port, key)).status).toBe(200)
  })

  it('is spent once even when two come at the same moment', async () => {
    const { port, key } = await openHost()
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(port, key)))
    expect(
      replies
        .map(({ status }) => status)
        .sort()
        .slice(0, 2),
    ).toEqual([200, 401])
  })

  it('promise 11: gives a pass in the answer and no cookie, which a browser would send to every port', async () => {
    const { port, key } = await openHost()
    const entered = await enter(port, key)
    expect(entered.head).not.toMatch(/^set-cookie/im)
    expect(passOf(entered)).toMatch(/^[\w-]{43}$/)
    expect((await call(port, passOf(entered))).status).toBe(200)
  })

  it('is worth nothing in another studio, nor is its pass', async () => {
    const [one, two] = [await openHost(), await openHost()]
    expect((await enter(two.port, one.key)).status).toBe(401)
    const [mine, other] = [passOf(await enter(one.port, one.key)), passOf(await enter(two.port, two.key))]
    expect(mine).not.toBe(other)
    expect((await call(two.port, mine)).status).toBe(401)
    expect((await call(one.port, other)).status).toBe(401)
    expect((await call(one.port, mine)).status).toBe(200)
  })
})

describe('a body that comes too slowly', () => {
  const start = (port: number, target: string, pass: string): string =>
    requestText(port, { method: 'POST', target, headers: [...lines(port, pass), 'Content-Length: 50'] })

  it('is refused once patience is over, on a call and on the way in, and so is one of a single byte', async () => {
    const { port, key } = await openHost(50)
    const pass = passOf(await enter(port, key))
    for (const target of ['/appel/shelf', '/entrer'])
      for (const body of ['', '{'])
        expect((await speak(port, start(port, target, pass), body)).status).toBe(408)
    expect((await call(port, pass)).status).toBe(200)
  })

  it('holds nobody up: a hundred of them, and the next call is answered', async () => {
    const { port, key } = await openHost(50)
    const pass = passOf(await enter(port, key))
    const slow = Array.from({ length: 100 }, () => speak(port, start(port, '/appel/shelf', pass)))
    expect((await ask(port, {})).status).toBe(200)
    const statuses = (await Promise.all(slow)).map(({ status }) => status)
    // Sixty-four are waited for; those that come once some of these were refused may be, too.
    expect([408, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
    expect(statuses.filter(status => status === 408).length).toBeGreaterThanOrEqual(64)
    expect((await call(port, pass)).status).toBe(200)
  })
})

describe('what the host says of itself', () => {
  it.each(['/', '/absent'])(
    'on %s, right or wrong, forbids frames, foreign scripts and sniffing',
    async target => {
      const { port } = await openHost()
      const { head } = await ask(port, { target })
      expect(head).toMatch(/^content-security-policy: default-src 'none'; script-src 'self';/im)
      expect(head).not.toMatch(/unsafe-|access-control|x-powered-by|^server:/im)
      for (const line of [
        'x-content-type-options: nosniff',
        'x-frame-options: DENY',
        'referrer-policy: no-referrer',
        'cross-origin-opener-policy: same-origin',
        'cross-origin-resource-policy: same-origin',
        'cache-control: no-store',
      ])
        expect(head.toLowerCase()).toContain(line.toLowerCase())
    },
  )

  it('answers HEAD with the page’s head alone', async () => {
    const { port } = await openHost()
    const { status, head, body } = await ask(port, { method: 'HEAD' })
    expect([status, body]).toEqual([200, ''])
    expect(head).toMatch(/^content-length: 15$/im)
  })

  it('listens on this machine alone', async () => {
    const { address, port } = await openHost()
    expect(address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/#cle=[\\w-]{32}$`))
    await expect(openWebHost({ desk: echo, pages: async () => undefined, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
