/** What a command is, and how its words are read: every option known, every unknown one answered with its neighbour. */
import {
  error,
  failure,
  quote,
  success,
  suggestion,
  type Diagnostic,
  type GameSystem,
  type Result,
} from '../core/index.ts'
import type { Files, PngPage } from '../app/port.ts'
import type { PrintedMarks } from '../app/preferences.ts'
import type { Printed, PrintJob } from '../app/press-words.ts'
import type { ThemeFile } from '../app/themes.ts'
import { say, type Terminal } from './terminal.ts'

export const exitCodes = { done: 0, ruleBroken: 1, fault: 2 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export interface Machine {
  readonly terminal: Terminal
  readonly files: Files
  /** All of the standard input, unless it is more than so many bytes. */
  readonly input: (most: number) => Promise<Result<Uint8Array>>
  readonly systems: readonly GameSystem[]
  readonly press: PressHost
  /** Marks of what was printed of a file before, by its real path. */
  readonly printed: PrintedMarks
  /** Where saved printer profiles lie. */
  readonly printersFolder: string
  readonly version: string
  /** Copiste's own folder. */
  readonly root: string
  /** Whether a studio has this file open now. */
  readonly isOpen: (path: string) => Promise<boolean>
}

/** The press as the command line calls it. */
export interface PressHost {
  readonly themes: (templates: string | undefined) => readonly ThemeFile[]
  /** In a thread of its own when templates are a stranger's or several jobs run at once. */
  readonly print: (job: PrintJob, templates: string | undefined, apart: boolean) => Promise<Result<Printed>>
  /** Each page as soon as it is drawn. */
  readonly png: (pdf: Uint8Array, dpi: number) => AsyncIterable<PngPage>
}

export interface Option {
  readonly name: string
  /** What its value is called in the help; a switch has none. */
  readonly value?: string
  readonly help: string
}

export interface Call {
  readonly operands: readonly string[]
  readonly value: (option: string) => string | undefined
  readonly has: (option: string) => boolean
}

export interface Command {
  readonly name: string
  /** Such as « FILE… ». */
  readonly operands: string
  readonly summary: string
  readonly details: string
  readonly least: number
  readonly most: number
  readonly options: readonly Option[]
  readonly run: (call: Call, machine: Machine) => Promise<ExitCode>
}

export const jsonOption: Option = { name: 'json', help: 'la réponse en JSON, pour un programme' }
const helpOption: Option = { name: 'help', help: 'cette aide' }

export const allOptions = (command: Command): readonly Option[] => [...command.options, helpOption]

export const parseCall = (command: Command, words: readonly string[]): Result<Call> => {
  const operands: string[] = []
  const values = new Map<string, string>()
  const queue = [...words]
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--') {
      operands.push(...queue.splice(0))
    } else if (word === '-h') {
      values.set('help', '')
    } else if (word.startsWith('-') && word !== '-') {
      const fault = readOption(command, word, queue, values)
      if (fault) return failure(fault)
    } else {
      operands.push(word)
    }
  }
  const fault = values.has('help') ? undefined : countFault(command, operands)
  return fault
    ? failure(fault)
    : success({ operands, value: name => values.get(name), has: name => values.has(name) })
}

const refuse = (message: string): Diagnostic => error('call.refused', '', message)

const readOption = (
  command: Command,
  word: string,
  queue: string[],
  values: Map<string, string>,
): Diagnostic | undefined => {
  const [flag = '', ...inline] = word.split('=')
  const known = allOptions(command)
  const option = known.find(({ name }) => flag === `--${name}`)
  if (!option) {
    const names = known.map(({ name }) => `--${name}`)
    return refuse(
      `L’option ${quote(flag)} est inconnue de « copiste ${command.name} ».${suggestion(flag, names)}`,
    )
  }
  if (values.has(option.name)) return refuse(`L’option ${quote(flag)} est donnée deux fois : gardez-en une.`)
  if (option.value === undefined) {
    if (inline.length > 0) return refuse(`L’option ${quote(flag)} ne prend pas de valeur.`)
    values.set(option.name, '')
    return undefined
  }
  const value = inline.length > 0 ? inline.join('=') : queue[0]?.startsWith('--') ? undefined : queue.shift()
  if (value === undefined || value === '')
    return refuse(`L’option ${quote(flag)} attend une valeur : ${flag} ${option.value}.`)
  values.set(option.name, value)
  return undefined
}

const countFault = (command: Command, operands: readonly string[]): Diagnostic | undefined => {
  const usage = quote(`copiste ${command.name} ${command.operands}`.trim())
  if (operands.length < command.least)
    return refuse(`Il manque quelque chose : ${usage}. Voyez « copiste help ${command.name} ».`)
  const extra = operands[command.most]
  return extra === undefined ? undefined : refuse(`${quote(extra)} est de trop : ${usage}.`)
}

export const complain = (terminal: Terminal, diagnostics: readonly Diagnostic[]): ExitCode => {
  for (const { message } of diagnostics) say(terminal, message)
  return exitCodes.fault
}
