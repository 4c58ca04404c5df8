/**
 * Texts of one face that stand as they did: a face is tried at several sizes, and without what it may spare, and most of
 * its texts are the same every time. Each is prepared once, and set once for each width.
 */
import type { MarkupNode } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import { createTextSetter, type TextSetter } from './block.ts'
import type { InlineItem } from './collect.ts'
import type { TextContext } from './tokens.ts'

export interface TrialContext extends TextContext {
  /** What of a trial the size of a style depends on: nothing, for most. */
  readonly madeFor: (style: Style) => string
}

interface StandingText {
  readonly items: readonly InlineItem[]
  readonly style: Style
  readonly madeFor: readonly string[]
  readonly setter: TextSetter
}

/** What a player has to know of a trial. */
export interface Told {
  readonly missing: Set<string>
  readonly unknownIcons: Set<string>
}

const nothingTold = (): Told => ({ missing: new Set(), unknownIcons: new Set() })

type TextsBySource = Map<MarkupNode, StandingText[]>

/** The wished size is tried again and again; any other, with one tree alone. */
const wished: ReadonlySet<string> = new Set(['', '1'])

export class StandingTexts {
  private readonly lasting: TextsBySource = new Map()
  private readonly passing: TextsBySource = new Map()
  /** Whatever is told is to be told at each trial: from then on each text is prepared anew. */
  private isSpoilt = false
  private told: Told = nothingTold()

  /** Another trial; answers what will be told in it. */
  begin(): Told {
    this.passing.clear()
    this.told = nothingTold()
    return this.told
  }

  missing(character: string): void {
    this.isSpoilt = true
    this.told.missing.add(character)
  }

  unknownIcon(name: string): void {
    this.isSpoilt = true
    this.told.unknownIcons.add(name)
  }

  setter(items: readonly InlineItem[], style: Style, context: TrialContext): TextSetter {
    const [first] = items
    if (!first || this.isSpoilt) return createTextSetter(items, style, context)
    const madeFor = [style, ...items.flatMap(item => (item.kind === 'break' ? [] : [item.style]))].map(each =>
      context.madeFor(each),
    )
    const store = madeFor.every(each => wished.has(each)) ? this.lasting : this.passing
    const there = store.get(first.source) ?? []
    const known = there.find(
      standing =>
        standing.style === style && isSame(standing.madeFor, madeFor) && areSame(standing.items, items),
    )
    if (known) return known.setter
    const setter = createTextSetter(items, style, context)
    there.push({ items, style, madeFor, setter })
    store.set(first.source, there)
    return setter
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

const areSame = (a: readonly InlineItem[], b: readonly InlineItem[]): boolean =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index]
    if (item.source !== other?.source || item.kind !== other.kind) return false
    if (item.kind === 'text' && other.kind === 'text')
      return item.text === other.text && item.style === other.style
    return item.kind === 'break' || (other.kind === 'icon' && item.style === other.style)
  })
