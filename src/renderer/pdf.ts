/** The pages of a PDF drawn on canvases: pdfjs in its own worker, one document at a time for each caller. */
import { getDocument, GlobalWorkerOptions, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
import type { Size } from '../core/index.ts'
import type { Frame } from './framing.ts'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl
let worker: PDFWorker | undefined

/** The bytes are copied: pdfjs takes what it is given away. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  worker ??= new PDFWorker()
  return getDocument({ data: bytes.slice(), worker, verbosity: 0, disableFontFace: true }).promise
}

const point = 72 / 25.4

/** How large what is looked at of a page is, in points. */
export const sizeIn = (natural: Size, frame: Frame | undefined): Size =>
  frame ? { width: frame.width * point, height: frame.height * point } : natural

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
  const [left, top] = [(frame?.x ?? 0) * point * scale, (frame?.y ?? 0) * point * scale]
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
