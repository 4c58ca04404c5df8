/**
 * Reference pages for what only eyes can judge: one picture for each asset of each game in the default look, in the
 * game's own folder, drawn by pdfjs. After a
 * change that was looked at and found good: COPISTE_GOLDEN=refresh npx vitest run tests/press/golden.test.ts
 */
import { loadImage, createCanvas } from '@napi-rs/canvas'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Band, GameSystem } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { firstPage } from './pixels.ts'
import { bandOf, jobFor, printBand, root } from './press.ts'

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

/** Of several samples that have it, the last is the fullest. */
const filled = (system: GameSystem, asset: string): Band => {
  const bands = system.samples.map(sample => bandOf(system, sample))
  const band = bands.findLast(candidate => jobFor([candidate], { assets: [asset] }).batches[0]?.pieces.length)
  if (!band) throw new Error(`no sample of ${system.id} has ${asset}`)
  return band
}

const assets = systems.flatMap(system =>
  system.assets.map(({ id }) => [`${system.id}/${id}`, system, id] as const),
)

describe('the reference pages', () => {
  it('are those of every asset of every game, and no others', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.png'),
    )
    expect(found.map(name => name.replaceAll('\\', '/')).toSorted()).toEqual(
      assets.map(([name]) => `${name}.png`).toSorted(),
    )
  })
})

describe('the first page of', () => {
  it.each(assets)('%s looks as it did', async (name, system, asset) => {
    const { files } = await printBand(filled(system, asset), { assets: [asset] })
    const page = await firstPage(files[0]?.bytes ?? new Uint8Array(), dpi)
    const reference = join(folder, `${name}.png`)
    if (refresh) {
      mkdirSync(join(folder, system.id), { recursive: true })
      writeFileSync(reference, page)
    }
    expect(await difference(page, readFileSync(reference))).toBeLessThan(0.004)
  })
})
