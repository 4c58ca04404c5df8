/** A troop of Argad! from nothing: armed, paid, mended, printed, fought, played and shared, by mouse and by keyboard. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
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
import { closeBrowser, hasChromium, openStudio, pick, reaching, saved, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

describe.skipIf(!hasChromium)('a troop of Argad! from nothing', () => {
  it('is built by mouse, mended, printed, and looked at from every side', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await begin(page, /^Argad/, 'Les Naufrageurs')
    expect(await page.locator('.rail-count').innerText()).toMatch(
      /^0\sprofil · 0\sarme à vous · 0\sobjectif secret/,
    )
    await page.getByRole('textbox', { name: 'Budget' }).fill('20')
    await addFrom(page, 'Ajouter un profil', /^Chef de troupe/)
    await named(page).fill('Madame Lacorne')
    await expect.poll(() => gauge(page)).toBe('8/20')
    // More than is left: taken all the same, told, and mended by a click.
    await addFrom(page, 'Ajouter un profil', /^Archers (?!à)/)
    await expect.poll(() => gauge(page)).toBe('26/20')
    await rail(page, /^La troupe/).click()
    await page
      .getByText(/La troupe coûte 26\spoints et le budget est de 20/)
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: /^Archers : 2\sfigurines de moins/ })
      .first()
      .click()
    await expect.poll(() => gauge(page)).toBe('20/20')
    await page.getByText('Tout est en règle.').waitFor()
    await holds(page, 820)

    // A secret is seen while it is written; so is who carries a weapon of one's own.
    await addFrom(page, 'Ajouter un objectif', /^Objectif vierge/)
    await page.getByRole('textbox', { name: 'Titre' }).fill('La cassette')
    await page.getByRole('textbox', { name: 'Pour', exact: true }).fill('Agathe')
    await page.getByRole('textbox', { name: 'Texte' }).fill('Elle est dans le puits.')
    await page.locator('.pdf[aria-busy=false] canvas').first().waitFor()
    await addFrom(page, 'Ajouter une arme', /^Arme de mêlée/)
    await named(page).fill('Gaffe de naufrageur')
    await holds(page, 820)
    await rail(page, /^Madame Lacorne/).click()
    await pick(page, 'Armes', 'Gaffe de naufrageur')
    await rail(page, /^Gaffe de naufrageur/).click()
    await page.getByText(/^Page 1 sur \d/).waitFor()
    expect(await page.locator('.rail-count').innerText()).toMatch(
      /^2\sprofils · 1\sarme à vous · 1\sobjectif secret/,
    )
    await saved(page)
    const [band] = bandsIn(bands)
    expect(codesOf(band)).toEqual([])
    expect(band?.roster.derive().totals).toMatchObject({ points: 20, characters: 5 })
    expect(band?.roster.json).toMatchObject({
      budget: 20,
      profiles: [
        { name: 'Madame Lacorne', classe: 4, leader: true, twoLives: true },
        { name: 'Archers', count: 4, weapons: ['arc-simple', 'dague'] },
      ],
      ownWeapons: [{ name: 'Gaffe de naufrageur' }],
      objectives: [{ title: 'La cassette', for: 'Agathe', text: 'Elle est dans le puits.' }],
    })

    // A shot, in the game's own studies.
    await page.getByRole('radio', { name: 'Duel', exact: true }).click()
    const attacker = page.getByRole('region', { name: 'Qui attaque' })
    await attacker.getByRole('combobox', { name: /^Figurine/ }).selectOption({ label: 'Archers' })
    await page
      .getByRole('region', { name: 'Qui est visé' })
      .getByRole('combobox', { name: /^Figurine/ })
      .selectOption({ label: 'Madame Lacorne' })
    await attacker.getByRole('combobox', { name: /^Attaque/ }).selectOption({ index: 0 })
    const study = page.getByRole('figure').filter({ hasText: 'Toucher, selon la portée' })
    await study.locator('svg').first().waitFor()
    expect(await study.getByRole('row').count()).toBeGreaterThanOrEqual(2)
    expect(await faults(page)).toEqual([])

    // The table: the first of her two lives.
    await page.keyboard.press('Control+j')
    const lady = page.getByRole('group', { name: 'Madame Lacorne', exact: true })
    await lady.getByRole('button', { name: /en perdre un$/ }).click()
    await expect.poll(() => lady.locator('.value').first().innerText()).toBe('1')
    expect(await faults(page)).toEqual([])
    await page.locator('.play-head .tool').first().click()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()

    // The rules beside the editor.
    await page.keyboard.press('Control+g')
    await page.keyboard.type('arc long')
    await expect.poll(() => page.locator('.reading h2').textContent()).toBe('Arc long')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Revenir à l’aperçu' }).click()

    await page.getByRole('button', { name: 'Imprimer…' }).click()
    await page.locator('.print-report strong').waitFor()
    const path = await downloaded(page)
    if (hasPoppler) {
      const text = wordsOf(path)
      for (const said of ['Madame Lacorne', 'Archers', 'gaffe de naufrageur', 'La cassette', 'Agathe'])
        expect(text).toContain(said)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()

    // To a friend, as text, and back: what no list says is told before.
    await page.keyboard.press('Control+Alt+c')
    const sharing = page.getByRole('dialog', { name: /^Partager / })
    await expect
      .poll(() => sharing.locator('.unsaid li').allTextContents())
      .toEqual(expect.arrayContaining(['objectifs secrets', 'armes de votre cru']))
    await sharing.getByRole('button', { name: 'Copier la liste' }).click()
    await sharing.getByText('C’est copié').waitFor()
    const list = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    await sharing.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Alt+v')
    const pasting = page.getByRole('dialog', { name: 'Coller une liste' })
    await pasting.getByRole('textbox', { name: 'Le texte' }).fill(list)
    await pasting.getByText('Madame Lacorne').first().waitFor()
    await pasting.getByRole('button', { name: 'Créer la bande' }).click()
    await pasting.waitFor({ state: 'detached' })
    await expect.poll(() => bandsIn(bands).length).toBe(2)
    for (const { roster } of bandsIn(bands))
      expect(roster.derive().totals).toMatchObject({ points: 20, characters: 5 })
    expect(studio.complaints).toEqual([])
  })

  it('is built, mended and printed by keyboard alone, in the dark', async () => {
    studio = await openStudio({ dark: true, width: 1440, height: 900 })
    const { page, bands } = studio
    const reach = reaching(page)
    const press = pressing(page)
    await reach(/^Nouveau/)
    await press('Enter')
    await reach(/^Argad/)
    await press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await reach(/^Ajouter un profil$/)
    await press('Enter')
    await reach(/^Profil vierge/)
    await press('Enter')
    // The focus is in the name of whom was added.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('champ-roster-profiles-0-name')
    await page.keyboard.type('Ysengrin')
    await reach(/^Figurines$/)
    await press('Control+a')
    await page.keyboard.type('3')
    await press('Tab')
    await expect.poll(() => gauge(page)).toBe('9')
    await press('Control+z')
    await expect.poll(() => gauge(page)).toBe('3')
    await press('Control+Shift+z')
    await expect.poll(() => gauge(page)).toBe('9')
    // Nobody leads them; then three do; then one who is no officer: mended, mended, mended.
    await reach(/^Ysengrin3/)
    await press('Home', 'Enter')
    await reach(/^Ysengrin mène la troupe$/)
    await press('Enter')
    await reach(/^La troupe$/)
    await press('ArrowDown', 'Enter')
    await reach(/^Mettre le chef à part des autres$/)
    await press('Enter')
    await reach(/^En faire un chef$/)
    await press('Enter')
    await page.getByRole('button', { name: 'En faire un chef', exact: true }).waitFor({ state: 'detached' })
    await holds(page, 820)
    await saved(page)
    const [band] = bandsIn(bands)
    expect(codesOf(band)).toEqual([])
    expect(band?.roster.json).toMatchObject({
      profiles: [
        { name: 'Ysengrin', count: 1, leader: true, role: 'chef' },
        { name: 'Ysengrin', count: 2, leader: false, role: 'simple' },
      ],
    })
    const path = await printedByKeys(page)
    if (hasPoppler) expect(wordsOf(path)).toContain('Ysengrin')
    expect(studio.complaints).toEqual([])
  })
})
