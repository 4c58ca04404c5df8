/**
 * The declarative form of a roster: what an editor shows and every change that it may make, each as a JSON patch on
 * the band. An editor that can draw these nodes can edit any game; it knows no rule and repeats none.
 */
import type { Hue } from './hue.ts'
import type { JsonObject } from './json.ts'
import type { Patch } from './patch.ts'
import type { Pointer } from './pointer.ts'

/** A number that stays in sight: points spent of points agreed. */
export interface Gauge {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly limit?: number
  readonly unit: string
}

/** A number of what is open, in sight while it is changed: how fast, how tough. */
export interface Tally {
  readonly id: string
  /** As on the printed sheet: « Dép. ». */
  readonly label: string
  readonly title: string
  readonly text: string
  /** To tell whether a change is for the better; left out where nobody could say. */
  readonly value?: number
  readonly better?: 'more' | 'less'
  /** The addition that it comes from. */
  readonly lines?: readonly Addend[]
  /** One of those that the others are made of: shown smaller. */
  readonly minor?: boolean
}

export interface Addend {
  readonly label: string
  readonly value: string
}

/** What a choice without a place of its own may replace. */
export interface Swap {
  /** What leaves. */
  readonly label: string
  readonly take: Patch
}

/** One thing to take or leave. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly icon?: string
  /** One line: what it gives. */
  readonly summary?: string
  /** The whole text, for those who ask. */
  readonly detail?: string
  readonly cost?: string
  /** How many times it is taken now. */
  readonly taken: number
  /** Whether it may come several times: it is counted then, up and down. */
  readonly repeats?: boolean
  /** The patch that takes it once (more); absent when the choice is closed, and `closed` says why. */
  readonly take?: Patch
  readonly drop?: Patch
  /** True of the band as it is, not of what it would become. */
  readonly closed?: string
  /** A closed choice may still come in the place of one of these. */
  readonly swaps?: readonly Swap[]
  /** The patch that takes a closed choice all the same: a plan, which the rules then remark upon. */
  readonly plan?: Patch
  /** What tells it from its neighbours at a glance: the level of a spell. */
  readonly mark?: string
  /** The colour of what it belongs to: the domain of a spell. */
  readonly hue?: Hue
  /** What it can be filtered by: « Niveau I », « Soigne ». */
  readonly tags?: readonly string[]
}

export interface ChoiceGroup {
  readonly title?: string
  readonly icon?: string
  readonly hue?: Hue
  /** Such as « 2 sorts sur 3 ». */
  readonly note?: string
  readonly choices: readonly Choice[]
}

interface Named {
  readonly label: string
  readonly help?: string
}

interface Valued extends Named {
  readonly path: Pointer
}

/** Emptying an optional field removes its key; emptying a nullable one writes null. */
export type WhenEmpty = 'keep' | 'remove' | 'null'

export interface TextField extends Valued {
  readonly kind: 'text' | 'long-text'
  readonly value: string
  readonly maxLength: number
  readonly whenEmpty: WhenEmpty
  readonly suggestions?: readonly string[]
  /** What its text is, where it is more than words: Markdown, or the name of an icon. */
  readonly written?: 'markdown' | 'icon'
}

export interface NumberField extends Valued {
  readonly kind: 'number'
  readonly value: number | null
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
  readonly whenEmpty: WhenEmpty
  /** A small score, set by a touch: a box for each number up to this one. */
  readonly boxes?: number
  /** A modifier, written with its sign as rulebooks do: +2, +0, −1. */
  readonly signed?: boolean
}

export interface ToggleField extends Valued {
  readonly kind: 'toggle'
  readonly value: boolean
}

/** What a picture is framed to: three by four, a square, the circle in a square, or no more than it is. */
export const pictureShapes = ['portrait', 'square', 'round', 'free'] as const
export type PictureShape = (typeof pictureShapes)[number]

export interface PictureField extends Valued {
  readonly kind: 'picture'
  /** A data URI, or nothing yet. */
  readonly value: string | undefined
  /** A portrait, unless something else is said; round ones are kept square, and cut where they are shown. */
  readonly shape?: PictureShape
}

