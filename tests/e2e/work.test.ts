/** Work is never lost: a host killed in mid-edit, two tabs on one band, files changed, broken or hostile. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeBrowser, fromSample, hasChromium, openStudio, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const files = (folder: string): readonly string[] =>
  readdirSync(folder).filter(name => name.endsWith('.bande.json'))
const read = (folder: string): string => {
  const [file = ''] = files(folder)
  return readFileSync(join(folder, file), 'utf8')
}
/** What the journal holds under its own names: a temporary file beside them is not yet safe from a crash. */
const kept = (studio: Studio): readonly string[] => {
  const folder = join(studio.folder, 'donnees', 'journal')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => !name.startsWith('.'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

describe.skipIf(!hasChromium)('work', () => {
  it('typed before the host was killed is offered by the next one, and saved', async () => {
    studio = await openStudio()
    await fromSample(studio.page, 'Première partie')
    await studio.page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Aubépine la Rescapée')
    const typedIn = studio
    await expect.poll(() => kept(typedIn)).toEqual([expect.stringContaining('Aubépine la Rescapée')])
    await studio.page.close({ runBeforeUnload: false })
    await studio.crash()
    const page = await studio.restart()
    await page.getByRole('dialog', { name: 'Du travail non enregistré' }).waitFor()
    expect(read(studio.bands)).not.toContain('Aubépine la Rescapée')
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await page.getByRole('heading', { name: 'Aubépine la Rescapée' }).waitFor()
    await saved(page)
    expect(read(studio.bands)).toContain('Aubépine la Rescapée')
    await expect.poll(() => kept(typedIn)).toEqual([])
  })

  it('in two tabs is never overwritten in silence: the second is told, and the last to save must choose', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    const other = await studio.tab()
    await other
      .getByRole('button', { name: /La Milice/ })
      .first()
      .click()
    await other.getByText('Cette bande est aussi ouverte ailleurs').waitFor()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Celle du premier onglet')
    await saved(page)
    await other.getByText('Le fichier a changé sur le disque').waitFor()
    await other.getByRole('textbox', { name: 'Nom', exact: true }).fill('Celle du second onglet')
    await other.keyboard.press('Control+s')
    const question = other.getByRole('dialog', { name: 'Le fichier a changé ailleurs' })
    await question.waitFor()
    await question.getByText('Celle du premier onglet').waitFor()
    expect(read(studio.bands)).toContain('Celle du premier onglet')
    await question.getByRole('button', { name: 'Garder les deux' }).click()
    await question.waitFor({ state: 'detached' })
    const texts = files(studio.bands).map(name => readFileSync(join(studio?.bands ?? '', name), 'utf8'))
    expect(texts.filter(text => text.includes('Celle du premier onglet'))).toHaveLength(1)
    expect(texts.filter(text => text.includes('Celle du second onglet'))).toHaveLength(1)
  })

  it('in a file that was broken outside is taken back from its last sound version', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Une version saine')
    await saved(page)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Une autre')
    await saved(page)
    await page.keyboard.press('Control+b')
    const [file = ''] = files(studio.bands)
    writeFileSync(join(studio.bands, file), '{ "format": "copiste-ban')
    await page.getByText('illisible').waitFor()
    await page.locator('.book-open').click()
    await page.getByRole('dialog', { name: 'Cette bande est illisible' }).getByRole('button').last().click()
    await page.getByRole('heading', { name: 'Une version saine' }).waitFor()
    expect(readdirSync(studio.bands).filter(name => name.endsWith('.abimee'))).toHaveLength(1)
  })

  it('is not disturbed by hostile files in the folder', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    mkdirSync(bands, { recursive: true })
    writeFileSync(join(bands, 'profonde.bande.json'), '['.repeat(100_000))
    writeFileSync(
      join(bands, 'proto.bande.json'),
      '{"format":"copiste-band","version":1,"__proto__":{"a":1}}',
    )
    const name = '<img src=x onerror=alert(1)>\u202e{{constructor}}'
    const figure = { name, build: 'agile', classes: ['archer', 'inconnue'], equipment: ['arc'] }
    const roster = { points: 4, figures: [figure] }
    const band = { format: 'copiste-band', version: 1, system: 'flammes-et-fantassins', name, roster }
    writeFileSync(join(bands, 'piege.bande.json'), JSON.stringify(band))
    await expect.poll(() => page.locator('.book').count()).toBe(3)
    expect(await page.locator('.book.unreadable').count()).toBe(2)
    await page.locator('.book:not(.unreadable) .book-open').click()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nom', exact: true }).inputValue()).toBe(name)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    await page.locator('.pdf[aria-busy=false]').waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('is saved before its band is left for the shelf', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Première partie')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Quittée et gardée')
    await page.getByRole('button', { name: 'Les bandes', exact: true }).click()
    await page.locator('.book').waitFor()
    expect(read(studio.bands)).toContain('Quittée et gardée')
  })

  it('goes to the bin and comes back at a click', async () => {
    studio = await openStudio()
    const { page, bands } = studio
    await fromSample(page, 'Première partie')
    await page.keyboard.press('Control+b')
    await page.locator('.book-more').click()
    await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
    await expect.poll(() => files(bands).length).toBe(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => files(bands).length).toBe(1)
  })
})
