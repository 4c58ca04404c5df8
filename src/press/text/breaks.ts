/**
 * Where lines end, chosen over the whole paragraph (after Knuth and Plass): where it is justified, the fewest stretched
 * or crowded spaces in all, so that no line pays for another and no river runs down the page; where it is ragged, as few
 * lines as can be, and of those ways the one whose edge is the evenest.
 */
import type { Token } from './tokens.ts'

export interface Break {
  /** Tokens of the line: from the first, up to but without the last. */
  readonly from: number
  readonly to: number
  /** The share of the line that stays empty, before any space is stretched. */
  readonly white: number
}

/** The width of a line, by its number; constant after the first few. */
export interface LineWidth {
  readonly width: (line: number) => number
  readonly special: number
  readonly justified: boolean
  /** How much the white after the last line counts, in ragged text. */
  readonly lastWhite: number
  /** Of ragged text: a hyphen is better than a line as empty as that. */
  readonly mostWhite: number
}

const stretchOf = 0.5
const shrinkOf = 0.28
const hyphenPenalty = 60
const twoHyphens = 3000
/** The worst that a loose line may cost, and what any line past its edge costs at least. */
const worst = 1e12
const overfull = 1e18
/** A ragged line costs more than any unevenness: none is added to even out the others. */
const lineCost = 1e6
/** A hyphen in ragged text costs more than a line, and less than a line that stays too empty. */
const raggedHyphenCost = 1e7
const hollowCost = 1e8
/** A ragged line that ends within a compound: a name is rather left whole. */
const partedCost = 4000
/** A word alone on the last line is worth avoiding, short lines before it are not; those of a title are all alike. */
export const whites = { ragged: 0.06, centred: 0.15, balanced: 1 } as const
/** A paragraph that ends on a piece of a word alone. */
const shortest = 0.2
const stubCost = 2_000_000
/** One that ends on a short word; in ragged text, on less than a fifth of a line, or on one word. */
const loneCost = 15_000
/** A long word may stand alone, rather than leave half of the line before it white. */
const longEnough = 0.5
const longLoneCost = 800

/** How far spaces may stretch where lines are first looked for; then they may run past their edge. */
const bearable = 4
const desperate = Infinity

export const breakLines = (tokens: readonly Token[], measure: LineWidth): readonly Break[] => {
  if (tokens.length === 0) return []
  const found = search.lines(tokens, measure, bearable) ?? search.lines(tokens, measure, desperate)
  return found ?? [{ from: 0, to: tokens.length, white: 0 }]
}

const firstCapacity = 512

/**
 * The ways to break that were found good so far, as nodes in columns of numbers: as objects they would be most of what
 * the press throws away. One search serves every paragraph, one after the other.
 */
class Search {
  private capacity = firstCapacity
  private count = 0
  private cost = new Float64Array(firstCapacity)
  /** Where the line of a node begins, in the sums; and the room that the line has. */
  private width = new Float64Array(firstCapacity)
  private elastic = new Float64Array(firstCapacity)
  private rooms = new Float64Array(firstCapacity)
  private line = new Int32Array(firstCapacity)
  /** The node before, or -1; the token after which it breaks, or -1 before all. */
  private previous = new Int32Array(firstCapacity)
  private at = new Int32Array(firstCapacity)
  private hyphen = new Uint8Array(firstCapacity)
  /** Nodes from which a line may still be filled. */
  private active = new Int32Array(firstCapacity)
  private actives = 0
  /** The sums up to the token that is looked at, without its glue and with it. */
  private natural = 0
  private spaces = 0
  private after = 0
  private stretch = 0

  lines(tokens: readonly Token[], measure: LineWidth, patience: number): readonly Break[] | undefined {
    this.begin(measure.width(0))
    const last = tokens.length - 1
    for (let at = 0; at <= last; at++) {
      const token = tokens[at]
      if (!token) continue
      this.pass(token)
      if (token.end === 'none' && at < last) continue
      const before = this.count
      this.extend(token, at, at === last, measure, patience)
      if (this.count === before && this.reaches(this.active[0] ?? 0)) continue
      this.keepActive(before)
      if (this.actives === 0) return undefined
    }
    return this.backtrack(tokens)
  }

  private begin(room: number): void {
    this.count = 0
    this.actives = 0
    this.natural = this.spaces = this.after = this.stretch = 0
    this.put(0, -1, -1, 0, 0, false, room)
    this.active[this.actives++] = 0
  }

  private pass({ width, glue, stretches }: Token): void {
    this.natural = this.after + width
    this.spaces = this.stretch
    this.after = this.natural + glue
    if (stretches) this.stretch += glue
  }

  /** The best way to end a line here, for each line number that may matter. */
  private extend(token: Token, at: number, last: boolean, measure: LineWidth, patience: number): void {
    const first = this.count
    const hyphen = token.end === 'hyphen'
    for (let index = 0; index < this.actives; index++) {
      const node = this.active[index] ?? 0
      const cost = this.lineCost(node, token, last, measure, patience)
      if (cost === Infinity) continue
      const before = this.line[node] ?? 0
      const line = before > measure.special ? before : before + 1
      const total = (this.cost[node] ?? 0) + cost
      let place = first
      while (place < this.count && this.line[place] !== line) place++
      if (place < this.count && (this.cost[place] ?? 0) <= total) continue
      this.put(place, node, at, total, line, hyphen, measure.width(line))
    }
  }

