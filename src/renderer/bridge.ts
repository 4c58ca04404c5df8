/** The bridge as this window reaches it: Electron's, or HTTP to the host that served the page. */
import type { Answers, Bridge, Call, HostEvent } from '../app/bridge.ts'
import { fromWire, toWire } from '../app/wire.ts'
import type { Result } from '../core/index.ts'
import { bearsKey, onNewKey, readKey, spend } from './link/key.ts'
import { newestStays } from './link/lanes.ts'
import { closed, lost, patienceFor, patient } from './link/patience.ts'
import type { Heard, Hello } from './link/shared.ts'

/** The other side speaks the same page of calls; what it answers is what that page says. */
const trust = <T>(answer: unknown): T => Object(answer)

const electronBridge = (host: NonNullable<Window['copiste']>): Bridge => ({
  call: async <C extends Call>(name: C, input: unknown) =>
    trust<Result<Answers[C]>>(await host.call(name, input)),
  listen: listener => host.listen(event => listener(trust<HostEvent>(event))),
  holdsWork: unsaved => host.holdsWork(unsaved),
})

const httpBridge = (tab: string): Bridge => {
  let held = false
  let greet = (): void => undefined
  addEventListener('beforeunload', event => {
    if (held) event.preventDefault()
  })
  return {
    call: async <C extends Call>(name: C, input: unknown) => {
      const time = patienceFor(name)
      try {
        const response = await fetch(`/appel/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-copiste-session': tab,
            'x-copiste-cle': readKey(),
          },
          body: toWire(input),
          // What is waited for no longer gives its connection back.
          ...(Number.isFinite(time) && { signal: AbortSignal.timeout(time + 1_000) }),
        })
        if (response.status === 401) return closed()
        return trust<Result<Answers[C]>>(fromWire(await response.text()))
      } catch {
        return lost()
      }
    },
    listen: listener => {
      const listening = listenWithOthers(tab, listener)
      greet = listening.greet
      return listening.stop
    },
    holdsWork: unsaved => {
      held = unsaved
    },
    enter: async address => {
      if (!address.startsWith(`${location.origin}/`)) return bearsKey(address) ? 'elsewhere' : 'refused'
      if (!(await spend(address))) return 'refused'
      greet()
      return 'entered'
    },
  }
}

/** Through the worker that all tabs of this browser share. */
const listenWithOthers = (tab: string, listener: (event: HostEvent) => void): Listening => {
  const { port } = new SharedWorker(new URL('./link/shared.ts', import.meta.url), {
    type: 'module',
    name: 'copiste',
  })
  const hello = (key: string): void => port.postMessage({ tab, key } satisfies Hello)
  let absent = false
  port.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (data.kind === 'event') return listener(trust<HostEvent>(data.event))
    if (data.state === 'here' && absent) listener({ kind: 'again' })
    if (data.state !== 'here') listener({ kind: 'away', why: data.state })
    absent = data.state !== 'here'
  }
  hello(readKey())
  onNewKey(hello)
  return { greet: () => hello(readKey()), stop: () => port.close() }
}

interface Listening {
  /** Says the key again, once there is a new one. */
  readonly greet: () => void
  readonly stop: () => void
}

/** The key of the printed address is spent once, and leaves the address bar at once. */
export const enter = async (): Promise<boolean> => {
  if (window.copiste || !bearsKey(location.hash)) return true
  const { href } = location
  history.replaceState(null, '', '/')
  return (await spend(href)) || readKey() !== ''
}

export const openBridge = (tab: string): Bridge =>
  newestStays(patient(window.copiste ? electronBridge(window.copiste) : httpBridge(tab)))
