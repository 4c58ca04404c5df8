/** Several bands at once: printed one after the other, each into a PDF of its own; or copied out as they are. */
import type { PdfFile } from '../app/bridge.ts'
import type { ShelfBook } from '../app/shelf.ts'
import type { PrintSettings } from '../app/wish.ts'
import { success, type Diagnostic, type Result } from '../core/index.ts'
import type { Bridge } from '../app/bridge.ts'
import { download } from './download.ts'

const lane = 'impression-etagere'

const plainName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, ' ').trim()

/** Each band as its file says it now; nobody opens it for that. */
const printed = async (
  bridge: Bridge,
  { path }: ShelfBook,
  settings: PrintSettings,
): Promise<Result<readonly PdfFile[]>> => {
  const document = await bridge.call('look', { path })
  if (!document.ok) return document
  const made = await bridge.call('print', { document: document.value, settings, lane })
  return made.ok ? success(made.value.files) : made
}

/** How many came out, and what was refused. */
export const printOneByOne = async (
  bridge: Bridge,
  books: readonly ShelfBook[],
  settingsOf: (path: string) => PrintSettings,
  desktop: boolean,
): Promise<{ readonly done: number; readonly diagnostics: readonly Diagnostic[] }> => {
  const diagnostics: Diagnostic[] = []
  const kept: PdfFile[] = []
  let done = 0
  for (const [index, book] of books.entries()) {
    const files = await printed(bridge, book, settingsOf(book.path))
    if (!files.ok) {
      diagnostics.push(...files.diagnostics)
      continue
    }
    done++
    for (const { suffix, bytes } of files.value)
      if (desktop) kept.push({ suffix: `-${index + 1}${suffix}`, bytes })
      else download(`${plainName(book.name)}${suffix}.pdf`, 'application/pdf', bytes)
  }
  if (kept.length === 0) return { done, diagnostics }
  const saved = await bridge.call('savePdf', { name: 'Bandes.pdf', files: kept })
  if (!saved.ok) return { done: 0, diagnostics: saved.diagnostics }
  return { done: saved.value.path === null ? 0 : done, diagnostics }
}

export const exportBooks = async (
  bridge: Bridge,
  books: readonly ShelfBook[],
): Promise<readonly Diagnostic[]> => {
  const diagnostics: Diagnostic[] = []
  for (const { path, file } of books) {
    const document = await bridge.call('look', { path })
    if (document.ok)
      download(
        file,
        'application/json',
        new TextEncoder().encode(`${JSON.stringify(document.value, null, 2)}\n`),
      )
    else diagnostics.push(...document.diagnostics)
  }
  return diagnostics
}
