/** What spoils a first evening: pages that run away, clicks that do something else, words that are lost. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import {
  act,
  ask,
  closeBrowser,
  fromSample,
  hasChromium,
  openStudio,
  pick,
  saved,
  type Studio,
} from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const start = async (sample?: string, options: Parameters<typeof openStudio>[0] = {}): Promise<Studio> => {
  studio = await openStudio(options)
  if (sample !== undefined) await fromSample(studio.page, sample)
  return studio
}
const drawn = (page: Page): Promise<void> => page.locator('.pdf[aria-busy=false]').waitFor()
const files = (folder: string): readonly string[] =>
  readdirSync(folder).filter(name => name.endsWith('.bande.json'))
const put = async ({ bands, page }: Studio, name: string, roster: object): Promise<void> => {
  mkdirSync(bands, { recursive: true })
  const band = { format: 'copiste-band', version: 1, system: 'flammes-et-fantassins', name, roster }
  writeFileSync(join(bands, `${name}.bande.json`), JSON.stringify(band))
  await page.locator('.book-open').filter({ hasText: name }).click()
  await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
}

/** By how many pixels the page is larger than the window, and how far a turn of the wheel moves it. */
const excess = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollHeight - innerHeight, scrollWidth - innerWidth, scrollY, document.body.scrollTop]
  })

describe.skipIf(!hasChromium)('promise 19', () => {
  it('promise 19: no view scrolls as a whole, whatever the window', async () => {
    const { page } = await start('Une bande de Mages')
    const seen: [string, string, readonly number[]][] = []
    const measure = async (view: string): Promise<void> => {
      for (const [width, height] of [
        [1280, 800],
        [1024, 700],
        [640, 480],
        [500, 700],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const x of [40, Math.round(width / 2), width - 40]) {
          await page.mouse.move(x, height - 60)
          await page.mouse.wheel(0, 3000)
        }
        seen.push([view, `${width}x${height}`, await excess(page)])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await drawn(page)
    await measure('figure')
    await page.getByRole('button', { name: 'La bande', exact: true }).click()
    await drawn(page)
    await measure('band')
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await page.locator('table').first().waitFor()
    await measure('overview')
    await page.keyboard.press('Control+p')
    await page.locator('.print-report strong').waitFor()
    await measure('print')
    expect(seen.filter(([, , numbers]) => numbers.some(number => number !== 0))).toEqual([])
    expect(seen).toHaveLength(16)
  })

  it('promise 19: every pane is reached by its own scrolling in a small window', async () => {
    const { page } = await start('Une bande de Mages', { width: 640, height: 480 })
    await drawn(page)
    for (const selector of ['.rail', '.editor', '.side']) {
      const box = await page.locator(selector).boundingBox()
      expect(box && box.width > 60 && box.height > 120 && box.y + box.height <= 481, selector).toBe(true)
    }
    await page.locator('.picture .file').scrollIntoViewIfNeeded()
    await page.getByText('Choisir une image').click({ trial: true })
    expect(await excess(page)).toEqual([0, 0, 0, 0])
  })
})

const topOf = async (thing: Locator): Promise<number> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('not on the screen')
  return Math.round(box.y)
}
const namesIn = (page: Page): Promise<readonly string[]> =>
  page.locator('.rail ol li strong').allTextContents()

describe.skipIf(!hasChromium)('promise 20', () => {
  it('promise 20: a double click on any figure opens it, and copies or removes none', async () => {
    const { page } = await start('Première partie')
    const before = await namesIn(page)
    const rail = page.locator('.rail ol .rail-item')
    for (let index = before.length - 1; index >= 0; index--) {
      const box = await rail.nth(index).boundingBox()
      if (!box) throw new Error('no figure')
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        await page.locator('.rail .whole').first().click()
        await page.mouse.dblclick(box.x + box.width * part, box.y + box.height / 3)
        await expect.poll(() => rail.nth(index).getAttribute('aria-current')).toBe('true')
      }
      // Its menu opens over it: the second click finds nothing there that copies or removes.
      await page
        .locator('.rail ol li')
        .nth(index)
        .getByRole('button', { name: /^Actions/ })
        .dblclick()
      await page.getByRole('menu').waitFor({ state: 'detached' })
      expect(await topOf(rail.nth(index))).toBe(Math.round(box.y))
    }
    expect(await namesIn(page)).toEqual(before)
  })

  it('promise 20: what is ticked stays under the pointer while remarks and reasons come and go', async () => {
    const current = await start()
    const { page } = current
    const figure = { name: 'Odon', build: 'agile', classes: [], equipment: [] }
    await put(current, 'Essai', { points: 1, figures: [figure, figure] })
    await page.getByRole('button', { name: 'Changer : Classes' }).click()
    const dialog = page.getByRole('dialog')
    const ticked: [string, number][] = []
    const press = async (name: RegExp): Promise<void> => {
      const row = dialog.getByRole('option', { name }).first()
      await row.scrollIntoViewIfNeeded()
      const before = await topOf(row)
      await row.click()
      // Held before the next picture is drawn.
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      ticked.push([(await row.textContent()) ?? '', (await topOf(row)) - before])
    }
    for (const name of [/^Magicien/, /^Magicien/, /^Archer/, /^Archer/, /^Soldat/]) await press(name)
    await dialog.getByRole('radio', { name: /^Équipement/ }).click()
    for (const name of [/^Dague/, /^Cuir/, /^Cuir/]) await press(name)
    expect(ticked).toHaveLength(8)
    expect(ticked.filter(([, moved]) => Math.abs(moved) > 1)).toEqual([])
  })

  it('promise 20: the head of a band keeps its height, saved or not', async () => {
    const { page } = await start('Première partie')
    for (const width of [1280, 1024, 640]) {
      await page.setViewportSize({ width, height: 700 })
      await saved(page)
      const before = await topOf(page.locator('.editor'))
      await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(`Une autre ${width}`)
      await page.locator('.save-state:not(.saved)').waitFor()
      expect(await topOf(page.locator('.editor'))).toBe(before)
    }
  })
})