  private put(
    place: number,
    previous: number,
    at: number,
    cost: number,
    line: number,
    hyphen: boolean,
    room: number,
  ): void {
    if (place === this.count) this.count++
    if (this.count > this.capacity) this.widen()
    this.previous[place] = previous
    this.at[place] = at
    this.cost[place] = cost
    this.line[place] = line
    this.hyphen[place] = hyphen ? 1 : 0
    this.width[place] = this.after
    this.elastic[place] = this.stretch
    this.rooms[place] = room
  }

  private keepActive(firstNew: number): void {
    let kept = 0
    for (let index = 0; index < this.actives; index++) {
      const node = this.active[index] ?? 0
      if (this.reaches(node)) this.active[kept++] = node
    }
    for (let node = firstNew; node < this.count; node++) this.active[kept++] = node
    this.actives = kept
  }

  /** A line that begins here may still be filled. */
  private reaches(node: number): boolean {
    const spaces = this.stretch - (this.elastic[node] ?? 0)
    return this.after - (this.width[node] ?? 0) - shrinkOf * spaces <= (this.rooms[node] ?? 0) * 1.1 + 20
  }

  /** What a line from the node to the end costs; without bound where it asks too much patience. */
  private lineCost(
    node: number,
    token: Token,
    last: boolean,
    { justified, lastWhite, mostWhite }: LineWidth,
    patience: number,
  ): number {
    const room = this.rooms[node] ?? 0
    const hyphen = token.end === 'hyphen' && !last
    const taken = this.natural - (this.width[node] ?? 0)
    const slack = room - taken - (hyphen ? token.hyphenWidth : 0)
    const spaces = this.spaces - (this.elastic[node] ?? 0)
    if (slack < -0.01 && (!justified || slack < -shrinkOf * spaces))
      return patience === desperate ? overfull - slack * 1e6 : Infinity
    if (!justified) {
      if (last) return raggedCost(slack, room) * lastWhite + lineCost + this.shortCost(node, taken, spaces)
      const ending = hyphen ? raggedHyphenCost : token.end === 'free' ? partedCost : 0
      return raggedCost(slack, room) + lineCost + ending + (slack > room * mostWhite ? hollowCost : 0)
    }
    const penalty = hyphen ? hyphenPenalty + (this.hyphen[node] === 1 ? twoHyphens : 0) : 0
    if (last) return penalty + (taken < room * shortest ? this.stubCost(node) : 0)
    const ratio = slack < 0 ? slack / (shrinkOf * spaces) : slack / Math.max(stretchOf * spaces, room * 0.004)
    if (ratio > patience) return Infinity
    const badness = 10 + 100 * Math.abs(ratio * ratio * ratio) + penalty
    return Math.min(worst, badness * badness)
  }

  /** What a justified paragraph pays for a last line that is a stub. */
  private stubCost(node: number): number {
    return this.hyphen[node] === 1 ? stubCost : loneCost
  }

  /** What a ragged one pays for a stub, or for one word alone. */
  private shortCost(node: number, taken: number, spaces: number): number {
    const room = this.rooms[node] ?? 0
    if ((this.previous[node] ?? -1) < 0) return 0
    if (taken < room * shortest) return loneCost
    if (spaces > 0) return 0
    return taken < room * longEnough ? loneCost : longLoneCost
  }

  private backtrack(tokens: readonly Token[]): readonly Break[] | undefined {
    const last = tokens.length - 1
    let end = -1
    for (let index = 0; index < this.actives; index++) {
      const node = this.active[index] ?? 0
      if (this.at[node] !== last) continue
      if (end < 0 || (this.cost[node] ?? 0) < (this.cost[end] ?? 0)) end = node
    }
    if (end < 0) return undefined
    const breaks: Break[] = []
    for (let node = end; (this.previous[node] ?? -1) >= 0; node = this.previous[node] ?? -1) {
      const before = this.previous[node] ?? 0
      const at = this.at[node] ?? 0
      const taken = (this.width[node] ?? 0) - (this.width[before] ?? 0) - (tokens[at]?.glue ?? 0)
      breaks.push({
        from: (this.at[before] ?? 0) + 1,
        to: at + 1,
        white: 1 - taken / (this.rooms[before] ?? 1),
      })
    }
    return breaks.reverse()
  }

  private widen(): void {
    this.capacity *= 2
    const { capacity: room } = this
    const wider = <T extends Float64Array | Int32Array | Uint8Array>(made: T, old: T): T => (
      made.set(old),
      made
    )
    this.cost = wider(new Float64Array(room), this.cost)
    this.width = wider(new Float64Array(room), this.width)
    this.elastic = wider(new Float64Array(room), this.elastic)
    this.rooms = wider(new Float64Array(room), this.rooms)
    this.line = wider(new Int32Array(room), this.line)
    this.previous = wider(new Int32Array(room), this.previous)
    this.at = wider(new Int32Array(room), this.at)
    this.active = wider(new Int32Array(room), this.active)
    this.hyphen = wider(new Uint8Array(room), this.hyphen)
  }
}

const raggedCost = (slack: number, room: number): number => 10_000 * (slack / room) ** 2

const search = new Search()
