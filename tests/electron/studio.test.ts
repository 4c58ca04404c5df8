/** The built application in a real Electron: window, preload, protocol, policy and bridge fit together. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { readBand, readJson, writeJson } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { sampleDocument } from '../desk/desk.ts'
import { addOne, pick } from '../e2e/studio.ts'
import { electron, makeHome, openScreen, start, startAgain, type Home, type Running } from './application.ts'

const it = electron === undefined ? test.skip : test

let screen: Awaited<ReturnType<typeof openScreen>>
const homes: Home[] = []
const running = new Set<Running>()

const newHome = (): Home => {
  const home = makeHome()
  homes.push(home)
  return home
}
const open = async (home: Home, ...words: readonly string[]): Promise<Running> => {
  const studio = await start(home, screen.name, ...words)
  running.add(studio)
  studio.app.once('close', () => running.delete(studio))
  return studio
}
/**
 * As a player does it; answers how the program ended. Electron 22 may fall over its own threads once it has quit, one time
 * in thirty, and all is on the disk by then: that counts as an end.
 */
const closeWindow = async ({ app, program, said }: Running): Promise<number | string | null> => {
  const gone = new Promise<number | string | null>(done =>
    program.once('close', (code, signal) =>
      done(signal === 'SIGSEGV' && said().includes('copiste has quit') ? 0 : (code ?? signal)),
    ),
  )
  await app.evaluate(({ BrowserWindow }) => setImmediate(() => BrowserWindow.getAllWindows()[0]?.close()))
  return gone
}

beforeAll(async () => {
  if (electron !== undefined) screen = await openScreen()
})
afterAll(async () => {
  for (const { program } of running) {
    const gone = new Promise(done => program.once('close', done))
    if (program.exitCode === null && program.signalCode === null && program.kill('SIGKILL')) await gone
  }
  screen?.close()
  for (const home of homes) home.remove()
})

const bandName = (page: Page) => page.getByRole('textbox', { name: 'Nom de la bande' })
const nameOnDisk = (path: string): unknown => {
  const read = readJson(readFileSync(path))
  return read.ok ? Object(read.value).name : undefined
}
const complaints = /uncaught|unhandled|TypeError|ReferenceError|has been destroyed/i

/** A new home with one band in its folder, opened from the command line. */
const openSample = async (
  home: Home,
  file = 'oies.bande.json',
): Promise<Running & { readonly path: string }> => {
  const path = join(home.library, file)
  if (!existsSync(path)) writeFileSync(path, writeJson(sampleDocument('trio')))
  const studio = await open(home, path)
  await bandName(studio.page).waitFor()
  return { ...studio, path }
}

describe('a band in the window', () => {
  it('promise 19: scrolls in its panes, never as a whole; promise 24: Back leads to the shelf', async () => {
    const { page } = await openSample(newHome())
    await page.locator('.pdf[aria-busy=false]').waitFor()
    const excess = () =>
      page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY] as const)
    await page.mouse.move(60, 300)
    await page.mouse.wheel(0, 3000)
    expect(await excess()).toEqual([0, 0])
    await page.keyboard.press('Control+p')
    await page.locator('.print-report strong').waitFor()
    expect(await excess()).toEqual([0, 0])
    await page.keyboard.press('Alt+ArrowLeft')
    await bandName(page).waitFor()
    await page.keyboard.press('Alt+ArrowLeft')
    await page.getByRole('heading', { name: 'Étagère' }).waitFor()
  })
})

