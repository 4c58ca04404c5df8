/** Whatever has pieces to print, seen alike: a band through its game, a scenario through what all scenarios print. */
import {
  error,
  failure,
  hasErrors,
  isBand,
  isEvening,
  isScenario,
  isStock,
  kindFor,
  success,
  type AssetFacts,
  type DocumentRequest,
  type Filed,
  type GameSystem,
  type Json,
  type Piece,
  type PrintOption,
  type Result,
  type Roster,
} from '../core/index.ts'
import { scenarioAssets, scenarioOptions, scenarioPieces } from '../scenario/index.ts'

export interface Printable {
  readonly name: string
  /** What lists and refusals call those of its kind: the name of a game, « un scénario ». */
  readonly family: string
  /** What the command line lists its assets by. */
  readonly familyId: string
  readonly assets: readonly AssetFacts[]
  readonly printOptions: readonly PrintOption[]
  /** The folder of its templates, the theme that is its own, and sheets that it brings beside. */
  readonly styles: string
  readonly theme: string
  readonly sheets: readonly string[]
  /** Made beside companions, who share what comes once a player or once a table. */
  readonly documents: (request: DocumentRequest, companions: readonly Filed[]) => readonly Piece[]
}

export const houseTheme = 'enluminure'

export const printableOf = (filed: Filed): Printable => {
  if (isScenario(filed)) {
    const { name, system } = filed
    return {
      name: name.trim() || 'Scénario sans nom',
      family: 'un scénario',
      familyId: filed.kind.id,
      assets: scenarioAssets,
      printOptions: scenarioOptions,
      styles: system?.id ?? 'shared',
      theme: system?.themes[0].id ?? houseTheme,
      sheets: system ? ['shared/scenario.css'] : ['shared/kit.css', 'shared/scenario.css'],
      documents: request => scenarioPieces(filed, request),
    }
  }
  if (isBand(filed)) {
    const { name, system, roster } = filed
    return {
      name,
      family: system.name,
      familyId: system.id,
      assets: system.assets,
      printOptions: system.printOptions,
      styles: system.id,
      theme: system.themes[0].id,
      sheets: [],
      documents: (request, companions) =>
        roster.documents(name, request, companions.flatMap(rostersOf(system, roster))),
    }
  }
  throw new Error(`nothing is printed of ${filed.kind.id}`)
}

const rostersOf =
  (system: GameSystem, own: Roster) =>
  (other: Filed): readonly Roster[] =>
    isBand(other) && other.system === system && other.roster !== own ? [other.roster] : []

/** As it is printed: a text that cannot be read is refused with its line, where a band that breaks a rule is not. */
export const openPrinted = (json: Json, systems: readonly GameSystem[]): Result<Filed> => {
  const opened = kindFor('', json).open(json, systems)
  return opened.ok ? printed(opened.value) : opened
}

export const printed = (filed: Filed): Result<Filed> => {
  if (isEvening(filed)) return failure(error('print.evening', '', eveningWhole))
  if (isStock(filed)) return failure(error('print.stock', '', stockAside))
  const faults = isScenario(filed) ? filed.validate() : []
  return hasErrors(faults) ? failure(...faults) : success(filed)
}

const stockAside =
  'Une réserve ne s’imprime pas : prenez dans une bande ce qu’elle garde, et imprimez la bande.'

const eveningWhole = 'Une soirée ne se joint à rien d’autre : imprimez-la elle-même, en entier.'
