/** The bar to measure and its words, read in the PDF: in free room, never in a piece. */
import { describe, expect, it } from 'vitest'
import { everySample, bandOf, plainSheet, printBand } from './press.ts'

/** Where « 50 mm » is written on each page, in millimetres from its top left. */
const bars = async (bytes: Uint8Array, paperHeight: number) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const found: { readonly page: number; readonly x: number; readonly y: number }[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.replace(/\s/g, ' ') === '50 mm') {
        const [, , , , x = 0, y = 0] = item.transform.map(Number)
        found.push({ page, x: (x * 25.4) / 72, y: paperHeight - (y * 25.4) / 72 })
      }
  }
  await document.destroy()
  return found
}

describe('the check bar', () => {
  it.each(['crop', 'guides'] as const)('stands in no piece, and somewhere in the job (%s)', async marks => {
    const sample = everySample.find(({ sample: { id } }) => id === 'premiere-partie')
    if (!sample) throw new Error('no sample')
    const { files, report } = await printBand(bandOf(sample.system, sample.sample), {
      sheet: { ...plainSheet, marks },
    })
    const found = await bars(files[0]?.bytes ?? new Uint8Array(), 297)
    expect(found.length).toBeGreaterThan(1)
    for (const { page, x, y } of found) {
      const pieces = report.sheets.find(sheet => sheet.page === page)?.pieces ?? []
      for (const piece of pieces) {
        const inside = x > piece.x && x < piece.x + piece.width && y > piece.y && y < piece.y + piece.height
        expect(inside).toBe(false)
      }
    }
  })
})
