/** The bands of one job: those that were asked for, as they stand now, each with the choice that is remembered of it. */
import { housePresets, presetNamed, withPreset, type Preset } from '../../app/presets.ts'
import { choiceOf, usualChoice, usualSettings, type BandChoice, type PrintSettings } from '../../app/wish.ts'
import type { Bridge } from '../../app/bridge.ts'
import { kindFor, optionTakes, success, type Filed, type Result } from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { nameOf } from '../names.ts'
import { familyOf } from './family.ts'
import type { JobBand, PrintFamily } from './kinds.ts'

/** What is remembered of prints: by file, the newest last. */
export interface Remembered {
  readonly print: Readonly<Record<string, PrintSettings>>
  readonly presets: readonly Preset[]
}

/** Another file, as it is now. */
export const lookAt = async (bridge: Bridge, path: string): Promise<Result<Omit<JobBand, 'choice'>>> => {
  const seen = await bridge.call('look', { path })
  if (!seen.ok) return seen
  const read = kindFor(path, seen.value).open(seen.value, systems)
  return read.ok ? success(seenAs(path, read.value)) : read
}

export const seenAs = (path: string, filed: Filed): Omit<JobBand, 'choice'> => ({
  path,
  name: nameOf(filed),
  system: familyOf(filed),
  document: filed.document,
})

/**
 * How a band is printed that was printed before: as it was. Another begins as the last one did, without what was picked
 * among that one's pieces; and the very first with the least that an evening needs.
 */
export const settingsFor = (path: string, { print, presets }: Remembered): PrintSettings => {
  const known = print[path]
  if (known) return known
  const last = Object.values(print).at(-1)
  const preset = last ? presetNamed(last.preset, presets) : housePresets[0]
  const begun: PrintSettings = { ...(last ?? usualSettings), ...usualChoice, assets: 'lean' }
  return preset ? withPreset(preset, begun) : begun
}

/** What its game does not have any more is not asked for. */
export const fittingChoice = (settings: BandChoice, { assets }: Pick<PrintFamily, 'assets'>): BandChoice => {
  const choice = choiceOf(settings)
  if (!Array.isArray(choice.assets)) return choice
  return { ...choice, assets: choice.assets.filter(id => assets.some(asset => asset.id === id)) }
}

/** Options of other games are not said to these; what they set is kept where it was. */
export const fittingOptions = (
  options: PrintSettings['options'],
  played: readonly Pick<PrintFamily, 'printOptions'>[],
): PrintSettings['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([id, value]) =>
      played
        .flatMap(({ printOptions }) => printOptions.filter(option => option.id === id))
        .every(option => optionTakes(option, value)),
    ),
  )
