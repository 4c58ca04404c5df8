/**
 * From the text of a spreadsheet to items of a list: which column goes where, what each cell would become, and what does
 * not fit, told before anything changes.
 */
import { error } from './diagnostic.ts'
import { oneLine } from './echo.ts'
import type { CellReads, FormCell, PastedColumn, Pasting, ReadsLines } from './form.ts'
import { enumerate, quote } from './french.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { simplified, suggestion } from './nearest.ts'
import { add, replace, type Patch } from './patch.ts'
import { pointerKeys, type Pointer } from './pointer.ts'
import { failure, success, type Result } from './result.ts'

export const columnSigns = ['\t', ';', ','] as const
export type ColumnSign = (typeof columnSigns)[number]

/** The cells of a text, as they are written there. */
export interface PastedGrid {
  readonly rows: readonly (readonly string[])[]
  /** What stands between two cells. */
  readonly sign: ColumnSign
}

const mebibyte = 1024 * 1024
const bounds = { characters: 8 * mebibyte, rows: 10_000, columns: 300 } as const

/** As a file has it: Excel writes UTF-16 and the code page of Windows too. */
export const decodeTable = (bytes: Uint8Array<ArrayBuffer>): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

interface Field {
  readonly value: string
  /** What ends it: one of the signs, a line break, or nothing at the end. */
  readonly ending: string
}

/** A cell in quotes, with line breaks and doubled quotes in it; quotes that do not enclose a whole cell are letters. */
const quotedAt = (text: string, at: number, signs: string): { value: string; end: number } | undefined => {
  for (let from = at + 1; ;) {
    const mark = text.indexOf('"', from)
    if (mark < 0) return undefined
    const after = text[mark + 1]
    if (after === '"') {
      from = mark + 2
      continue
    }
    return after === undefined || after === '\n' || after === '\r' || signs.includes(after)
      ? { value: text.slice(at + 1, mark).replaceAll('""', '"'), end: mark + 1 }
      : undefined
  }
}

const split = (text: string, signs: string, most: number): readonly (readonly Field[])[] => {
  const endings = new RegExp(`[${signs}\\n\\r]`, 'g')
  const rows: (readonly Field[])[] = []
  let row: Field[] = []
  for (let at = 0; ;) {
    const quoted = text[at] === '"' ? quotedAt(text, at, signs) : undefined
    endings.lastIndex = at
    const end = quoted?.end ?? endings.exec(text)?.index ?? text.length
    const ending = text[end] ?? ''
    row.push({ value: quoted?.value ?? text.slice(at, end), ending })
    at = end + (ending === '\r' && text[end + 1] === '\n' ? 2 : 1)
    if (ending !== '' && signs.includes(ending)) continue
    rows.push(row)
    row = []
    // A line break at the very end ends a row, and begins none.
    if (at >= text.length || rows.length === most) return rows
  }
}

const sample = { characters: 64 * 1024, rows: 100 } as const

/** Tabs are never prose; of the others, the one that cuts all rows alike. */
const signOf = (text: string): ColumnSign => {
  const rows = split(text.slice(0, sample.characters), columnSigns.join(''), sample.rows)
  const whole = rows.length > 1 && text.length > sample.characters ? rows.slice(0, -1) : rows
  const counts = (sign: ColumnSign): readonly number[] =>
    whole.map(row => row.filter(({ ending }) => ending === sign).length)
  const cuts = (sign: ColumnSign): boolean => counts(sign).some(count => count > 0)
  const alike = (sign: ColumnSign): boolean => cuts(sign) && new Set(counts(sign)).size === 1
  if (cuts('\t')) return '\t'
  return alike(';') ? ';' : alike(',') ? ',' : cuts(';') ? ';' : cuts(',') ? ',' : '\t'
}

const tooMuch = (message: string): Result<never> => failure(error('pasting.too-much', '', message))

