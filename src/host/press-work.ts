/** What the press's thread does: one warm press, one request after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { PngPage } from '../app/port.ts'
import { Fault, type Press, type PrintJob, type Printed } from '../press/index.ts'
import { hastenFor } from './haste.ts'
import { openPdf, type OpenPdf } from './png.ts'
import { openPress, sentenceOf } from './print-here.ts'
import type { ResourceFolders } from './resources.ts'

/** What a thread begins with. */
export interface PressData {
  readonly folders: ResourceFolders
  readonly keepsCode: boolean
}

export type ToPress =
  | { readonly kind: 'print'; readonly job: PrintJob }
  /** Printed for nobody, and never answered. */
  | { readonly kind: 'rehearse'; readonly job: PrintJob }
  | { readonly kind: 'end' }
  | { readonly kind: 'png'; readonly pdf: Uint8Array; readonly page: number; readonly dpi: number }

export type FromPress =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** What was printed for nobody is out of the way. */
  | { readonly kind: 'rehearsed' }
  | { readonly kind: 'done'; readonly printed?: Printed; readonly page?: PngPage }
  | { readonly kind: 'fault'; readonly code: string; readonly message: string }

const say = (message: FromPress): void => parentPort?.postMessage(message)

let press: Promise<Press> | undefined

const opened = (): Promise<Press> => (press ??= openPress(workerData.folders))

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

/** Milliseconds without anything to do, after which what was painted is put on disk: who types waits for none of it. */
const rest = 700
let resting: NodeJS.Timeout | undefined

const later = (action: () => void): void => {
  clearTimeout(resting)
  resting = setTimeout(action, rest).unref()
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

const answer = async (request: Exclude<ToPress, { kind: 'rehearse' | 'end' }>): Promise<FromPress> => {
  clearTimeout(resting)
  if (request.kind === 'png') return drawPage(request)
  await putAway()
  hastenFor(request.job)
  const { print, keep } = await opened()
  const printed = await print(request.job, createProgress())
  later(keep)
  return { kind: 'done', printed }
}

/** From now on what is asked is answered, in turn; after what took time once, what it ran is kept. */
export const work = (keep: () => void): void => {
  const rehearse = async (job: PrintJob): Promise<void> => {
    hastenFor(job)
    const { print } = await opened()
    await print(job)
  }
  const take = async (request: ToPress): Promise<void> => {
    try {
      if (request.kind === 'end') return parentPort?.close()
      if (request.kind === 'rehearse') return await rehearse(request.job)
      say(await answer(request))
      keep()
    } catch (fault) {
      // A trap of the layout engine spoils its memory: this thread ends, and another takes over.
      if (!(fault instanceof Fault) || fault.code === 'press.trap') throw fault
      if (request.kind !== 'rehearse') say({ kind: 'fault', code: fault.code, message: sentenceOf(fault) })
    } finally {
      if (request.kind === 'rehearse') say({ kind: 'rehearsed' })
    }
  }
  // A thread is begun to print: what comes of its opening is told to who asks first.
  opened().catch(() => undefined)
  let last = Promise.resolve()
  parentPort?.on('message', (request: ToPress) => {
    last = last.then(() => take(request))
  })
}
