/** Every call of the bridge, through its door, on a real disk and with the real press. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, isCall, type HostEvent } from '../../src/app/bridge.ts'
import { profileOf } from '../../src/app/calibration.ts'
import { fromWire, toWire, unwired } from '../../src/app/wire.ts'
import { usualSettings } from '../../src/app/wish.ts'
import { readMessage, writeJson, z } from '../../src/core/index.ts'
import { copiste, scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
})
afterAll(() => room.close())

const me = 'fenetre-1'
const trio = sampleDocument('trio')

/** A desk in folders that no other test writes in. */
const apart = async (name: string, use: (desk: OpenDesk) => Promise<void>): Promise<void> => {
  mkdirSync(inScratch(name))
  const desk = openDesk(inScratch(name))
  try {
    await use(desk)
  } finally {
    await desk.close()
  }
}

describe('the doors', () => {
  it.each(Object.keys(calls))('%s has one, which parses what crosses', async name => {
    for (const input of [null, 1, 'x', []])
      expect(await room.refused(me, name, input), String(input)).toContain('file.malformed')
    expect(await room.desk.answer(me, name, undefined)).toMatchObject({ ok: false })
  })

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 'Open'])(
    '« %s » has none',
    async name => {
      expect(isCall(name)).toBe(false)
      expect(await room.refused(me, name, {})).toEqual(['desk.unknown-call'])
    },
  )

  it('take a document of any kind, and refuse the one that is no band', async () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    for (const document of [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      () => 1,
      Symbol('x'),
      new Map(),
      circle,
      1n,
      NaN,
    ])
      expect(await room.refused(me, 'create', { document })).not.toEqual([])
    expect(readdirSync(room.library)).not.toContain('Nouvelle bande.bande.json')
  })
})

describe('the wire', () => {
  const crossed = (value: unknown): unknown => fromWire(toWire(value))

  it('carries bytes of any length, wherever they lie', () => {
    for (const length of [0, 1, 2, 3, 255, 0x6000 - 1, 0x6000, 0x6000 + 1, 100_000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256)
      const answer = crossed({ ok: true, value: { files: [{ suffix: '', bytes }, { bytes: null }] } })
      expect(answer).toEqual({ ok: true, value: { files: [{ suffix: '', bytes }, { bytes: null }] } })
    }
  })

  it('carries views and buffers as what they hold', () => {
    const part = Uint8Array.from([1, 2, 3, 4, 5]).subarray(1, 4)
    expect(crossed([part, Buffer.from([7, 8])])).toEqual([
      Uint8Array.from([2, 3, 4]),
      Uint8Array.from([7, 8]),
    ])
  })

  it.each([
    ['the name of bytes', { $octets: 'QUJD' }],
    ['the name of bytes, badly written', { $octets: '!!!' }],
    [
      'the name of bytes among others',
      { $octets: 'QUJD', name: 'x', deep: [{ $octets: [{ $octets: null }] }] },
    ],
    ['the name of bytes, already written twice', { $$octets: 'QUJD', $$$octets: { $$octets: 1 } }],
    ['nothing of the kind', { name: 'Oie', list: [1, 'a', null, true, { $: '$octets' }], text: '$octets' }],
  ])('leaves a document as it is that holds %s', (_, document) => {
    expect(crossed({ document })).toEqual({ document })
  })

  it('carries a band that was opened with such keys', async () => {
    const odd = { ...trio, $octets: '!!!', $$octets: 'QUJD' }
    const path = room.put('octets.bande.json', odd)
    expect(crossed(await room.get(me, 'open', { path }))).toMatchObject({ kind: 'open', document: odd })
  })
})

const pieceSchema = z.array(
  z.object({
    asset: z.string(),
    title: z.string(),
    copies: z.number(),
    hasBack: z.boolean(),
    print: z.string(),
  }),
)
const pieces = async (document: unknown, settings = {}) =>
  pieceSchema.parse(await room.get(me, 'pieces', { document, settings }))

