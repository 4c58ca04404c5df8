/** Of hundreds of things of one size, only those that are near the pane's window are drawn. */
import { computed, onBeforeUnmount, ref, watch, type ComputedRef, type Ref } from 'vue'

export interface Cell {
  readonly index: number
  readonly row: number
  readonly column: number
}

export interface GridShape {
  readonly count: number
  readonly columns: number
  /** Of a row, with the gap below it. */
  readonly rowHeight: number
}

/** Rows above and below the window that are drawn already. */
const spareRows = 2
/** Where nothing can be measured yet. */
const firstHeight = 900

/** The cells between two heights, and the one that is kept wherever it is. */
export const cellsIn = (
  { count, columns, rowHeight }: GridShape,
  top: number,
  bottom: number,
  kept: number | undefined,
): readonly Cell[] => {
  const rows = Math.ceil(count / columns)
  const first = Math.max(0, Math.min(rows, Math.floor(top / rowHeight)) - spareRows)
  const last = Math.min(rows, Math.ceil(bottom / rowHeight) + spareRows)
  const indices = Array.from({ length: Math.max(0, last - first) * columns }, (_, at) => first * columns + at)
  const near = indices.filter(index => index < count)
  const far = kept !== undefined && kept < count && !near.includes(kept) ? [kept] : []
  return [...near, ...far].map(index => ({
    index,
    row: Math.floor(index / columns),
    column: index % columns,
  }))
}

/** The width of the pane that scrolls, and what it shows of the grid within it. */
export const useWindowing = (
  pane: () => HTMLElement | undefined,
  grid: Ref<HTMLElement | undefined>,
  shape: () => Omit<GridShape, 'columns'>,
  columnsFor: (width: number) => number,
  kept: () => number | undefined,
): { readonly columns: ComputedRef<number>; readonly cells: ComputedRef<readonly Cell[]> } => {
  const width = ref(0)
  const [top, bottom] = [ref(0), ref(firstHeight)]
  let frame = 0

  const measure = (): void => {
    frame = 0
    const [around, own] = [pane(), grid.value]
    if (!around || !own) return
    const above = around.getBoundingClientRect().top - own.getBoundingClientRect().top
    const { rowHeight } = shape()
    width.value = own.clientWidth
    // In whole rows: nothing is drawn anew until another row comes near.
    top.value = Math.floor(above / rowHeight) * rowHeight
    bottom.value = Math.ceil((above + (around.clientHeight || firstHeight)) / rowHeight) * rowHeight
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(measure)
  }
  const sized = new ResizeObserver(measure)
  const watched: HTMLElement[] = []
  const unwatch = (): void => {
    sized.disconnect()
    for (const element of watched.splice(0)) element.removeEventListener('scroll', soon)
  }
  watch(
    [pane, grid],
    ([around, own]) => {
      unwatch()
      if (!around || !own) return
      around.addEventListener('scroll', soon, { passive: true })
      watched.push(around)
      sized.observe(around)
      sized.observe(own)
      measure()
    },
    { immediate: true, flush: 'post' },
  )
  onBeforeUnmount(() => {
    unwatch()
    cancelAnimationFrame(frame)
  })

  const columns = computed(() => columnsFor(width.value))
  const cells = computed(() =>
    cellsIn({ ...shape(), columns: columns.value }, top.value, bottom.value, kept()),
  )
  return { columns, cells }
}
