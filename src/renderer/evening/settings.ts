/** How an evening is printed: its file keeps what is not as usual, and nothing else. */
import { settingsSchema, usualSettings, type PrintSettings } from '../../app/wish.ts'
import { replace, toJson, type EveningText, type Patch } from '../../core/index.ts'

/** As its file sets them; as usual where the file says what nobody understands. */
export const settingsIn = ({ settings }: EveningText): PrintSettings => {
  const read = settingsSchema.safeParse(settings)
  return read.success ? read.data : usualSettings
}

/** Nothing where the value is none that the setting can take. */
export const setSetting = (
  { settings }: EveningText,
  id: keyof PrintSettings,
  value: unknown,
): Patch | undefined => {
  const read = settingsSchema.shape[id].safeParse(value)
  if (!read.success) return undefined
  const others = Object.entries(settings).filter(([key]) => key !== id)
  const usual = JSON.stringify(read.data) === JSON.stringify(usualSettings[id])
  const kept = Object.fromEntries(usual ? others : [...others, [id, read.data]])
  return [replace('/settings', toJson(kept))]
}