const printedSchema = z.object({
  files: z.array(z.object({ suffix: z.string(), bytes: z.instanceof(Uint8Array) })),
  report: z.object({
    sheets: z.array(z.object({ pieces: z.array(z.object({ asset: z.string(), title: z.string() })) })),
    pieces: z.array(z.object({ asset: z.string(), title: z.string() })),
    problems: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
})
const print = async (input: object) =>
  printedSchema.parse(
    await room.get(me, 'print', { document: trio, settings: {}, lane: 'impression', ...input }),
  )

describe('pieces', () => {
  it('counts what would be printed, by asset', async () => {
    const tokens = await pieces(trio, { assets: ['talent-cards'] })
    expect(tokens).toHaveLength(9)
    expect(new Set(tokens.map(({ asset }) => asset))).toEqual(new Set(['talent-cards']))
    expect(await pieces(trio, { assets: [] })).toEqual([])
  })

  it('multiplies copies, and keeps the fingerprints', async () => {
    const [once, thrice] = [await pieces(trio), await pieces(trio, { copies: 3 })]
    expect(thrice).toEqual(once.map(piece => ({ ...piece, copies: piece.copies * 3 })))
  })

  it('changes the fingerprint of what prints otherwise, and of nothing else', async () => {
    const before = await pieces(trio, { assets: ['figure-sheets'] })
    const text = JSON.stringify(trio).replace('facture les deux', 'facture les trois')
    const after = await pieces(JSON.parse(text), { assets: ['figure-sheets'] })
    expect(before.map(({ print: mark }, index) => mark === after[index]?.print)).toEqual([false, true, true])
  })

  it('says which game or asset is unknown', async () => {
    expect(
      await room.refused(me, 'pieces', { document: { ...trio, system: 'echecs' }, settings: {} }),
    ).toEqual(['band.unknown-system'])
    expect(await room.refused(me, 'pieces', { document: trio, settings: { assets: ['oie'] } })).toEqual([
      'call.unknown-asset',
    ])
  })
})

describe('print', () => {
  it('prints only the pieces asked for, by their fingerprints', async () => {
    const all = await pieces(trio)
    const chosen = all.filter(({ asset }) => asset === 'talent-cards').slice(1, 3)
    const { report } = await print({ only: chosen.map(piece => piece.print) })
    expect(report.pieces.map(({ asset, title }) => ({ asset, title }))).toEqual(
      chosen.map(({ asset, title }) => ({ asset, title })),
    )
  })

  it('prints only what speaks of one figure', async () => {
    const of = async (subject: string | null) => {
      const { report } = await print({ subject, settings: { assets: ['figure-sheets', 'standees'] } })
      return report.pieces.filter(({ asset }) => asset === 'figure-sheets').map(({ title }) => title)
    }
    expect(await of('/roster/figures/1')).toEqual(['Sire Anselme Tourne-Broche'])
    expect(await of('/roster/figures/2')).toEqual(['Fanchon Trois-Dagues'])
    expect(await of(null)).toHaveLength(3)
  })

  it('prints several bands, each with what is wanted of it', async () => {
    const mages = sampleDocument('mages')
    const { report } = await print({
      settings: { assets: ['band-sheet'] },
      beside: [
        {
          document: mages,
          choice: { assets: ['figure-sheets'], pieces: { 'figure-sheets/Frère Têtard': 0 } },
        },
      ],
    })
    const titles = report.pieces.map(({ asset, title }) => `${asset} ${title}`)
    expect(titles.filter(title => title.startsWith('band-sheet'))).toHaveLength(1)
    expect(titles).toContain('figure-sheets Ysoline Brûle-Chapitre')
    expect(titles).not.toContain('figure-sheets Frère Têtard')
  })

  it('takes both filters together', async () => {
    const [sheet] = await pieces(trio, { assets: ['figure-sheets'] })
    const only = [sheet?.print ?? '']
    expect((await print({ only, subject: '/roster/figures/0' })).report.pieces).toHaveLength(1)
    expect((await print({ only, subject: '/roster/figures/1' })).report.pieces).toHaveLength(0)
  })

  it('tells twins apart: one more of the same card is a card to print', async () => {
    const twins = (await pieces(trio)).filter(({ title }) => title === 'Botte secrète (Fanchon Trois-Dagues)')
    expect(twins).toHaveLength(2)
    expect((await print({ only: twins.slice(1).map(piece => piece.print) })).report.pieces).toHaveLength(1)
  })

  it('puts nothing on paper where nothing is asked for', async () => {
    for (const wish of [
      { only: [] },
      { only: ['oie'] },
      { subject: '/roster/figures/9' },
      { settings: { assets: [] } },
    ]) {
      const { report } = await print(wish)
      expect([report.sheets, report.pieces]).toEqual([[], []])
    }
  })

  it('gives the same bytes for preview and print, and a PNG for each page', async () => {
    const wish = { document: trio, settings: { assets: ['tokens'] }, lane: 'impression' }
    const [preview, printed] = [await room.get(me, 'preview', wish), await room.get(me, 'print', wish)]
    expect(preview).toEqual(printed)
    const asked = await room.get(me, 'png', { ...wish, dpi: 36 })
    expect(asked).toEqual({ pages: printedSchema.parse(printed).report.sheets.length })
  })

  it('promise 17: gives pages as pictures one by one, fronts and backs, and lets them go', async () => {
    const lane = 'impression'
    const settings = { assets: ['spell-cards'], backs: 'separate' }
    const asked = await room.get(me, 'png', { document: trio, settings, lane, dpi: 36 })
    const { pages } = z.object({ pages: z.int() }).parse(asked)
    expect(pages).toBe(2)
    const drawn: string[] = []
    for (let page = 1; page <= pages; page++) {
      const { bytes } = z
        .object({ bytes: z.instanceof(Uint8Array) })
        .parse(await room.get(me, 'pngPage', { lane, page }))
      expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
      drawn.push(Buffer.from(bytes).toString('base64'))
    }
    expect(new Set(drawn).size).toBe(2)
    expect(await room.refused(me, 'pngPage', { lane, page: 1 })).toEqual(['press.no-pages'])
    await room.get(me, 'png', { document: trio, settings, lane, dpi: 36 })
    expect(await room.refused(me, 'pngPage', { lane, page: 3 })).toEqual(['press.no-pages'])
    expect(await room.refused('fenetre-2', 'pngPage', { lane, page: 1 })).toEqual(['press.no-pages'])
    await room.get(me, 'cancel', { lane })
    expect(await room.refused(me, 'pngPage', { lane, page: 1 })).toEqual(['press.no-pages'])
    expect(await room.refused(me, 'savePng', { lane, name: 'x.png' })).toEqual(['desk.browser'])
  })

  it('refuses settings out of bounds, each by its place', async () => {
    for (const settings of [
      { copies: 0 },
      { copies: 1.5 },
      { copies: 21 },
      { bleed: -1 },
      { bleed: Infinity },
      { options: { base: {} } },
      { options: { base: 'x'.repeat(61) } },
      { paper: 'a0' },
      { card: 'toString' },
      { theme: 'x'.repeat(61) },
      { backs: '__proto__' },
      { ink: null },
    ])
      expect(await room.refused(me, 'print', { document: trio, settings, lane: 'impression' })).toEqual([
        'file.malformed',
      ])
  })

  it('refuses a value that an option of the game does not take', async () => {
    for (const base of [1e9, 14, -1, true, 'grand']) {
      const settings = { options: { base } }
      const request = { document: trio, settings, lane: 'impression' }
      expect(await room.refused(me, 'print', request), String(base)).toEqual(['call.option'])
    }
  })

  it('says which theme does not exist, even by the way of a path', async () => {
    for (const theme of ['oie', '../../package', '/etc/passwd', ''])
      expect(
        await room.refused(me, 'print', { document: trio, settings: { theme }, lane: 'impression' }),
        theme,
      ).toEqual([expect.stringMatching(/^press\.(?:no-style|file)$/)])
  })

  it('is cancelled in its own session only', async () => {
    const wish = { document: trio, settings: {}, lane: 'impression' }
    const [mine, other] = [room.desk.answer(me, 'print', wish), room.desk.answer('fenetre-2', 'print', wish)]
    await room.get('fenetre-2', 'cancel', { lane: 'impression' })
    expect(await mine).toMatchObject({ ok: true })
    expect(await other).toMatchObject({ ok: false, diagnostics: [{ code: 'press.cancelled' }] })
  })

  it('drops the older of two that are made ready at the same time, whatever each has to read', async () => {
    const wish = { document: trio, lane: 'apercu-1' }
    const [older, newer] = [
      room.desk.answer(me, 'preview', { ...wish, settings: { assets: ['tokens'], printer: 'Absente' } }),
      room.desk.answer(me, 'preview', { ...wish, settings: { assets: ['tokens'] } }),
    ]
    expect(await older).toMatchObject({ ok: false, diagnostics: [{ code: 'press.superseded' }] })
    expect(await newer).toMatchObject({ ok: true })
  })

  it('prints the sheet that measures a printer', async () => {
    const { files, report } = printedSchema.parse(await room.get(me, 'calibration', { paper: 'a4' }))
    expect(Buffer.from(files[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(report.sheets).toHaveLength(2)
  })
})

const named = z.array(z.object({ name: z.string() }))

describe('printer profiles', () => {
  const readings = { barX: 99, barY: 100, topX: 0, topY: 0, bottomX: 0, bottomY: 0, margin: 4 }

  it('are kept, listed by name, replaced, and removed', () =>
    apart('imprimantes', async ({ get, data }) => {
      const names = async (call: string, input = {}) =>
        named.parse(await get(me, call, input)).map(({ name }) => name)
      expect(await names('printers')).toEqual([])
      const [salon, bureau] = [profileOf('Salon', readings), profileOf('Bureau : « à côté »', readings)]
      expect(await names('keepPrinter', { profile: salon })).toEqual(['Salon'])
      expect(await names('keepPrinter', { profile: bureau })).toEqual(['Bureau : « à côté »', 'Salon'])
      expect(await get(me, 'keepPrinter', { profile: { ...salon, scaleX: 1.01 } })).toMatchObject([
        { name: 'Bureau : « à côté »', scaleX: 0.99 },
        { name: 'Salon', scaleX: 1.01 },
      ])
      expect(readdirSync(join(data, 'imprimantes'))).toHaveLength(2)
      expect(await names('removePrinter', { name: 'Salon' })).toEqual(['Bureau : « à côté »'])
      expect(await names('removePrinter', { name: 'Salon' })).toEqual(['Bureau : « à côté »'])
      expect(await names('removePrinter', { name: '../preferences' })).toEqual(['Bureau : « à côté »'])
    }))

  it('change what is printed', async () => {
    await room.get(me, 'keepPrinter', { profile: profileOf('Tordue', { ...readings, barX: 95 }) })
    const settings = { assets: ['tokens'] }
    const [plain, bent] = [
      await print({ settings }),
      await print({ settings: { ...settings, printer: 'Tordue' } }),
    ]
    expect(Buffer.from(plain.files[0]?.bytes ?? [])).not.toEqual(Buffer.from(bent.files[0]?.bytes ?? []))
    await room.get(me, 'removePrinter', { name: 'Tordue' })
  })

  it('are refused without a name, or with numbers that no printer has', async () => {
    const profile = profileOf('Folle', readings)
    expect(await room.refused(me, 'keepPrinter', { profile: { ...profile, name: ' ' } })).toEqual([
      'printer.no-name',
    ])
    for (const wrong of [{ scaleX: 2 }, { backAngle: NaN }, { format: 'oie' }, { name: 'x'.repeat(121) }])
      expect(await room.refused(me, 'keepPrinter', { profile: { ...profile, ...wrong } })).toEqual([
        'file.malformed',
      ])
    for (const wrong of [null, 'Salon', []])
      expect(await room.refused(me, 'keepPrinter', { profile: wrong })).toEqual(['file.malformed'])
  })
})

describe('remember', () => {
  it('adds to what was remembered', () =>
    apart('memoire', async ({ get }) => {
      const [a, b] = ['/bandes/a.bande.json', '/bandes/b.bande.json']
      await get(me, 'remember', { appearance: 'dark' })
      await get(me, 'remember', { print: { path: a, settings: { copies: 2 } } })
      await get(me, 'remember', { print: { path: b, settings: {} }, printed: { path: b, pieces: ['x'] } })
      await get(me, 'remember', { print: { path: '', settings: {} } })
      const remembered = {
        appearance: 'dark',
        print: { [a]: { ...usualSettings, copies: 2 }, [b]: usualSettings, '': usualSettings },
        printed: { [b]: ['x'] },
      }
      expect(await get(me, 'remember', {})).toMatchObject(remembered)
      expect(await get(me, 'start')).toMatchObject({ preferences: remembered })
    }))

  it('keeps all of a hundred changes that come at once', () =>
    apart('foule', async ({ get }) => {
      const paths = Array.from({ length: 100 }, (_, index) => `/bandes/${index}.bande.json`)
      await Promise.all(paths.map(path => get(me, 'remember', { printed: { path, pieces: [path] } })))
      const { printed } = z
        .object({ printed: z.record(z.string(), z.array(z.string())) })
        .parse(await get(me, 'remember', {}))
      expect(Object.keys(printed).toSorted()).toEqual(paths.toSorted())
    }))

  it.each(['__proto__', 'constructor', 'prototype'])(
    'takes no file of the name « %s », and forgets nothing',
    name =>
      apart(`nom-${name}`, async ({ get, desk }) => {
        await get(me, 'remember', { appearance: 'dark' })
        await desk.answer(me, 'remember', { print: { path: name, settings: {} } })
        await desk.answer(me, 'remember', { printed: { path: name, pieces: [] } })
        expect(await get(me, 'start')).toMatchObject({ preferences: { appearance: 'dark' } })
      }),
  )
})

const startSchema = z.object({
  unsaved: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
})

describe('start', () => {
  const entry = (id: string, process: number, name = 'Perdue') => ({
    id,
    process,
    name,
    path: '/bandes/perdue.bande.json',
    base: 'base',
    at: 1_700_000_000_000,
    document: trio,
  })
  const plant = (data: string, found: ReturnType<typeof entry>): void => {
    mkdirSync(join(data, 'journal'), { recursive: true })
    writeFileSync(join(data, 'journal', `${found.id}.json`), JSON.stringify(found))
  }
  const unsaved = async ({ get }: OpenDesk, session = me) =>
    startSchema.parse(await get(session, 'start')).unsaved.map(({ id }) => id)
  const typed = (id: string) => ({
    id,
    path: '/bandes/a.bande.json',
    base: 'base',
    name: 'A',
    document: trio,
  })

  it('offers the work of a process that is no more, and gives it back whole until it is forgotten', () =>
    apart('mort', async desk => {
      const { pid } = spawnSync(process.execPath, ['-e', ''])
      plant(desk.data, entry('journal-mort', pid))
      expect(await unsaved(desk)).toEqual(['journal-mort'])
      expect(await desk.get(me, 'recover', { id: 'journal-mort' })).toEqual({
        path: '/bandes/perdue.bande.json',
        base: 'base',
        document: trio,
      })
      expect(await unsaved(desk)).toEqual(['journal-mort'])
      await desk.get(me, 'forget', { id: 'journal-mort' })
      expect(await unsaved(desk)).toEqual([])
      expect(await desk.refused(me, 'recover', { id: 'journal-mort' })).toEqual(['desk.no-journal'])
    }))

  it('does not offer the work of another Copiste that runs, but that of a number given again', () =>
    apart('vivant', async desk => {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' })
      try {
        const pid = child.pid ?? 0
        plant(desk.data, entry('journal-autre', pid))
        const mark = join(desk.data, 'processus', String(pid))
        mkdirSync(dirname(mark), { recursive: true })
        writeFileSync(mark, '')
        expect(await unsaved(desk)).toEqual([])
        // Some program runs under this number, and it is no Copiste: the mark is an hour old.
        const hourAgo = new Date(Date.now() - 3_600_000)
        utimesSync(mark, hourAgo, hourAgo)
        expect(await unsaved(desk)).toEqual(['journal-autre'])
      } finally {
        child.kill('SIGKILL')
      }
    }))

  it('does not offer the work of a window that is open, and offers it once the window is gone', () =>
    apart('fenetres', async desk => {
      const leave = desk.desk.connect('fenetre-a', () => undefined)
      await desk.get('fenetre-a', 'journal', typed('journal-a'))
      expect(await unsaved(desk, 'fenetre-b')).toEqual([])
      leave()
      expect(await unsaved(desk, 'fenetre-b')).toEqual(['journal-a'])
    }))

  it('offers the work of a window whose last word came after it was gone', () =>
    apart('tardive', async desk => {
      desk.desk.connect('fenetre-a', () => undefined)()
      await desk.get('fenetre-a', 'journal', typed('journal-a'))
      expect(await unsaved(desk, 'fenetre-b')).toEqual(['journal-a'])
    }))

  it('passes over what is no journal', () =>
    apart('debris', async desk => {
      plant(desk.data, entry('journal-vrai', 0))
      for (const [name, text] of [
        ['journal-vide.json', ''],
        ['journal-cut.json', '{"id":'],
        ['x.json', '{}'],
        ['.json', '{}'],
        ['journal-liste.json', '[]'],
        ['note.txt', 'bonjour'],
      ])
        writeFileSync(join(desk.data, 'journal', name ?? ''), text ?? '')
      expect(await unsaved(desk)).toEqual(['journal-vrai'])
      expect(readdirSync(join(desk.data, 'journal'))).toHaveLength(7)
    }))

  it('hands over the file that the system asked for, once', () =>
    apart('voulu', async desk => {
      const path = inScratch('voulu', 'ailleurs.bande.json')
      writeFileSync(path, JSON.stringify(trio))
      expect(await desk.refused(me, 'open', { path })).toEqual(['desk.forbidden'])
      const events: HostEvent[] = []
      desk.desk.connect(me, event => events.push(event))
      await desk.desk.want(path)
      expect(events).toEqual([{ kind: 'open', path }])
      expect(await desk.get(me, 'start')).toMatchObject({ wanted: path })
      expect(await desk.get(me, 'start')).toMatchObject({ wanted: null })
      expect(await desk.get(me, 'open', { path })).toMatchObject({ kind: 'open', document: trio })
    }))

  it('promise 11: looks at a band and leaves no mark: it is not open, and not recent', () =>
    apart('regard', async desk => {
      const path = desk.put('Trio.bande.json', trio)
      expect(await desk.get(me, 'look', { path })).toMatchObject({ system: trio['system'] })
      expect(await desk.get(me, 'start')).toMatchObject({ recent: [] })
      expect(await desk.get('fenetre-2', 'open', { path })).toMatchObject({ elsewhere: false })
      writeFileSync(path, '{ "format"')
      expect(await desk.refused(me, 'look', { path })).toHaveLength(1)
    }))

  it('remembers the files of other folders that a player has opened, as long as they are there', () =>
    apart('recent', async desk => {
      const path = inScratch('recent', 'ailleurs.bande.json')
      writeFileSync(path, JSON.stringify(trio))
      await desk.desk.want(path)
      await desk.get(me, 'open', { path })
      const later = openDesk(inScratch('recent'))
      expect(await later.refused(me, 'open', { path })).toEqual(['desk.forbidden'])
      expect(await later.get(me, 'start')).toMatchObject({ recent: [path] })
      expect(await later.get(me, 'open', { path })).toMatchObject({ kind: 'open' })
      rmSync(path)
      expect(await later.get(me, 'start')).toMatchObject({ recent: [] })
      await later.close()
    }))
})

describe('the files of the folder', () => {
  const pathSchema = z.object({ path: z.string() })

  it.each(['../../evasion', '/etc/passwd', '..\\..\\x', 'CON', '.cachee', 'é'.repeat(119)])(
    'stay in it under the name « %s », made, taken or renamed',
    async name => {
      const made = [
        await room.get(me, 'create', { document: { ...trio, name } }),
        await room.get(me, 'take', { name: `${name}.bande.json`.slice(0, 255), bytes: writeJson(trio) }),
        await room.get(me, 'rename', {
          name,
          path: room.put(`renommer-${name.length}-${name.charCodeAt(2)}.bande.json`, trio),
        }),
      ].map(answer => pathSchema.parse(answer).path)
      expect(made.map(dirname)).toEqual([room.library, room.library, room.library])
      expect(new Set(made).size).toBe(3)
      for (const path of made) expect(readFileSync(path, 'utf8')).toContain('copiste-band')
    },
  )

  it('are refused when taken in with anything but a band, and nothing is written', async () => {
    const before = readdirSync(room.library)
    for (const text of [
      '',
      '{}',
      '[]',
      '%PDF-1.4',
      '{"format":"copiste-scenario"}',
      `\ufeff${JSON.stringify(trio)}`,
    ])
      expect(
        await room.refused(me, 'take', { name: 'x.bande.json', bytes: new TextEncoder().encode(text) }),
      ).toHaveLength(1)
    expect(readdirSync(room.library)).toEqual(before)
  })

  it('promise 4: are refused in Latin-1 when taken in, in the very words of the command line', async () => {
    const before = readdirSync(room.library)
    const bytes = Buffer.from(JSON.stringify({ ...trio, name: 'Étêté à l’œil'.replace('œ', 'oe') }), 'latin1')
    const path = inScratch('latin.bande.json')
    writeFileSync(path, bytes)
    const answer = await room.desk.answer(me, 'take', { name: 'latin.bande.json', bytes })
    const said = answer.ok ? '' : (answer.diagnostics[0]?.message ?? '')
    expect(said).toMatch(/^Ce fichier n’est pas du texte UTF-8\s: enregistrez-le en UTF-8 et recommencez\.$/)
    expect(copiste('check', path).err).toContain(said)
    expect(readdirSync(room.library)).toEqual(before)
  })
})

describe('promise 3: a band that can be opened can be saved and kept in the journal', () => {
  const openedSchema = z.object({ stamp: z.string(), document: z.record(z.string(), z.unknown()) })
  const keepAndSave = async (path: string): Promise<void> => {
    const { stamp: base, document } = openedSchema.parse(await room.get(me, 'open', { path }))
    // As a browser sends it, and as its host reads it.
    const crossed = (input: unknown): unknown => {
      const read = readMessage(new TextEncoder().encode(toWire(input)))
      if (!read.ok) throw new Error(read.diagnostics[0]?.message)
      return unwired(read.value)
    }
    const name = z.string().parse(document['name'])
    expect(
      await room.desk.answer(me, 'journal', crossed({ id: 'journal-promesse', path, base, name, document })),
    ).toEqual({ ok: true, value: null })
    const recovered = openedDocument.parse(await room.get(me, 'recover', { id: 'journal-promesse' }))
    expect(recovered.document).toEqual(document)
    const before = readFileSync(path, 'utf8')
    expect(await room.desk.answer(me, 'save', crossed({ path, base, document }))).toMatchObject({
      value: { kind: 'saved' },
    })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject(JSON.parse(before))
    expect(await room.get(me, 'open', { path })).toMatchObject({ kind: 'open', document })
  }
  const openedDocument = z.object({ document: z.unknown() })
  const put = (text: string): string => {
    const path = join(room.library, 'promesse.bande.json')
    writeFileSync(path, text)
    return path
  }

  it('sixty-four deep', async () => {
    const deep = '['.repeat(63) + ']'.repeat(63)
    await keepAndSave(put(JSON.stringify(trio).replace(/^\{/, `{"coffre":${deep},`)))
  })

  it.each(['é', '\\u0001', '"\\\\', 'a'])('of eight mebibytes, filled with %s', async letter => {
    const unit = letter === '"\\\\' ? '\\\\' : letter
    const whole = openedDocument.parse(await room.get(me, 'open', { path: put(JSON.stringify(trio)) }))
    const shell = JSON.stringify({ ...Object(whole.document), coffre: '' })
    const room8 = 8 * 1024 * 1024 - Buffer.byteLength(shell)
    const filling = unit.repeat(Math.floor(room8 / Buffer.byteLength(unit)))
    await keepAndSave(put(shell.replace('"coffre":""', `"coffre":"${filling}"`)))
  })

  it('under any name of a hundred and twenty characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .string({ unit: 'binary', maxLength: 120, size: 'max' })
          .filter(name => !name.includes('\0') && name.isWellFormed()),
        async name => keepAndSave(put(JSON.stringify({ ...trio, name }))),
      ),
      { numRuns: 60, examples: [['🐈'.repeat(120)], ['👩‍👩‍👧'.repeat(24)], ['']] },
    )
  })
})

describe('a desk without a desktop', () => {
  it.each([
    ['chooseFolder', {}],
    ['chooseBand', {}],
    ['savePdf', { name: 'x.pdf', files: [{ suffix: '', bytes: new Uint8Array(1) }] }],
    ['openFile', { path: '/etc/passwd' }],
    ['reveal', { path: '/etc/passwd' }],
    ['printSystem', { pdf: new Uint8Array(1) }],
  ])('refuses %s with a sentence that says what to do', async (name, input) => {
    const result = await room.desk.answer(me, name, input)
    expect(result).toEqual({
      ok: false,
      diagnostics: [
        {
          severity: 'error',
          code: 'desk.browser',
          path: '',
          message:
            'Un navigateur ne peut pas faire cela\u00a0: téléchargez le fichier, ou ouvrez Copiste dans sa fenêtre.',
        },
      ],
    })
  })
})

describe('a desk with a desktop', () => {
  /** What was asked of the desktop, in order; each save is answered by the next target. */
  const withDesktop = async (
    name: string,
    use: (desk: OpenDesk, done: string[], targets: (string | undefined)[]) => Promise<void>,
  ): Promise<void> => {
    mkdirSync(inScratch(name))
    const [done, targets]: [string[], (string | undefined)[]] = [[], []]
    const desk = openDesk(inScratch(name), {
      desktop: {
        chooseBand: async () => inScratch(name, 'choisie.bande.json'),
        chooseFolder: async () => undefined,
        chooseTarget: async offered => {
          done.push(`save ${offered}`)
          return targets.shift()
        },
        openFile: async path => {
          done.push(`open ${path}`)
          return { ok: true, value: undefined }
        },
        reveal: path => void done.push(`reveal ${path}`),
        printPdf: async pdf => {
          done.push(`print ${Buffer.from(pdf).toString('latin1', 0, 4)}`)
          return { ok: true, value: undefined }
        },
      },
    })
    try {
      await use(desk, done, targets)
    } finally {
      await desk.close()
    }
  }
  const tokens = { document: trio, settings: { assets: ['tokens'] }, lane: 'impression' }
  const printed = async ({ get }: OpenDesk, input: object = {}) =>
    printedSchema.parse(await get(me, 'print', { ...tokens, ...input })).files
  const pngPage = z.object({ bytes: z.instanceof(Uint8Array) })

  it('shows only bands of the folder and those that were chosen by hand, and opens neither', () =>
    withDesktop('bureau', async (desk, done) => {
      const chosen = inScratch('bureau', 'choisie.bande.json')
      writeFileSync(chosen, JSON.stringify(trio))
      const path = desk.put('a.bande.json', trio)
      await desk.get(me, 'reveal', { path })
      for (const other of ['/etc/passwd', chosen])
        expect(await desk.refused(me, 'reveal', { path: other })).toEqual(['desk.forbidden'])
      expect(await desk.get(me, 'chooseFolder')).toEqual({ folder: null })
      expect(await desk.get(me, 'chooseBand')).toEqual({ path: chosen })
      expect(await desk.get(me, 'open', { path: chosen })).toMatchObject({ kind: 'open' })
      for (const other of ['/bin/sh', path, chosen])
        expect(await desk.refused(me, 'openFile', { path: other })).toEqual(['desk.not-ours'])
      expect(done).toEqual([`reveal ${path}`])
    }))

  it('promise 13: writes what the press made, with its ending, and opens and shows that alone', () =>
    withDesktop('enregistre', async (desk, done, targets) => {
      const [one, two] = await printed(desk, { settings: { assets: ['talent-cards'], backs: 'separate' } })
      const files = [one, two]
      const [path, back] = [inScratch('enregistre', 'Oies.pdf'), inScratch('enregistre', 'Oies-dos.pdf')]
      targets.push(undefined, path)
      expect(await desk.get(me, 'savePdf', { name: 'Oies', files })).toEqual({ path: null })
      expect(await desk.refused(me, 'openFile', { path })).toEqual(['desk.not-ours'])
      expect(await desk.get(me, 'savePdf', { name: '../../Oies.PDF', files })).toEqual({ path })
      expect(done.splice(0)).toEqual(['save Oies.pdf', 'save Oies.pdf'])
      expect([readFileSync(path), readFileSync(back)].map(bytes => bytes.toString('latin1', 0, 5))).toEqual([
        '%PDF-',
        '%PDF-',
      ])
      for (const call of ['openFile', 'reveal']) await desk.get(me, call, { path: back })
      expect(done).toEqual([`open ${back}`, `reveal ${back}`])
      // It is no band either.
      expect(await desk.refused(me, 'save', { path, base: null, document: trio })).toEqual(['desk.forbidden'])
    }))

  it('promise 13: gives the ending that belongs to what was printed, whatever was typed', () =>
    withDesktop('endings', async (desk, done, targets) => {
      const files = await printed(desk)
      const at = (name: string): string => inScratch('endings', name)
      for (const [typed, written] of [
        ['oies', 'oies.pdf'],
        ['oies.exe', 'oies.exe.pdf'],
        ['Bande 1.2', 'Bande 1.2.pdf'],
        ['.bashrc', '.bashrc.pdf'],
        ['oies.png', 'oies.png.pdf'],
        ['Cri.PDF', 'Cri.PDF'],
      ] as const) {
        targets.push(at(typed))
        expect(await desk.get(me, 'savePdf', { name: 'x.sh', files }), typed).toEqual({ path: at(written) })
      }
      expect(new Set(done)).toEqual(new Set(['save x.sh.pdf']))
      await desk.get(me, 'png', { ...tokens, dpi: 36 })
      targets.push(at('oies.desktop'))
      const path = at('oies.desktop-1.png')
      expect(await desk.get(me, 'savePng', { lane: tokens.lane, name: 'x' })).toEqual({ path, images: 1 })
      expect(readFileSync(path).toString('latin1', 1, 4)).toBe('PNG')
      done.splice(0)
      await desk.get(me, 'openFile', { path })
      expect(done).toEqual([`open ${path}`])
      // Another program's file of that name stays; Copiste's own is drawn anew.
      writeFileSync(at('autre-1.png'), 'mine')
      for (const [typed, codes] of [
        ['autre', ['desk.already-there']],
        ['oies.desktop.png', []],
      ] as const) {
        await desk.get(me, 'png', { ...tokens, dpi: 36 })
        targets.push(at(typed))
        expect(await desk.refused(me, 'savePng', { lane: tokens.lane, name: 'x' })).toEqual(codes)
      }
      expect(readFileSync(at('autre-1.png'), 'utf8')).toBe('mine')
    }))

  it('promise 13: asks again rather than write over a file that the dialog did not name', () =>
    withDesktop('demande', async (desk, _, targets) => {
      const path = inScratch('demande', 'oies.pdf')
      writeFileSync(path, 'mine')
      const files = await printed(desk)
      targets.push(inScratch('demande', 'oies'), path)
      expect(await desk.desk.answer(me, 'savePdf', { name: 'oies', files })).toMatchObject({
        diagnostics: [
          {
            code: 'desk.already-there',
            message:
              '«\u00a0oies.pdf\u00a0» existe déjà\u00a0: choisissez ce nom pour le remplacer, ou donnez-en un autre.',
          },
        ],
      })
      expect(readFileSync(path, 'utf8')).toBe('mine')
      expect(await desk.get(me, 'savePdf', { name: 'oies', files })).toEqual({ path })
    }))

  it('promise 13: writes and sends no other bytes, not even those of a preview, and asks for no target', () =>
    withDesktop('refuse', async (desk, done) => {
      const [file] = await printed(desk)
      await desk.get(me, 'png', { ...tokens, dpi: 36 })
      const page = pngPage.parse(await desk.get(me, 'pngPage', { lane: tokens.lane, page: 1 })).bytes
      const preview = printedSchema.parse(
        await desk.get(me, 'preview', { ...tokens, settings: { assets: ['tokens'], ink: 'saver' } }),
      )
      const one = file?.bytes ?? new Uint8Array()
      const changed = Uint8Array.from(one, (byte, at) => (at === one.length - 1 ? byte ^ 1 : byte))
      const script = new TextEncoder().encode('#!/bin/sh\n')
      const shown = preview.files[0]?.bytes
      for (const bytes of [script, changed, new Uint8Array(), shown]) {
        const files = [{ suffix: '', bytes }]
        expect(await desk.refused(me, 'savePdf', { name: 'x.pdf', files })).toEqual(['desk.not-printed'])
        expect(await desk.refused(me, 'printSystem', { pdf: bytes })).toEqual(['desk.not-printed'])
      }
      const mixed = [
        { suffix: '', bytes: one },
        { suffix: '-1', bytes: page },
      ]
      expect(await desk.refused(me, 'savePdf', { name: 'x.pdf', files: mixed })).toEqual(['desk.not-printed'])
      expect(await desk.refused(me, 'printSystem', { pdf: page })).toEqual(['desk.not-printed'])
      for (const suffix of ['/../x', '.exe', '\\x', '-', 'dos'])
        expect(
          await desk.refused(me, 'savePdf', { name: 'x.pdf', files: [{ suffix, bytes: one }] }),
          suffix,
        ).toEqual(['file.malformed'])
      expect(done).toEqual([])
      await desk.get(me, 'printSystem', { pdf: one })
      expect(done).toEqual(['print %PDF'])
    }))

  it('promise 13: keeps and sends the sheet that measures a printer', () =>
    withDesktop('calibre', async (desk, done) => {
      const { files } = printedSchema.parse(await desk.get(me, 'calibration', { paper: 'a4' }))
      await desk.get(me, 'printSystem', { pdf: files[0]?.bytes })
      expect(done).toEqual(['print %PDF'])
    }))
})
