/** A band and a scenario that are known by their counter alone, so that a file which mixes two of them is seen at once. */
import { isJsonObject, type JsonObject } from '../../src/core/index.ts'

export const journalId = 'fenetre-tuee'

export const killedKinds = ['band', 'scenario'] as const
export type KilledKind = (typeof killedKinds)[number]

interface KilledFile {
  readonly name: string
  /** As it is written again, whatever was left out filled in. */
  readonly documentOf: (count: number) => JsonObject
}

/** Small, middling and large in turn: kills fall into writes of every length. */
const sizes = [200, 20_000, 400_000] as const

const textOf = (count: number): string =>
  `${count} `.repeat(Math.ceil((sizes[count % 3] ?? 0) / `${count} `.length))

export const killedFiles: Readonly<Record<KilledKind, KilledFile>> = {
  band: {
    name: 'Oies.bande.json',
    documentOf: count => ({
      format: 'copiste-band',
      version: 2,
      system: 'jeu-invente',
      name: 'Oies',
      compte: count,
      roster: { factions: [], units: [], texte: textOf(count) },
    }),
  },
  scenario: {
    name: 'Oies.scenario.json',
    documentOf: count => ({
      format: 'copiste-scenario',
      version: 1,
      title: 'Oies',
      compte: count,
      system: null,
      players: 2,
      summary: '',
      setup: textOf(count),
      victory: '',
      rules: '',
      map: null,
      handouts: [],
      author: '',
      points: '',
      duration: '',
      rounds: null,
      events: [],
      story: '',
      first: '',
      campaign: null,
      objects: [],
      neutrals: [],
      pictures: {},
    }),
  },
}

export const isKilledKind = (word: string | undefined): word is KilledKind =>
  killedKinds.some(kind => kind === word)

export const pathOf = (folder: string, kind: KilledKind): string =>
  `${folder}/bandes/${killedFiles[kind].name}`

export const counterOf = (document: unknown): number | undefined => {
  const count = isJsonObject(document) ? document['compte'] : undefined
  return typeof count === 'number' ? count : undefined
}