describe('the window', () => {
  let studio: Running
  beforeAll(async () => {
    if (electron !== undefined) studio = await open(newHome())
  })

  it('shows the studio, over its own protocol', async () => {
    const { app, page } = studio
    await expect.poll(() => page.evaluate(() => document.title)).toBe('Copiste')
    expect(page.url()).toBe('copiste://studio/')
    expect(await page.locator('h1').textContent()).toMatch(/^À quoi joue-t-on ce soir/)
    expect(
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(one => one.isVisible())),
    ).toEqual([true])
    expect(studio.said()).not.toMatch(complaints)
  })

  it('gives the page one thing more than a page without a preload has', async () => {
    const { app, page } = studio
    const bare = await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({
        show: false,
        webPreferences: { sandbox: true, contextIsolation: true },
      })
      await window.loadURL('copiste://studio/')
      const names: unknown = await window.webContents.executeJavaScript(
        'Object.getOwnPropertyNames(globalThis)',
      )
      window.destroy()
      return Array.isArray(names) ? names.map(String) : []
    })
    expect(bare).toContain('document')
    const own = await page.evaluate(() => Object.getOwnPropertyNames(globalThis))
    // What Vue, pdfjs and Playwright mark a page with comes when they run, be it before or after the page is asked.
    const ours = own.filter(name => !bare.includes(name) && !/^(?:__|_?pdfjs)/.test(name))
    expect(ours).toEqual(['copiste'])
    expect(await page.evaluate(() => Object.keys(window.copiste ?? {}).toSorted())).toEqual([
      'call',
      'holdsWork',
      'listen',
    ])
  })

  it('gives the page nothing of Node', async () => {
    expect(
      await studio.page.evaluate(() =>
        ['require', 'process', 'Buffer', 'module', 'global', 'electron', 'setImmediate'].filter(
          name => name in globalThis,
        ),
      ),
    ).toEqual([])
  })

  it('is sandboxed and isolated', async () => {
    const preferences = await studio.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map(one => {
        // Not in Electron's types.
        const read: unknown = Reflect.get(one, 'getLastWebPreferences')
        const all = Object(typeof read === 'function' ? read.call(one) : {})
        const names = ['sandbox', 'contextIsolation', 'nodeIntegration', 'webSecurity', 'webviewTag']
        return Object.fromEntries(names.map(name => [name, all[name]]))
      }),
    )
    expect(preferences).toEqual([
      { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false },
    ])
  })

  it('carries its policy in the answer itself', async () => {
    const policy = await studio.page.evaluate(async () =>
      (await fetch('copiste://studio/')).headers.get('content-security-policy'),
    )
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; frame-src blob:; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    )
  })

  it('runs no inline script', async () => {
    const violated = await studio.page.evaluate(
      () =>
        new Promise<string>(done => {
          document.addEventListener('securitypolicyviolation', event => done(event.violatedDirective), {
            once: true,
          })
          const script = document.createElement('script')
          script.textContent = 'document.documentElement.dataset.ran = "yes"'
          document.body.append(script)
        }),
    )
    expect(violated).toBe('script-src-elem')
    expect(await studio.page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined()
  })

  it('evaluates no text', async () => {
    // In a task of its own: the debugger's own calls are above the policy.
    const answer = await studio.page.evaluate(
      () =>
        new Promise<string>(done =>
          setTimeout(() => {
            try {
              done(`ran: ${(0, eval)('1 + 1')}`)
            } catch (error) {
              done(error instanceof Error ? error.name : 'unknown')
            }
          }),
        ),
    )
    expect(answer).toBe('EvalError')
  })

  it.each([
    'copiste://studio/../../package.json',
    'copiste://studio/../main/index.cjs',
    'copiste://studio/%2e%2e/%2e%2e/package.json',
    'copiste://studio/..%2f..%2fpackage.json',
    'copiste://studio/assets/..%2f..%2f..%2fpackage.json',
    'copiste://studio/..%5c..%5cpackage.json',
    'copiste://studio//etc/passwd',
    'copiste://studio/',
  ])('answers nothing at %s but its own page', async url => {
    const [status, body] = await studio.page.evaluate(async address => {
      const response = await fetch(address)
      return [response.status, await response.text()] as const
    }, url)
    expect([status, body.includes('<div id="app">'), body.length === 0]).toEqual(
      url === 'copiste://studio/' ? [200, true, false] : [404, false, true],
    )
  })

  it.each(['copiste://autre/index.html', 'https://example.org/', 'file:///etc/passwd', 'http://127.0.0.1/'])(
    'lets the page fetch nothing from %s',
    async url => {
      expect(
        await studio.page.evaluate(async address => {
          try {
            return (await fetch(address)).status
          } catch (error) {
            return error instanceof Error ? error.name : 'unknown'
          }
        }, url),
      ).toBe('TypeError')
    },
  )

  it.each(['https://example.org/', 'http://127.0.0.1/', 'copiste://autre/'])(
    'does not go to %s',
    async url => {
      const { app, page } = studio
      await app.evaluate(({ BrowserWindow }) => {
        const refusals: boolean[] = []
        Object.assign(globalThis, { refusals })
        const [window] = BrowserWindow.getAllWindows()
        window?.webContents.once('will-navigate', event => refusals.push(event.defaultPrevented))
      })
      await page.evaluate(address => void setTimeout(() => location.assign(address)), url)
      await expect.poll(() => app.evaluate(() => Object(globalThis).refusals)).toEqual([true])
      expect(page.url()).toBe('copiste://studio/')
      expect(await page.locator('h1').textContent()).toMatch(/^À quoi joue-t-on ce soir/)
    },
  )

  it('opens no window, and hands only addresses of the web to the browser', async () => {
    const { app, page } = studio
    await app.evaluate(({ shell }) => {
      const opened: string[] = []
      Object.assign(globalThis, { opened })
      shell.openExternal = async url => void opened.push(url)
    })
    const answers = await page.evaluate(() =>
      [
        'https://example.org/regles',
        'http://example.org/',
        'file:///etc/passwd',
        'smb://example.org/share',
        'data:text/html,x',
        'about:blank',
        'copiste://studio/',
      ].map(url => window.open(url)),
    )
    expect(answers).toEqual([null, null, null, null, null, null, null])
    expect(await app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([
      'https://example.org/regles',
      'http://example.org/',
    ])
    expect(app.windows()).toHaveLength(1)
  })

  it('is given no permission', async () => {
    const { page } = studio
    const place = () =>
      new Promise<number>(done =>
        navigator.geolocation.getCurrentPosition(
          () => done(0),
          ({ code }) => done(code),
        ),
      )
    expect(await page.evaluate(place)).toBe(1)
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
    for (const name of ['geolocation', 'notifications', 'midi', 'screen-wake-lock'] as const)
      expect(
        await page.evaluate(async word => (await navigator.permissions.query({ name: word })).state, name),
      ).toBe('denied')
  })
})

