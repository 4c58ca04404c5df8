/** What no page of ours would ever send; each says what it must get for it. */
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { calls } from '../../src/app/bridge.ts'
import { z } from '../../src/core/index.ts'
import { sampleDocument } from '../desk/desk.ts'
import { ask, passLine, requestText, session, speak, type Reply, type Studio } from './studio.ts'

export type Attack = readonly [name: string, attack: (studio: Studio) => Promise<void>]

const refusedWith =
  (status: number, send: (studio: Studio) => Promise<Reply>): Attack[1] =>
  async studio => {
    const { status: got, body } = await send(studio)
    expect(got).toBe(status)
    expect(body).not.toMatch(/root:|copiste-band|\n {4}at /)
  }

/** A band that must never be written. */
const intruder = JSON.stringify({ document: { ...sampleDocument('trio'), name: 'Intruse' } })
const create = (studio: Studio, wish: Parameters<Studio['call']>[2]) => studio.call('create', intruder, wish)

const hosts: readonly (readonly [name: string, lines: (port: number) => readonly string[]])[] = [
  ['localhost', port => [`Host: localhost:${port}`]],
  ['another site', () => ['Host: evil.com']],
  ['another site with our port', port => [`Host: evil.com:${port}`]],
  ['our address without its port', () => ['Host: 127.0.0.1']],
  ['another port', port => [`Host: 127.0.0.1:${port + 1}`]],
  ['IPv6', port => [`Host: [::1]:${port}`]],
  ['IPv4 within IPv6', port => [`Host: [::ffff:127.0.0.1]:${port}`]],
  ['a rebinding name', port => [`Host: 127.0.0.1.nip.io:${port}`]],
  ['a rebinding name that starts like ours', port => [`Host: 127.0.0.1:${port}.evil.com`]],
  ['a name and a password', port => [`Host: evil@127.0.0.1:${port}`]],
  ['another spelling of our address', port => [`Host: 2130706433:${port}`]],
  ['a short spelling of our address', port => [`Host: 127.1:${port}`]],
  ['capitals', port => [`Host: LOCALHOST:${port}`]],
  ['a final dot', port => [`Host: 127.0.0.1.:${port}`]],
  ['nothing', () => ['Host:']],
  ['two hosts, ours first', port => [`Host: 127.0.0.1:${port}`, 'Host: evil.com']],
  ['two hosts, ours last', port => ['Host: evil.com', `Host: 127.0.0.1:${port}`]],
  ['two hosts in one line', port => [`Host: 127.0.0.1:${port}, evil.com`]],
  [
    'our host only where a proxy would put it',
    port => ['Host: evil.com', `X-Forwarded-Host: 127.0.0.1:${port}`],
  ],
]

const wrongHosts: readonly Attack[] = [
  ...hosts.map(([name, lines]): Attack => [
    `a Host that is ${name}`,
    async studio => {
      const host = lines(studio.port)
      expect((await ask(studio.port, { host })).status).toBe(421)
      expect((await create(studio, { host })).status).toBe(421)
    },
  ]),
  ['no Host at all', refusedWith(400, ({ port }) => ask(port, { host: [] }))],
  ['no Host, in HTTP/1.0', refusedWith(421, ({ port }) => speak(port, 'GET / HTTP/1.0\r\n\r\n'))],
]

const origins: readonly (readonly [name: string, lines: (port: number) => readonly string[]])[] = [
  ['missing', () => []],
  ['null', () => ['Origin: null']],
  ['empty', () => ['Origin:']],
  ['another site', () => ['Origin: https://evil.com']],
  ['localhost', port => [`Origin: http://localhost:${port}`]],
  ['another port', port => [`Origin: http://127.0.0.1:${port + 1}`]],
  ['https', port => [`Origin: https://127.0.0.1:${port}`]],
  ['ours and then a dot', port => [`Origin: http://127.0.0.1:${port}.evil.com`]],
  ['ours and then a slash', port => [`Origin: http://127.0.0.1:${port}/`]],
  ['a file', () => ['Origin: file://']],
  ['two, ours first', port => [`Origin: http://127.0.0.1:${port}`, 'Origin: https://evil.com']],
]

