/** Electron's main process: it opens a window on the renderer, and nothing else yet. */
import { app, net, protocol, session } from 'electron'
import { isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openWindow, origin, scheme } from './window.ts'

const rendererFolder = join(__dirname, '../renderer')

protocol.registerSchemesAsPrivileged([{ scheme, privileges: { standard: true, secure: true } }])

/** Files of the renderer's folder, and of no other. */
const serveRenderer = (request: Request): Promise<Response> | Response => {
  const { pathname } = new URL(request.url)
  const path = join(rendererFolder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname))
  const inside = relative(rendererFolder, path)
  if (inside.startsWith('..') || isAbsolute(inside)) return new Response(null, { status: 404 })
  return net.fetch(pathToFileURL(path).href)
}

void app.whenReady().then(() => {
  protocol.handle(scheme, serveRenderer)
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
  openWindow(join(__dirname, '../preload/index.cjs'), `${origin}/`)
})

app.on('window-all-closed', () => app.quit())
