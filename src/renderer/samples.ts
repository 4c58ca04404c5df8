/** What a game brings to begin with: its bands and its scenarios, seen alike. */
import { newBand, type GameSystem, type JsonObject, type KindId } from '../core/index.ts'

export interface ShelfSample {
  readonly kind: KindId
  readonly system: GameSystem
  readonly id: string
  readonly title: string
  readonly summary: string
  /** A new file of it. */
  readonly make: () => JsonObject
}

export const samplesOf = (system: GameSystem): readonly ShelfSample[] => [
  ...system.samples.map((sample): ShelfSample => ({
    kind: 'band',
    system,
    id: sample.id,
    title: sample.title,
    summary: sample.summary,
    make: () => newBand(system, sample),
  })),
  ...(system.scenarios ?? []).map(({ id, title, summary, document }): ShelfSample => ({
    kind: 'scenario',
    system,
    id,
    title,
    summary,
    make: () => document,
  })),
]
