/** The list of a band whose game brings no words of its own: what its form shows, in its order. */
import {
  tableFields,
  type Choice,
  type Form,
  type FormNode,
  type FormRow,
  type ListItem,
  type TableField,
} from '../form.ts'
import type { Pointer } from '../pointer.ts'
import type { BandOutline, OutlineLine, OutlineMember } from './outline.ts'

export const derivedOutline = ({ gauges, parts }: Form): Pick<BandOutline, 'facts' | 'members'> => ({
  facts: gauges.map(({ value, limit, unit }) => `${value}${limit === undefined ? '' : `/${limit}`} ${unit}`),
  members: parts.flatMap(part => (part.kind === 'list' ? part.items.map(memberOf) : [])),
})

const memberOf = ({ title, subtitle, fields }: ListItem): OutlineMember => ({
  title,
  facts: subtitle === undefined ? [] : [subtitle],
  lines: fields()
    .flatMap(linesOf)
    .filter(({ items }) => items.some(item => item !== title)),
})

const linesOf = (node: FormNode): readonly OutlineLine[] => {
  const line = (...items: readonly string[]): readonly OutlineLine[] =>
    items.length > 0 ? [{ label: node.label, items }] : []
  switch (node.kind) {
    case 'text':
      return node.value.trim() === '' ? [] : line(node.value)
    case 'number':
      return node.value === null ? [] : line(`${node.value}${node.unit ? ` ${node.unit}` : ''}`)
    case 'toggle':
      return node.value ? line('oui') : []
    case 'choice':
      return line(...node.groups.flatMap(({ choices }) => choices.flatMap(taken)))
    case 'list':
      return line(...node.items.map(listed))
    case 'section':
      return node.nodes.flatMap(linesOf)
    case 'table':
      return line(...node.rows.flatMap(row => rowSaid(node, row)))
    case 'menu':
      return line(...node.options.flatMap(({ id, label }) => (id === node.value ? [label] : [])))
    // Pictures and long texts go with the file; a readout says what the rest comes to.
    case 'long-text':
    case 'picture':
    case 'readout':
      return []
  }
}

const taken = ({ taken: times, label }: Choice): readonly string[] =>
  times === 0 ? [] : [times > 1 ? `${times} × ${label}` : label]

const listed = ({ fields }: ListItem): string =>
  fields()
    .flatMap(linesOf)
    .map(({ label, items }) => `${label} ${items.join(', ')}`)
    .join(' / ')

const said = (node: FormNode): readonly string[] =>
  linesOf(node).map(({ label, items }) => `${label} ${items.join(', ')}`)

/** Where there is one row only, it goes without saying. */
const rowSaid = (table: TableField, row: FormRow): readonly string[] => {
  const values = tableFields({ ...table, rows: [row] }).flatMap(said)
  return table.rows.length > 1 && row.label !== '' && values.length > 0
    ? [`${row.label} (${values.join(', ')})`]
    : values
}

/** What no list takes along: pictures by their places, and the labels of long texts that say something. */
export interface Unlisted {
  readonly pictures: readonly Pointer[]
  /** What they are called together: portraits, where the form calls every one of them so. */
  readonly pictureNoun: string
  readonly texts: readonly string[]
}

export const unlistedOf = ({ parts }: Form): Unlisted => {
  const nodes = parts.flatMap(part =>
    part.kind === 'single' ? allOf(part.fields()) : part.items.flatMap(({ fields }) => allOf(fields())),
  )
  const shown = nodes.flatMap(node => (node.kind === 'picture' && node.value !== undefined ? [node] : []))
  return {
    pictures: shown.map(({ path }) => path),
    pictureNoun: shown.every(({ label }) => label === 'Portrait') ? 'portrait' : 'image',
    texts: [
      ...new Set(
        nodes.flatMap(node => (node.kind === 'long-text' && node.value.trim() !== '' ? [node.label] : [])),
      ),
    ],
  }
}

const allOf = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap(node => {
    if (node.kind === 'section') return allOf(node.nodes)
    if (node.kind === 'table') return [node, ...tableFields(node)]
    return node.kind === 'list' ? [node, ...node.items.flatMap(({ fields }) => allOf(fields()))] : [node]
  })
