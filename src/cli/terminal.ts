/** Where words go: results on standard output, messages on standard error, colour and tables only on a terminal. */

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

export const paint = (terminal: Terminal, style: Style, text: string): string => {
  const [open, close] = styles[style]
  return terminal.colour && terminal.out.isTTY ? `\u001b[${open}m${text}\u001b[${close}m` : text
}

/** A band's name may hold anything; a terminal obeys some of it. */
const tame = (text: string): string =>
  text.replace(/(?!\u001b\[\d+m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')

export const print = ({ out }: Terminal, text: string): void => void out.write(`${tame(text)}\n`)

export const say = ({ err }: Terminal, text: string): void => void err.write(`${tame(text)}\n`)

/** A line that a terminal shows while something runs, and nothing elsewhere. */
export const progress = ({ err }: Terminal, text: string): { readonly clear: () => void } => {
  if (!err.isTTY) return { clear: () => undefined }
  err.write(`\r${tame(text)}`)
  return { clear: () => void err.write('\r\u001b[K') }
}

export const printJson = (terminal: Terminal, value: unknown): void =>
  print(terminal, JSON.stringify(value, null, 2))

/** Aligned columns for eyes, tabs for programs. */
export const printRows = (terminal: Terminal, rows: readonly (readonly string[])[]): void => {
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
  for (const row of rows) print(terminal, line(row))
}

const pad = (cell: string, width: number): string => ' '.repeat(Math.max(0, width - [...cell].length))
