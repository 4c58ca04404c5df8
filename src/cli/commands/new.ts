/** A new file, of a band, of a scenario, of an evening or of a stock: blank, or one of the samples. */
import { createBandFile, createScenarioFile, findSystem } from '../../app/bands.ts'
import {
  bandKind,
  capital,
  eveningKind,
  newStock,
  quote,
  scenarioKind,
  stockKind,
  success,
  writeJson,
  type FileKind,
  type JsonObject,
  type Result,
} from '../../core/index.ts'
import { complain, exitCodes, type Call, type Command, type ExitCode, type Machine } from '../command.ts'
import { createEveningFile, eveningOptions } from './new-evening.ts'
import { misnamed } from '../outputs.ts'
import { say, type Terminal } from '../terminal.ts'

export const newCommand: Command = {
  name: 'new',
  operands: 'JEU|scenario|evening|stock JEU --out FICHIER',
  summary: 'écrit une bande neuve, vierge ou d’après un exemple ; un scénario, une soirée, une réserve',
  details:
    'Un fichier qui existe déjà n’est jamais remplacé. Les exemples sont ceux de « copiste systems --json ».',
  least: 1,
  most: Infinity,
  options: [
    { name: 'sample', value: 'NOM', help: 'part d’un exemple au lieu d’une bande ou d’un scénario vierge' },
    ...eveningOptions,
    { name: 'out', value: 'FICHIER', help: 'le fichier à écrire (nécessaire)' },
  ],
  run: async (call, machine) => {
    const { terminal, files, systems } = machine
    const [wanted = '', extra] = call.operands
    if (wanted === eveningKind.id) {
      if (call.has('sample'))
        return refuse(
          'Une soirée n’a pas d’exemple : retirez --sample, et nommez ses bandes par --band.',
          terminal,
        )
      const path = pathFor(call, eveningKind, terminal)
      if (path === undefined) return exitCodes.fault
      return tell(await createEveningFile(call, path, machine), eveningKind, path, terminal)
    }
    if (wanted === stockKind.id) return newStockFile(call, machine)
    if (extra !== undefined) return refuse(`${quote(extra)} est de trop.`, terminal)
    const own = eveningOptions.find(({ name }) => call.has(name))
    if (own) return refuse(`--${own.name} ne sert qu’à « copiste new evening » : retirez-la.`, terminal)
    const sample = call.value('sample')
    if (wanted === scenarioKind.id) {
      const path = pathFor(call, scenarioKind, terminal)
      if (path === undefined) return exitCodes.fault
      return tell(await createScenarioFile(files, systems, sample, path), scenarioKind, path, terminal)
    }
    const found = findSystem(systems, wanted)
    if (!found.ok) return complain(terminal, found.diagnostics)
    const path = pathFor(call, bandKind, terminal)
    if (path === undefined) return exitCodes.fault
    return tell(await createBandFile(files, found.value, sample, path), bandKind, path, terminal)
  },
}

const newStockFile = async (call: Call, { terminal, files, systems }: Machine): Promise<ExitCode> => {
  const [, game, extra] = call.operands
  if (extra !== undefined) return refuse(`${quote(extra)} est de trop.`, terminal)
  const other = ['sample', ...eveningOptions.map(({ name }) => name)].find(name => call.has(name))
  if (other !== undefined) return refuse(`--${other} ne sert pas à une réserve : retirez-la.`, terminal)
  if (game === undefined)
    return refuse('Dites de quel jeu : copiste new stock JEU. « copiste systems » les liste.', terminal)
  const found = findSystem(systems, game)
  if (!found.ok) return complain(terminal, found.diagnostics)
  const path = pathFor(call, stockKind, terminal)
  if (path === undefined) return exitCodes.fault
  const document = newStock(found.value)
  const written = await files.create(path, writeJson(document))
  return tell(written.ok ? success(document) : written, stockKind, path, terminal)
}

const refuse = (message: string, terminal: Terminal): ExitCode => {
  say(terminal, message)
  return exitCodes.fault
}

/** Nothing where the call names none, or one of another kind. */
const pathFor = (call: Call, kind: FileKind, terminal: Terminal): string | undefined => {
  const path = call.value('out')
  const { words, extension } = kind
  if (path === undefined) {
    const [own] = words.e === 'e' ? ['ma'] : ['mon']
    say(
      terminal,
      `Dites où écrire ${words.the} : --out ${own}-${words.noun.normalize('NFD').replace(/\p{M}/gu, '')}${extension}.`,
    )
    return undefined
  }
  const to = words.e === 'e' ? 'à la' : 'au'
  const wrong = misnamed(path, `${to} ${words.noun} un nom en ${quote(extension)}`, kind)
  if (wrong === undefined) return path
  say(terminal, wrong)
  return undefined
}

const tell = (
  created: Result<JsonObject>,
  { words, nameKey }: FileKind,
  path: string,
  terminal: Terminal,
): ExitCode => {
  if (!created.ok) return complain(terminal, created.diagnostics)
  const name = quote(String(created.value[nameKey]))
  say(terminal, `${capital(words.the)} ${name} est écrit${words.e} dans ${path}.`)
  return exitCodes.done
}
