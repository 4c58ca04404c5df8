/** The view that prints, as a player uses it: by a preset, piece by piece, several bands at once. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { newBand, writeJson } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const start = async (sample: string, options: Parameters<typeof openStudio>[0] = {}): Promise<Studio> => {
  studio = await openStudio({ width: 1440, height: 900, ...options })
  await fromSample(studio.page, sample)
  await toPrint(studio.page)
  return studio
}
const toPrint = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+p')
  await settled(page)
}
/** The sheets in sight are those that were asked for last. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('.sheets[aria-busy=false]').waitFor({ state: 'attached' })
  await page.locator('.print-report strong').waitFor()
}
const infoOf = (page: Page, kind: string): Promise<string | null> =>
  page.locator('.kind').filter({ hasText: kind }).locator('small').textContent()
const totalOf = (page: Page): Promise<string | null> => page.locator('.total-more').textContent()
const taken = (page: Page): Promise<readonly string[]> =>
  page.locator('.kind:not(.off) .title').allTextContents()
const preset = (page: Page, name: string) => page.getByRole('radio', { name })

const downloaded = async (page: Page, button: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return file.path()
}
const textOf = (pdf: string): string => execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })

describe.skipIf(!hasChromium)('presets', () => {
  it('begin with the least that an evening needs, answer to arrows, and can be a player’s own', async () => {
    const { page, folder } = await start('Première partie')
    expect(await preset(page, 'Ce soir').getAttribute('aria-checked')).toBe('true')
    expect(await taken(page)).toEqual([
      'Feuilles de personnage',
      'Cartes de Talent',
      'Cartes d’équipement',
      'Le Chat Noir',
      'Jetons',
      'Feuille de bande',
    ])
    await preset(page, 'Ce soir').focus()
    await page.keyboard.press('ArrowRight')
    await settled(page)
    expect(await preset(page, 'Brouillon').getAttribute('aria-checked')).toBe('true')
    expect(await page.getByRole('combobox', { name: 'Encre' }).inputValue()).toBe('saver')
    expect(await page.getByRole('combobox', { name: 'Dos' }).inputValue()).toBe('none')
    await page.keyboard.press('End')
    await settled(page)
    expect(await page.getByRole('combobox', { name: 'Fond perdu (mm)' }).inputValue()).toBe('3')
    expect(await taken(page)).toContain('Aide de jeu')

    // A change is told where it was made, and kept under a name of one's own.
    expect(await page.getByText('modifiée', { exact: true }).count()).toBe(0)
    await page.getByRole('combobox', { name: 'Encre' }).selectOption({ label: 'Au trait' })
    await page.locator('fieldset').filter({ hasText: 'Courant' }).getByText('modifiée').waitFor()
    await page.getByRole('button', { name: 'Enregistrer comme préréglage…' }).click()
    const field = page.getByRole('textbox', { name: 'Nom du préréglage' })
    await field.fill('Ce soir')
    await page.keyboard.press('Enter')
    await page.getByText('Ce nom est déjà pris.').waitFor()
    await field.fill('Au trait')
    await page.keyboard.press('Enter')
    await page.getByText('Le préréglage « Au trait » est enregistré.').waitFor()
    expect(await preset(page, 'Au trait').getAttribute('aria-checked')).toBe('true')
    expect(await page.getByText('modifiée', { exact: true }).count()).toBe(0)

    // Another preset over changed settings can be taken back.
    await page.getByRole('combobox', { name: 'Papier' }).selectOption({ label: 'Letter' })
    await preset(page, 'Brouillon').click()
    await page.getByText('« Brouillon » remplace vos réglages.').waitFor()
    await page.locator('.toast').getByRole('button', { name: 'Annuler' }).last().click()
    await expect.poll(() => page.getByRole('combobox', { name: 'Encre' }).inputValue()).toBe('outline')

    await page.getByRole('button', { name: 'Renommer…' }).click()
    await page.getByRole('textbox', { name: 'Nom du préréglage' }).fill('À l’encre fine')
    await page.keyboard.press('Enter')
    await preset(page, 'À l’encre fine').waitFor()
    const kept = (): string => readFileSync(join(folder, 'donnees', 'preferences.json'), 'utf8')
    await expect.poll(kept).toContain('"name": "À l’encre fine"')
    await page.getByRole('button', { name: 'Retirer', exact: true }).click()
    await preset(page, 'À l’encre fine').waitFor({ state: 'detached' })
    await page
      .locator('.toast')
      .filter({ hasText: 'est retiré' })
      .getByRole('button', { name: 'Annuler' })
      .click()
    await preset(page, 'À l’encre fine').waitFor()
    expect(studio?.complaints).toEqual([])
  })
})

describe.skipIf(!hasChromium)('pieces', () => {
  it('are told as they are, and picked by kind and one by one', async () => {
    const { page, folder } = await start('Première partie')
    // Nobody of this band casts a spell.
    const empty = page.locator('.empty-kinds')
    expect(await empty.textContent()).toContain('Cartes de Sort')
    expect(await page.getByRole('checkbox', { name: 'Cartes de Sort' }).count()).toBe(0)
    expect(await infoOf(page, 'Feuilles de personnage')).toMatch(/^\d\spièces · A6$/)
    expect(await infoOf(page, 'Cartes de Talent')).toMatch(/ · 63\s×\s88\smm$/)
    expect(await infoOf(page, 'Jetons')).toMatch(/ · Ø\s20\smm$/)
    await page.getByRole('combobox', { name: 'Cartes' }).selectOption({ label: 'Tarot, 70 × 120 mm' })
    await expect.poll(() => infoOf(page, 'Cartes de Talent')).toMatch(/ · 70\s×\s120\smm$/)
    await settled(page)

    // Every kind has its picture, printed now or not, in the form of its first piece.
    await expect
      .poll(() => page.locator('.kind .picture img').count())
      .toBe(await page.locator('.kind').count())
    const card = page.locator('.kind').filter({ hasText: 'Cartes de Talent' }).locator('img')
    await expect
      .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(70 / 120, 1)

    const before = Number(/^(\d+)/.exec((await totalOf(page)) ?? '')?.[1])
    const sheets = Number(/^(\d+)/.exec((await infoOf(page, 'Feuilles de personnage')) ?? '')?.[1])
    await page.getByRole('button', { name: 'Feuilles de personnage : exemplaires : un de plus' }).click()
    await expect.poll(() => totalOf(page)).toContain(`${before + sheets}\u00a0pièces`)
    await page.getByRole('button', { name: 'Feuilles de personnage : pièce par pièce' }).click()
    const first = page.locator('.piece').first()
    const title = (await first.locator('.title').textContent()) ?? ''
    await page.getByRole('checkbox', { name: title }).uncheck()
    await expect.poll(() => totalOf(page)).toContain(`${before + sheets - 2}\u00a0pièces`)
    await page.locator('.piece').nth(1).getByRole('spinbutton').fill('5')
    await page.keyboard.press('Tab')
    await expect.poll(() => totalOf(page)).toContain(`${before + sheets + 1}\u00a0pièces`)
    await settled(page)
    const pdf = textOf(await downloaded(page, 'Télécharger le PDF'))
    expect(pdf).toContain(
      ((await page.locator('.piece').nth(1).locator('.title').textContent()) ?? '?').slice(0, 8),
    )

    // With the band, for another evening.
    const kept = (): string => readFileSync(join(folder, 'donnees', 'preferences.json'), 'utf8')
    await expect.poll(kept).toContain('"figure-sheets": 2')
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await toPrint(page)
    expect(await totalOf(page)).toContain(`${before + sheets + 1}\u00a0pièces`)
    expect(studio?.complaints).toEqual([])
  })

  it('of several bands go in one job, what the table shares once', async () => {
    const { page, bands } = await start('Première partie')
    const [system] = systems
    const mages = system?.samples.find(({ id }) => id === 'mages')
    if (!system || !mages) throw new Error('no sample')
    writeFileSync(join(bands, 'Autre.bande.json'), writeJson(newBand(system, mages)))
    await preset(page, 'Prêt à couper').click()
    await settled(page)
    const alone = Number(await page.locator('.print-report b').textContent())
    await page.getByRole('button', { name: 'Ajouter une bande, un scénario…' }).click()
    await page.getByRole('checkbox', { name: new RegExp(mages.name) }).check()
    await page.getByRole('button', { name: 'Ajouter 1\u00a0fichier' }).click()
    await page.locator('.group-head').filter({ hasText: mages.name }).waitFor()
    await page.locator('.group-head').filter({ hasText: 'Commun à la table' }).waitFor()
    await settled(page)
    expect(await page.locator('.kind').filter({ hasText: 'Aide de jeu' }).count()).toBe(1)
    await expect
      .poll(async () => Number(await page.locator('.print-report b').textContent()))
      .toBeGreaterThan(alone)
    const sheets = Number(await page.locator('.print-report b').textContent())
    expect(await page.locator('.mini').count()).toBe(sheets)
    const text = textOf(await downloaded(page, 'Télécharger le PDF'))
    expect(text).toContain('Ysoline Brûle-Chapitre')
    expect(text).toContain('Aubépine')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: `Retirer « ${mages.name} » de ce tirage` }).click()
    await settled(page)
    await expect.poll(() => page.locator('.print-report b').textContent()).toBe(String(alone))
    expect(studio?.complaints).toEqual([])
  })
})

describe.skipIf(!hasChromium)('sheets', () => {
  it('are of paper wherever they are counted, and printed by the keys that led here', async () => {
    const { page } = await start('Une bande de Mages')
    const sheets = Number(await page.locator('.print-report b').textContent())
    const counted = page.locator('.counted')
    await expect.poll(() => counted.textContent()).toBe(`Feuille 1 sur ${sheets}`)
    expect(await page.locator('.mini').count()).toBe(sheets)
    await page.locator('.mini').first().focus()
    await page.keyboard.press('End')
    expect(await counted.textContent()).toBe(`Feuille ${sheets} sur ${sheets}`)
    await page.getByRole('radio', { name: 'Recto', exact: true }).click()
    expect(await counted.textContent()).toBe(`Feuille ${sheets} sur ${sheets}, recto`)
    const fit = page.getByRole('combobox', { name: 'Taille à l’écran' })
    await fit.selectOption('100')
    await expect
      .poll(() =>
        page
          .locator('.pair canvas')
          .first()
          .evaluate(canvas => Math.round(canvas.clientWidth)),
      )
      .toBe(794)
    await fit.selectOption('page')
    expect(await page.getByText(/Page \d+ sur/).count()).toBe(0)

    // A printed sheet has no dot; one with something new on it has.
    expect(await page.locator('.dot').count()).toBe(0)
    await page.evaluate(() =>
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get: () => ({ print: () => undefined }),
      }),
    )
    await page.keyboard.press('Control+p')
    await page.locator('.toast').getByText('Les pages sont-elles sorties').waitFor()
    const toast = await page.locator('.toasts').boundingBox()
    const foot = await page.locator('.print-foot').boundingBox()
    if (!toast || !foot) throw new Error('not on the screen')
    const apart = toast.x + toast.width <= foot.x || toast.y + toast.height <= foot.y
    expect(apart).toBe(true)
    await page.locator('.toast').getByRole('button', { name: 'Oui, elles sont là' }).click()
    await page.getByRole('checkbox', { name: /Seulement ce qui a changé/ }).waitFor()
    expect(await page.locator('.dot').count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Aide de jeu' }).check()
    await expect.poll(() => page.locator('.dot').count()).toBeGreaterThan(0)
    expect(studio?.complaints).toEqual([])
  })

  it('become images that are told, and no tool covers another', async () => {
    const { page } = await start('Première partie', { width: 640, height: 700 })
    await page.getByRole('button', { name: 'Rien', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Feuille de bande' }).check()
    await settled(page)
    await page.getByRole('radio', { name: 'Réglages' }).click()
    await page.getByRole('spinbutton', { name: 'Points par pouce' }).fill('36')
    await page.keyboard.press('Tab')
    await settled(page)
    await downloaded(page, 'Images PNG')
    await page.locator('.toast').getByText('Une image est téléchargée.').waitFor()
    for (const name of ['Imprimer maintenant', 'Télécharger le PDF', 'Images PNG'])
      await page.getByRole('button', { name }).click({ trial: true })
    expect(await faults(page)).toEqual([])
  })
})

describe.skipIf(!hasChromium)('the calibration of a printer', () => {
  it('speaks of the fields that the player has, and answers beside them', async () => {
    const { page } = await start('Première partie')
    await page.getByRole('button', { name: 'Régler une imprimante…' }).click()
    const sheet = textOf(await downloaded(page, 'Feuille de réglage (PDF)'))
    expect(sheet).toContain('Barre couchée, mesurée (mm)')
    expect(sheet).toContain('Garder ce profil')
    expect(sheet).not.toContain('copiste calibrate')
    await page.getByRole('textbox', { name: 'Nom de l’imprimante' }).fill('Bureau')
    await page.getByRole('textbox', { name: /Barre couchée/ }).fill('130')
    await page.getByRole('button', { name: 'Garder ce profil' }).click()
    await page.getByText('« 130 » est trop loin du compte : il faut un nombre de 90 à 110.').waitFor()
    const wrong = page.getByRole('textbox', { name: /Barre couchée/ })
    expect(await wrong.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText(/scaleX|\/margins/).count()).toBe(0)
    await wrong.fill('99,5')
    await page.getByRole('button', { name: 'Garder ce profil' }).click()
    await page.getByText('Le profil « Bureau » est gardé.').waitFor()
  })
})
