/** The pages of a PDF drawn on canvases: pdfjs in its own worker, one document at a time for each caller. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { inPoints, sizeIn, type Frame } from './framing.ts'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Large, and wanted once there is something to draw: the window opens without it. */
const openLibrary = async () => {
  const { getDocument, GlobalWorkerOptions, PDFWorker } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = workerUrl
  return { getDocument, worker: new PDFWorker() }
}
let library: ReturnType<typeof openLibrary> | undefined

/** Where the host was gone for a moment, it is asked for again. */
const opened = (): ReturnType<typeof openLibrary> =>
  (library ??= openLibrary().catch((fault: unknown) => {
    library = undefined
    throw fault
  }))

/** Before anything is to be drawn: what fails now is told where it is drawn. */
export const makeReady = (): void => void opened().catch(() => undefined)

/** The bytes are copied: pdfjs takes what it is given away. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  const { getDocument, worker } = await opened()
  return getDocument({ data: bytes.slice(), worker, verbosity: 0, disableFontFace: true }).promise
}

/** Whether the page was put on the canvas: not where another came to be wanted while it was drawn. */
export const drawPage = async (
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  cssWidth: number,
  wanted: () => boolean,
  frame?: Frame,
): Promise<boolean> => {
  const page = await pdf.getPage(number)
  const { width, height } = sizeIn(page.getViewport({ scale: 1 }), frame)
  const scale = (cssWidth / width) * devicePixelRatio
  const [left, top] = [inPoints(frame?.x ?? 0) * scale, inPoints(frame?.y ?? 0) * scale]
  const viewport = page.getViewport({ scale, offsetX: -left, offsetY: -top })
  // Drawn aside first, so that the page on the screen never blinks.
  const aside = document.createElement('canvas')
  aside.width = Math.round(width * scale)
  aside.height = Math.round(height * scale)
  await page.render({ canvas: aside, viewport }).promise
  if (!wanted()) return false
  canvas.width = aside.width
  canvas.height = aside.height
  canvas.style.width = `${cssWidth}px`
  canvas.style.height = `${(cssWidth * height) / width}px`
  canvas.getContext('2d')?.drawImage(aside, 0, 0)
  return true
}