const hasText = spawnSync('pdftotext', ['-v']).error === undefined
if (!hasText) console.warn('SKIPPED: the text of the printed PDF (pdftotext is missing)')

describe('a band', () => {
  it('is drawn beside its form', async () => {
    const studio = await openSample(newHome())
    const canvas = studio.page.locator('aside canvas').first()
    await canvas.waitFor()
    const inked = () =>
      canvas.evaluate(element => {
        if (!(element instanceof HTMLCanvasElement) || element.width === 0) return false
        const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
          data: [],
        }
        let dark = 0
        for (let at = 0; at < data.length; at += 4)
          if ((data[at] ?? 255) < 128 && data[at + 3] === 255) dark++
        return dark > 1_000
      })
    await expect.poll(inked, { timeout: 20_000 }).toBe(true)
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
  })

  it('is made whole from nothing, by its dialogs, its views and the menu of the window', async () => {
    const home = newHome()
    const studio = await open(home)
    const { app, page } = studio
    const menu = (label: string): Promise<boolean> =>
      app.evaluate(({ Menu }, wanted) => {
        const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
        const item = items.find(one => one.label === wanted)
        item?.click()
        return item !== undefined
      }, label)
    expect(await menu('Nouveau…')).toBe(true)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Flammes/ })
      .click()
    await bandName(page).fill('Les Lanternes')
    await page.getByRole('textbox', { name: /Points de Création convenus/ }).fill('2')
    for (const [name, who, weapon] of [
      ['Godefroy', /^Barbare/, 'Arme à deux mains'],
      ['Perrette', /^Archer/, 'Arc'],
    ] as const) {
      await addOne(page, who)
      await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
      await pick(page, 'Équipement', weapon)
    }
    await page.locator('.pdf[aria-busy=false]').waitFor()
    // The rules beside the editor, then every view, by the menu.
    await menu('Consulter le compendium')
    await page.getByRole('complementary', { name: 'Compendium' }).waitFor()
    await menu('Comparer les figurines')
    await page.getByRole('rowheader', { name: 'Godefroy' }).waitFor()
    await menu('Mettre deux figurines en duel')
    await page.locator('.duel-grid').waitFor()
    await menu('Tenir la partie à l’écran')
    await page.getByRole('button', { name: 'Fin du Round' }).waitFor()
    await page.keyboard.press('Escape')
    await bandName(page).waitFor()
    // What was done last is taken back, and done again.
    await page.locator('.rail ol .rail-item').nth(1).focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => page.locator('.rail ol li').count()).toBe(1)
    await menu('Annuler')
    await expect.poll(() => page.locator('.rail ol li').count()).toBe(2)
    await menu('Enregistrer')
    await page.locator('.save-state.saved').waitFor()
    const [file = ''] = readdirSync(home.library).filter(name => name.endsWith('.bande.json'))
    const saved = readBand(readFileSync(join(home.library, file)), systems)
    if (!saved.ok) throw new Error('the band cannot be read')
    expect(saved.value.name).toBe('Les Lanternes')
    expect(saved.value.roster.validate().filter(({ severity }) => severity === 'error')).toEqual([])
    expect(saved.value.roster.derive().totals).toMatchObject({ pc: 2, figures: 2 })

    const target = join(home.folder, 'lanternes.pdf')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath })
    }, target)
    await menu('Imprimer…')
    await page.locator('.sheets[aria-busy=false]').waitFor()
    await page.getByRole('button', { name: 'Enregistrer en PDF' }).click()
    await page.getByText('Le PDF est enregistré.').waitFor()
    if (hasText) {
      const { stdout } = spawnSync('pdftotext', [target, '-'], { encoding: 'utf8' })
      for (const name of ['Godefroy', 'Perrette', 'Les Lanternes'])
        expect(stdout.replaceAll(/\s+/g, ' ')).toContain(name)
    }
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
  })

  it('is made from a sample, renamed, saved and printed', async () => {
    const home = newHome()
    const studio = await open(home)
    const { app, page } = studio
    await page.locator('.sample', { has: page.getByText('Première partie', { exact: true }) }).click()
    await bandName(page).fill('Les Oies de Montfaucon')
    await page.locator('.save-state.unsaved').waitFor()
    await page.keyboard.press('Control+S')
    await page.locator('.save-state.saved', { hasText: /^enregistrée$/ }).waitFor()
    const [file = ''] = readdirSync(home.library).filter(name => name.endsWith('.bande.json'))
    expect(nameOnDisk(join(home.library, file))).toBe('Les Oies de Montfaucon')

    const target = join(home.folder, 'oies.pdf')
    await app.evaluate(({ dialog, shell }, filePath) => {
      const targets = ['', filePath]
      dialog.showSaveDialog = async () => ({ canceled: targets.length > 1, filePath: targets.shift() ?? '' })
      const opened: string[] = []
      Object.assign(globalThis, { opened, targets })
      shell.openPath = async path => {
        opened.push(path)
        return ''
      }
    }, target)
    await page.keyboard.press('Control+P')
    const save = page.getByRole('button', { name: 'Enregistrer en PDF' })
    await save.click()
    await expect.poll(() => app.evaluate(() => Reflect.get(globalThis, 'targets'))).toHaveLength(1)
    const onlyChanged = page.getByRole('checkbox', { name: /Seulement ce qui a changé/ })
    expect(existsSync(target), 'the dialog was cancelled').toBe(false)
    expect(await onlyChanged.count(), 'nothing was printed').toBe(0)
    await save.click()
    await page.getByText('Le PDF est enregistré.').waitFor()
    expect(await onlyChanged.count()).toBe(1)
    expect(readFileSync(target).toString('latin1', 0, 4)).toBe('%PDF')
    if (hasText) {
      const { stdout } = spawnSync('pdftotext', [target, '-'], { encoding: 'utf8' })
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Les Oies de Montfaucon')
    }
    await page.getByRole('button', { name: 'Ouvrir' }).click()
    await expect.poll(() => app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([target])
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
  })
})

