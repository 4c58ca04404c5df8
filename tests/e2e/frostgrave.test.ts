/** A warband of Frostgrave from nothing: written, mended, printed, fought, played and shared, by mouse and by keyboard. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import {
  addFrom,
  bandsIn,
  begin,
  codesOf,
  downloaded,
  gauge,
  hasPoppler,
  holds,
  named,
  pressing,
  printedByKeys,
  rail,
  wordsOf,
} from './from-nothing.ts'
import { closeBrowser, hasChromium, openStudio, reaching, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const stat = (page: Page, id: string, value: string): Promise<void> =>
  page.locator(`#champ-roster-${id}`).fill(value)

describe.skipIf(!hasChromium)('a warband of Frostgrave from nothing', () => {
  it('is built by mouse, mended, printed, and looked at from every side', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await begin(page, /^Frostgrave/, 'Les Engelures')
    expect(await page.locator('.rail-count').innerText()).toMatch(
      /^1\smage · 0\sapprenti · 0\ssoldat · 0\scréature · 0\ssort/,
    )
    await named(page).fill('Aubert')
    await stat(page, 'wizard-stats-combat', '+2')
    await stat(page, 'wizard-stats-volonte', '4')
    await stat(page, 'wizard-stats-sante', '14')

    // A spell of one's own: its card is seen while it is written, and whoever adds it goes on to its name.
    await addFrom(page, 'Ajouter un sort')
    await page.keyboard.type('Haleine de gel')
    await page.getByRole('textbox', { name: 'Valeur de lancement' }).fill('12')
    await page.getByRole('textbox', { name: 'Texte' }).fill('La cible perd une action.')
    await page.getByRole('checkbox', { name: 'Volonté' }).check()
    await expect.poll(() => page.locator('.readout').innerText()).toMatch(/Lancé\s+12 à 20 : 45\s%/)
    await page.getByText('Page 1 sur 2').waitFor()
    await holds(page, 820)

    await addFrom(page, 'Ajouter un apprenti')
    await page.keyboard.type('Colin')
    await page.getByRole('table', { name: 'Ses valeurs de lancement' }).getByRole('textbox').fill('14')
    await addFrom(page, 'Ajouter un soldat', /^Archer/)
    await page.keyboard.type('Perrine')
    await stat(page, 'soldiers-0-stats-tir', '+2')
    await addFrom(page, 'Ajouter un soldat', /^Soldat vierge/)
    await page.keyboard.type('Gros-Jean')
    await addFrom(page, 'Ajouter une créature', /^Mort-vivant/)
    await page.keyboard.type('Le Portier')
    await expect.poll(() => gauge(page)).toBe('2/8')
    await holds(page, 820)

    // One agrees on fewer: told, and mended by a click.
    await rail(page, /^L’expédition/).click()
    await page.getByRole('textbox', { name: 'Soldats convenus' }).fill('1')
    await page.keyboard.press('Tab')
    await expect.poll(() => gauge(page)).toBe('2/1')
    await rail(page, /^Gros-Jean/).click()
    await page
      .getByText(/L’expédition compte 2\ssoldats, et les joueurs sont convenus de 1/)
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: /^Convenir de 2\ssoldats/ })
      .first()
      .click()
    await expect.poll(() => gauge(page)).toBe('2/2')
    await saved(page)
    const [band] = bandsIn(bands)
    expect(codesOf(band)).toEqual([])
    expect(band?.roster.json).toMatchObject({
      soldiersAgreed: 2,
      wizard: {
        name: 'Aubert',
        stats: { combat: 2, volonte: 4, sante: 14 },
        spells: [
          { name: 'Haleine de gel', castingValue: 12, resist: true, text: 'La cible perd une action.' },
        ],
      },
      apprentice: { name: 'Colin', castingValues: { 'Haleine de gel': 14 } },
      soldiers: [{ name: 'Perrine', title: 'Archer', stats: { tir: 2 } }, { name: 'Gros-Jean' }],
      creatures: [{ name: 'Le Portier', traits: ['mort-vivant'] }],
    })

    // A shot, in the game's own studies.
    await page.getByRole('radio', { name: 'Duel', exact: true }).click()
    const attacker = page.getByRole('region', { name: 'Qui attaque' })
    await attacker.getByRole('combobox', { name: /^Figurine/ }).selectOption({ label: 'Perrine' })
    await page
      .getByRole('region', { name: 'Qui est visé' })
      .getByRole('combobox', { name: /^Figurine/ })
      .selectOption({ label: 'Aubert' })
    const attacks = attacker.getByRole('combobox', { name: /^Attaque/ })
    const bow = await attacks
      .locator('option')
      .filter({ hasText: /\bArc\b/ })
      .first()
      .getAttribute('value')
    await attacks.selectOption(bow)
    const cover = page.getByRole('figure').filter({ hasText: 'Toucher, selon le couvert' })
    await cover.locator('svg').first().waitFor()
    expect(await cover.getByRole('row').count()).toBeGreaterThanOrEqual(2)
    expect(await faults(page)).toEqual([])

    // The table: a wound, a Phase, and back.
    await page.keyboard.press('Control+j')
    const colin = page.getByRole('group', { name: 'Colin', exact: true })
    await colin.getByRole('button', { name: /en perdre un$/ }).click()
    await expect.poll(() => colin.locator('.value').first().innerText()).toBe('9')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Control+b')
    await page.locator('.shelf').waitFor()
    await page.locator('.book').getByRole('button').first().click()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()

    // The rules beside the editor.
    await page.keyboard.press('Control+g')
    await page.keyboard.type('encombré')
    await expect.poll(() => page.locator('.reading h2').textContent()).toMatch(/^Encombré/)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Revenir à l’aperçu' }).click()

    // To a friend, as text, and back.
    await page.keyboard.press('Control+Alt+c')
    const sharing = page.getByRole('dialog', { name: /^Partager / })
    await sharing
      .getByText(/Haleine de gel/)
      .first()
      .waitFor()
    await sharing.getByRole('button', { name: 'Copier la liste' }).click()
    await sharing.getByText('C’est copié').waitFor()
    const list = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    await sharing.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Alt+v')
    const pasting = page.getByRole('dialog', { name: 'Coller une liste' })
    await pasting.getByRole('textbox', { name: 'Le texte' }).fill(list)
    await pasting.getByText('Tout est compris.').waitFor()
    await pasting.getByRole('button', { name: 'Créer la bande' }).click()
    await pasting.waitFor({ state: 'detached' })
    await expect.poll(() => bandsIn(bands).length).toBe(2)
    const [first, second] = bandsIn(bands).map(({ roster }) => roster.derive())
    expect(second?.totals).toEqual(first?.totals)

    // The file is there before its window: what was asked of the one before goes with it.
    const print = page.getByRole('button', { name: 'Imprimer…' })
    const printed = page.locator('.print-report strong')
    await expect
      .poll(async () => {
        if (await print.isVisible()) await print.click({ timeout: 5_000 }).catch(() => undefined)
        return printed.isVisible()
      })
      .toBe(true)
    const path = await downloaded(page)
    if (hasPoppler) {
      const text = wordsOf(path)
      for (const said of ['Aubert', 'Colin', 'Haleine de gel', 'Perrine', 'Gros-Jean', 'Le Portier'])
        expect(text).toContain(said)
    }
    expect(studio.complaints).toEqual([])
  })

  it('is built, mended and printed by keyboard alone, in the dark', async () => {
    studio = await openStudio({ dark: true, width: 1440, height: 900 })
    const { page, bands } = studio
    const reach = reaching(page)
    const press = pressing(page)
    await reach(/^Nouveau/)
    await press('Enter')
    await reach(/^Frostgrave/)
    await press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await reach(/^Nom$/)
    await page.keyboard.type('Ysengrin')
    await reach(/Santé$/)
    await page.keyboard.type('0')
    await page.keyboard.press('Tab')
    await page
      .getByText(/Ysengrin a 0 de Santé/)
      .first()
      .waitFor()
    await reach(/^Lui donner 1 de Santé$/, 'Shift+Tab')
    await press('Enter')
    await reach(/^Ajouter un soldat$/)
    await press('Enter')
    await reach(/^Soldat vierge/)
    await press('ArrowDown', 'Enter')
    // The focus is in the name of whom was added.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('champ-roster-soldiers-0-name')
    await page.keyboard.type('Merlin')
    await press('Control+z')
    await expect.poll(() => page.locator('#champ-roster-soldiers-0-name').inputValue()).toBe('')
    await press('Control+Shift+z')
    await expect.poll(() => page.locator('#champ-roster-soldiers-0-name').inputValue()).toBe('Merlin')
    await holds(page, 820)
    await saved(page)
    const [band] = bandsIn(bands)
    // What is left is a remark: its spells are in a book that nobody opened.
    expect(codesOf(band)).toEqual(['frostgrave.no-spells'])
    expect(band?.roster.json).toMatchObject({
      wizard: { name: 'Ysengrin', stats: { sante: 1 } },
      soldiers: [{ name: 'Merlin' }],
    })
    const path = await printedByKeys(page)
    if (hasPoppler) for (const said of ['Ysengrin', 'Merlin']) expect(wordsOf(path)).toContain(said)
    expect(studio.complaints).toEqual([])
  })
})
