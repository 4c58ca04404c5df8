/** Runs once for all tabs of this browser: holds their one stream, and lets the host know which of them are open. */
import { lockOf } from './tab.ts'
import { openStream, type LinkState, type Stream } from './stream.ts'

/** What a tab says to the shared worker. */
export interface Hello {
  readonly tab: string
  readonly key: string
}

/** What the shared worker says to a tab. */
export type Heard =
  { readonly kind: 'event'; readonly event: unknown } | { readonly kind: 'state'; readonly state: LinkState }

const ports = new Map<string, MessagePort>()
let key = ''
let state: LinkState | undefined
let stream: Stream | undefined

const say = (port: MessagePort | undefined, heard: Heard): void => port?.postMessage(heard)

const begin = (): Stream =>
  openStream({
    browser: `navigateur-${crypto.randomUUID()}`,
    key: () => key,
    tabs: () => [...ports.keys()],
    hear: (tab, event) => say(ports.get(tab), { kind: 'event', event }),
    turn: next => {
      state = next
      for (const port of ports.values()) say(port, { kind: 'state', state: next })
    },
  })

/** The lock of a tab is free once the tab is gone. */
const waitForEnd = async (tab: string, port: MessagePort): Promise<void> => {
  await navigator.locks.request(lockOf(tab), () => undefined)
  if (ports.get(tab) !== port) return
  ports.delete(tab)
  stream?.tabsChanged()
}

const welcome = (port: MessagePort, { tab, key: given }: Hello): void => {
  const renewed = given !== key
  key = given
  if (ports.get(tab) !== port) {
    ports.set(tab, port)
    void waitForEnd(tab, port)
  }
  if (stream) {
    stream.tabsChanged()
    if (renewed) stream.retry()
  }
  stream ??= begin()
  if (state !== undefined) say(port, { kind: 'state', state })
}

addEventListener('connect', event => {
  const [port] = event instanceof MessageEvent ? event.ports : []
  if (port) port.onmessage = ({ data }: MessageEvent<Hello>) => welcome(port, data)
})
