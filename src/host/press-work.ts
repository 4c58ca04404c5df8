/** What the press's thread does: one warm press, one request after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PngPage } from '../app/port.ts'
import { createPress, Fault, type Press, type PrintJob, type Printed } from '../press/index.ts'
import { hastenFor } from './haste.ts'
import { decodePicture } from './pictures.ts'
import { openPdf, type OpenPdf } from './png.ts'
import { sentenceOf } from './print-here.ts'
import { openResources } from './resources.ts'

export type ToPress =
  | { readonly kind: 'print'; readonly job: PrintJob }
  | { readonly kind: 'png'; readonly pdf: Uint8Array; readonly page: number; readonly dpi: number }

export type FromPress =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly printed?: Printed; readonly page?: PngPage }
  | { readonly kind: 'fault'; readonly code: string; readonly message: string }

const say = (message: FromPress): void => parentPort?.postMessage(message)

let press: Promise<Press> | undefined

/** Twenty words a second are enough for a bar that moves. */
const pace = 50

const createProgress = () => {
  let last = 0
  return (done: number, total: number): void => {
    const now = performance.now()
    if (now - last < pace && done < total) return
    last = now
    say({ kind: 'progress', done, total })
  }
}

/** The PDF whose pages are asked for one after the other. */
let drawn: { readonly pdf: Uint8Array; readonly open: OpenPdf } | undefined

const drawPage = async ({ pdf, page, dpi }: Extract<ToPress, { kind: 'png' }>): Promise<FromPress> => {
  if (!drawn || Buffer.compare(drawn.pdf, pdf) !== 0) {
    await putAway()
    drawn = { pdf, open: await openPdf(pdf) }
  }
  const { open } = drawn
  const bytes = await open.draw(page, dpi)
  if (page >= open.pages) await putAway()
  return { kind: 'done', page: { page, pages: open.pages, bytes } }
}

const putAway = async (): Promise<void> => {
  const last = drawn
  drawn = undefined
  await last?.open.close()
}

const answer = async (request: ToPress): Promise<FromPress> => {
  if (request.kind === 'png') return drawPage(request)
  await putAway()
  hastenFor(request.job)
  press ??= createPress(openResources(workerData.folders), decodePicture)
  return { kind: 'done', printed: await (await press).print(request.job, createProgress()) }
}

/** From now on what is asked is answered; after what took time once, what it ran is kept. */
export const work = (keep: () => void): void => {
  parentPort?.on('message', (request: ToPress) => {
    answer(request).then(
      made => {
        say(made)
        if (made.kind === 'done') keep()
      },
      fault => {
        // A trap of the layout engine spoils its memory: this thread ends, and another takes over.
        if (!(fault instanceof Fault) || fault.code === 'press.trap') throw fault
        say({ kind: 'fault', code: fault.code, message: sentenceOf(fault) })
      },
    )
  })
}
