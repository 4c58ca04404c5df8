/** A whole evening on paper: what is whose, what is shared, what is secret, and the page that says what to do with it. */
import {
  fileNamesOf,
  hours,
  openEvening,
  planEvening,
  printApart,
  printTogether,
  settingsOf,
  type EveningFound,
  type EveningPlan,
  type PressOnce,
  type PrintedEvening,
} from '../../app/evening/index.ts'
import { folderOf as ownFolder } from '../../app/paths.ts'
import { perfectPrinter } from '../../app/press-words.ts'
import { readPrinter } from '../../app/printers.ts'
import { themesFor } from '../../app/themes.ts'
import { houseOptions } from '../../app/wish.ts'
import {
  error,
  eveningKind,
  failure,
  limits,
  plural,
  quote,
  success,
  type Evening,
  type Filed,
  type GameSystem,
  type Result,
  type Theme,
} from '../../core/index.ts'
import { fingerprint } from '../../host/late-crypto.ts'
import { scenarioOptions } from '../../scenario/index.ts'
import { complain, exitCodes, type Call, type Command, type ExitCode, type Machine } from '../command.ts'
import { broughtBy, jobsOption, readPrintOptions, type PrintOptions } from '../options.ts'
import { folderOf, isPdf, lossOf, misnamed } from '../outputs.ts'
import { progress, say } from '../terminal.ts'
import { complainOf, tellOpen } from './check.ts'
import {
  inputsOf,
  merged,
  optionsWith,
  strangeOption,
  strangeTheme,
  summary,
  wrongTemplates,
  writePrinted,
  writeReport,
} from './print.ts'

export const eveningCommand = (systems: readonly GameSystem[], themes: readonly Theme[]): Command => {
  const options = [...broughtBy(systems), ...scenarioOptions]
  const words = {
    options,
    out: 'où écrire : tout dans ce PDF, ou dans ce dossier un PDF par joueur, un pour la table, un pour les secrets (nécessaire)',
    assets:
      'ce qu’il faut imprimer des bandes et du scénario ; « all » pour tout ; sans ce mot, ce qui s’imprime d’ordinaire',
  }
  return {
    name: 'evening',
    operands: 'FICHIER --out DOSSIER_OU_PDF',
    summary: 'imprime une soirée : à chacun sa bande, à tous la table, les secrets à part',
    details:
      'Ce qui manque est dit avant, et rien n’est alors écrit. Une option donnée ici l’emporte sur celle du fichier.',
    least: 1,
    most: 1,
    options: [
      ...optionsWith(words, houseOptions(themes)).filter(({ name }) => name !== jobsOption.id),
      { name: 'changed', help: 'seulement ce qui a changé depuis la dernière impression de cette soirée' },
    ],
    run: async (call, machine) => {
      const said = await understand(call, words, machine)
      return said.ok ? printEvening(said.value, machine) : complain(machine.terminal, said.diagnostics)
    },
  }
}

interface Understood {
  readonly path: string
  readonly evening: Evening
  readonly found: EveningFound
  readonly plan: EveningPlan
  readonly wish: PrintOptions
}

const refused = (message: string): Result<never> => failure(error('call.refused', '', message))

/** Everything that may be refused, before anything is written. */
const understand = async (
  call: Call,
  words: Parameters<typeof strangeOption>[1],
  machine: Machine,
): Promise<Result<Understood>> => {
  const { files, systems, terminal, press } = machine
  const wrong = await wrongTemplates(call, machine)
  if (wrong !== undefined) return refused(wrong)
  const [path = ''] = call.operands
  const evening = await readEvening(path, machine)
  if (!evening.ok) return evening
  const settings = settingsOf(evening.value.text)
  if (!settings.ok) return settings
  const themes = press.themes(call.value('templates'))
  const wish = readPrintOptions(call, themesFor(themes, systems), words.options, settings.value)
  if (!wish.ok) return wish
  await tellOpen([path], machine)
  const found = await openEvening(evening.value, path, { files, systems })
  for (const { message } of found.remarks) say(terminal, message)
  if (found.missing)
    return refused(`Rien n’est imprimé de ${quote(found.table.title)} : il y manque quelque chose.`)
  const read = printedFiles(found).map(filed => ({ filed }))
  const stranger =
    strangeTheme(wish.value.settings.theme, themes, read) ?? strangeOption(call, words, systems, read)
  if (stranger !== undefined) return refused(stranger)
  const printer =
    wish.value.printer === undefined
      ? success(perfectPrinter)
      : await readPrinter(files, wish.value.printer, machine.printersFolder)
  if (!printer.ok) return printer
  const known = call.has('changed') ? await machine.printed.read(await files.realPath(path)) : undefined
  const plan = planEvening(found.table, {
    settings: wish.value.settings,
    printer: printer.value,
    themes,
    fingerprint,
    printed: call.has('changed') ? (known ?? []) : null,
  })
  return plan.ok ? success({ path, evening: evening.value, found, plan: plan.value, wish: wish.value }) : plan
}

