/** The press, loaded only when something is printed: the other commands start without it. */

import { join } from 'node:path'
import type { Printed, PrintJob } from '../app/press-words.ts'
import type { Result } from '../core/index.ts'
import { listThemes } from '../host/themes.ts'
import type { PressHost } from './command.ts'

export const pressHost = (root: string): PressHost => {
  let here: ((job: PrintJob) => Promise<Result<Printed>>) | undefined
  return {
    themes: templates => listThemes({ root, ...(templates !== undefined && { own: templates }) }),
    print: async (job, templates, apart) => {
      const folders = { root, ...(templates !== undefined && { own: templates }) }
      if (apart || templates !== undefined) return printApart(root, folders, job)
      const { openPressHere } = await import('../host/print-here.ts')
      here ??= openPressHere(folders)
      return here(job)
    },
    png: async function* (pdf, dpi) {
      const { pngPages } = await import('../host/png.ts')
      yield* pngPages(pdf, dpi)
    },
  }
}

/** A template or a font of a stranger's may never end, nor stop asking for memory: so long without a step forward. */
const patience = 60_000
const megabytes = 512

const printApart = async (root: string, folders: { readonly root: string }, job: PrintJob) => {
  const { createPressService } = await import('../host/press-service.ts')
  const workerFile = join(root, 'out', 'main', 'press-thread.cjs')
  const service = createPressService({ workerFile, folders, patience, megabytes })
  const printed = await service.print({ lane: 'impression', job })
  // A thread that hangs in the system cannot be ended: the process must not wait for it.
  void service.close()
  return printed
}
