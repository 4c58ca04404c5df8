/** The table and the comparison in a real browser: marked by touch, kept through a reload and a host that dies. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const toPlay = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+j')
  await page.locator('.play .row').first().waitFor()
}
const openBook = async (page: Page): Promise<void> => {
  await page
    .locator('.book')

    .getByRole('button')
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
}
const figure = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
const life = (page: Page, name: string): Locator =>
  figure(page, name).getByRole('button', { name: /en perdre un$/ })
const left = async (page: Page, name: string): Promise<string> =>
  (await life(page, name).locator('.value').innerText()).trim()
const round = (page: Page) => page.locator('.round strong')
const isKept = (page: Page): Promise<void> => page.locator('.kept.host').waitFor()

const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

/** What a finger is asked to hit, and how large it is. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.play button, .play summary')].flatMap(button => {
      const { width, height } = button.getBoundingClientRect()
      const told = `${button.getAttribute('aria-label') ?? button.textContent} ${width}×${height}`
      return width > 0 && Math.min(width, height) < 44 ? [told] : []
    }),
  )

describe.skipIf(!hasChromium).each([
  ['phone', 390, 844, false],
  ['tablet', 1024, 768, true],
] as const)('a game at the table (%s)', (_, width, height, dark) => {
  it('is marked, goes on to the next Round, and is there again after a reload', async () => {
    studio = await openStudio({ width, height, dark })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await toPlay(page)
    const before = readdirSync(studio.bands).map(name =>
      readFileSync(join(studio?.bands ?? '', name), 'utf8'),
    )

    await life(page, 'Ysoline Brûle-Chapitre').click()
    await life(page, 'Ysoline Brûle-Chapitre').click()
    expect(await left(page, 'Ysoline Brûle-Chapitre')).toBe('4')
    await figure(page, 'Ysoline Brûle-Chapitre')
      .getByRole('button', { name: /en regagner un$/ })
      .click()
    expect(await left(page, 'Ysoline Brûle-Chapitre')).toBe('5')
    // Held, the same button gives back.
    await life(page, 'Ysoline Brûle-Chapitre').dispatchEvent('pointerdown', { button: 0 })
    await expect.poll(() => left(page, 'Ysoline Brûle-Chapitre')).toBe('6')
    await life(page, 'Ysoline Brûle-Chapitre').dispatchEvent('pointerup')
    await life(page, 'Ysoline Brûle-Chapitre').dispatchEvent('click')
    expect(await left(page, 'Ysoline Brûle-Chapitre')).toBe('6')

    for (let turn = 0; turn < 10; turn++) await life(page, 'Mousse, le concierge').click()
    await figure(page, 'Mousse, le concierge').getByText('hors de combat').waitFor()
    await figure(page, 'Frère Têtard').locator('.who').click()
    await page.getByRole('button', { name: 'Assommé', exact: true }).click()
    await page.getByRole('button', { name: 'Concentré', exact: true }).click()
    await page.getByRole('button', { name: /^Chat Noir poussé/ }).click()
    expect(await small(page)).toEqual([])
    expect(await faults(page)).toEqual([])
    expect(await beyond(page)).toEqual([0, 0])

    await page.getByRole('button', { name: 'Fin du Round', exact: true }).click()
    await expect.poll(() => round(page).innerText()).toBe('2')
    // Four are left, of two Classes at most; the cat was pushed.
    await page.getByRole('button', { name: /^PA de Bande\s*6/ }).waitFor()
    await page.getByRole('button', { name: /^Commandement\s*2/ }).waitFor()
    const pressed = (name: string) =>
      page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')
    expect([await pressed('Assommé'), await pressed('Concentré')]).toEqual(['true', 'false'])
    await isKept(page)

    await page.reload()
    await page.locator('.shelf[data-ready=true]').waitFor()
    await openBook(page)
    await toPlay(page)
    await expect.poll(() => round(page).innerText()).toBe('2')
    expect(await left(page, 'Mousse, le concierge')).toBe('0')

    await page.getByRole('button', { name: 'Nouvelle partie' }).click()
    await expect.poll(() => round(page).innerText()).toBe('1')
    await page
      .locator('.toast', { hasText: 'tout est effacé' })
      .getByRole('button', { name: 'Annuler' })
      .click()
    await expect.poll(() => round(page).innerText()).toBe('2')
    await page.keyboard.press('Control+z')
    expect(
      readdirSync(studio.bands).map(name => readFileSync(join(studio?.bands ?? '', name), 'utf8')),
    ).toEqual(before)
    expect(studio.complaints).toEqual([])
  })
})

/** What stands out of its place: a name that nobody can read, a word or a number beside its box. */
const outOfPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = (element: Element | null): number => element?.getBoundingClientRect().width ?? 0
    const unread = [...document.querySelectorAll('.play .row')].flatMap(row => {
      const name = row.querySelector('strong')
      return width(name) < Math.min(90, name?.scrollWidth ?? 0) ? [`${name?.textContent} ${width(name)}`] : []
    })
    const beside = [...document.querySelectorAll('.play .amount')].flatMap(amount => {
      const box = amount.getBoundingClientRect()
      return [...amount.querySelectorAll('.word, .value, .pips, svg')].flatMap(part => {
        const { left, right, width: wide } = part.getBoundingClientRect()
        const regain = amount.querySelector('.regain')
        const end = regain?.contains(part) ? box.right : (regain?.getBoundingClientRect().left ?? box.right)
        return wide > 0 && (left < box.left - 1 || right > end + 1) ? [`${amount.textContent} ${wide}`] : []
      })
    })
    return unread.concat(beside)
  })

