/** How large the table is seen: whole at first, in its true size, or as one likes; what is pointed at stays in its place. */
import { computed, nextTick, onBeforeUnmount, onMounted, shallowRef, type Ref } from 'vue'
import { millimetresOf, type TableMap } from '../../core/map/index.ts'

const inch = 96
const [least, most] = [2, 240]
const notch = 1.25
/** Around the table, so that an edge can be grasped; and its rulers. */
export const rulerWidth = 26
const around = 22

interface Place {
  readonly x: number
  readonly y: number
}

export const useZoom = (
  scroller: Ref<HTMLElement | undefined>,
  surface: Ref<SVGSVGElement | undefined>,
  map: () => TableMap,
) => {
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

  /** What is under a place of the window stays there: under the middle of the pane where nothing is pointed at. */
  const zoomTo = async (next: number, at?: Place): Promise<void> => {
    const pane = scroller.value?.getBoundingClientRect()
    const before = surface.value?.getBoundingClientRect()
    const from = unit.value
    chosen.value = Math.min(most, Math.max(least, next))
    if (!pane || !before) return
    const { x, y } = at ?? { x: pane.left + pane.width / 2, y: pane.top + pane.height / 2 }
    await nextTick()
    const after = surface.value?.getBoundingClientRect()
    if (!after || !scroller.value) return
    const grown = unit.value / from
    scroller.value.scrollLeft += after.left + (x - before.left) * grown - x
    scroller.value.scrollTop += after.top + (y - before.top) * grown - y
  }
  const step = (by: 1 | -1): void => void zoomTo(unit.value * notch ** by)
  const fit = (): void => {
    chosen.value = undefined
  }
  const trueSize = (): void => void zoomTo(real.value)

  /** Ctrl and the wheel, or two fingers on a pad. */
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const turned = Math.max(-60, Math.min(60, event.deltaY))
    void zoomTo(unit.value * Math.exp(-turned / 240), { x: event.clientX, y: event.clientY })
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
