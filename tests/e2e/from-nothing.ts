/** What the tests have alike that build a band from nothing: its game asked for, its parts found, its print read. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readBand, type Band, type Diagnostic } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { reaching } from './studio.ts'

export const hasPoppler = !(process.env['COPISTE_MISSING_TOOLS'] ?? '').split(',').includes('poppler')

/** The bands of the folder, as the rules core reads them. */
export const bandsIn = (folder: string): readonly Band[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.bande.json'))
    .map(file => {
      const band = readBand(readFileSync(join(folder, file)), systems)
      if (!band.ok) throw new Error(`${file} cannot be read`)
      return band.value
    })

export const bandNamed = (folder: string, name: string): Band => {
  const bands = bandsIn(folder)
  const found = bands.find(band => band.name === name)
  if (!found) throw new Error(`no ${name} among ${bands.map(band => band.name).join(', ')}`)
  return found
}

export const codesOf = (band: Band | undefined): readonly string[] | undefined =>
  band?.roster.validate().map(({ code }) => code)

export const errorsOf = (band: Band | undefined): readonly Diagnostic[] | undefined =>
  band?.roster.validate().filter(({ severity }) => severity === 'error')

export const begin = async (page: Page, game: RegExp, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Nouveau' }).click()
  await page.getByRole('button', { name: game }).click()
  await page.getByRole('textbox', { name: 'Nom de la bande' }).fill(name)
}

export const gauge = (page: Page): Promise<string> =>
  page.locator('.band-head .gauge').first().locator('.gauge-value').innerText()
export const rail = (page: Page, name: RegExp): Locator =>
  page.locator('.rail-item').filter({ hasText: name })
export const named = (page: Page): Locator => page.getByRole('textbox', { name: 'Nom', exact: true }).first()

/** The box of a small score. */
export const boxOf = (row: Locator, value: number): Locator =>
  row.locator('.box').getByText(`${value}`, { exact: true })

/** Of a list that offers one thing alone nothing is chosen. */
export const addFrom = async (page: Page, button: string, choice?: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  if (choice) await page.getByRole('dialog').getByRole('button', { name: choice }).click()
  // One goes on to the name of what was added.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/-name$|-title$/)
}

/** Wide and narrow: nothing that axe finds fault with, nothing that goes beyond the window or its head. */
export const holds = async (page: Page, narrow: number): Promise<void> => {
  for (const width of [1440, narrow]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faults(page), `at ${width}`).toEqual([])
    const over = await page.evaluate(() => {
      const head = document.querySelector('.band-head')
      const print = head?.querySelector('.primary')?.getBoundingClientRect().right ?? Infinity
      return [
        document.documentElement.scrollWidth - innerWidth,
        (head?.scrollWidth ?? 0) - innerWidth,
        Math.max(0, print - innerWidth),
      ]
    })
    expect(over, `at ${width}`).toEqual([0, 0, 0])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

export const pressing =
  (page: Page) =>
  async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }

/** Where the PDF lies that the window of the print gives. */
export const downloaded = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  ])
  return file.path()
}

/** Printed by keyboard alone. */
export const printedByKeys = async (page: Page): Promise<string> => {
  await page.keyboard.press('Control+p')
  await page.locator('.print-report strong').waitFor()
  await reaching(page)(/^Télécharger le PDF/)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  return (await download).path()
}

export const wordsOf = (pdf: string): string =>
  execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
