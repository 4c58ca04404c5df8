/**
 * Pictures of covers on disk, each under a name that changes with all it was made of. What is there may be thrown away at
 * any time: it is made anew. One file holds a line that says what lies where, and the PNG after it.
 */
import { parse, readJson, z } from '../../core/index.ts'
import type { Host } from '../port.ts'
import type { CoverCard } from './choose.ts'

export interface Cover {
  /** What the picture shows, in mm, and where each card lies on it, the one on top first. */
  readonly sheet: { readonly width: number; readonly height: number }
  readonly cards: readonly CoverCard[]
  /** A PNG. */
  readonly picture: Uint8Array
}

export interface CoverKeep {
  readonly read: (key: string) => Promise<Cover | undefined>
  /** What cannot be kept is made anew next time. */
  readonly write: (key: string, cover: Cover) => Promise<void>
}

export interface KeepBounds {
  readonly files: number
  readonly bytes: number
}

/** What five hundred bands take, and some more. */
const usualBounds: KeepBounds = { files: 600, bytes: 96 * 1024 * 1024 }
const largest = 4 * 1024 * 1024
const ending = '.vignette'

const length = z.number().min(0).max(10_000)
const headSchema = z.object({
  mark: z.string().max(128),
  sheet: z.object({ width: length.positive(), height: length.positive() }),
  cards: z
    .array(
      z.object({
        x: length,
        y: length,
        width: length.positive(),
        height: length.positive(),
        rotation: z.number().min(0).max(360),
      }),
    )
    .min(1)
    .max(12),
})

export const createCoverKeep = (
  { files, fingerprint, cacheFolder }: Pick<Host, 'files' | 'fingerprint' | 'cacheFolder'>,
  bounds: KeepBounds = usualBounds,
): CoverKeep => {
  const folder = `${cacheFolder}/vignettes`
  const pathOf = (key: string): string => `${folder}/${key}${ending}`

  /** Those that were made longest ago go first. */
  const thin = async (): Promise<void> => {
    const found = await files.list(folder)
    if (!found.ok) return
    const kept = found.value
      .filter(({ name }) => name.endsWith(ending))
      .toSorted((a, b) => b.modified - a.modified)
    let bytes = 0
    for (const [index, { name, size }] of kept.entries()) {
      bytes += size
      if (index >= bounds.files || bytes > bounds.bytes) await files.remove(`${folder}/${name}`)
    }
  }

  return {
    read: async key => {
      const stored = await files.read(pathOf(key), largest)
      return stored.ok ? parsed(stored.value, fingerprint) : undefined
    },
    write: async (key, { picture, ...about }) => {
      const made = await files.makeFolder(folder, { private: true })
      if (!made.ok) return
      const head = JSON.stringify({ mark: fingerprint(picture), ...about })
      const bytes = joined(new TextEncoder().encode(`${head}\n`), picture)
      if (bytes.length > largest) return
      await files.sweep(folder)
      const written = await files.replace(pathOf(key), bytes, { private: true })
      if (written.ok) await thin()
    },
  }
}

const joined = (head: Uint8Array, rest: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(head.length + rest.length)
  bytes.set(head)
  bytes.set(rest, head.length)
  return bytes
}

/** Whole and as it was written, or nothing. */
const parsed = (bytes: Uint8Array, fingerprint: Host['fingerprint']): Cover | undefined => {
  const end = bytes.indexOf(10)
  const json = readJson(bytes.subarray(0, Math.max(0, end)))
  const head = json.ok ? parse(headSchema, json.value) : json
  if (!head.ok) return undefined
  const { mark, sheet, cards } = head.value
  const picture = new Uint8Array(bytes.subarray(end + 1))
  return fingerprint(picture) === mark ? { sheet, cards, picture } : undefined
}
