/** What the window says of saved work is so: many tabs, a host that dies, stalls or cannot write, files of any kind. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { newBand } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, saved, saveState, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  studio?.goOn()
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom de la bande' })
const bandsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.bande.json'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
const says = async (page: Page, words: RegExp): Promise<void> => {
  await expect.poll(() => saveState(page).textContent(), { timeout: 60_000 }).toMatch(words)
}
/** What the journal holds under its own names. */
const journal = (folder: string): string => {
  const place = join(folder, 'donnees', 'journal')
  return readdirSync(place)
    .filter(name => !name.startsWith('.'))
    .map(name => readFileSync(join(place, name), 'utf8'))
    .join('\n')
}
const inJournal = /^non enregistrée, au journal depuis \d\d:\d\d$/
const inWindow = /^non enregistrée, gardée par cette fenêtre depuis \d\d:\d\d$/

describe.skipIf(!hasChromium)('promise 1', () => {
  it('ten tabs of one browser save, journal and preview side by side', async () => {
    studio = await openStudio()
    const pages = [studio.page]
    while (pages.length < 10) pages.push(await studio.tab())
    for (const [index, page] of pages.entries()) {
      await fromSample(page, 'Première partie')
      await nameField(page).fill(`Onglet ${index}`)
    }
    for (const page of pages) await says(page, inJournal)
    for (const page of pages) await page.locator('.pdf[aria-busy=false] canvas').first().waitFor()
    for (const page of pages) await saved(page)
    const names = bandsIn(studio.bands).map(text => String(JSON.parse(text).name))
    expect(names.toSorted()).toEqual(pages.map((_, index) => `Onglet ${index}`).toSorted())
    // The stream that they share still brings what happens outside.
    for (const page of pages) await page.keyboard.press('Control+b')
    writeFileSync(join(studio.bands, 'dehors.bande.json'), bandsIn(studio.bands)[0] ?? '')
    for (const page of pages) await expect.poll(() => page.locator('.book').count()).toBe(11)
    expect(studio.complaints).toEqual([])
  })
})

describe.skipIf(!hasChromium)('promise 2', () => {
  it('work typed after its host died is kept by the window, and given back to the next page', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await studio.crash()
    await nameField(page).fill('Gardée par la fenêtre')
    await says(page, inWindow)
    await page.getByText('Copiste ne répond plus').waitFor()
    await page.close({ runBeforeUnload: false })
    const next = await studio.restart()
    await next.getByRole('dialog', { name: 'Du travail non enregistré' }).waitFor()
    await next.getByRole('button', { name: 'Reprendre' }).click()
    await expect.poll(() => nameField(next).inputValue()).toBe('Gardée par la fenêtre')
    await saved(next)
    expect(bandsIn(studio.bands)).toEqual([expect.stringContaining('Gardée par la fenêtre')])
    await next.reload()
    await next.locator('.shelf[data-ready=true]').waitFor()
    expect(await next.getByRole('dialog').count()).toBe(0)
  })

  it('a live page goes on by itself once the address of the new host is opened beside it', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await studio.crash()
    await nameField(page).fill('Toujours là')
    await says(page, inWindow)
    const other = await studio.restart()
    await says(page, inJournal)
    expect(journal(studio.folder)).toContain('Toujours là')
    expect(await page.locator('.link-banner').count()).toBe(0)
    // It is in the first page's hands: the second does not offer it.
    expect(await other.getByRole('dialog').count()).toBe(0)
    await saved(page)
    expect(bandsIn(studio.bands)).toEqual([expect.stringContaining('Toujours là')])
  })

  it('a live page enters again by the address that is pasted into it', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await studio.crash()
    await nameField(page).fill('Rentrée par la porte')
    await says(page, inWindow)
    const address = await studio.serveAgain()
    const field = page.getByRole('textbox', { name: 'Adresse donnée par Copiste' })
    await field.fill(`${address.slice(0, -4)}faux`)
    await page.getByRole('button', { name: 'Entrer' }).click()
    await page.getByText('Cette adresse n’ouvre pas').waitFor()
    await field.fill(address)
    await page.getByRole('button', { name: 'Entrer' }).click()
    await says(page, inJournal)
    await saved(page)
    expect(bandsIn(studio.bands)).toEqual([expect.stringContaining('Rentrée par la porte')])
  })

  it('a host that stalls is not believed: the window keeps the work, and the journal gets it later', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    studio.stall()
    await nameField(page).fill('Pendant la panne')
    await says(page, inWindow)
    studio.goOn()
    await says(page, inJournal)
    expect(journal(studio.folder)).toContain('Pendant la panne')
    await saved(page)
  })

  it('a journal that cannot be written is said, with a copy within reach, until it can be', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    const place = join(studio.folder, 'donnees', 'journal')
    rmSync(place, { recursive: true, force: true })
    writeFileSync(place, 'un fichier à la place du dossier')
    await nameField(page).fill('Sans journal')
    await says(page, inWindow)
    await page.getByText('Le journal ne prend plus ce que vous tapez').waitFor()
    const copied = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger une copie' }).click()
    const copy = JSON.parse(readFileSync(await (await copied).path(), 'utf8'))
    expect(copy.name).toBe('Sans journal')
    rmSync(place)
    await says(page, inJournal)
    expect(await page.locator('.link-banner').count()).toBe(0)
  })
})

