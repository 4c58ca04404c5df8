/** A table as a sheet of cells: what each is called, where the keys lead, and what a paste puts where. */
import {
  add,
  readCell,
  readsOf,
  type Choice,
  type FormCell,
  type FormRow,
  type Json,
  type Patch,
  type Pointer,
  type Reckoned,
  type TableField,
} from '../../core/index.ts'
import { texts } from '../texts.ts'
import { setting } from './editor.ts'

const words = texts.table

export type OpenCell = Exclude<FormCell, Reckoned>

export const isOpenCell = (cell: FormCell): cell is OpenCell => cell.kind !== 'reckoned'

/** Where a field stands: its row, its column, and its place among those that share the cell. */
export interface Place {
  readonly row: number
  readonly column: number
  readonly among: number
}

export const titleOf = ({ label }: FormRow, rank: number): string => label || words.line(rank + 1)

/** A cell under the name that it has by itself: of what row it is. */
export const called = (cell: FormCell, row: FormRow, rank: number): FormCell =>
  cell.kind === 'reckoned' ? cell : { ...cell, label: words.cell(titleOf(row, rank), cell.label) }

/** The list that a row belongs to, and its place there. */
export const listOf = (path: Pointer): { readonly list: Pointer; readonly index: number } => {
  const cut = path.lastIndexOf('/')
  return { list: path.slice(0, cut), index: Number(path.slice(cut + 1)) }
}

export const rowsOfList = ({ rows }: TableField, list: Pointer): readonly FormRow[] =>
  rows.filter(({ path }) => path !== undefined && listOf(path).list === list)

/** The list that an addition adds to the end of. */
export const listOfAddition = ({ take, plan }: Choice): Pointer | undefined => {
  const path = (take ?? plan)?.[0]?.path
  return path?.endsWith('/-') ? path.slice(0, -2) : undefined
}

/** What adds one more of the same kind as this row. */
export const additionFor = ({ additions = [] }: TableField, { path }: FormRow): Choice | undefined => {
  if (path === undefined) return undefined
  const { list } = listOf(path)
  const fitting = additions.filter(one => one.take && listOfAddition(one) === list)
  return fitting[0]
}

/** Before what row the additions stand: behind the last that repeats, else above what sums up. */
export const additionsAt = ({ rows }: TableField): number => {
  const last = rows.findLastIndex(({ path }) => path !== undefined)
  if (last >= 0) return last + 1
  const sum = rows.findIndex(({ look }) => look !== undefined)
  return sum < 0 ? rows.length : sum
}

const openAt = ({ rows }: TableField, { row, column, among }: Place): OpenCell | undefined => {
  const cell = rows[row]?.cells[column]?.filter(isOpenCell)[among]
  return cell && readsOf(cell) ? cell : undefined
}

/** The patch that writes a text into a cell by its own door, or why it does not fit. */
const written = (document: Json, cell: OpenCell, text: string): { patch: Patch; fault?: string } => {
  const reads = readsOf(cell)
  const { value, fault } = reads ? readCell(reads, text) : {}
  if (fault !== undefined) return { patch: [], fault }
  if (value === undefined || ('value' in cell && cell.value === value)) return { patch: [] }
  return {
    patch:
      'whenEmpty' in cell ? setting(document, cell, value) : 'path' in cell ? [add(cell.path, value)] : [],
  }
}

const textOf = (cell: OpenCell): string => {
  switch (cell.kind) {
    case 'text':
    case 'long-text':
    case 'menu':
      return cell.value
    case 'number':
      return String(cell.value ?? '').replace('.', ',')
    case 'toggle':
      return cell.value ? 'oui' : 'non'
    case 'choice':
      return ''
  }
}

export interface Filling {
  readonly patch: Patch
  readonly count: number
  readonly faults: readonly string[]
}

/** To the right and below of a cell; rows that only sum up are passed over. */
export const fillingOf = (
  table: TableField,
  document: Json,
  from: Place,
  grid: readonly (readonly string[])[],
): Filling => {
  const patches: Patch[] = []
  const faults: string[] = []
  const rows = [...table.rows.keys()].filter(
    row => row >= from.row && (table.rows[row]?.cells ?? []).flat().some(cell => isOpenCell(cell)),
  )
  const behind = placesBehind(table, from)
  grid.forEach((texts_, down) => {
    texts_.forEach((text, right) => {
      const row = rows[down]
      const place = behind[right]
      const cell = row === undefined || !place ? undefined : openAt(table, { ...place, row })
      if (row === undefined || !cell) {
        if (text.trim() !== '') faults.push(words.noCell(text.trim()))
        return
      }
      const { patch, fault } = written(document, cell, text)
      const label = words.cell(titleOf(table.rows[row] ?? { label: '', cells: [] }, row), cell.label)
      if (fault !== undefined) faults.push(`${label}\u00a0: ${fault}`)
      if (patch.length > 0) patches.push(patch)
    })
  })
  return { patch: patches.flat(), count: patches.length, faults }
}

/** A cell and those to its right, as the row with the most of them has them. */
const placesBehind = (
  table: TableField,
  { row, column, among }: Place,
): readonly Pick<Place, 'column' | 'among'>[] =>
  table.columns.flatMap((_, at) => {
    if (at < column) return []
    const most = table.rows
      .slice(row)
      .reduce((many, { cells }) => Math.max(many, (cells[at] ?? []).filter(isOpenCell).length), 0)
    const first = at === column ? among : 0
    return Array.from({ length: Math.max(0, most - first) }, (_each, index) => ({
      column: at,
      among: first + index,
    })).filter(place =>
      table.rows.slice(row).some((_each, down) => openAt(table, { ...place, row: row + down })),
    )
  })

/** As the cell above has it, where it fits. */
export const copyFromAbove = (table: TableField, document: Json, place: Place): Patch => {
  const cell = openAt(table, place)
  for (let row = place.row - 1; cell && row >= 0; row--) {
    const above = openAt(table, { ...place, row })
    if (above) return written(document, cell, textOf(above)).patch
  }
  return []
}
