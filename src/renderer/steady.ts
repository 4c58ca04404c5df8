/** Nothing that is clicked moves what lies under the pointer: a second click, or its second half, means the same thing. */
import { onBeforeUnmount, watch, type Ref } from 'vue'

const pressable = 'button, summary, label, a, input, select, [role=option]'

const pressed = ({ target }: Event): Element | undefined =>
  target instanceof Element ? (target.closest(pressable) ?? undefined) : undefined

export interface Steady {
  /** Other things are shown: no room is owed any more. */
  readonly release: () => void
}

/**
 * Holds what was clicked in its place on the screen while the pane around it changes: the pane is scrolled by as much as
 * what stands above has grown or shrunk. Where it cannot scroll so far, room is lent above or below.
 */
export const useSteady = (pane: Ref<HTMLElement | undefined>): Steady => {
  const lent = { above: 0, below: 0 }
  const lend = (element: HTMLElement, side: keyof typeof lent, room: number): void => {
    lent[side] = Math.max(0, room)
    element.style.setProperty(`--lent-${side}`, `${lent[side]}px`)
  }
  const settle = (element: HTMLElement, moved: number): void => {
    const given = Math.min(Math.max(0, moved), lent.above)
    if (given > 0) lend(element, 'above', lent.above - given)
    const at = element.scrollTop
    element.scrollTop = at + moved - given
    const left = moved - given - (element.scrollTop - at)
    if (left < 0) lend(element, 'above', lent.above - left)
    if (left <= 0) return
    lend(element, 'below', lent.below + left)
    element.scrollTop += left
  }
  /** Vue changes the page between the click and the next picture. */
  const onClick = (event: Event): void => {
    const held = pressed(event)
    const before = held?.getBoundingClientRect().top ?? 0
    requestAnimationFrame(() => {
      if (!held?.isConnected || !pane.value?.contains(held)) return
      const moved = held.getBoundingClientRect().top - before
      if (Math.abs(moved) >= 0.5) settle(pane.value, moved)
    })
  }
  const release = (): void => {
    if (!pane.value || (lent.above === 0 && lent.below === 0)) return
    lend(pane.value, 'above', 0)
    lend(pane.value, 'below', 0)
  }
  const unhear = (element: HTMLElement | undefined): void => {
    element?.removeEventListener('click', onClick, true)
    element?.removeEventListener('pointerleave', release)
  }
  watch(pane, (element, old) => {
    unhear(old)
    element?.addEventListener('click', onClick, true)
    // With the pointer elsewhere nothing has to stay under it.
    element?.addEventListener('pointerleave', release)
  })
  onBeforeUnmount(() => unhear(pane.value))
  return { release }
}

/**
 * The second half of a double click reaches only what the first half reached: where the first has opened, closed or moved
 * something, it falls on nothing.
 */
export const guardDoubleClicks = (): (() => void) => {
  let first: Element | undefined
  const onClick = (event: MouseEvent): void => {
    const target = pressed(event)
    if (event.detail < 2) first = event.detail === 1 ? target : first
    else if (target !== first) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
