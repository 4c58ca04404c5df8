/** Pages of a PDF as PNG, through pdfjs and a canvas: what a printer or a screen would show, no tool of the system. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PngPage } from '../app/port.ts'

/** Around 60 megapixels: an A4 page at 800 dpi. */
const mostPixels = 62_000_000

/** Holds the document: `close` lets it go. */
export interface OpenPdf {
  readonly pages: number
  /** From 1. One page after the other: a large one takes a quarter of a gigabyte while it is drawn. */
  readonly draw: (page: number, dpi: number) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export const openPdf = async (pdf: Uint8Array): Promise<OpenPdf> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { createCanvas } = await import('@napi-rs/canvas')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    verbosity: 0,
  })
  const document = await task.promise
  return {
    pages: document.numPages,
    draw: async (number, dpi) => {
      const page = await document.getPage(number)
      const wished = page.getViewport({ scale: dpi / 72 })
      const shrink = Math.min(1, Math.sqrt(mostPixels / (wished.width * wished.height)))
      const viewport = page.getViewport({ scale: (dpi / 72) * shrink })
      const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
      const context = canvas.getContext('2d')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      // The canvas of Node is the one that pdfjs itself brings, under another name.
      await page.render({ canvas: null, canvasContext: Object(context), viewport }).promise
      const png = await canvas.encode('png')
      page.cleanup()
      // Its pixels are given back now, and not when someone finds the time to collect them.
      canvas.width = 0
      canvas.height = 0
      return png
    },
    close: () => task.destroy(),
  }
}

/** Each page as soon as it is drawn; the next one is drawn when it is asked for. */
export async function* pngPages(pdf: Uint8Array, dpi: number): AsyncGenerator<PngPage> {
  const open = await openPdf(pdf)
  try {
    for (let page = 1; page <= open.pages; page++)
      yield { page, pages: open.pages, bytes: await open.draw(page, dpi) }
  } finally {
    await open.close()
  }
}
