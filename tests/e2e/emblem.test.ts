/** The emblem of a faction, chosen in the studio: framed round, kept square, and light whatever it shows. */
import { createCanvas } from '@napi-rs/canvas'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { decodePicture } from '../../src/host/pictures.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, saved, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

/** Nothing weighs more than noise. */
const noise = (): Buffer => {
  const canvas = createCanvas(1600, 1000)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(1600, 1000)
  let state = 1
  pixels.data.forEach((_, index) => {
    state = (state * 48_271) % 2_147_483_647
    pixels.data[index] = index % 4 === 3 ? 255 : state % 256
  })
  context.putImageData(pixels, 0, 0)
  return canvas.toBuffer('image/png')
}

describe.skipIf(!hasChromium)('the emblem of a faction', () => {
  it('is framed round, kept square, and stays under a mebibyte', async () => {
    studio = await openStudio({ width: 1440, height: 900 })
    const { page, bands } = studio
    await fromSample(page, 'La Grande Marmite')
    await page.locator('.rail ol li').filter({ hasText: 'Carte jouable' }).first().click()
    const file = join(studio.folder, 'bruit.png')
    writeFileSync(file, noise())
    const field = page.getByRole('group', { name: 'Emblème' })
    await field.locator('.file').setInputFiles(file)
    const image = field.locator('img')
    await image.waitFor()
    const box = await image.boundingBox()
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0)
    expect(await image.evaluate(one => getComputedStyle(one).borderTopLeftRadius)).toBe('50%')
    await field.getByRole('button', { name: 'Garder ce cadrage' }).click()
    await saved(page)
    const [name = ''] = readdirSync(bands).filter(one => one.endsWith('.bande.json'))
    const [picture = ''] = /data:image\/jpeg;base64,[^"]+/.exec(readFileSync(join(bands, name), 'utf8')) ?? []
    expect(await decodePicture(picture)).toMatchObject({ width: 560, height: 560 })
    expect((picture.length - picture.indexOf(',') - 1) * 0.75).toBeLessThanOrEqual(1024 * 1024)
    expect(studio.complaints).toEqual([])
  })
})
