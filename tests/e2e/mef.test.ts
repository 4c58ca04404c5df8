/** An army of Mini Figs Mef-Fan from nothing: reckoned, mended, pasted, fought and printed, by mouse and by keyboard alone. */
import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { faults } from './axe.ts'
import {
  bandsIn,
  begin,
  boxOf,
  downloaded,
  errorsOf,
  gauge,
  hasPoppler,
  holds,
  pressing,
  printedByKeys,
  rail,
} from './from-nothing.ts'
import {
  addOne,
  closeBrowser,
  hasChromium,
  openStudio,
  pick,
  reaching,
  saved,
  type Studio,
} from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const rowOf = (page: Page, label: string, which = 0): Locator =>
  page
    .getByRole('table', { name: 'Scores' })
    .locator('tr')
    .filter({ has: page.locator('.row-label').getByText(label, { exact: true }) })
    .nth(which)
const priceOf = (row: Locator) => row.locator('.reckoned.strong').innerText()

/** In columns, as a bill is read. */
const printed = (path: string): string =>
  execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })

describe.skipIf(!hasChromium)('an army of Mini Figs Mef-Fan', () => {
  it('is built by mouse, each price told line by line, mended, and printed with its bill', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await begin(page, /^Mini Figs/, 'Les Comptables')
    await addOne(page, /^Archers/)
    const unit = rowOf(page, 'Prix de l’unité')
    // 2 + 2 + 6 + 2 + 2, six times.
    await expect.poll(() => priceOf(unit)).toMatch(/^84\s#$/)

    await boxOf(rowOf(page, 'Dép'), 3).click()
    await expect.poll(() => priceOf(rowOf(page, 'Dép'))).toBe('3')
    await boxOf(rowOf(page, 'Mél'), 2).click()
    await expect.poll(() => priceOf(rowOf(page, 'Mél'))).toBe('4')
    await page.getByRole('button', { name: 'Une autre Mêlée' }).click()
    const second = rowOf(page, 'Mél', 1)
    await second.locator('.said input').fill('1')
    await page.keyboard.press('Tab')
    await expect.poll(() => priceOf(second)).toBe('4')
    await page.getByRole('button', { name: 'Un autre Tir' }).click()
    const shot = rowOf(page, 'Tir', 1)
    await boxOf(shot, 3).click()
    await shot.getByRole('combobox', { name: /Portée$/ }).selectOption('longue')
    await expect.poll(() => priceOf(shot)).toBe('18')
    await shot.getByRole('combobox', { name: /Munitions$/ }).selectOption('limitees')
    await expect.poll(() => priceOf(shot)).toBe('9')
    await boxOf(rowOf(page, 'Déf'), 2).click()
    await boxOf(rowOf(page, 'Men'), 3).click()
    await expect.poll(() => priceOf(rowOf(page, 'Somme'))).toBe('33')
    await expect.poll(() => priceOf(unit)).toMatch(/^198\s#$/)
    await holds(page, 1024)

    // A mage, beyond the limit all the same: told, and mended by a click.
    await addOne(page, /^Magicien/)
    await expect.poll(() => gauge(page)).toBe('208/200')
    await pick(page, 'Sorts', 'Terreur')
    await page.getByRole('button', { name: 'Changer : Sorts' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('lévitation')
    await dialog.getByRole('button', { name: /^Tout/ }).click()
    await dialog.getByRole('option').first().hover()
    await dialog
      .getByText(/connaît déjà 2\ssorts, et l’accord est de 2/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await rail(page, /^L’armée/).click()
    await page
      .getByText(/L’armée coûte 208\s# et la limite est de 200\s#/)
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: /^Archers : 1\sfigurine de moins/ })
      .first()
      .click()
    await expect.poll(() => gauge(page)).toBe('175/200')
    await page.getByText('Tout est en règle.').waitFor()
    await saved(page)
    const [band] = bandsIn(bands)
    expect(band?.roster.derive().totals).toMatchObject({ points: 175, units: 2, figures: 6 })
    expect(band?.roster.json['units']).toMatchObject([
      {
        figures: 5,
        dep: 3,
        melee: [{ score: 2 }, { score: 1, piercing: 1 }],
        shots: [{ score: 2 }, { score: 3, range: 'longue', ammo: 'limitees' }],
      },
      { role: 'magicien', spells: ['eclair-magique', 'terreur'] },
    ])

    // The two against each other: the game's own studies, in charts and in numbers.
    await page.getByRole('radio', { name: 'Duel', exact: true }).click()
    await page
      .getByRole('region', { name: 'Qui attaque' })
      .getByRole('combobox', { name: /^Figurine/ })
      .selectOption({ label: 'Archers' })
    await page
      .getByRole('region', { name: 'Qui est visé' })
      .getByRole('combobox', { name: /^Figurine/ })
      .selectOption({ label: 'Magicien' })
    await page
      .getByRole('region', { name: 'Qui attaque' })
      .getByRole('combobox', { name: /^Attaque/ })
      .selectOption({ index: 0 })
    const study = page.getByRole('figure').filter({ hasText: 'Vies perdues, tour après tour' })
    await study.locator('svg').first().waitFor()
    expect(await study.getByRole('row').count()).toBeGreaterThanOrEqual(3)
    // Charts stand beside one another, none upon another.
    const boxes = await page.locator('.middle figure').evaluateAll(all =>
      all.map(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return { left, top, right, bottom, inner: one.scrollHeight - one.clientHeight }
      }),
    )
    expect(boxes.length).toBeGreaterThanOrEqual(4)
    for (const [index, one] of boxes.entries()) {
      expect(one.inner).toBeLessThanOrEqual(0)
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        expect(apart).toBe(true)
      }
    }
    expect(await faults(page)).toEqual([])

    await page.getByRole('button', { name: 'Imprimer…' }).click()
    await page.locator('.print-report strong').waitFor()
    await page.getByRole('button', { name: 'Rien', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Cartes d’unité', exact: true }).click()
    await page.locator('.print-report strong').waitFor()
    const path = await downloaded(page)
    if (hasPoppler) {
      const text = printed(path)
      // The bill of the back, as the window reckons it: five at 33, and one at 10.
      expect(text).toMatch(/TOTAL\s+33×5\s+165/i)
      expect(text).toMatch(/TOTAL\s+10\b/i)
      expect(text).toContain('1×2+1×2')
    }
    expect(studio.complaints).toEqual([])
  })

  it('takes units of a spreadsheet, and is built and printed by keyboard alone, in the dark', async () => {
    studio = await openStudio({ dark: true, width: 1440, height: 900 })
    const { page, bands } = studio
    const reach = reaching(page)
    const press = pressing(page)
    const names = () => page.locator('.rail ol strong').allTextContents()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await reach(/^Nouveau/)
    await press('Enter')
    await reach(/^Mini Figs/)
    await press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await reach(/^Ajouter/)
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    await reach(/^Unité vierge/)
    await press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await reach(/^Nom$/)
    await press('Control+a')
    await page.keyboard.type('Perrine')
    await reach(/^Dép$/)
    await page.keyboard.type('4')
    // 4 + 4 + 2 + 2.
    await expect.poll(() => priceOf(rowOf(page, 'Prix de l’unité'))).toMatch(/^12\s#$/)
    await press('Control+z')
    await expect.poll(() => priceOf(rowOf(page, 'Prix de l’unité'))).toMatch(/^10\s#$/)
    await press('Control+Shift+z')
    await expect.poll(() => priceOf(rowOf(page, 'Prix de l’unité'))).toMatch(/^12\s#$/)

    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'Nom\tFigurines\tDép\tMél\tDéf\tMen\tVie\r\nCuisiniers\t4\t2\t2\t1\t2\t1\r\nChiens\tbeaucoup\t3\t1\t0\t1\t1\r\n',
      ),
    )
    await page.locator('.rail-item').first().focus()
    await press('Control+v')
    const dialog = page.getByRole('dialog', { name: 'Coller un tableau' })
    await expect.poll(() => dialog.locator('.fault').allTextContents()).toHaveLength(1)
    expect(await dialog.locator('.fault').innerText()).toMatch(
      /«\sbeaucoup\s» n’est pas un nombre de 1 à 100/,
    )
    expect(await faults(page)).toEqual([])
    await press('Control+a')
    await page.keyboard.type('6')
    await expect.poll(() => dialog.locator('.fault').count()).toBe(0)
    await dialog.getByRole('button', { name: /^Ajouter 2\slignes$/ }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(names).toEqual(['Perrine', 'Cuisiniers', 'Chiens'])
    // 12, four at 10, six at 6.
    await expect.poll(() => gauge(page)).toBe('88/200')
    await press('Control+z')
    await expect.poll(names).toEqual(['Perrine'])
    await press('Control+Shift+z')
    await expect.poll(names).toEqual(['Perrine', 'Cuisiniers', 'Chiens'])
    await holds(page, 1024)
    await saved(page)
    const [band] = bandsIn(bands)
    expect(errorsOf(band)).toEqual([])
    expect(band?.roster.derive().totals).toMatchObject({ points: 88, units: 3, figures: 11 })

    const path = await printedByKeys(page)
    if (hasPoppler)
      for (const said of ['Perrine', 'Cuisiniers', 'Chiens']) expect(printed(path)).toContain(said)
    expect(studio.complaints).toEqual([])
  })
})
