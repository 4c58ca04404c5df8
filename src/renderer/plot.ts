/** A small chart as plain data, and where its marks stand: curves and bars over the same marks, one scale. */

export interface Series {
  readonly label: string
  /** Told apart by more than their colour. */
  readonly tone: 'first' | 'second'
  readonly values: readonly number[]
  /** What is written at each value; nothing where it is empty. */
  readonly words: readonly string[]
}

export interface Plot {
  readonly kind: 'curves' | 'bars'
  /** One under each value. */
  readonly marks: readonly string[]
  /** What the scale is read by; the last one is its top. */
  readonly levels: readonly { readonly value: number; readonly label: string }[]
  readonly series: readonly Series[]
}

/** The room that a drawing has, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

const edge = { left: 30, right: 8, top: 18, bottom: 22 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Bar extends Point {
  readonly width: number
  readonly height: number
}

export interface Drawn {
  /** From where to where the lines of the scale go. */
  readonly span: readonly [number, number]
  readonly levels: readonly { readonly y: number; readonly label: string }[]
  /** Where marks stand close, some are left out. */
  readonly marks: readonly { readonly x: number; readonly label: string }[]
  readonly series: readonly (Series & { readonly points: readonly Point[]; readonly bars: readonly Bar[] })[]
}

const closest = 20
const widestBar = 18

/** Bars of all series stand side by side over each mark. */
export const drawn = (plot: Plot, { width, height }: Room): Drawn => {
  const slot = Math.max(0, width - edge.left - edge.right) / Math.max(1, plot.marks.length)
  const deep = Math.max(0, height - edge.top - edge.bottom)
  const top = plot.levels.at(-1)?.value ?? 1
  const across = (index: number): number => edge.left + slot * (index + 0.5)
  const down = (value: number): number => edge.top + deep * (1 - value / top)
  const every = Math.max(1, Math.ceil(closest / Math.max(1, slot)))
  const thick = Math.min(widestBar, (slot * 0.84) / Math.max(1, plot.series.length))
  return {
    span: [edge.left, width - edge.right],
    levels: plot.levels.map(({ value, label }) => ({ y: down(value), label })),
    marks: plot.marks.flatMap((label, index) => (index % every === 0 ? [{ x: across(index), label }] : [])),
    series: plot.series.map((series, turn) => ({
      ...series,
      points: series.values.map((value, index) => ({ x: across(index), y: down(value) })),
      bars: series.values.map((value, index) => ({
        x: across(index) + thick * (turn - plot.series.length / 2),
        y: down(value),
        width: thick,
        height: down(0) - down(value),
      })),
    })),
  }
}

/** The least of these tops that holds every value. */
export const scaleFor = (values: readonly number[], label: (value: number) => string): Plot['levels'] => {
  const most = Math.max(0, ...values)
  const top = [0.2, 0.4, 0.6, 0.8].find(step => most <= step) ?? 1
  return [0, 1, 2, 3, 4].map(step => ({ value: (top * step) / 4, label: label((top * step) / 4) }))
}
