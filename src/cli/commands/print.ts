/** Bands on paper, and scenarios: PDF, PNG and the report of what was placed. */
import { checkBandFile, checkScenarioFile, type FileVerdict } from '../../app/bands.ts'
import type { Files } from '../../app/port.ts'
import { printableOf } from '../../app/printables.ts'
import { printJob } from '../../app/printing.ts'
import { printerFile, readPrinter } from '../../app/printers.ts'
import { ownTheme, themeAsked, themesFor, type ThemeFile } from '../../app/themes.ts'
import { houseOptions, wishOf, type HouseOption } from '../../app/wish.ts'
import {
  inDecimals,
  plural,
  quote,
  success,
  toJson,
  writeJson,
  type Filed,
  type GameSystem,
  type PrintOption,
  type Result,
  type Theme,
} from '../../core/index.ts'
import {
  perfectPrinter,
  summarise,
  type PrinterProfile,
  type Printed,
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
import { scenarioOptions } from '../../scenario/index.ts'
import { progress, say } from '../terminal.ts'
import { complainOf, tellOpen, verdictCode } from './check.ts'

/** What a command prints, in the words of its help. */
interface Printing {
  readonly name: string
  readonly operands: string
  readonly summary: string
  readonly details: string
  readonly out: string
  readonly assets: string
  /** Beside those of the house. */
  readonly options: readonly PrintOption[]
  readonly check: (files: Files, systems: readonly GameSystem[], path: string) => Promise<FileVerdict>
}

/** In the order of the help: what is printed, how, and by what means. */
export const optionsWith = (
  { out, assets, options }: Pick<Printing, 'out' | 'assets' | 'options'>,
  house: readonly HouseOption[],
): readonly Option[] => [
  { name: 'out', value: 'DOSSIER_OU_PDF', help: out },
  { name: 'assets', value: 'ID,ID', help: assets },
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
  ...options.map(option => optionOf(option)),
]

/** With the options that the games bring, and the themes that there are. */
export const printCommand = (systems: readonly GameSystem[], themes: readonly Theme[]): Command =>
  printing(
    {
      name: 'print',
      operands: 'FICHIER… --out DOSSIER_OU_PDF',
      summary: 'imprime des bandes : feuilles, cartes, jetons, en PDF',
      details: 'Une bande qui enfreint une règle s’imprime quand même ; le code de sortie est alors 1.',
      out: 'où écrire : un PDF par bande dans ce dossier, ou toutes dans ce PDF (nécessaire)',
      assets:
        'ce qu’il faut imprimer ; « all » pour tout ; sans ce mot, ce qui s’imprime d’ordinaire. Voyez « copiste assets »',
      options: broughtBy(systems),
      check: checkBandFile,
    },
    themes,
  )

export const scenarioCommand = (themes: readonly Theme[]): Command =>
  printing(
    {
      name: 'scenario',
      operands: 'FICHIER… --out DOSSIER_OU_PDF',
      summary: 'imprime des scénarios : livret, carte, documents, billets secrets, en PDF',
      details:
        'Un texte qui ne se lit pas est dit avec sa ligne, et rien n’est écrit. Ce qui s’imprime : « copiste assets scenario ».',
      out: 'où écrire : un PDF par scénario dans ce dossier, ou tous dans ce PDF (nécessaire)',
      assets:
        'ce qu’il faut imprimer ; « all » pour tout ; sans ce mot, ce qui s’imprime d’ordinaire. Voyez « copiste assets scenario »',
      options: scenarioOptions,
      check: checkScenarioFile,
    },
    themes,
  )

const printing = (what: Printing, known: readonly Theme[]): Command => ({
  name: what.name,
  operands: what.operands,
  summary: what.summary,
  details: what.details,
  least: 1,
  most: Infinity,
  options: optionsWith(what, houseOptions(known)),
  run: async (call, machine) => {
    const wrong = await wrongTemplates(call, machine)
    if (wrong !== undefined) {
      say(machine.terminal, wrong)
      return exitCodes.fault
    }
    const files = machine.press.themes(call.value('templates'))
    const read = readPrintOptions(call, themesFor(files, machine.systems), what.options)
    if (!read.ok) return complain(machine.terminal, read.diagnostics)
    return printAll(call, { what, wish: read.value, themes: files }, machine)
  },
})

export const wrongTemplates = async (call: Call, { files }: Machine): Promise<string | undefined> => {
  const templates = call.value('templates')
  return templates === undefined || (await files.isFolder(templates))
    ? undefined
    : `--templates ${quote(templates)} n’est pas un dossier : donnez celui de vos gabarits.`
}

/** A call that was understood. */
interface Understood {
  readonly what: Printing
  readonly wish: PrintOptions
  readonly themes: readonly ThemeFile[]
}

const printAll = async (
  call: Call,
  { what, wish, themes }: Understood,
  machine: Machine,
): Promise<ExitCode> => {
  const { terminal, files, systems } = machine
  const verdicts: FileVerdict[] = []
  for (const path of call.operands) verdicts.push(await what.check(files, systems, path))
  for (const { check, filed } of verdicts) if (!filed) complainOf(terminal, check)
  if (verdicts.some(({ check }) => check.diagnostics.some(({ code }) => code.endsWith('.other-format'))))
    say(
      terminal,
      'Les bandes s’impriment par « copiste print », les scénarios par « copiste scenario », une soirée par « copiste evening ».',
    )
  if (verdicts.some(({ filed }) => !filed)) return exitCodes.fault
  await tellOpen(call.operands, machine)
  const printer =
    wish.printer === undefined
      ? success(perfectPrinter)
      : await readPrinter(files, wish.printer, machine.printersFolder)
  if (!printer.ok) return complain(terminal, printer.diagnostics)
  const read = verdicts.flatMap(({ check, filed }) => (filed ? [{ path: check.file, filed }] : []))
  const stranger = strangeTheme(wish.settings.theme, themes, read) ?? strangeOption(call, what, systems, read)
  if (stranger !== undefined) {
    say(terminal, stranger)
    return exitCodes.fault
  }
  const outputs = outputsOf(read, wish.out)
  const loss =
    misnamed(wish.out, 'un dossier, ou un nom en .pdf') ??
    (await lossOf(await inputsOf(call.operands, wish, machine), outputs, wish, files))
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

export const inputsOf = async (
  read: readonly string[],
  { printer, templates }: PrintOptions,
  { files, printersFolder, root }: Machine,
): Promise<Inputs> => ({
  files: [...read, ...(printer === undefined ? [] : [await printerFile(files, printer, printersFolder)])],
  folders: [
    ...(templates === undefined ? [] : [templates]),
    ...['templates', 'fonts'].map(folder => `${root}/${folder}`),
  ],
})

const finish = async (
  reports: readonly Result<Report>[],
  verdicts: readonly FileVerdict[],
  wish: PrintOptions,
  { terminal, files }: Machine,
): Promise<ExitCode> => {
  const done = reports.flatMap(report => (report.ok ? [report.value] : []))
  const report = merged(done)
  const written = await writeReport(report, wish, files)
  if (!written.ok) return complain(terminal, written.diagnostics)
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

/** As the contract fixes it. */
export const writeReport = async (
  { sheets, pieces, problems }: Report,
  { report }: Pick<PrintOptions, 'report'>,
  files: Pick<Files, 'replace'>,
): Promise<Result<void>> =>
  report === undefined
    ? success(undefined)
    : files.replace(report, writeJson(toJson({ sheets, pieces, problems })))

/** Before the paper is spent: how much of it, and what spills over. */
export const summary = (report: Report): readonly string[] => {
  if (report.sheets.length === 0) return []
  const { sheets, cards, smallestPt, continued } = summarise(report)
  const smallest =
    smallestPt === undefined ? '' : ` ; le plus petit texte fait ${inDecimals(smallestPt, { most: 3 })} pt`
  return [
    `${plural(sheets, 'feuille')}, ${plural(cards, 'pièce')}${smallest}.`,
    ...(continued.length > 0
      ? [`Se continuent sur un dos ou une autre carte : ${continued.map(quote).join(', ')}.`]
      : []),
  ]
}

export const merged = (reports: readonly Report[]): Report => {
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
  const { terminal, press } = machine
  const job = jobOf(output, wish, means)
  if (!job.ok) return job
  if (job.value.batches.every(({ pieces }) => pieces.length === 0)) return success(nothingToPrint(output))
  const shown = progress(terminal, `${output.path}${output.extension}…`)
  try {
    const printed = await press.print(job.value, wish.templates, wish.jobs > 1)
    if (!printed.ok) return printed
    if (printed.value.report.sheets.length === 0) return success(printed.value.report)
    const written = await writePrinted(printed.value, output, wish, machine)
    return written.ok ? success(printed.value.report) : written
  } finally {
    shown.clear()
  }
}

/** As PDF, and page by page as pictures where those are wanted. */
export const writePrinted = async (
  printed: Printed,
  output: Pick<Output, 'path' | 'extension'>,
  { png }: Pick<PrintOptions, 'png'>,
  { files, press }: Pick<Machine, 'files' | 'press'>,
): Promise<Result<void>> => {
  for (const { suffix, bytes } of printed.files) {
    const written = await files.replace(`${output.path}${suffix}${output.extension}`, bytes)
    if (!written.ok) return written
    if (png === undefined) continue
    for await (const { page, pages, bytes: picture } of press.png(bytes, png)) {
      const saved = await files.replace(pageName(output, suffix, page, pages), picture)
      if (!saved.ok) return saved
    }
  }
  return success(undefined)
}

const nothingToPrint = ({ files }: Output): Report => ({
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
      message: `${files.map(({ name }) => quote(name)).join(', ')} : rien de tout cela à imprimer pour ${files[0]?.kind.words.this ?? ''}. Aucun fichier n’est écrit.`,
    },
  ],
})

/** What the machine has for a job. */
interface Means {
  readonly printer: PrinterProfile
  readonly themes: readonly ThemeFile[]
}

const jobOf = ({ files }: Output, { settings }: PrintOptions, { printer, themes }: Means): Result<PrintJob> =>
  printJob(files, wishOf(settings, printer, themeAsked(settings.theme, themes, gamesOf(files))))

const gamesOf = (files: readonly Filed[]): readonly GameSystem[] =>
  files.flatMap(({ system }) => system ?? [])

interface ReadFile {
  readonly filed: Filed
}

/** An option of a game that none of these bands is of would be passed over in silence. */
export const strangeOption = (
  call: Call,
  { options }: Pick<Printing, 'options'>,
  systems: readonly GameSystem[],
  read: readonly ReadFile[],
): string | undefined => {
  const taken = new Set(read.flatMap(({ filed }) => printableOf(filed).printOptions).map(({ id }) => id))
  const given = options.find(({ id }) => call.has(id) && !taken.has(id))
  if (!given) return undefined
  const owner = systems.find(({ printOptions }) => printOptions.some(({ id }) => id === given.id))
  return `--${given.id} est une option de ${owner?.name ?? ''}, et aucune de ces bandes n’en est : retirez-la.`
}

/** A theme that none of these can be printed in would be passed over in silence. */
export const strangeTheme = (
  wanted: string,
  files: readonly ThemeFile[],
  read: readonly ReadFile[],
): string | undefined => {
  const themes = themesFor(files, gamesOf(read.map(({ filed }) => filed))).map(({ id }) => id)
  if (wanted === ownTheme || themes.includes(wanted)) return undefined
  return `--theme ${quote(wanted)} est d’un autre jeu que ces bandes. Choix : ${[ownTheme, ...themes].join(', ')}.`
}
