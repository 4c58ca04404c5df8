/** A band that is known by its counter alone, so that a file which mixes two of them is seen at once. */
import { isJsonObject, type JsonObject } from '../../src/core/index.ts'

export const journalId = 'fenetre-tuee'
export const bandPath = (folder: string): string => `${folder}/bandes/Oies.bande.json`

/** Small, middling and large in turn: kills fall into writes of every length. */
const sizes = [200, 20_000, 400_000] as const

export const documentOf = (count: number): JsonObject => ({
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name: 'Oies',
  compte: count,
  roster: {
    factions: [],
    units: [],
    texte: `${count} `.repeat(Math.ceil((sizes[count % 3] ?? 0) / `${count} `.length)),
  },
})

export const counterOf = (document: unknown): number | undefined => {
  const count = isJsonObject(document) ? document['compte'] : undefined
  return typeof count === 'number' ? count : undefined
}
