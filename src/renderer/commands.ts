/** What the keyboard, the palette and the menu can all ask for: one list, so that none of them lacks a command. */
import type { MenuCommand } from '../app/bridge.ts'
import type { ShelfBook } from '../app/shelf.ts'
import { useBand } from './stores/band.ts'
import { useLibrary } from './stores/library.ts'
import { usePlay } from './stores/play.ts'
import { usePreferences } from './stores/preferences.ts'
import { usePrinting } from './stores/printing.ts'
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
  openBand: (path: string) => Promise<void>,
  toShelf: () => Promise<void>,
): (() => readonly Command[]) => {
  const [band, library, view, preferences] = [useBand(), useLibrary(), useView(), usePreferences()]
  const play = usePlay()
  const printing = usePrinting()
  const words = texts.commands
  return () => {
    const editing = band.path !== ''
    /** At the table, it is the last mark that is taken back, never the band. */
    const history = view.name === 'play' ? play : band
    return [
      { id: 'shelf', label: words.shelf, keys: 'Ctrl+B', enabled: editing, run: () => void toShelf() },
      {
        id: 'new',
        label: words.newBand,
        keys: 'Ctrl+Alt+N',
        enabled: true,
        run: () => void toShelf().then(() => view.open('new')),
      },
      { id: 'save', label: words.save, keys: 'Ctrl+S', enabled: editing, run: () => void band.save() },
      {
        id: 'print',
        label: words.print,
        keys: 'Ctrl+P',
        enabled: editing || view.name === 'print',
        // Pressed again where the sheets are seen, it prints them.
        run: () => (view.name === 'print' ? printing.urge() : view.show('print')),
      },
      {
        id: 'undo',
        label: history.undoLabel ? texts.history.undoNamed(history.undoLabel) : words.undo,
        keys: 'Ctrl+Z',
        enabled: history.undoLabel !== undefined,
        run: history.undo,
      },
      {
        id: 'redo',
        label: history.redoLabel ? texts.history.redoNamed(history.redoLabel) : words.redo,
        keys: 'Ctrl+Y',
        enabled: history.redoLabel !== undefined,
        run: history.redo,
      },
      {
        id: 'share',
        label: words.share,
        keys: 'Ctrl+Alt+C',
        enabled: editing,
        run: () => view.open('share'),
      },
      { id: 'paste', label: words.paste, keys: 'Ctrl+Alt+V', enabled: true, run: () => view.open('paste') },
      { id: 'versions', label: words.versions, enabled: editing, run: () => view.open('versions') },
      { id: 'overview', label: words.overview, enabled: editing, run: () => view.show('overview') },
      {
        id: 'duel',
        label: words.duel,
        enabled: editing && band.band?.system.duel !== undefined,
        run: () => view.show('duel'),
      },
      {
        id: 'compendium',
        label: words.compendium,
        keys: 'Ctrl+G',
        enabled: true,
        run: () => view.consult(),
      },
      {
        id: 'play',
        label: words.play,
        keys: 'Ctrl+J',
        enabled: editing && band.band?.system.playable === true,
        run: () => view.show('play'),
      },
      { id: 'printers', label: words.printers, enabled: true, run: () => view.open('printers') },
      { id: 'find', label: words.find, keys: 'Ctrl+K', enabled: true, run: () => view.open('palette') },
      {
        id: 'shortcuts',
        label: words.shortcuts,
        keys: 'F1',
        enabled: true,
        run: () => view.open('shortcuts'),
      },
      { id: 'about', label: words.about, enabled: true, run: () => view.open('about') },
      ...appearances(preferences.remember),
      ...openings(library.books, openBand),
      ...recents(library.start?.recent ?? [], library.books, openBand),
    ]
  }
}

const appearances = (remember: ReturnType<typeof usePreferences>['remember']): readonly Command[] =>
  (['light', 'dark', 'system'] as const).map(appearance => ({
    id: appearance,
    kind: 'setting',
    label: texts.commands[appearance],
    enabled: true,
    run: () => void remember({ appearance }),
  }))

const openings = (
  books: readonly ShelfBook[],
  openBand: (path: string) => Promise<void>,
): readonly Command[] =>
  books
    .filter(({ kind }) => kind === 'band')
    .map(({ path, name }) => ({
      id: path,
      kind: 'band',
      label: texts.commands.open(name),
      enabled: true,
      run: () => void openBand(path),
    }))

/** Files of other folders that were opened lately. */
const recents = (
  paths: readonly string[],
  books: readonly ShelfBook[],
  openBand: (path: string) => Promise<void>,
): readonly Command[] =>
  paths
    .filter(path => !books.some(book => book.path === path))
    .map(path => ({
      id: path,
      kind: 'band',
      label: texts.commands.recent(path),
      enabled: true,
      run: () => void openBand(path),
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

/** The native menu's words, by the commands here. */
export const menuCommandIds: Readonly<Partial<Record<MenuCommand, string>>> = {
  new: 'new',
  save: 'save',
  print: 'print',
  undo: 'undo',
  redo: 'redo',
  shelf: 'shelf',
  close: 'shelf',
  find: 'find',
  compendium: 'compendium',
  printers: 'printers',
  shortcuts: 'shortcuts',
  about: 'about',
}