describe('a second start', () => {
  it('leaves the work to the first one, which opens the band from wherever it lies', async () => {
    const home = newHome()
    const studio = await open(home)
    const { app, page } = studio
    await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      if (window) window.focus = () => void Object.assign(globalThis, { focused: true })
    })
    const path = join(home.folder, 'ailleurs.bande.json')
    writeFileSync(path, writeJson({ ...sampleDocument('trio'), name: 'Venue d’ailleurs' }))
    // A word on a command line is relative to where it was typed.
    expect(await startAgain(home, screen.name, home.folder, basename(path))).toBe(0)
    await bandName(page).waitFor()
    expect(await bandName(page).inputValue()).toBe('Venue d’ailleurs')
    expect(app.windows()).toHaveLength(1)
    expect(await app.evaluate(() => Reflect.get(globalThis, 'focused'))).toBe(true)
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
  })
})

describe('closing', () => {
  const answerWith = ({ app }: Running, answer: number) =>
    app.evaluate(({ dialog }, chosen) => {
      const asked: string[] = []
      Object.assign(globalThis, { asked })
      const ask = (...words: readonly unknown[]): number => {
        asked.push(String(Object(words.at(-1)).message))
        return chosen
      }
      dialog.showMessageBoxSync = ask
    }, answer)

  it('asks while work is unsaved, loses none of it, and offers it at the next start', async () => {
    const home = newHome()
    const studio = await openSample(home)
    const { app, page, path } = studio
    const before = readFileSync(path, 'utf8')
    await bandName(page).fill('Tapée sans être enregistrée')
    await page.locator('.save-state.unsaved').waitFor()
    const journal = join(home.data, 'journal')
    await expect
      .poll(() => existsSync(journal) && readdirSync(journal).filter(name => name.endsWith('.json')).length)
      .toBe(1)

    await answerWith(studio, 0)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    expect(await app.evaluate(() => Reflect.get(globalThis, 'asked'))).toEqual([
      'Cette bande a des changements non enregistrés.',
    ])
    expect(await bandName(page).inputValue()).toBe('Tapée sans être enregistrée')

    await answerWith(studio, 1)
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
    expect(readFileSync(path, 'utf8')).toBe(before)
    const [entry = ''] = readdirSync(journal).filter(name => name.endsWith('.json'))
    expect(readFileSync(join(journal, entry), 'utf8')).toContain('Tapée sans être enregistrée')

    const next = await open(home)
    await next.page.getByRole('dialog', { name: 'Du travail non enregistré' }).waitFor()
    await next.page.getByRole('button', { name: 'Reprendre' }).click()
    expect(await bandName(next.page).inputValue()).toBe('Tapée sans être enregistrée')
    await next.page.keyboard.press('Control+S')
    await next.page.locator('.save-state.saved').waitFor()
    expect(nameOnDisk(path)).toBe('Tapée sans être enregistrée')
    expect(await closeWindow(next)).toBe(0)
  })

  it('asks nothing once all is saved, and remembers where the window stood', async () => {
    const home = newHome()
    const studio = await openSample(home)
    await answerWith(studio, 0)
    const place = { x: 40, y: 60, width: 1100, height: 720 }
    await studio.app.evaluate(
      ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
      place,
    )
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)

    const next = await open(home)
    expect(
      await next.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds()),
    ).toEqual(place)
    expect(await closeWindow(next)).toBe(0)
  })
})

