/** The views as pages that one goes back through: the browser's Back, Alt+Left and the mouse know the way. */
import { watch } from 'vue'
import type { ViewName } from './stores/view.ts'

export interface TrailStop {
  readonly view: ViewName
  /** The file that is open there; none on the shelf. */
  readonly path: string
}

const depths: Readonly<Record<ViewName, number>> = {
  shelf: 0,
  band: 1,
  scenario: 1,
  evening: 1,
  stock: 1,
  print: 2,
  overview: 2,
  duel: 2,
  play: 2,
  compendium: 2,
}
/** Without a band, the compendium stands right behind the shelf. */
const depthOf = ({ view, path }: TrailStop): number =>
  view === 'compendium' && path === '' ? depths.band : depths[view]
const shelf: TrailStop = { view: 'shelf', path: '' }

const placeOf = (state: unknown): TrailStop => {
  const { view, path } = Object(state)
  return Object.hasOwn(depths, String(view)) && typeof path === 'string' ? { view, path } : shelf
}
const same = (a: TrailStop, b: TrailStop): boolean => a.view === b.view && a.path === b.path

/** The two buttons under the thumb. */
const [backButton, forthButton] = [3, 4]

/** Electron leaves these ways back to the page; a browser has them of its own. */
const waysBack = (): (() => void) => {
  if (!window.copiste) return () => undefined
  const onKey = (event: KeyboardEvent): void => {
    const mac = navigator.userAgent.includes('Mac')
    const asked = mac ? event.metaKey && ['[', ']'].includes(event.key) : event.altKey
    if (!asked || event.ctrlKey || event.shiftKey) return
    if (event.key === (mac ? '[' : 'ArrowLeft')) history.back()
    else if (event.key === (mac ? ']' : 'ArrowRight')) history.forward()
  }
  const onMouse = ({ button }: MouseEvent): void => {
    if (button === backButton) history.back()
    else if (button === forthButton) history.forward()
  }
  addEventListener('keydown', onKey)
  addEventListener('mouseup', onMouse)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('mouseup', onMouse)
  }
}

/** Keeps the history of the window in step with the views, and walks where Back and Forward lead. */
export const followTrail = (
  here: () => TrailStop,
  walk: (place: TrailStop) => Promise<void>,
): (() => void) => {
  /** Entries that are left behind without a wish of the player's. */
  let returning = 0
  history.replaceState({ ...here() }, '')
  const record = (): void => {
    const place = here().view === 'shelf' ? shelf : here()
    const known = placeOf(history.state)
    if (same(place, known)) return
    const deeper = depthOf(place) - depthOf(known)
    if (deeper > 0) return history.pushState({ ...place }, '')
    if (deeper === 0) return history.replaceState({ ...place }, '')
    returning++
    history.go(deeper)
  }
  const onPop = async ({ state }: PopStateEvent): Promise<void> => {
    if (returning > 0) {
      returning--
      history.replaceState({ ...(here().view === 'shelf' ? shelf : here()) }, '')
      return
    }
    await walk(placeOf(state))
    // Where the player stays after all, the entry says so.
    record()
  }
  const stop = watch(() => here().view, record, { flush: 'post' })
  const stopWays = waysBack()
  const listen = (event: PopStateEvent): void => void onPop(event)
  addEventListener('popstate', listen)
  return () => {
    stop()
    stopWays()
    removeEventListener('popstate', listen)
  }
}
