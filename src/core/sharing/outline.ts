/** A band as a list that people write to one another: what it says, and what was heard of one. No form of text yet. */

/** One matter of a member, and what it has of it. */
export interface OutlineLine {
  readonly label: string
  readonly items: readonly string[]
  /** Its items say by themselves what they are: a short form leaves the label out. */
  readonly clear?: boolean
}

export interface OutlineMember {
  readonly title: string
  /** A few words each. */
  readonly facts: readonly string[]
  readonly lines: readonly OutlineLine[]
}

export interface BandOutline {
  readonly title: string
  readonly facts: readonly string[]
  readonly members: readonly OutlineMember[]
}

/** One thing that a text says, and the line it stands in, counted from 1. */
export interface HeardItem {
  readonly line: number
  /** What stood before its colon, where there was one. */
  readonly label?: string
  readonly text: string
}

export interface HeardMember {
  readonly line: number
  readonly title: string
  readonly items: readonly HeardItem[]
}

export interface HeardOutline {
  readonly title: string
  readonly items: readonly HeardItem[]
  readonly members: readonly HeardMember[]
}

/** What was not understood of a line, in one sentence. */
export interface LineRemark {
  readonly line: number
  readonly message: string
}

/** What a game makes of what was heard: its roster, and a remark for all that is not in it. */
export interface Understanding<R> {
  readonly roster: R
  readonly remarks: readonly LineRemark[]
}

/** How a game tells its bands as lists, and reads them back by the names of its catalogue. */
export interface OutlineRules<R> {
  readonly write: (roster: R) => Pick<BandOutline, 'facts' | 'members'>
  readonly read: (heard: HeardOutline) => Understanding<R>
  /** What the list leaves out of this band, beside pictures and long texts: a few words each. */
  readonly unsaid?: (roster: R) => readonly string[]
}

/** What stands for a name that is empty. */
export const unnamed = { band: 'Bande sans nom', member: 'Sans nom' } as const
