/** What a band shows on the shelf: real cards, printed when the press has time, kept within bounds, made anew if damaged. */
import { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardsOn, coverJob, coverPieces } from '../../src/app/covers/choose.ts'
import { createCoverKeep, type Cover } from '../../src/app/covers/keep.ts'
import { createCovers, type Covers } from '../../src/app/covers/room.ts'
import { cancelled } from '../../src/app/print-room.ts'
import type { PressRequest, PressService } from '../../src/app/port.ts'
import {
  failure,
  newBand,
  success,
  writeJson,
  type Piece,
  type Result,
  type Size,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { bandOf, sampleBand, warmPress } from '../press/press.ts'
import { deskTops, refusal, value } from './desk-top.ts'

const desk = deskTops()
const [poker, folded]: readonly Size[] = [
  { width: 63, height: 88 },
  { width: 105, height: 148.5 },
]
const piece = (asset: string, title: string, size: Size | undefined, figure?: number): Piece => ({
  asset,
  title,
  size: size ?? { width: 63, height: 88 },
  copies: 1,
  template: 'x',
  data: {},
  ...(figure !== undefined && { subject: `/figures/${figure}` }),
})
const titles = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ title }) => title)

describe('a cover', () => {
  it('has the sheet of the first of the band on top, then a card of each other kind, of others where it can', () => {
    const pieces = [
      piece('sheets', 'Aubépine', folded, 0),
      piece('sheets', 'Gontran', folded, 1),
      piece('spells', 'Éclair', poker, 0),
      piece('spells', 'Soin', poker, 1),
      piece('talents', 'Baratin', poker, 0),
      piece('talents', 'Esquive', poker, 2),
      piece('tokens', 'PA', { width: 20, height: 20 }),
      piece('standees', 'Aubépine', { width: 31, height: 121 }, 0),
      piece('band-sheet', 'La bande', { width: 210, height: 297 }),
    ]
    expect(titles(coverPieces(pieces))).toEqual(['Aubépine', 'Soin', 'Esquive', 'Gontran'])
  })

  it('is nothing where there is no card', () => {
    expect(coverPieces([piece('tokens', 'PA', { width: 20, height: 20 })])).toEqual([])
    expect(coverJob(sampleBand('trio'))?.pieces).toHaveLength(4)
  })

  it.each(
    systems.flatMap(system =>
      system.samples.map(sample => [`${system.id}: ${sample.id}`, bandOf(system, sample)] as const),
    ),
  )('%s: prints on one small sheet, each card once', async (_, band) => {
    const wanted = coverJob(band)
    if (!wanted) throw new Error('a sample has cards')
    const { report } = await (await warmPress()).print(wanted.job)
    const cards = cardsOn(report, wanted.pieces)
    expect(cards.map(({ width, height }) => [width, height].toSorted((a, b) => a - b))).toEqual(
      wanted.pieces.map(({ size }) => [size.width, size.height]),
    )
    expect(cards.every(({ x, width }) => x >= 0 && x + width <= wanted.sheet.width + 0.01)).toBe(true)
  })
})

const cover = (mark: number): Cover => ({
  sheet: { width: 168, height: 164.5 },
  cards: [{ x: 0, y: 8, width: 105, height: 148.5, rotation: 0 }],
  picture: new Uint8Array([137, 80, 78, 71, 10, mark]),
})

describe('covers on disk', () => {
  it('come back as they were', async () => {
    const keep = createCoverKeep(desk().host)
    expect(await keep.read('a')).toBeUndefined()
    await keep.write('a', cover(1))
    expect(await keep.read('a')).toEqual(cover(1))
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([9])])],
    ['empty', () => Buffer.alloc(0)],
    ['of somebody else', () => Buffer.from('{"mark":1}\n')],
    ['without a head', () => Buffer.from([10, 1, 2])],
  ])('%s: are as if they were not there, and are made anew', async (_, spoil) => {
    const { host } = desk()
    const keep = createCoverKeep(host)
    await keep.write('a', cover(1))
    const path = join(host.cacheFolder, 'vignettes', 'a.vignette')
    writeFileSync(path, spoil(readFileSync(path)))
    expect(await keep.read('a')).toBeUndefined()
    await keep.write('a', cover(2))
    expect(await keep.read('a')).toEqual(cover(2))
  })

  it('are bounded in number and in bytes, and the oldest go first', async () => {
    const { host } = desk()
    const folder = join(host.cacheFolder, 'vignettes')
    const few = createCoverKeep(host, { files: 3, bytes: 1_000_000 })
    for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
      await few.write(key, cover(index))
      utimesSync(join(folder, `${key}.vignette`), index + 1, index + 1)
    }
    expect(readdirSync(folder).sort()).toEqual(['b.vignette', 'c.vignette', 'd.vignette'])
    await createCoverKeep(host, { files: 9, bytes: 400 }).write('e', cover(5))
    expect(readdirSync(folder).sort()).toEqual(['d.vignette', 'e.vignette'])
  })
})

