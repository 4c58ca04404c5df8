/** Bands on paper: PDF, PNG and the report of what was placed. */
import { checkBandFile, type Verdict } from '../../app/bands.ts'
import { printJob } from '../../app/printing.ts'
import { printerFile, readPrinter } from '../../app/printers.ts'
import { ownTheme, themeAsked, themesFor, type ThemeFile } from '../../app/themes.ts'
import { houseOptions, wishOf, type HouseOption } from '../../app/wish.ts'
import {
  plural,
  quote,
  success,
  toJson,
  writeJson,
  type GameSystem,
  type Result,
  type Theme,
} from '../../core/index.ts'
import {
  perfectPrinter,
  summarise,
  type PrinterProfile,
  type PrintJob,
  type Report,
} from '../../app/press-words.ts'
import {
  complain,
  exitCodes,
  type Call,
  type Command,
  type ExitCode,
  type Machine,
  type Option,
} from '../command.ts'
import {
  folderOf,
  isPdf,
  lossOf,
  misnamed,
  outputsOf,
  pageName,
  type Inputs,
  type Output,
} from '../outputs.ts'
import { broughtBy, jobsOption, optionOf, readPrintOptions, type PrintOptions } from '../options.ts'
import { progress, say } from '../terminal.ts'
import { complainOf, tellOpen, verdictCode } from './check.ts'

/** In the order of the help: what is printed, how, and by what means. */
const optionsWith = (house: readonly HouseOption[]): readonly Option[] => [
  {
    name: 'out',
    value: 'DOSSIER_OU_PDF',
    help: 'où écrire : un PDF par bande dans ce dossier, ou toutes dans ce PDF (nécessaire)',
  },
  {
    name: 'assets',
    value: 'ID,ID',
    help: 'ce qu’il faut imprimer ; « all » pour tout ; sans ce mot, ce qui s’imprime d’ordinaire. Voyez « copiste assets »',
  },
  // Pages are drawn as pictures only where a resolution is given.
  ...house.map(option => optionOf(option, option.group !== 'pictures')),
  {
    name: 'templates',
    value: 'DOSSIER',
    help: 'vos gabarits, styles et polices, qui remplacent les nôtres fichier par fichier',
  },
  { name: 'printer', value: 'PROFIL', help: 'le profil de votre imprimante. Voyez « copiste calibrate »' },
  { name: 'report', value: 'FICHIER', help: 'écrit ce qui a été placé, et où, en JSON' },
  optionOf(jobsOption),
]

/** With the options that the games bring, and the themes that there are. */
export const printCommand = (systems: readonly GameSystem[], themes: readonly Theme[]): Command => ({
  name: 'print',
  operands: 'FICHIER… --out DOSSIER_OU_PDF',
  summary: 'imprime des bandes : feuilles, cartes, jetons, en PDF',
  details: 'Une bande qui enfreint une règle s’imprime quand même ; le code de sortie est alors 1.',
  least: 1,
  most: Infinity,
  options: [...optionsWith(houseOptions(themes)), ...broughtBy(systems).map(option => optionOf(option))],
  run: async (call, machine) => {
    const templates = call.value('templates')
    if (templates !== undefined && !(await machine.files.isFolder(templates))) {
      say(
        machine.terminal,
        `--templates ${quote(templates)} n’est pas un dossier : donnez celui de vos gabarits.`,
      )
      return exitCodes.fault
    }
    const files = machine.press.themes(templates)
    const read = readPrintOptions(call, themesFor(files, systems), broughtBy(systems))
    if (!read.ok) return complain(machine.terminal, read.diagnostics)
    return printAll(call, read.value, files, machine)
  },
})