const wrongOrigins: readonly Attack[] = [
  ...origins.map(([name, lines]): Attack => [
    `an Origin that is ${name}`,
    refusedWith(403, studio => create(studio, { origin: lines(studio.port) })),
  ]),
  ...['cross-site', 'same-site'].map((site): Attack => [
    `a page that ${site} asks for`,
    refusedWith(403, ({ port }) => ask(port, { headers: [`Sec-Fetch-Site: ${site}`] })),
  ]),
  [
    'an Origin that asks for leave beforehand',
    async studio => {
      const { status, head } = await studio.call('create', '', {
        method: 'OPTIONS',
        origin: ['Origin: https://evil.com'],
        headers: ['Access-Control-Request-Method: POST'],
      })
      expect(status).toBe(403)
      expect(head).not.toMatch(/access-control/i)
    },
  ],
]

const enter = (studio: Studio, body: string) => studio.call('', body, { target: '/entrer', pass: [] })
const tabs = (studio: Studio, navigateur: string, onglets: readonly string[], pass?: readonly string[]) =>
  studio.call('', JSON.stringify({ navigateur, onglets }), { target: '/onglets', ...(pass && { pass }) })

const strangers: readonly Attack[] = [
  ['no key', refusedWith(401, studio => enter(studio, '{}'))],
  ['a wrong key', refusedWith(401, studio => enter(studio, `{"cle":"${'a'.repeat(32)}"}`))],
  ['an empty key', refusedWith(401, studio => enter(studio, '{"cle":""}'))],
  ['a key that is a list', refusedWith(401, studio => enter(studio, `{"cle":["${studio.key}"]}`))],
  ['the key a second time', refusedWith(401, studio => enter(studio, `{"cle":"${studio.key}"}`))],
  [
    'the key in the address',
    refusedWith(404, ({ port, key }) => ask(port, { target: `/entrer?cle=${key}` })),
  ],
  ['no pass', refusedWith(401, studio => create(studio, { pass: [] }))],
  ['an empty pass', refusedWith(401, studio => create(studio, { pass: [passLine('')] }))],
  [
    'a pass of the right length',
    refusedWith(401, studio => create(studio, { pass: [passLine('a'.repeat(43))] })),
  ],
  [
    'a pass and a letter more',
    refusedWith(401, studio => create(studio, { pass: [passLine(`${studio.pass}a`)] })),
  ],
  [
    'the pass twice',
    refusedWith(401, studio => create(studio, { pass: [passLine(studio.pass), passLine(studio.pass)] })),
  ],
  [
    'promise 11: the pass as a cookie, which a browser would send to any port',
    refusedWith(401, studio => create(studio, { pass: [`Cookie: copiste-${studio.port}=${studio.pass}`] })),
  ],
  [
    'the pass in a header of another name',
    refusedWith(401, studio =>
      create(studio, { pass: [`Authorization: Bearer ${studio.pass}`, `X-Copiste-Key: ${studio.pass}`] }),
    ),
  ],
  [
    'the pass in the address',
    refusedWith(401, studio => create(studio, { pass: [], target: `/appel/create?cle=${studio.pass}` })),
  ],
  [
    'events without a pass',
    refusedWith(401, ({ port }) => ask(port, { target: '/evenements?navigateur=navigateur-1' })),
  ],
  [
    'events of a browser that is no name',
    refusedWith(400, ({ port, pass }) =>
      ask(port, { target: '/evenements?navigateur=../../x', headers: [passLine(pass)] }),
    ),
  ],
  ['tabs without a pass', refusedWith(401, studio => tabs(studio, 'navigateur-1', [session], []))],
  ['tabs of a browser that does not listen', refusedWith(404, studio => tabs(studio, 'navigateur-9', []))],
  ['tabs that are no names', refusedWith(400, studio => tabs(studio, 'navigateur-1', ['../../x']))],
  [
    'a thousand tabs',
    refusedWith(400, studio =>
      tabs(
        studio,
        'navigateur-1',
        Array.from({ length: 1_000 }, (_, index) => `onglet-${index}`),
      ),
    ),
  ],
]

