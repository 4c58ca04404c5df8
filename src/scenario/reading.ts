/** A scenario resolved once for all that is printed of it: its texts read, its sides named, its victory counted out. */
import {
  readTexts,
  typeset,
  type GameSystem,
  type Inline,
  type Prose,
  type ReadScenario,
  type Scenario,
  type ScenarioText,
} from '../core/index.ts'

export interface ReadyScenario {
  readonly text: ScenarioText
  readonly title: string
  readonly system: GameSystem | null
  readonly read: ReadScenario
  /** As map and secrets call them: « A », « B ». */
  readonly sides: readonly string[]
  readonly rows: readonly ScoreRow[]
}

/** What is worth something, and how often. */
export interface ScoreRow {
  readonly says: readonly Inline[]
  readonly points: number
  readonly each: 'once' | 'round' | 'time'
  /** « 1 par Round » */
  readonly worth: string
}

export const readyScenario = ({ text, system, name }: Scenario): ReadyScenario => {
  const read = readTexts(text, system)
  const title = name.trim() || 'Scénario sans nom'
  return { text, title, system, read, sides: sidesOf(text), rows: rowsIn(read.prose('/victory')) }
}

/** From the map's zones, then from the secrets. */
export const namedSides = ({ map, handouts }: Pick<ScenarioText, 'map' | 'handouts'>): readonly string[] => {
  const zones = (map?.pieces ?? []).flatMap(({ kind, side }) =>
    kind === 'zone' && side !== '' ? [side] : [],
  )
  const secrets = handouts.flatMap(({ for: reader, player }) =>
    reader === 'joueur' && player !== '' ? [player] : [],
  )
  return [...new Set([...zones, ...secrets])]
}

/** Those that have a name; else letters for as many as play. */
export const sidesOf = (text: ScenarioText): readonly string[] => {
  const named = namedSides(text)
  const count = Math.max(2, named.length, mostPlayers(text.players))
  const letters = Array.from({ length: count }, (_, index) => letterOf(index)).filter(
    letter => !named.includes(letter),
  )
  return [...named, ...letters].slice(0, count)
}

const letterOf = (index: number): string => String.fromCodePoint(65 + (index % 26))

/** « 2 à 4 », as far as numbers tell it. */
export const playersOf = (
  players: number | string,
): { readonly least: number; readonly most: number } | undefined => {
  const numbers = (String(players).match(/\d+/g) ?? []).map(Number).filter(count => count > 0)
  if (numbers.length === 0) return undefined
  return {
    least: Math.min(...numbers),
    most: /plus/i.test(String(players)) ? Infinity : Math.max(...numbers),
  }
}

/** « 2 à 4 » is four; more than eight round one table is nobody's evening. */
export const mostPlayers = (players: number | string): number => {
  const numbers = String(players).match(/\d+/g) ?? []
  return Math.min(8, Math.max(0, ...numbers.map(Number)))
}

/** Rows of tables whose last cell begins with a number: « La caisse, portée hors de la table | 3 points ». */
const rowsIn = (prose: Prose): readonly ScoreRow[] =>
  prose.flatMap(block => {
    if (block.kind === 'box' || block.kind === 'quote') return rowsIn(block.children)
    if (block.kind !== 'table') return []
    return [block.head, ...block.rows].flatMap(cells => {
      const worth = plainText(cells.at(-1) ?? [])
      const [, number] = /^\s*[+]?(\d{1,3})/.exec(worth) ?? []
      if (number === undefined || cells.length < 2) return []
      return [{ says: joined(cells.slice(0, -1)), points: Number(number), each: timesIn(worth), worth }]
    })
  })

const joined = (cells: readonly (readonly Inline[])[]): readonly Inline[] =>
  cells.flatMap((cell, index): readonly Inline[] => [
    ...(index > 0 ? [{ kind: 'text', text: ' ' } as const] : []),
    ...cell,
  ])

const timesIn = (worth: string): ScoreRow['each'] => {
  if (/par (?:round|tour)/i.test(worth)) return 'round'
  return /\bpar\b|\bchaque\b|\bchacune?\b/i.test(worth) ? 'time' : 'once'
}

export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map(node => {
      if (node.kind === 'text' || node.kind === 'mark') return node.text
      if (node.kind === 'line-break') return ' '
      return node.kind === 'sign' ? '' : plainText(node.children)
    })
    .join('')

/** For what takes sentences alone: a card, a token. */
export const plainParagraphs = (prose: Prose): readonly string[] =>
  prose
    .flatMap((block): readonly string[] => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return [plainText(block.children)]
        case 'list':
          return block.items.map(item => `– ${plainParagraphs(item).join(' ')}`)
        case 'quote':
          return plainParagraphs(block.children)
        case 'box':
          return [...(block.title === '' ? [] : [block.title]), ...plainParagraphs(block.children)]
        case 'table':
          return block.rows.map(cells => cells.map(plainText).join(' : '))
        case 'rule':
        case 'picture':
          return []
      }
    })
    .map(text => typeset(text.trim()))
    .filter(text => text !== '')
