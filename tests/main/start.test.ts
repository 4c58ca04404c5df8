/** The main process from its first line: one window, the question before work is lost, a second start, the end. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { writeJson } from '../../src/core/index.ts'
import { scratch } from '../cli/cli.ts'
import { sampleDocument } from '../desk/desk.ts'
import {
  appEvents,
  ask,
  folders,
  ipc,
  newEvent,
  permissions,
  quit,
  schemes,
  showMessageBox,
  windows,
  type FakeWindow,
} from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const inScratch = scratch()
beforeAll(async () => {
  for (const name of ['data', 'library', 'temp', 'documents']) mkdirSync(inScratch(name))
  process.env['COPISTE_DATA'] = inScratch('data')
  process.env['COPISTE_LIBRARY'] = inScratch('library')
  Object.assign(folders, { temp: inScratch('temp'), documents: inScratch('documents') })
  await import('../../src/main/index.ts')
  await vi.waitFor(() => expect(windows).toHaveLength(1))
})

/** Another window if a test has closed the last one. */
const theWindow = async () => {
  if (windows.length === 0) appEvents.emit('activate')
  await vi.waitFor(() => expect(windows).toHaveLength(1))
  const [window] = windows
  if (!window) throw new Error('no window')
  return window
}
const call = async (name: string, input: object = {}): Promise<unknown> => {
  const { contents, webContents } = await theWindow()
  return ipc.call('copiste:appel', { sender: webContents, senderFrame: contents.mainFrame }, name, input)
}
const hold = async (unsaved: boolean): Promise<void> => {
  const { contents, webContents } = await theWindow()
  ipc.call('copiste:travail', { sender: webContents, senderFrame: contents.mainFrame }, unsaved)
}

describe('the main process', () => {
  it('has one window, its protocol, and no permission to give', async () => {
    const window = await theWindow()
    expect(window.loadURL.mock.calls).toEqual([['copiste://studio/']])
    expect(
      await schemes.call('copiste', { url: 'copiste://studio/../main/index.ts', method: 'GET' }),
    ).toMatchObject({
      status: 404,
    })
    expect(permissions.call('check', {}, 'geolocation')).toBe(false)
  })

  it('answers its window', async () => {
    expect(await call('start')).toMatchObject({
      ok: true,
      value: { host: 'electron', folder: inScratch('library') },
    })
  })

  it('asks before unsaved work is closed, and stays if the player does', async () => {
    const window = await theWindow()
    await hold(true)
    ask.mockReset().mockReturnValueOnce(0)
    window.close()
    expect(window.gone).toBe(false)
    expect(ask.mock.calls.map(([, question]) => question)).toEqual([
      {
        type: 'question',
        message: 'Cette bande a des changements non enregistrés.',
        detail: 'Si vous fermez, ils restent au journal, et Copiste les proposera à sa prochaine ouverture.',
        buttons: ['Continuer à travailler', 'Fermer'],
        defaultId: 0,
        cancelId: 0,
      },
    ])
    ask.mockReturnValueOnce(1)
    window.close()
    expect(window.gone).toBe(true)
  })

  it('closes without a word once nothing is unsaved, and remembers where the window stood', async () => {
    const window = await theWindow()
    await hold(true)
    await hold(false)
    ask.mockReset()
    window.close()
    expect([window.gone, ask.mock.calls]).toEqual([true, []])
    const path = inScratch('data', 'preferences.json')
    const kept = z.object({ window: z.unknown() })
    // The file may be there already, of another start.
    await vi.waitFor(() =>
      expect(kept.parse(JSON.parse(readFileSync(path, 'utf8'))).window).toEqual({
        x: 10,
        y: 20,
        width: 1200,
        height: 700,
        maximized: false,
      }),
    )
    const next = await theWindow()
    expect(next.options).toMatchObject({ x: 10, y: 20, width: 1200, height: 700 })
  })

  it('answers a window no more that is closed', async () => {
    const { contents, webContents } = await theWindow()
    const sender = { sender: webContents, senderFrame: contents.mainFrame }
    windows[0]?.close()
    expect(await ipc.call('copiste:appel', sender, 'shelf', {})).toMatchObject({
      diagnostics: [{ code: 'desk.refused' }],
    })
  })

  it('brings its window forward when started again, and opens what was asked for', async () => {
    const window = await theWindow()
    const path = inScratch('ailleurs.bande.json')
    writeFileSync(path, writeJson(sampleDocument('trio')))
    appEvents.emit('second-instance', {}, ['copiste', '--flag', 'ailleurs.bande.json'], inScratch())
    expect(window.restore).toHaveBeenCalled()
    expect(window.focus).toHaveBeenCalled()
    await vi.waitFor(() =>
      expect(window.contents.send.mock.calls).toContainEqual(['copiste:nouvelle', { kind: 'open', path }]),
    )
    expect(await call('open', { path })).toMatchObject({ ok: true })
  })

  it('opens what a Mac asks for', async () => {
    const window = await theWindow()
    const path = inScratch('library', 'mac.bande.json')
    writeFileSync(path, writeJson(sampleDocument('trio')))
    const event = newEvent({})
    appEvents.emit('open-file', event, path)
    expect(event.prevented).toBe(true)
    await vi.waitFor(() =>
      expect(window.contents.send.mock.calls).toContainEqual(['copiste:nouvelle', { kind: 'open', path }]),
    )
  })

  it('takes no webview anywhere', async () => {
    const { contents } = await theWindow()
    appEvents.emit('web-contents-created', {}, contents)
    const event = newEvent({})
    contents.emit('will-attach-webview', event)
    expect(event.prevented).toBe(true)
  })
})

