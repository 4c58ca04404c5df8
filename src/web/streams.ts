/**
 * What the host says unasked. A browser keeps six connections to a host, so that a stream for each tab would leave none
 * to save by: the tabs of one browser share a stream, and each line of it names the tab that it is for.
 */
import type { Desk } from '../app/desk/index.ts'

/** Where lines go: a response that stays open. */
export interface Line {
  readonly write: (text: string) => unknown
  readonly end: () => unknown
}

export interface Streams {
  /** Answers the way to stop; nothing where too many browsers listen already. */
  readonly open: (browser: string, line: Line) => (() => void) | undefined
  /** These tabs are open in the browser now, and no others; answers whether it listens at all. */
  readonly attach: (browser: string, tabs: readonly string[]) => boolean
  readonly close: () => void
}

const most = 32

interface Stream {
  readonly line: Line
  /** How to let go of each tab: the files that it held are free then. */
  readonly tabs: Map<string, () => void>
}

export const createStreams = (desk: Pick<Desk, 'connect'>): Streams => {
  const streams = new Map<string, Stream>()

  const forget = (browser: string, stream: Stream): void => {
    if (streams.get(browser) === stream) streams.delete(browser)
    for (const leave of stream.tabs.values()) leave()
    stream.tabs.clear()
  }

  return {
    open: (browser, line) => {
      const older = streams.get(browser)
      if (!older && streams.size >= most) return undefined
      older?.line.end()
      const stream: Stream = { line, tabs: older?.tabs ?? new Map<string, () => void>() }
      // A tab that changes streams is the same tab: what it holds stays its own.
      for (const tab of stream.tabs.keys()) stream.tabs.set(tab, desk.connect(tab, tell(line, tab)))
      streams.set(browser, stream)
      return () => {
        if (streams.get(browser) === stream) forget(browser, stream)
      }
    },
    attach: (browser, tabs) => {
      const stream = streams.get(browser)
      if (!stream) return false
      for (const [tab, leave] of stream.tabs) {
        if (tabs.includes(tab)) continue
        stream.tabs.delete(tab)
        leave()
      }
      for (const tab of tabs)
        if (!stream.tabs.has(tab)) stream.tabs.set(tab, desk.connect(tab, tell(stream.line, tab)))
      return true
    },
    close: () => {
      for (const [browser, stream] of streams) {
        stream.line.end()
        forget(browser, stream)
      }
    },
  }
}

const tell =
  (line: Line, tab: string) =>
  (event: unknown): unknown =>
    line.write(`${JSON.stringify({ tab, event })}\n`)
