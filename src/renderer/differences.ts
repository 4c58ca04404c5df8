/** Where two states of one file differ, in the words of its form, for a player who has to choose between them. */
import { openings, tableFields, type Filed, type FormNode, type Opening } from '../core/index.ts'
import { formOf } from './forms.ts'
import { nameOf } from './names.ts'
import { texts } from './texts.ts'

export interface Difference {
  /** Whose it is: a figure, the campaign; nothing where it is the file’s own. */
  readonly who: string
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

const words = texts.differences
const longest = 60

const cut = (text: string): string => {
  const characters = [...text.slice(0, 2 * longest + 2)]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** A value as it is told, and as it is compared where that is another thing. */
interface Entry {
  readonly key: string
  readonly label: string
  readonly text: string
  readonly value: string
}

const entriesIn = (nodes: readonly FormNode[], base: string): readonly Entry[] =>
  nodes.flatMap(node => entriesOf(node, base))

const entriesOf = (node: FormNode, base: string): readonly Entry[] => {
  const entry = (text: string, value = text): readonly Entry[] =>
    'path' in node ? [{ key: node.path.slice(base.length), label: node.label, text, value }] : []
  switch (node.kind) {
    case 'section':
      return entriesIn(node.nodes, base)
    case 'text':
    case 'long-text':
      return entry(node.value)
    case 'number':
      return entry(node.value === null ? '' : String(node.value).replace('.', ','))
    case 'toggle':
      return entry(node.value ? words.yes : words.no)
    case 'picture':
      return entry(node.value === undefined ? '' : words.picture, node.value ?? '')
    case 'choice':
      return entry(
        node.groups
          .flatMap(({ choices }) => choices)
          .filter(({ taken }) => taken > 0)
          .map(({ label, taken }) => (taken > 1 ? `${label}${texts.picker.times(taken)}` : label))
          .join(', '),
      )
    case 'table':
      return node.rows.flatMap(row =>
        tableFields({ ...node, rows: [row] }).flatMap(cell =>
          entriesOf(cell, base).map(one => ({ ...one, label: `${row.label} · ${cell.label}` })),
        ),
      )
    case 'menu':
      return entry(node.options.find(({ id }) => id === node.value)?.label ?? node.value)
    case 'list':
      return [
        ...entry(node.items.map(({ title }) => title).join(', ')),
        ...node.items.flatMap(item =>
          entriesIn(item.fields(), base).map(one => ({ ...one, label: `${item.title} · ${one.label}` })),
        ),
      ]
    case 'readout':
      return []
  }
}

const differing = (mine: Opening, theirs: Opening): readonly Difference[] => {
  const [here, there] = [mine, theirs].map(one => entriesIn(one.fields(), one.path))
  const byKey = (entries: readonly Entry[] = []) => new Map(entries.map(one => [one.key, one]))
  const [left, right] = [byKey(here), byKey(there)]
  return [...new Set([...left.keys(), ...right.keys()])].flatMap(key => {
    const [a, b] = [left.get(key), right.get(key)]
    if (a?.value === b?.value) return []
    return [
      {
        who: mine.path === '' ? '' : mine.title,
        what: a?.label ?? b?.label ?? '',
        mine: cut(a?.text || words.nothing),
        theirs: cut(b?.text === a?.text && b?.text ? words.another : b?.text || words.nothing),
      },
    ]
  })
}

type Pair = readonly [mine: Opening | undefined, theirs: Opening | undefined]

/** Members go together by their names, wherever they stand; then, of those that are left, by their order. */
const paired = (mine: readonly Opening[], theirs: readonly Opening[]): readonly Pair[] => {
  const left = [...theirs]
  const take = (fits: (one: Opening) => boolean): Opening | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const named = mine.map((one): Pair => [one, take(({ title }) => title === one.title)])
  const pairs = named.map(([one, other]): Pair => [one, other ?? take(() => true)])
  return [...pairs, ...left.map((other): Pair => [undefined, other])]
}

const partOf = ({ part }: Opening): string => part.id

const inOrder = (pairs: readonly Pair[]): boolean => {
  const places = pairs.flatMap(([mine, theirs]) => (mine && theirs ? [theirs.index ?? 0] : []))
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
}

const namesOf = (members: readonly Opening[]): string => cut(members.map(({ title }) => title).join(', '))

const openingsOf = (filed: Filed): readonly Opening[] => {
  const form = formOf(filed)
  return form ? openings(form) : []
}

/** What is edited in another way than by fields. */
const beyondForm = (mine: Filed, theirs: Filed): readonly Difference[] =>
  Object.entries(texts.kinds[mine.kind.id].beyond).flatMap(([key, what]) => {
    const [here = null, there = null] = [mine.document[key], theirs.document[key]]
    if (JSON.stringify(here) === JSON.stringify(there)) return []
    return [
      {
        who: '',
        what,
        mine: here ? words.one : words.nothing,
        theirs: there ? words.another : words.nothing,
      },
    ]
  })

export const differences = (mine: Filed, theirs: Filed): readonly Difference[] => {
  const [here, there] = [openingsOf(mine), openingsOf(theirs)]
  const name = (filed: Filed): string => cut(nameOf(filed))
  const { name: named, there: within } = texts.kinds[mine.kind.id]
  const found = [
    ...(mine.name === theirs.name ? [] : [{ who: '', what: named, mine: name(mine), theirs: name(theirs) }]),
    ...[...new Set([...here, ...there].map(partOf))].flatMap(part => {
      const [own, other] = [here, there].map(all => all.filter(one => partOf(one) === part))
      const pairs = paired(own ?? [], other ?? [])
      const moved: readonly Difference[] = inOrder(pairs)
        ? []
        : [
            {
              who: own?.[0]?.part.label ?? '',
              what: words.order,
              mine: namesOf(own ?? []),
              theirs: namesOf(other ?? []),
            },
          ]
      return [
        ...pairs.flatMap(([one, two]) => {
          if (one && two) return differing(one, two)
          const who = one?.title ?? two?.title ?? ''
          return [
            {
              who,
              what: '',
              mine: one ? within : words.nothing,
              theirs: two ? within : words.nothing,
            },
          ]
        }),
        ...moved,
      ]
    }),
    ...beyondForm(mine, theirs),
  ]
  if (found.length > 0 || JSON.stringify(mine.document) === JSON.stringify(theirs.document)) return found
  return [{ who: '', what: words.unseen, mine: words.nothing, theirs: words.another }]
}
