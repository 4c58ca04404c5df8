/** The colours of a printed page, by the millimetre: what only eyes, or this, can judge. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { openPdf } from '../../src/host/png.ts'
import { printMade } from './press.ts'

const dpi = 100

export const firstPage = async (pdf: Uint8Array, resolution: number): Promise<Uint8Array> => {
  const open = await openPdf(pdf)
  try {
    return await open.draw(1, resolution)
  } finally {
    await open.close()
  }
}

/** Of a piece laid in the corner of its page: millimetres from its top left. */
export const pixelsOf = async (
  files: Readonly<Record<string, string>>,
  bleed = 0,
): Promise<(x: number, y: number) => readonly number[]> => {
  const sheet = { backs: 'none', marks: 'none', bleed } as const
  const { files: pdfs, report } = await printMade(files, [{ data: {} }], sheet)
  const page = await firstPage(pdfs[0]?.bytes ?? new Uint8Array(), dpi)
  const placed = report.sheets[0]?.pieces[0]
  if (!placed) throw new Error('no page')
  const image = await loadImage(Buffer.from(page))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const at = (millimetres: number): number => Math.round((millimetres / 25.4) * dpi)
  return (x, y) => [...context.getImageData(at(placed.x + x), at(placed.y + y), 1, 1).data].slice(0, 3)
}
