/** From an evening's file to what is to be printed of it, and what has to be said before. */
import {
  hasErrors,
  success,
  type Diagnostic,
  type Evening,
  type GameSystem,
  type Result,
} from '../../core/index.ts'
import type { PrinterProfile } from '../../press/vocabulary/index.ts'
import type { Host } from '../port.ts'
import type { PrintWish } from '../printing.ts'
import { themeAsked, type ThemeFile } from '../themes.ts'
import { wishOf, type PrintSettings } from '../wish.ts'
import { changedSince, marksOf, type Kept } from './changed.ts'
import { pilesOf, type Pile } from './piles.ts'
import { brokenRule, readEveningFiles } from './reading.ts'
import { gamesOf, tableOf, tableRemarks, type EveningTable } from './table.ts'

export interface EveningPlan {
  readonly table: EveningTable
  readonly settings: PrintSettings
  readonly wish: PrintWish
  readonly piles: readonly Pile[]
  /** Of all that the evening has, left out or not. */
  readonly marks: readonly string[]
  /** What is left out where only what has changed is wanted; nothing where all is. */
  readonly kept: readonly Kept[] | null
}

/** What can be said of an evening, and how it is printed where nothing is missing. */
export interface EveningFound {
  readonly table: EveningTable
  readonly remarks: readonly Diagnostic[]
  /** No band breaks a rule. */
  readonly lawful: boolean
  /** Something is missing without which nothing is printed. */
  readonly missing: boolean
}

type Disk = Pick<Host['files'], 'read' | 'list' | 'realPath'>

export const openEvening = async (
  evening: Evening,
  path: string,
  reading: { readonly files: Disk; readonly systems: readonly GameSystem[]; readonly byEnding?: boolean },
): Promise<EveningFound> => {
  const files = await readEveningFiles(evening.text, path, reading)
  const table = tableOf(evening.text, files)
  const remarks = [...evening.validate(), ...files.remarks, ...tableRemarks(table)]
  return {
    table,
    remarks,
    lawful: remarks.every(({ code }) => code !== brokenRule),
    missing: hasErrors(remarks),
  }
}

export interface PlanMeans {
  readonly settings: PrintSettings
  readonly printer: PrinterProfile
  readonly themes: readonly ThemeFile[]
  readonly fingerprint: Host['fingerprint']
  /** Marks of what was printed before, where that need not be printed again. */
  readonly printed: readonly string[] | null
}

export const playedGames = (table: EveningTable): readonly GameSystem[] => [
  ...new Set([...gamesOf(table), ...(table.scenario?.system ? [table.scenario.system] : [])]),
]

export const planEvening = (
  table: EveningTable,
  { settings, printer, themes, fingerprint, printed }: PlanMeans,
): Result<EveningPlan> => {
  const wish = wishOf(settings, printer, themeAsked(settings.theme, themes, playedGames(table)))
  const piles = pilesOf(table, wish)
  if (!piles.ok) return piles
  const marks = marksOf(piles.value, fingerprint)
  const changed = printed && changedSince(piles.value, printed, fingerprint)
  return success({
    table,
    settings,
    wish,
    marks,
    piles: changed ? changed.piles : piles.value,
    kept: changed ? changed.kept : null,
  })
}
