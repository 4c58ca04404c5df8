/** How wide the panes of a view are, as the player drew them; kept for this window. */
import { ref, watch, type Ref } from 'vue'

export interface Bounds {
  readonly least: number
  readonly most: number
}

const within = (value: number, { least, most }: Bounds): number =>
  Math.round(Math.min(most, Math.max(least, value)))

const stored = (name: string): number => Number(localStorage.getItem(`copiste.${name}`) ?? NaN)

/** A width in pixels; nothing until the player draws one. */
export const usePane = (
  name: string,
  bounds: Bounds,
): { readonly width: Ref<number | undefined>; readonly draw: (to: number | undefined) => void } => {
  const kept = stored(name)
  const width = ref(Number.isFinite(kept) ? within(kept, bounds) : undefined)
  const draw = (to: number | undefined): void => {
    width.value = to === undefined ? undefined : within(to, bounds)
  }
  watch(width, value => {
    if (value === undefined) localStorage.removeItem(`copiste.${name}`)
    else localStorage.setItem(`copiste.${name}`, String(value))
  })
  return { width, draw }
}
