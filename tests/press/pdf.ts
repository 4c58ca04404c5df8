/** Second readers of a PDF: qpdf, poppler and pdfjs. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const missing = new Set((process.env['COPISTE_MISSING_TOOLS'] ?? '').split(','))

/** Tests that need a tool of the system say so, and are skipped aloud where it is not. */
export const hasTools = !missing.has('qpdf') && !missing.has('poppler-utils')

const withFile = <T>(bytes: Uint8Array, read: (path: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'copiste-pdf-'))
  const path = join(folder, 'x.pdf')
  writeFileSync(path, bytes)
  try {
    return read(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = (
  command: string,
  args: readonly string[],
): { readonly code: number | null; readonly text: string } => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, text: `${stdout}${stderr}` }
}

/** 0 when the file is sound. */
export const qpdfCheck = (bytes: Uint8Array): number | null =>
  withFile(bytes, path => run('qpdf', ['--check', path]).code)

export const textOf = (bytes: Uint8Array): string =>
  withFile(bytes, path => run('pdftotext', ['-layout', path, '-']).text)

/** One page as paths and marks, in points. */
export const svgOf = (bytes: Uint8Array, page: number): string =>
  withFile(bytes, path => run('pdftocairo', ['-svg', '-f', `${page}`, '-l', `${page}`, path, '-']).text)

/** Fonts that are not embedded, or not as subsets. */
export const looseFonts = (bytes: Uint8Array): readonly string[] =>
  withFile(bytes, path =>
    run('pdffonts', [path])
      .text.trim()
      .split('\n')
      .slice(2)
      .filter(line => !/ yes yes yes +\d+ +\d+ *$/.test(line)),
  )

export const pdfInfo = (bytes: Uint8Array): string => withFile(bytes, path => run('pdfinfo', [path]).text)
