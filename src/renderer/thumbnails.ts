/** Each kind of printed thing in small: cut out of the very sheets that would be printed. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PrintedFiles } from '../app/bridge.ts'
import { openPdf } from './pdf.ts'

const pointsPerMm = 72 / 25.4
/** Pixels of the longer side. */
const longest = 150

interface Spot {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the first piece of each asset lies; backs may be in a file of their own. */
export const firstSpots = (report: PrintedFiles['report'], apart: boolean): ReadonlyMap<string, Spot> => {
  const spots = new Map<string, Spot>()
  const sheets = apart ? report.sheets.filter(({ side }) => side === 'front') : report.sheets
  for (const [index, { side, pieces }] of sheets.entries())
    for (const { asset, x, y, width, height } of pieces)
      if (side === 'front' && !spots.has(asset)) spots.set(asset, { page: index + 1, x, y, width, height })
  return spots
}

const drawSpot = async (pdf: PDFDocumentProxy, spot: Spot): Promise<string> => {
  const scale = (longest * devicePixelRatio) / (Math.max(spot.width, spot.height) * pointsPerMm)
  const [offsetX, offsetY] = [-spot.x * pointsPerMm * scale, -spot.y * pointsPerMm * scale]
  const page = await pdf.getPage(spot.page)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(spot.width * pointsPerMm * scale)
  canvas.height = Math.round(spot.height * pointsPerMm * scale)
  await page.render({ canvas, viewport: page.getViewport({ scale, offsetX, offsetY }) }).promise
  return canvas.toDataURL('image/png')
}

/** Calls back with each picture as it is ready, until told to stop. */
export const drawThumbnails = async (
  { files, report }: PrintedFiles,
  show: (asset: string, picture: string) => void,
  stopped: () => boolean,
): Promise<void> => {
  const [file] = files
  if (!file) return
  const pdf = await openPdf(file.bytes)
  try {
    for (const [asset, spot] of firstSpots(report, files.length > 1)) {
      if (stopped()) return
      show(asset, await drawSpot(pdf, spot))
    }
  } finally {
    await pdf.destroy()
  }
}
