/** A kept thing as it would be in a band of its own: read before it is taken, with what would be printed of it. */
import {
  applyPatch,
  isJsonObject,
  newBand,
  openBand,
  type FormNode,
  type GameSystem,
  type JsonObject,
  type ListItem,
  type OutlineMember,
  type StockEntry,
} from '../../core/index.ts'

export interface SeenThing {
  /** A band in which there is nothing else. */
  readonly document: JsonObject
  readonly item: ListItem
  /** What it has, in its game's own words. */
  readonly told: OutlineMember | undefined
  /** Its long texts: notes, a story. */
  readonly texts: readonly { readonly label: string; readonly text: string }[]
}

/** Nothing where its game does not let it in. */
export const seenThing = (system: GameSystem, { of, shelf, thing }: StockEntry): SeenThing | undefined => {
  const blank = openBand(newBand(system), [system])
  const patch = blank.ok ? blank.value.roster.take(shelf, thing) : blank
  if (!blank.ok || !patch.ok) return undefined
  const document = applyPatch(blank.value.document, patch.value)
  const band = openBand(document, [system])
  if (!band.ok || !isJsonObject(document)) return undefined
  const part = band.value.roster.form().parts.find(({ id }) => id === of?.part)
  const item = part?.kind === 'list' ? part.items.at(-1) : undefined
  if (!item) return undefined
  const { members } = band.value.roster.outline('')
  return {
    document,
    item,
    told: members.findLast(({ title }) => title === item.title),
    texts: textsIn(item.fields()),
  }
}

const textsIn = (nodes: readonly FormNode[]): SeenThing['texts'] =>
  nodes.flatMap(node => {
    if (node.kind === 'section') return textsIn(node.nodes)
    return node.kind === 'long-text' && node.value.trim() !== ''
      ? [{ label: node.label, text: node.value }]
      : []
  })
