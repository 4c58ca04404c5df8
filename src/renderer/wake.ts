/** Keeps the screen from going dark while a view is looked at, where the browser offers it; nothing depends on it. */
import { onBeforeUnmount, onMounted } from 'vue'

export const useWakeLock = (): void => {
  let lock: WakeLockSentinel | undefined
  let gone = false

  /** The browser lets go of it whenever the page is hidden, and refuses it on a low battery. */
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (gone) await lock.release()
    } catch {
      lock = undefined
    }
  }
  const look = (): void => void ask()

  onMounted(() => {
    look()
    document.addEventListener('visibilitychange', look)
  })
  onBeforeUnmount(() => {
    gone = true
    document.removeEventListener('visibilitychange', look)
    lock?.release().catch(() => undefined)
  })
}
