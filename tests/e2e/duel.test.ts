/** Two figures set against each other, in a real browser: reached, read, changed by hand and by keys, left again. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

describe.skipIf(!hasChromium).each([false, true])('a duel (dark: %s)', dark => {
  it('promise 11: is reached from the band, fought against another band, and left by Escape', async () => {
    studio = await openStudio({ dark })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.keyboard.press('Control+b')
    await page.locator('.book').waitFor()
    await fromSample(page, 'Première partie')
    await page.getByRole('radio', { name: 'Duel', exact: true }).click()
    const attacker = page.getByRole('region', { name: 'Qui attaque' })
    const target = page.getByRole('region', { name: 'Qui est visé' })
    await attacker.getByLabel('Figurine').selectOption({ label: 'Mahaut la Fourche' })
    await target.getByLabel('Figurine').selectOption({ label: 'Dame Aubépine du Pont' })
    const verdict = page.locator('.verdict.first')
    // Mêl. +1 and FOR +1 against CA 8: eleven throws of thirty-six.
    await expect.poll(() => verdict.innerText()).toMatch(/^31\s%\s+touche Dame Aubépine du Pont\s+1,31\sPV/)
    await attacker.getByLabel('Charge').check()
    await expect.poll(() => verdict.innerText()).toMatch(/^56\s%/)
    await page.getByRole('button', { name: 'Échanger les rôles' }).click()
    await expect.poll(() => verdict.innerText()).toMatch(/touche Mahaut la Fourche/)
    await target.getByLabel('Bande').selectOption({ label: 'L’École buissonnière d’Oc' })
    await page.getByRole('heading', { name: 'La Milice du Pont-aux-Oies contre L’École' }).waitFor()
    await page.getByRole('button', { name: /^Gontran Grosse-Louche contre Frère Têtard/ }).click()
    await expect.poll(() => verdict.innerText()).toMatch(/touche Frère Têtard/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => verdict.innerText()).toMatch(/touche Corbinien Demi-Bougie/)
    expect(await faults(page)).toEqual([])
    await target.getByLabel('Bande').selectOption({ label: 'Une défense nue' })
    await target.getByRole('textbox', { name: 'CA' }).fill('9')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /contre CA\s9/, pressed: true }).waitFor()
    expect(await faults(page)).toEqual([])
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(beyond).toEqual([0, 0])
    await page.locator('#contenu').focus()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await page.goForward()
    await page.locator('.duel-grid').waitFor()
    await page.goBack()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('> duel')
    await page.getByRole('option', { name: 'Mettre deux figurines en duel' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.duel-grid').waitFor()
    expect(studio.complaints).toEqual([])
  })
})
