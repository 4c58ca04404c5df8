/** The one place where windows are made, so that every window is a closed one. */
import { BrowserWindow, nativeTheme, shell } from 'electron'
import type { Preferences } from '../app/preferences.ts'

export const scheme = 'copiste'
export const origin = `${scheme}://studio`

export type WindowFrame = NonNullable<Preferences['window']>

export const openWindow = (preload: string, url: string, place: WindowFrame | null): BrowserWindow => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 700,
    show: false,
    title: 'Copiste',
    ...(place && { x: place.x, y: place.y, width: place.width, height: place.height }),
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#1d1a16' : '#f4eee1',
    // Written out here, where a scanner of Electron's security looks: no Node, no other world, nothing of the past.
    webPreferences: {
      preload, // eng-disable PRELOAD_JS_CHECK: it exposes the bridge alone, see src/preload
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
    },
  })
  if (place?.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  close(window)
  void window.loadURL(url)
  return window
}

/** Navigation and new windows are refused; a link of the web opens in the player's browser. */
const close = ({ webContents }: BrowserWindow): void => {
  webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
  webContents.on('will-navigate', event => event.preventDefault())
  webContents.on('will-frame-navigate', event => {
    if (!event.isMainFrame && !event.url.startsWith(`blob:${origin}/`)) event.preventDefault()
  })
  webContents.on('will-attach-webview', event => event.preventDefault())
}

const openOutside = (url: string): void => {
  const { protocol } = parsed(url)
  if (protocol === 'https:' || protocol === 'http:') void shell.openExternal(url) // eng-disable OPEN_EXTERNAL_JS_CHECK: http and https alone
}

const parsed = (url: string): { readonly protocol: string } => {
  try {
    return new URL(url)
  } catch {
    return { protocol: '' }
  }
}
