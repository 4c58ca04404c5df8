/** What the keyboard, the palette and the menu can all ask for: one list, so that none of them lacks a command. */
import { commandWords, keysOf, type CommandId } from '../app/commands.ts'
import type { ShelfBook } from '../app/shelf.ts'
import { useBand } from './stores/band.ts'
import { useEvening } from './stores/evening.ts'
import { useLibrary } from './stores/library.ts'
import { usePlay } from './stores/play.ts'
import { usePreferences } from './stores/preferences.ts'
import { usePrinting } from './stores/printing.ts'
import { useStock } from './stores/stock.ts'
import { useView } from './stores/view.ts'
import { texts } from './texts.ts'

export interface Command {
  readonly id: string
  /** What is neither done nor shown, but opened or set. */
  readonly kind?: 'band' | 'setting'
  readonly label: string
  /** As it is written: Ctrl+S. */
  readonly keys?: string
  readonly enabled: boolean
  readonly run: () => void
}

export const createCommands = (
  openFile: (path: string) => Promise<void>,
  toShelf: () => Promise<void>,
  askFile: () => Promise<void>,
  prepare: () => Promise<void>,
): (() => readonly Command[]) => {
  const [band, library, view, preferences] = [useBand(), useLibrary(), useView(), usePreferences()]
  const [play, printing, evening, stock] = [usePlay(), usePrinting(), useEvening(), useStock()]
  return () => {
    const editing = band.path !== ''
    const own = band.band
    const system = own?.system
    /** At the table, it is the last mark that is taken back, never the band. */
    const history = view.name === 'play' ? play : band
    const { undoNamed, redoNamed } = texts.history
    const command = (id: CommandId, run: () => void, enabled = true, label?: string): Command => {
      const keys = keysOf(id, library.start?.host ?? 'browser')
      return { id, label: label ?? commandWords[id].label, ...(keys !== undefined && { keys }), enabled, run }
    }
    const setting = (appearance: 'light' | 'dark' | 'system'): Command => ({
      ...command(appearance, () => void preferences.remember({ appearance })),
      kind: 'setting',
    })
    const { undoLabel, redoLabel } = history
    return [
      command('shelf', () => void toShelf(), editing),
      command('new', () => void toShelf().then(() => view.open('new'))),
      command('evening', () => void prepare()),
      command('open', () => void askFile()),
      command('save', () => void band.save(), editing),
      command(
        'print',
        // Where the sheets are seen, it prints them.
        () => {
          if (view.name === 'print') printing.urge()
          else if (view.name === 'evening') evening.urge()
          else view.show('print')
        },
        (editing && !band.stock) || view.name === 'print',
      ),
      command('undo', history.undo, undoLabel !== undefined, undoLabel && undoNamed(undoLabel)),
      command('redo', history.redo, redoLabel !== undefined, redoLabel && redoNamed(redoLabel)),
      command('share', () => view.open('share'), own !== undefined),
      command('paste', () => view.open('paste')),
      command('versions', () => view.open('versions'), editing),
      command('keep', () => void stock.keepOpen(), stock.canKeep),
      command(
        'stock',
        () => void stock.own().then(path => (path === undefined ? undefined : openFile(path))),
        (system?.stock.length ?? 0) > 0,
      ),
      command('overview', () => view.show('overview'), own !== undefined),
      command('duel', () => view.show('duel'), system?.duel !== undefined),
      command('compendium', () => view.consult()),
      command('play', () => view.show('play'), system?.playable === true),
      command('printers', () => view.open('printers')),
      command('find', () => view.open('palette')),
      command('shortcuts', () => view.open('shortcuts')),
      command('about', () => view.open('about')),
      command('close', () => void toShelf(), editing),
      setting('light'),
      setting('dark'),
      setting('system'),
      ...openings(library.books, openFile),
      ...recents(library.start?.recent ?? [], library.books, openFile),
    ]
  }
}

const openings = (
  books: readonly ShelfBook[],
  openFile: (path: string) => Promise<void>,
): readonly Command[] =>
  books.map(({ path, name }) => ({
    id: path,
    kind: 'band',
    label: texts.commands.open(name),
    enabled: true,
    run: () => void openFile(path),
  }))

/** Files of other folders that were opened lately. */
const recents = (
  paths: readonly string[],
  books: readonly ShelfBook[],
  openFile: (path: string) => Promise<void>,
): readonly Command[] =>
  paths
    .filter(path => !books.some(book => book.path === path))
    .map(path => ({
      id: path,
      kind: 'band',
      label: texts.commands.recent(path),
      enabled: true,
      run: () => void openFile(path),
    }))

const pressed = (event: KeyboardEvent): string =>
  [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey ? ['Shift'] : []),
    event.key.length === 1 ? event.key.toUpperCase() : event.key,
  ].join('+')

/** The command of a key, if it has one now. */
export const commandFor = (event: KeyboardEvent, commands: readonly Command[]): Command | undefined => {
  const keys = pressed(event) === 'Ctrl+Shift+Z' ? 'Ctrl+Y' : pressed(event)
  return commands.find(command => command.keys === keys && command.enabled)
}
