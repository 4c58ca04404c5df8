/** Where words go: results on standard output, messages on standard error, colour and tables only on a terminal. */
import { oneLine } from '../core/index.ts'

export interface Stream {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

export interface Terminal {
  readonly out: Stream
  readonly err: Stream
  readonly colour: boolean
}

export const styles = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  blue: [34, 39],
} as const
export type Style = keyof typeof styles

/** Words in a style of their own: what a file holds can give itself none. */
export interface Painted {
  readonly style: Style
  readonly text: string
}

export const paint = (style: Style, text: string): Painted => ({ style, text })

/** What was to be read could not be written: the pipe is closed, the disk full. */
export class OutputLost extends Error {}

const write = (stream: Stream, text: string): void => {
  try {
    stream.write(text)
  } catch (fault) {
    throw new OutputLost(fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault))
  }
}

const shown = ({ colour, out }: Terminal, part: string | Painted): string => {
  if (typeof part === 'string') return oneLine(part)
  const [open, close] = styles[part.style]
  const text = oneLine(part.text)
  return colour && out.isTTY ? `\u001b[${open}m${text}\u001b[${close}m` : text
}

/** One line of the results. */
export const print = (terminal: Terminal, ...parts: readonly (string | Painted)[]): void =>
  write(terminal.out, `${parts.map(part => shown(terminal, part)).join('')}\n`)

/** One line of the messages. Where nobody can be told, the exit code still tells. */
export const say = ({ err }: Terminal, text: string): void => {
  try {
    err.write(`${oneLine(text)}\n`)
  } catch {
    return
  }
}

/** A line that a terminal shows while something runs, and nothing elsewhere. */
export const progress = ({ err }: Terminal, text: string): { readonly clear: () => void } => {
  if (!err.isTTY) return { clear: () => undefined }
  err.write(`\r${oneLine(text)}`)
  return { clear: () => void err.write('\r\u001b[K') }
}

/** For programs, which get every character, and for terminals, which must not obey any of them. */
export const printJson = ({ out }: Terminal, value: unknown): void =>
  write(out, `${JSON.stringify(value, null, 2).replace(unwritten, escaped)}\n`)

/** What JSON lets stand, and a terminal or a reader's eye obeys. */
const unwritten = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Aligned columns for eyes, tabs for programs. */
export const printRows = (terminal: Terminal, cells: readonly (readonly string[])[]): void => {
  const rows = cells.map(row => row.map(oneLine))
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, [...cell].length)),
    [],
  )
  const line = (row: readonly string[]): string =>
    terminal.out.isTTY
      ? row
          .map((cell, column) => (column === row.length - 1 ? cell : cell + pad(cell, widths[column] ?? 0)))
          .join('  ')
      : row.join('\t')
  for (const row of rows) write(terminal.out, `${line(row)}\n`)
}

const pad = (cell: string, width: number): string => ' '.repeat(Math.max(0, width - [...cell].length))