/** The cells of what was copied from a spreadsheet, or saved by one as CSV. */
export const readGrid = (pasted: string, sign?: ColumnSign): Result<PastedGrid> => {
  if (pasted.length > bounds.characters)
    return tooMuch('Ce tableau dépasse 8 Mio : collez-le en plusieurs fois.')
  const text = pasted.replace(/^\ufeff/, '')
  if (text === '') return success({ rows: [], sign: sign ?? '\t' })
  const used = sign ?? signOf(text)
  const fields = split(text, used, bounds.rows + 1)
  if (fields.length > bounds.rows)
    return tooMuch('Ce tableau a plus de 10 000 lignes : collez-le en plusieurs fois.')
  if (fields.some(row => row.length > bounds.columns))
    return tooMuch('Ce tableau a plus de 300 colonnes : ne copiez que celles qui servent.')
  return success({ rows: fields.map(row => row.map(({ value }) => value)), sign: used })
}

/** Longer than this, nobody wrote it by hand. */
const longestLines = 64 * 1024

/** Rows that people write in one piece, where a list or a table knows how to read them. */
export const linesIn = (text: string, lines: ReadsLines | undefined): ReturnType<ReadsLines> =>
  text.length <= longestLines ? lines?.(text) : undefined

/** What was pasted for a list: lines of its own kind, else the cells of a spreadsheet. */
export const readPasted = (pasted: string, { lines }: Pasting, sign?: ColumnSign): Result<PastedGrid> => {
  const rows = sign === undefined ? linesIn(pasted, lines) : undefined
  return rows ? success({ rows, sign: '\t' }) : readGrid(pasted, sign)
}

/** Whether a paste is more than a text for one field: several cells, or lines that this list knows. */
export const isPasted = (text: string, lines: ReadsLines | undefined): boolean =>
  isGrid(text) || linesIn(text, lines) !== undefined

/** Several cells, where a lone line is only a text. */
export const isGrid = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\n\r]+$/, ''))

/** What is made of a cell: nothing where it is empty. */
export interface PastedValue {
  readonly text: string
  readonly value?: Json
  /** « « fort » n’est pas un nombre de 0 à 99 » */
  readonly fault?: string
}

/** A stroke alone is how tables say that there is nothing. */
const isNothing = (text: string): boolean => /^[\s\u2010-\u2015\u2212-]*$/.test(text)

export const readCell = (reads: CellReads, written: string): PastedValue => {
  const text = written.trim()
  if (isNothing(text)) return { text }
  switch (reads.kind) {
    case 'text':
      return readText(reads, text)
    case 'number':
      return readNumber(reads, text)
    case 'toggle':
      return readToggle(text)
    case 'menu':
      return readMenu(reads, text)
  }
}

const readText = (
  { maxLength, long = false }: Extract<CellReads, { kind: 'text' }>,
  text: string,
): PastedValue => {
  const value = long
    ? text
        .split(/\r\n?|\n/)
        .map(oneLine)
        .join('\n')
    : oneLine(text).replace(/\s+/g, ' ').trim()
  const length = [...value].length
  return length > maxLength
    ? { text, fault: `${quote(value)} a ${length} caractères, ${maxLength} au plus` }
    : { text, value }
}

const thousands = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g
const signedNumber = /^([+\u2212-]?)(\d*)(?:[.,](\d+))?$/

