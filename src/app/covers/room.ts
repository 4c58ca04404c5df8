/** Covers as the shelf asks for them: kept ones at once, others printed one after the other when the press has time. */
import { readBand, success, type GameSystem, type Result } from '../../core/index.ts'
import { createTurns } from '../alone.ts'
import type { Host } from '../port.ts'
import { cardsOn, coverJob } from './choose.ts'
import { createCoverKeep, type Cover, type CoverKeep } from './keep.ts'

/** Of the bytes of a band file; nothing where they are no band, or one without a card. */
export type Covers = (bytes: Uint8Array) => Promise<Result<Cover | null>>

/** A card of 88 mm is as high as two screens' pixels of a fan want it. */
const dpi = 84

export const createCovers = (
  host: Pick<Host, 'files' | 'fingerprint' | 'dataFolder' | 'press'>,
  systems: readonly GameSystem[],
  keep: CoverKeep = createCoverKeep(host),
): Covers => {
  const { press, fingerprint } = host
  const inTurn = createTurns()
  const underWay = new Map<string, Promise<Result<Cover | null>>>()
  let edition: Promise<string> | undefined

  const keyOf = async (bytes: Uint8Array): Promise<string> => {
    edition ??= press.edition?.() ?? Promise.resolve('')
    return fingerprint(new TextEncoder().encode(`${await edition} ${fingerprint(bytes)}`)).slice(0, 40)
  }

  const draw = async (key: string, bytes: Uint8Array): Promise<Result<Cover | null>> => {
    const band = readBand(bytes, systems)
    const wanted = band.ok ? coverJob(band.value) : undefined
    if (!wanted) return success(null)
    const lane = `vignettes/${key}`
    const printed = await press.print({ lane, job: wanted.job, idle: true })
    if (!printed.ok) return printed
    const { files, report } = printed.value
    const cards = cardsOn(report, wanted.pieces)
    const [pdf] = files
    if (!pdf || cards.length === 0) return success(null)
    const page = await press.png(lane, pdf.bytes, 1, dpi, true)
    if (!page.ok) return page
    const cover: Cover = { sheet: wanted.sheet, cards, picture: page.value.bytes }
    await keep.write(key, cover)
    return success(cover)
  }

  const find = async (key: string, bytes: Uint8Array): Promise<Result<Cover | null>> => {
    const kept = await keep.read(key)
    return kept ? success(kept) : inTurn('press', () => draw(key, bytes))
  }

  return async bytes => {
    const key = await keyOf(bytes)
    const asked = underWay.get(key) ?? find(key, bytes).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
}
