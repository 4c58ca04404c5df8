/** Calls are answered to our own page alone, and what they carry is parsed. */
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answerWindows } from '../../src/main/ipc.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, type OpenDesk } from '../desk/desk.ts'
import { FakeContents, ipc } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const inScratch = scratch()
const ours = new FakeContents()
const held: boolean[] = []
let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('bureau'))
  room = openDesk(inScratch('bureau'))
  answerWindows(room.desk, {
    session: contents => (contents.id === ours.id ? 'fenetre-1' : undefined),
    holdsWork: (_contents, unsaved) => void held.push(unsaved),
  })
})
afterAll(() => room.close())

const answer = z.object({
  ok: z.boolean(),
  diagnostics: z.array(z.object({ code: z.string(), message: z.string() })).default([]),
})
const call = async (event: object, name: unknown, input: unknown = {}) =>
  answer.parse(await ipc.call('copiste:appel', event, name, input))
const codes = async (event: object, name: unknown, input: unknown = {}) =>
  (await call(event, name, input)).diagnostics.map(({ code }) => code)

const good = { sender: ours, senderFrame: ours.mainFrame }
const at = (url: string) => {
  const frame = { url }
  return { sender: Object.assign(Object.create(ours), { mainFrame: frame }), senderFrame: frame }
}
const foreign = [
  ['a page of the web', at('https://example.org/')],
  ['a host that only begins like ours', at('copiste://studio.example.org/')],
  ['our host with a port', at('copiste://studio:80/')],
  ['our host under another protocol', at('https://studio/')],
  ['a page made from a blob', at('blob:copiste://studio/1')],
  ['an empty page', at('about:blank')],
  ['a page without an address', at('')],
  ['a frame within our page', { sender: ours, senderFrame: { url: 'copiste://studio/' } }],
  ['a frame that is gone', { sender: ours, senderFrame: null }],
  [
    'a window that we did not open',
    (other => ({ sender: other, senderFrame: other.mainFrame }))(new FakeContents()),
  ],
] as const

describe('a call', () => {
  it('of our own page is answered', async () => {
    expect(await call(good, 'shelf')).toEqual({ ok: true, diagnostics: [] })
  })

  it.each(foreign)('of %s is refused', async (_, event) => {
    expect(await call(event, 'shelf')).toEqual({
      ok: false,
      diagnostics: [
        { code: 'desk.refused', message: 'Cette demande ne vient pas du studio\u00a0: elle est refusée.' },
      ],
    })
  })

  it.each([[undefined], [null], [1], [{}], [['shelf']], [{ toString: () => 'shelf' }]])(
    'whose name is %j is refused',
    async name => {
      expect(await codes(good, name)).toEqual(['desk.refused'])
    },
  )

  it.each(['toString', '__proto__', 'constructor', 'inconnu', ''])('named « %s » is unknown', async name => {
    expect(await codes(good, name)).toEqual(['desk.unknown-call'])
  })

  it.each([
    ['open', {}],
    ['open', { path: 1 }],
    ['open', null],
    ['open', { path: '' }],
    ['save', { path: '/x.bande.json', base: 3, document: {} }],
    ['savePdf', { name: 'x.pdf', files: [{ suffix: '', bytes: 'octets' }] }],
    ['remember', { appearance: 'rose' }],
    ['png', { document: {}, settings: {}, lane: 'apercu-1', dpi: 100_000 }],
  ])('%s with %j gets diagnostics', async (name, input) => {
    const refused = await codes(good, name, input)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused)).toEqual(new Set(['file.malformed']))
  })

  it('for a file outside the folder is forbidden', async () => {
    expect(await codes(good, 'open', { path: '/etc/passwd' })).toEqual(['desk.forbidden'])
  })
})

describe('word of unsaved work', () => {
  it('is taken from our own page, and only a real yes counts', () => {
    held.length = 0
    for (const word of [true, false, 'true', 1, undefined]) ipc.call('copiste:travail', good, word)
    expect(held).toEqual([true, false, false, false, false])
  })

  it.each(foreign)('of %s is not heard', (_, event) => {
    held.length = 0
    ipc.call('copiste:travail', event, true)
    expect(held).toEqual([])
  })
})
