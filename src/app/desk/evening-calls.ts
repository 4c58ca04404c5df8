/** Calls about an evening: what is missing of it and what it costs, then all of it printed. */
import {
  error,
  eveningKind,
  failure,
  isEvening,
  quote,
  success,
  type Evening,
  type Result,
} from '../../core/index.ts'
import { namedSides } from '../../scenario/index.ts'
import { perfectPrinter, type PrinterProfile, type Report } from '../../press/vocabulary/index.ts'
import { calls, type EveningReport, type EveningWork } from '../bridge.ts'
import {
  openEvening,
  planEvening,
  printTogether,
  settingsOf,
  weighEvening,
  type EveningFound,
  type EveningPlan,
  type Labour,
  type PileWork,
  type PressOnce,
} from '../evening/index.ts'
import { door, withJson, type Doors } from './door.ts'
import type { Room } from './room.ts'

interface Asking {
  readonly document: unknown
  readonly path: string
  readonly lane: string
  readonly changed: boolean
}

export const eveningCalls = (room: Room): Doors<'evening' | 'printEvening'> => ({
  evening: door(calls.evening, (asking, session) =>
    withEvening(room, asking, async (evening, path) => {
      const found = await openEvening(evening, path, readingOf(room))
      const plan = found.missing || !asking.weigh ? undefined : await planOf(room, found, path, asking)
      if (!plan) return success(reportOf(found, null))
      if (!plan.ok) return plan
      const weighed = await weighEvening(plan.value, pressFor(room, asking, session))
      if (!weighed.ok) return weighed
      const { works, labour, report } = weighed.value
      return success(reportOf(found, workOf(works, labour, plan.value, report)))
    }),
  ),
  printEvening: door(calls.printEvening, (asking, session) =>
    withEvening(room, asking, async (evening, path) => {
      const found = await openEvening(evening, path, readingOf(room))
      if (found.missing) return failure(...found.remarks.filter(({ severity }) => severity === 'error'))
      const plan = await planOf(room, found, path, asking)
      if (!plan.ok) return plan
      if (plan.value.piles.length === 0) return failure(nothingToPrint(found, plan.value))
      const printed = await printTogether(plan.value, pressFor(room, asking, session))
      if (!printed.ok) return printed
      const [output] = printed.value.outputs
      if (!output) return failure(nothingToPrint(found, plan.value))
      const { files, report } = output.printed
      room.prints.made(files.map(({ bytes }) => bytes))
      const { works, labour } = printed.value
      const work = workOf(works, labour, plan.value, report)
      return success({ files, report, work, marks: plan.value.marks })
    }),
  ),
})

/** Read as strictly as its file, which is one that the window may ask for. */
const withEvening = <T>(
  room: Room,
  { document, path }: Asking,
  action: (evening: Evening, path: string) => Promise<Result<T>>,
): Promise<Result<T>> =>
  room.within(path, real =>
    withJson(document, async json => {
      const opened = eveningKind.open(json, room.systems)
      if (!opened.ok) return opened
      return isEvening(opened.value) ? action(opened.value, real) : failure()
    }),
  )

const readingOf = ({ host, systems }: Room) => ({ files: host.files, systems, byEnding: true })

const planOf = async (
  { host, printing, preferences }: Room,
  { table }: EveningFound,
  path: string,
  { changed }: Asking,
): Promise<Result<EveningPlan>> => {
  const settings = settingsOf(table.text)
  if (!settings.ok) return settings
  const { printer: name } = settings.value
  const printer: PrinterProfile | undefined =
    name === null ? perfectPrinter : (await printing.printers()).find(known => known.name === name)
  if (!printer) {
    const message = `Le profil d’imprimante ${quote(name ?? '')} n’est plus là : choisissez-en un autre.`
    return failure(error('printer.gone', '/settings/printer', message))
  }
  const printed = changed ? ((await preferences.read()).printed[path] ?? []) : null
  const { fingerprint, press } = host
  return planEvening(table, { settings: settings.value, printer, themes: press.themes, fingerprint, printed })
}

const pressFor =
  ({ host, sessions }: Room, { lane }: Asking, session: string): PressOnce =>
  job =>
    host.press.print({
      lane: `${session}/${lane}`,
      job,
      progress: (done, total) => sessions.tell(session, { kind: 'progress', lane, done, total }),
    })

const reportOf = ({ table, remarks }: EveningFound, work: EveningReport['work']): EveningReport => ({
  remarks,
  work,
  bands: table.bands.map(({ file, band, holders }) => ({
    file,
    name: band.name,
    system: band.system.id,
    figures: band.members().length,
    holders,
  })),
  scenario: table.scenario && { name: table.scenario.name, sides: namedSides(table.scenario.text) },
})

const workOf = (
  works: readonly PileWork[],
  labour: Labour,
  { kept }: EveningPlan,
  { problems }: Report,
): EveningWork => ({
  ...labour,
  kept,
  problems,
  piles: works.map(({ pile: { kind, title }, sheets, first, last, kinds }) => ({
    kind,
    title,
    sheets,
    first,
    last,
    kinds: kinds.map(({ title: what, count, gesture }) => ({ title: what, count, gesture })),
  })),
})

const nothingToPrint = ({ table }: EveningFound, { kept }: EveningPlan) =>
  error(
    'evening.nothing',
    '',
    kept
      ? `Rien n’a changé de ${quote(table.title)} depuis sa dernière impression.`
      : `Il n’y a rien à imprimer de ${quote(table.title)} : donnez-lui des bandes ou un scénario.`,
  )
