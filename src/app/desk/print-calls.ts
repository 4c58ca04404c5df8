/** Calls to the press and to the drawer of printer profiles. */
import { failure, success, type Result } from '../../core/index.ts'
import { calls, type Answers, type PrintedFiles } from '../bridge.ts'
import type { PngPage } from '../port.ts'
import type { BesideBand, PrintRequest } from '../print-room.ts'
import { alreadyThere, inBrowser } from './desktop-calls.ts'
import { createDrawings } from './drawings.ts'
import { done, door, withJson, type Doors } from './door.ts'
import type { Prints } from './prints.ts'
import type { Room } from './room.ts'

type PngCall = 'png' | 'pngPage' | 'savePng' | 'cancel'

type PrintCall =
  | PngCall
  | 'preview'
  | 'print'
  | 'pieces'
  | 'printers'
  | 'keepPrinter'
  | 'removePrinter'
  | 'calibration'
  | 'compendium'

export const printCalls = (room: Room): Doors<PrintCall> => {
  const { printing, prints } = room
  return {
    ...pngCalls(room),
    preview: door(calls.preview, (request, session) =>
      withBands(request, bands => printing.print({ ...request, ...bands, urgent: true }, session)),
    ),
    print: door(calls.print, async (request, session) =>
      known(prints, await withBands(request, bands => printing.print({ ...request, ...bands }, session))),
    ),
    pieces: door(calls.pieces, request =>
      withBands(request, bands => printing.pieces({ ...request, ...bands })),
    ),
    printers: door(calls.printers, async () => success(await printing.printers())),
    keepPrinter: door(calls.keepPrinter, ({ profile }) => printing.keepPrinter(profile)),
    removePrinter: door(calls.removePrinter, ({ name }) => printing.removePrinter(name)),
    calibration: door(calls.calibration, async ({ paper }, session) =>
      known(prints, await printing.calibration(paper, session)),
    ),
    compendium: door(calls.compendium, async (wish, session) =>
      known(prints, await printing.compendium(wish, session)),
    ),
  }
}

interface Asking {
  readonly document: unknown
  readonly beside: readonly (Omit<BesideBand, 'document'> & { readonly document?: unknown })[]
}

/** Every document of the job, read as strictly as a file. */
const withBands = <T>(
  { document, beside }: Asking,
  action: (bands: Pick<PrintRequest, 'document' | 'beside'>) => Promise<Result<T>>,
): Promise<Result<T>> =>
  withJson(document, async first => {
    const others: BesideBand[] = []
    for (const { document: other, ...wanted } of beside) {
      const read = await withJson(other, async json => success({ ...wanted, document: json }))
      if (!read.ok) return read
      others.push(read.value)
    }
    return action({ document: first, beside: others })
  })

/** What a player may keep or send to a printer; a preview is neither. */
const known = (prints: Prints, printed: Result<PrintedFiles>): Result<PrintedFiles> => {
  if (printed.ok) prints.made(printed.value.files.map(({ bytes }) => bytes))
  return printed
}

const pageNames = (target: string, pages: number): readonly string[] => {
  const stem = target.replace(/\.png$/i, '')
  const digits = String(pages).length
  return Array.from({ length: pages }, (_, index) => `${stem}-${String(index + 1).padStart(digits, '0')}.png`)
}

const pngCalls = ({ host, printing, prints, sessions }: Room): Doors<PngCall> => {
  const drawings = createDrawings(host.press)
  const laneOf = (session: string, lane: string): string => `${session}/${lane}`

  const pageOf = async (session: string, lane: string, page: number): Promise<Result<PngPage>> => {
    const drawn = await drawings.page(laneOf(session, lane), page)
    if (drawn.ok) sessions.tell(session, { kind: 'progress', lane, done: page, total: drawn.value.pages })
    return drawn
  }

  /** Each page is written as it is drawn: « Bande-01.png », « Bande-02.png ». */
  const savePages = async (
    session: string,
    lane: string,
    target: string,
  ): Promise<Result<Answers['savePng']>> => {
    const { files } = host
    let names = pageNames(target, 1)
    for (let page = 1; page <= names.length; page++) {
      const drawn = await pageOf(session, lane, page)
      if (!drawn.ok) return drawn
      if (page === 1) {
        names = pageNames(target, drawn.value.pages)
        // The dialog has asked about the name that was typed, and about none of these.
        for (const name of names)
          if ((await files.isFile(name)) && !prints.wrote(await files.realPath(name)))
            return failure(alreadyThere(name))
      }
      const name = names[page - 1] ?? target
      const written = await files.replace(name, drawn.value.bytes)
      if (!written.ok) return written
      prints.written(await files.realPath(name))
    }
    return success({ path: names[0] ?? null, images: names.length })
  }

  return {
    png: door(calls.png, async ({ dpi, ...request }, session) => {
      const printed = await withBands(request, bands => printing.print({ ...request, ...bands }, session))
      if (!printed.ok) return printed
      return success({ pages: drawings.keep(laneOf(session, request.lane), printed.value, dpi) })
    }),
    pngPage: door(calls.pngPage, async ({ lane, page }, session) => {
      const drawn = await pageOf(session, lane, page)
      return drawn.ok ? success({ bytes: drawn.value.bytes }) : drawn
    }),
    savePng: door(calls.savePng, async ({ lane, name }, session) => {
      if (!host.desktop) return failure(inBrowser)
      const target = await host.desktop.chooseTarget(name)
      return target === undefined ? success({ path: null, images: 0 }) : savePages(session, lane, target)
    }),
    cancel: door(calls.cancel, async ({ lane }, session) => {
      drawings.forget(laneOf(session, lane))
      printing.cancel(lane, session)
      return done
    }),
  }
}
