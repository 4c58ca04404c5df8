/** A scenario written in a real browser: from nothing by the mouse, again by the keyboard alone, and found whole. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readFiled, isScenario, type Scenario } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { closeBrowser, hasChromium, openStudio, reaching, saved, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

/** The only file of the folder, as the core reads it. */
const scenarioIn = ({ bands }: Studio): Scenario => {
  const [name = '', ...others] = readdirSync(bands).filter(file => file.endsWith('.scenario.json'))
  expect(others).toEqual([])
  const read = readFiled(name, readFileSync(join(bands, name)), systems)
  if (!read.ok || !isScenario(read.value)) throw new Error('a scenario is saved')
  return read.value
}
const chip = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: false }).and(page.locator('.chip'))
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const drawn = (page: Page) => page.locator('.preview .pdf[aria-busy=false]:not([data-drawn="0"])')

describe.skipIf(!hasChromium)('a scenario', () => {
  it('is written from nothing by the mouse, with a map, and found whole after a reload', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Scénario/ })
      .click()
    await text(page, 'Titre du scénario').fill('Le péage du Pont-aux-Oies')
    await text(page, 'Joueurs').fill('2')
    await text(page, 'Durée').fill('90 minutes')

    await page.getByRole('button', { name: 'Dresser une carte' }).click()
    const table = page.locator('.map-editor')
    await table
      .getByRole('button', { name: /^maison/i })
      .first()
      .click()
    const paper = await page.locator('.map-editor svg.table').first().boundingBox()
    if (!paper) throw new Error('a table is drawn')
    await page.mouse.click(paper.x + paper.width / 2, paper.y + paper.height / 2)

    await chip(page, 'Mise en place').click()
    await text(page, 'Mise en place').fill('Une table de .')
    await text(page, 'Mise en place').press('ArrowLeft')
    await page.getByRole('button', { name: 'Lien vers la carte…' }).click()
    await page.getByRole('dialog').getByRole('option', { name: '{table}' }).click()
    await expect.poll(() => text(page, 'Mise en place').inputValue()).toBe('Une table de {table}.')

    await chip(page, 'Documents').click()
    await page.getByRole('button', { name: 'Nouveau document' }).click()
    await text(page, 'Titre du document').fill('Secret des Resquilleurs')
    await page.getByRole('radio', { name: 'Un joueur' }).click()
    await text(page, 'Quel joueur').fill('B')
    await text(page, 'Texte').fill('L’oie est le recteur.')
    await drawn(page).waitFor()
    await page.getByRole('radio', { name: 'Secrets' }).click()
    await drawn(page).waitFor()
    await saved(page)
    expect(await faults(page)).toEqual([])

    const expected = {
      title: 'Le péage du Pont-aux-Oies',
      players: '2',
      duration: '90 minutes',
      setup: 'Une table de {table}.',
      handouts: [
        { title: 'Secret des Resquilleurs', for: 'joueur', player: 'B', text: 'L’oie est le recteur.' },
      ],
      map: { unit: 'pouce', pieces: [{ kind: 'maison' }] },
    }
    expect(scenarioIn(studio).text).toMatchObject(expected)
    await page.reload()
    await page.locator('.book .map-sheet .drawing').waitFor()
    await page.locator('.book-open').filter({ hasText: 'Le péage' }).click()
    await chip(page, 'Mise en place').click()
    expect(await text(page, 'Mise en place').inputValue()).toBe('Une table de {table}.')
    expect(await text(page, 'Titre du scénario').inputValue()).toBe('Le péage du Pont-aux-Oies')
    expect(studio.complaints).toEqual([])
  })

  it('is written by keyboard alone, undone and done again', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    const reach = reaching(page)
    /** A part and its text bear one name: the text comes after the part. */
    const type = async (field: RegExp, words: string): Promise<void> => {
      await page.keyboard.press('Tab')
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(words)
    }
    await page.keyboard.press('n')
    await reach(/^Scénario/)
    await page.keyboard.press('Enter')
    await text(page, 'Titre du scénario').waitFor()
    await type(/^Titre du scénario$/, 'La nuit du gué')
    await reach(/^Présentation/)
    await page.keyboard.press('ArrowRight')
    await type(/^À lire à voix haute$/, 'Il pleut.')
    await reach(/^À lire$/, 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await type(/^Mise en place$/, 'Le gué')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+b')
    await reach(/^Titre$/)
    for (let turn = 0; turn < 7; turn++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => text(page, 'Mise en place').inputValue()).toBe('**:d6:**')
    await page.keyboard.press('Control+z')
    await expect.poll(() => text(page, 'Mise en place').inputValue()).toBe('**Le gué**')
    await reach(/^Dresser une carte$/)
    await page.keyboard.press('Enter')
    await page.locator('.map-editor').waitFor()
    await reach(/^maison/i)
    await page.keyboard.press('Enter')
    await saved(page)
    expect(scenarioIn(studio).text).toMatchObject({
      title: 'La nuit du gué',
      story: 'Il pleut.',
      setup: '**Le gué**',
      map: { pieces: [{ kind: 'maison' }] },
    })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Dresser une carte', exact: true }).waitFor()
    await page.keyboard.press('Control+y')
    await page.locator('.map-editor').waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('keeps the last good page in sight while a text has a fault, and says where it is', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Scénario/ })
      .click()
    await chip(page, 'Victoire').click()
    await text(page, 'Victoire').fill('Une oie : deux points.')
    await drawn(page).waitFor()
    await text(page, 'Victoire').fill('Une oie.\n\nVoir {le moulin}.')
    await page.getByText('La dernière page juste reste affichée.').waitFor()
    expect(await page.locator('.preview canvas').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: /Ligne 3/ }).click()
    const caret = await text(page, 'Victoire').evaluate(one =>
      one instanceof HTMLTextAreaElement ? [one.selectionStart, one.selectionEnd] : [],
    )
    expect(caret).toEqual([10, 27])
    expect(studio.complaints).toEqual([])
  })

  it('stands beside bands on the shelf: filtered, copied, renamed, thrown away and taken back', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    const held = studio
    const files = () =>
      readdirSync(held.bands)
        .filter(name => name.endsWith('.scenario.json'))
        .toSorted()
    const [sample] = systems.flatMap(system => system.scenarios ?? [])
    if (!sample) throw new Error('a game has a scenario')
    await page.locator('.sample').filter({ hasText: sample.title }).click()
    await page.locator('.scenario').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.book .map-sheet .drawing').waitFor()
    await page.getByRole('button', { name: 'Scénarios 1' }).click()
    expect(await page.locator('.book').count()).toBe(1)
    await page.getByRole('button', { name: 'Bandes 0' }).click()
    expect(await page.locator('.book').count()).toBe(0)
    await page.getByRole('button', { name: 'Étagère 1' }).click()
    await page.locator('.book-open').focus()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nouveau nom' }).fill('La nuit')
    await page.keyboard.press('Enter')
    await expect.poll(files).toEqual(['La nuit.scenario.json'])
    await page.locator('.book-open').hover()
    await page.getByRole('button', { name: 'Actions pour La nuit' }).click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    await expect.poll(files).toEqual(['La nuit (copie).scenario.json', 'La nuit.scenario.json'])
    // On the disk first, then on the shelf.
    await expect.poll(() => page.locator('.book').count()).toBe(2)
    await page.locator('.book-open').first().focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Corbeille' }).click()
    await expect.poll(files).toEqual([])
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => files().length).toBe(2)
    expect(studio.complaints).toEqual([])
  })

  it('is printed from its own view, thing by thing', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    const [sample] = systems.flatMap(system => system.scenarios ?? [])
    if (!sample) throw new Error('a game has a scenario')
    await page.locator('.sample').filter({ hasText: sample.title }).click()
    await page.locator('.scenario').waitFor()
    await page.keyboard.press('Control+p')
    await page.getByRole('heading', { name: /^Imprimer/ }).waitFor()
    for (const kind of ['Livret', 'Carte'])
      await page
        .getByRole('region', { name: 'Ce qui s’imprime' })
        .getByText(kind, { exact: true })
        .first()
        .waitFor()
    await page.getByRole('button', { name: 'Imprimer maintenant' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.scenario').waitFor()
    expect(studio.complaints).toEqual([])
  })
})
