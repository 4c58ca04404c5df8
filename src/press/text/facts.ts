/**
 * What was found out about fonts, in a form that another evening reads: how large their letters are, which characters they
 * have, which letters stand beside one another as the font draws them alone, and how far apart.
 */
import type { KernGrid } from './grid.ts'

export interface FontFacts {
  readonly measures: FontMeasures
  readonly has: readonly number[]
  readonly lacks: readonly number[]
  /** By the features that were asked of the font. */
  readonly pairs: Readonly<Record<string, PairFacts>>
}

export interface FontMeasures {
  /** In ems. */
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  readonly features: readonly string[]
}

export interface PairFacts {
  /** Letters and ligatures, by their numbers. */
  readonly clusters: readonly ClusterFacts[]
  /** Letters of which the font makes more than one glyph. */
  readonly others: readonly number[]
  /** Of the first of them, where all pairs of those are known. */
  readonly grid?: KernGrid
  /** Two numbers in one, and the kern between them. */
  readonly kerns: readonly (readonly [pair: number, kern: number])[]
  /** Words that are more than their letters side by side, as the font sets them. */
  readonly words: readonly (readonly [text: string, width: number, ...glyphs: readonly GlyphFacts[]])[]
}

export type GlyphFacts = readonly [
  id: number,
  advance: number,
  natural: number,
  dx: number,
  dy: number,
  ...codePoints: readonly number[],
]

export type ClusterFacts = readonly [
  letters: string,
  glyph: number,
  natural: number,
  ...codePoints: readonly number[],
]

/** Of each font that was ever opened: read where it is wanted, for a band has few of them. */
export interface FactBook {
  readonly of: (path: string) => FontFacts | undefined
  /** All of it, with what is newer. */
  readonly withNewer: (facts: ReadonlyMap<string, FontFacts>) => Uint8Array
}

/** One font a line; of a font that was never opened since, what was known before. */
export const openFactBook = (
  bytes: Uint8Array = new Uint8Array(),
  before: (path: string) => string | undefined = () => undefined,
): FactBook => {
  const lines = new Map(
    Buffer.from(bytes)
      .toString('utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(
        line =>
          [decodeURIComponent(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' '))] as const,
      ),
  )
  const read = new Map<string, FontFacts>()
  return {
    of: path => {
      const line = lines.get(path) ?? before(path)
      const facts: FontFacts | undefined =
        read.get(path) ?? (line === undefined ? undefined : JSON.parse(line))
      if (facts) read.set(path, facts)
      return facts
    },
    withNewer: facts => {
      for (const [path, newer] of facts) lines.set(path, ` ${JSON.stringify(newer)}`)
      return Buffer.from([...lines].map(([path, line]) => `${encodeURIComponent(path)}${line}\n`).join(''))
    },
  }
}
