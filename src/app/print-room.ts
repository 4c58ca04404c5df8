/** Between a window and the press: a document and settings become a job; profiles of printers are kept in a drawer. */
import {
  error,
  failure,
  isBand,
  parse,
  quote,
  success,
  type Filed,
  type Diagnostic,
  type GameSystem,
  type Json,
  type Piece,
  type Pointer,
  type Result,
} from '../core/index.ts'
import {
  perfectPrinter,
  papers,
  profileSchema,
  type PrinterProfile,
  type PrintJob,
} from '../press/vocabulary/index.ts'
import { findSystem } from './bands.ts'
import type { HostEvent, PieceSummary, PrintedFiles } from './bridge.ts'
import { calibrationJob } from './calibration.ts'
import { compendiumJob, type CompendiumWish } from './compendium.ts'
import { onGalley } from './galley.ts'
import type { Host } from './port.ts'
import { createDrawer, type Drawer } from './printers.ts'
import { createMarks, createPieceKeys } from './pieces.ts'
import { openPrinted } from './printables.ts'
import { printJob, type PrintWish } from './printing.ts'
import { themeAsked } from './themes.ts'
import { asked, cardSize, usualSettings, wishOf, type BandChoice, type PrintSettings } from './wish.ts'

/** A file of a job that has several, with what is wanted of it. */
export interface BesideBand {
  readonly document: Json
  readonly choice: BandChoice
  readonly only: readonly string[] | null
}

/** The bands of a job: what the settings choose is chosen of the first. */
interface JobRequest {
  readonly document: Json
  readonly settings: PrintSettings
  readonly beside: readonly BesideBand[]
}

export interface PrintRequest extends JobRequest {
  readonly lane: string
  readonly subject: string | null
  readonly only: readonly string[] | null
  /** Of a preview: what alone is looked at. */
  readonly kinds?: readonly string[] | null
  /** Whether somebody looks at it while they type. */
  readonly urgent?: boolean
}

export const cancelled: Diagnostic = error('press.cancelled', '', 'Impression annulée.')
export const superseded: Diagnostic = error('press.superseded', '', 'Aperçu remplacé par un plus récent.')

export interface PrintRoom {
  readonly print: (request: PrintRequest, session: string) => Promise<Result<PrintedFiles>>
  /** Ends what the lane is doing, be it with the press already or not yet. */
  readonly cancel: (lane: string, session: string) => void
  readonly pieces: (request: JobRequest) => Promise<Result<readonly PieceSummary[]>>
  readonly calibration: (paper: PrintSettings['paper'], session: string) => Promise<Result<PrintedFiles>>
  /** Without any band. */
  readonly compendium: (
    wish: CompendiumWish & { readonly system: string; readonly settings: PrintSettings },
    session: string,
  ) => Promise<Result<PrintedFiles>>
  /** A player will look at this band, or at one like it. */
  readonly rehearse: (document: Json) => Promise<void>
  readonly printers: () => Promise<readonly PrinterProfile[]>
  readonly keepPrinter: (profile: unknown) => Promise<Result<readonly PrinterProfile[]>>
  readonly removePrinter: (name: string) => Promise<Result<readonly PrinterProfile[]>>
}

