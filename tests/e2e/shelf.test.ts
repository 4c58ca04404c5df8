/** The shelf as a player meets it: a first start, bands as what they print, several at once, five hundred of them. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { newBand } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { closeBrowser, hasChromium, openStudio, type Studio } from './studio.ts'
import { longestTask } from './tasks.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const samples = systems.flatMap(system => system.samples.map(sample => ({ system, sample })))
const scenarios = systems.flatMap(system => system.scenarios ?? [])
const put = ({ bands }: Studio, name: string, turn = 0): void => {
  const wanted = samples[turn % samples.length]
  if (!wanted) throw new Error('a game has a sample')
  mkdirSync(bands, { recursive: true })
  writeFileSync(
    join(bands, `${name.slice(0, 60)}.bande.json`),
    JSON.stringify({ ...newBand(wanted.system, wanted.sample), name }),
  )
}
const files = ({ bands }: Studio): number =>
  readdirSync(bands).filter(name => name.endsWith('.bande.json')).length
const bookNamed = (page: Page, name: string) => page.locator('.book-open').filter({ hasText: name })

/** Where everything on the shelf is. */
const rectangles = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.locator('.book, .book-open, .book-name, .book-foot, .side-item, .shelf-head').evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

describe.skipIf(!hasChromium)('the shelf', () => {
  it('shows what Copiste does where there is no band, with real cards of a sample', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    expect(await page.locator('h1').textContent()).toMatch(/^À quoi joue-t-on ce soir/)
    await page.locator('.first-face .fan-print').first().waitFor()
    await page.locator('.sample .fan-print').first().waitFor()
    expect(await page.locator('.sample').count()).toBe(samples.length + scenarios.length)
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Nouveau' }).waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('shows the first screen to nobody who has a band, and asks for nothing but the page that is looked at', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    put(studio, 'Une')
    await bookNamed(page, 'Une').waitFor()
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('.first-face')) document.documentElement.dataset['first'] = 'seen'
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await bookNamed(page, 'Une').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['first'])).toBeUndefined()
    expect(await page.locator('.sample').count()).toBe(0)
    const asked: unknown[] = []
    page.on('request', request => {
      if (request.url().endsWith('/appel/preview')) asked.push(Object(request.postDataJSON()).subject)
    })
    await bookNamed(page, 'Une').click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    expect(asked).toEqual(['/roster/figures/0'])
  })

  it('shows a band as its own cards, moves nothing under the pointer, and prints it in two clicks', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    for (const [turn, name] of ['Une', 'Deux', 'W'.repeat(120)].entries()) put(studio, name, turn)
    await expect.poll(() => page.locator('.book').count()).toBe(3)
    const printed = page.locator('.book .fan-card:not(.blank)')
    // The press is cold, and gives way to everyone.
    await expect.poll(() => printed.count(), { timeout: 90_000 }).toBe(12)
    const before = await rectangles(page)
    await bookNamed(page, 'Deux').hover()
    expect(await rectangles(page)).toEqual(before)
    await bookNamed(page, 'Une').focus()
    expect(await rectangles(page)).toEqual(before)
    const [long, within] = await page
      .locator('.book-name')
      .filter({ hasText: 'WWW' })
      .evaluate(one => [
        one.getBoundingClientRect().right,
        one.closest('.book')?.getBoundingClientRect().right,
      ])
    expect(long).toBeLessThanOrEqual(within ?? 0)
    expect(await faults(page)).toEqual([])
    await bookNamed(page, 'Deux').hover()
    await page.getByRole('button', { name: 'Imprimer Deux' }).click()
    await page.getByRole('heading', { name: /^Imprimer/ }).waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('is walked by the keyboard: one stop, arrows, Enter, Delete and back', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    const held = studio
    for (const [turn, name] of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].entries())
      put(studio, name, turn)
    await expect.poll(() => page.locator('.book').count()).toBe(5)
    await page.getByRole('combobox', { name: 'Trier' }).selectOption('name')
    expect(await page.locator('.books [tabindex="0"]').count()).toBe(1)
    await page.locator('.books [tabindex="0"]').focus()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('title'))
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe('Beta')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Gamma')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('Gamma')
    await page.keyboard.press('Delete')
    await expect.poll(() => files(held)).toBe(4)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => files(held)).toBe(5)
    await bookNamed(page, 'Delta').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
  })

  it('takes several to the bin and gives all of them back; finds a band by who is in it', async () => {
    studio = await openStudio({ width: 1024, height: 768 })
    const { page } = studio
    const held = studio
    for (const [turn, name] of ['Alpha', 'Beta', 'Gamma'].entries()) put(studio, name, turn)
    await expect.poll(() => page.locator('.book').count()).toBe(3)
    await page.locator('.books [tabindex="0"]').focus()
    await page.keyboard.press('Control+a')
    expect(await page.locator('.book.picked').count()).toBe(3)
    await bookNamed(page, 'Beta').click({ modifiers: ['Control'] })
    expect(await page.locator('.book.picked').count()).toBe(2)
    await page.getByRole('toolbar').getByRole('button', { name: 'Corbeille' }).click()
    await expect.poll(() => files(held)).toBe(1)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => files(held)).toBe(3)
    await page.getByRole('searchbox').fill('tetard')
    await expect.poll(() => page.locator('.book').count()).toBe(1)
    expect(await page.locator('.book-hit').textContent()).toBe('avec Frère Têtard')
    expect(await faults(page)).toEqual([])
  })

  it('opens with five hundred bands and scrolls through them without a long task', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    for (let turn = 0; turn < 500; turn++) put(studio, `Bande ${turn}`, turn)
    await expect
      .poll(() => page.locator('.side-count').first().textContent(), { timeout: 60_000 })
      .toBe('500')
    expect(await page.locator('.book').count()).toBeLessThan(50)
    const client = await page.context().newCDPSession(page)
    await page.mouse.move(800, 500)
    const longest = await longestTask(client, async () => {
      for (let turn = 0; turn < 40; turn++) {
        const top = await page.locator('#contenu').evaluate(pane => pane.scrollTop)
        await page.mouse.wheel(0, 600)
        await expect
          .poll(() => page.locator('#contenu').evaluate(pane => pane.scrollTop))
          .toBeGreaterThan(top)
      }
    })
    expect(longest).toBeGreaterThan(1)
    expect(longest).toBeLessThan(100)
    expect(await page.locator('.book').count()).toBeLessThan(50)
  })
})
