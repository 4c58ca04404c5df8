/** A band of Fées d'armes from nothing: written, recruited, mended, kept and printed, by mouse and by keyboard alone. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  bandNamed,
  begin,
  boxOf,
  downloaded,
  errorsOf,
  gauge,
  hasPoppler,
  holds,
  pressing,
  printedByKeys,
  wordsOf,
} from './from-nothing.ts'
import { act, closeBrowser, hasChromium, openStudio, pick, reaching, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

describe.skipIf(!hasChromium)('a band of Fées d’armes', () => {
  it('is built by mouse: a faction and a profile of one’s own, recruits, a remark mended, and printed', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await begin(page, /^Fées/, 'Thé de minuit')

    await page.getByRole('button', { name: 'Ajouter une faction' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Faction vierge' }).click()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Le Salon de thé')
    await page.getByRole('button', { name: /^Icône : / }).click()
    const icons = page.getByRole('dialog', { name: 'Choisir une icône' })
    await icons.getByRole('combobox').fill('théière')
    await icons.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await icons.waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: 'Bonus permanent' }).fill('Nul ne glisse sur une nappe.')
    await page.getByRole('textbox', { name: 'Bonus additionnel' }).fill('Une alliée reprend du gâteau.')

    await page.getByRole('button', { name: 'Ajouter un profil' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Profil vierge/ })
      .click()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Dame Soucoupe')
    const editor = page.locator('.editor')
    const numbers = editor.getByRole('table', { name: 'Caractéristiques' })
    const set = (label: string, value: number): Promise<void> =>
      boxOf(numbers.getByRole('row', { name: label }), value).click()
    for (const [label, value] of [
      ['Coût', 3],
      ['Mouvement', 5],
      ['Action', 4],
      ['Armure', 1],
      ['Santé', 5],
    ] as const)
      await set(label, value)
    // A faction that is alone is that of who comes after.
    await editor.locator('.picked', { hasText: 'Factions' }).getByText('Le Salon de thé').waitFor()

    const actions = editor.getByRole('group', { name: 'Actions', exact: true })
    const items = actions.locator('.item')
    while ((await items.count()) > 0)
      await items
        .first()
        .getByRole('button', { name: /^Retirer/ })
        .click()
    await actions.getByRole('button', { name: /^Un tir/ }).click()
    await actions.getByRole('button', { name: /^Un tour/ }).click()
    const first = items.nth(0)
    await first.getByRole('textbox', { name: 'Nom' }).fill('Jet de soucoupe')
    const roll = first.getByRole('table', { name: 'Le jet' })
    await boxOf(roll.locator('[data-column="0"]'), 1).click()
    await boxOf(roll.locator('[data-column="2"]'), 2).click()
    await first.getByRole('checkbox', { name: /aux dégâts/ }).uncheck()
    const chances = first.getByRole('group', { name: 'Ses chances, sans bonus ni armure' })
    // Four dice, one success: 15/16, twice that in damage.
    await expect.poll(() => chances.innerText()).toMatch(/Sans jeton\s+94\s%, 1,88/)
    await first.getByRole('button', { name: 'Changer : Mots-clés' }).click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('searchbox').fill('repousser')
    await picker.getByRole('option', { name: 'Repousser' }).first().click()
    await picker.getByRole('button', { name: /^(?:Appliquer|Garder en projet)$/ }).click()
    await picker.waitFor({ state: 'detached' })
    const number = first.getByRole('row', { name: /^Repousser/ })
    await boxOf(number, 3).click()
    await items.nth(1).getByRole('textbox', { name: 'Nom' }).fill('Révérence')
    await items.nth(1).getByRole('textbox', { name: 'Texte' }).fill('La cible rend la politesse.')
    await holds(page, 1024)

    // One click a recruit, beyond what the rules allow: it is told, and mended by a click.
    await editor.getByRole('button', { name: 'Dame Soucoupe : un de plus' }).click()
    await expect.poll(() => gauge(page)).toBe('3/10')
    await page
      .getByRole('navigation', { name: 'Parties de la bande' })
      .getByRole('button', { name: /^La bande/ })
      .click()
    await expect
      .poll(() => editor.locator('.readout', { hasText: 'Cartes de faction à portée' }).innerText())
      .toMatch(/Le Salon de thé\s+jou/)
    const more = editor.getByRole('button', { name: 'Dame Soucoupe : un de plus' })
    for (const spent of ['6/10', '9/10', '12/10']) {
      await more.click()
      await expect.poll(() => gauge(page)).toBe(spent)
    }
    await page.locator('.diagnostics .error').first().waitFor()
    await page.getByRole('button', { name: 'Retirer Dame Soucoupe' }).first().click()
    await expect.poll(() => gauge(page)).toBe('9/10')
    await expect.poll(() => page.locator('.diagnostics .error').count()).toBe(0)

    // The card that can be played is chosen.
    await pick(page, 'Carte de faction', 'Le Salon de thé')
    await act(page, 'Dame Soucoupe', 'Garder dans la réserve')
    await page.getByText(/est gardé/).waitFor()

    // A profile of the house.
    await page.getByRole('button', { name: 'Ajouter un profil' }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Du jeu/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Marmiton/ })
      .click()
    // Who joins the faction leaves its card within reach.
    await pick(page, 'Factions', 'Le Salon de thé')
    await editor.getByRole('button', { name: 'Marmiton : un de plus' }).click()
    await expect.poll(() => gauge(page)).toBe('10/10')
    await saved(page)
    const band = bandNamed(bands, 'Thé de minuit')
    expect(band.roster.derive().totals).toMatchObject({ points: 10, figures: 4 })
    expect(band.roster.json['profiles']).toMatchObject([
      {
        name: 'Dame Soucoupe',
        cost: 3,
        movement: 5,
        action: 4,
        armour: 1,
        health: 5,
        actions: [
          { name: 'Jet de soucoupe', needs: 1, plus: true, damage: 2, damagePlus: false },
          { name: 'Révérence', damage: null, text: 'La cible rend la politesse.' },
        ],
      },
      { name: 'Marmiton' },
    ])

    await page.getByRole('button', { name: 'Imprimer…' }).click()
    await page.locator('.print-report strong').waitFor()
    const path = await downloaded(page)
    if (hasPoppler) {
      const text = wordsOf(path)
      for (const said of [
        'Dame Soucoupe',
        'Jet de soucoupe',
        'Révérence',
        'La cible rend la politesse',
        'Repousser',
        'Le Salon de thé',
        'Nul ne glisse sur une nappe',
        'Une alliée reprend du gâteau',
        'Marmiton',
      ])
        expect(text).toContain(said)
    }

    // Into another band, with its faction.
    await page.keyboard.press('Control+b')
    await page.locator('.shelf').waitFor()
    await begin(page, /^Fées/, 'Goûter du lendemain')
    await page.getByRole('button', { name: 'Ajouter un profil' }).click()
    const adding = page.getByRole('dialog')
    await adding.getByRole('radio', { name: /^De la réserve/ }).click()
    await adding.getByRole('searchbox').fill('soucoupe')
    await adding.getByRole('button', { name: 'Prendre dans la bande' }).click()
    await page.getByRole('heading', { name: 'Dame Soucoupe', includeHidden: true }).first().waitFor()
    await saved(page)
    expect(bandNamed(bands, 'Goûter du lendemain').roster.json).toMatchObject({
      profiles: [{ name: 'Dame Soucoupe' }],
      factions: [{ name: 'Le Salon de thé', permanent: 'Nul ne glisse sur une nappe.' }],
    })
    expect(studio.complaints).toEqual([])
  })

  it('is built, mended and printed by keyboard alone, in the dark', async () => {
    studio = await openStudio({ dark: true, width: 1440, height: 900 })
    const { page, bands } = studio
    const reach = reaching(page)
    const press = pressing(page)
    await reach(/^Nouveau/)
    await press('Enter')
    await reach(/^Fées/)
    await press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await reach(/^Nom de la bande/)
    await press('Control+a')
    await page.keyboard.type('Grand ballet')
    await reach(/^Ajouter un profil/)
    await press('Enter')
    await page.getByRole('dialog').waitFor()
    await reach(/^Profil vierge/)
    while (!(await page.evaluate(() => document.activeElement?.textContent?.trim().startsWith('Ogre'))))
      await press('ArrowDown')
    await press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await reach(/^Nom$/)
    await press('Control+a')
    await page.keyboard.type('Ogre au tutu')
    // Three of four points each: two more than the band may have.
    await reach(/^Ogre au tutu : un de plus$/)
    await press('Enter', 'Enter', 'Enter')
    await expect.poll(() => gauge(page)).toBe('12/10')
    await holds(page, 1024)
    await reach(/^Ogre au tutu\d/)
    await press('Home', 'Enter')
    await reach(/^Retirer Ogre au tutu$/)
    await press('Enter')
    await expect.poll(() => gauge(page)).toBe('8/10')
    await saved(page)
    const band = bandNamed(bands, 'Grand ballet')
    expect(errorsOf(band)).toEqual([])
    expect(band.roster.derive().totals).toMatchObject({ points: 8, figures: 2 })
    const path = await printedByKeys(page)
    if (hasPoppler) expect(wordsOf(path)).toContain('Ogre au tutu')
    expect(studio.complaints).toEqual([])
  })
})
