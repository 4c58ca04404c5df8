/** How large a page is looked at: as wide as its pane, whole, in its real size, or by a percentage; kept for each view. */
import { computed, ref, watch } from 'vue'
import type { Size } from '../core/index.ts'

export type Fit = 'width' | 'page' | 'real' | 'free'

const fits: readonly Fit[] = ['width', 'page', 'real', 'free']

const isFit = (text: string): text is Fit => fits.some(fit => fit === text)

/** CSS pixels in a point of the paper: on a screen that tells the truth, 100 % is the real size. */
const real = 96 / 72
const mm = 25.4 / 72

const [least, most] = [0.25, 4]
/** A card is not blown up beyond this to fill its pane. */
const mostToFit = 1.75
const roomForTwo = 720

const within = (zoom: number): number => Math.min(most, Math.max(least, Math.round(zoom * 100) / 100))

/** Pages under the one that is looked at: as wide as all of them can be in what room is left, in rows if need be. */
export const widthInRest = (
  count: number,
  page: Size,
  room: Size,
  { gap, least, most }: { readonly gap: number; readonly least: number; readonly most: number },
): number => {
  const high = page.height / page.width
  const widths = Array.from({ length: count }, (_, at) => {
    const columns = at + 1
    const rows = Math.ceil(count / columns)
    const across = (room.width - gap * (columns - 1)) / columns
    const down = (room.height - gap * (rows - 1)) / rows / high
    return Math.min(across, down, most)
  })
  const widest = Math.floor(Math.max(0, ...widths))
  return widest < least ? 0 : widest
}

export const useScale = (name: string) => {
  const key = `copiste.${name}.vue`
  const [keptFit = '', keptZoom = '', keptPair = ''] = (localStorage.getItem(key) ?? '').split(' ')
  const fit = ref<Fit>(isFit(keptFit) ? keptFit : 'width')
  const zoom = ref(within(Number(keptZoom) || 1))
  const pair = ref(keptPair === '2')
  /** Recto and verso side by side where both have room, until the player says otherwise. */
  const unfold = (room: number): void => {
    if (keptPair === '' && room >= roomForTwo) pair.value = true
  }
  /** What the last page was shown at, of its real size. */
  const now = ref(1)
  /** Millimetres, of the last page. */
  const paperWidth = ref(210)

  /** CSS pixels, of a page so large (in points) in a room so large (in pixels). */
  const widthOf = (page: Size, room: Size): number => {
    const wide = Math.max(120, Math.min(room.width, page.width * real * mostToFit))
    const whole = Math.max(120, Math.min(wide, (room.height * page.width) / page.height))
    const width = { width: wide, page: whole, real: page.width * real, free: page.width * real * zoom.value }[
      fit.value
    ]
    now.value = width / (page.width * real)
    paperWidth.value = page.width * mm
    return width
  }
  const nudge = (by: number): void => {
    zoom.value = within(now.value + by)
    fit.value = 'free'
  }
  const choose = (chosen: string): void => {
    if (!isFit(chosen)) return
    if (chosen === 'free') zoom.value = within(now.value)
    fit.value = chosen
  }
  const percent = computed(() => Math.round(now.value * 100))
  watch([fit, zoom, pair], () =>
    localStorage.setItem(key, `${fit.value} ${zoom.value} ${pair.value ? 2 : 1}`),
  )
  return { fit, zoom, pair, percent, paperWidth, widthOf, nudge, choose, unfold }
}
