/** The one place where windows are made, so that every window is a closed one. */
import { BrowserWindow } from 'electron'

export const scheme = 'copiste'
export const origin = `${scheme}://studio`

export const openWindow = (preload: string, url: string): BrowserWindow => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 700,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    },
  })
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }))
  window.webContents.on('will-navigate', event => event.preventDefault())
  void window.loadURL(url)
  return window
}