const methods: readonly Attack[] = [
  ...['GET', 'HEAD'].flatMap((method): readonly Attack[] => [
    [`${method} on a call`, refusedWith(404, studio => create(studio, { method }))],
    [
      `${method} on a call by its address`,
      refusedWith(404, ({ port, pass }) =>
        ask(port, {
          method,
          target: `/appel/create?${encodeURIComponent(intruder)}`,
          headers: [passLine(pass)],
        }),
      ),
    ],
    [`${method} on the way in`, refusedWith(404, studio => create(studio, { method, target: '/entrer' }))],
  ]),
  [
    'HEAD on the events, which opens no stream',
    refusedWith(404, ({ port, pass }) =>
      ask(port, {
        method: 'HEAD',
        target: `/evenements?navigateur=${session}`,
        headers: [passLine(pass)],
      }),
    ),
  ],
  ...['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'].flatMap((method): readonly Attack[] => [
    [`${method} on a call`, refusedWith(405, studio => create(studio, { method }))],
    [`${method} on the way in`, refusedWith(405, studio => create(studio, { method, target: '/entrer' }))],
  ]),
  ['a method that does not exist', refusedWith(400, studio => create(studio, { method: 'ECRIRE' }))],
  [
    'CONNECT to another site',
    refusedWith(0, ({ port }) => ask(port, { method: 'CONNECT', target: 'evil.com:443' })),
  ],
  [
    'GET that says it is POST',
    refusedWith(404, studio =>
      create(studio, { method: 'GET', headers: ['X-HTTP-Method-Override: POST', 'X-Method-Override: POST'] }),
    ),
  ],
  [
    'POST that says it is GET',
    refusedWith(401, studio => create(studio, { pass: [], headers: ['X-HTTP-Method-Override: GET'] })),
  ],
  ['POST on a page', refusedWith(404, studio => create(studio, { target: '/index.html' }))],
]

const pagePaths: readonly string[] = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e%252fpackage.json',
  '/assets/../../../package.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/index.html%00.js',
  '/%00',
  '/%',
  '/%ff%fe',
  '/..%c0%af..%c0%afpackage.json',
  '//etc/passwd',
  '/%2fetc/passwd',
  '/etc/passwd',
  '/assets',
  '/index.html/',
  '/INDEX.HTML.map',
  '/main/cli.cjs',
  '/..;/main/cli.cjs',
  `/${'a/'.repeat(4000)}`,
  'file:///etc/passwd',
  'http://evil.com/../../package.json',
]

const hitherto = (studio: Studio): readonly string[] => [
  '/etc/passwd',
  '/etc/passwd/x.bande.json',
  `${studio.outside}/secret.bande.json`,
  `${studio.library}/../outside/secret.bande.json`,
  `${studio.library}/secret.bande.json`,
  `${studio.library}/passwd.bande.json`,
  `${studio.library}/dehors/secret.bande.json`,
  `${studio.library}/dehors/neuve.bande.json`,
  `${studio.library}/trio.bande.json/../../outside/secret.bande.json`,
  `${studio.library}/%2e%2e/outside/secret.bande.json`,
  `${studio.library}\\..\\outside\\secret.bande.json`,
  `${studio.folder}/data/preferences.json`,
  '/proc/self/environ',
  '/dev/zero',
  'C:\\Windows\\win.ini',
  '\\\\serveur\\part\\x.bande.json',
  'file:///etc/passwd',
  'trio.bande.json',
  '.',
  '..',
  '',
  studio.library,
  `${studio.library}/`,
  'a'.repeat(5000),
]

