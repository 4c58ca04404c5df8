/** A new evening's file: a player for each band, a side for each player, all files named from the evening's own folder. */
import { dirname, relative } from 'node:path'
import { checkBandFile, checkScenarioFile } from '../../app/bands.ts'
import {
  eveningKind,
  failure,
  isScenario,
  newEvening,
  success,
  writeJson,
  type Filed,
  type JsonObject,
  type Result,
} from '../../core/index.ts'
import { namedSides } from '../../scenario/index.ts'
import type { Call, Machine, Option } from '../command.ts'

export const eveningOptions: readonly Option[] = [
  {
    name: 'band',
    value: 'FICHIER',
    help: 'd’une soirée : les bandes qui se jouent, l’une après l’autre ; un joueur pour chacune',
  },
  { name: 'scenario', value: 'FICHIER', help: 'd’une soirée : le scénario' },
]

export const createEveningFile = async (
  call: Call,
  path: string,
  { files, systems }: Machine,
): Promise<Result<JsonObject>> => {
  const [, ...others] = call.operands
  const given = call.value('band')
  const names = [...(given === undefined ? [] : [given]), ...others]
  const bands: Filed[] = []
  for (const name of names) {
    const { filed, check } = await checkBandFile(files, systems, name)
    if (!filed) return failure(...check.diagnostics)
    bands.push(filed)
  }
  const scenario = call.value('scenario')
  const told = scenario === undefined ? undefined : await checkScenarioFile(files, systems, scenario)
  if (told && !told.filed) return failure(...told.check.diagnostics)
  const sides = told?.filed && isScenario(told.filed) ? namedSides(told.filed.text) : []
  const from = (name: string): string => relative(dirname(path), name).replaceAll('\\', '/')
  const document = newEvening({
    players: names.map((name, index) => ({
      name: `Joueur ${index + 1}`,
      band: from(name),
      ...(sides[index] !== undefined && { side: sides[index] }),
    })),
    scenario: scenario === undefined ? null : from(scenario),
  })
  // What could not be read again is not written.
  const read = eveningKind.open(document, systems)
  if (!read.ok) return read
  const written = await files.create(path, writeJson(document))
  return written.ok ? success(document) : written
}
