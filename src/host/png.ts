/** Pages of a PDF as PNG, through pdfjs and a canvas: what a printer or a screen would show, no tool of the system. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Around 60 megapixels: an A4 page at 800 dpi. */
const mostPixels = 62_000_000

export const pngPages = async (pdf: Uint8Array, dpi: number): Promise<readonly Uint8Array[]> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { createCanvas } = await import('@napi-rs/canvas')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    verbosity: 0,
  })
  const document = await task.promise
  try {
    const pages: Uint8Array[] = []
    for (let number = 1; number <= document.numPages; number++) {
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
      pages.push(await canvas.encode('png'))
      page.cleanup()
    }
    return pages
  } finally {
    await task.destroy()
  }
}