export interface ChoiceField extends Named {
  readonly kind: 'choice'
  readonly path: Pointer
  /** One of them, or several of them. */
  readonly mode: 'one' | 'many'
  /** Of how many: « 2/3 ». */
  readonly count?: string
  readonly groups: readonly ChoiceGroup[]
}

/** One of a few words, where a dialog would be too much. */
export interface MenuField extends Valued {
  readonly kind: 'menu'
  readonly value: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** What nobody types: the calculation of a price, and the price. */
export interface Reckoned {
  readonly kind: 'reckoned'
  readonly text: string
  readonly strong?: boolean
}

export type FormCell = TextField | NumberField | ToggleField | MenuField | ChoiceField | Reckoned

export interface FormColumn {
  readonly label: string
  /** Numbers stand at its end. */
  readonly numeric?: boolean
}

export interface FormRow {
  readonly label: string
  readonly note?: string
  /** One under each column; several where they belong together, none where the row has nothing to say. */
  readonly cells: readonly (readonly FormCell[])[]
  /** A row that repeats: its place in its list, and how it leaves it. */
  readonly path?: Pointer
  readonly duplicate?: Patch
  readonly remove?: Patch
  /** What adds up the rows above it, and what it all comes to. */
  readonly look?: 'sum' | 'total'
}

/** Values typed cell by cell under shared headings. */
export interface TableField extends Named {
  readonly kind: 'table'
  readonly columns: readonly FormColumn[]
  readonly rows: readonly FormRow[]
  /** The ways of adding a row, each at the end of its own list: « /roster/units/0/melee/- ». */
  readonly additions?: readonly Choice[]
  /** Whether rows of one list may change places. */
  readonly reorderable?: boolean
  readonly pasting?: Pasting
  /** What people write in one piece, as the cells of its columns from the first one on; nothing where it is no such text. */
  readonly lines?: ReadsLines
}

/** A text that no tab or comma cuts, as rows of cells: « M 6 C +2 T +0 ». An empty cell leaves what is there. */
export type ReadsLines = (text: string) => readonly (readonly string[])[] | undefined

/** What can be changed in a table, cell by cell. */
export const tableFields = ({ rows }: TableField): readonly Exclude<FormCell, Reckoned>[] =>
  rows.flatMap(({ cells }) => cells.flatMap(held => held.filter(cell => cell.kind !== 'reckoned')))

/** How a table of a spreadsheet becomes items of a list. */
export interface Pasting {
  /** The list. */
  readonly path: Pointer
  /** « unité » */
  readonly one: string
  /** What an item holds where the table says nothing; every array that a column leads into stands in it. */
  readonly blank: JsonObject
  /** What is made of an item before it comes, at this place of its list: an id of its own. */
  readonly finish?: (item: JsonObject, place: number) => JsonObject
  readonly columns: readonly PastedColumn[]
  /** How many items the list may hold. */
  readonly most: number
  /** Items as people write them, each in a line of its own: cells for its columns, in their order. */
  readonly lines?: ReadsLines
  /** What such a line is, for those who would paste one: « Brigand 6 +2 +0 10 +0 10 » */
  readonly example?: string
}

export interface PastedColumn {
  /** Where its value goes in an item: « /melee/0/score ». */
  readonly to: Pointer
  readonly label: string
  /** Other headings that it is known by; accents, case and dots count for nothing. */
  readonly aliases?: readonly string[]
  readonly reads: CellReads
}

/** What a cell of a spreadsheet has to be. */
export type CellReads =
  | { readonly kind: 'text'; readonly maxLength: number; /** On several lines. */ readonly long?: boolean }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly decimal?: boolean
      /** Nothing between two of its multiples. */
      readonly step?: number
    }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'menu'; readonly options: readonly { readonly id: string; readonly label: string }[] }

/** An addition written out line by line, so that a price or a score can be checked by hand. */
export interface Readout extends Named {
  readonly kind: 'readout'
  readonly lines: readonly Addend[]
  readonly total?: string
}

