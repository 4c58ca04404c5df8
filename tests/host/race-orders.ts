/** What a racing host can be told to do. */
import type { JsonObject } from '../../src/core/index.ts'

export type Order =
  | {
      readonly does: 'save'
      readonly path: string
      readonly base: string | null
      readonly document: JsonObject
    }
  | { readonly does: 'rename'; readonly path: string; readonly name: string }
  | { readonly does: 'remove'; readonly path: string }
  | { readonly does: 'stow'; readonly names: readonly string[] }
  | { readonly does: 'create'; readonly document: JsonObject }
  | { readonly does: 'remember'; readonly key: string }
  | { readonly does: 'profile'; readonly name: string; readonly scale: number }
  | { readonly does: 'count'; readonly path: string }
  | { readonly does: 'hold'; readonly path: string }

export const tokenBand = (name: string, token: string): JsonObject => ({
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name,
  jeton: `<${token}>`,
  roster: { factions: [], units: [] },
})
