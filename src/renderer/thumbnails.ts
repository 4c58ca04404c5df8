/** Each printed thing in small: cut out of the very sheets that would be printed, and turned upright. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PrintedFiles } from '../app/bridge.ts'
import { openPdf } from './pdf.ts'
import { firstSpots, paperSheets, type SheetSpot, type Spotted } from './print/sheets.ts'

const pointsPerMm = 72 / 25.4
/** Pixels of the longer side. */
const longest = 96

const drawSpot = async (pdf: PDFDocumentProxy, { spot, at }: Spotted, longest: number): Promise<string> => {
  const scale = (longest * devicePixelRatio) / (Math.max(spot.width, spot.height) * pointsPerMm)
  const [offsetX, offsetY] = [-spot.x * pointsPerMm * scale, -spot.y * pointsPerMm * scale]
  const page = await pdf.getPage(at.page)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(spot.width * pointsPerMm * scale)
  canvas.height = Math.round(spot.height * pointsPerMm * scale)
  await page.render({ canvas, viewport: page.getViewport({ scale, offsetX, offsetY }) }).promise
  return upright(canvas, spot.rotation).toDataURL('image/png')
}

/** A piece may lie on its side, where more of them fit so. */
const upright = (lying: HTMLCanvasElement, rotation: number): HTMLCanvasElement => {
  const quarters = Math.round(rotation / 90) % 4
  if (quarters === 0) return lying
  const canvas = document.createElement('canvas')
  const aside = quarters % 2 !== 0
  canvas.width = aside ? lying.height : lying.width
  canvas.height = aside ? lying.width : lying.height
  const context = canvas.getContext('2d')
  if (!context) return lying
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((-quarters * Math.PI) / 2)
  context.drawImage(lying, -lying.width / 2, -lying.height / 2)
  return canvas
}

/** The first piece that is titled so, or begins so: a card bears its name, then its owner's. Nothing where none does. */
export const pictureOf = async (
  printed: PrintedFiles,
  title: string,
  longest: number,
): Promise<string | undefined> => {
  const [file] = printed.files
  const spotted = [...firstSpots(paperSheets(printed)).values()].find(({ spot }) =>
    spot.title.startsWith(title),
  )
  if (!file || !spotted) return undefined
  const pdf = await openPdf(file.bytes)
  try {
    return await drawSpot(pdf, spotted, longest)
  } finally {
    await pdf.destroy()
  }
}

/** Calls back with each picture that is wanted as it is ready, by the name of its piece or kind, until told to stop. */
export const drawThumbnails = async (
  printed: PrintedFiles,
  wanted: (name: string) => boolean,
  show: (name: string, picture: string) => void,
  stopped: () => boolean,
): Promise<void> => {
  const [file] = printed.files
  if (!file) return
  const spots = [...firstSpots(paperSheets(printed))].filter(([name]) => wanted(name))
  if (spots.length === 0) return
  const pdf = await openPdf(file.bytes)
  const drawn = new Map<SheetSpot, string>()
  try {
    for (const [name, spotted] of spots) {
      if (stopped()) return
      const picture = drawn.get(spotted.spot) ?? (await drawSpot(pdf, spotted, longest))
      drawn.set(spotted.spot, picture)
      show(name, picture)
    }
  } finally {
    await pdf.destroy()
  }
}
