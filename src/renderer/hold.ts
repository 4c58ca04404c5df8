/** A button that is tapped for one thing and held for another: by finger, pen or mouse; no hover, no second hand. */
import { onBeforeUnmount } from 'vue'

/** Longer than any tap. */
const long = 450

export interface Holding {
  readonly pointerdown: (event: PointerEvent) => void
  readonly pointerup: () => void
  readonly pointerleave: () => void
  readonly pointercancel: () => void
  readonly contextmenu: (event: Event) => void
  readonly click: () => void
}

/** Handlers for `v-on`: a key presses it as a tap does. */
export const useHold = (tap: () => void, hold: () => void): Holding => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const end = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  onBeforeUnmount(end)
  return {
    pointerdown: ({ button }) => {
      end()
      held = false
      if (button !== 0) return
      timer = setTimeout(() => {
        held = true
        hold()
      }, long)
    },
    pointerup: end,
    pointerleave: end,
    pointercancel: end,
    // A long press asks for a menu on most screens.
    contextmenu: event => event.preventDefault(),
    click: () => {
      if (!held) tap()
      held = false
    },
  }
}
