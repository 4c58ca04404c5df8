/** The handful of Electron's calls that main makes; whatever else it would ask for throws. */
import { EventEmitter } from 'node:events'
import { vi } from 'vitest'

/** Asked for by those who print or await things, and by nobody else. */
const harmless = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', 'nodeType', 'tagName'])

const strict = <T extends object>(name: string, members: T): T =>
  new Proxy(members, {
    get: (target, key): unknown => {
      if (typeof key === 'string' && !(key in target) && !harmless.has(key))
        throw new Error(`the stand-in has no ${name}.${key}`)
      return Reflect.get(target, key)
    },
  })

type Handler = (...words: readonly unknown[]) => unknown

/** An event that can be prevented, with what Electron puts beside. */
export const newEvent = <T extends object>(members: T) => {
  const event = { ...members, prevented: false, preventDefault: () => void (event.prevented = true) }
  return event
}

export interface Frame {
  readonly url: string
}

let contentsMade = 0
export class FakeContents extends EventEmitter {
  readonly id = ++contentsMade
  readonly mainFrame: Frame = { url: 'copiste://studio/' }
  readonly send = vi.fn()
  openHandler: Handler = () => undefined
  crashed = false
  isDestroyed = (): boolean => false
  isCrashed = (): boolean => this.crashed
  /** As Electron does it to a page that ran. */
  forcefullyCrashRenderer(): void {
    if (this.crashed) return
    this.crashed = true
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
  }
  setWindowOpenHandler(handler: Handler): void {
    this.openHandler = handler
  }
}

export const windows: FakeWindow[] = []
export class FakeWindow extends EventEmitter {
  readonly contents = new FakeContents()
  readonly webContents = strict('webContents', this.contents)
  readonly maximize = vi.fn()
  readonly show = vi.fn()
  readonly restore = vi.fn()
  readonly focus = vi.fn()
  readonly loadURL = vi.fn(async (_url: string) => undefined)
  gone = false
  constructor(readonly options: Readonly<Record<string, unknown>>) {
    super()
    const window = strict<FakeWindow>('window', this)
    windows.push(window)
    return window
  }
  isMinimized = (): boolean => true
  isMaximized = (): boolean => this.alive(false)
  getNormalBounds = () => this.alive({ x: 10, y: 20, width: 1200, height: 700 })
  private alive<T>(answer: T): T {
    if (this.gone) throw new Error('Object has been destroyed')
    return answer
  }
  /** As Electron does it when a player closes the window. */
  close(): void {
    const event = newEvent({})
    this.emit('close', event)
    if (!event.prevented) this.destroy()
  }
  isDestroyed = (): boolean => this.gone
  destroy(): void {
    this.gone = true
    windows.splice(windows.indexOf(this), 1)
    this.emit('closed')
    if (windows.length === 0) appEvents.emit('window-all-closed')
  }
  static getAllWindows = (): readonly FakeWindow[] => windows
  static getFocusedWindow = (): FakeWindow | undefined => windows[0]
}

const makeHandlers = () => {
  const handlers = new Map<string, Handler>()
  const keep = (name: string, handler: Handler): void => void handlers.set(name, handler)
  return {
    keep,
    call: (name: string, ...words: readonly unknown[]): unknown => handlers.get(name)?.(...words),
  }
}
export const ipc = makeHandlers()
export const schemes = makeHandlers()
export const permissions = makeHandlers()

export const lock = { mine: true }
export const folders = { temp: '', documents: '' }
export const appEvents = new EventEmitter()
export const quit = vi.fn()
export const ask = vi.fn((_window: unknown, _question: unknown): number => 0)
export const showMessageBox = vi.fn(
  async (_window: unknown, _question: unknown): Promise<{ response: number }> => ({ response: 0 }),
)
export const showOpenDialog = vi.fn(async (_options: unknown) => ({ filePaths: [''] }))
export const showSaveDialog = vi.fn(async (_options: unknown) => ({ filePath: '' }))
export const openExternal = vi.fn(async (_url: string) => undefined)
export const openPath = vi.fn(async (_path: string) => '')
export const showItemInFolder = vi.fn()
export const declared = vi.fn()
export const template = vi.fn((items: unknown): unknown => items)
export const nativeTheme = { shouldUseDarkColors: false, themeSource: '' }

const keepPermission = (name: string) => (handler: Handler) => permissions.keep(name, handler)

export const electron = {
  app: strict('app', {
    on: (name: string, handler: Handler) => void appEvents.on(name, handler),
    requestSingleInstanceLock: () => lock.mine,
    whenReady: async () => undefined,
    isReady: () => true,
    getPath: (name: keyof typeof folders) => folders[name],
    quit,
  }),
  BrowserWindow: FakeWindow,
  dialog: strict('dialog', { showMessageBoxSync: ask, showMessageBox, showOpenDialog, showSaveDialog }),
  ipcMain: strict('ipcMain', { handle: ipc.keep, on: ipc.keep }),
  Menu: strict('Menu', { buildFromTemplate: template, setApplicationMenu: vi.fn() }),
  nativeTheme: strict('nativeTheme', nativeTheme),
  protocol: strict('protocol', { registerSchemesAsPrivileged: declared, handle: schemes.keep }),
  session: strict('session', {
    defaultSession: strict('defaultSession', {
      setPermissionRequestHandler: keepPermission('request'),
      setPermissionCheckHandler: keepPermission('check'),
      setDevicePermissionHandler: keepPermission('device'),
    }),
  }),
  shell: strict('shell', { openExternal, openPath, showItemInFolder }),
}
