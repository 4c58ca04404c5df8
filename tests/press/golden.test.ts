/**
 * Reference pages for what only eyes can judge: one picture for each asset of each game in the default look, in the
 * game's own folder, and a map of every kind of terrain in each ink, drawn by pdfjs. After a
 * change that was looked at and found good: COPISTE_GOLDEN=refresh npx vitest run tests/press/golden.test.ts
 */
import { loadImage, createCanvas } from '@napi-rs/canvas'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mapDrawing, mapScale, type Band, type GameSystem } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { everyKind } from '../core/map/valley.ts'
import { firstPage } from './pixels.ts'
import { bandOf, jobFor, plainLook, printBand, printMade, root } from './press.ts'

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

const inks = ['full', 'saver', 'outline'] as const
const maps = inks.map(ink => [`carte/${ink}`, ink] as const)

describe('the reference pages', () => {
  it('are those of every asset of every game and of the map, and no others', () => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.png'),
    )
    expect(found.map(name => name.replaceAll('\\', '/')).toSorted()).toEqual(
      [...assets, ...maps].map(([name]) => `${name}.png`).toSorted(),
    )
  })
})

const compare = async (name: string, pdf: Uint8Array = new Uint8Array()): Promise<void> => {
  const page = await firstPage(pdf, dpi)
  const reference = join(folder, `${name}.png`)
  if (refresh) {
    mkdirSync(dirname(reference), { recursive: true })
    writeFileSync(reference, page)
  }
  expect(await difference(page, readFileSync(reference))).toBeLessThan(0.004)
}

describe('the first page of', () => {
  it.each(assets)('%s looks as it did', async (name, system, asset) => {
    const look = { ...plainLook, theme: undefined }
    const { files } = await printBand(filled(system, asset), { assets: [asset], look })
    await compare(name, files[0]?.bytes)
  })
})

describe('the map of every kind of terrain', () => {
  it.each(maps)('looks as it did in %s', async (name, ink) => {
    const room = { width: 180, height: 180 }
    const wish = { grid: true, numbers: true }
    const drawing = mapDrawing(everyKind, { ...wish, scale: mapScale(everyKind, room, wish) })
    const { files } = await printMade(
      { 'essai/piece.hbs': '<div><drawing src="{{carte}}" /></div>' },
      [{ data: { carte: { drawing } }, size: room }],
      { backs: 'none', marks: 'none' },
      { ink },
    )
    await compare(name, files[0]?.bytes)
  })
})
