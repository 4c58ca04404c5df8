/** A folder watched for changes made outside: several at once make one call. */
import { existsSync, watch, type FSWatcher } from 'node:fs'

const settle = 150

export const watchFolder = (folder: string, changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let watcher: FSWatcher | undefined
  const soon = (_event: string, name: string | null): void => {
    if (name?.startsWith('.')) return
    clearTimeout(timer)
    timer = setTimeout(changed, settle)
  }
  try {
    if (existsSync(folder)) watcher = watch(folder, { persistent: false }, soon)
    watcher?.on('error', () => watcher?.close())
  } catch {
    // A disk that cannot be watched is read again each time the shelf is shown.
  }
  return () => {
    clearTimeout(timer)
    watcher?.close()
  }
}
