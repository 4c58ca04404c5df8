/** What a player prefers, kept from one evening to the next. */
import { success, z, type Result } from '../core/index.ts'
import type { Host } from './host.ts'
import { readStored, setAsideUnread, writeStored } from './store.ts'
import { settingsSchema } from './wish.ts'

export const preferencesSchema = z.object({
  folder: z.string().max(4096).nullable().default(null),
  appearance: z.enum(['system', 'light', 'dark']).default('system'),
  recent: z.array(z.string().max(4096)).max(12).default([]),
  /** By file; the last one that was used stands under the empty name. */
  print: z.record(z.string(), settingsSchema).default({}),
  /** Fingerprints of the pieces last printed, by file: what has changed since can be printed alone. */
  printed: z.record(z.string(), z.array(z.string().max(80)).max(5000)).default({}),
  window: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number(), maximized: z.boolean() })
    .nullable()
    .default(null),
})
export type Preferences = z.infer<typeof preferencesSchema>
export const noPreferences: Preferences = preferencesSchema.parse({})

export interface PreferenceStore {
  readonly read: () => Promise<Preferences>
  /** One change after the other, each on what the last one left. */
  readonly change: (change: (now: Preferences) => Preferences) => Promise<Result<Preferences>>
}

export const createPreferences = ({
  files,
  dataFolder,
}: Pick<Host, 'files' | 'dataFolder'>): PreferenceStore => {
  const path = `${dataFolder}/preferences.json`
  let queue: Promise<unknown> = Promise.resolve()
  const stored = (): Promise<Preferences | undefined> => readStored(files, path, preferencesSchema)
  const read = async (): Promise<Preferences> => (await stored()) ?? noPreferences

  const change: PreferenceStore['change'] = action => {
    const turn = async (): Promise<Result<Preferences>> => {
      const made = await files.makeFolder(dataFolder)
      if (!made.ok) return made
      await files.sweep(dataFolder)
      const now = await stored()
      const aside = now ? success(undefined) : await setAsideUnread(files, path)
      if (!aside.ok) return aside
      const next = action(now ?? noPreferences)
      const written = await writeStored(files, path, next)
      return written.ok ? success(next) : written
    }
    const done = queue.then(turn, turn)
    queue = done
    return done
  }

  return { read, change }
}