const printAll = async (
  call: Call,
  wish: PrintOptions,
  themes: readonly ThemeFile[],
  machine: Machine,
): Promise<ExitCode> => {
  const { terminal, files, systems } = machine
  const verdicts: Verdict[] = []
  for (const path of call.operands) verdicts.push(await checkBandFile(files, systems, path))
  for (const { check, band } of verdicts) if (!band) complainOf(terminal, check)
  if (verdicts.some(({ band }) => !band)) return exitCodes.fault
  await tellOpen(call.operands, machine)
  const printer =
    wish.printer === undefined
      ? success(perfectPrinter)
      : await readPrinter(files, wish.printer, machine.printersFolder)
  if (!printer.ok) return complain(terminal, printer.diagnostics)
  const bands = verdicts.flatMap(({ check, band }) => (band ? [{ path: check.file, band }] : []))
  const played = bands.map(({ band }) => band.system)
  const stranger = strangeTheme(wish.settings.theme, themes, played) ?? strangeOption(call, systems, played)
  if (stranger !== undefined) {
    say(terminal, stranger)
    return exitCodes.fault
  }
  const outputs = outputsOf(bands, wish.out)
  const loss =
    misnamed(wish.out, 'un dossier, ou un nom en .pdf') ??
    (await lossOf(await inputsOf(call, wish, machine), outputs, wish, files))
  if (loss !== undefined) {
    say(terminal, loss)
    return exitCodes.fault
  }
  const made = await files.makeFolder(isPdf(wish.out) ? folderOf(wish.out) : wish.out)
  if (!made.ok) return complain(terminal, made.diagnostics)
  const reports = await inTurns(outputs, wish.jobs, output =>
    printOne(output, wish, { printer: printer.value, themes }, machine),
  )
  const failed = reports.find(report => !report.ok)
  if (failed && !failed.ok) return complain(terminal, failed.diagnostics)
  return finish(reports, verdicts, wish, machine)
}

const inputsOf = async (
  call: Call,
  { printer, templates }: PrintOptions,
  { files, printersFolder, root }: Machine,
): Promise<Inputs> => ({
  files: [
    ...call.operands,
    ...(printer === undefined ? [] : [await printerFile(files, printer, printersFolder)]),
  ],
  folders: [
    ...(templates === undefined ? [] : [templates]),
    ...['templates', 'fonts'].map(folder => `${root}/${folder}`),
  ],
})

const finish = async (
  reports: readonly Result<Report>[],
  verdicts: readonly Verdict[],
  wish: PrintOptions,
  { terminal, files }: Machine,
): Promise<ExitCode> => {
  const done = reports.flatMap(report => (report.ok ? [report.value] : []))
  const report = merged(done)
  if (wish.report !== undefined) {
    const { sheets, pieces, problems } = report
    const written = await files.replace(wish.report, writeJson(toJson({ sheets, pieces, problems })))
    if (!written.ok) return complain(terminal, written.diagnostics)
  }
  for (const { message } of report.problems) say(terminal, message)
  for (const sentence of summary(report)) say(terminal, sentence)
  for (const { check } of verdicts)
    if (!check.ok)
      say(
        terminal,
        `${check.file} enfreint une règle : « copiste check » dit laquelle. Elle est imprimée quand même.`,
      )
  if (report.problems.some(({ code }) => code === 'too-large' || code === 'overfull')) return exitCodes.fault
  return verdictCode(verdicts)
}

/** Before the paper is spent: how much of it, and what spills over. */
const summary = (report: Report): readonly string[] => {
  if (report.sheets.length === 0) return []
  const { sheets, cards, smallestPt, continued } = summarise(report)
  const smallest =
    smallestPt === undefined ? '' : ` ; le plus petit texte fait ${smallestPt.toLocaleString('fr')} pt`
  return [
    `${plural(sheets, 'feuille')}, ${plural(cards, 'pièce')}${smallest}.`,
    ...(continued.length > 0
      ? [`Se continuent sur un dos ou une autre carte : ${continued.map(quote).join(', ')}.`]
      : []),
  ]
}

