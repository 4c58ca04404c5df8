/**
 * Games that are being played: what was marked on a band's table, kept beside the bands, one file each, so that a bad one
 * costs itself alone. The newest word counts, whichever window says it.
 */
import { limits, playedSchema, readJson, success, z, type Played, type Result } from '../core/index.ts'
import { createTurns } from './alone.ts'
import type { Host } from './port.ts'
import { salvage } from './salvage.ts'
import { keepAside, writeStored } from './store.ts'

const keptSchema = z.object({ path: z.string(), at: z.number(), played: playedSchema })

export interface KeptPlay {
  /** When it was marked, by the clock of its window. */
  readonly at: number
  readonly played: Played
}

export interface Plays {
  /** Nothing where nothing was played, or where it cannot be read any more: it is put aside then. */
  readonly read: (path: string) => Promise<KeptPlay | undefined>
  /** Answers what is kept now: a newer one stays. */
  readonly keep: (path: string, play: KeptPlay) => Promise<Result<KeptPlay>>
  /** The band has another name. */
  readonly move: (from: string, to: string) => Promise<void>
}

/** Of the bands that were played last, so that this never grows without end. */
const mostKept = 100

export const createPlays = ({
  files,
  fingerprint,
  dataFolder,
}: Pick<Host, 'files' | 'fingerprint' | 'dataFolder'>): Plays => {
  const folder = `${dataFolder}/parties`
  const inTurn = createTurns()
  const fileOf = (path: string): string =>
    `${folder}/${fingerprint(new TextEncoder().encode(path)).slice(0, 32)}.json`

  const look = async (path: string): Promise<KeptPlay | undefined> => {
    const file = fileOf(path)
    if (!(await files.isFile(file))) return undefined
    const bytes = await files.read(file, limits.bytes)
    const json = bytes.ok ? readJson(bytes.value) : bytes
    const kept = json.ok ? salvage(keptSchema, json.value) : undefined
    if (kept?.lost.length !== 0) await keepAside(files, file)
    return kept && { at: kept.value.at, played: kept.value.played }
  }

  const forgetOldest = async (): Promise<void> => {
    await files.sweep(folder)
    const found = await files.list(folder)
    const all = (found.ok ? found.value : []).toSorted((a, b) => b.modified - a.modified)
    for (const { name } of all.slice(mostKept)) await files.remove(`${folder}/${name}`)
  }

  const write = async (path: string, play: KeptPlay): Promise<Result<KeptPlay>> => {
    const made = await files.makeFolder(folder, { private: true })
    if (!made.ok) return made
    const isNew = !(await files.isFile(fileOf(path)))
    const written = await writeStored(files, fileOf(path), { path, ...play })
    if (!written.ok) return written
    if (isNew) await forgetOldest()
    return success(play)
  }

  return {
    read: path => inTurn(path, () => look(path)),
    keep: (path, play) =>
      inTurn(path, async () => {
        const known = await look(path)
        return known && known.at > play.at ? success(known) : write(path, play)
      }),
    move: async (from, to) => {
      const play = await inTurn(from, () => look(from))
      if (!play || from === to) return
      const written = await inTurn(to, () => write(to, play))
      if (written.ok) await files.remove(fileOf(from))
    },
  }
}
