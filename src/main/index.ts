/** Electron's main process: one application, its windows, and the desk that answers them. It translates, no more. */
import { app, BrowserWindow, dialog, nativeTheme, type WebContents } from 'electron'
import { join } from 'node:path'
import { version } from '../../package.json'
import { channels } from '../app/channels.ts'
import { createDesk, type Desk } from '../app/desk/index.ts'
import { securityHeaders } from '../app/headers.ts'
import { systems } from '../games/index.ts'
import { files } from '../host/files.ts'
import { hastenStart } from '../host/haste.ts'
import { createHost } from '../host/machine.ts'
import { openPages } from '../host/pages.ts'
import { askedFor } from './asked-for.ts'
import { createDesktop } from './desktop.ts'
import { answerWindows } from './ipc.ts'
import { setMenu } from './menu.ts'
import { watchOver } from './mishaps.ts'
import { declareScheme, refusePermissions, serveStudio } from './studio-protocol.ts'
import { openWindow, origin, type WindowFrame } from './window.ts'

hastenStart()

const root = join(__dirname, '../..')

interface Studio {
  readonly desk: Desk
  readonly sessions: Map<WebContents, string>
  readonly unsaved: Set<WebContents>
  /** What the process owes the disk before it ends. */
  readonly owed: Set<Promise<unknown>>
}

const run = async (early: readonly string[]): Promise<void> => {
  const host = createHost(root, createDesktop(files, app.getPath('temp')), app.getPath('documents'))
  const desk = createDesk({ host, systems, version, kind: 'electron' })
  const studio: Studio = { desk, sessions: new Map(), unsaved: new Set(), owed: new Set() }
  const want = (paths: readonly string[]): void => {
    for (const path of paths) void desk.want(path)
  }
  serveStudio(openPages(join(__dirname, '../renderer')), securityHeaders)
  refusePermissions()
  answerWindows(desk, {
    session: contents => studio.sessions.get(contents),
    holdsWork: (contents, unsaved) =>
      void (unsaved ? studio.unsaved.add(contents) : studio.unsaved.delete(contents)),
  })
  setMenu(command => {
    const contents = BrowserWindow.getFocusedWindow()?.webContents
    const session = contents && studio.sessions.get(contents)
    if (session !== undefined) desk.tell(session, { kind: 'menu', command })
  })
  nativeTheme.themeSource = (await desk.preferences.read()).appearance
  want([...early, ...askedFor(process.argv.slice(1), process.cwd())])
  app.on('open-file', (event, path) => {
    event.preventDefault()
    want([path])
  })
  app.on('second-instance', (_event, words, folder) => {
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
    want(askedFor(words, folder))
  })
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openStudio(studio)
  })
  let over = false
  app.on('will-quit', event => {
    if (over) return
    event.preventDefault()
    over = true
    void Promise.allSettled([...studio.owed, desk.close()]).then(() => {
      host.stop()
      app.quit()
    })
  })
  await openStudio(studio)
}

const openStudio = async (studio: Studio, former?: WindowFrame): Promise<void> => {
  const { desk, sessions, unsaved, owed } = studio
  const place = former ?? (await desk.preferences.read()).window
  const window = openWindow(join(__dirname, '../preload/index.cjs'), `${origin}/`, place)
  const { webContents } = window
  const session = `fenetre-${process.pid}-${webContents.id}`
  sessions.set(webContents, session)
  const disconnect = desk.connect(session, event => {
    if (!webContents.isDestroyed() && !webContents.isCrashed()) webContents.send(channels.event, event)
  })
  const leave = (): void => {
    sessions.delete(webContents)
    unsaved.delete(webContents)
    disconnect()
  }
  window.on('close', event => {
    if (unsaved.has(webContents) && !mayLoseWork(window)) return event.preventDefault()
    // Asked now: the window is gone by the time that the file is written.
    const place = placeOf(window)
    owed.add(desk.preferences.change(now => ({ ...now, window: place })))
  })
  window.on('closed', leave)
  watchOver(window, {
    holdsWork: () => unsaved.has(webContents),
    reopen: () => {
      // What it held is free before the other window asks for it; and without any window Copiste would end.
      webContents.forcefullyCrashRenderer()
      leave()
      void openStudio(studio, placeOf(window)).then(() => window.destroy())
    },
  })
}

/** Asked in the host, so that even a window that hangs cannot lose work without a word. */
const mayLoseWork = (window: BrowserWindow): boolean =>
  dialog.showMessageBoxSync(window, {
    type: 'question',
    message: 'Cette bande a des changements non enregistrés.',
    detail: 'Si vous fermez, ils restent au journal, et Copiste les proposera à sa prochaine ouverture.',
    buttons: ['Continuer à travailler', 'Fermer'],
    defaultId: 0,
    cancelId: 0,
  }) === 1

const placeOf = (window: BrowserWindow): WindowFrame => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
})

declareScheme()

if (app.requestSingleInstanceLock()) {
  const early: string[] = []
  // A Mac may ask for a file before the application is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (!app.isReady()) early.push(path)
  })
  app.on('window-all-closed', () => app.quit())
  app.on('web-contents-created', (_event, contents) =>
    contents.on('will-attach-webview', event => event.preventDefault()),
  )
  void app.whenReady().then(() => run(early))
} else {
  app.quit()
}