export const createPrintRoom = (
  host: Host,
  systems: readonly GameSystem[],
  tell: (session: string, event: HostEvent) => void,
): PrintRoom => {
  const { press, fingerprint } = host
  const drawer = createDrawer(host.files, `${host.dataFolder}/imprimantes`)
  const turns = createTurns()

  const jobFor = async (
    { document, settings, beside }: JobRequest,
    subject?: Pointer,
  ): Promise<Result<PrintJob>> => {
    const files: Filed[] = []
    for (const json of [document, ...beside.map(other => other.document)]) {
      const filed = openPrinted(json, systems)
      if (!filed.ok) return filed
      files.push(filed.value)
    }
    const wish = await wishFor(
      settings,
      files.flatMap(({ system }) => system ?? []),
    )
    if (!wish.ok) return wish
    const choices = beside.map(({ choice }) => asked(choice))
    return printJob(files, { ...wish.value, subject }, [undefined, ...choices])
  }

  const wishFor = async (
    settings: PrintSettings,
    games: readonly GameSystem[],
  ): Promise<Result<PrintWish>> => {
    const printers = settings.printer === null ? [perfectPrinter] : await drawer.list()
    const printer = printers.find(({ name }) => settings.printer === null || name === settings.printer)
    if (!printer) return failure(noPrinter(settings.printer ?? ''))
    return success(wishOf(settings, printer, themeAsked(settings.theme, press.themes, games)))
  }

  const compendium: PrintRoom['compendium'] = async ({ system: id, settings, ...pages }, session) => {
    const found = findSystem(systems, id)
    if (!found.ok) return found
    const wish = await wishFor(settings, [found.value])
    if (!wish.ok) return wish
    const job = compendiumJob(found.value, pages, wish.value)
    return job.ok ? press.print({ lane: `${session}/compendium`, urgent: true, job: job.value }) : job
  }

  const print: PrintRoom['print'] = async (request, session) => {
    const { settings, lane, subject, only, beside, kinds = null, urgent = false } = request
    const turn = turns.take(`${session}/${lane}`)
    const job = await jobFor(request, subject ?? undefined)
    const gaveWay = turn.end()
    if (gaveWay) return failure(gaveWay)
    if (!job.ok) return job
    const chosen = chosenOf(job.value, [only, ...beside.map(other => other.only)], fingerprint)
    const seen = kinds ? ofKinds(chosen, new Set(kinds)) : chosen
    return press.print({
      lane: `${session}/${lane}`,
      urgent,
      job: subject === null ? seen : onGalley(seen, cardSize(settings), chosen),
      progress: (done, total) => tell(session, { kind: 'progress', lane, done, total }),
    })
  }

  /** As it opens: at its first member. */
  const rehearse: PrintRoom['rehearse'] = async document => {
    const filed = openPrinted(document, systems)
    if (!filed.ok || !isBand(filed.value)) return
    const list = filed.value.roster.form().parts.find(part => part.kind === 'list' && part.items.length > 0)
    const job = await jobFor({ document, settings: usualSettings, beside: [] }, list && `${list.path}/0`)
    if (list && job.ok) press.warm?.(onGalley(job.value, cardSize(usualSettings)))
  }

  const pieces: PrintRoom['pieces'] = async request => {
    const job = await jobFor(request)
    if (!job.ok) return job
    return success(
      job.value.batches.flatMap((batch, band) => {
        const [markOf, keyOf] = [createMarks(fingerprint), createPieceKeys()]
        return batch.pieces.map(piece => ({
          band,
          key: keyOf(piece),
          asset: piece.asset,
          title: piece.title,
          copies: piece.copies,
          size: piece.size,
          hasBack: piece.back !== undefined,
          print: markOf(piece),
        }))
      }),
    )
  }

  return {
    print,
    pieces,
    rehearse,
    compendium,
    ...profilesIn(drawer),
    cancel: (lane, session) => {
      turns.drop(`${session}/${lane}`, cancelled)
      press.cancel(`${session}/${lane}`)
    },
    calibration: (paper, session) =>
      press.print({
        lane: `${session}/calibration`,
        urgent: true,
        job: calibrationJob(papers[paper], 'studio'),
      }),
  }
}

const noPrinter = (name: string): Diagnostic =>
  error('printer.gone', '', `Le profil d’imprimante ${quote(name)} n’est plus là : choisissez-en un autre.`)

/** Of each band the pieces that it alone is asked for, where it is; and of them those that come out at all. */
const chosenOf = (
  job: PrintJob,
  only: readonly (readonly string[] | null)[],
  fingerprint: Host['fingerprint'],
): PrintJob => ({
  ...job,
  batches: job.batches.map((batch, index) => {
    const wanted = only[index] && new Set(only[index])
    const markOf = createMarks(fingerprint)
    const isWanted = (piece: Piece): boolean => !wanted || wanted.has(markOf(piece))
    return { ...batch, pieces: batch.pieces.filter(piece => isWanted(piece) && piece.copies > 0) }
  }),
})

/** While a job is made ready, its lane may already be asked for a newer one, or told to stop. */
const createTurns = () => {
  const waiting = new Map<string, { why: Diagnostic | undefined }>()
  const drop = (lane: string, why: Diagnostic): void => {
    const turn = waiting.get(lane)
    if (turn) turn.why = why
  }
  const take = (lane: string) => {
    drop(lane, superseded)
    const turn: { why: Diagnostic | undefined } = { why: undefined }
    waiting.set(lane, turn)
    const end = (): Diagnostic | undefined => {
      if (waiting.get(lane) === turn) waiting.delete(lane)
      return turn.why
    }
    return { end }
  }
  return { take, drop }
}

/** The drawer as a window sees it: every change answers what is in it then. */
const profilesIn = (drawer: Drawer): Pick<PrintRoom, 'printers' | 'keepPrinter' | 'removePrinter'> => {
  const after = async (change: Promise<Result<unknown>>): Promise<Result<readonly PrinterProfile[]>> => {
    const changed = await change
    return changed.ok ? success(await drawer.list()) : changed
  }
  return {
    printers: drawer.list,
    keepPrinter: async profile => {
      const parsed = parse(profileSchema, profile)
      if (!parsed.ok) return parsed
      return parsed.value.name.trim() === ''
        ? failure(error('printer.no-name', '/name', 'Donnez un nom à ce profil.'))
        : after(drawer.keep(parsed.value))
    },
    removePrinter: name => after(drawer.remove(name)),
  }
}

const ofKinds = (job: PrintJob, kinds: ReadonlySet<string>): PrintJob => ({
  ...job,
  batches: job.batches.map(batch => ({
    ...batch,
    pieces: batch.pieces.filter(({ asset }) => kinds.has(asset)),
  })),
})
