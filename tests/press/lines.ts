/** Lines of text as a PDF shows them, read from its pages: what was set, where, and how wide its blanks came out. */
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'

export interface PrintedLine {
  readonly text: string
  /** Points. */
  readonly size: number
  /** Millimetres from the top left of the page, to the baseline. */
  readonly x: number
  readonly y: number
  readonly end: number
  /** Ems that its widest blank has beyond that of its font. */
  readonly gap: number
}

type Matrix = readonly [number, number, number, number, number, number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

const times = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** Numbers, wherever they stand in what pdfjs gives. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(value)
  return [a, b, c, d, e, f]
}

interface Glyph {
  readonly unicode: string
  readonly width: number
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value

const mm = 25.4 / 72

/** The lines of each page: runs that follow each other on one baseline are one. */
export const linesOf = async (pdf: Uint8Array): Promise<readonly (readonly PrintedLine[])[]> => {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  try {
    const pages: (readonly PrintedLine[])[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      pages.push(joined(await runsOf(page, OPS)))
      page.cleanup()
    }
    return pages
  } finally {
    await task.destroy()
  }
}

const runsOf = async (
  page: PDFPageProxy,
  ops: Readonly<Record<string, number>>,
): Promise<readonly PrintedLine[]> => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const { height } = page.getViewport({ scale: 1 })
  const runs: PrintedLine[] = []
  const stack: Matrix[] = []
  let [matrix, line, text, size] = [identity, identity, identity, 0]
  for (const [index, operation] of fnArray.entries()) {
    const given: unknown = argsArray[index]
    const values = Array.isArray(given) ? given : []
    if (operation === ops['save']) stack.push(matrix)
    else if (operation === ops['restore']) matrix = stack.pop() ?? matrix
    else if (operation === ops['transform']) matrix = times(matrix, matrixOf(given))
    else if (operation === ops['paintFormXObjectBegin']) {
      stack.push(matrix)
      matrix = times(matrix, matrixOf(values[0]))
    } else if (operation === ops['paintFormXObjectEnd']) matrix = stack.pop() ?? matrix
    else if (operation === ops['beginText']) text = line = identity
    else if (operation === ops['setFont']) size = numbersIn(values[1])[0] ?? 0
    else if (operation === ops['setTextMatrix']) text = line = matrixOf(given)
    else if (operation === ops['moveText']) {
      const [x = 0, y = 0] = numbersIn(given)
      text = line = times(line, [1, 0, 0, 1, x, y])
    } else if (operation === ops['showText']) {
      const shown = shownIn(values[0])
      const start = times(matrix, text)
      text = times(text, [1, 0, 0, 1, (shown.width * size) / 1000, 0])
      const end = times(matrix, text)
      runs.push({
        text: shown.text,
        gap: shown.gap / 1000,
        size: size * Math.hypot(start[0], start[1]),
        x: start[4] * mm,
        y: (height - start[5]) * mm,
        end: end[4] * mm,
      })
    }
  }
  return runs
}

/** Glyphs, and the numbers between them that move the pen back, in thousandths. */
const shownIn = (value: unknown): { readonly text: string; readonly width: number; readonly gap: number } => {
  let [text, width, gap, blank] = ['', 0, 0, false]
  for (const part of Array.isArray(value) ? value : []) {
    if (typeof part === 'number') {
      width -= part
      if (blank) gap = Math.max(gap, -part)
    } else if (isGlyph(part)) {
      text += part.unicode
      width += part.width
    }
    blank = isGlyph(part) && /^[ \u00a0]$/.test(part.unicode)
  }
  return { text, width, gap }
}

const joined = (runs: readonly PrintedLine[]): readonly PrintedLine[] => {
  const lines: PrintedLine[] = []
  for (const run of runs) {
    const last = lines.at(-1)
    const goesOn = last && Math.abs(last.y - run.y) < 0.05 && Math.abs(last.end - run.x) < 0.1
    if (!last || !goesOn) lines.push(run)
    else
      lines[lines.length - 1] = {
        ...last,
        text: last.text + run.text,
        end: run.end,
        gap: Math.max(last.gap, run.gap),
      }
  }
  return lines
}
