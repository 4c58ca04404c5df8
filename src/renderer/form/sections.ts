/** A form as an editor shows it: what says who it is at the head, then one section for each thing that takes room. */
import { tableFields, type Choice, type ChoiceField, type FormNode } from '../../core/index.ts'

export interface FormSection {
  readonly id: string
  readonly label: string
  /** Of how many: « 2/3 ». */
  readonly count?: string | undefined
  readonly nodes: readonly FormNode[]
}

export interface FormLayout {
  readonly head: readonly FormNode[]
  readonly sections: readonly FormSection[]
}

export const choicesOf = ({ groups }: ChoiceField): readonly Choice[] =>
  groups.flatMap(({ choices }) => choices)

export const takenOf = (field: ChoiceField): readonly Choice[] =>
  choicesOf(field).filter(({ taken }) => taken > 0)

const fewest = 4

/** One of a few, without a text to read first: shown side by side, with nothing to open. */
export const isFew = (node: FormNode): node is ChoiceField =>
  node.kind === 'choice' &&
  node.mode === 'one' &&
  node.groups.length === 1 &&
  choicesOf(node).length <= fewest &&
  choicesOf(node).every(({ detail }) => detail === undefined)

/** One thing alone, that comes several times: counted where it stands. */
export const isCounted = (node: FormNode): node is ChoiceField =>
  node.kind === 'choice' && choicesOf(node).length === 1 && choicesOf(node).every(({ repeats }) => repeats)

/** Chosen from so many that they are looked for in a dialog of their own. */
export const isPicked = (node: FormNode): node is ChoiceField =>
  node.kind === 'choice' && !isFew(node) && !isCounted(node)

/** Fits on a line beside its like. */
const isSmall = (node: FormNode): boolean =>
  node.kind === 'text' ||
  node.kind === 'number' ||
  node.kind === 'toggle' ||
  node.kind === 'menu' ||
  isFew(node) ||
  isCounted(node)

const isEmpty = (node: FormNode): boolean =>
  (node.kind === 'readout' && node.lines.length === 0 && node.total === undefined) ||
  (node.kind === 'choice' && choicesOf(node).length === 0)

const countOf = (node: FormNode): string | undefined => {
  if (node.kind === 'choice')
    return node.count ?? (node.mode === 'many' ? `${takenOf(node).length}` : undefined)
  if (node.kind === 'list') return `${node.items.length}`
  if (node.kind === 'table' && node.additions)
    return `${node.rows.filter(({ path }) => path !== undefined).length}`
  return undefined
}

export const layoutOf = (nodes: readonly FormNode[]): FormLayout => {
  const shown = nodes.filter(node => !isEmpty(node))
  const firstLarge = shown.findIndex(node => !isSmall(node))
  const head = firstLarge < 0 ? shown : shown.slice(0, firstLarge)
  const sections: FormSection[] = []
  for (const node of shown.slice(head.length)) {
    const last = sections.at(-1)
    // What is small goes with what stands before it: the domain of a grimoire with the equipment.
    if (isSmall(node) && last) sections[sections.length - 1] = { ...last, nodes: [...last.nodes, node] }
    else
      sections.push({
        id: 'path' in node ? node.path : `${node.kind}-${node.label}`,
        label: node.label,
        count: countOf(node),
        nodes: [node],
      })
  }
  return { head, sections }
}

/** Paths of the fields in a section: a remark about one of them stands there. */
const pathsIn = (nodes: readonly FormNode[]): readonly string[] =>
  nodes.flatMap(node => {
    if (node.kind === 'section') return pathsIn(node.nodes)
    if (node.kind === 'table')
      return [...node.rows.flatMap(({ path }) => path ?? []), ...pathsIn(tableFields(node))]
    return 'path' in node ? [node.path] : []
  })

export const isAbout = (path: string, nodes: readonly FormNode[]): boolean =>
  pathsIn(nodes).some(field => path === field || path.startsWith(`${field}/`))
