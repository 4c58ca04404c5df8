/** What is printed as pictures: the PDF waits here while its pages are asked for one by one, so that none holds them all. */
import { error, failure, success, type Result } from '../../core/index.ts'
import type { PrintedFiles } from '../bridge.ts'
import type { PngPage, PressService } from '../port.ts'

export interface Drawings {
  /** Answers how many pages there are to ask for. */
  readonly keep: (lane: string, printed: PrintedFiles, dpi: number) => number
  /** Counted from 1 through all files; with the last page, what was kept is let go. */
  readonly page: (lane: string, page: number) => Promise<Result<PngPage>>
  readonly forget: (lane: string) => void
}

interface Kept {
  readonly pages: readonly { readonly pdf: Uint8Array; readonly page: number }[]
  readonly dpi: number
}

/** Windows that export at the same time; one that went away without its last page gives its place to another. */
const mostKept = 4

export const createDrawings = (press: PressService): Drawings => {
  const kept = new Map<string, Kept>()

  const keep: Drawings['keep'] = (lane, printed, dpi) => {
    kept.delete(lane)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    const pages = pagesOf(printed)
    if (pages.length > 0) kept.set(lane, { pages, dpi })
    return pages.length
  }

  const page: Drawings['page'] = async (lane, number) => {
    const found = kept.get(lane)
    const wanted = found?.pages[number - 1]
    if (!found || !wanted) return failure(gone)
    const drawn = await press.png(lane, wanted.pdf, wanted.page, found.dpi)
    if (number === found.pages.length && kept.get(lane) === found) kept.delete(lane)
    return drawn.ok ? success({ page: number, pages: found.pages.length, bytes: drawn.value.bytes }) : drawn
  }

  return { keep, page, forget: lane => void kept.delete(lane) }
}

const gone = error('press.no-pages', '', 'Ces images ne sont plus là : demandez-les à nouveau.')

/** Fronts and backs may lie in files of their own. */
const pagesOf = ({ files, report }: PrintedFiles): Kept['pages'] =>
  files.flatMap(({ suffix, bytes: pdf }) => {
    const sheets =
      files.length === 1
        ? report.sheets
        : report.sheets.filter(({ side }) => (side === 'back') === (suffix === '-dos'))
    return sheets.map((_, index) => ({ pdf, page: index + 1 }))
  })
