/** A studio for one test: the browser host as a player starts it, a real Chromium, folders that go away afterwards. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const root = resolve(import.meta.dirname, '../..')
const missing = (process.env['COPISTE_MISSING_TOOLS'] ?? '').split(',')
export const hasChromium = !missing.includes('chromium')

export interface Studio {
  readonly page: Page
  readonly folder: string
  readonly bands: string
  /** What the console of any page complained of. */
  readonly complaints: string[]
  /** Another tab of the same browser. */
  readonly tab: () => Promise<Page>
  /** Ends the host without a word, as a crash would; then a new one, in the same folders. */
  readonly crash: () => Promise<void>
  readonly restart: () => Promise<Page>
  /** A new host, and the address that it prints: nobody opens it yet. */
  readonly serveAgain: () => Promise<string>
  /** The host stands still, and goes on. */
  readonly stall: () => void
  readonly goOn: () => void
  readonly close: () => Promise<void>
}

let browser: Promise<Browser> | undefined
const launch = (): Promise<Browser> =>
  (browser ??= chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }))

export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close()
  browser = undefined
}

interface Served {
  readonly child: ChildProcess
  readonly address: string
}

const serve = (folder: string, home: string): Promise<Served> =>
  new Promise((settle, reject) => {
    const env = {
      ...process.env,
      COPISTE_DATA: join(folder, 'donnees'),
      COPISTE_LIBRARY: join(folder, 'bandes'),
      XDG_DATA_HOME: join(folder, 'systeme'),
    }
    const child = spawn(process.execPath, [join(home, 'bin', 'copiste.mjs'), 'serve'], { env })
    child.once('error', reject)
    child.stdout.once('data', bytes => settle({ child, address: String(bytes).trim() }))
  })

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise(settle => {
    if (child.exitCode !== null) return settle()
    child.once('exit', () => settle())
    child.kill(signal)
  })

export const openStudio = async (
  options: {
    readonly dark?: boolean
    readonly width?: number
    readonly height?: number
    /** Another copy of the program. */
    readonly home?: string
  } = {},
): Promise<Studio> => {
  const folder = mkdtempSync(join(tmpdir(), 'copiste-e2e-'))
  const complaints: string[] = []
  const context: BrowserContext = await (
    await launch()
  ).newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    colorScheme: options.dark ? 'dark' : 'light',
    acceptDownloads: true,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const { home = root } = options
  let served = await serve(folder, home)
  const newPage = async (address: string): Promise<Page> => {
    const page = await context.newPage()
    page.setDefaultTimeout(90_000)
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', fault => complaints.push(String(fault)))
    await page.goto(address)
    await page.locator('.shelf[data-ready=true]').waitFor()
    return page
  }
  return {
    folder,
    complaints,
    bands: join(folder, 'bandes'),
    page: await newPage(served.address),
    tab: () => newPage(new URL('/', served.address).href),
    crash: () => ended(served.child, 'SIGKILL'),
    restart: async () => {
      served = await serve(folder, home)
      return newPage(served.address)
    },
    serveAgain: async () => {
      served = await serve(folder, home)
      return served.address
    },
    stall: () => void served.child.kill('SIGSTOP'),
    goOn: () => void served.child.kill('SIGCONT'),
    close: async () => {
      await context.close()
      await ended(served.child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a sample by its title; they are folded away where there are bands already. */
export const fromSample = async (page: Page, title: string): Promise<void> => {
  const fold = page.getByRole('button', { name: 'Partir d’un exemple', expanded: false })
  const sample = page.locator('.sample', { has: page.getByText(title, { exact: true }) })
  const start = async (): Promise<void> => {
    await fold.or(sample).first().waitFor()
    if (await fold.isVisible()) await fold.click()
    await sample.click({ timeout: 10_000 })
  }
  // Where another tab has only now made the first band, they fold between the two.
  await start().catch(start)
  await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
}

/** Adds one more to a list of the band, by its name in the dialog. */
export const addOne = async (page: Page, name: RegExp): Promise<void> => {
  await page.locator('.rail-add').first().click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Ticks these in the dialog of a field, found by their names, and applies. */
export const pick = async (page: Page, field: string, ...names: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: `Changer : ${field}` }).click()
  const dialog = page.getByRole('dialog')
  for (const name of names) {
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('option', { name }).first().click()
  }
  await dialog.getByRole('button', { name: /^(?:Appliquer|Garder en projet)$/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What can be done with a member, by the menu of its row. */
export const act = async (page: Page, member: string | RegExp, action: string): Promise<void> => {
  const row = page.locator('.rail ol li').filter({ hasText: member }).first()
  await row.hover()
  await row.getByRole('button', { name: /^Actions pour / }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** What has no place in the head of a band, by its menu. */
export const ask = async (page: Page, command: string): Promise<void> => {
  await page.locator('.band-head').getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

export const saveState = (page: Page) => page.locator('.save-state')

/** The verdict of the rules core on the file, asked from outside. */
export const saved = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s')
  await page.locator('.save-state.saved').waitFor()
}

/** Tab until the focus is on what has this name; a reader hears the very same names. */
export const reaching =
  (page: Page) =>
  async (name: RegExp, key = 'Tab'): Promise<void> => {
    for (let turn = 0; turn < 250; turn++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement)) return ''
        const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : ''
        const around = element.closest('label')?.textContent
        return element.getAttribute('aria-label') ?? (label || around || element.textContent)
      })
      if (name.test((focused ?? '').trim())) return
      await page.keyboard.press(key)
    }
    throw new Error(`the keyboard never reached ${name.source}`)
  }
