/** What players keep of a game beside their bands: one file of their own for each game, in the folder of the bands. */
import {
  capital,
  error,
  failure,
  isStock,
  newStock,
  noSuchShelf,
  ownStockName,
  quote,
  stocked,
  stockKind,
  success,
  type Diagnostic,
  type GameSystem,
  type JsonObject,
  type Result,
  type StockGain,
  type StockItem,
} from '../core/index.ts'
import type { Library } from './library.ts'
import { freeName } from './paths.ts'

/** What became of what was to be kept, and where it lies. */
export interface Stowed extends Omit<StockGain, 'document'> {
  readonly path: string
  readonly name: string
}

/** The file that things are kept in: any other of that game in the folder is only offered. */
export const ownStockFile = (system: Pick<GameSystem, 'name'>): string =>
  freeName(ownStockName(system), stockKind.extension, [], capital(stockKind.words.noun))

/** Each thing through its game's door: what nobody could take out again is not put in. */
export const stow = async (
  library: Pick<Library, 'amend'>,
  folder: string,
  system: GameSystem,
  items: readonly StockItem[],
): Promise<Result<Stowed>> => {
  const refusals = items.flatMap(item => refusalOf(system, item))
  if (refusals.length > 0) return failure(...refusals)
  let gain: StockGain | undefined
  const things = items.map(({ shelf, thing }): JsonObject => ({ shelf, thing }))
  const path = `${folder}/${ownStockFile(system)}`
  const written = await library.amend(path, newStock(system), filed => {
    if (!isStock(filed) || filed.system !== system) return failure(ofAnother(path))
    gain = stocked(filed, things)
    return success(gain.document)
  })
  if (!written.ok) return written
  const { added = 0, twins = 0, namesakes = 0 } = gain ?? {}
  return success({
    path: written.value.path,
    name: String(written.value.document['name']),
    added,
    twins,
    namesakes,
  })
}

const refusalOf = (system: GameSystem, { shelf: id, thing }: StockItem): readonly Diagnostic[] => {
  const shelf = system.stock.find(known => known.id === id)
  if (!shelf) return [noSuchShelf(system, id)]
  const seen = shelf.look(thing)
  return seen.ok ? [] : seen.diagnostics
}

const ofAnother = (path: string): Diagnostic =>
  error('stock.other-system', '', `${quote(path)} est la réserve d’un autre jeu : renommez ce fichier.`)
