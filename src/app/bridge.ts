/**
 * The one bridge between a window and its host. Every call is named here with the shape of what it takes, which the host
 * parses on arrival, and of what it answers. Electron's IPC, the browser's HTTP and the fake of the tests all derive
 * from this page.
 */
import {
  limits,
  mostKept,
  nameSchema,
  playedSchema,
  tooLarge,
  z,
  type Diagnostic,
  type Json,
  type JsonObject,
  type Result,
  type Size,
} from '../core/index.ts'
import type { PrinterProfile, Report } from '../press/vocabulary/index.ts'
import type { Cover } from './covers/keep.ts'
import type { Gesture, Kept, Labour, PileKind } from './evening/index.ts'
import type { Unsaved } from './journal.ts'
import type { OpenFile, Saved } from './library.ts'
import type { KeptPlay } from './plays.ts'
import type { ThemeFile } from './themes.ts'
import type { CommandId } from './commands.ts'
import type { Preferences } from './preferences.ts'
import type { ShelfBook } from './shelf.ts'
import type { Stowed } from './stocks.ts'
import type { Version } from './versions.ts'
import { presetChange } from './presets.ts'
import { choiceSchema, settingsSchema } from './wish.ts'

const path = z.string().min(1).max(4096)
const fileName = z.string().max(255)
const key = z.string().regex(/^[\w-]{8,64}$/)
/** A key of the preferences: with one that programs have been tricked with, they could not be read again. */
const remembered = z
  .string()
  .max(4096)
  .regex(/^(?!(?:__proto__|constructor|prototype)$)/)
/** Bytes of any kind of buffer. */
const bytes = z.custom<Uint8Array>(value => value instanceof Uint8Array, 'il faut des octets.')
/** Its game parses it; here it only has to be JSON of some kind. */
const document = z.unknown()

/** Only these pieces of a band, by their fingerprints. */
const only = z.array(z.string().max(80)).max(50_000).nullable().default(null)
const beside = z
  .array(z.object({ document, choice: choiceSchema, only }))
  .max(40)
  .default([])

const printRequest = z.object({
  document,
  settings: settingsSchema,
  /** A JSON pointer: only the pieces that speak of this part of the band. */
  subject: z.string().max(200).nullable().default(null),
  only,
  /** Other bands of the same job, each with what is wanted of it. */
  beside,
})

const eveningRequest = z.object({
  document,
  /** Its own: from its folder it names the others. */
  path,
  lane: key,
  /** Only what has changed since it was printed last. */
  changed: z.boolean().default(false),
})

