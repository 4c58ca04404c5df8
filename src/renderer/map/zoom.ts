/** How large the table is seen: whole at first, in its true size, or as one likes; what is pointed at stays in its place. */
import { computed, onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'
import { millimetresOf, type TableMap } from '../../core/map/index.ts'

const inch = 96
const [least, most] = [2, 240]
const notch = 1.25
/** Around the table, so that an edge can be grasped; and its rulers. */
export const rulerWidth = 26
const around = 22

export const useZoom = (scroller: Ref<HTMLElement | undefined>, map: () => TableMap) => {
  const room = shallowRef({ width: 640, height: 480 })
  /** Pixels for one unit; none while the whole table is seen. */
  const chosen = shallowRef<number>()
  const real = computed(() => (millimetresOf[map().unit] / 25.4) * inch)
  const whole = computed(() => {
    const { width, height } = map()
    const wide = (room.value.width - rulerWidth - around) / width
    const high = (room.value.height - rulerWidth - around) / height
    return Math.max(least, Math.min(wide, high))
  })
  /** Pixels for one unit. */
  const unit = computed(() => chosen.value ?? whole.value)
  const percent = computed(() => Math.round((unit.value / real.value) * 100))

  /** A place of the screen, by the sides of the scroller: the middle where nothing is pointed at. */
  const zoomTo = (next: number, at?: { readonly x: number; readonly y: number }): void => {
    const element = scroller.value
    const before = unit.value
    const after = Math.min(most, Math.max(least, next))
    chosen.value = after
    if (!element) return
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const kept = { x: element.scrollLeft + x - rulerWidth, y: element.scrollTop + y - rulerWidth }
    requestAnimationFrame(() => {
      element.scrollLeft = (kept.x * after) / before - x + rulerWidth
      element.scrollTop = (kept.y * after) / before - y + rulerWidth
    })
  }
  const step = (by: 1 | -1, at?: { readonly x: number; readonly y: number }): void =>
    zoomTo(unit.value * notch ** by, at)
  const fit = (): void => {
    chosen.value = undefined
  }
  const trueSize = (): void => zoomTo(real.value)

  /** Ctrl and the wheel, or two fingers on a pad. */
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey || !scroller.value) return
    event.preventDefault()
    const { left, top } = scroller.value.getBoundingClientRect()
    zoomTo(unit.value * Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 240), {
      x: event.clientX - left,
      y: event.clientY - top,
    })
  }

  let observer: ResizeObserver | undefined
  onMounted(() => {
    observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) room.value = { width, height }
    })
    if (scroller.value) observer.observe(scroller.value)
  })
  onBeforeUnmount(() => observer?.disconnect())

  return { unit, percent, fitted: computed(() => chosen.value === undefined), step, fit, trueSize, wheel }
}
