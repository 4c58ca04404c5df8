/** Broken rules told where they arise and mended with a click; a band of sixty stays quick; every view can be read by all. */
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const band = (name: string, figures: readonly object[], points: number) => ({
  ...{ format: 'copiste-band', version: 1, system: 'flammes-et-fantassins', name },
  roster: { points, figures },
})

const put = async (of: Studio, name: string, content: object): Promise<void> => {
  mkdirSync(of.bands, { recursive: true })
  writeFileSync(join(of.bands, `${name}.bande.json`), JSON.stringify(content))
  await of.page.locator('.book-open').filter({ hasText: name }).click()
  await of.page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
}

/** One figure for each rule that a band can break and a remedy can mend. */
const broken = [
  {
    name: 'Trop de classes',
    build: 'agile',
    classes: ['archer', 'barbare', 'soldat', 'voleur'],
    equipment: ['arc'],
  },
  { name: 'Classe inconnue', build: 'agile', classes: ['archer', 'jongleur'], equipment: ['arc'] },
  {
    name: 'Deux mains prises',
    build: 'puissant',
    classes: ['barbare'],
    equipment: ['arme-a-deux-mains', 'arc', 'bouclier'],
  },
  { name: 'Deux armures', build: 'puissant', classes: ['soldat'], equipment: ['cuir', 'plaque', 'dague'] },
  {
    name: 'Sorts sans mage',
    build: 'agile',
    classes: ['voleur'],
    equipment: ['dague'],
    spells: ['boule-de-feu'],
  },
  { name: 'Matériel inconnu', build: 'agile', classes: ['voleur'], equipment: ['tronconneuse'] },
]

describe.skipIf(!hasChromium)('rules', () => {
  it('broken are told, and each remedy is one click until all that can be mended is', async () => {
    studio = await openStudio()
    const { page } = studio
    await put(studio, 'Les Fautifs', band('Les Fautifs', broken, 20))
    const rail = page.locator('.rail ol .rail-item')
    for (let index = 0; index < broken.length; index++) {
      await rail.nth(index).click()
      await page.locator('.editor .diagnostics .error').first().waitFor()
      const remedies = page.locator('.editor .diagnostics .error .button')
      for (let turn = 0; turn < 12 && (await remedies.count()) > 0; turn++) await remedies.first().click()
      await expect.poll(() => page.locator('.editor .diagnostics .error').count()).toBe(0)
    }
    await page.keyboard.press('Control+z')
    await page.locator('.rail-state.error').waitFor()
    expect(studio.complaints).toEqual([])
  })

  it('lead from the list of remarks to the field that they speak of', async () => {
    studio = await openStudio()
    const { page } = studio
    await put(studio, 'Les Fautifs', band('Les Fautifs', broken.slice(1, 3), 20))
    await page.locator('.all-diagnostics summary').click()
    await page.locator('.all-diagnostics .error .diagnostic-go').last().click()
    await expect.poll(() => page.locator('.editor-title').textContent()).toBe('Deux mains prises')
    const focused = await page.evaluate(() => document.activeElement?.id ?? '')
    expect(focused).toContain('champ-roster-figures-1')
  })
})

describe.skipIf(!hasChromium)('a band of sixty figures', () => {
  it('never keeps the window from answering for more than a tenth of a second', async () => {
    studio = await openStudio()
    const { page } = studio
    const figure = {
      build: 'agile',
      classes: ['magicien', 'archer'],
      equipment: ['arc', 'dague', 'grimoire'],
      grimoire: 'magie',
      spells: ['projectile-magique', 'boule-de-feu'],
    }
    const many = Array.from({ length: 60 }, (_, index) => ({ ...figure, name: `Figurine ${index + 1}` }))
    await put(studio, 'Soixante', band('Soixante', many, 200))
    await page.locator('.pdf[aria-busy=false]').waitFor()
    const longest = async (action: () => Promise<void>): Promise<number> => {
      await page.evaluate(() => {
        const seen: number[] = []
        Object.assign(globalThis, { longTasks: seen })
        new PerformanceObserver(list =>
          seen.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe({ type: 'longtask' })
      })
      await action()
      return page.evaluate(() => Math.max(0, ...Object(globalThis).longTasks))
    }
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await name.fill('Essai')
    const tasks = [
      await longest(() => page.locator('.rail ol .rail-item').nth(30).click()),
      await longest(() => name.pressSequentially('abc', { delay: 40 })),
      await longest(() =>
        page
          .locator('.editor')
          .getByRole('radio', { name: /^Puissant/ })
          .click(),
      ),
      await longest(() => page.keyboard.press('Control+z')),
    ]
    expect(Math.max(...tasks)).toBeLessThan(100)
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const faults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await Object(globalThis).axe.run()
    return violations.map(
      ({ id, nodes }: { id: string; nodes: readonly { html: string }[] }) =>
        `${id}: ${nodes[0]?.html.slice(0, 120)}`,
    )
  })
}

describe.skipIf(!hasChromium).each([false, true])('every view (dark: %s)', dark => {
  it('is without fault for axe', async () => {
    studio = await openStudio({ dark })
    const { page } = studio
    const seen = new Map<string, readonly string[]>()
    const look = async (view: string): Promise<void> => void seen.set(view, await faults(page))
    await look('empty shelf')
    await page.getByRole('button', { name: 'Nouvelle bande' }).click()
    await page.getByRole('dialog').waitFor()
    await look('new band')
    await page.keyboard.press('Escape')
    await fromSample(page, 'Une bande de Mages')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await look('figure')
    await page.getByRole('button', { name: 'La bande' }).click()
    await look('band')
    await page.getByRole('button', { name: 'Versions gardées' }).click()
    await page.getByRole('dialog').waitFor()
    await look('versions')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await look('palette')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
    await look('shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Vue d’ensemble' }).click()
    await look('overview')
    await page.locator('.band-head .icon-button').first().click()
    await page.keyboard.press('Control+p')
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await look('print')
    await page.getByRole('button', { name: 'Régler une imprimante…' }).click()
    await page.getByRole('dialog').waitFor()
    await look('printers')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+b')
    await page.locator('.book').waitFor()
    await look('shelf')
    expect([...seen].filter(([, found]) => found.length > 0)).toEqual([])
    expect(studio.complaints).toEqual([])
  })
})
