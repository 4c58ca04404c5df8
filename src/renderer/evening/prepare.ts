/** A new evening of what was chosen on the shelf: a player for each band, on a side each where the scenario has sides. */
import type { Bridge } from '../../app/bridge.ts'
import { fileFrom } from '../../app/paths.ts'
import type { ShelfBook } from '../../app/shelf.ts'
import { isScenario, kindFor, newEvening, playerName, type JsonObject } from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { namedSides } from '../../scenario/index.ts'

/** Bands and one scenario make an evening; more scenarios than one would be more evenings. */
export const makesEvening = (books: readonly ShelfBook[]): boolean => {
  const count = (kind: ShelfBook['kind']): number => books.filter(book => book.kind === kind).length
  return books.length > 0 && count('scenario') <= 1 && count('evening') + count('stock') === 0
}

const sidesOf = async (bridge: Bridge, path: string): Promise<readonly string[]> => {
  const seen = await bridge.call('look', { path })
  const read = seen.ok ? kindFor(path, seen.value).open(seen.value, systems) : seen
  return read.ok && isScenario(read.value) ? namedSides(read.value.text) : []
}

export const prepareEvening = async (
  bridge: Bridge,
  folder: string,
  books: readonly ShelfBook[],
): Promise<JsonObject> => {
  const scenario = books.find(({ kind }) => kind === 'scenario')
  const sides = scenario ? await sidesOf(bridge, scenario.path) : []
  const bands = books.flatMap(({ kind, path }) => (kind === 'band' ? (fileFrom(folder, path) ?? []) : []))
  return newEvening({
    players: bands.map((band, index) => ({
      name: playerName({ name: '', bands: [] }, index),
      band,
      ...(sides[index] !== undefined && { side: sides[index] }),
    })),
    scenario: (scenario && fileFrom(folder, scenario.path)) ?? null,
  })
}
