/** An evening of four prepared in a real browser, printed, and its file read: to each what is theirs, and no secret to another. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isEvening, readFiled, type EveningText } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, saved, type Studio } from './studio.ts'

const hasTools = hasChromium && !(process.env['COPISTE_MISSING_TOOLS'] ?? '').includes('pdftotext')
const [milice, mages, sieste] = [
  'La Milice du Pont-aux-Oies',
  'L’École buissonnière d’Oc',
  'La Sieste du Chat Noir',
]

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

/** Two bands and a scenario on the shelf, chosen by their boxes, made an evening of. */
const prepare = async (page: Page): Promise<void> => {
  for (const title of ['Une bande de Mages', 'Première partie']) {
    await fromSample(page, title)
    await page.getByRole('button', { name: 'Les bandes' }).click()
  }
  await page.getByRole('button', { name: 'Partir d’un exemple' }).click()
  await page.locator('.sample').filter({ hasText: sieste }).click()
  await page.locator('.scenario').first().waitFor()
  await page.getByRole('button', { name: 'L’étagère' }).click()
  for (const name of [milice, mages, sieste]) {
    await page.locator('.book').filter({ hasText: name }).hover()
    await page.getByRole('checkbox', { name: `Choisir ${name}` }).click()
  }
  await page.getByRole('button', { name: 'Préparer la soirée' }).click()
  await page.getByRole('region', { name: 'Joueurs' }).waitFor()
}
const seat = (page: Page, name: string) => page.getByRole('listitem', { name: `Joueur\u00a0: ${name}` })
const sitDown = async (page: Page, name: string, band: string, side: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter un joueur' }).click()
  await page.keyboard.type(name)
  await seat(page, name).getByRole('combobox').first().selectOption({ label: band })
  await seat(page, name)
    .getByRole('combobox')
    .last()
    .selectOption({ label: `Camp ${side}` })
}
const laid = (page: Page) => page.locator('.sheets[aria-busy=false]:not([data-drawn="0"])').waitFor()

const eveningIn = ({ bands }: Studio): EveningText => {
  const [name = ''] = readdirSync(bands).filter(file => file.endsWith('.soiree.json'))
  const read = readFiled(name, readFileSync(join(bands, name)), systems)
  if (!read.ok || !isEvening(read.value)) throw new Error('an evening is saved')
  return read.value.text
}
/** Its words, page by page. */
const pagesOf = (path: string): readonly string[] =>
  execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\f')
    .map(page => page.replace(/\s+/g, ' '))
const download = async (page: Page): Promise<readonly string[]> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  ])
  return pagesOf(await file.path())
}

describe.skipIf(!hasTools)('an evening', () => {
  it('of four players on two bands is prepared by mouse and printed, each secret to its own side', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await prepare(page)
    await sitDown(page, 'Ousmane', milice, 'A')
    await sitDown(page, 'Lise', mages, 'B')
    await page.getByRole('textbox', { name: 'Date' }).fill('vendredi, 20 h')
    await saved(page)
    expect(eveningIn(studio)).toMatchObject({
      date: 'vendredi, 20 h',
      scenario: `${sieste}.scenario.json`,
      players: [
        { name: 'Joueur 1', secret: 'A' },
        { name: 'Joueur 2', secret: 'B' },
        { name: 'Ousmane', bands: [`${milice}.bande.json`], secret: 'A' },
        { name: 'Lise', bands: [`${mages}.bande.json`], secret: 'B' },
      ],
    })
    await laid(page)
    expect(await faults(page)).toEqual([])
    const piles = page.getByRole('region', { name: 'Les paquets' })
    const kinds = (pile: RegExp) => piles.getByRole('listitem').filter({ hasText: pile }).textContent()
    expect(await kinds(/^La table/)).toContain('Le Chat Noir\u00a0×\u00a02')
    expect(await kinds(/^Joueur 1 et Ousmane/)).not.toContain('Le Chat Noir')
    await piles.getByRole('button', { name: /^Les secrets/ }).click()
    await page.getByRole('img', { name: /^Feuille (\d+) sur \1, recto$/ }).waitFor()

    const pages = await download(page)
    const on = (words: string): readonly number[] =>
      pages.flatMap((text, index) => (text.includes(words) ? [index + 1] : []))
    const beginning = (words: string): number => pages.filter(text => text.startsWith(words)).length
    expect(pages[0]).toContain('vendredi, 20 h')
    // To each pile its own band: whoever holds it, nobody else's figure lies in it.
    const [militia, school] = [on('Dame Aubépine du Pont'), on('Ysoline Brûle-Chapitre')]
    expect([militia.length, school.length].every(count => count > 1)).toBe(true)
    expect(Math.max(...militia)).toBeLessThan(Math.min(...school))
    for (const figure of ['Gontran Grosse-Louche', 'Mahaut la Fourche', 'Colin Vide-Gousset'])
      expect(Math.max(...on(figure))).toBeLessThan(Math.min(...school))
    // Four players: an aid each, of two leaves.
    expect([beginning('Aide de jeu'), beginning('Arbitrages')]).toEqual([4, 4])
    // Once for the table: the cat, the scores, the booklet.
    expect(beginning('Le Chat Noir')).toBe(1)
    expect(pages.filter(text => text.includes('Tenue des scores'))).toHaveLength(2)
    expect(on('Assoupi : en fin de Round')).toHaveLength(1)
    // Each secret once, on a sheet of secrets, which has nothing else.
    const whole = pages.join(' ')
    const apart = on('Secret de A')
    expect(apart).toHaveLength(1)
    const secrets = ['La veuve jure que ce chat est le sien', 'Le chapelain a des souris']
    for (const secret of secrets) {
      expect(whole.split(secret)).toHaveLength(2)
      expect(on(secret)).toEqual(apart)
    }
    expect(pages[Number(apart[0]) - 1]).not.toMatch(/Aide de jeu|Tenue des scores|Ysoline|Aubépine/)

    const again = page.getByRole('checkbox', { name: /^Seulement ce qui a changé/ })
    await again.and(page.locator(':enabled')).check()
    await page.getByText('Rien n’a changé').first().waitFor()
    expect(await page.getByRole('button', { name: 'Tout imprimer' }).isDisabled()).toBe(true)
    await sitDown(page, 'Théo', mages, 'B')
    await page.getByRole('button', { name: 'Tout imprimer' }).and(page.locator(':enabled')).waitFor()
    expect(await piles.getByText('déjà imprimées').count()).toBeGreaterThan(0)
    expect(studio.complaints).toEqual([])
  })

  it('says which band is missing, and keeps the last good sheets in sight', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await prepare(page)
    await laid(page)
    rmSync(join(studio.bands, `${mages}.bande.json`))
    const told = page.getByText(`« ${mages}.bande.json » n’est pas là`, { exact: false })
    await told.first().waitFor()
    await page.getByText('Les dernières feuilles justes restent affichées.').waitFor()
    expect(await page.getByRole('button', { name: 'Tout imprimer' }).isDisabled()).toBe(true)
    expect(
      await page
        .getByRole('img', { name: /^Feuille 1 sur/ })
        .first()
        .isVisible(),
    ).toBe(true)
    await page
      .getByRole('button', { name: /ne joue plus/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Tout imprimer' }).and(page.locator(':enabled')).waitFor()
    expect(studio.complaints).toEqual([])
  })
})
