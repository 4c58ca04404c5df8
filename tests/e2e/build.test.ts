/** A band from nothing, by mouse and by keyboard alone; undone to the beginning and done again to the end. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readBand } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
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

/** The one band of the folder, as the rules core reads it. */
const bandIn = (folder: string) => {
  const [file = ''] = readdirSync(folder).filter(name => name.endsWith('.bande.json'))
  const band = readBand(readFileSync(join(folder, file)), systems)
  if (!band.ok) throw new Error('the band cannot be read')
  return band.value
}

describe.skipIf(!hasChromium)('a band from nothing', () => {
  it('is built by mouse, legal, saved, and printed on the right as it grows', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page.getByRole('button', { name: /Flammes/ }).click()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).fill('Les Lanternes')
    await page.getByRole('textbox', { name: /Points de Création convenus/ }).fill('2')
    await addOne(page, /^Barbare/)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Godefroy')
    await page
      .locator('.editor')
      .getByRole('radio', { name: /^Puissant/ })
      .click()
    await pick(page, 'Équipement', 'Arme à deux mains')
    await addOne(page, /^Archer/)
    await pick(page, 'Équipement', 'Arc')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await expect.poll(() => page.locator('.pdf-count').textContent()).toMatch(/Page 1 sur \d/)
    await saved(page)
    const band = bandIn(studio.bands)
    expect(band.name).toBe('Les Lanternes')
    expect(band.roster.validate().filter(({ severity }) => severity === 'error')).toEqual([])
    expect(band.roster.derive().totals).toMatchObject({ pc: 2, figures: 2 })
    expect(studio.complaints).toEqual([])
  })

  it('is built by keyboard alone', async () => {
    studio = await openStudio()
    const { page } = studio
    const reach = reaching(page)
    await reach(/^Nouveau/)
    await page.keyboard.press('Enter')
    await reach(/^Flammes/)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await reach(/^Ajouter/)
    await page.keyboard.press('Enter')
    await reach(/^Figurine vierge/)
    await page.keyboard.press('ArrowDown')
    while (!(await page.evaluate(() => document.activeElement?.textContent?.startsWith('Soldat'))))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await reach(/^Nom$/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Perrette')
    await reach(/^(?:Agile|Puissant)/)
    await page.keyboard.press('ArrowRight')
    await reach(/^Changer : Équipement/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Arme à une main')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await saved(page)
    const band = bandIn(studio.bands)
    expect(band.roster.json['figures']).toMatchObject([
      { name: 'Perrette', build: 'puissant', classes: ['soldat'], equipment: ['arme-a-une-main'] },
    ])
    expect(band.roster.validate().filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('is undone to the beginning and done again to the end, each step by its name', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page.getByRole('button', { name: /Flammes/ }).click()
    await addOne(page, /^Barbare/)
    await pick(page, 'Équipement', 'Arme à deux mains')
    await pick(page, 'Équipement', 'Cuir')
    await page
      .getByRole('button', { name: /^Barbare/ })
      .first()
      .focus()
    await page.keyboard.press('Delete')
    const undo = page.locator('.tools').getByRole('button', { name: /^Annuler/ })
    const redo = page.locator('.tools').getByRole('button', { name: /^Rétablir/ })
    const names: (string | null)[] = []
    while (await undo.isEnabled()) {
      names.push(await undo.getAttribute('aria-label'))
      await page.keyboard.press('Control+z')
    }
    expect(names).toHaveLength(4)
    expect(names.at(-1)).toBe('Annuler : ajouter Barbare')
    expect(names[1]).toBe('Annuler : choisir équipement')
    expect(await page.locator('.rail ol li').count()).toBe(0)
    let steps = 0
    while (await redo.isEnabled()) {
      await page.keyboard.press('Control+y')
      steps++
      if (steps === 3) expect(await page.locator('.rail ol li').count()).toBe(1)
    }
    expect(steps).toBe(4)
    expect(await page.locator('.rail ol li').count()).toBe(0)
    expect(studio.complaints).toEqual([])
  })
})
