/** A band leaves as text and comes back: by the clipboard, as a file, as a code, from another hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const share = async (page: Page) => {
  await page.keyboard.press('Control+Alt+c')
  const dialog = page.getByRole('dialog', { name: /^Partager / })
  await dialog.waitFor()
  return dialog
}
const paste = async (page: Page, text: string) => {
  await page.keyboard.press('Control+Alt+v')
  const dialog = page.getByRole('dialog', { name: 'Coller une liste' })
  await dialog.getByRole('textbox', { name: 'Le texte' }).fill(text)
  return dialog
}
const rosters = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.bande.json'))
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const rectangles = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())))

describe.skipIf(!hasChromium)('sharing', () => {
  it('copies a list that pastes as the same band, and a code that pastes as all of it', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands, complaints } = studio
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await fromSample(page, 'Une campagne en cours')

    const dialog = await share(page)
    await expect
      .poll(() => dialog.getByRole('textbox').inputValue())
      .toMatch(/^La Compagnie du Chaudron Fêlé\n/)
    expect(await dialog.locator('.unsaid li').allTextContents()).toEqual([
      'motivation',
      'notes',
      'récit de la campagne',
    ])
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Copier la liste' }).click()
    await dialog.getByText('C’est copié').waitFor()
    const list = await clipboard()
    expect(list).toContain(
      '1. Capitaine Hildegarde Fend-la-Bise\n   Héroïne puissante · Générale, Chevalière, Barbare',
    )
    await dialog.getByRole('radio', { name: 'Code' }).click()
    await dialog.getByText('Rien ne manque').waitFor()
    await dialog.getByRole('button', { name: 'Copier le code' }).click()
    await dialog.getByText('C’est copié').waitFor()
    const code = await clipboard()
    expect(code).toMatch(/^copiste1:[\w-]+$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const pasted = await paste(page, list)
    await pasted.getByText('Tout est compris.').waitFor()
    expect(await faults(page)).toEqual([])
    await pasted.getByRole('button', { name: 'Créer la bande' }).click()
    await pasted.waitFor({ state: 'detached' })
    await page.locator('.rail').getByText('Nicolette Cendres').waitFor()
    await expect.poll(() => rosters(bands).length).toBe(2)

    const coded = await paste(page, `Tiens :\n${code}\nÀ samedi.`)
    await coded.getByText('Nicolette Cendres').waitFor()
    await coded.getByRole('button', { name: 'Créer la bande' }).click()
    await coded.waitFor({ state: 'detached' })
    await expect.poll(() => rosters(bands).length).toBe(3)
    const all = rosters(bands).map(({ roster }) => roster)
    expect(all.filter(({ motivation }) => motivation !== '')).toHaveLength(2)
    expect(
      new Set(
        all.map(({ figures }) => JSON.stringify(figures.map((one: { classes: unknown }) => one.classes))),
      ).size,
    ).toBe(1)
    expect(complaints).toEqual([])
  })

  it('says of a stranger’s list what it did not understand, and lets the rest in', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    const dialog = await paste(page, 'Les Typés\n\nOdon\n- puissant, Soldat\n- Dagues, cuir')
    await dialog.getByText(/Vouliez-vous dire «\sDague\s»/).waitFor()
    await dialog.getByText(/^\s*1\sremarque/).waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Le texte' }).fill('copiste1:AAAA')
    await dialog.getByText('Ce code est incomplet').waitFor()
    expect(await dialog.getByRole('button', { name: 'Créer la bande' }).isDisabled()).toBe(true)
    await dialog
      .getByRole('textbox', { name: 'Le texte' })
      .fill('Les Typés\n1. Odon — puissant, Soldat, Dague')
    await dialog.getByRole('button', { name: 'Créer la bande' }).click()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await expect.poll(() => rosters(bands).map(({ name }) => name)).toEqual(['Les Typés'])
  })

  it.each([1440, 640])(
    'moves nothing under the pointer at %i px, whatever the form and what is copied',
    async width => {
      studio = await openStudio({ width, height: 900 })
      const { page } = studio
      await fromSample(page, 'Une bande de Mages')
      const dialog = await share(page)
      const parts = '[role=dialog], .raw, .letter, .segment, .dialog-foot .button'
      const before = await rectangles(page, parts)
      for (const form of ['Markdown', 'Forum', 'Discussion', 'Code', 'Texte']) {
        await dialog.getByRole('radio', { name: form }).click()
        await dialog.getByRole('button', { name: 'Télécharger' }).hover()
        expect(await rectangles(page, parts), form).toEqual(before)
      }
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Télécharger' }).click(),
      ])
      expect(saved.suggestedFilename()).toBe('L’École buissonnière d’Oc.txt')
      await dialog.getByText('Le fichier est téléchargé.').waitFor()
      expect(await rectangles(page, parts)).toEqual(before)
    },
  )
})
