/** An icon that no game names, found in French by keys alone: seen in the studio, and drawn in the PDF. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { hasTools } from '../press/pdf.ts'
import { faults } from './axe.ts'
import { closeBrowser, hasChromium, openStudio, reaching, saved, type Studio } from './studio.ts'

const root = resolve(import.meta.dirname, '../..')
let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const outline = / d="([^"]+)"/.exec(gameIcons.icons.anteater.body)?.[1] ?? ''

/** Its streams laid open: the numbers of outlines can be read. */
const opened = (pdf: string): string =>
  execFileSync('qpdf', ['--qdf', '--object-streams=disable', pdf, '-'], {
    encoding: 'latin1',
    maxBuffer: 256 * 1024 * 1024,
  })

const newObject = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Nouveau' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Scénario/ })
    .click()
  await page.getByRole('textbox', { name: 'Titre du scénario' }).fill('La nuit du tamanoir')
  await page
    .getByRole('radio', { name: /^Objets/ })
    .and(page.locator('.chip'))
    .click()
  await page.getByRole('button', { name: 'Nouvel objet' }).click()
}

describe.skipIf(!hasChromium)('an icon', () => {
  it('is found in French by keys alone, seen at once, and printed', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await newObject(page)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Le tamanoir')
    await reaching(page)(/^Icône\s: /)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choisir une icône' })
    await dialog.getByRole('combobox').waitFor()
    await page.keyboard.type('fourmi')
    await dialog.getByRole('option', { name: 'Fourmi' }).first().waitFor()
    // The next but one in the row: by arrows, and back.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('TAMANOIR')
    await expect.poll(() => dialog.locator('.told').innerText()).toMatch(/^Fourmilier\s+anteater$/)
    await page.waitForFunction(() => document.querySelectorAll('[role=option] svg path').length > 0)
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    const choice = page.getByRole('button', { name: /^Icône : anteater/ })
    await expect.poll(() => choice.locator('path').getAttribute('d')).toBe(outline)
    await expect.poll(() => choice.evaluate(one => one === document.activeElement)).toBe(true)
    await saved(page)
    const { bands } = studio
    const [name = ''] = readdirSync(bands).filter(file => file.endsWith('.scenario.json'))
    const path = join(bands, name)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ objects: [{ icon: 'anteater' }] })

    // Opened anew, what was chosen is there, and the first that is offered.
    await page.reload()
    await page.locator('.book-open').filter({ hasText: 'La nuit du tamanoir' }).click()
    await page
      .getByRole('radio', { name: /^Objets/ })
      .and(page.locator('.chip'))
      .click()
    await expect.poll(() => choice.locator('path').getAttribute('d')).toBe(outline)
    await choice.click()
    expect(await dialog.getByRole('option').first().getAttribute('aria-label')).toBe('Fourmilier')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(studio.complaints).toEqual([])

    if (!hasTools) return
    const pdf = join(studio.folder, 'tamanoir.pdf')
    const ran = spawnSync(
      process.execPath,
      [join(root, 'bin', 'copiste.mjs'), 'scenario', path, '--out', pdf],
      { encoding: 'utf8' },
    )
    expect(ran.stderr).not.toContain('icône')
    expect(ran.status).toBe(0)
    // Where its outline begins, as the press writes it: the numbers of the path, its decimals kept.
    const [x = '', y = ''] = /^[Mm]([\d.]+)[ ,]([\d.]+)/.exec(outline)?.slice(1) ?? []
    expect(opened(pdf)).toContain(`${Number(x)} ${Number(y)} m`)
  })

  it('is shown in the dark and in a narrow window, with nothing that axe finds fault with', async () => {
    studio = await openStudio({ width: 1024, height: 768, dark: true })
    const { page } = studio
    await newObject(page)
    await page.getByRole('button', { name: /^Icône : / }).click()
    const dialog = page.getByRole('dialog', { name: 'Choisir une icône' })
    await dialog.getByRole('combobox').fill('dragon')
    await dialog.getByRole('option').first().waitFor()
    expect(await faults(page)).toEqual([])
    const box = await dialog.boundingBox()
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 768).toBe(true)

    // However far into four thousand: what is in sight is drawn, and little more.
    await dialog.getByRole('combobox').fill('')
    const most = await dialog.locator('.field-of-icons').evaluate(async pane => {
      const frame = () => new Promise<number>(settle => requestAnimationFrame(settle))
      let held = 0
      for (let turn = 0; turn < 30; turn++) {
        pane.scrollTop += 720
        await frame()
        held = Math.max(held, pane.querySelectorAll('[role=option]').length)
      }
      return held
    })
    expect(most).toBeGreaterThan(10)
    expect(most).toBeLessThan(400)
    expect(studio.complaints).toEqual([])
  })

  it.each([
    { width: 1440, height: 900, dark: true },
    { width: 1024, height: 768, dark: false },
  ])('is chosen for a figure of a map and put into a text, $width wide', async window => {
    studio = await openStudio(window)
    const { page } = studio
    const { bands } = studio
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Scénario/ })
      .click()
    await page.getByRole('textbox', { name: 'Titre du scénario' }).fill('La chouette')
    await page.getByRole('button', { name: 'Dresser une carte' }).click()
    const editor = page.locator('.map-editor')
    await editor
      .getByRole('radio', { name: 'Figurines' })
      .or(editor.getByRole('tab', { name: 'Figurines' }))
      .first()
      .click()
    await editor.getByRole('button', { name: 'figurine', exact: true }).click()
    const table = await editor.locator('svg.table').first().boundingBox()
    if (!table) throw new Error('a table is drawn')
    await page.mouse.click(table.x + table.width / 2, table.y + table.height / 2)
    const inspector = page.locator('.inspector')
    await inspector.getByRole('button', { name: /^Icône\s: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Choisir une icône' })
    await dialog.getByRole('combobox').fill('chouette')
    await dialog.getByRole('option').first().waitFor()
    expect(await faults(page)).toEqual([])
    const first = (await dialog.locator('.told small').innerText()).trim()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const chosen = inspector.getByRole('button', { name: `Icône : ${first}` })
    await chosen.locator('path').first().waitFor({ state: 'attached' })

    await page.getByRole('radio', { name: 'Mise en place' }).and(page.locator('.chip')).click()
    const text = page.getByRole('textbox', { name: 'Mise en place', exact: true })
    await text.fill('Un  hulule.')
    await text.press('Home')
    for (let step = 0; step < 3; step++) await text.press('ArrowRight')
    await page.getByRole('button', { name: 'Icône…' }).click()
    await dialog.getByRole('combobox').fill('chouette')
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    // The caret is where it was, behind what came.
    await expect.poll(() => text.inputValue()).toBe(`Un :${first}: hulule.`)
    await page.keyboard.type('!')
    await expect.poll(() => text.inputValue()).toBe(`Un :${first}:! hulule.`)
    await saved(page)
    const [name = ''] = readdirSync(bands).filter(file => file.endsWith('.scenario.json'))
    expect(JSON.parse(readFileSync(join(bands, name), 'utf8'))).toMatchObject({
      setup: `Un :${first}:! hulule.`,
      map: { pieces: [{ kind: 'figurine', icon: first }] },
    })
    expect(studio.complaints).toEqual([])
  })
})