describe.skipIf(!hasChromium)('promise 21', () => {
  it('promise 21: another figure is shown from its first page, with the zoom of the one before', async () => {
    const { page } = await start('Une bande de Mages')
    await drawn(page)
    const count = page.locator('.pdf-count')
    const stage = page.locator('.pdf-stage')
    const canvas = stage.locator('canvas').first()
    for (let click = 0; click < 5; click++)
      await page.getByRole('button', { name: 'Agrandir l’aperçu' }).click()
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect.poll(() => count.textContent()).toBe('Page 2 sur 6')
    // The page stands there as large as was asked before it is scrolled.
    await expect
      .poll(() =>
        stage.evaluate(element => [
          element.scrollWidth - element.clientWidth > 20,
          element.scrollHeight - element.clientHeight > 150,
        ]),
      )
      .toEqual([true, true])
    await stage.evaluate(element => element.scrollTo(20, 150))
    const width = await canvas.evaluate(element => element.clientWidth)
    const scrolled = () => stage.evaluate(({ scrollTop, scrollLeft }) => [scrollLeft, scrollTop])
    const redrawn = async (action: () => Promise<void>): Promise<void> => {
      const before = Number(await page.locator('.pdf').getAttribute('data-drawn'))
      await action()
      await expect
        .poll(async () => Number(await page.locator('.pdf').getAttribute('data-drawn')))
        .toBeGreaterThan(before)
      await drawn(page)
    }
    await redrawn(() => page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ysoline la Relue'))
    expect(await count.textContent()).toBe('Page 2 sur 6')
    expect(await scrolled()).toEqual([20, 150])
    await page.locator('.rail ol .rail-item').nth(1).click()
    await expect.poll(() => count.textContent()).toMatch(/^Page 1 sur/)
    await drawn(page)
    await expect.poll(scrolled).toEqual([0, 0])
    expect(await canvas.evaluate(element => element.clientWidth)).toBe(width)
  })

  it('promise 21: the figure that comes in the place of a removed one is another', async () => {
    const { page } = await start('Une bande de Mages')
    await drawn(page)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect.poll(() => page.locator('.pdf-count').textContent()).toMatch(/^Page 2/)
    await act(page, 'Ysoline', 'Retirer')
    await expect.poll(() => page.locator('.pdf-count').textContent()).toMatch(/^Page 1/)
  })
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element?.closest('label')?.textContent ?? element?.getAttribute('aria-label')
    return (label ?? element?.textContent ?? '').trim()
  })

describe.skipIf(!hasChromium)('promise 22', () => {
  it('promise 22: what is typed after Ctrl-K is sought, and the focus comes back where it was', async () => {
    const { page } = await start('Première partie')
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await name.focus()
    const before = await name.inputValue()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('comparer')
    expect(await page.locator('.palette-input').inputValue()).toBe('comparer')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect
      .poll(() => focused(page))
      .toBe(await name.evaluate(field => field.closest('label')?.textContent ?? ''))
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await name.inputValue()).toBe(before)
  })

  it('promise 22: every dialog begins with what is useful in it', async () => {
    const { page } = await start('Première partie')
    await saved(page)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Une autre')
    await saved(page)
    const begins: Record<string, string> = {}
    const look = async (name: string, open: () => Promise<void>): Promise<void> => {
      await open()
      await page.getByRole('dialog').waitFor()
      await expect.poll(() => focused(page)).not.toBe('')
      if (name === 'versions') await page.locator('.version').first().waitFor()
      begins[name] = await focused(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await look('palette', () => page.keyboard.press('Control+k'))
    await look('versions', () => ask(page, 'Versions gardées'))
    await expect.poll(() => focused(page)).toBe('Autres actions')
    await page.keyboard.press('Control+p')
    await look('printers', () => page.getByRole('button', { name: 'Régler une imprimante…' }).click())
    await page.keyboard.press('Control+b')
    await look('new', () => page.getByRole('button', { name: 'Nouveau' }).click())
    await look('rename', async () => {
      await page.locator('.book-more').click()
      await page.getByRole('menuitem', { name: 'Renommer' }).click()
    })
    await expect.poll(() => focused(page)).toMatch(/^Actions pour/)
    expect(begins['palette']).toBe('Chercher partout')
    expect(begins['versions']).toMatch(/\d{4}/)
    expect(begins['printers']).toBe('Nom de l’imprimante')
    expect(begins['new']).toMatch(/^Flammes/)
    expect(begins['rename']).toBe('Nouveau nom')
  })
})

describe.skipIf(!hasChromium)('promise 23', () => {
  it('promise 23: at full PC a class is exchanged for another, in a band over its budget a figure gets its first', async () => {
    const current = await start()
    const { page } = current
    const figure = { build: 'agile', equipment: ['dague'] }
    await put(current, 'Pleine', {
      points: 1,
      figures: [
        { name: 'Un', classes: ['soldat'], ...figure },
        { name: 'Deux', classes: ['archer'], ...figure },
        { name: 'Trois', classes: [], ...figure },
      ],
    })
    const row = (at: number) => page.locator('.rail ol .rail-item').nth(at)
    await page.getByRole('button', { name: 'Changer : Classes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('option', { name: /^Barbare/ }).click()
    // A press took the place of the one class that it could.
    await expect.poll(() => dialog.locator('.token').innerText()).toBe('Barbare')
    await dialog.getByRole('button', { name: 'Appliquer' }).click()
    await expect.poll(() => row(0).textContent()).toContain('Barbare')
    await row(2).click()
    await pick(page, 'Classes', 'Archer')
    await expect.poll(() => row(2).textContent()).toContain('Archer')
    await saved(page)
  })
})

const picture = resolve(import.meta.dirname, '../../build/icon.png')

describe.skipIf(!hasChromium)('promise 24', () => {
  it('promise 24: the crop of a portrait keeps its shape and follows the hand', async () => {
    const { page } = await start('Première partie')
    await page.locator('.picture .file').setInputFiles(picture)
    await page.getByRole('slider', { name: /agrandir/ }).fill('2')
    const image = page.locator('.picture img')
    await image.scrollIntoViewIfNeeded()
    const box = await image.boundingBox()
    if (!box) throw new Error('no picture')
    expect(box.width / box.height).toBeCloseTo(3 / 4, 1)
    await page.mouse.move(box.x + 60, box.y + 80)
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y + 95, { steps: 4 })
    await page.mouse.up()
    const across = page.getByRole('slider', { name: /gauche ou droite/ })
    const down = page.getByRole('slider', { name: /haut ou bas/ })
    await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(-0.05)
    expect(Number(await down.inputValue())).toBeLessThan(-0.05)
    expect(await page.locator('.rail ol li').count()).toBe(5)
  })

  it('promise 24: what was sent to the printer counts as printed once the player has it', async () => {
    const { page } = await start('Première partie')
    await page.keyboard.press('Control+p')
    await page.locator('.print-report strong').waitFor()
    // Without a screen there is no print dialog, and asking for one may end the page.
    await page.evaluate(() =>
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get: () => ({ print: () => undefined }),
      }),
    )
    await page.getByRole('button', { name: 'Imprimer maintenant' }).click()
    await page.locator('.toast').getByText('Les pages sont-elles sorties').waitFor()
    const changed = page.getByRole('checkbox', { name: /Seulement ce qui a changé/ })
    expect(await changed.count()).toBe(0)
    await page.locator('.toast').getByRole('button', { name: 'Oui, elles sont là' }).click()
    await changed.waitFor()
  })

  it('promise 24: two bands that are kept have two names', async () => {
    const { page, bands, tab } = await start('Première partie')
    const other = await tab()
    await other.locator('.book-open').first().click()
    await other.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Celle du premier')
    await saved(page)
    await other.getByRole('textbox', { name: 'Nom', exact: true }).fill('Celle du second')
    await other.keyboard.press('Control+s')
    await other.getByRole('button', { name: 'Garder les deux' }).click()
    await expect.poll(() => files(bands)).toHaveLength(2)
    const names = files(bands).map(file => JSON.parse(readFileSync(join(bands, file), 'utf8')).name)
    expect(new Set(names).size).toBe(2)
    expect(names.some(name => name.endsWith(' (ma version)'))).toBe(true)
  })

  it('promise 24: Escape and Back lead back, and save what is left', async () => {
    const { page, bands } = await start('Première partie')
    const shelf = page.getByRole('heading', { name: 'Étagère' })
    const bandName = page.getByRole('textbox', { name: 'Nom de la bande' })
    const printing = page.getByRole('heading', { name: /^Imprimer/ })
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Quittée par le retour')
    await page.keyboard.press('Control+p')
    await printing.waitFor()
    await page.goBack()
    await bandName.waitFor()
    await page.goBack()
    await shelf.waitFor()
    expect(readFileSync(join(bands, files(bands)[0] ?? ''), 'utf8')).toContain('Quittée par le retour')
    await page.goForward()
    await bandName.waitFor()
    expect(await page.getByRole('textbox', { name: 'Nom', exact: true }).inputValue()).toBe(
      'Quittée par le retour',
    )
    await page.keyboard.press('Control+p')
    await printing.waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await printing.waitFor()
    await page.keyboard.press('Escape')
    await bandName.waitFor()
    await page.keyboard.press('Escape')
    await shelf.waitFor()
    // The way that was gone back by the keyboard is not gone back a second time.
    await page.locator('.book-open').click()
    await bandName.waitFor()
    await page.goBack()
    await shelf.waitFor()
  })

  it('promise 24: a change on the disk is told, with what can be done', async () => {
    const { page, tab, bands } = await start('Première partie')
    const other = await tab()
    await other.locator('.book-open').first().click()
    await other.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    const theirs = page.getByRole('textbox', { name: 'Nom', exact: true })
    const mine = other.getByRole('textbox', { name: 'Nom', exact: true })
    await theirs.fill('Venue d’ailleurs')
    await saved(page)
    const toast = other.locator('.toast').filter({ hasText: 'Le fichier a changé sur le disque' })
    await toast.getByRole('button', { name: 'Prendre celle du disque' }).click()
    await expect.poll(() => mine.inputValue()).toBe('Venue d’ailleurs')
    await other.locator('.save-state.saved').waitFor()
    expect(await toast.count()).toBe(0)
    await mine.fill('Écrite ici')
    await theirs.fill('Encore venue d’ailleurs')
    await saved(page)
    await toast.getByRole('button', { name: 'Comparer' }).click()
    const question = other.getByRole('dialog', { name: 'Le fichier a changé ailleurs' })
    await question.getByText('Encore venue d’ailleurs').waitFor()
    expect(readFileSync(join(bands, files(bands)[0] ?? ''), 'utf8')).toContain('Encore venue d’ailleurs')
    rmSync(join(bands, files(bands)[0] ?? ''))
  })
})
