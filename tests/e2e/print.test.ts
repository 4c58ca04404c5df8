/** What the window prints, read in the file that came out. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { systems } from '../../src/games/index.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const toPrint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Imprimer…' }).click()
  await page.getByRole('heading', { name: /^Imprimer/ }).waitFor()
  await settled(page)
}
const settled = (page: Page): Promise<void> => page.locator('.print-report strong').waitFor()

const download = async (page: Page, button: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return file.path()
}
const textOf = (path: string): string =>
  execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })

describe.skipIf(!hasChromium)('printing', () => {
  it('gives each asset of the band alone, and the very words of its pieces are in it', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await toPrint(page)
    const [system] = systems
    const words: Readonly<Record<string, RegExp>> = {
      'figure-sheets': /Ysoline Brûle-Chapitre/,
      'spell-cards': /Boule de feu/,
      'talent-cards': /Magie Scolaire|talent/i,
      'equipment-cards': /Grimoire/,
      'chat-noir': /50 mm/,
      tokens: /PA/,
      standees: /Ysoline/,
      'band-sheet': /PA de Bande/,
      'duration-board': /Round/i,
      'reference-sheets': /Arbitrages/,
      rulers: /6/,
      'campaign-sheet': /Trophées/i,
    }
    for (const { id, title } of system?.assets ?? []) {
      await page.getByRole('button', { name: 'Rien', exact: true }).click()
      await page.getByText('Choisissez au moins une chose à imprimer.').first().waitFor()
      await page.getByRole('checkbox', { name: title }).click()
      await settled(page)
      const path = await download(page, 'Télécharger le PDF')
      expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
      expect(textOf(path), id).toMatch(words[id] ?? /never/)
    }
    expect(studio.complaints).toEqual([])
  })

  it('counts sheets before printing, remembers its settings, and reprints only what has changed', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await toPrint(page)
    await page.getByRole('combobox', { name: 'Encre' }).selectOption({ label: 'Économe' })
    await settled(page)
    const told = await page.locator('.print-report strong').textContent()
    expect(told).toMatch(/^\d+\sfeuilles$/)
    const kinds = await page.locator('.kind:not(.off) .kind-name small').allTextContents()
    const pieces = kinds.map(text => Number(/^(\d+)\spièces?/.exec(text)?.[1]))
    const total = page.locator('.print-report .total-more')
    await expect
      .poll(() => total.textContent())
      .toContain(`${pieces.reduce((sum, one) => sum + one, 0)}\u00a0pièces`)
    await download(page, 'Télécharger le PDF')
    await page.locator('.band-head .icon-button').first().click()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dame Renommée')
    await toPrint(page)
    expect(await page.getByRole('combobox', { name: 'Encre' }).inputValue()).toBe('saver')
    await page.getByRole('checkbox', { name: /Seulement ce qui a changé/ }).check()
    await expect.poll(() => page.locator('.print-report strong').textContent()).not.toMatch(/^1\d\s/)
    const path = await download(page, 'Télécharger le PDF')
    const text = textOf(path)
    expect(text).toContain('Dame Renommée')
    expect(text).not.toContain('Arbitrages')
  })

  it('draws pages as PNG', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await toPrint(page)
    await page.getByRole('button', { name: 'Rien', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Feuille de bande' }).click()
    await settled(page)
    const path = await download(page, 'Images PNG')
    expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG')
  })

  it('wish: takes a format of one’s own for the cards, and remembers it', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await toPrint(page)
    await page.getByRole('button', { name: 'Rien', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Cartes de Talent' }).click()
    await page.getByRole('combobox', { name: 'Dos', exact: true }).selectOption({ label: 'Aucun' })
    await page.getByRole('combobox', { name: 'Repères' }).selectOption({ label: 'Aucun' })
    await page.getByRole('combobox', { name: 'Cartes' }).selectOption({ label: 'Autre…' })
    expect(await page.getByRole('spinbutton', { name: 'Largeur (mm)' }).inputValue()).toBe('63')
    await page.getByRole('spinbutton', { name: 'Largeur (mm)' }).fill('95')
    await page.getByRole('spinbutton', { name: 'Hauteur (mm)' }).fill('130')
    await page.keyboard.press('Tab')
    await settled(page)
    const kept = join(studio.folder, 'donnees', 'preferences.json')
    await expect.poll(() => readFileSync(kept, 'utf8')).toContain('"card": "95x130"')
    await page.getByRole('spinbutton', { name: 'Points par pouce' }).fill('36')
    await page.keyboard.press('Tab')
    await settled(page)
    const path = await download(page, 'Images PNG')
    const png = readFileSync(path)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([298, 421])
    await page.locator('.band-head .icon-button').first().click()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).waitFor()
    await toPrint(page)
    expect(await page.getByRole('spinbutton', { name: 'Hauteur (mm)' }).inputValue()).toBe('130')
    expect(await page.getByRole('spinbutton', { name: 'Points par pouce' }).inputValue()).toBe('36')
    expect(studio.complaints).toEqual([])
  })

  it('keeps a printer profile read off the calibration sheet', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await toPrint(page)
    await page.getByRole('button', { name: 'Régler une imprimante…' }).click()
    const sheet = await download(page, 'Feuille de réglage (PDF)')
    expect(textOf(sheet)).toMatch(/réglage/i)
    await page.getByRole('textbox', { name: 'Nom de l’imprimante' }).fill('Bureau')
    await page.getByRole('textbox', { name: /Barre couchée/ }).fill('99')
    await page.getByRole('button', { name: 'Garder ce profil' }).click()
    await page.getByText('Le profil « Bureau » est gardé.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Imprimante' }).selectOption({ label: 'Bureau' })
    await settled(page)
    expect(await page.getByRole('combobox', { name: 'Imprimante' }).inputValue()).toBe('Bureau')
  })
})