/** As French writes it, or English: « 1 234,5 », « −2 », « 1,234.50 ». */
const numberIn = (text: string): number | undefined => {
  const close = text.replace(thousands, '').replace(/^([+\u2212-])\s+/, '$1')
  const grouped =
    /^[+\u2212-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(close) || /^[+\u2212-]?\d{1,3}(?:,\d{3}){2,}$/.test(close)
      ? close.replaceAll(',', '')
      : /^[+\u2212-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(close) ||
          /^[+\u2212-]?\d{1,3}(?:\.\d{3}){2,}$/.test(close)
        ? close.replaceAll('.', '')
        : close
  const [found, sign, whole = '', decimals = ''] = signedNumber.exec(grouped) ?? []
  if (found === undefined || whole + decimals === '') return undefined
  const value = Number(`${whole || '0'}.${decimals || '0'}`)
  return sign === '' || sign === '+' || value === 0 ? value : -value
}

const decimal = (value: number): string => String(value).replace('.', ',').replace('-', '\u2212')

const readNumber = (
  { min, max, decimal: broken = false, step }: Extract<CellReads, { kind: 'number' }>,
  text: string,
): PastedValue => {
  const value = numberIn(text)
  const whole = !broken && value !== undefined && !Number.isInteger(value)
  const between = min === -Infinity || max === Infinity ? '' : ` de ${decimal(min)} à ${decimal(max)}`
  if (value === undefined || whole || value < min || value > max)
    return { text, fault: `${quote(text)} n’est pas un nombre${whole ? ' entier' : ''}${between}` }
  if (step !== undefined && Math.abs(value / step - Math.round(value / step)) > 1e-9)
    return { text, fault: `${quote(text)} ne va pas de ${decimal(step)} en ${decimal(step)}` }
  return { text, value }
}

const marks = {
  yes: new Set(['oui', 'o', 'vrai', 'true', 'yes', 'y', 'x', '1', '✓', '✔', '☑', '✅']),
  no: new Set(['non', 'n', 'faux', 'false', 'no', '0', '☐', '✗', '✘']),
} as const

const readToggle = (text: string): PastedValue => {
  const said = simplified(text)
  if (marks.yes.has(said)) return { text, value: true }
  if (marks.no.has(said)) return { text, value: false }
  return { text, fault: `${quote(text)} n’est ni oui ni non` }
}

const fewWords = 8

const readMenu = ({ options }: Extract<CellReads, { kind: 'menu' }>, text: string): PastedValue => {
  const said = known(text)
  const same = options.find(({ id, label }) => known(label) === said || known(id) === said)
  const begun = options.filter(({ label }) => said.length > 1 && known(label).startsWith(said))
  const [only, other] = begun
  const found = same ?? (other ? undefined : only)
  if (found) return { text, value: found.id }
  const labels = options.map(({ label }) => label)
  const asked =
    options.length <= fewWords
      ? ` : il faut ${enumerate(labels.map(quote), 'ou')}`
      : ` n’est pas au menu.${suggestion(text, labels)}`
  return { text, fault: `${quote(text)}${asked}`.replace(/\.$/, '') }
}

/** Accents, case, dots and spaces count for nothing. */
const known = (words: string): string => {
  const letters = simplified(words).replace(/[^\p{L}\p{N}]/gu, '')
  // What is told apart by its signs alone: « + » and « − ».
  return letters === '' ? words.trim() : letters
}

/** What a field of a form takes from a spreadsheet; nothing where it is chosen elsewhere or reckoned. */
export const readsOf = (cell: FormCell): CellReads | undefined => {
  switch (cell.kind) {
    case 'text':
    case 'long-text':
      return { kind: 'text', maxLength: cell.maxLength, long: cell.kind === 'long-text' }
    case 'number': {
      const { min, max, step } = cell
      return { kind: 'number', min, max, step, decimal: !Number.isInteger(step) }
    }
    case 'toggle':
      return { kind: 'toggle' }
    case 'menu':
      return { kind: 'menu', options: cell.options }
    case 'choice':
    case 'reckoned':
      return undefined
  }
}

/** What is set by hand where the guess was wrong. */
export interface PastingWish {
  readonly headed?: boolean | undefined
  /** For each column of the list, the one of the table that it comes from. */
  readonly from?: readonly (number | undefined)[] | undefined
}

export interface PastedItem {
  /** Its line in the table, as the spreadsheet counts. */
  readonly line: number
  /** One for each column of the list. */
  readonly cells: readonly PastedValue[]
}

/** What would come. */
export interface PastingPlan {
  /** The first line says what the columns are. */
  readonly headed: boolean
  /** What the columns of the table are called there, or by their numbers. */
  readonly headings: readonly string[]
  readonly from: readonly (number | undefined)[]
  /** Columns of the table that go nowhere. */
  readonly unused: readonly number[]
  readonly items: readonly PastedItem[]
}

const isFor = ({ label, aliases = [] }: PastedColumn, heading: string): boolean =>
  heading.trim() !== '' && [label, ...aliases].some(name => known(name) === known(heading))

const named = (columns: readonly PastedColumn[], headings: readonly string[]): PastingPlan['from'] => {
  const left = new Set(headings.keys())
  return columns.map(column => {
    const found = [...left].find(index => isFor(column, headings[index] ?? ''))
    if (found !== undefined) left.delete(found)
    return found
  })
}

/** Two of its words are headings, or half of them. */
const isHeading = (columns: readonly PastedColumn[], row: readonly string[]): boolean => {
  const found = named(columns, row).filter(index => index !== undefined).length
  return found > 1 || (found === 1 && row.filter(cell => cell.trim() !== '').length <= 2)
}

export const planPasting = (
  { rows }: PastedGrid,
  { columns }: Pasting,
  { headed, from }: PastingWish = {},
): PastingPlan => {
  const [first = []] = rows
  const withHead = rows.length > 0 && (headed ?? isHeading(columns, first))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const all = [...Array(width).keys()]
  const headings = all.map(
    index => (withHead && oneLine(first[index] ?? '').trim()) || `colonne ${index + 1}`,
  )
  const sources =
    from ??
    (withHead ? named(columns, first) : columns.map((_, index) => (index < width ? index : undefined)))
  const items = rows.flatMap((row, index): readonly PastedItem[] => {
    if (withHead && index === 0) return []
    const cells = columns.map(({ reads }, place) => {
      const source = sources[place]
      return readCell(reads, source === undefined ? '' : (row[source] ?? ''))
    })
    return cells.every(({ value, fault }) => value === undefined && fault === undefined)
      ? []
      : [{ line: index + 1, cells }]
  })
  return {
    headed: withHead,
    headings,
    from: sources,
    unused: all.filter(index => !sources.includes(index)),
    items,
  }
}

export interface PastingFault {
  readonly line: number
  readonly column: number
  /** « ligne 3, « Mél » : « fort » n’est pas un nombre de 0 à 99 » */
  readonly message: string
}

export const pastingFaults = ({ items }: PastingPlan, { columns }: Pasting): readonly PastingFault[] =>
  items.flatMap(({ line, cells }) =>
    cells.flatMap(({ fault }, column) =>
      fault === undefined
        ? []
        : [{ line, column, message: `ligne ${line}, ${quote(columns[column]?.label ?? '')} : ${fault}` }],
    ),
  )

const listAt = (document: Json, path: Pointer): readonly Json[] | undefined => {
  const found = pointerKeys(path).reduce<Json | undefined>((parent, key) => childOf(parent, key), document)
  return Array.isArray(found) ? found : undefined
}

const childOf = (parent: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(parent)) return parent[Number(key)]
  return isJsonObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined
}

/** Comes after what is there, or in its place. */
export type PastingWay = 'add' | 'replace'

/** How many more items the list can take. */
export const pastingRoom = (document: Json, { path, most }: Pasting, way: PastingWay): number =>
  way === 'replace' ? most : Math.max(0, most - (listAt(document, path)?.length ?? 0))

const withValue = (parent: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json => {
  if (key === undefined) return value
  const child = withValue(childOf(parent, key), rest, value)
  if (Array.isArray(parent)) return parent.toSpliced(Number(key), 1, child)
  return { ...(isJsonObject(parent) ? parent : {}), [key]: child }
}

/** A cell that says nothing, or nothing that fits, leaves what a blank item has. */
const itemOf = ({ columns, blank, finish }: Pasting, { cells }: PastedItem, place: number): JsonObject => {
  const item = columns.reduce<Json>((made, { to }, index) => {
    const value = cells[index]?.value
    return value === undefined ? made : withValue(made, pointerKeys(to), value)
  }, blank)
  const whole = isJsonObject(item) ? item : blank
  return finish?.(whole, place) ?? whole
}

/** One change for all of them; there is no room for more than the list holds. */
export const pastingPatch = (
  document: Json,
  pasting: Pasting,
  items: readonly PastedItem[],
  way: PastingWay,
): Patch => {
  const there = listAt(document, pasting.path)
  const kept = way === 'add' ? (there ?? []) : []
  const made = items
    .slice(0, pastingRoom(document, pasting, way))
    .map((item, index) => itemOf(pasting, item, kept.length + index))
  const list: readonly Json[] = [...kept, ...made]
  return [there ? replace(pasting.path, list) : add(pasting.path, list)]
}
