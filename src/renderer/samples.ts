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

/** One of each game first, so that whoever opens Copiste sees all that it plays; then the others, game by game. */
export const samplesOfAll = (systems: readonly GameSystem[]): readonly ShelfSample[] => {
  const games = systems.map(samplesOf)
  return [...games.flatMap(([first]) => first ?? []), ...games.flatMap(([, ...others]) => others)]
}
