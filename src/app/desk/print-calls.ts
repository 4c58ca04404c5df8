/** Calls to the press and to the drawer of printer profiles. */
import { success } from '../../core/index.ts'
import { calls } from '../bridge.ts'
import { asJson, done, door, type Doors } from './door.ts'
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

export const printCalls = ({ host, printing }: Room): Doors<PrintCall> => ({
  preview: door(calls.preview, (request, session) =>
    printing.print({ ...request, document: asJson(request.document) }, session),
  ),
  print: door(calls.print, (request, session) =>
    printing.print({ ...request, document: asJson(request.document) }, session),
  ),
  pieces: door(calls.pieces, async ({ document, settings }) => printing.pieces(asJson(document), settings)),
  png: door(calls.png, async ({ dpi, ...request }, session) => {
    const printed = await printing.print({ ...request, document: asJson(request.document) }, session)
    if (!printed.ok) return printed
    const pages: Uint8Array[] = []
    for (const { bytes } of printed.value.files) {
      const drawn = await host.press.png(bytes, dpi)
      if (!drawn.ok) return drawn
      pages.push(...drawn.value)
    }
    return success({ pages })
  }),
  cancel: door(calls.cancel, async ({ lane }, session) => {
    host.press.cancel(`${session}/${lane}`)
    return done
  }),
  printers: door(calls.printers, async () => success(await printing.printers())),
  keepPrinter: door(calls.keepPrinter, ({ profile }) => printing.keepPrinter(profile)),
  removePrinter: door(calls.removePrinter, ({ name }) => printing.removePrinter(name)),
  calibration: door(calls.calibration, ({ paper }, session) => printing.calibration(paper, session)),
})
