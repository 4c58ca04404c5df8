/** The map editor in a real browser: a crowded table answers the hand at once, one is laid by mouse, one by keyboard. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build, preview, type InlineConfig, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { iconModule } from '../../build/icons.ts'
import { faults } from './axe.ts'
import { hasChromium } from './studio.ts'

let outDir = ''
let server: PreviewServer | undefined
let browser: Browser | undefined
let page: Page | undefined
const complaints: string[] = []

beforeAll(async () => {
  if (!hasChromium) return
  outDir = mkdtempSync(join(tmpdir(), 'copiste-map-'))
  const page: InlineConfig = {
    configFile: false,
    root: resolve(import.meta.dirname, 'map-page'),
    plugins: [vue(), iconModule()],
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(page)
  server = await preview(page)
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (outDir) rmSync(outDir, { recursive: true, force: true })
})
afterEach(async () => {
  await page?.close()
  expect(complaints.splice(0)).toEqual([])
})

const open = async (query = '', size = { width: 1280, height: 800 }): Promise<Page> => {
  const address = server?.resolvedUrls?.local[0]
  if (!browser || address === undefined) throw new Error('no browser')
  const opened = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  opened.setDefaultTimeout(90_000)
  opened.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  opened.on('pageerror', fault => complaints.push(String(fault)))
  await opened.goto(`${address}?${query}`)
  await opened.locator('svg.table').waitFor()
  await drawnTwice(opened)
  page = opened
  return opened
}

/** The next two pictures are drawn: whatever was going to change has changed. */
const drawnTwice = (on: Page): Promise<unknown> =>
  on.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

interface Laid {
  readonly map: {
    readonly width: number
    readonly pieces: readonly {
      readonly kind: string
      readonly x: number
      readonly y: number
      readonly angle: number
    }[]
  }
  readonly labels: readonly string[]
}
const laid = (on: Page): Promise<Laid> => on.evaluate(() => Object(globalThis).laid)

/** From units of the table to pixels of the window. */
const placer = async (on: Page) => {
  const box = await on.locator('svg.table').boundingBox()
  const { map } = await laid(on)
  if (!box) throw new Error('no table')
  const unit = box.width / map.width
  return (x: number, y: number) => [box.x + x * unit, box.y + y * unit] as const
}

describe.skipIf(!hasChromium)('a table of 400 pieces', () => {
  it('changes a dozen things of the page at most for each step of a drag, and no other piece', async () => {
    const on = await open('many=400')
    const at = await placer(on)
    expect(await on.locator('.within .piece').count()).toBe(400)
    await on.mouse.move(...at(2, 2))
    await on.mouse.down()
    await on.mouse.move(...at(5, 2))
    await drawnTwice(on)
    const work = await on.evaluate(() => {
      const seen: MutationRecord[] = []
      const observer = new MutationObserver(records => void seen.push(...records))
      const root = document.querySelector('.map-editor')
      if (root)
        observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(globalThis, {
        work: () =>
          seen
            .splice(0)
            .map(({ target }) => (target instanceof Element && target.closest('.piece') ? 'piece' : 'else')),
      })
      return seen.length
    })
    expect(work).toBe(0)
    for (const x of [8, 11, 14, 17, 20]) {
      await on.mouse.move(...at(x, 8))
      await drawnTwice(on)
      const changes: readonly string[] = await on.evaluate(() => Object(globalThis).work())
      expect(changes).not.toContain('piece')
      expect(changes.length).toBeGreaterThan(0)
      expect(changes.length).toBeLessThanOrEqual(12)
    }
    await on.mouse.up()
    expect((await laid(on)).map.pieces[0]).toMatchObject({ x: 20, y: 8 })
    expect((await laid(on)).labels).toEqual(['Déplacer la maison'])
  })
})

describe.skipIf(!hasChromium)('an empty table', () => {
  it('is laid by mouse: dragged out of the palette, pressed down, turned by its handle', async () => {
    const on = await open()
    const at = await placer(on)
    const tile = await on.getByRole('button', { name: 'maison', exact: true }).boundingBox()
    if (!tile) throw new Error('no tile')
    await on.mouse.move(tile.x + 20, tile.y + 20)
    await on.mouse.down()
    await on.mouse.move(...at(10, 12), { steps: 4 })
    await on.mouse.up()
    await on.getByRole('button', { name: 'ruine', exact: true }).click()
    await on.mouse.click(...at(30.3, 20.4))
    const turner = await on.locator('.turner .grip').boundingBox()
    if (!turner) throw new Error('no handle')
    await on.mouse.move(turner.x + turner.width / 2, turner.y + turner.height / 2)
    await on.mouse.down()
    await on.mouse.move(...at(40, 20), { steps: 4 })
    await on.mouse.up()
    expect((await laid(on)).map.pieces).toMatchObject([
      { kind: 'maison', x: 10, y: 12, angle: 0 },
      { kind: 'ruine', x: 30, y: 20, angle: 90 },
    ])
    expect((await laid(on)).labels).toEqual(['Poser la maison', 'Poser la ruine', 'Tourner la ruine'])
  })

  it('is laid by keyboard alone', async () => {
    const on = await open()
    await on.getByRole('button', { name: 'maison', exact: true }).focus()
    await on.keyboard.press('ArrowRight')
    await on.keyboard.press('Enter')
    expect(await on.getByRole('application').evaluate(one => one === document.activeElement)).toBe(true)
    await on.keyboard.press('ArrowLeft')
    await on.keyboard.press('Alt+ArrowUp')
    await on.keyboard.press('r')
    expect((await laid(on)).map.pieces).toMatchObject([{ kind: 'ruine', x: 29, y: 19.75, angle: 15 }])
    expect(on.url()).not.toBe('about:blank')
    await on.getByRole('radio', { name: /^Pièces/ }).click()
    await on.getByRole('option').focus()
    await on.keyboard.press('Control+d')
    await on.keyboard.press('Delete')
    expect((await laid(on)).map.pieces).toHaveLength(1)
  })

  it('keeps what is pointed at under the pointer while it is enlarged', async () => {
    const on = await open()
    const before = await placer(on)
    const [x, y] = before(40, 30)
    await on.mouse.move(x, y)
    await on.keyboard.down('Control')
    for (let turn = 0; turn < 6; turn += 1) await on.mouse.wheel(0, -120)
    await on.keyboard.up('Control')
    await drawnTwice(on)
    const [nextX, nextY] = (await placer(on))(40, 30)
    // As long as the whole table is in sight nothing can be scrolled: the first step may slip a little.
    expect(Math.abs(nextX - x)).toBeLessThan(10)
    expect(Math.abs(nextY - y)).toBeLessThan(10)
    expect(await on.getByRole('button', { name: 'Voir toute la table' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })

  it.each([
    ['', 1440],
    ['dark', 1440],
    ['', 640],
    ['dark', 640],
  ])('has nothing for axe to complain of: «%s» in %i pixels', async (query, width) => {
    const on = await open(`many=6&${query}`, { width, height: 900 })
    expect(await faults(on)).toEqual([])
    await on.getByRole('application').focus()
    await on.keyboard.press('Control+a')
    await on.getByRole('radio', { name: /^Pièces/ }).click()
    expect(await faults(on)).toEqual([])
    expect(await on.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