/** The other things that these calls want, so that the path alone is wrong. */
const others = { base: null, document: sampleDocument('trio'), name: 'Autre', id: '1700000000000-000' }
const pathCalls = [
  'open',
  'close',
  'look',
  'save',
  'duplicate',
  'rename',
  'remove',
  'restore',
  'versions',
  'version',
  'mend',
  'openFile',
  'reveal',
]

const told = (body: string) => {
  const answer = z
    .object({
      ok: z.boolean(),
      diagnostics: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
    })
    .parse(JSON.parse(body))
  return {
    ok: answer.ok,
    code: answer.diagnostics?.[0]?.code,
    message: answer.diagnostics?.[0]?.message ?? '',
  }
}

const traversals: readonly Attack[] = [
  ...pagePaths.map((target): Attack => [
    `the page ${target.slice(0, 60)}`,
    async ({ port }) => {
      const { status, body } = await ask(port, { target })
      expect([400, 404]).toContain(status)
      expect(body).not.toMatch(/root:|"name": "copiste"/)
    },
  ]),
  ...pathCalls.map((name): Attack => [
    `${name} outside of the folder, in every spelling`,
    async studio => {
      for (const path of hitherto(studio)) {
        const { status, body } = await studio.call(name, JSON.stringify({ ...others, path }))
        expect([status, told(body).ok], path).toEqual([200, false])
        expect(['desk.forbidden', 'desk.browser', 'file.malformed'], path).toContain(told(body).code)
        expect(body).not.toMatch(/root:|copiste-band/)
      }
      const { status } = await studio.call(name, '{"path":"/etc/passwd\\u0000.bande.json"}')
      expect(status).toBe(400)
    },
  ]),
  [
    'a version and a journal by the way of a path',
    async studio => {
      const path = `${studio.library}/trio.bande.json`
      for (const id of ['../../preferences.json', '..%2f..', '/etc/passwd', '1700000000000-000/../x']) {
        for (const name of ['version', 'mend', 'recover', 'forget']) {
          const { status, body } = await studio.call(name, JSON.stringify({ path, id }))
          expect([status, told(body).ok], `${name} ${id}`).toEqual([200, false])
        }
      }
    },
  ],
]

const chunked = 'Transfer-Encoding: chunked'
const chunk = `${(64 * 1024).toString(16)}\r\n${'[0,'.repeat(21845)}[\r\n`

/** Nothing but the head of a call, with what it declares. */
const headOf = (studio: Studio, ...headers: readonly string[]): string =>
  requestText(studio.port, {
    method: 'POST',
    target: '/appel/shelf',
    headers: [
      `Origin: http://127.0.0.1:${studio.port}`,
      passLine(studio.pass),
      `X-Copiste-Session: ${session}`,
      'Content-Type: application/json',
      ...headers,
    ],
  })

