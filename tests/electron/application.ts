/** The built application in the Electron that can be had, on a screen and in folders of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { findElectron, installElectronLibraries } from './fetch-electron.mjs'

export const root = resolve(import.meta.dirname, '../..')
const oldRuntime = (name: string): string => join(import.meta.dirname, 'old-runtime', name)
const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))

/** Nothing where the machine has none and can get none: said once, so that the skipping is heard. */
export const electron: string | undefined = (() => {
  const missing = installElectronLibraries()
  const found = missing.length === 0 ? findElectron() : undefined
  if (found === undefined) {
    const why = missing.length === 0 ? 'no Electron could be had' : `missing: ${missing.join(', ')}`
    console.warn(`SKIPPED: the application in a real Electron (${why}; COPISTE_ELECTRON names one)`)
  }
  return found
})()

/** The number of a new screen without a monitor; none is needed where the system has its own. */
export const openScreen = async (): Promise<{ readonly name: string; readonly close: () => void }> => {
  if (process.platform !== 'linux') return { name: '', close: () => undefined }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((done, fail) => {
    server.stdio[3]?.once('data', number => done(`:${String(number).trim()}`))
    server.once('error', fail)
    server.once('exit', () => fail(new Error('Xvfb stopped')))
  })
  return { name, close: () => void server.kill() }
}

/** A player's folders: what is typed, saved and remembered in one test is found by no other. */
export interface Home {
  readonly folder: string
  readonly data: string
  readonly library: string
  readonly remove: () => void
}

export const makeHome = (): Home => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copiste-electron-')))
  for (const name of ['data', 'library', 'home', 'temp']) mkdirSync(join(folder, name))
  return {
    folder,
    data: join(folder, 'data'),
    library: join(folder, 'library'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  }
}

const startOf = ({ folder, data, library }: Home, screen: string, words: readonly string[]) => {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && !/^(?:NODE_OPTIONS|ELECTRON_RUN_AS_NODE|VITEST.*)$/.test(name))
      env[name] = value
  }
  return {
    args: [
      ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '-r',
      oldRuntime('watch.cjs'),
      '-r',
      oldRuntime('electron.cjs'),
      root,
      `--user-data-dir=${join(folder, 'window')}`,
      ...words,
    ],
    env: {
      ...env,
      HOME: join(folder, 'home'),
      XDG_CONFIG_HOME: join(folder, 'home', '.config'),
      TMPDIR: join(folder, 'temp'),
      COPISTE_DATA: data,
      COPISTE_LIBRARY: library,
      ...(screen !== '' && { DISPLAY: screen, DBUS_SESSION_BUS_ADDRESS: 'disabled:' }),
      COPISTE_NODE_OPTIONS: `--require ${oldRuntime('node.cjs')}`,
    },
  }
}

export interface Running {
  readonly app: ElectronApplication
  readonly page: Page
  readonly program: ChildProcess
  /** Everything that the main process said on standard error. */
  readonly said: () => string
}

export const start = async (home: Home, screen: string, ...words: readonly string[]): Promise<Running> => {
  const { args, env } = startOf(home, screen, words)
  const app = await _electron.launch({
    cwd: home.folder,
    timeout: 90_000,
    env,
    // Makes the application wait for Playwright.
    args: ['-r', join(playwright, 'lib/server/electron/loader.js'), ...args],
    ...(electron !== undefined && { executablePath: electron }),
  })
  const heard: string[] = []
  // Playwright forgets it once it has ended.
  const program = app.process()
  program.stderr?.on('data', text => heard.push(String(text)))
  const page = await app.firstWindow()
  await page.locator('#contenu').waitFor()
  return { app, page, program, said: () => heard.join('') }
}

/** A second start, as the system does it when a player opens a file: answers how it ended. */
export const startAgain = (home: Home, screen: string, cwd: string, word: string): Promise<number | null> => {
  const { args, env } = startOf(home, screen, [word])
  const child = spawn(electron ?? '', args, { env, cwd, stdio: 'ignore' })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', done)
  })
}