/** Answers at once, and remembers in which order it was asked for what. */
const press = (edition: string) => {
  const asked: string[] = []
  let [running, most] = [0, 0]
  const service: PressService = {
    print: async ({ job, idle }: PressRequest) => {
      asked.push(`print ${idle === true ? 'idle' : 'now'}`)
      most = Math.max(most, ++running)
      await Promise.resolve()
      const pieces = job.batches.flatMap(batch => batch.pieces)
      const placed = pieces.map(({ asset, title, size }) => ({
        asset,
        title,
        x: 0,
        y: 0,
        ...size,
        rotation: 0,
      }))
      return success({
        files: [{ suffix: '' as const, bytes: new Uint8Array([1]) }],
        report: {
          sheets: [{ page: 1, side: 'front', pieces: placed }],
          pieces: [],
          problems: [],
          origins: [],
          cards: 4,
          cuts: 0,
          foldings: 0,
        },
      })
    },
    png: async (_lane, _pdf, page, _dpi, idle) => {
      asked.push(`png ${idle === true ? 'idle' : 'now'}`)
      running--
      return success({ page, pages: 1, bytes: new Uint8Array([7]) })
    },
    cancel: () => undefined,
    themes: [],
    edition: () => Promise.resolve(edition),
    close: () => Promise.resolve(),
  }
  return { service, asked, most: () => most }
}

const bytesOf = (name: string): Uint8Array => {
  const [system] = systems
  if (!system) throw new Error('a game is registered')
  return writeJson({ ...newBand(system, system.samples[0]), name })
}

/** Asks until it is drawn. */
const drawn = async (covers: Covers, bytes: Uint8Array): Promise<Result<Cover | null>> => {
  let answer = await covers(bytes)
  await expect
    .poll(async () => {
      if (!answer.ok && refusal(answer).code === 'cover.later') answer = await covers(bytes)
      return answer.ok || refusal(answer).code !== 'cover.later'
    })
    .toBe(true)
  return answer
}

describe('covers that are asked for', () => {
  it('keep nobody waiting: what is not there yet is to be asked for again', async () => {
    const covers = createCovers({ ...desk().host, press: press('1').service }, systems)
    expect(refusal(await covers(bytesOf('Un'))).code).toBe('cover.later')
  })

  it('are printed when the press has time, one after the other, once for all who ask', async () => {
    const { service, asked, most } = press('1')
    const covers = createCovers({ ...desk().host, press: service }, systems)
    const [one, two] = [bytesOf('Un'), bytesOf('Deux')]
    const found = await Promise.all([one, two, one].map(bytes => drawn(covers, bytes)))
    expect(found.map(cover => value(cover)?.cards.length)).toEqual([4, 4, 4])
    expect(asked).toEqual(['print idle', 'png idle', 'print idle', 'png idle'])
    expect(most()).toBe(1)
  })

  it('are found on disk the next time, and made anew when the band or the edition changes', async () => {
    const { host } = desk()
    const first = press('1')
    await drawn(createCovers({ ...host, press: first.service }, systems), bytesOf('Un'))
    const again = press('1')
    const covers = createCovers({ ...host, press: again.service }, systems)
    expect(value(await covers(bytesOf('Un')))?.picture).toEqual(new Uint8Array([7]))
    expect(again.asked).toEqual([])
    await drawn(covers, bytesOf('Un, changée'))
    expect(again.asked).toHaveLength(2)
    const next = press('2')
    await drawn(createCovers({ ...host, press: next.service }, systems), bytesOf('Un'))
    expect(next.asked).toHaveLength(2)
  })

  it('are nothing for what is no band, and a press that fails says why and is asked again', async () => {
    const { host } = desk()
    const { service, asked } = press('1')
    const failing: PressService = { ...service, png: () => Promise.resolve(failure(cancelled)) }
    const covers = createCovers({ ...host, press: failing }, systems)
    expect(value(await drawn(covers, new TextEncoder().encode('{ "format": ')))).toBeNull()
    for (const _ of [1, 2]) expect(refusal(await drawn(covers, bytesOf('Un'))).code).toBe('press.cancelled')
    expect(asked).toEqual(['print idle', 'print idle'])
  })
})
