/** Broken rules told where they arise and mended with a click; a band of sixty stays quick; every view can be read by all. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brokenBands } from './broken.ts'
import { faults } from './axe.ts'
import { longestTask } from './tasks.ts'
import { ask, closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const put = async (of: Studio, name: string, content: object): Promise<void> => {
  mkdirSync(of.bands, { recursive: true })
  writeFileSync(join(of.bands, `${name}.bande.json`), JSON.stringify(content))
  await of.page.locator('.book-open').filter({ hasText: name }).click()
  await of.page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
}

const [wrong, spendthrift, miser] = brokenBands

describe.skipIf(!hasChromium)('rules', () => {
  it('broken are told, each in its place, and a remedy is one click', async () => {
    studio = await openStudio()
    const { page } = studio
    await put(studio, 'Les Fautifs', wrong)
    const rail = page.locator('.rail ol .rail-item')
    const remedies = page.locator('.editor .diagnostics .button')
    let mended = 0
    for (let index = 0; index < (await rail.count()); index++) {
      await rail.nth(index).click()
      await page.locator('.editor .diagnostics li').first().waitFor()
      for (let turn = 0; turn < 6 && (await remedies.count()) > 0; turn++, mended++)
        await remedies.first().click()
      expect(await remedies.count()).toBe(0)
    }
    expect(mended).toBe(23)
    // Every error had a way out.
    expect(await page.locator('.rail-state.error').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.locator('.rail-state').count()).toBeGreaterThan(1)
    expect(studio.complaints).toEqual([])
  })

  it('of the purse stay in sight: what is over, and what is left', async () => {
    studio = await openStudio()
    const { page } = studio
    await put(studio, 'Les Dépensiers', spendthrift)
    expect(await page.locator('.gauge.over').first().textContent()).toBe('PC3/21 de trop')
    await page.keyboard.press('Control+b')
    await put(studio, 'Les Avares', miser)
    expect(await page.locator('.gauge').first().textContent()).toBe('PC1/9reste 8')
  })

  it('lead from the list of remarks to the field that they speak of', async () => {
    studio = await openStudio()
    const { page } = studio
    await put(studio, 'Les Fautifs', wrong)
    await page.locator('.all-diagnostics summary').click()
    await page.locator('.all-diagnostics .diagnostic-go').last().click()
    await expect.poll(() => page.locator('.editor-title').textContent()).toBe('Trop peu')
    const focused = await page.evaluate(() => document.activeElement?.id ?? '')
    expect(focused).toContain('champ-roster-figures-24')
  })
})

describe.skipIf(!hasChromium)('a band of sixty figures', () => {
  it('never keeps the window at work for more than a sixth of a second, on a slow machine', async () => {
    studio = await openStudio()
    const { page } = studio
    const figure = {
      build: 'agile',
      classes: ['magicien', 'archer'],
      equipment: ['arc', 'dague', 'grimoire'],
      grimoire: 'magie',
      spells: ['projectile-magique', 'boule-de-feu'],
    }
    const many = Array.from({ length: 60 }, (_, index) => ({ ...figure, name: `Figurine ${index + 1}` }))
    await put(studio, 'Soixante', { ...wrong, name: 'Soixante', roster: { points: 200, figures: many } })
    await page.locator('.pdf[aria-busy=false]').waitFor()
    const client = await page.context().newCDPSession(page)
    const longest = (action: () => Promise<void>) =>
      longestTask(client, async () => {
        await action()
        await page.locator('.pdf[aria-busy=false]').waitFor()
      })
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await name.fill('Essai')
    const tasks = [
      await longest(() => page.locator('.rail ol .rail-item').nth(30).click()),
      await longest(() => name.pressSequentially('abc', { delay: 40 })),
      await longest(() =>
        page
          .locator('.editor')
          .getByRole('radio', { name: /^Puissant/ })
          .click(),
      ),
      await longest(() => page.keyboard.press('Control+z')),
    ]
    expect(Math.min(...tasks)).toBeGreaterThan(1)
    expect(Math.max(...tasks)).toBeLessThan(160)
  })
})

describe.skipIf(!hasChromium).each([false, true])('every view (dark: %s)', dark => {
  it('is without fault for axe', async () => {
    studio = await openStudio({ dark })
    const { page } = studio
    const seen = new Map<string, readonly string[]>()
    const look = async (view: string): Promise<void> => void seen.set(view, await faults(page))
    await look('empty shelf')
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page.getByRole('dialog').waitFor()
    await look('new band')
    await page.keyboard.press('Escape')
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await look('figure')
    await page.getByRole('button', { name: 'La bande', exact: true }).click()
    await look('band')
    await ask(page, 'Versions gardées')
    await page.getByRole('dialog').waitFor()
    await look('versions')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await look('palette')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
    await look('shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await look('overview')
    await page.getByRole('radio', { name: 'Éditer' }).click()
    await page.keyboard.press('Control+p')
    await page.locator('.sheets[aria-busy=false]').waitFor()
    await look('print')
    await page.getByRole('button', { name: 'Régler une imprimante…' }).click()
    await page.getByRole('dialog').waitFor()
    await look('printers')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+b')
    await page.locator('.book').waitFor()
    await look('shelf')
    expect([...seen].filter(([, found]) => found.length > 0)).toEqual([])
    expect(studio.complaints).toEqual([])
  })
})
