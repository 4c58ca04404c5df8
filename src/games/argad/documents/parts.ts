/** What pages of the notebook are made of: parts with a typed head, and tables, entries or cells of numbers under it. */
import { typeset, type Drawing, type TemplateValue } from '../../../core/index.ts'
import { told } from '../../kit/index.ts'
import type { RuleEntry } from '../catalog/index.ts'

export interface Part {
  readonly title?: string
  readonly sub?: string
  /** Classes of the style sheet. */
  readonly look?: string
  /** Numbers over what they are, row by row. */
  readonly cells?: readonly (readonly CellOfNumber[])[]
  readonly table?: Table
  readonly entries?: readonly PartEntry[]
  readonly drawing?: Drawing
  readonly note?: string
}

export interface CellOfNumber {
  readonly value: string
  readonly says: string
}

export interface PartEntry {
  readonly icon: string
  readonly lead: string
  readonly text: string
}

interface Table {
  readonly names?: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Cell {
  readonly look: string
  readonly icon: string
  readonly said: ReturnType<typeof told>
  /** Said smaller, under the rest and over it. */
  readonly under: string
  readonly over: string
}

const said = (text: string, strong: boolean): Cell['said'] => [{ text: typeset(text), strong }]

/** A rule of the book, its name first. */
export const entryOf = ({ icon, name, text }: RuleEntry): PartEntry => ({
  icon,
  lead: /[.!?]$/.test(name) ? name : `${name}.`,
  text,
})

/** Kinds of cells: text, a name, a typed number, a sign, and the head of a column. */
export const cell = (text: string, look = ''): Cell => ({
  look,
  icon: '',
  said: said(text, false),
  under: '',
  over: '',
})
export const named = (text: string, under = '', look = ''): Cell => ({
  look,
  icon: '',
  said: said(text, true),
  under: typeset(under),
  over: '',
})
export const leading = (lead: string, text: string, look = ''): Cell => ({
  look,
  icon: '',
  said: told(lead, text),
  under: '',
  over: '',
})
export const typed = (text: string, look = ''): Cell => cell(text, `typed mid ${look}`)
export const sign = (icon: string): Cell => ({ look: 'glyph', icon, said: [], under: '', over: '' })

export const partsData = (parts: readonly Part[]): readonly TemplateValue[] =>
  parts.map(({ title, sub, look, cells, table, entries, drawing, note }) => ({
    title: title ?? '',
    sub: sub ? typeset(sub) : '',
    look: look ?? '',
    cells: (cells ?? []).map(row =>
      row.map(({ value, says }) => ({ value: typeset(value), says: typeset(says) })),
    ),
    names: (table?.names ?? []).map(cellData),
    rows: (table?.rows ?? []).map(row => ({ cells: row.map(cellData) })),
    entries: (entries ?? []).map(({ icon, lead, text }) => ({ icon, said: told(lead, text) })),
    drawing: drawing ? { drawing } : null,
    note: note ? typeset(note) : '',
  }))

const cellData = ({ look, icon, said: parts, under, over }: Cell) => ({
  look,
  icon,
  said: parts.map(part => ({ ...part })),
  under,
  over,
})
