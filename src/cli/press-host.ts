/** The press, loaded only when something is printed: the other commands start without it. */

import { join } from 'node:path'
import { error, failure, success } from '../core/index.ts'
import type { PrintOutcome } from '../host/press.ts'
import { listThemes } from '../host/themes.ts'
import type { PressHost } from './command.ts'

export const pressHost = (root: string): PressHost => ({
  themes: templates => listThemes({ root, ...(templates !== undefined && { own: templates }) }),
  print: async (job, templates, apart) => {
    const { printApart, printHere } = await import('../host/press.ts')
    const folders = { root, ...(templates !== undefined && { own: templates }) }
    const worker = join(root, 'out', 'main', 'press-worker.cjs')
    const outcome =
      apart || templates !== undefined
        ? await printApart(worker, folders, job)
        : await printHere(folders, job)
    return outcome.printed
      ? success(outcome.printed)
      : failure(error(outcome.fault?.code ?? 'press', '', sentence(outcome)))
  },
  png: async (pdf, dpi) => {
    const { pngPages } = await import('../host/png.ts')
    return pngPages(pdf, dpi)
  },
})

const sentence = ({ fault }: PrintOutcome): string => {
  if (!fault) return 'L’impression a échoué.'
  const { message, place } = fault
  return place ? `${place.file}, ligne ${place.line}, colonne ${place.column} : ${message}` : message
}
