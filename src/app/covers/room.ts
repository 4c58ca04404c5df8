/** Covers as the shelf asks for them: kept ones at once, others printed one after the other when the press has time. */
import { error, failure, readBand, success, type GameSystem, type Result } from '../../core/index.ts'
import { createTurns } from '../alone.ts'
import type { Host } from '../port.ts'
import { cardsOn, coverJob } from './choose.ts'
import { createCoverKeep, type Cover, type CoverKeep } from './keep.ts'

/**
 * Of the bytes of a band file; nothing where they are no band, or one without a card. What has to be drawn is drawn
 * later: nobody is kept waiting, nor a connection that somebody else may need.
 */
export type Covers = (bytes: Uint8Array) => Promise<Result<Cover | null>>

export const coverLater = error('cover.later', '', 'Cette vignette se dessine : demandez-la à nouveau.')

/** Answers that nobody came back for are let go. */
const mostDone = 40

/** A card of 88 mm is as high as two screens' pixels of a fan want it. */
const dpi = 84

export const createCovers = (
  host: Pick<Host, 'files' | 'fingerprint' | 'cacheFolder' | 'press'>,
  systems: readonly GameSystem[],
  keep: CoverKeep = createCoverKeep(host),
): Covers => {
  const { press, fingerprint } = host
  const inTurn = createTurns()
  const underWay = new Set<string>()
  /** What came of it, for who asks again. */
  const done = new Map<string, Result<Cover | null>>()
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

  const settle = async (key: string, bytes: Uint8Array): Promise<void> => {
    const answer = await inTurn('press', () => draw(key, bytes))
    underWay.delete(key)
    for (const oldest of [...done.keys()].slice(0, -mostDone)) done.delete(oldest)
    done.set(key, answer)
  }

  return async bytes => {
    const key = await keyOf(bytes)
    const kept = await keep.read(key)
    if (kept) return success(kept)
    const answer = done.get(key)
    if (answer) {
      done.delete(key)
      return answer
    }
    if (!underWay.has(key)) {
      underWay.add(key)
      void settle(key, bytes)
    }
    return failure(coverLater)
  }
}
