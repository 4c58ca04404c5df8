/** What the host says unasked, line by line, for all the tabs that share the stream; opened anew when it breaks. */

export type LinkState = 'here' | 'silent' | 'key'

export interface StreamOptions {
  /** A name for this browser's stream. */
  readonly browser: string
  readonly key: () => string
  readonly tabs: () => readonly string[]
  readonly hear: (tab: string, event: unknown) => void
  readonly turn: (state: LinkState) => void
}

export interface Stream {
  /** The tabs are others now. */
  readonly tabsChanged: () => void
  /** Tries again at once: there is a new key. */
  readonly retry: () => void
}

/** The host says something every five seconds, if only that it is there. */
const silence = 15_000
const pause = 1_000

export const openStream = ({ browser, key, tabs, hear, turn }: StreamOptions): Stream => {
  let wake = (): void => undefined
  let open = false

  const headers = (): Record<string, string> => ({ 'x-copiste-cle': key() })

  const tellTabs = async (): Promise<void> => {
    await fetch('/onglets', {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ navigateur: browser, onglets: tabs() }),
      signal: AbortSignal.timeout(silence),
    })
  }

  const said = (line: string): void => {
    if (line === '') return
    const { tab, event }: { readonly tab: string; readonly event: unknown } = JSON.parse(line)
    hear(tab, event)
  }

  /** Until it breaks; answers how. */
  const listen = async (): Promise<LinkState> => {
    const stop = new AbortController()
    let watchdog = setTimeout(() => stop.abort(), silence)
    try {
      const response = await fetch(`/evenements?navigateur=${browser}`, {
        headers: headers(),
        signal: stop.signal,
      })
      if (response.status === 401) return 'key'
      const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
      if (!reader) return 'silent'
      open = true
      await tellTabs()
      turn('here')
      let rest = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'silent'
        clearTimeout(watchdog)
        watchdog = setTimeout(() => stop.abort(), silence)
        const lines = (rest + value).split('\n')
        rest = lines.pop() ?? ''
        lines.forEach(said)
      }
    } catch {
      return 'silent'
    } finally {
      open = false
      clearTimeout(watchdog)
      stop.abort()
    }
  }

  const rest = (): Promise<void> =>
    new Promise(settle => {
      const timer = setTimeout(settle, pause)
      wake = () => {
        clearTimeout(timer)
        settle()
      }
    })

  const run = async (): Promise<never> => {
    for (;;) {
      turn(await listen())
      await rest()
    }
  }

  void run()
  return {
    tabsChanged: () => {
      if (open) void tellTabs().catch(() => undefined)
    },
    retry: () => wake(),
  }
}