describe.skipIf(!hasChromium)('a game of any system', () => {
  it.each(systems.flatMap(({ name, samples: [sample] }) => (sample ? [[name, sample.title]] : [])))(
    'has every name and number in its place, whatever the window (%s)',
    async (_, title) => {
      studio = await openStudio({ width: 1440, height: 900 })
      const { page } = studio
      await fromSample(page, title ?? '')
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [821, 1100],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        if (width > 816) {
          const head = page.locator('.band-head')
          expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        }
        await toPlay(page)
        expect(await outOfPlace(page)).toEqual([])
        expect(await beyond(page)).toEqual([0, 0])
        await page.locator('.play-head .tool').first().click()
        await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
      }
      expect(studio.complaints).toEqual([])
    },
  )
})

describe.skipIf(!hasChromium)('a game whose host dies', () => {
  it('goes on in the window, and reaches the host that comes after', async () => {
    studio = await openStudio({ width: 390, height: 844 })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await toPlay(page)
    await life(page, 'Frère Têtard').click()
    await isKept(page)
    await studio.crash()
    await life(page, 'Frère Têtard').click()
    await life(page, 'Frère Têtard').click()
    expect(await left(page, 'Frère Têtard')).toBe('4')
    await page.locator('.kept.here').waitFor()
    const kept = await page.evaluate(() =>
      Object.entries({ ...localStorage }).flatMap(([key, value]) =>
        key.startsWith('copiste.partie.') ? [JSON.parse(String(value)).played.members[0].marks] : [],
      ),
    )
    expect(kept).toEqual([{ pv: 4 }])
    // The window itself goes before anybody answers.
    await page.close()
    const next = await studio.restart()
    await openBook(next)
    await toPlay(next)
    await expect.poll(() => left(next, 'Frère Têtard')).toBe('4')
  })
})

describe.skipIf(!hasChromium)('figures side by side', () => {
  it('are sorted by hand and by keys, and lead to the figure', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page } = studio
    await fromSample(page, 'Une bande de Mages')
    await page.getByRole('radio', { name: 'Tableau' }).click()
    const names = () => page.locator('.overview tbody th').allInnerTexts()
    const life = page.getByRole('columnheader', { name: 'Points de Vie' })
    await life.getByRole('button').click()
    expect(await life.getAttribute('aria-sort')).toBe('descending')
    expect((await names()).map(name => name.trim()).slice(0, 2)).toEqual([
      'Mousse, le concierge',
      'Frère Têtard',
    ])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('columnheader', { name: 'Trame' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    expect((await names())[0]?.trim()).toBe('Ysoline Brûle-Chapitre')
    expect(await faults(page)).toEqual([])
    await page.getByRole('radio', { name: 'Graphiques' }).click()
    await page.locator('.chart').first().waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('radio', { name: 'Nombres' }).click()
    await page.getByRole('button', { name: 'Frère Têtard' }).press('Enter')
    await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
    expect(studio.complaints).toEqual([])
  })
})
