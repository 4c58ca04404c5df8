/** What makes a window calm: nothing moves under the pointer, few stops of the Tab key, few steps to the first print. */
import { statSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const sizes = [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Where all of these stand, to the pixel. */
const placesOf = (things: Locator): Promise<readonly (readonly number[])[]> =>
  things.evaluateAll(all =>
    all
      .map(one => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  )

/** The next two pictures are drawn: whatever was going to move has moved. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

describe.skipIf(!hasChromium).each(sizes)('a window of %i × %i pixels', (width, height) => {
  it('moves nothing of its rail under a pointer, a focus or a click', async () => {
    studio = await openStudio({ width, height })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    const rows = page.locator('.rail-item, .rail-add, .rail-foot')
    const before = await placesOf(rows)
    expect(before.length).toBeGreaterThan(8)
    const items = page.locator('.rail-item')
    for (let at = 0; at < (await items.count()); at++) {
      await items.nth(at).hover()
      await settled(page)
      expect(await placesOf(rows), `hover ${at}`).toEqual(before)
      await items.nth(at).focus()
      await settled(page)
      expect(await placesOf(rows), `focus ${at}`).toEqual(before)
      await items.nth(at).click()
      await settled(page)
      expect(await placesOf(rows), `click ${at}`).toEqual(before)
    }
    // A fault that comes has its place as well.
    await items.nth(1).click()
    await page.getByRole('button', { name: 'Retirer Bâton' }).click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    expect(await placesOf(rows)).toEqual(before)
  })

  it('moves nothing of the dialog of choices, nor of what is chosen in it', async () => {
    studio = await openStudio({ width, height })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.getByRole('button', { name: 'Changer : Équipement' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('option').first().waitFor()
    const rows = dialog.getByRole('option')
    const around = dialog.locator('.dialog-head, .filters, .picker-body, .dialog-foot, .tray')
    const [places, frame] = [await placesOf(rows), await placesOf(around)]
    expect(places.length).toBeGreaterThan(8)
    for (let at = 0; at < 8; at++) {
      await rows.nth(at).hover()
      await settled(page)
      expect(await placesOf(rows), `hover ${at}`).toEqual(places)
      expect(await placesOf(around), `hover ${at}`).toEqual(frame)
      for (const turn of ['on', 'off']) {
        await rows.nth(at).click()
        await settled(page)
        expect(await placesOf(rows), `${turn} ${at}`).toEqual(places)
        expect(await placesOf(around), `${turn} ${at}`).toEqual(frame)
      }
    }
    // Nor when the card of what is read comes, a little later, as it would lie on the table.
    await dialog.getByRole('radio', { name: 'Sorts' }).click()
    const [spells, frameOfSpells] = [await placesOf(rows), await placesOf(around)]
    await rows.filter({ hasText: 'Boule de feu' }).hover()
    const card = dialog.getByRole('img', { name: 'Sa carte : Boule de feu' })
    await card.waitFor()
    const drawn = await card.evaluate(one =>
      one instanceof HTMLImageElement ? one.naturalHeight / one.naturalWidth : 0,
    )
    expect(drawn).toBeCloseTo(88 / 63, 1)
    expect(await placesOf(rows)).toEqual(spells)
    expect(await placesOf(around)).toEqual(frameOfSpells)
  })

  it('moves nothing of what is chosen while the pointer goes over it', async () => {
    studio = await openStudio({ width, height })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    const chosen = page.locator('.chosen-one, .tally, .section-tab, .band-head button')
    const before = await placesOf(chosen)
    const some = page.locator('.tally, .chosen-one')
    for (let at = 0; at < 12; at++) {
      if (!(await some.nth(at).isVisible())) continue
      await some.nth(at).focus()
      await settled(page)
      const scrolled = await placesOf(chosen)
      await some.nth(at).hover()
      await settled(page)
      expect(await placesOf(chosen), `hover ${at}`).toEqual(scrolled)
    }
    await page.locator('#contenu').evaluate(pane => pane.scrollTo(0, 0))
    await page.mouse.move(2, 2)
    await settled(page)
    expect(await placesOf(chosen)).toEqual(before)
  })
})

describe.skipIf(!hasChromium)('the Tab key', () => {
  it('goes through a whole figure in under thirty stops', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await page.locator('.rail-item[aria-current]').focus()
    const stops: string[] = []
    for (let turn = 0; turn < 200; turn++) {
      await page.keyboard.press('Tab')
      const [where, name] = await page.evaluate(() => {
        const { activeElement: one } = document
        const place = one?.closest('#contenu') ? 'figure' : one?.closest('aside') ? 'side' : 'around'
        return [place, one?.getAttribute('aria-label') ?? one?.textContent?.trim().slice(0, 30) ?? '']
      })
      if (where === 'side') break
      if (where === 'figure') stops.push(name ?? '')
    }
    // Every field is among them.
    for (const field of ['Classes', 'Équipement', 'Spécialité', 'Sorts'])
      expect(stops).toContain(`Changer : ${field}`)
    expect(stops.length, stops.join('\n')).toBeLessThan(30)
  })
})

describe.skipIf(!hasChromium)('a newcomer', () => {
  it('has the first band of their own printed in sixteen steps, from nothing', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    const begun = Date.now()
    let steps = 0
    const step = async (action: Promise<unknown>): Promise<void> => {
      steps++
      await action
    }
    const dialog = page.getByRole('dialog')
    await step(page.getByRole('button', { name: 'Nouveau' }).click())
    await step(dialog.getByRole('button', { name: /^Flammes/ }).click())
    await step(page.getByRole('textbox', { name: 'Nom de la bande' }).fill('Les Lanternes'))
    for (const [who, weapon] of [
      ['Barbare', 'Arme à deux mains'],
      ['Archer', 'Arc'],
    ] as const) {
      await step(page.locator('.rail-add').click())
      await step(dialog.getByRole('button', { name: new RegExp(`^${who}`) }).click())
      await step(page.getByRole('button', { name: 'Changer : Équipement' }).click())
      await step(dialog.getByRole('option', { name: weapon }).first().click())
      await step(dialog.getByRole('button', { name: 'Appliquer' }).click())
    }
    await step(page.getByRole('button', { name: 'Imprimer…' }).click())
    await page.locator('.sheets[aria-busy=false]').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      step(page.getByRole('button', { name: 'Télécharger le PDF' }).click()),
    ])
    expect(statSync(await file.path()).size).toBeGreaterThan(10_000)
    expect(steps).toBeLessThanOrEqual(16)
    console.log(
      `a newcomer's first band: ${steps} steps, ${((Date.now() - begun) / 1000).toFixed(1)} s by machine`,
    )
    expect(studio.complaints).toEqual([])
  })
})