describe('promise 13: a page that falls over', () => {
  /** The question is answered by this button, and every question is kept. */
  const answerWith = ({ app }: Running, button: string) =>
    app.evaluate(({ dialog }, chosen) => {
      const asked: string[] = []
      Object.assign(globalThis, { asked })
      const ask = async (...words: readonly unknown[]) => {
        const { message, buttons } = Object(words.at(-1))
        asked.push(String(message))
        return { response: buttons.indexOf(chosen), checkboxChecked: false }
      }
      dialog.showMessageBox = ask
    }, button)
  const asked = ({ app }: Running) => app.evaluate(() => Reflect.get(globalThis, 'asked'))

  const typeWithoutSaving = async (home: Home): Promise<Running> => {
    const studio = await openSample(home)
    await bandName(studio.page).fill('Tapée avant la chute')
    const journal = join(home.data, 'journal')
    await expect
      .poll(() => existsSync(journal) && readdirSync(journal).filter(name => name.endsWith('.json')).length)
      .toBe(1)
    await answerWith(studio, 'Rouvrir la fenêtre')
    return studio
  }
  /** In the window that came after, everything is as it was typed. */
  const recover = async (studio: Running, home: Home, fall: () => Promise<unknown>): Promise<void> => {
    const { app } = studio
    await fall()
    const opened = () => app.windows().find(page => page !== studio.page)
    await expect.poll(opened).toBeDefined()
    const other = opened() ?? studio.page
    await other.getByRole('dialog', { name: 'Du travail non enregistré' }).waitFor()
    await other.getByRole('button', { name: 'Reprendre' }).click()
    expect(await bandName(other).inputValue()).toBe('Tapée avant la chute')
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
    await other.keyboard.press('Control+S')
    await other.locator('.save-state.saved').waitFor()
    expect(nameOnDisk(join(home.library, 'oies.bande.json'))).toBe('Tapée avant la chute')
    expect(await closeWindow(studio)).toBe(0)
    expect(studio.said()).not.toMatch(complaints)
  }

  it('crashed: is told of, and a new window gives the work back', async () => {
    const home = newHome()
    const studio = await typeWithoutSaving(home)
    await recover(studio, home, async () => {
      await studio.app.evaluate(({ webContents }) =>
        webContents.getAllWebContents()[0]?.forcefullyCrashRenderer(),
      )
      await expect.poll(() => asked(studio)).toEqual(['La fenêtre de Copiste s’est arrêtée.'])
    })
  })

  it('hangs: is told of, and a new window gives the work back', async () => {
    const home = newHome()
    const studio = await typeWithoutSaving(home)
    await recover(studio, home, async () => {
      await studio.app.evaluate(({ webContents }) => {
        void webContents
          .getAllWebContents()[0]
          ?.executeJavaScript('for (;;);')
          .catch(() => undefined)
      })
      // Chromium says nothing of a page to which a debugger is attached, as Playwright's is here.
      await studio.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('unresponsive'))
      await expect.poll(() => asked(studio)).toEqual(['La fenêtre de Copiste ne répond plus.'])
    })
  })
})