const readEvening = async (path: string, { files, systems, terminal }: Machine): Promise<Result<Evening>> => {
  const bytes = await files.read(path, limits.bytes)
  const read = bytes.ok ? eveningKind.read(bytes.value, systems) : bytes
  if (read.ok) return read
  complainOf(terminal, { file: path, system: null, ok: false, diagnostics: read.diagnostics, totals: null })
  return failure()
}

const printedFiles = ({ table: { bands, scenario } }: EveningFound): readonly Filed[] => [
  ...bands.map(({ band }) => band),
  ...(scenario ? [scenario] : []),
]

const printEvening = async (said: Understood, machine: Machine): Promise<ExitCode> => {
  const { terminal, files, press } = machine
  const { plan, found, wish, path } = said
  tellKept(plan, machine)
  if (plan.piles.length === 0) {
    say(
      terminal,
      plan.kept
        ? 'Rien n’a changé : aucun fichier n’est écrit.'
        : 'Il n’y a rien à imprimer : aucun fichier n’est écrit.',
    )
    return found.lawful ? exitCodes.done : exitCodes.ruleBroken
  }
  const outputs = outputsOf(plan, wish.out)
  const loss =
    misnamed(wish.out, 'un dossier, ou un nom en .pdf') ??
    (await lossOf(
      await inputsOf(namedBy(path, said.evening), wish, machine),
      [...outputs.values()],
      wish,
      files,
    ))
  if (loss !== undefined) return complain(terminal, [error('call.refused', '', loss)])
  const shown = progress(terminal, `${wish.out}…`)
  const once: PressOnce = job => press.print(job, wish.templates, false)
  try {
    const printed = await (isPdf(wish.out) ? printTogether : printApart)(plan, once)
    if (!printed.ok) return complain(terminal, printed.diagnostics)
    const written = await writeAll(printed.value, outputs, said, machine)
    if (!written.ok) return complain(terminal, written.diagnostics)
    const kept = await machine.printed.keep(await files.realPath(path), plan.marks)
    if (!kept.ok) for (const { message } of kept.diagnostics) say(terminal, message)
    return finish(printed.value, found, machine)
  } finally {
    shown.clear()
  }
}

/** The evening's file, and those that it names: none of them is written over. */
const namedBy = (path: string, { text: { players, scenario } }: Evening): readonly string[] =>
  [
    path,
    ...new Set([...players.flatMap(({ bands }) => bands), ...(scenario === null ? [] : [scenario])]),
  ].map((name, index) => (index === 0 ? name : `${ownFolder(path)}/${name}`))

type Outputs = ReadonlyMap<string, { readonly path: string; readonly extension: string }>

const outputsOf = (plan: EveningPlan, out: string): Outputs => {
  if (isPdf(out)) return new Map([['', { path: out.slice(0, -4), extension: out.slice(-4) }]])
  const { checklist, piles } = fileNamesOf(plan)
  return new Map([checklist, ...piles].map(name => [name, { path: `${out}/${name}`, extension: '.pdf' }]))
}

const writeAll = async (
  { outputs }: PrintedEvening,
  places: Outputs,
  { wish }: Understood,
  machine: Machine,
): Promise<Result<void>> => {
  const { files } = machine
  const made = await files.makeFolder(isPdf(wish.out) ? folderOf(wish.out) : wish.out)
  if (!made.ok) return made
  for (const { name, printed } of outputs) {
    const place = places.get(name)
    const written = place ? await writePrinted(printed, place, wish, machine) : success(undefined)
    if (!written.ok) return written
  }
  return writeReport(merged(outputs.map(({ printed }) => printed.report)), wish, files)
}

const tellKept = ({ kept }: EveningPlan, { terminal }: Machine): void => {
  for (const { title, count, whole } of kept ?? [])
    say(
      terminal,
      whole
        ? `${title} : rien n’a changé, ${plural(count, 'pièce')} de moins à imprimer.`
        : `${title} : ${plural(count, 'pièce')} sans changement, ${count > 1 ? 'laissées' : 'laissée'} de côté.`,
    )
}

const finish = (
  { outputs, works, labour }: PrintedEvening,
  { lawful }: EveningFound,
  { terminal }: Machine,
): ExitCode => {
  const report = merged(outputs.map(({ printed }) => printed.report))
  for (const { message } of report.problems) say(terminal, message)
  for (const { pile, sheets } of works) say(terminal, `${pile.title} : ${plural(sheets, 'feuille')}.`)
  for (const sentence of summary(report)) say(terminal, sentence)
  const { cuts, foldings, minutes } = labour
  say(
    terminal,
    `${plural(cuts, 'coupe droite', 'coupes droites')}, ${plural(foldings, 'pli')} : environ ${hours(minutes)} de ciseaux.`,
  )
  if (report.problems.some(({ code }) => code === 'too-large' || code === 'overfull')) return exitCodes.fault
  return lawful ? exitCodes.done : exitCodes.ruleBroken
}
