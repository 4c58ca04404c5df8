/** Printer profiles: a file by its path, or one of those in the drawer, which are known by the names written in them. */
import {
  error,
  failure,
  parse,
  quote,
  readJson,
  success,
  toJson,
  writeJson,
  type Diagnostic,
  type Result,
} from '../core/index.ts'
import { profileSchema, type PrinterProfile } from '../press/vocabulary/index.ts'
import { again, createAlone, isNameTaken } from './alone.ts'
import type { Files } from './port.ts'
import { freeName } from './paths.ts'
import { readStored } from './store.ts'

const largest = 64 * 1024

export const printerExtension = '.imprimante.json'

/** The saved profiles, the very ones that the command line reads. */
export interface Drawer {
  readonly list: () => Promise<readonly PrinterProfile[]>
  /** In the place of the one with this name, or anew; answers its file. */
  readonly keep: (profile: PrinterProfile) => Promise<Result<string>>
  readonly remove: (name: string) => Promise<Result<void>>
}

interface Kept {
  readonly path: string
  readonly profile: PrinterProfile
}

export const createDrawer = (files: Files, folder: string): Drawer => {
  const alone = createAlone(files)
  /** Two names may differ by a sign that no file name can hold: a file is known by what is written in it. */
  const named = async (name: string): Promise<readonly Kept[]> =>
    (await keptIn(files, folder)).filter(({ profile }) => profile.name === name)

  const create = (profile: PrinterProfile): Promise<Result<string>> =>
    again(async () => {
      const present = await files.list(folder)
      const taken = present.ok ? present.value.map(({ name }) => name) : []
      const path = `${folder}/${freeName(profile.name, printerExtension, taken, 'Imprimante')}`
      const written = await files.create(path, writeJson(toJson(profile)))
      return written.ok ? success(path) : written
    }, isNameTaken)

  const keep: Drawer['keep'] = async profile => {
    const made = await files.makeFolder(folder)
    if (!made.ok) return made
    return alone(`${folder}/profils`, async () => {
      const [known] = await named(profile.name)
      if (!known) return create(profile)
      const written = await files.replace(known.path, writeJson(toJson(profile)))
      return written.ok ? success(known.path) : written
    })
  }

  const remove: Drawer['remove'] = async name => {
    if ((await named(name)).length === 0) return success(undefined)
    return alone(`${folder}/profils`, async () => {
      for (const { path } of await named(name)) {
        const removed = await files.remove(path)
        if (!removed.ok) return removed
      }
      return success(undefined)
    })
  }

  const list: Drawer['list'] = async () =>
    (await keptIn(files, folder))
      .map(({ profile }) => profile)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))

  return { list, keep, remove }
}

const keptIn = async (files: Files, folder: string): Promise<readonly Kept[]> => {
  const found = await files.list(folder)
  const names = (found.ok ? found.value : []).filter(({ name }) => name.endsWith(printerExtension))
  const kept = await Promise.all(
    names.map(async ({ name }): Promise<readonly Kept[]> => {
      const path = `${folder}/${name}`
      const profile = await readStored(files, path, profileSchema)
      return profile ? [{ path, profile }] : []
    }),
  )
  return kept.flat()
}

const isPath = (wish: string): boolean => /[\\/]/.test(wish) || wish.endsWith('.json')

/** The file of a profile: by its path, or by the name that is written in it. */
export const printerFile = async (files: Files, wish: string, folder: string): Promise<string> => {
  if (isPath(wish)) return wish
  const known = (await keptIn(files, folder)).find(({ profile }) => profile.name === wish)
  return known?.path ?? `${folder}/${wish}${printerExtension}`
}

export const readPrinter = async (
  files: Files,
  wish: string,
  folder: string,
): Promise<Result<PrinterProfile>> => {
  const path = await printerFile(files, wish, folder)
  const bytes = await files.read(path, largest)
  if (!bytes.ok) return isPath(wish) ? bytes : failure(unknownPrinter(wish, folder))
  const json = readJson(bytes.value)
  if (!json.ok) return failure(...json.diagnostics.map(diagnostic => saidOf(path, diagnostic)))
  const profile = parse(profileSchema, json.value)
  return profile.ok
    ? success(profile.value)
    : failure(...profile.diagnostics.map(diagnostic => saidOf(path, diagnostic)))
}

const saidOf = (path: string, diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `${path} : ${diagnostic.message}`,
})

const unknownPrinter = (wish: string, folder: string): Diagnostic =>
  error(
    'call.unknown-printer',
    '',
    `Le profil d’imprimante ${quote(wish)} n’est pas dans ${folder}. Donnez le chemin d’un fichier, ou voyez « copiste calibrate ».`,
  )
