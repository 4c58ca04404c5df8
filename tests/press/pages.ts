/** What a reader's program finds in a PDF, page by page: its words with where they stand, and its bookmarks. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Word {
  readonly page: number
  readonly text: string
  /** Where its baseline begins: millimetres from the top left of its page. */
  readonly x: number
  readonly y: number
  /** Degrees, clockwise, by which it is turned. */
  readonly rotation: number
}

const mm = 72 / 25.4

/** Its letters alone: what the press sets between them is its own affair. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const printedWords = async (bytes: Uint8Array): Promise<readonly Word[]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const words: Word[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const [, , , top = 0] = page.view
    for (const item of items) {
      if (!('str' in item) || plain(item.str) === '') continue
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number)
      const turn = Math.round((Math.atan2(-b, a) * 180) / Math.PI)
      words.push({
        page: number,
        text: plain(item.str),
        x: x / mm,
        y: (top - y) / mm,
        rotation: (turn + 360) % 360,
      })
    }
  }
  await document.destroy()
  return words
}

export const pageCount = async (bytes: Uint8Array): Promise<number> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { numPages } = document
  await document.destroy()
  return numPages
}

/** The titles of bookmarks, from the outermost in. */
export const bookmarks = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const titles: string[] = []
  const read = (items: Awaited<ReturnType<typeof document.getOutline>>): void => {
    for (const { title, items: inner } of items) {
      titles.push(title)
      read(inner)
    }
  }
  read((await document.getOutline()) ?? [])
  await document.destroy()
  return titles
}
