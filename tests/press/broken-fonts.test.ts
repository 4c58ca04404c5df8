/** Fonts that a player brings may be broken in any place: named in one sentence, or printed all the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Printed } from '../../src/app/press-words.ts'
import type { Result } from '../../src/core/index.ts'
import { createPressService } from '../../src/host/press-service.ts'
import { hasTools, qpdfCheck } from './pdf.ts'
import { jobFor, root, sampleBand } from './press.ts'

const atkinson = 'node_modules/@expo-google-fonts/atkinson-hyperlegible/400Regular'
const sound = readFileSync(join(root, atkinson, 'AtkinsonHyperlegible_400Regular.ttf'))
const job = jobFor([sampleBand('trio')], { assets: ['talent-cards'] })

const own = mkdtempSync(join(tmpdir(), 'copiste-font-'))
afterAll(() => {
  rmSync(own, { recursive: true, force: true })
})

/** In a thread with little time and memory, as the program does: some fonts ask for all there is. */
const printIn = async (font: Uint8Array): Promise<Result<Printed>> => {
  writeFileSync(join(own, 'mienne.ttf'), font)
  writeFileSync(
    join(own, 'fonts.json'),
    JSON.stringify({ families: { 'EB Garamond': { '400': 'mienne.ttf' } } }),
  )
  const workerFile = join(root, 'out', 'main', 'press-thread.cjs')
  const press = createPressService({ workerFile, folders: { root, own }, patience: 5000, megabytes: 256 })
  try {
    return await press.print({ lane: 'essai', job })
  } finally {
    await press.close()
  }
}

const refusals = (printed: Result<Printed>): readonly (readonly [code: string, message: string])[] =>
  printed.ok ? [] : printed.diagnostics.map(({ code, message }) => [code, message])

const broken = ['press.font-broken', 'La police mienne.ttf est illisible\u00a0: remplacez ce fichier.']

const expectAnAnswer = (printed: Result<Printed>): void => {
  if (printed.ok) {
    if (hasTools) expect(qpdfCheck(printed.value.files[0]?.bytes ?? new Uint8Array())).toBe(0)
    return
  }
  const told = refusals(printed)
  expect(told).toHaveLength(1)
  expect(told[0]?.[1]).toMatch(/^[A-ZÀÉ].*\.$/s)
  expect(told[0]?.[1]).not.toMatch(/Error|undefined|:\d+:\d+/)
}

describe('a font of the player’s', () => {
  it('prints where it is sound', async () => {
    expect(refusals(await printIn(sound))).toEqual([])
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', Buffer.from('ceci n’est pas une police')],
    ['its first four bytes', sound.subarray(0, 4)],
    ['its head', sound.subarray(0, 1000)],
    ['its first half', sound.subarray(0, sound.length / 2)],
    ['all but its last outlines', sound.subarray(0, sound.length - 5000)],
  ])('is named where it is %s', async (_, font) => {
    expect(refusals(await printIn(font))).toEqual([broken])
  })

  it('of the wrong kind is told to be converted', async () => {
    const font = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(500)])
    expect(refusals(await printIn(font)).map(([code]) => code)).toEqual(['press.font-woff2'])
  })

  it('is told of in one sentence where its tables ask for more than there is', async () => {
    expectAnAnswer(await printIn(Buffer.concat([sound.subarray(0, 300), Buffer.alloc(50_000, 7)])))
  }, 60_000)

  it('is named where its own name cannot stand in a PDF', async () => {
    const changes = [
      [51727, 7],
      [41, 158],
      [5596, 226],
      [41754, 6],
      [259, 59],
      [7149, 115],
      [14149, 72],
      [125, 126],
      [2788, 19],
      [34454, 154],
      [26180, 105],
    ] as const
    const font = Buffer.from(sound)
    for (const [at, byte] of changes) font[at] = byte
    expect(refusals(await printIn(font))).toEqual([broken])
  })

  it('is printed or told of, whatever bytes are changed, and a sound one prints after it', async () => {
    const change = fc.tuple(
      fc.oneof(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: sound.length - 1 })),
      fc.integer({ min: 0, max: 255 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 30 }), async changes => {
        const font = Buffer.from(sound)
        for (const [at, byte] of changes) font[at] = byte
        expectAnAnswer(await printIn(font))
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(refusals(await printIn(sound))).toEqual([])
  }, 120_000)
})
