/** What every call has at hand: the library and the rooms around it, and which files a window may ask for. */
import {
  error,
  failure,
  kindOf,
  quote,
  success,
  type Diagnostic,
  type GameSystem,
  type Result,
} from '../../core/index.ts'
import type { Start } from '../bridge.ts'
import type { Host } from '../port.ts'
import { createCovers, type Covers } from '../covers/room.ts'
import { createJournal, type Journal } from '../journal.ts'
import { createLibrary, type Library } from '../library.ts'
import { fileNameOf, folderOf } from '../paths.ts'
import { createPlays, type Plays } from '../plays.ts'
import { createPreferences, type PreferenceStore } from '../preferences.ts'
import { createPresence, type Presence } from '../presence.ts'
import { createPrintRoom, type PrintRoom } from '../print-room.ts'
import { createShelf, type Shelf } from '../shelf.ts'
import { createVersions, type Versions } from '../versions.ts'
import { createPrints, type Prints } from './prints.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createWatching, type Watching } from './watching.ts'

export interface DeskOptions {
  readonly host: Host
  readonly systems: readonly GameSystem[]
  readonly version: string
  readonly kind: Start['host']
}

export interface Room extends DeskOptions, Watching {
  readonly library: Library
  readonly versions: Versions
  readonly journal: Journal
  readonly presence: Presence
  readonly plays: Plays
  readonly preferences: PreferenceStore
  readonly shelf: Shelf
  readonly covers: Covers
  readonly printing: PrintRoom
  readonly prints: Prints
  readonly sessions: Sessions
  readonly folder: () => Promise<string>
  /** The same, there to be written in: a chosen one that is missing is asked about. */
  readonly home: () => Promise<Result<string>>
  readonly grant: (path: string) => Promise<string>
  /** Does something with a file that the window may ask for, under its real path; refuses any other. */
  readonly within: <T>(path: string, action: (real: string) => Promise<Result<T>>) => Promise<Result<T>>
  /** The file that the next window opens, once. */
  wanted: string | undefined
}

export const createRoom = (options: DeskOptions): Room => {
  const { host, systems } = options
  const { files } = host
  const versions = createVersions(host)
  const presence = createPresence(host)
  const preferences = createPreferences(host)
  const sessions = createSessions(presence)
  const folder = async (): Promise<string> => (await preferences.read()).folder ?? host.usualFolder
  const home = async (): Promise<Result<string>> => {
    const { folder: chosen } = await preferences.read()
    if (chosen === null || (await files.isFolder(chosen))) return success(chosen ?? host.usualFolder)
    return failure(missingFolder(chosen))
  }
  const watching = createWatching(host, sessions, folder)
  return {
    ...options,
    versions,
    presence,
    plays: createPlays(host),
    preferences,
    sessions,
    folder,
    home,
    library: createLibrary(host, systems, versions),
    journal: createJournal(host),
    shelf: createShelf(host, systems),
    covers: createCovers(host, systems),
    printing: createPrintRoom(host, systems, sessions.tell),
    ...watching,
    prints: createPrints(host.fingerprint),
    ...createGrants(files, folder),
    wanted: undefined,
  }
}

const missingFolder = (folder: string): Diagnostic =>
  error(
    'desk.missing-folder',
    '',
    `Le dossier ${quote(folder)} n’est pas là : rebranchez le disque, choisissez-en un autre, ou recréez-le.`,
  )

/** Files of the folder, and those that a player chose by hand: no call reaches any other. */
const createGrants = (
  files: Host['files'],
  folder: () => Promise<string>,
): Pick<Room, 'grant' | 'within'> => {
  const granted = new Set<string>()
  const allowed = async (path: string): Promise<Result<string>> => {
    const real = await files.realPath(path)
    const home = await files.realPath(await folder())
    const inside = folderOf(real) === home && kindOf(real) !== undefined
    if (inside || granted.has(real)) return success(real)
    const why = `${quote(fileNameOf(path))} n’est pas dans votre dossier : importez d’abord ce fichier.`
    return failure(error('desk.forbidden', '', why))
  }
  return {
    grant: async path => {
      const real = await files.realPath(path)
      granted.add(real)
      return real
    },
    within: async (path, action) => {
      const real = await allowed(path)
      return real.ok ? action(real.value) : real
    },
  }
}
