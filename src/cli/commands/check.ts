/** Whether bands obey their rules, and files of every kind are well formed. */
import { checkFile, type Check, type FileVerdict } from '../../app/bands.ts'
import {
  kindFor,
  oneLine,
  plural,
  short,
  type Diagnostic,
  type Filed,
  type Severity,
} from '../../core/index.ts'
import { exitCodes, jsonOption, type Command, type ExitCode, type Machine } from '../command.ts'
import { paint, print, printJson, say, type Style, type Terminal } from '../terminal.ts'

export const checkCommand: Command = {
  name: 'check',
  operands: 'FICHIER…',
  summary:
    'dit si des bandes suivent les règles, si scénarios, soirées et réserves sont bien formés, et quoi corriger',
  details:
    'Code de sortie : 0 en règle (avertissements compris), 1 une règle est enfreinte, 2 un fichier est illisible.',
  least: 1,
  most: Infinity,
  options: [jsonOption],
  run: async (call, machine) => {
    const { terminal, files, systems } = machine
    const verdicts: FileVerdict[] = []
    for (const path of call.operands) verdicts.push(await checkFile(files, systems, path))
    if (call.has('json'))
      printJson(
        terminal,
        verdicts.map(({ check }) => check),
      )
    for (const verdict of verdicts) {
      if (!verdict.filed) complainOf(terminal, verdict.check)
      else if (!call.has('json')) report(terminal, verdict.check, verdict.filed)
    }
    await tellOpen(call.operands, machine)
    return verdictCode(verdicts)
  },
}

/** What is typed in a studio and not saved yet is not in the file that was read. */
export const tellOpen = async (paths: readonly string[], { terminal, isOpen }: Machine): Promise<void> => {
  for (const path of paths)
    if (await isOpen(path))
      say(
        terminal,
        `${path} est ouvert${kindFor(path, null).words.e} dans le studio : ce qui n’y est pas enregistré n’est pas lu ici.`,
      )
}

/** The worst of them: a file that cannot be read, then a rule that is broken. */
export const verdictCode = (verdicts: readonly FileVerdict[]): ExitCode => {
  if (verdicts.some(({ filed }) => !filed)) return exitCodes.fault
  return verdicts.every(({ check }) => check.ok) ? exitCodes.done : exitCodes.ruleBroken
}

export const complainOf = (terminal: Terminal, { file, diagnostics }: Check): void => {
  for (const { message } of diagnostics)
    say(terminal, message.startsWith(oneLine(file)) ? message : `${file} : ${message}`)
}

const labels: Readonly<Record<Severity, readonly [string, Style]>> = {
  error: ['erreur', 'red'],
  warning: ['avertissement', 'yellow'],
  info: ['remarque', 'blue'],
}

const report = (terminal: Terminal, check: Check, { kind, name, about, gauges }: Filed): void => {
  const verdict = check.ok ? paint('green', kind.words.sound) : paint('red', verdictOf(check.diagnostics))
  print(terminal, paint('bold', name), ` (${about}, ${check.file}) : `, verdict)
  const counts = gauges().map(
    ({ value, limit, unit }) => `${value}${limit === undefined ? '' : `/${limit}`} ${unit}`,
  )
  if (counts.length > 0) print(terminal, `  ${counts.join(' · ')}`)
  for (const { severity, message, path } of check.diagnostics) {
    const [label, style] = labels[severity]
    print(terminal, '  ', paint(style, label), ` ${message} `, paint('dim', short(path)))
  }
}

const verdictOf = (diagnostics: readonly Diagnostic[]): string =>
  plural(diagnostics.filter(({ severity }) => severity === 'error').length, 'erreur')
