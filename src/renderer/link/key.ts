/**
 * The key that lets this browser in. It stays in the storage of this very address, which no other port of this machine
 * can read, and is sent with each call; a new one reaches every open tab.
 */
const kept = 'copiste.cle'

export const readKey = (): string => localStorage.getItem(kept) ?? ''

/** Calls back when another tab was let in anew. */
export const onNewKey = (heard: (key: string) => void): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === kept && newValue !== null) heard(newValue)
  })

const pattern = /#cle=([\w-]+)$/

/** Spends the key of a printed address; answers whether it let us in. */
export const spend = async (address: string): Promise<boolean> => {
  const token = pattern.exec(address)?.[1]
  if (token === undefined) return false
  try {
    const response = await fetch('/entrer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cle: token }),
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null || !('cle' in answer)) return false
    localStorage.setItem(kept, String(answer.cle))
    return response.ok
  } catch {
    return false
  }
}

export const bearsKey = (address: string): boolean => pattern.test(address)
