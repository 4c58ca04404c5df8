/** The bridge as this window reaches it: Electron's, or HTTP to the host that served the page. */
import type { Answers, Bridge, Call, HostEvent } from '../app/bridge.ts'
import { fromWire } from '../app/wire.ts'
import { error, failure, type Result } from '../core/index.ts'
import { texts } from './texts.ts'

/** The other side speaks the same page of calls; what it answers is what that page says. */
const trust = <T>(answer: unknown): T => Object(answer)

const electronBridge = (host: NonNullable<Window['copiste']>): Bridge => ({
  call: async <C extends Call>(name: C, input: unknown) =>
    trust<Result<Answers[C]>>(await host.call(name, input)),
  listen: listener => host.listen(event => listener(trust<HostEvent>(event))),
  holdsWork: unsaved => host.holdsWork(unsaved),
})

/** One for each window, so that two tabs are two sessions. */
const newSession = (): string => `onglet-${crypto.randomUUID()}`

const lost = () => failure(error('bridge.lost', '', texts.bridge.lost))

const httpBridge = (): Bridge => {
  const session = newSession()
  let held = false
  addEventListener('beforeunload', event => {
    if (held) event.preventDefault()
  })
  return {
    call: async <C extends Call>(name: C, input: unknown) => {
      try {
        const response = await fetch(`/appel/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-copiste-session': session },
          body: JSON.stringify(input),
        })
        return trust<Result<Answers[C]>>(fromWire(await response.text()))
      } catch {
        return lost()
      }
    },
    listen: listener => {
      const source = new EventSource(`/evenements?session=${session}`)
      let lost = false
      source.onerror = () => {
        lost = true
      }
      source.onopen = () => {
        if (lost) listener({ kind: 'again' })
        lost = false
      }
      source.onmessage = ({ data }) => listener(trust<HostEvent>(JSON.parse(String(data))))
      return () => source.close()
    },
    holdsWork: unsaved => {
      held = unsaved
    },
  }
}

/** The key of the printed address is spent once, and leaves the address bar at once. */
export const enter = async (): Promise<boolean> => {
  const key = /^#cle=([\w-]+)$/.exec(location.hash)?.[1]
  if (window.copiste || key === undefined) return true
  history.replaceState(null, '', '/')
  const response = await fetch('/entrer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cle: key }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

export const openBridge = (): Bridge => (window.copiste ? electronBridge(window.copiste) : httpBridge())
