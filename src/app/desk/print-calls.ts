/** Calls to the press and to the drawer of printer profiles. */
import { success, type Result } from '../../core/index.ts'
import { calls, type PrintedFiles } from '../bridge.ts'
import { done, door, withJson, type Doors } from './door.ts'
import type { Prints } from './prints.ts'
import type { Room } from './room.ts'

type PrintCall =
  | 'preview'
  | 'print'
  | 'pieces'
  | 'png'
  | 'cancel'
  | 'printers'
  | 'keepPrinter'
  | 'removePrinter'
  | 'calibration'

export const printCalls = ({ host, printing, prints }: Room): Doors<PrintCall> => ({
  preview: door(calls.preview, (request, session) =>
    withJson(request.document, document => printing.print({ ...request, document }, session)),
  ),
  print: door(calls.print, async (request, session) =>
    known(
      prints,
      await withJson(request.document, document => printing.print({ ...request, document }, session)),
    ),
  ),
  pieces: door(calls.pieces, ({ document, settings }) =>
    withJson(document, json => printing.pieces(json, settings)),
  ),
  png: door(calls.png, async ({ dpi, ...request }, session) => {
    const printed = await withJson(request.document, document =>
      printing.print({ ...request, document }, session),
    )
    if (!printed.ok) return printed
    const pages: Uint8Array[] = []
    for (const { bytes } of printed.value.files) {
      const drawn = await host.press.png(`${session}/${request.lane}`, bytes, dpi)
      if (!drawn.ok) return drawn
      pages.push(...drawn.value)
    }
    prints.made('.png', pages)
    return success({ pages })
  }),
  cancel: door(calls.cancel, async ({ lane }, session) => {
    printing.cancel(lane, session)
    return done
  }),
  printers: door(calls.printers, async () => success(await printing.printers())),
  keepPrinter: door(calls.keepPrinter, ({ profile }) => printing.keepPrinter(profile)),
  removePrinter: door(calls.removePrinter, ({ name }) => printing.removePrinter(name)),
  calibration: door(calls.calibration, async ({ paper }, session) =>
    known(prints, await printing.calibration(paper, session)),
  ),
})

/** What a player may keep or send to a printer; a preview is neither. */
const known = (prints: Prints, printed: Result<PrintedFiles>): Result<PrintedFiles> => {
  if (printed.ok)
    prints.made(
      '.pdf',
      printed.value.files.map(({ bytes }) => bytes),
    )
  return printed
}
