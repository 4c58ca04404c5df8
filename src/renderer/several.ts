/** Several bands at once, copied out as they are. */
import type { ShelfBook } from '../app/shelf.ts'
import type { Diagnostic } from '../core/index.ts'
import type { Bridge } from '../app/bridge.ts'
import { download } from './download.ts'

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
