/** Every window is a closed one: made in one place, it goes nowhere and opens nothing. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openWindow } from '../../src/main/window.ts'
import { newEvent, openExternal, windows } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const place = { x: 1, y: 2, width: 1100, height: 720, maximized: false }
const open = (at: Parameters<typeof openWindow>[2] = null) => {
  openWindow('/copiste/preload.cjs', 'copiste://studio/', at)
  const window = windows.at(-1)
  if (!window) throw new Error('no window')
  return window
}

beforeEach(() => {
  windows.length = 0
  openExternal.mockClear()
})

describe('a window', () => {
  it('has a page without Node, isolated, sandboxed, and nothing of the past', () => {
    expect(open().options['webPreferences']).toEqual({
      preload: '/copiste/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      disableBlinkFeatures: 'Auxclick',
    })
  })

  it('is made in one place of the sources', () => {
    const folder = resolve(import.meta.dirname, '../../src')
    const makers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:ts|vue)$/.test(name))
      .flatMap(name =>
        [
          ...readFileSync(join(folder, name), 'utf8').matchAll(
            /new (?:BrowserWindow|BaseWindow|WebContentsView|BrowserView)\b/g,
          ),
        ].map(([text]) => `${name.replaceAll('\\', '/')}: ${text}`),
      )
    expect(makers).toEqual(['main/window.ts: new BrowserWindow'])
  })

  it('shows the studio, and itself only when the page is drawn', () => {
    const window = open()
    expect(window.loadURL.mock.calls).toEqual([['copiste://studio/']])
    expect(window.options).toMatchObject({ show: false, title: 'Copiste', width: 1280, height: 800 })
    expect(window.show).not.toHaveBeenCalled()
    window.emit('ready-to-show')
    expect(window.show).toHaveBeenCalledOnce()
  })

  it('stands where it stood', () => {
    expect(open(place).options).toMatchObject({ x: 1, y: 2, width: 1100, height: 720 })
    expect(open(place).maximize).not.toHaveBeenCalled()
    expect(open({ ...place, maximized: true }).maximize).toHaveBeenCalledOnce()
  })

  it('goes nowhere', () => {
    for (const url of [
      'https://example.org/',
      'copiste://autre/',
      'copiste://studio/index.html',
      'file:///etc/passwd',
    ]) {
      const event = newEvent({ url, isMainFrame: true })
      open().contents.emit('will-navigate', event, url)
      expect(event.prevented, url).toBe(true)
    }
  })

  it.each([
    ['https://example.org/', true],
    ['copiste://studio/index.html', true],
    ['blob:https://example.org/1', true],
    ['blob:copiste://studio.example.org/1', true],
    ['data:text/html,x', true],
    ['blob:copiste://studio/1', false],
  ])('in a frame, keeps %s out: %s', (url, prevented) => {
    const event = newEvent({ url, isMainFrame: false })
    open().contents.emit('will-frame-navigate', event)
    expect(event.prevented).toBe(prevented)
  })

  it('takes no webview', () => {
    const event = newEvent({})
    open().contents.emit('will-attach-webview', event)
    expect(event.prevented).toBe(true)
  })

  it.each([
    ['https://example.org/regles?page=2', ['https://example.org/regles?page=2']],
    ['http://example.org/', ['http://example.org/']],
    ['HTTPS://example.org/', ['HTTPS://example.org/']],
    ['javascript:alert(1)', []],
    ['file:///etc/passwd', []],
    ['data:text/html,x', []],
    ['smb://example.org/partage', []],
    ['ms-msdt:/id', []],
    ['mailto:a@example.org', []],
    ['copiste://studio/', []],
    ['about:blank', []],
    ['//example.org', []],
    ['', []],
  ])('opens no other for %s, and hands the browser %j', (url, handed) => {
    expect(open().contents.openHandler({ url })).toEqual({ action: 'deny' })
    expect(openExternal.mock.calls.flat()).toEqual(handed)
  })
})