describe.skipIf(!hasChromium)('promise 3', () => {
  it('a legal name of wide letters loses the letter that was deleted and no other', async () => {
    const [game] = systems
    if (!game) throw new Error('no game')
    studio = await openStudio()
    const { page, bands } = studio
    mkdirSync(bands, { recursive: true })
    const name = `a${'🐈'.repeat(100)}`
    writeFileSync(join(bands, 'chats.bande.json'), JSON.stringify({ ...newBand(game), name }))
    await page.locator('.book-open').click()
    await nameField(page).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await saved(page)
    expect(JSON.parse(bandsIn(bands)[0] ?? '').name).toBe('🐈'.repeat(100))
    await page.keyboard.press('End')
    await page.keyboard.insertText('🐈'.repeat(30))
    await saved(page)
    expect(JSON.parse(bandsIn(bands)[0] ?? '').name).toBe('🐈'.repeat(120))
  })
})

describe.skipIf(!hasChromium)('promise 4', () => {
  it('a file in Latin-1 is refused by its name, and huge numbers in unknown keys stay as they were', async () => {
    const [game] = systems
    if (!game) throw new Error('no game')
    studio = await openStudio()
    const { page, bands } = studio
    const whole = JSON.stringify({ ...newBand(game), name: 'Étê à l’école' }).replace('’', "'")
    const choose = async (name: string, buffer: Buffer): Promise<void> => {
      const asked = page.waitForEvent('filechooser')
      await page.getByText('Importer un fichier').click()
      await (await asked).setFiles({ name, mimeType: 'application/json', buffer })
    }
    await choose('vieille.bande.json', Buffer.from(whole, 'latin1'))
    await page.getByText(/vieille\.bande\.json\s: Ce fichier n’est pas du texte UTF-8/).waitFor()
    expect(bandsIn(bands)).toEqual([])
    const huge = '"compteur":123456789012345678901234567890.5e2'
    await choose('neuve.bande.json', Buffer.from(whole.replace(/^\{/, `{${huge},`)))
    await nameField(page).fill('Avec un grand nombre')
    await saved(page)
    expect(bandsIn(bands)[0]).toContain('123456789012345678901234567890.5e2')
  })
})

describe.skipIf(!hasChromium)('promise 5', () => {
  it('work that was given up is taken back at a click, and damaged entries are told of and set aside', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await nameField(page).fill('Abandonnée à tort')
    await says(page, inJournal)
    await page.close({ runBeforeUnload: false })
    await studio.crash()
    const place = join(studio.folder, 'donnees', 'journal')
    writeFileSync(join(place, 'journal-abime.json'), '{"id": "journal-abime", "docum')
    const next = await studio.restart()
    await next.getByText('1 travail du journal est illisible').waitFor()
    expect(readdirSync(place)).toContain('journal-abime.json.abime')
    await next.getByRole('button', { name: 'Abandonner' }).click()
    await next.getByText('ce travail est abandonné').waitFor()
    await next.getByRole('button', { name: 'Annuler' }).click()
    await next.getByRole('button', { name: 'Reprendre' }).click()
    await expect.poll(() => nameField(next).inputValue()).toBe('Abandonnée à tort')
  })
})
