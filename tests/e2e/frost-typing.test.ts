/** A warband of Frostgrave typed as fast as a book is read out: cells, stat lines, tables, copies, and the stock. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import { bandNamed, begin, holds } from './from-nothing.ts'
import { act, closeBrowser, fromSample, hasChromium, openStudio, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

/** As a player pastes: from the clipboard, where the focus is. */
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate(words => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+v')
}

describe.skipIf(!hasChromium)('a warband of Frostgrave', () => {
  it('is typed from cell to cell, by stat lines and by tables, and copied', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await begin(page, /^Frostgrave/, 'Les Doigts gourds')
    const type = async (...texts: readonly string[]): Promise<void> => {
      for (const text of texts) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    }

    await page.getByRole('button', { name: 'L’expédition' }).click()
    await page.locator('#champ-roster-wizard-name').focus()
    await type('Aubert', '6', '+2', '0', '11', '+5', '13')
    await page.getByRole('button', { name: 'Soldat', exact: true }).click()
    // The focus waits in the first cell of the new row; a line fills it whole.
    await paste(page, 'Garde 5 +3 +0 12 -1 11')
    await expect.poll(() => page.locator('#champ-roster-soldiers-0-stats-volonte').inputValue()).toBe('−1')
    await page.keyboard.press('Alt+Insert')
    await expect.poll(() => page.locator('#champ-roster-soldiers-1-name').inputValue()).toBe('Garde 2')
    await page.locator('#champ-roster-soldiers-1-stats-tir').focus()
    await paste(page, 'M 7 T +2')
    await expect.poll(() => page.locator('#champ-roster-soldiers-1-stats-mouvement').inputValue()).toBe('7')
    await holds(page, 1024)

    // Two more from a rulebook’s own heading, through the list itself.
    await page.getByRole('button', { name: 'Coller un tableau… Soldats' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Le tableau' }).focus()
    await paste(page, 'M C T A V S\nPie 6 +1 +0 10 +0 10 crie fort\nMerle 6 +0 – 10 +1 9')
    await page.getByRole('dialog').getByText('Tout se lit.').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: /^Ajouter 2\slignes/ }).click()

    // The spells, as a table of the mage’s page.
    await page
      .getByRole('button', { name: /^Aubert/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await type('Engelure', '11')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('La cible perd une action.')
    await holds(page, 1024)
    await saved(page)
    const roster = bandNamed(bands, 'Les Doigts gourds').roster
    expect(roster.json).toMatchObject({
      wizard: {
        name: 'Aubert',
        stats: { mouvement: 6, combat: 2, tir: 0, armure: 11, volonte: 5, sante: 13 },
        spells: [{ name: 'Engelure', castingValue: 11, resist: true, text: 'La cible perd une action.' }],
      },
      soldiers: [
        { name: 'Garde', stats: { mouvement: 5, combat: 3, tir: 0, armure: 12, volonte: -1, sante: 11 } },
        { name: 'Garde 2', stats: { mouvement: 7, combat: 3, tir: 2, armure: 12, volonte: -1, sante: 11 } },
        { name: 'Pie', stats: { mouvement: 6, combat: 1, sante: 10 }, notes: 'crie fort' },
        { name: 'Merle', stats: { combat: 0, tir: 0, volonte: 1, sante: 9 } },
      ],
    })
    // Who shoots has nothing to shoot with: told where it is, and mended by a click.
    await page
      .getByRole('button', { name: /^Garde 2/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /Lui donner un arc/ })
      .first()
      .click()
    await saved(page)
    expect(bandNamed(bands, 'Les Doigts gourds').roster.validate()).toEqual([])
    expect(studio.complaints).toEqual([])
  })

  it('gives its mage to the stock, and takes another’s place in the next', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await fromSample(page, 'Une première expédition')
    await act(page, 'Odalric', 'Garder dans la réserve')
    await page.getByText(/« Odalric Sans-Manteau » est gardé/).waitFor()
    await page.getByRole('button', { name: /^(?:Les bandes|L’étagère)$/ }).click()
    await page.locator('.shelf').waitFor()
    await fromSample(page, 'Au grand complet')
    await page.getByRole('button', { name: 'Ajouter un autre mage' }).click()
    await holds(page, 1024)
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à sa place dans la bande' }).click()
    await page.getByRole('heading', { name: 'Odalric Sans-Manteau', includeHidden: true }).first().waitFor()
    await saved(page)
    expect(bandNamed(bands, 'La Compagnie des Dix Chandelles').roster.json).toMatchObject({
      wizard: { name: 'Odalric Sans-Manteau', spells: [{ name: 'Écharde de gel' }, {}, {}, {}] },
      apprentice: { name: 'Colin Tache-de-Suif' },
    })
    // His apprentice’s values were for another’s spells, which is said.
    expect(
      bandNamed(bands, 'La Compagnie des Dix Chandelles')
        .roster.validate()
        .map(({ code }) => code),
    ).toEqual(Array.from({ length: 5 }, () => 'frostgrave.unknown-casting-value'))
    expect(studio.complaints).toEqual([])
  })
})
