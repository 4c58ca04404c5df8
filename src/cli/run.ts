/** From words to an exit code. No stack trace reaches a player. */
import { themesFor } from '../app/themes.ts'
import { quote, suggestion } from '../core/index.ts'
import {
  allOptions,
  complain,
  exitCodes,
  parseCall,
  type Command,
  type ExitCode,
  type Machine,
} from './command.ts'
import { assetsCommand } from './commands/assets.ts'
import { calibrateCommand } from './commands/calibrate.ts'
import { catalogCommand } from './commands/catalog.ts'
import { checkCommand } from './commands/check.ts'
import { eveningCommand } from './commands/evening.ts'
import { newCommand } from './commands/new.ts'
import { oddsCommand } from './commands/odds.ts'
import { pasteCommand } from './commands/paste.ts'
import { printCommand, scenarioCommand } from './commands/print.ts'
import { serveCommand } from './commands/serve.ts'
import { shareCommand } from './commands/share.ts'
import { statsCommand } from './commands/stats.ts'
import { systemsCommand } from './commands/systems.ts'
import { paint, print, printRows, say, type Terminal } from './terminal.ts'

/** What games and templates bring to a command is read off them, where that command is wanted. */
const commandsFor = ({ systems, press }: Machine): ReadonlyMap<string, () => Command> => {
  const themes = () => themesFor(press.themes(undefined), systems)
  return new Map([
    ['systems', () => systemsCommand],
    ['catalog', () => catalogCommand],
    ['assets', () => assetsCommand],
    ['new', () => newCommand],
    ['check', () => checkCommand],
    ['stats', () => statsCommand],
    ['odds', () => oddsCommand(systems)],
    ['print', () => printCommand(systems, themes())],
    ['scenario', () => scenarioCommand(themes())],
    ['evening', () => eveningCommand(systems, themes())],
    ['share', () => shareCommand],
    ['paste', () => pasteCommand],
    ['calibrate', () => calibrateCommand],
    ['serve', () => serveCommand],
  ])
}

type Commands = ReturnType<typeof commandsFor>

export const run = async (words: readonly string[], machine: Machine): Promise<ExitCode> => {
  const { terminal } = machine
  const commands = commandsFor(machine)
  const [first, ...rest] = words
  if (first === undefined || first === '--help' || first === '-h') return overview(terminal, commands)
  if (first === '--version') {
    print(terminal, machine.version)
    return exitCodes.done
  }
  if (first === 'help') return help(terminal, commands, rest)
  const command = commands.get(first)?.()
  if (!command) return unknown(terminal, commands, first)
  const call = parseCall(command, rest)
  if (!call.ok) return complain(terminal, call.diagnostics)
  return call.value.has('help') ? explain(terminal, command) : command.run(call.value, machine)
}

const help = (terminal: Terminal, commands: Commands, [name]: readonly string[]): ExitCode => {
  if (name === undefined) return overview(terminal, commands)
  const command = commands.get(name)?.()
  return command ? explain(terminal, command) : unknown(terminal, commands, name)
}

const unknown = (terminal: Terminal, commands: Commands, word: string): ExitCode => {
  const what = word.startsWith('-') ? 'L’option' : 'La commande'
  const names = [...commands.keys(), 'help', '--help', '--version']
  say(
    terminal,
    `${what} ${quote(word)} est inconnue.${suggestion(word, names)} « copiste help » les donne toutes.`,
  )
  return exitCodes.fault
}

const usage = ({ name, operands }: Command): string => `copiste ${name} ${operands}`.trim()

const overview = (terminal: Terminal, commands: Commands): ExitCode => {
  print(terminal, paint('bold', 'Copiste'), ', le scribe de vos bandes d’escarmouche.')
  print(terminal)
  printRows(
    terminal,
    [...commands.values()].map(make => {
      const command = make()
      return [`  ${usage(command)}`, command.summary]
    }),
  )
  print(terminal)
  print(
    terminal,
    '« copiste help COMMANDE » en dit plus. Code de sortie : 0 fait, 1 règle enfreinte, 2 faute.',
  )
  return exitCodes.done
}

const explain = (terminal: Terminal, command: Command): ExitCode => {
  print(terminal, paint('bold', usage(command)), ` : ${command.summary}.`)
  print(terminal)
  print(terminal, command.details)
  print(terminal)
  printRows(
    terminal,
    allOptions(command).map(({ name, value, help: about }) => [
      `  --${name}${value ? ` ${value}` : ''}`,
      about,
    ]),
  )
  return exitCodes.done
}
