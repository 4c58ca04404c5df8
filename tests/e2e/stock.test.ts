/** A stock in a real browser: a figure kept, taken into another band, sent on, removed, taken in again; by mouse, by keyboard. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isBand, isStock, readFiled, type Band, type Stock } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import {
  act,
  ask,
  closeBrowser,
  fromSample,
  hasChromium,
  openStudio,
  reaching,
  saved,
  type Studio,
} from './studio.ts'

const own = 'Réserve Flammes & Fantassins'
const [mages, milice] = ['L’École buissonnière d’Oc', 'La Milice du Pont-aux-Oies']
const tetard = 'Frère Têtard'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const bandIn = ({ bands }: Studio, name: string): Band => {
  const read = readFiled(name, readFileSync(join(bands, `${name}.bande.json`)), systems)
  if (!read.ok || !isBand(read.value)) throw new Error(`${name} is a band`)
  return read.value
}
const stockIn = ({ bands }: Studio, name = own): Stock => {
  const file = `${name}.reserve.json`
  const read = readFiled(file, readFileSync(join(bands, file)), systems)
  if (!read.ok || !isStock(read.value)) throw new Error(`${name} is a stock`)
  return read.value
}
const thingOf = (band: Band, name: string) => {
  const index = band.members().indexOf(name)
  return band.roster.keep('figurines', index)
}
const toStock = (page: Page) =>
  page.locator('.stock .thing').or(page.locator('.stock .empty')).first().waitFor()
const shelf = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Les bandes|L’étagère)$/ }).click()
  await page.locator('.shelf').waitFor()
}

describe.skipIf(!hasChromium)('a stock', () => {
  it('is filled, taken from, sent on, emptied and filled again, by mouse', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await fromSample(page, 'Une bande de Mages')
    await act(page, tetard, 'Garder dans la réserve')
    await page.getByText(`« ${tetard} » est gardé dans « ${own} ».`).waitFor()
    await act(page, 'Corbinien', 'Garder dans la réserve')
    await page.getByText(/Corbinien Demi-Bougie » est gardé/).waitFor()
    // The very same once more is no second one.
    await act(page, tetard, 'Garder dans la réserve')
    await page.getByText(/est déjà dans/).waitFor()
    const kept = thingOf(bandIn(studio, mages), tetard)
    expect(kept).toMatchObject({ name: tetard })
    expect(
      stockIn(studio)
        .entries()
        .map(({ thing }) => thing)[0],
    ).toEqual(kept)
    expect(stockIn(studio).members()).toEqual([tetard, 'Corbinien Demi-Bougie'])

    await shelf(page)
    const card = page.locator('.book', { hasText: own })
    expect(await card.textContent()).toContain('2\u00a0en réserve')
    expect(await faults(page)).toEqual([])
    await fromSample(page, 'Première partie')
    await page.locator('.rail-add').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^De la réserve/ }).click()
    await dialog.getByRole('searchbox').fill('tetard')
    const sheet = dialog.getByRole('region', { name: 'Ce qui est gardé' })
    await sheet.getByRole('heading', { name: tetard }).waitFor()
    await sheet.getByRole('img', { name: `Ce qui s’imprime : ${tetard}` }).waitFor()
    expect(await faults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Prendre dans la bande' }).click()
    await page.getByRole('heading', { name: tetard, includeHidden: true }).first().waitFor()
    await saved(page)
    expect(thingOf(bandIn(studio, milice), tetard)).toEqual(kept)
    const before = readFileSync(join(bands, `${milice}.bande.json`), 'utf8')

    await ask(page, 'Voir la réserve')
    await toStock(page)
    expect(await faults(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Exporter/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${own}.reserve.json`)
    const sent = await file.path()
    await page.getByRole('checkbox', { name: 'Tout choisir' }).click()
    await page.getByRole('button', { name: 'Retirer', exact: true }).click()
    await page.getByText('Rien n’est gardé ici encore.').waitFor()
    await saved(page)
    expect(stockIn(studio).entries()).toEqual([])
    // What was taken is the band's own.
    expect(readFileSync(join(bands, `${milice}.bande.json`), 'utf8')).toBe(before)

    const edited = JSON.parse(readFileSync(sent, 'utf8'))
    edited.items.push({ shelf: 'figurines', thing: { name: 'Brisée' } })
    const back = join(studio.folder, 'de Léa.reserve.json')
    writeFileSync(back, JSON.stringify(edited))
    for (const words of [/3\s+choses ajoutées/, /Rien de nouveau ; 3 déjà là/]) {
      await page.locator('#reserve-import').setInputFiles(back)
      await page.getByText(words).waitFor()
    }
    await page.getByRole('button', { name: /^Voir Brisée/ }).click()
    await page.getByText('Ne peut pas être prise').last().waitFor()
    expect(await faults(page)).toEqual([])
    await saved(page)
    expect(stockIn(studio).members()).toEqual([tetard, 'Corbinien Demi-Bougie'])
    expect(stockIn(studio).entries()).toHaveLength(3)

    // A friend's file dropped on the shelf lies beside one's own, and is offered too.
    await shelf(page)
    edited.name = 'De Léa'
    edited.items = [{ shelf: 'figurines', thing: { name: 'Amie', build: 'agile', classes: ['archer'] } }]
    writeFileSync(back, JSON.stringify(edited))
    await page.locator('#import').setInputFiles(back)
    await page.locator('.stock').waitFor()
    await shelf(page)
    await page.locator('.book', { hasText: milice }).locator('.book-open').click()
    await page.locator('.rail-add').first().click()
    const tab = dialog.getByRole('radio', { name: /^De la réserve/ })
    await tab.filter({ hasText: '4' }).click()
    await dialog.getByRole('button', { name: /^Prendre\s*Amie.*De Léa/ }).click()
    await page.getByRole('heading', { name: 'Amie', includeHidden: true }).first().waitFor()
    expect(existsSync(join(bands, 'de Léa.reserve.json'))).toBe(true)
    expect(studio.complaints).toEqual([])
  })

  it('is used by keyboard alone', async () => {
    studio = await openStudio({ dark: true, width: 1024, height: 768 })
    const { page } = studio
    const reach = reaching(page)
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.rail-item', { hasText: tetard }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Alt+g')
    await page.getByText(`« ${tetard} » est gardé dans « ${own} ».`).waitFor()
    // The palette knows it too: the next figure.
    await page.locator('.rail-item', { hasText: 'Corbinien' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('garder dans la réserve')
    await page.keyboard.press('Enter')
    await page.getByText(/Corbinien Demi-Bougie » est gardé/).waitFor()

    await page.keyboard.press('Control+b')
    await page.locator('.shelf').waitFor()
    await fromSample(page, 'Première partie')
    await reach(/^Ajouter/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await reach(/^Du jeu$/)
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog').getByRole('searchbox').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page
      .getByRole('region', { name: 'Ce qui est gardé' })
      .getByRole('heading', { name: /^Corbinien/ })
      .waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page
      .getByRole('heading', { name: /^Corbinien/, includeHidden: true })
      .first()
      .waitFor()
    await saved(page)
    expect(bandIn(studio, milice).members()).toContain('Corbinien Demi-Bougie')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('voir la réserve')
    await page.keyboard.press('Enter')
    await toStock(page)
    await reach(/^Voir/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await page.getByText(/Retirée de la réserve/).waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press(' ')
    await page.locator('.stock [role=checkbox][aria-checked=true]').first().waitFor()
    const exported = page.waitForEvent('download')
    await reach(/^Exporter/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const sent = JSON.parse(readFileSync(await (await exported).path(), 'utf8'))
    expect(sent.items).toHaveLength(1)
    expect(await faults(page)).toEqual([])
    await saved(page)
    expect(stockIn(studio).members()).toEqual([tetard, 'Corbinien Demi-Bougie'])
    expect(studio.complaints).toEqual([])
  })

  it('two tabs that keep at once lose nothing', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    await fromSample(page, 'Une bande de Mages')
    const other = await studio.tab()
    await fromSample(other, 'Première partie')
    const keepAll = async (tab: Page): Promise<number> => {
      const rows = tab.locator('.rail ol .rail-item')
      const count = await rows.count()
      for (let index = 0; index < count; index++) {
        await rows.nth(index).click()
        await tab.keyboard.press('Control+Alt+g')
      }
      return count
    }
    const counts = await Promise.all([keepAll(page), keepAll(other)])
    const all = counts.reduce((sum, count) => sum + count, 0)
    await expect.poll(() => stockIn(studio ?? fail()).entries().length, { timeout: 20_000 }).toBe(all)
    expect(readdirSync(bands).filter(name => name.endsWith('.reserve.json'))).toEqual([`${own}.reserve.json`])
  })
})

const fail = (): never => {
  throw new Error('the studio is open')
}