const merged = (reports: readonly Report[]): Report => {
  const sheets = reports.flatMap(report => report.sheets)
  const total = (count: (report: Report) => number): number =>
    reports.reduce((sum, report) => sum + count(report), 0)
  return {
    sheets: sheets.map((sheet, index) => ({ ...sheet, page: reports.length > 1 ? index + 1 : sheet.page })),
    pieces: reports.flatMap(report => report.pieces),
    problems: reports.flatMap(report => report.problems),
    cards: total(({ cards }) => cards),
    cuts: total(({ cuts }) => cuts),
    foldings: total(({ foldings }) => foldings),
    origins: reports.flatMap(report => report.origins),
  }
}

const inTurns = async <T, R>(
  items: readonly T[],
  atOnce: number,
  action: (item: T) => Promise<R>,
): Promise<readonly R[]> => {
  const results = new Map<number, R>()
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results.set(index, await action(item))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return items.flatMap((_, index) => {
    const result = results.get(index)
    return result === undefined ? [] : [result]
  })
}

const printOne = async (
  output: Output,
  wish: PrintOptions,
  means: Means,
  machine: Machine,
): Promise<Result<Report>> => {
  const { terminal, files, press } = machine
  const job = jobOf(output, wish, means)
  if (!job.ok) return job
  if (job.value.batches.every(({ pieces }) => pieces.length === 0)) return success(nothingToPrint(output))
  const shown = progress(terminal, `${output.path}${output.extension}…`)
  try {
    const printed = await press.print(job.value, wish.templates, wish.jobs > 1)
    if (!printed.ok) return printed
    if (printed.value.report.sheets.length === 0) return success(printed.value.report)
    for (const { suffix, bytes } of printed.value.files) {
      const written = await files.replace(`${output.path}${suffix}${output.extension}`, bytes)
      if (!written.ok) return written
      if (wish.png === undefined) continue
      for await (const { page, pages, bytes: png } of press.png(bytes, wish.png)) {
        const saved = await files.replace(pageName(output, suffix, page, pages), png)
        if (!saved.ok) return saved
      }
    }
    return success(printed.value.report)
  } finally {
    shown.clear()
  }
}

const nothingToPrint = ({ bands }: Output): Report => ({
  sheets: [],
  pieces: [],
  cards: 0,
  cuts: 0,
  foldings: 0,
  origins: [],
  problems: [
    {
      code: 'nothing',
      asset: '',
      title: '',
      message: `${bands.map(({ name }) => quote(name)).join(', ')} : rien de tout cela à imprimer pour cette bande. Aucun fichier n’est écrit.`,
    },
  ],
})

/** What the machine has for a job. */
interface Means {
  readonly printer: PrinterProfile
  readonly themes: readonly ThemeFile[]
}

const jobOf = (
  { bands }: Output,
  { settings }: PrintOptions,
  { printer, themes }: Means,
): Result<PrintJob> => {
  const systems = bands.map(({ system }) => system)
  return printJob(bands, wishOf(settings, printer, themeAsked(settings.theme, themes, systems)))
}

/** An option of a game that none of these bands is of would be passed over in silence. */
const strangeOption = (
  call: Call,
  systems: readonly GameSystem[],
  played: readonly GameSystem[],
): string | undefined => {
  const taken = new Set(broughtBy(played).map(({ id }) => id))
  const given = broughtBy(systems).find(({ id }) => call.has(id) && !taken.has(id))
  if (!given) return undefined
  const owner = systems.find(({ printOptions }) => printOptions.some(({ id }) => id === given.id))
  return `--${given.id} est une option de ${owner?.name ?? ''}, et aucune de ces bandes n’en est : retirez-la.`
}

/** A theme that none of these bands can be printed in would be passed over in silence. */
const strangeTheme = (
  wanted: string,
  files: readonly ThemeFile[],
  systems: readonly GameSystem[],
): string | undefined => {
  const themes = themesFor(files, systems).map(({ id }) => id)
  if (wanted === ownTheme || themes.includes(wanted)) return undefined
  return `--theme ${quote(wanted)} est d’un autre jeu que ces bandes. Choix : ${[ownTheme, ...themes].join(', ')}.`
}
