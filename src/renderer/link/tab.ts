/**
 * A name for this tab that outlives a reload. It is held as a lock of the browser's, so that whoever waits for the lock
 * learns when the tab is gone, however it went; a tab that was doubled finds the name taken and gets another.
 */
const remembered = 'copiste.onglet'

export const lockOf = (tab: string): string => `copiste-page-${tab}`

/** A page that gives way to its own reload takes a moment to let go. */
const patience = 1_000

const hold = (tab: string): Promise<boolean> =>
  new Promise(settle => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(patience) }, () => {
        settle(true)
        return new Promise(() => undefined)
      })
      .catch(() => settle(false))
  })

export const openTab = async (): Promise<string> => {
  const before = sessionStorage.getItem(remembered)
  if (before !== null && (await hold(before))) return before
  const tab = `onglet-${crypto.randomUUID()}`
  sessionStorage.setItem(remembered, tab)
  await hold(tab)
  return tab
}
