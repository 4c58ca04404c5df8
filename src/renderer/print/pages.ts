/** The printed files opened for drawing, the newest alone: what draws from them is told when they change. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue'
import type { PrintedFiles } from '../../app/bridge.ts'
import { openPdf } from '../pdf.ts'
import { paperSheets, type PageSpot, type PaperSheet } from './sheets.ts'

/** Sheets, with the very files that they are drawn from. */
export interface OpenSheets {
  readonly files: readonly PDFDocumentProxy[]
  readonly sheets: readonly PaperSheet[]
}

export const noSheets: OpenSheets = { files: [], sheets: [] }

export const fileOf = ({ files }: OpenSheets, { file }: PageSpot): PDFDocumentProxy | undefined => files[file]

export const useOpenSheets = (printed: () => PrintedFiles | undefined): ShallowRef<OpenSheets> => {
  const open = shallowRef<OpenSheets>(noSheets)
  let turn = 0

  const close = ({ files }: OpenSheets): void => {
    for (const file of files) void file.destroy()
  }
  const load = async (next: PrintedFiles | undefined): Promise<void> => {
    const mine = ++turn
    // The old sheets stay in sight until the new ones can be drawn.
    if (!next) return
    const some = next.report.sheets.length > 0 ? next.files : []
    const files = await Promise.all(some.map(({ bytes }) => openPdf(bytes)))
    const opened = { files, sheets: some.length > 0 ? paperSheets(next) : [] }
    if (mine !== turn) return close(opened)
    const old = open.value
    open.value = opened
    close(old)
  }
  watch(printed, load, { immediate: true })
  onBeforeUnmount(() => {
    turn++
    close(open.value)
  })
  return open
}
