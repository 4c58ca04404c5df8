/** A library on a real disk for the tests: a folder of bands, Copiste's own data and a bin, all in one scratch folder. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import type { Host, PressService } from '../../src/app/port.ts'
import { createLibrary, type Library } from '../../src/app/library.ts'
import { createVersions, type Versions } from '../../src/app/versions.ts'
import { newBand, type GameSystem, type Json, type JsonObject, type Result } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { files } from '../../src/host/files.ts'
import { fingerprint } from '../../src/host/late-crypto.ts'
import { scratch } from '../cli/cli.ts'

const idlePress: PressService = {
  print: () => Promise.reject(new Error('nothing is printed here')),
  png: () => Promise.reject(new Error('nothing is printed here')),
  cancel: () => undefined,
  themes: [],
  close: () => Promise.resolve(),
}

/** A clock that never shows the same time twice, unless a test stops it or puts it back. */
export const ticking = (start = 1_800_000_000_000): { at: number; readonly now: () => Date } => ({
  at: start,
  now() {
    return new Date(this.at++)
  },
})

export const hostIn = (folder: string, changes: Partial<Host> = {}): Host => ({
  files,
  fingerprint,
  outline: () => undefined,
  clock: ticking(),
  press: idlePress,
  desktop: undefined,
  process: process.pid,
  isAlive: () => false,
  dataFolder: join(folder, 'donnees'),
  cacheFolder: join(folder, 'cache'),
  usualFolder: join(folder, 'bandes'),
  ...changes,
})

export interface DeskTop {
  readonly host: Host
  readonly library: Library
  readonly versions: Versions
  /** Where the bands lie, and a path in it. */
  readonly bands: string
  readonly at: (file: string) => string
  /** Everything that was ever thrown away. */
  readonly bin: string
  readonly names: () => readonly string[]
  readonly text: (file: string) => string
  readonly put: (file: string, text: string) => string
}

/** A new desk for each test; all of them are gone after the tests of the file. */
export const deskTops = (): ((changes?: Partial<Host>, games?: readonly GameSystem[]) => DeskTop) => {
  const inScratch = scratch()
  let count = 0
  afterAll(() => {
    vi.unstubAllEnvs()
  })
  return (changes, games = systems) => {
    const folder = inScratch(String(count++))
    const host = hostIn(folder, changes)
    const versions = createVersions(host)
    const at = (file: string): string => join(host.usualFolder, file)
    mkdirSync(host.usualFolder, { recursive: true })
    vi.stubEnv('XDG_DATA_HOME', join(folder, 'systeme'))
    return {
      host,
      versions,
      at,
      bands: host.usualFolder,
      library: createLibrary(host, games, versions),
      bin: join(folder, 'systeme', 'Trash', 'files'),
      names: () => readdirSync(host.usualFolder).sort(),
      text: file => readFileSync(at(file), 'utf8'),
      put: (file, text) => {
        writeFileSync(at(file), text)
        return at(file)
      },
    }
  }
}

const [game] = systems
const [sample] = game?.samples ?? []

/** A real band under this name; the changes may carry keys that no Copiste knows. */
export const band = (name: string, changes: { readonly [key: string]: Json } = {}): JsonObject => {
  if (!game || !sample) throw new Error('a game with a sample is registered')
  return { ...newBand(game, sample), name, ...changes }
}

/** A scenario of no game under this title. */
const scenario = (title: string, changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-scenario',
  version: 1,
  title,
  system: null,
  players: '2 à 4',
  summary: 'Un **gué**, une nuit.',
  setup: '',
  victory: '',
  rules: '',
  map: null,
  handouts: [{ title: 'Pour toi', for: 'joueur', text: 'Le pont est miné.' }],
  ...changes,
})

/** An evening of nobody yet under this title. */
const evening = (title: string, changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-evening',
  version: 1,
  title,
  date: 'vendredi',
  place: '',
  players: [{ name: 'Maud', bands: ['../bandes/mages.bande.json'] }],
  scenario: null,
  notes: 'Apporter à boire.',
  settings: { paper: 'letter' },
  choices: [],
  ...changes,
})

/** A stock of the same game under this name. */
const stock = (name: string, changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-stock',
  version: 1,
  system: game?.id ?? '',
  name,
  items: [{ shelf: 'figurines', thing: { name: 'Odon', build: 'agile', classes: ['archer'] } }],
  ...changes,
})

/** What each kind of file is to the library: its promises are kept for all of them alike. */
export const sorts = [
  {
    id: 'band',
    noun: 'Bande',
    ending: '.bande.json',
    aside: '.bande.abimee',
    key: 'name',
    other: 'copiste-scenario',
    lighten: 'allégez',
    named: band,
  },
  {
    id: 'scenario',
    noun: 'Scénario',
    ending: '.scenario.json',
    aside: '.scenario.abime',
    key: 'title',
    other: 'copiste-band',
    lighten: 'raccourcissez',
    named: scenario,
  },
  {
    id: 'evening',
    noun: 'Soirée',
    ending: '.soiree.json',
    aside: '.soiree.abimee',
    key: 'title',
    other: 'copiste-band',
    lighten: 'raccourcissez',
    named: evening,
  },
  {
    id: 'stock',
    noun: 'Réserve',
    ending: '.reserve.json',
    aside: '.reserve.abimee',
    key: 'name',
    other: 'copiste-band',
    lighten: 'allégez',
    named: stock,
  },
] as const

/** As a file carries it. */
export const asText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
export const textOf = (content: Uint8Array): string => new TextDecoder().decode(content)

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.value
}

export const refusal = (result: Result<unknown>): { readonly code: string; readonly message: string } => {
  const [first] = result.ok ? [] : result.diagnostics
  return { code: first?.code ?? 'ok', message: first?.message ?? '' }
}