const sizes: readonly Attack[] = [
  [
    'a body that says it is a terabyte',
    refusedWith(413, studio => speak(studio.port, headOf(studio, 'Content-Length: 1099511627776'))),
  ],
  [
    'a body of a negative length',
    refusedWith(400, studio => speak(studio.port, headOf(studio, 'Content-Length: -1'))),
  ],
  [
    'a body of no number',
    refusedWith(400, studio => speak(studio.port, headOf(studio, 'Content-Length: 0x10'))),
  ],
  [
    'two lengths',
    refusedWith(400, studio =>
      speak(studio.port, headOf(studio, 'Content-Length: 2', 'Content-Length: 5'), '{}'),
    ),
  ],
  [
    'a body of 64 MiB',
    async studio => {
      const { status, body } = await studio.call('shelf', Buffer.alloc(64 * 1024 * 1024, ' '))
      // The refusal may be lost: the host hangs up while the rest is still on its way.
      expect([413, 0]).toContain(status)
      expect(body).not.toContain('"ok":true')
    },
  ],
  [
    'a body of 64 MiB in chunks',
    async studio => {
      const parts = Array.from({ length: 1024 }, () => chunk)
      const { status, body } = await speak(studio.port, headOf(studio, chunked), ...parts)
      expect([413, 0]).toContain(status)
      expect(body).not.toContain('"ok":true')
    },
  ],
  [
    'a body of 32 MiB from a stranger',
    async studio => {
      const { status } = await studio.call('shelf', Buffer.alloc(32 * 1024 * 1024, ' '), { pass: [] })
      expect([401, 0]).toContain(status)
    },
  ],
  [
    'promise 12: 150 bodies of 7.5 MiB from strangers, none of which is kept',
    async studio => {
      const before = studio.mebibytes()
      const body = Buffer.alloc(7.5 * 1024 * 1024, ' ')
      const replies = await Promise.all(
        Array.from({ length: 150 }, () => studio.call('shelf', body, { pass: [] })),
      )
      for (const { status } of replies) expect([401, 0]).toContain(status)
      expect(studio.mebibytes() - before).toBeLessThan(150)
    },
  ],
  [
    'promise 12: a body longer than any key, on the way in',
    async studio => {
      const { status } = await enter(studio, JSON.stringify({ cle: 'a'.repeat(20_000) }))
      expect(status).toBe(413)
    },
  ],
  [
    'a page asked for with a body that never ends',
    async studio => {
      await studio.hold(`${requestText(studio.port, { headers: [chunked] })}${chunk.repeat(16)}`)
    },
  ],
  [
    'eight mebibytes of nothing but lists',
    refusedWith(400, studio => studio.call('shelf', '[],'.repeat(2_700_000))),
  ],
  [
    'a list of two million wrong things',
    async studio => {
      const only = `[${'1,'.repeat(2_000_000)}1]`
      const { status, body } = await studio.call('preview', `{"only":${only}}`)
      expect([status, told(body).ok]).toEqual([200, false])
    },
  ],
  [
    'a header of 20,000 characters',
    refusedWith(400, ({ port }) => ask(port, { headers: [`X-Long: ${'a'.repeat(20_000)}`] })),
  ],
  [
    'a cookie of 20,000 characters',
    refusedWith(400, studio => create(studio, { headers: [`Cookie: ${'a'.repeat(20_000)}`] })),
  ],
  [
    'ten thousand headers',
    refusedWith(400, ({ port }) =>
      ask(port, { headers: Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`) }),
    ),
  ],
  [
    'an address of 100,000 characters',
    refusedWith(400, ({ port }) => ask(port, { target: `/${'a'.repeat(100_000)}` })),
  ],
]

const utf16 = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const bodies: readonly (readonly [name: string, body: string | Uint8Array])[] = [
  ['nothing', ''],
  ['no JSON', 'path=/etc/passwd'],
  ['cut short', intruder.slice(0, -1)],
  ['followed by more', `${intruder}{}`],
  ['nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['lists nested 100,000 deep', `{"document":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['with __proto__', '{"__proto__":{"document":{}}}'],
  ['with __proto__, escaped', '{"\\u005f_proto__":{"document":{}}}'],
  ['with constructor', '{"constructor":{"prototype":{"ok":true}}}'],
  ['with __proto__ deep inside', '{"document":{"roster":{"__proto__":{"polluted":true}}}}'],
  ['with a key twice', intruder.replace('{', '{"document":{},')],
  ['with 1e400', '{"document":1e400}'],
  ['with NaN', '{"document":NaN}'],
  ['with a comment', `/* */${intruder}`],
  ['with a lone surrogate', '{"document":"\\ud83d"}'],
  ['with a NUL', '{"document":"\\u0000"}'],
  ['in UTF-16', utf16(intruder)],
  ['with a byte order mark', `\ufeff${intruder}`],
  ['in Latin-1', Buffer.from('{"document":"é"}', 'latin1')],
  ['of bytes', Buffer.from([0x80, 0x81, 0xff, 0xc0])],
  ['compressed', gzipSync(intruder)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['a text', '"create"'],
]

const types: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/jsonp',
  'application/json-patch+json',
  'text/plain; application/json',
  '*/*',
  '',
]

const malformed: readonly Attack[] = [
  ...bodies.map(([name, body]): Attack => [
    `a body ${name}`,
    refusedWith(400, studio => studio.call('create', body)),
  ]),
  ...types.map((type): Attack => [
    `a body that says it is « ${type} »`,
    refusedWith(415, studio => create(studio, { type: [`Content-Type: ${type}`] })),
  ]),
  ['a body that says nothing of itself', refusedWith(415, studio => create(studio, { type: [] }))],
  [
    'a form posted by another page',
    refusedWith(403, studio =>
      studio.call('create', `document=${encodeURIComponent(intruder)}`, {
        origin: ['Origin: null'],
        type: ['Content-Type: application/x-www-form-urlencoded'],
      }),
    ),
  ],
]

const words: readonly string[] = [
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  'then',
  '',
  '/',
  'open/',
  'OPEN',
  'open%00',
  'op%65n',
  '..%2fopen',
  '%E2%80%AE',
  'x'.repeat(3000),
]

const unknown: readonly Attack[] = words.map((name): Attack => [
  `a call named « ${name.slice(0, 40)} »`,
  async studio => {
    const { status, body } = await studio.call(name, '{}')
    expect([status, told(body)]).toEqual([
      200,
      expect.objectContaining({ ok: false, code: 'desk.unknown-call' }),
    ])
  },
])

const sessions: readonly Attack[] = [
  ...['', 'court', '../../../etc', 'a'.repeat(65), 'fenêtre-des-tests', 'deux mots ici', '__proto__.x'].map(
    (name): Attack => [
      `a session named « ${name.slice(0, 20)} »`,
      refusedWith(400, studio => create(studio, { from: [`X-Copiste-Session: ${name}`] })),
    ],
  ),
  ['no session', refusedWith(400, studio => create(studio, { from: [] }))],
  [
    'two sessions',
    refusedWith(400, studio =>
      create(studio, { from: [`X-Copiste-Session: ${session}`, 'X-Copiste-Session: fenetre-autre'] }),
    ),
  ],
]

/** The kinds of wrong thing that a key may carry. */
const junk: readonly unknown[] = [
  null,
  [],
  1,
  -1,
  true,
  '',
  'x',
  { length: 1 },
  [[]],
  { toString: 1, valueOf: 1 },
]

const shapes: readonly Attack[] = Object.entries(calls).map(([name, schema]): Attack => [
  `${name} with everything that it does not take`,
  async studio => {
    for (const body of ['null', '[]', '1', '"x"', 'true', '[{}]'])
      expect((await studio.call(name, body)).status, body).toBe(400)
    const keys = Object.keys(schema.shape)
    const wrong = [...junk.map(item => Object.fromEntries(keys.map(key => [key, item]))), {}]
    for (const body of wrong.filter(item => !schema.safeParse(item).success)) {
      const { status, body: answer } = await studio.call(name, JSON.stringify(body))
      expect([status, told(answer).ok, told(answer).code]).toEqual([200, false, 'file.malformed'])
      expect(told(answer).message).toMatch(/il faut/)
    }
  },
])

const smuggled = (studio: Studio): string =>
  `${headOf(studio).replace('/appel/shelf', '/appel/create').trimEnd()}\r\nContent-Length: ${intruder.length}\r\n\r\n${intruder}`

const wire: readonly Attack[] = [
  [
    'a length and chunks at once',
    async studio => {
      const reply = await speak(
        studio.port,
        headOf(studio, 'Content-Length: 4', chunked),
        `0\r\n\r\n${smuggled(studio)}`,
      )
      expect(reply.status).toBe(400)
      expect(reply.body).not.toContain('HTTP/1.1')
    },
  ],
  [
    'chunks under a false name',
    async studio => {
      for (const line of [
        'Transfer-Encoding: xchunked',
        'Transfer-Encoding: chunked, identity',
        'Transfer-Encoding : chunked',
      ]) {
        const reply = await speak(studio.port, headOf(studio, line), `0\r\n\r\n${smuggled(studio)}`)
        expect([400, 501], line).toContain(reply.status)
        expect(reply.body).not.toContain('HTTP/1.1')
      }
    },
  ],
  [
    'chunks of a false size',
    refusedWith(400, studio => speak(studio.port, headOf(studio, chunked), 'fffffffffffffffff\r\n{}')),
  ],
  [
    'a header that breaks its line',
    refusedWith(400, ({ port }) => ask(port, { headers: ['X-A: b\rX-C: d'] })),
  ],
  [
    'a header with a space before its colon',
    refusedWith(400, ({ port }) => ask(port, { headers: ['X-A : b'] })),
  ],
  ['a folded header', refusedWith(400, ({ port }) => ask(port, { headers: [' folded: yes'] }))],
  [
    'no HTTP at all',
    refusedWith(400, ({ port }) => speak(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')),
  ],
  ['HTTP/2 from the start', refusedWith(400, ({ port }) => speak(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'))],
  [
    'HTTP/9.9',
    refusedWith(400, ({ port }) => speak(port, `GET / HTTP/9.9\r\nHost: 127.0.0.1:${port}\r\n\r\n`)),
  ],
  [
    'a websocket',
    async ({ port }) => {
      for (const protocol of ['websocket', 'h2c']) {
        const upgrade = requestText(port, {
          headers: [`Upgrade: ${protocol}`, 'Sec-WebSocket-Key: dGhlIHNhbXBsZQ=='],
        })
        const reply = await speak(port, upgrade.replace('Connection: close', 'Connection: Upgrade'))
        expect(reply).toEqual({ status: 0, head: '', body: '' })
      }
    },
  ],
  ['an expectation', refusedWith(417, studio => create(studio, { headers: ['Expect: the-unexpected'] }))],
  [
    'headers that never end',
    async ({ port, hold }) => hold(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-A: `),
  ],
  ['a body that never comes', async studio => studio.hold(headOf(studio, 'Content-Length: 100'))],
  ['a body of one byte', async studio => studio.hold(`${headOf(studio, 'Content-Length: 100')}{`)],
  [
    'half a request, hung up on',
    async studio => {
      await studio.hold(`${headOf(studio, 'Content-Length: 100')}{`)
      studio.release()
    },
  ],
]

const crowds: readonly Attack[] = [
  [
    'two hundred pages at once',
    async ({ port }) => {
      const replies = await Promise.all(Array.from({ length: 200 }, () => ask(port, {})))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    },
  ],
  [
    'two hundred calls at once',
    async studio => {
      const replies = await Promise.all(Array.from({ length: 200 }, () => studio.call('shelf', '{}')))
      expect([200, 503]).toEqual(expect.arrayContaining([...new Set(replies.map(({ status }) => status))]))
      expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(64)
    },
  ],
  [
    'two hundred connections that say nothing',
    async studio => {
      await Promise.all(Array.from({ length: 200 }, () => studio.hold('')))
    },
  ],
  [
    'two hundred headers that never end',
    async studio => {
      await Promise.all(Array.from({ length: 200 }, () => studio.hold('GET / HTTP/1.1\r\nX-A: ')))
    },
  ],
]

export const attacks: readonly Attack[] = [
  ...wrongHosts,
  ...wrongOrigins,
  ...strangers,
  ...methods,
  ...traversals,
  ...sizes,
  ...malformed,
  ...unknown,
  ...sessions,
  ...shapes,
  ...wire,
  ...crowds,
]
