/** What a player prefers, kept from one evening to the next. */
import {
  enumerate,
  limits,
  quote,
  readJson,
  success,
  warning,
  z,
  type Diagnostic,
  type Result,
} from '../core/index.ts'
import { createAlone, createTurns } from './alone.ts'
import type { Host } from './port.ts'
import { fileNameOf } from './paths.ts'
import { mostPresets, presetSchema } from './presets.ts'
import { salvage, type Salvaged } from './salvage.ts'
import { keepAside, writeStored } from './store.ts'
import { settingsSchema } from './wish.ts'

/** Of one file. */
const mostMarks = 5000

export const preferencesSchema = z.object({
  folder: z.string().max(4096).nullable().default(null),
  appearance: z.enum(['system', 'light', 'dark']).default('system'),
  recent: z.array(z.string().max(4096)).max(12).default([]),
  /** By file; the last one that was used stands under the empty name. */
  print: z.record(z.string(), settingsSchema).default({}),
  /** Fingerprints of the pieces last printed, by file: what has changed since can be printed alone. */
  printed: z.record(z.string(), z.array(z.string().max(80)).max(mostMarks)).default({}),
  /** A player's own, in the order in which they were made. */
  presets: z.array(presetSchema).max(mostPresets).default([]),
  window: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), maximized: z.boolean() })
    .nullable()
    .default(null),
})
export type Preferences = z.infer<typeof preferencesSchema>
export const noPreferences: Preferences = preferencesSchema.parse({})

export interface PreferenceStore {
  readonly read: () => Promise<Preferences>
  /** One change after the other, whichever process asks, each on what the last one left. */
  readonly change: (change: (now: Preferences) => Preferences) => Promise<Result<Preferences>>
  /** What could not be read and was put aside, told once. */
  readonly remarks: () => Promise<readonly Diagnostic[]>
}

export const createPreferences = ({
  files,
  dataFolder,
}: Pick<Host, 'files' | 'dataFolder'>): PreferenceStore => {
  const path = `${dataFolder}/preferences.json`
  const [alone, inTurn] = [createAlone(files), createTurns()]
  let untold: readonly Diagnostic[] = []

  const stored = async (): Promise<Salvaged<Preferences> | undefined> => {
    if (!(await files.isFile(path))) return { value: noPreferences, lost: [] }
    const bytes = await files.read(path, limits.bytes)
    const json = bytes.ok ? readJson(bytes.value) : bytes
    return json.ok ? salvage(preferencesSchema, json.value) : undefined
  }
  const isWhole = (found: Salvaged<Preferences> | undefined): boolean => found?.lost.length === 0

  /** What cannot be read is kept beside as it was, before anything is written over it. */
  const putAside = async (found: Salvaged<Preferences> | undefined): Promise<Result<void>> => {
    if (isWhole(found)) return success(undefined)
    const aside = await keepAside(files, path)
    if (!aside.ok) return aside
    untold = [...untold, putAsideRemark(found, fileNameOf(aside.value))]
    return success(undefined)
  }

  const changeInTurn: PreferenceStore['change'] = async action => {
    const made = await files.makeFolder(dataFolder)
    if (!made.ok) return made
    return alone(path, async () => {
      await files.sweep(dataFolder)
      const found = await stored()
      const aside = await putAside(found)
      if (!aside.ok) return aside
      const next = action(found?.value ?? noPreferences)
      const written = await writeStored(files, path, next)
      return written.ok ? success(next) : written
    })
  }

  /** In the order asked, from the making of the folder on. */
  const change: PreferenceStore['change'] = action => inTurn(path, () => changeInTurn(action))

  const remarks = async (): Promise<readonly Diagnostic[]> => {
    const found = await stored()
    const mended = isWhole(found) || (await change(now => now)).ok
    const told = mended ? untold : [putAsideRemark(found, undefined)]
    untold = []
    return told
  }

  return { read: async () => (await stored())?.value ?? noPreferences, change, remarks }
}

/** What was printed of files last, so that what has changed since can be printed alone. */
export interface PrintedMarks {
  readonly read: (path: string) => Promise<readonly string[] | undefined>
  readonly keep: (path: string, marks: readonly string[]) => Promise<Result<unknown>>
}

export const createPrintedMarks = ({ read, change }: PreferenceStore): PrintedMarks => ({
  read: async path => (await read()).printed[path],
  keep: (path, marks) =>
    change(now => ({ ...now, printed: newest(now.printed, path, marks.slice(0, mostMarks)) })),
})

/** Of the last hundred files that were printed, so that this never grows without end. */
const mostKept = 100
export const newest = <T>(known: Readonly<Record<string, T>>, path: string, value: T): Record<string, T> => {
  const others = Object.entries(known).filter(([name]) => name !== path)
  return Object.fromEntries([...others, [path, value] as const].slice(-mostKept))
}

const names: Readonly<Record<string, string>> = {
  folder: 'le dossier des bandes',
  appearance: 'l’apparence',
  recent: 'les bandes ouvertes dernièrement',
  print: 'les réglages d’impression',
  printed: 'les pièces déjà imprimées',
  presets: 'vos préréglages d’impression',
  window: 'la place de la fenêtre',
}

const mostNamed = 4

const putAsideRemark = (found: Salvaged<Preferences> | undefined, where: string | undefined): Diagnostic => {
  const beside =
    where === undefined
      ? 'Le fichier n’a pas pu être gardé à côté et reste comme il est.'
      : `L’ancien fichier est gardé à côté : ${quote(where)}.`
  if (!found)
    return warning(
      'preferences.unreadable',
      '',
      `Vos préférences ne se lisent plus : elles sont revenues à celles du début. ${beside}`,
    )
  const told = found.lost.slice(0, mostNamed).map(({ place: [key = '', ...within], was }) => {
    const inside = within.map(step => quote(shortened(String(step)))).join(', ')
    const what = `${names[String(key)] ?? quote(String(key))}${inside && `, ${inside}`}`
    return `${what} (${typeof was === 'string' ? quote(shortened(was)) : shortened(JSON.stringify(was))})`
  })
  const others = found.lost.length > mostNamed ? ['d’autres encore'] : []
  return warning(
    'preferences.bad-value',
    '',
    `Dans vos préférences, une valeur ne se lit pas et n’est plus suivie : ${enumerate([...told, ...others])}. Le reste est gardé. ${beside}`,
  )
}

const shortened = (text: string): string =>
  [...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text
