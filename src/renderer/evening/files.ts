/** The files that an evening names, as the shelf knows them: by their way from the evening's own folder. */
import { fileFrom, fileNameOf, folderOf } from '../../app/paths.ts'
import type { ShelfBook } from '../../app/shelf.ts'
import { add, remove, replace, titleOf, type EveningText, type Patch } from '../../core/index.ts'

/** A file that an evening can name. */
export interface Nameable {
  readonly file: string
  readonly book: ShelfBook
}

/** In the order of the shelf; what lies on another disk cannot be named. */
export const nameable = (
  books: readonly ShelfBook[],
  evening: string,
  kind: ShelfBook['kind'],
): readonly Nameable[] =>
  books.flatMap(book => {
    const file = book.kind === kind ? fileFrom(folderOf(evening), book.path) : undefined
    return file === undefined ? [] : [{ file, book }]
  })

export const sameFile = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (file: string): string => file.replace(/^(?:\.\/)+/, '').normalize('NFC')

/** What a file is called where nobody could open it. */
export const calledAs = (file: string, known: readonly Nameable[]): string =>
  known.find(one => sameFile(one.file, file))?.book.name || titleOf(fileNameOf(file))

/** One band more for a player, or one less. */
export const takeBand = (player: number, file: string): Patch => [add(`/players/${player}/bands/-`, file)]

/** What was chosen of it goes with the last who plays it. */
export const dropBand = ({ players, choices }: EveningText, player: number, file: string): Patch => {
  const at = players[player]?.bands.indexOf(file) ?? -1
  if (at < 0) return []
  const count = players.flatMap(({ bands }) => bands).filter(band => band === file).length
  const choice = count === 1 ? choices.findIndex(one => one.file === file) : -1
  return [remove(`/players/${player}/bands/${at}`), ...(choice < 0 ? [] : [remove(`/choices/${choice}`)])]
}

export const chooseScenario = (file: string): Patch => [replace('/scenario', file === '' ? null : file)]

/** The band that a pointer into the evening is about. */
export const bandAt = ({ players }: EveningText, path: string): string | undefined => {
  const [, player, band] = /^\/players\/(\d+)\/bands\/(\d+)/.exec(path) ?? []
  return player === undefined ? undefined : players[Number(player)]?.bands[Number(band)]
}