describe('promise 13: a page that falls over', () => {
  const work = { id: 'journal-mishap', path: '/a.bande.json', base: 'base', name: 'Oies', document: {} }
  const unsaved = z.object({ value: z.object({ unsaved: z.array(z.object({ id: z.string() })) }) })
  const offered = async () => unsaved.parse(await call('start')).value.unsaved.map(({ id }) => id)
  const question = z.object({ message: z.string(), detail: z.string(), buttons: z.array(z.string()) })
  const asked = () => showMessageBox.mock.calls.map(([, words]) => question.parse(words))
  /** The window that stands in the place of another. */
  const after = async (former: FakeWindow): Promise<FakeWindow> => {
    await vi.waitFor(() => expect([former.gone, windows.length]).toEqual([true, 1]))
    return theWindow()
  }
  beforeEach(() => void showMessageBox.mockReset())

  it('crashed: is told of, and a new window in the same place offers what the journal kept', async () => {
    const window = await theWindow()
    await hold(true)
    expect(await call('journal', work)).toMatchObject({ ok: true })
    quit.mockClear()
    showMessageBox.mockResolvedValueOnce({ response: 0 })
    window.contents.forcefullyCrashRenderer()
    const next = await after(window)
    expect(asked()).toEqual([
      {
        message: 'La fenêtre de Copiste s’est arrêtée.',
        detail: 'Rouvrez-la\u00a0: elle vous proposera ce que le journal a gardé de votre travail.',
        buttons: ['Rouvrir la fenêtre', 'Fermer'],
      },
    ])
    expect(next.options).toMatchObject({ x: 10, y: 20, width: 1200, height: 700 })
    expect(next.loadURL.mock.calls).toEqual([['copiste://studio/']])
    expect(await offered()).toEqual(['journal-mishap'])
    expect(quit).not.toHaveBeenCalled()
    await call('forget', { id: work.id })
  })

  it('crashed without unsaved work: says that none was lost, and may be left at that', async () => {
    const window = await theWindow()
    await hold(false)
    quit.mockClear()
    showMessageBox.mockResolvedValueOnce({ response: 1 })
    window.contents.forcefullyCrashRenderer()
    await vi.waitFor(() => expect(window.gone).toBe(true))
    expect(asked()).toMatchObject([{ detail: 'Rouvrez-la\u00a0: rien n’attendait d’être enregistré.' }])
    expect(windows).toEqual([])
    expect(quit).toHaveBeenCalledOnce()
  })

  it('ended as it was told to: says nothing', async () => {
    const window = await theWindow()
    window.contents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 })
    expect(asked()).toEqual([])
    expect(window.gone).toBe(false)
  })

  it('hangs: may be waited for, or left for a new window that offers what the journal kept', async () => {
    const window = await theWindow()
    await call('journal', work)
    showMessageBox.mockResolvedValueOnce({ response: 0 }).mockResolvedValueOnce({ response: 1 })
    window.emit('unresponsive')
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()).toEqual([
      {
        message: 'La fenêtre de Copiste ne répond plus.',
        detail:
          'Attendez si elle travaille. Sinon, rouvrez-la\u00a0: elle vous proposera ce que le journal a gardé.',
        buttons: ['Attendre', 'Rouvrir la fenêtre'],
      },
    ])
    await new Promise(setImmediate)
    expect(window.gone).toBe(false)
    window.emit('unresponsive')
    await after(window)
    // The page that hung was ended, and that is no crash to tell of.
    expect([window.contents.crashed, asked().length]).toEqual([true, 2])
    expect(await offered()).toEqual(['journal-mishap'])
    await call('forget', { id: work.id })
  })

  it('hangs, then answers: the question is withdrawn, whatever is answered to it', async () => {
    const window = await theWindow()
    let withdrawn = false
    let give: (answer: { response: number }) => void = () => undefined
    showMessageBox.mockImplementation((_, words) => {
      const { signal } = z.object({ signal: z.instanceof(AbortSignal) }).parse(words)
      signal.addEventListener('abort', () => (withdrawn = true))
      return new Promise(done => (give = done))
    })
    window.emit('unresponsive')
    window.emit('unresponsive')
    expect(asked()).toHaveLength(1)
    window.emit('responsive')
    expect(withdrawn).toBe(true)
    give({ response: 1 })
    await new Promise(setImmediate)
    expect(window.gone).toBe(false)
  })
})

describe('the end', () => {
  it('waits for what is being written, once', async () => {
    quit.mockClear()
    const [first, second] = [newEvent({}), newEvent({})]
    appEvents.emit('will-quit', first)
    expect(first.prevented).toBe(true)
    await vi.waitFor(() => expect(quit).toHaveBeenCalledOnce())
    appEvents.emit('will-quit', second)
    expect(second.prevented).toBe(false)
    expect(readdirSync(inScratch('data')).filter(name => name.endsWith('.tmp'))).toEqual([])
  })
})
