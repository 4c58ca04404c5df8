/** What the application asks of the machine. The host for Node answers it; tests may answer it otherwise. */
import type { Result } from '../core/index.ts'
import type { Printed, PrintJob } from '../press/vocabulary/index.ts'
import type { ThemeFile } from './themes.ts'

export interface FileEntry {
  readonly name: string
  readonly size: number
  /** Milliseconds. */
  readonly modified: number
}

/** How a file is written, where not as any other. */
export interface Writing {
  /** For its owner alone, as its folder is: what a player typed is nobody else's. */
  readonly private?: boolean
  /** The file whose rights and owner it gets; without a word, the one that it replaces. */
  readonly like?: string
  /** Asked when all is written and just before the name is taken: a refusal leaves everything as it was. */
  readonly still?: () => Promise<Result<void>>
}

/** A lock that is held. */
export interface Hold {
  /** Another process may have taken it for dead, had this one slept. */
  readonly isMine: () => Promise<boolean>
  readonly release: () => Promise<void>
}

export interface Files {
  /** The bytes of a plain file, or the sentence that says why not. Larger files are refused unread. */
  readonly read: (path: string, most: number) => Promise<Result<Uint8Array>>
  /** Writes the whole file or leaves everything as it was; never over an existing file. */
  readonly create: (path: string, bytes: Uint8Array, how?: Writing) => Promise<Result<void>>
  /** The same, in the place of what was there. */
  readonly replace: (path: string, bytes: Uint8Array, how?: Writing) => Promise<Result<void>>
  /** Gives a file another name, never over an existing file. */
  readonly move: (from: string, to: string) => Promise<Result<void>>
  /** Puts a file into the system's bin, from which a player can take it back. */
  readonly bin: (path: string) => Promise<Result<void>>
  /** Removes a file of Copiste's own for good; one that is not there is removed already. */
  readonly remove: (path: string) => Promise<Result<void>>
  /** The plain files of a folder; none where there is no folder yet. */
  readonly list: (folder: string) => Promise<Result<readonly FileEntry[]>>
  /** Removes what a killed process left half written. */
  readonly sweep: (folder: string) => Promise<void>
  /** The file that a path really leads to, links followed; the path itself where nothing is there yet. */
  readonly realPath: (path: string) => Promise<string>
  readonly isFile: (path: string) => Promise<boolean>
  readonly isFolder: (path: string) => Promise<boolean>
  readonly makeFolder: (path: string, how?: Pick<Writing, 'private'>) => Promise<Result<void>>
  /** Keeps every other process from writing this path; refused where one of them does not let go of it. */
  readonly lock: (path: string) => Promise<Result<Hold>>
  /** Calls back soon after anything changed in the folder, whoever did it; answers the way to stop. */
  readonly watch: (folder: string, changed: () => void) => () => void
}

/** One request to the press, in a lane of its own: in one lane, a new request takes the place of one that waits. */
export interface PressRequest {
  readonly lane: string
  readonly job: PrintJob
  /** Somebody looks at it while they type: it never waits for anyone's long print. */
  readonly urgent?: boolean
  /** Nobody waits for it: it begins when nothing else is asked for, and keeps nobody waiting. */
  readonly idle?: boolean
  readonly progress?: (done: number, total: number) => void
}

/** One of the pages of a PDF, drawn. */
export interface PngPage {
  readonly page: number
  readonly pages: number
  readonly bytes: Uint8Array
}

/** The press as hosts with a window use it: never in the window's own thread. */
export interface PressService {
  readonly print: (request: PressRequest) => Promise<Result<Printed>>
  /** Ends what a lane is doing; its request answers that it was cancelled. */
  readonly cancel: (lane: string) => void
  /** One page, counted from 1; drawn without haste where nobody waits for it. */
  readonly png: (
    lane: string,
    pdf: Uint8Array,
    page: number,
    dpi: number,
    idle?: boolean,
  ) => Promise<Result<PngPage>>
  /** Nobody asks for anything yet: the press is opened, and made ready for such a job where one is likely. */
  readonly warm?: (job?: PrintJob) => void
  /** As long as it is the same, the same job comes out the same; a press without it answers for one run alone. */
  readonly edition?: () => Promise<string>
  readonly themes: readonly ThemeFile[]
  readonly close: () => Promise<void>
}

/** What only a desktop can do; a browser host has none of it. */
export interface Desktop {
  readonly chooseBand: () => Promise<string | undefined>
  readonly chooseFolder: () => Promise<string | undefined>
  /** Where to save; the name that is offered. */
  readonly chooseTarget: (name: string) => Promise<string | undefined>
  readonly openFile: (path: string) => Promise<Result<void>>
  readonly reveal: (path: string) => void
  readonly printPdf: (pdf: Uint8Array) => Promise<Result<void>>
}

/** Timers and the clock, so that tests need not sleep. */
export interface Clock {
  readonly now: () => Date
}

export interface Host {
  readonly files: Files
  readonly clock: Clock
  readonly press: PressService
  readonly desktop: Desktop | undefined
  /** An icon of game-icons, as SVG path data on a field of 512 by 512. */
  readonly outline: (name: string) => string | undefined
  /** The same for the same bytes, and for no others. */
  readonly fingerprint: (bytes: Uint8Array) => string
  /** This process, and whether another one still runs. */
  readonly process: number
  readonly isAlive: (process: number) => boolean
  /** Copiste's own data: journal, versions, preferences, printers. */
  readonly dataFolder: string
  /** What makes Copiste quicker and may be thrown away: it is made anew. */
  readonly cacheFolder: string
  /** Where bands are kept until a player chooses another folder. */
  readonly usualFolder: string
}
