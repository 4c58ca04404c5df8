/**
 * Where lines end, chosen over the whole paragraph (after Knuth and Plass): the fewest stretched or crowded spaces in
 * all, so that no line pays for another and no river runs down the page.
 */
import type { Token } from './prepare.ts'

export interface Break {
  /** Tokens of the line: from the first, up to but without the last. */
  readonly from: number
  readonly to: number
}

export interface Lines {
  readonly breaks: readonly Break[]
  /** How far the worst line stretches its spaces, in multiples of what is comfortable. */
  readonly worst: number
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

interface Node {
  readonly cost: number
  readonly line: number
  readonly previous: Node | undefined
  /** The token after which it breaks; -1 before all. */
  readonly at: number
  readonly hyphen: boolean
  readonly worst: number
}

export const breakLines = (tokens: readonly Token[], measure: Measure): Lines => {
  if (tokens.length === 0) return { breaks: [], worst: 0 }
  const sums = prefixSums(tokens)
  let active: Node[] = [{ cost: 0, line: 0, previous: undefined, at: -1, hyphen: false, worst: 0 }]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const last = at === tokens.length - 1
    if (!token || (token.end === 'none' && !last)) continue
    const best = bestNodes(active, at, token, last, sums, measure)
    active = [...active.filter(node => stillOpen(node, at, sums, measure)), ...best]
  }
  const final = active.filter(({ at }) => at === tokens.length - 1)
  const [best] = final.toSorted((a, b) => a.cost - b.cost)
  return best ? { breaks: backtrack(best), worst: best.worst } : { breaks: [{ from: 0, to: tokens.length }], worst: 0 }
}

interface Sums {
  /** Width of the tokens before each, glue included. */
  readonly width: Float64Array
  readonly elastic: Float64Array
}

const prefixSums = (tokens: readonly Token[]): Sums => {
  const width = new Float64Array(tokens.length + 1)
  const elastic = new Float64Array(tokens.length + 1)
  for (const [index, token] of tokens.entries()) {
    width[index + 1] = (width[index] ?? 0) + token.width + token.glue
    elastic[index + 1] = (elastic[index] ?? 0) + (token.stretches ? token.glue : 0)
  }
  return { width, elastic }
}

/** A node whose next line is already too long at its tightest is closed. */
const stillOpen = (node: Node, at: number, { width, elastic }: Sums, measure: Measure): boolean => {
  const natural = (width[at + 1] ?? 0) - (width[node.at + 1] ?? 0)
  const tightest = natural - shrinkOf * ((elastic[at + 1] ?? 0) - (elastic[node.at + 1] ?? 0))
  return tightest <= measure.width(node.line) * 1.6 + 20
}

/** The best way to end a line here, for each line number that may matter. */
const bestNodes = (
  active: readonly Node[],
  at: number,
  token: Token,
  last: boolean,
  sums: Sums,
  measure: Measure,
): readonly Node[] => {
  const best = new Map<number, Node>()
  for (const node of active) {
    const line = Math.min(node.line + 1, measure.special + 1)
    const { cost, ratio } = lineCost(node, at, token, last, sums, measure)
    const total = node.cost + cost
    const known = best.get(line)
    if (known && known.cost <= total) continue
    const worst = Math.max(node.worst, ratio)
    best.set(line, { cost: total, line, previous: node, at, hyphen: token.end === 'hyphen', worst })
  }
  return [...best.values()]
}

const lineCost = (
  node: Node,
  at: number,
  token: Token,
  last: boolean,
  { width, elastic }: Sums,
  measure: Measure,
): { readonly cost: number; readonly ratio: number } => {
  const hyphen = token.end === 'hyphen' && !last
  const glue = token.stretches ? token.glue : 0
  const natural = (width[at + 1] ?? 0) - (width[node.at + 1] ?? 0) - token.glue + (hyphen ? token.hyphenWidth : 0)
  const spaces = (elastic[at + 1] ?? 0) - (elastic[node.at + 1] ?? 0) - glue
  const room = measure.width(node.line)
  const slack = room - natural
  const penalty = hyphen ? hyphenPenalty + (node.hyphen ? twoHyphens : 0) : 0
  if (slack < -0.01 && (!measure.justified || slack < -shrinkOf * spaces)) return { cost: overfull - slack * 1e6, ratio: 0 }
  if (last) return { cost: penalty + (measure.justified ? 0 : raggedCost(slack, room) * 0.15), ratio: 0 }
  if (!measure.justified) return { cost: penalty + raggedCost(slack, room), ratio: 0 }
  const ratio = slack < 0 ? slack / (shrinkOf * spaces) : slack / Math.max(stretchOf * spaces, room * 0.004)
  const badness = 100 * Math.abs(ratio) ** 3
  return { cost: (10 + badness + penalty) ** 2, ratio }
}

const raggedCost = (slack: number, room: number): number => 10_000 * (slack / room) ** 2 + 30

const backtrack = (end: Node): readonly Break[] => {
  const breaks: Break[] = []
  for (let node: Node | undefined = end; node?.previous; node = node.previous)
    breaks.unshift({ from: node.previous.at + 1, to: node.at + 1 })
  return breaks
}
