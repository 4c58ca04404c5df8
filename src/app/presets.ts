/** Settings by a name: the house's own, and those that a player keeps for other evenings. */
import { z } from '../core/index.ts'
import { settingsSchema, usualSettings, type PrintSettings } from './wish.ts'

export const presetName = z.string().trim().min(1).max(60)

export const presetSchema = z.object({ name: presetName, settings: settingsSchema })
export type Preset = z.infer<typeof presetSchema>

export const mostPresets = 60

/** What can be done to a player's presets. */
export const presetChange = z.discriminatedUnion('kind', [
  presetSchema.extend({ kind: z.literal('keep') }),
  z.object({ kind: z.literal('rename'), name: presetName, as: presetName }),
  z.object({ kind: z.literal('remove'), name: presetName }),
])
export type PresetChange = z.infer<typeof presetChange>

/** One of that name is kept in the place of the one before; a name that another has is not taken from it. */
export const changedPresets = (presets: readonly Preset[], change: PresetChange): Preset[] => {
  const { name } = change
  const has = (wanted: string): boolean => presets.some(preset => preset.name === wanted)
  switch (change.kind) {
    case 'keep': {
      const kept: Preset = { name, settings: { ...change.settings, preset: name, pieces: {} } }
      if (!has(name)) return [...presets, kept].slice(-mostPresets)
      return presets.map(preset => (preset.name === name ? kept : preset))
    }
    case 'rename': {
      const { as } = change
      if (has(as) || isHouseName(as)) return [...presets]
      return presets.map(preset => (preset.name === name ? renamed(preset, as) : preset))
    }
    case 'remove':
      return presets.filter(preset => preset.name !== name)
  }
}

const renamed = ({ settings }: Preset, name: string): Preset => ({
  name,
  settings: { ...settings, preset: name },
})

/**
 * What the house sets for a purpose. What stands in a player's room or serves their eyes is theirs: the printer, its
 * paper, the format of their sleeves, the letters they can read.
 */
export interface HousePreset {
  readonly name: string
  readonly summary: string
  readonly settings: Pick<PrintSettings, 'assets' | 'backs' | 'bleed' | 'marks' | 'ink' | 'copies' | 'times'>
}

const { backs, bleed, marks, ink, copies, times } = usualSettings
const plain = { backs, bleed, marks, ink, copies, times }

export const housePresets: readonly HousePreset[] = [
  {
    name: 'Ce soir',
    summary: 'l’essentiel, recto verso',
    settings: { ...plain, assets: 'lean' },
  },
  {
    name: 'Brouillon',
    summary: 'encre économe, sans dos',
    settings: { ...plain, assets: 'lean', ink: 'saver', backs: 'none' },
  },
  {
    name: 'Prêt à couper',
    summary: 'tout, fond perdu 3 mm',
    settings: { ...plain, assets: null, bleed: 3, marks: 'crop' },
  },
]

export const isHouseName = (name: string): boolean => housePresets.some(preset => preset.name === name)

/** The settings of a preset, among those that stand: what is chosen piece by piece belongs to its band, and stays. */
export const withPreset = (
  preset: Pick<HousePreset | Preset, 'name'> & { readonly settings: Partial<PrintSettings> },
  now: PrintSettings,
): PrintSettings => ({ ...now, ...preset.settings, pieces: now.pieces, preset: preset.name })

export const presetNamed = (name: string | null, own: readonly Preset[]): HousePreset | Preset | undefined =>
  housePresets.find(preset => preset.name === name) ?? own.find(preset => preset.name === name)

/** Whether what the preset set under these names is otherwise now. */
export const differs = (
  now: PrintSettings,
  preset: PrintSettings,
  keys: readonly (keyof PrintSettings)[],
): boolean => keys.some(key => JSON.stringify(now[key]) !== JSON.stringify(preset[key]))
