/** A form seen as a studio: the list that a player goes through figure by figure, and the rest around it. */
import type { Form, FormNode, ListField, ListItem } from '../core/index.ts'

/** The first list of cards: figures, units, profiles. */
export const mainList = ({ nodes }: Form): ListField | undefined => {
  for (const node of nodes) {
    if (node.kind === 'list' && node.layout === 'cards') return node
    const inside = node.kind === 'section' ? mainList({ gauges: [], nodes: node.nodes }) : undefined
    if (inside) return inside
  }
  return undefined
}

/** Everything else: what concerns the band as a whole. */
export const generalNodes = (form: Form): readonly FormNode[] => {
  const main = mainList(form)
  const without = (nodes: readonly FormNode[]): readonly FormNode[] =>
    nodes.flatMap((node): readonly FormNode[] => {
      if (node === main) return []
      if (node.kind !== 'section') return [node]
      const rest = without(node.nodes)
      return rest.length > 0 ? [{ ...node, nodes: rest }] : []
    })
  return without(form.nodes)
}

/** Which item a pointer leads into. */
export const itemOf = (list: ListField | undefined, path: string): ListItem | undefined =>
  list?.items.find(item => path === item.path || path.startsWith(`${item.path}/`))
