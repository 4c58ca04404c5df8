/** Figures put in another order, given a face, and a long print given up. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readBand } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { act, closeBrowser, fromSample, hasChromium, openStudio, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const figuresIn = (folder: string) => {
  const [file = ''] = readdirSync(folder).filter(name => name.endsWith('.bande.json'))
  const band = readBand(readFileSync(join(folder, file)), systems)
  if (!band.ok) throw new Error('the band cannot be read')
  return JSON.parse(JSON.stringify(band.value.roster.json['figures']))
}

const picture = resolve(import.meta.dirname, '../../build/icon.png')

describe.skipIf(!hasChromium)('figures', () => {
  it('are put in order by drag and by keys, copied, and taken back after they were removed', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    await fromSample(page, 'Première partie')
    const rail = page.locator('.rail ol li')
    const names = () => rail.locator('strong').allTextContents()
    expect((await names())[0]).toBe('Dame Aubépine du Pont')
    await rail.nth(0).dragTo(rail.nth(2))
    expect((await names()).indexOf('Dame Aubépine du Pont')).toBe(2)
    await rail.nth(2).locator('.rail-item').press('Alt+ArrowUp')
    expect((await names()).indexOf('Dame Aubépine du Pont')).toBe(1)
    await act(page, 'Dame Aubépine du Pont', 'Dupliquer')
    expect(await rail.count()).toBe(6)
    await act(page, 'Dame Aubépine du Pont', 'Retirer')
    expect(await rail.count()).toBe(5)
    await page.locator('.toast').getByRole('button', { name: 'Annuler' }).click()
    expect(await rail.count()).toBe(6)
    await saved(page)
    expect(figuresIn(bands)).toHaveLength(6)
    expect(studio.complaints).toEqual([])
  })

  it('get a portrait, framed in the page and light enough for the file, that the preview shows', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    await fromSample(page, 'Première partie')
    await page.locator('.picture .file').setInputFiles(picture)
    await page.getByRole('slider', { name: /agrandir/ }).fill('2')
    await page.getByRole('button', { name: 'Garder ce cadrage' }).click()
    await page.locator('.picture img').waitFor()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await saved(page)
    const [{ portrait }] = figuresIn(bands)
    expect(portrait).toMatch(/^data:image\/jpeg;base64,/)
    expect(portrait.length).toBeLessThan(300_000)
    await page.getByRole('button', { name: 'Retirer l’image' }).click()
    await saved(page)
    expect(figuresIn(bands)[0]).not.toHaveProperty('portrait')
    expect(studio.complaints).toEqual([])
  })

  it('are printed in many copies with progress, which can be given up', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.getByRole('button', { name: 'Imprimer…' }).click()
    await page.locator('.print-report strong').waitFor()
    await page.getByRole('combobox', { name: 'Texte' }).selectOption({ label: 'Dyslexie' })
    await page.getByRole('combobox', { name: 'Exemplaires' }).selectOption('6')
    await page.locator('.print-report strong').waitFor()
    await page.getByRole('button', { name: 'Images PNG' }).click()
    await page.locator('.print-actions progress').waitFor()
    await page.locator('.print-actions').getByRole('button', { name: 'Annuler' }).click()
    await page.locator('.toast').getByText('Impression annulée.').first().waitFor()
    await page.getByRole('button', { name: 'Télécharger le PDF' }).waitFor()
    expect(studio.complaints).toEqual([])
  })
})