export const calls = {
  start: z.object({}),
  shelf: z.object({}),
  /** What a band shows of itself on the shelf. */
  cover: z.object({ path }),
  sampleCover: z.object({ system: z.string().max(60), sample: z.string().max(60) }),
  open: z.object({ path }),
  close: z.object({ path }),
  /** Reads a band beside the one that is open, and leaves no mark: nobody has it open for that. */
  look: z.object({ path }),
  create: z.object({ document }),
  save: z.object({ path, base: z.string().max(128).nullable(), document }),
  journal: z.object({ id: key, path, base: z.string().max(128), name: nameSchema, document }),
  forget: z.object({ id: key }),
  giveUp: z.object({ id: key }),
  takeBack: z.object({ id: key }),
  recover: z.object({ id: key }),
  duplicate: z.object({ path }),
  rename: z.object({ path, name: nameSchema.refine(name => name !== '', 'il faut un nom.') }),
  remove: z.object({ path }),
  /** Where bands are kept from now on: in the usual folder, or in the chosen one made anew. */
  settle: z.object({ where: z.enum(['usual', 'anew']) }),
  restore: z.object({ path }),
  take: z.object({
    name: fileName,
    bytes: bytes.refine(({ length }) => length <= limits.bytes, tooLarge),
  }),
  versions: z.object({ path }),
  version: z.object({ path, id: z.string().max(32) }),
  mend: z.object({ path, id: z.string().max(32) }),
  /** Kept in the player's own stock of a game, beside what is there. */
  stow: z.object({
    system: z.string().max(60),
    items: z
      .array(z.object({ shelf: z.string().max(60), thing: document }))
      .min(1)
      .max(mostKept),
  }),
  /** What was marked on this band's table, and its newest state; nothing of it stands in the band. */
  play: z.object({ path }),
  keepPlay: z.object({ path, at: z.number(), played: playedSchema }),
  /** Of these kinds alone, on the pages that all of them would have; nothing for all. */
  preview: printRequest.extend({
    lane: key,
    kinds: z.array(z.string().max(60)).min(1).max(60).nullable().default(null),
  }),
  print: printRequest.extend({ lane: key }),
  pieces: z.object({ document, settings: settingsSchema, beside }),
  /** What is missing of an evening, and what it costs; of its files, those of the disk. */
  evening: eveningRequest.extend({
    /** Whether it is laid too, to know what it costs. */
    weigh: z.boolean().default(true),
  }),
  printEvening: eveningRequest,
  /** Prints, and keeps the PDF for the pages that are asked for next. */
  png: printRequest.extend({ lane: key, dpi: settingsSchema.shape.png }),
  pngPage: z.object({ lane: key, page: z.int().min(1) }),
  savePng: z.object({ lane: key, name: fileName }),
  cancel: z.object({ lane: key }),
  remember: z.object({
    appearance: z.enum(['system', 'light', 'dark']).optional(),
    print: z.object({ path: remembered, settings: settingsSchema }).optional(),
    printed: z.object({ path: remembered.min(1), pieces: z.array(z.string().max(80)).max(5000) }).optional(),
    preset: presetChange.optional(),
  }),
  /** Icons that a player chose, or looks among; nothing for a name that none has. */
  outlines: z.object({ names: z.array(z.string().max(120)).min(1).max(500) }),
  printers: z.object({}),
  keepPrinter: z.object({ profile: z.unknown() }),
  removePrinter: z.object({ name: nameSchema }),
  calibration: z.object({ paper: settingsSchema.shape.paper }),
  /** Articles of a game's compendium on pages of their own, by their keys, in the order in which they are named. */
  compendium: z.object({
    system: z.string().max(60),
    title: z.string().min(1).max(200),
    articles: z.array(z.string().max(200)).min(1).max(5_000),
    settings: settingsSchema,
  }),
  chooseFolder: z.object({}),
  chooseBand: z.object({}),
  savePdf: z.object({
    name: fileName,
    files: z
      .array(z.object({ suffix: z.string().regex(/^(?:-[\w-]{1,19})?$/), bytes }))
      .min(1)
      .max(400),
  }),
  openFile: z.object({ path }),
  reveal: z.object({ path }),
  printSystem: z.object({ pdf: bytes }),
} as const satisfies Readonly<Record<string, z.ZodType>>

export type Call = keyof typeof calls
export const isCall = (word: string): word is Call => Object.hasOwn(calls, word)
export type Input<C extends Call> = z.input<(typeof calls)[C]>

export interface Start {
  readonly version: string
  readonly host: 'electron' | 'browser'
  readonly folder: string
  readonly preferences: Preferences
  readonly themes: readonly ThemeFile[]
  readonly unsaved: readonly Unsaved[]
  /** Entries of the journal that could not be read, and were put aside. */
  readonly damaged: number
  /** Files opened lately that are still there, wherever they lie; the newest first. */
  readonly recent: readonly string[]
  /** A file that the system asked to open with the window. */
  readonly wanted: string | null
  /** What the host could not read of its own and put aside. */
  readonly remarks: readonly Diagnostic[]
}

/** A file that opens, or why not and what could be taken in its place. */
export type Opened =
  | ({ readonly kind: 'open'; readonly elsewhere: boolean } & OpenFile)
  | {
      readonly kind: 'broken'
      readonly path: string
      readonly diagnostics: readonly Diagnostic[]
      readonly versions: readonly Version[]
    }

export interface PdfFile {
  readonly suffix: string
  readonly bytes: Uint8Array
}

export interface PrintedFiles {
  readonly files: readonly PdfFile[]
  readonly report: Report
}

/** An evening before it is printed. */
export interface EveningReport {
  /** What is odd or missing; where an error is among them, nothing can be printed. */
  readonly remarks: readonly Diagnostic[]
  /** The bands that could be read. */
  readonly bands: readonly {
    readonly file: string
    readonly name: string
    readonly system: string
    readonly figures: number
    readonly holders: readonly string[]
  }[]
  readonly scenario: { readonly name: string; readonly sides: readonly string[] } | null
  readonly work: EveningWork | null
}

