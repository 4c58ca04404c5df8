/**
 * Reference pages for what only eyes can judge: one picture for each asset in the default look, drawn by pdfjs. After a
 * change that was looked at and found good: COPISTE_GOLDEN=refresh npx vitest run tests/press/golden.test.ts
 */
import { loadImage, createCanvas } from '@napi-rs/canvas'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'
import { firstPage } from './pixels.ts'
import { printBand, root, sampleBand } from './press.ts'

const folder = join(root, 'tests', 'golden')
const refresh = process.env['COPISTE_GOLDEN'] === 'refresh'
const dpi = 50

const pixels = async (png: Uint8Array) => {
  const image = await loadImage(Buffer.from(png))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    width: image.width,
    height: image.height,
    data: context.getImageData(0, 0, image.width, image.height).data,
  }
}

/** The share of pixels that differ to the eye. */
const difference = async (a: Uint8Array, b: Uint8Array): Promise<number> => {
  const [left, right] = [await pixels(a), await pixels(b)]
  if (left.width !== right.width || left.height !== right.height) return 1
  let different = 0
  for (let at = 0; at < left.data.length; at += 4) {
    const apart = [0, 1, 2].some(
      channel => Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)) > 48,
    )
    if (apart) different++
  }
  return different / (left.data.length / 4)
}

const assets = systems.flatMap(({ assets: list }) => list.map(({ id }) => id))

describe('the first page of', () => {
  it.each(assets)('%s looks as it did', async asset => {
    const { files } = await printBand(sampleBand('campagne'), { assets: [asset] })
    const page = await firstPage(files[0]?.bytes ?? new Uint8Array(), dpi)
    const reference = join(folder, `${asset}.png`)
    if (refresh) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(reference, page)
    }
    expect(await difference(page, readFileSync(reference))).toBeLessThan(0.004)
  })
})
