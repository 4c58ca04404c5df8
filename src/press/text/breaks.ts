/**
 * Where lines end, chosen over the whole paragraph (after Knuth and Plass): the fewest stretched or crowded spaces in
 * all, so that no line pays for another and no river runs down the page.
 */
import type { Token } from './tokens.ts'

export interface Break {
  /** Tokens of the line: from the first, up to but without the last. */
  readonly from: number
  readonly to: number
}

/** The width of a line, by its number; constant after the first few. */
export interface Measure {
  readonly width: (line: number) => number
  readonly special: number
  readonly justified: boolean
}

const stretchOf = 0.5
const shrinkOf = 0.28
const hyphenPenalty = 60
const twoHyphens = 3000
const overfull = 1e12

/** How far spaces may stretch, or how much of a ragged line stay white, where lines are first looked for. */
const bearable = { stretch: 4, white: 0.5 }
const desperate = { stretch: Infinity, white: Infinity }
type Patience = typeof bearable

interface Node {
  readonly cost: number
  readonly line: number
  readonly previous: Node | undefined
  /** The token after which it breaks; -1 before all. */
  readonly at: number
  readonly hyphen: boolean
  /** Where its line begins, in the sums; and the room that the line has. */
  readonly width: number
  readonly elastic: number
  readonly room: number
}

export const breakLines = (tokens: readonly Token[], measure: Measure): readonly Break[] => {
  if (tokens.length === 0) return []
  const end = search(tokens, measure, bearable) ?? search(tokens, measure, desperate)
  return end ? backtrack(end) : [{ from: 0, to: tokens.length }]
}

const search = (tokens: readonly Token[], measure: Measure, patience: Patience): Node | undefined => {
  const start = { cost: 0, line: 0, previous: undefined, at: -1, hyphen: false }
  let active: Node[] = [{ ...start, width: 0, elastic: 0, room: measure.width(0) }]
  const last = tokens.length - 1
  let [width, elastic] = [0, 0]
  for (let at = 0; at <= last; at++) {
    const token = tokens[at]
    if (!token) continue
    const natural = width + token.width
    const spaces = elastic
    width = natural + token.glue
    if (token.stretches) elastic += token.glue
    if (token.end === 'none' && at < last) continue
    const end: End = { at, token, last: at === last, natural, spaces }
    const best = bestNodes(active, end, width, elastic, measure, patience)
    if (best.length === 0 && !overran(active, width, elastic)) continue
    active = active.filter(node => reaches(node, width, elastic))
    for (const node of best) active.push(node)
    if (active.length === 0) return undefined
  }
  return cheapest(active, last)
}

/** A line that begins here may still be filled. */
const reaches = (node: Node, width: number, elastic: number): boolean =>
  width - node.width - shrinkOf * (elastic - node.elastic) <= node.room * 1.1 + 20

const overran = ([first]: readonly Node[], width: number, elastic: number): boolean =>
  first !== undefined && !reaches(first, width, elastic)

const cheapest = (active: readonly Node[], last: number): Node | undefined => {
  let end: Node | undefined
  for (const node of active) if (node.at === last && (!end || node.cost < end.cost)) end = node
  return end
}

/** A place where a line may end: the sums up to it, without its glue. */
interface End {
  readonly at: number
  readonly token: Token
  readonly last: boolean
  readonly natural: number
  readonly spaces: number
}

/** The best way to end a line here, for each line number that may matter. */
const bestNodes = (
  active: readonly Node[],
  end: End,
  width: number,
  elastic: number,
  measure: Measure,
  patience: Patience,
): readonly Node[] => {
  const best: Node[] = []
  for (const node of active) {
    const cost = lineCost(node, end, measure.justified, patience)
    if (cost === Infinity) continue
    const line = node.line > measure.special ? node.line : node.line + 1
    const total = node.cost + cost
    let index = 0
    while (index < best.length && best[index]?.line !== line) index++
    if ((best[index]?.cost ?? Infinity) <= total) continue
    best[index] = {
      cost: total,
      line,
      previous: node,
      at: end.at,
      hyphen: end.token.end === 'hyphen',
      width,
      elastic,
      room: measure.width(line),
    }
  }
  return best
}

/** What a line from the node to the end costs; without bound where it asks too much patience. */
const lineCost = (node: Node, end: End, justified: boolean, patience: Patience): number => {
  const hyphen = end.token.end === 'hyphen' && !end.last
  const slack = node.room - (end.natural - node.width) - (hyphen ? end.token.hyphenWidth : 0)
  const spaces = end.spaces - node.elastic
  const penalty = hyphen ? hyphenPenalty + (node.hyphen ? twoHyphens : 0) : 0
  if (slack < -0.01 && (!justified || slack < -shrinkOf * spaces))
    return patience === desperate ? overfull - slack * 1e6 : Infinity
  if (end.last) return penalty + (justified ? 0 : raggedCost(slack, node.room) * 0.15)
  if (!justified)
    return slack > node.room * patience.white ? Infinity : penalty + raggedCost(slack, node.room)
  const ratio =
    slack < 0 ? slack / (shrinkOf * spaces) : slack / Math.max(stretchOf * spaces, node.room * 0.004)
  if (ratio > patience.stretch) return Infinity
  const badness = 10 + 100 * Math.abs(ratio * ratio * ratio) + penalty
  return badness * badness
}

const raggedCost = (slack: number, room: number): number => 10_000 * (slack / room) ** 2 + 30

const backtrack = (end: Node): readonly Break[] => {
  const breaks: Break[] = []
  for (let node: Node | undefined = end; node?.previous; node = node.previous)
    breaks.push({ from: node.previous.at + 1, to: node.at + 1 })
  return breaks.reverse()
}
