/** The compendium and the palette as a player has them: from the shelf, from a band, by keys alone, and on paper. */
import { mkdirSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const title = (page: Page) => page.locator('.reading h2')
const entries = (page: Page) => page.locator('.entry strong')

/** Pictures of what is tried, for eyes, where somebody asked for them. */
const pictures = process.env['COPISTE_LOOK']
const look = async (page: Page, name: string): Promise<void> => {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png` })
}

const sizes = [
  [1440, 900],
  [1024, 768],
  [1920, 1080],
  [640, 900],
] as const

/** Where everything stands that can be pressed. */
const places = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .evaluateAll(all =>
      JSON.stringify(
        all.map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]),
      ),
    )

describe.skipIf(!hasChromium)('the compendium', () => {
  it('is opened from the shelf, searched, read and left by keys alone', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.keyboard.press('Control+g')
    await title(page).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('BOULE de')
    await expect.poll(() => title(page).textContent()).toBe('Boule de feu')
    expect(await page.locator('.reading mark').first().textContent()).toBe('Boule')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('zone')
    await expect.poll(() => entries(page).count()).toBe(11)
    expect(await title(page).textContent()).toBe('Boule de feu')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => title(page).textContent()).toBe('Fascination pour les Ténèbres')
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect.poll(() => entries(page).count()).toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await page.locator('.shelf').waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('is opened from a band, left to where one was, and Back and Forward know the way', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.keyboard.press('Control+g')
    await title(page).waitFor()
    await page.keyboard.press('Control+g')
    await page.getByRole('heading', { name: 'Compendium', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    await page.goForward()
    await title(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
  })

  it('stands beside the editor in the place of the preview, and gives it back', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await page.keyboard.press('Control+g')
    const side = page.getByRole('complementary', { name: 'Compendium' })
    await side.waitFor()
    await page.keyboard.type('boule de')
    await expect.poll(() => title(page).textContent()).toBe('Boule de feu')
    // One goes on writing beside it.
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ysoline la Relue')
    await expect.poll(() => page.locator('.rail ol').textContent()).toContain('Ysoline la Relue')
    expect(await title(page).textContent()).toBe('Boule de feu')
    expect(await faults(page)).toEqual([])
    await side.getByRole('searchbox').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await side.waitFor({ state: 'detached' })
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await page.getByRole('button', { name: 'Compendium', pressed: false }).click()
    await side.getByRole('button', { name: 'Revenir à l’aperçu' }).click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('is one stop of the Tab key for each of its groups', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.getByRole('button', { name: 'Compendium' }).click()
    await title(page).waitFor()
    const stops = await page
      .locator('#contenu')
      .evaluate(
        main =>
          main.querySelectorAll('button:not([tabindex="-1"]):not(:disabled), input, [tabindex="0"]').length,
      )
    expect(stops).toBeLessThanOrEqual(13)
  })

  it('prints what is listed, and nothing else', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.keyboard.press('Control+g')
    await page.getByRole('radio', { name: /^Talents/ }).click()
    await expect.poll(() => entries(page).count()).toBe(12)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Imprimer' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Flammes & Fantassins, talents.pdf')
    expect(statSync(await file.path()).size).toBeGreaterThan(10_000)
  })

  it('moves nothing under the pointer', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.keyboard.press('Control+g')
    await title(page).waitFor()
    const before = await places(page, '.facet, .entry, .top button')
    await page.locator('.entry').nth(1).hover()
    await page.locator('.facet').nth(2).hover()
    await page.locator('.facet').nth(2).focus()
    await page.locator('.entry').nth(2).click()
    expect(await places(page, '.facet, .entry, .top button')).toBe(before)
  })
})

describe.skipIf(!hasChromium)('the palette', () => {
  it('leads from « boule » to the rule, from « tarot » to the print', async () => {
    studio = await openStudio()
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('boule')
    await page.locator('.beside h2').waitFor()
    expect(await page.locator('.beside h2').textContent()).toBe('Boule de feu')
    await page.keyboard.press('Enter')
    await expect.poll(() => title(page).textContent()).toBe('Boule de feu')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tarot')
    await page.getByRole('option', { name: /Tarot/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Cartes', exact: true }).inputValue())
      .toBe('tarot')
  })

  it('keeps its place whatever is typed', async () => {
    studio = await openStudio()
    const { page } = studio
    await page.keyboard.press('Control+k')
    await page.locator('.palette-input').waitFor()
    const before = await places(page, '.frame, .palette-input')
    for (const word of ['boule', ' qqqq']) {
      await page.keyboard.type(word)
      expect(await places(page, '.frame, .palette-input')).toBe(before)
    }
  })
})

describe.skipIf(!hasChromium).each([false, true])('both (dark: %s)', dark => {
  it('are without fault for axe, at every size', async () => {
    studio = await openStudio({ dark })
    const { page } = studio
    const tone = dark ? 'dark' : 'light'
    const seen: Record<string, readonly string[]> = {}
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.keyboard.press('Control+g')
      // Beside the editor first, where there is room.
      if (width > 816) await page.keyboard.press('Control+g')
      await page.getByRole('heading', { name: 'Compendium', level: 1 }).waitFor()
      seen[`compendium ${width}`] = await faults(page)
      await look(page, `compendium-${width}-${tone}`)
      await page.keyboard.press('/')
      await page.keyboard.type('zone')
      await page.locator('.entry mark').first().waitFor()
      seen[`search ${width}`] = await faults(page)
      await look(page, `search-${width}-${tone}`)
      await page.keyboard.type('zzz')
      await page.locator('.near').waitFor()
      seen[`nothing ${width}`] = await faults(page)
      if (width === 1440) await look(page, `nothing-${tone}`)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('boule')
      await page.getByRole('option', { name: /^Boule de feu/ }).waitFor()
      seen[`palette ${width}`] = await faults(page)
      await look(page, `palette-${width}-${tone}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect(Object.entries(seen).filter(([, found]) => found.length > 0)).toEqual([])
  })
})