export interface EveningWork extends Labour {
  readonly piles: readonly {
    readonly kind: PileKind
    readonly title: string
    readonly sheets: number
    /** Of its sheets, as their margins bear them. */
    readonly first: number
    readonly last: number
    readonly kinds: readonly { readonly title: string; readonly count: number; readonly gesture: Gesture }[]
  }[]
  /** What is left out, where only what has changed is printed. */
  readonly kept: readonly Kept[] | null
  readonly problems: Report['problems']
}

/** A piece as the printing view counts it. */
export interface PieceSummary {
  /** Its band's place in the job. */
  readonly band: number
  /** By which a player's choice knows it. */
  readonly key: string
  readonly asset: string
  readonly title: string
  readonly copies: number
  readonly size: Size
  readonly hasBack: boolean
  /** Changes when what it prints changes. */
  readonly print: string
}

export interface Answers {
  readonly start: Start
  /** A folder that a player chose may be missing, with the disk it lies on: it is asked about, and never made empty. */
  readonly shelf: {
    readonly folder: string
    readonly missing: boolean
    readonly books: readonly ShelfBook[]
  }
  /** Nothing where there is no card to show. */
  readonly cover: Cover | null
  readonly sampleCover: Cover | null
  readonly open: Opened
  readonly close: null
  readonly look: JsonObject
  readonly create: OpenFile
  readonly save: Saved
  readonly journal: null
  readonly forget: null
  readonly giveUp: null
  readonly takeBack: null
  readonly recover: { readonly path: string; readonly base: string; readonly document: Json }
  readonly duplicate: OpenFile
  readonly rename: { readonly path: string }
  readonly remove: null
  readonly settle: null
  readonly restore: null
  readonly take: OpenFile
  readonly versions: readonly Version[]
  readonly version: JsonObject
  readonly mend: OpenFile
  readonly stow: Stowed
  readonly play: KeptPlay | null
  readonly keepPlay: KeptPlay
  readonly preview: PrintedFiles
  readonly print: PrintedFiles
  readonly pieces: readonly PieceSummary[]
  readonly evening: EveningReport
  /** With the marks to remember once it is on paper. */
  readonly printEvening: PrintedFiles & {
    readonly marks: readonly string[]
    readonly work: EveningWork
  }
  readonly png: { readonly pages: number }
  readonly pngPage: { readonly bytes: Uint8Array }
  /** The first of so many images. */
  readonly savePng: { readonly path: string | null; readonly images: number }
  readonly cancel: null
  readonly remember: Preferences
  readonly outlines: Readonly<Record<string, string>>
  readonly printers: readonly PrinterProfile[]
  readonly keepPrinter: readonly PrinterProfile[]
  readonly removePrinter: readonly PrinterProfile[]
  readonly calibration: PrintedFiles
  readonly compendium: PrintedFiles
  readonly chooseFolder: { readonly folder: string | null }
  readonly chooseBand: { readonly path: string | null }
  readonly savePdf: { readonly path: string | null }
  readonly openFile: null
  readonly reveal: null
  readonly printSystem: null
}

/** What the host tells a window unasked. */
export type HostEvent =
  | { readonly kind: 'shelf' }
  /** A file that the window has open is not what it was when the window opened or saved it. */
  | { readonly kind: 'file'; readonly path: string; readonly gone: boolean }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'progress'; readonly lane: string; readonly done: number; readonly total: number }
  /** The host does not answer, or answers no longer to the key that this window was let in with. */
  | { readonly kind: 'away'; readonly why: 'silent' | 'key' }
  /** The host is there again after that: what is open has to be said again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'menu'; readonly command: CommandId }

/** What became of an address that a player gave, to let a window in again. */
export type Entry = 'entered' | 'refused' | 'elsewhere'

export interface Bridge {
  readonly call: <C extends Call>(name: C, input: Input<C>) => Promise<Result<Answers[C]>>
  /** Answers the way to stop listening. */
  readonly listen: (listener: (event: HostEvent) => void) => () => void
  /** Whether work is unsaved: the host asks before it closes the window. */
  readonly holdsWork: (unsaved: boolean) => void
  /** Lets the window in by an address that « copiste serve » gave; a window of the desktop needs none. */
  readonly enter?: (address: string) => Promise<Entry>
}