export interface ListItem {
  readonly path: Pointer
  readonly title: string
  readonly subtitle?: string
  readonly icon?: string
  readonly cost?: string
  /** A data URI, where the player chose one. */
  readonly picture?: string
  readonly tallies?: () => readonly Tally[]
  readonly duplicate?: Patch
  readonly remove?: Patch
  /** Built when the item is opened: a band of sixty figures offers thousands of choices. */
  readonly fields: () => readonly FormNode[]
}

/** What repeats, with the ways of adding one more; a closed one says why. */
interface Repeated {
  readonly path: Pointer
  readonly items: readonly ListItem[]
  readonly additions: readonly Choice[]
  readonly reorderable: boolean
  readonly pasting?: Pasting
}

/** A group of fields that repeats within others: the melee scores of a unit, the games of a campaign. */
export interface ListField extends Named, Repeated {
  readonly kind: 'list'
}

export interface Section extends Named {
  readonly kind: 'section'
  readonly icon?: string
  readonly nodes: readonly FormNode[]
}

export type FormNode =
  | TextField
  | NumberField
  | ToggleField
  | MenuField
  | PictureField
  | ChoiceField
  | TableField
  | Readout
  | ListField
  | Section

/** What is opened as one and stands alone: the band itself, a wizard, a campaign. */
export interface SinglePart {
  readonly kind: 'single'
  readonly id: string
  readonly label: string
  readonly icon?: string
  /** Its place in the band; empty where it is about the band as a whole. */
  readonly path: Pointer
  readonly fields: () => readonly FormNode[]
}

/** What is gone through one by one: figures, units, profiles, factions, objectives. */
export interface ListPart extends Repeated {
  readonly kind: 'list'
  readonly id: string
  readonly label: string
  /** « un profil »: what a click adds to it. */
  readonly one?: string
  /** « arme à vous »: one of it, where it is counted; its label is that of several. */
  readonly single?: string
  readonly icon?: string
}

export type FormPart = SinglePart | ListPart

/** A band in parts, in the order in which a player goes through them. */
export interface Form {
  readonly gauges: readonly Gauge[]
  readonly parts: readonly FormPart[]
}

/** What is open in an editor: a single part, or one item of a list. */
export interface Opening {
  readonly part: FormPart
  /** Its place in its list; none for a single part. */
  readonly index: number | undefined
  readonly path: Pointer
  readonly title: string
  readonly subtitle?: string | undefined
  readonly icon?: string | undefined
  readonly tallies?: (() => readonly Tally[]) | undefined
  readonly fields: () => readonly FormNode[]
}

export const openingOf = (part: FormPart, index?: number): Opening | undefined => {
  if (part.kind === 'single') {
    const { path, label: title, icon, fields } = part
    return { part, index: undefined, path, title, icon, fields }
  }
  const item = index === undefined ? undefined : part.items[index]
  if (!item) return undefined
  const { path, title, subtitle, icon = part.icon, tallies, fields } = item
  return { part, index, path, title, subtitle, icon, tallies, fields }
}

/** Everything that can be opened, in order. */
export const openings = ({ parts }: Form): readonly Opening[] =>
  parts.flatMap(part =>
    part.kind === 'single'
      ? (openingOf(part) ?? [])
      : part.items.flatMap((_, index) => openingOf(part, index) ?? []),
  )

const within = (path: Pointer, around: Pointer): boolean => path === around || path.startsWith(`${around}/`)

/** What has to be opened to see the place that a pointer leads to: the closest around it, else the band as a whole. */
export const openingFor = (form: Form, path: Pointer): Opening | undefined => {
  const around = form.parts.filter(part => part.path !== '' && within(path, part.path))
  for (const part of around) {
    if (part.kind === 'single') return openingOf(part)
    const index = part.items.findIndex(item => within(path, item.path))
    if (index >= 0) return openingOf(part, index)
  }
  const whole = form.parts.find(part => part.kind === 'single')
  return whole && openingOf(whole)
}
