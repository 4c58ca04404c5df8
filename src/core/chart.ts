/** A small chart as plain data, and the drawing that it makes: curves or bars over the same marks, on one scale. */
import type { Size } from './size.ts'
import type { Drawing, Mark, Pen, Point, Role, Surface } from './drawing.ts'

export interface Series {
  readonly label: string
  /** Told apart by more than their colour. */
  readonly tone: 'first' | 'second'
  readonly values: readonly number[]
  /** What is written at each value; nothing where it is empty. */
  readonly words: readonly string[]
}

export interface Chart {
  readonly kind: 'curves' | 'bars'
  /** What it shows, for those who cannot see it. */
  readonly says: string
  /** One under each value. */
  readonly marks: readonly string[]
  /** What the scale is read by; the last one is its top. */
  readonly levels: readonly { readonly value: number; readonly label: string }[]
  readonly series: readonly Series[]
}

/** The room of a chart and the height of its letters, in one unit: millimetres on paper, pixels on a screen. */
export interface ChartRoom extends Size {
  readonly letters: number
}

/** The least of these tops that holds every value. */
export const scaleFor = (values: readonly number[], label: (value: number) => string): Chart['levels'] => {
  const most = Math.max(0, ...values)
  const top = [0.2, 0.4, 0.6, 0.8].find(step => most <= step) ?? 1
  return [0, 1, 2, 3, 4].map(step => ({ value: (top * step) / 4, label: label((top * step) / 4) }))
}

const toneOf: Readonly<Record<Series['tone'], Role>> = { first: 'accent', second: 'second' }

/** Where values stand in a room, all lengths in letters: at its left the scale, under it the marks. */
const frameOf = ({ marks, levels, series }: Chart, { width, height, letters }: ChartRoom) => {
  const widest = Math.max(1, ...levels.map(({ label }) => label.length))
  const edge = {
    left: letters * (1 + 0.5 * widest),
    right: letters * 0.6,
    top: letters * 1.4,
    bottom: letters * 1.7,
  }
  const slot = Math.max(0, width - edge.left - edge.right) / Math.max(1, marks.length)
  const deep = Math.max(0, height - edge.top - edge.bottom)
  const top = levels.at(-1)?.value ?? 1
  const longest = Math.max(1, ...marks.map(label => label.length))
  return {
    left: edge.left,
    right: Math.max(edge.left, width - edge.right),
    foot: height - letters * 0.4,
    across: (index: number): number => edge.left + slot * (index + 0.5),
    down: (value: number): number => edge.top + deep * (1 - value / (top || 1)),
    /** Where marks would touch, some are left out. */
    every: Math.max(1, Math.ceil((letters * (0.4 + 0.6 * longest)) / Math.max(1e-6, slot))),
    thick: Math.min(letters * 1.4, (slot * 0.84) / Math.max(1, series.length)),
  }
}

export const chartDrawing = (chart: Chart, room: ChartRoom): Drawing => {
  const { width, height, letters } = room
  const { levels, marks, says } = chart
  const frame = frameOf(chart, room)
  const scale = levels.flatMap(({ value, label }): readonly Mark[] => [
    {
      kind: 'line',
      points: [
        { x: frame.left, y: frame.down(value) },
        { x: frame.right, y: frame.down(value) },
      ],
      pen: { role: 'line', width: letters / 13 },
    },
    {
      kind: 'text',
      text: label,
      at: { x: frame.left - letters * 0.45, y: frame.down(value) + letters * 0.3 },
      anchor: 'end',
      size: letters,
      role: 'quiet',
    },
  ])
  const feet = marks.flatMap((label, index): readonly Mark[] =>
    index % frame.every === 0
      ? [
          {
            kind: 'text',
            text: label,
            at: { x: frame.across(index), y: frame.foot },
            anchor: 'middle',
            size: letters,
            role: 'quiet',
          },
        ]
      : [],
  )
  const drawn = chart.kind === 'curves' ? curves(chart, room) : bars(chart, room)
  return { width, height, says, marks: [...scale, ...feet, ...drawn] }
}

const curves = (chart: Chart, room: ChartRoom): readonly Mark[] => {
  const frame = frameOf(chart, room)
  const { letters } = room
  return chart.series.flatMap(({ tone, values }): readonly Mark[] => {
    const role = toneOf[tone]
    const points = values.map((value, index): Point => ({ x: frame.across(index), y: frame.down(value) }))
    const dash = tone === 'second' ? { dash: [letters * 0.54, letters * 0.31] } : {}
    const dot: Surface = { fill: 'paper', pen: { role, width: letters * 0.15 } }
    return [
      { kind: 'line', points, pen: { role, width: letters * 0.18, ...dash } },
      ...points.map((at): Mark => ({ kind: 'ellipse', at, across: letters * 0.26, ...dot })),
    ]
  })
}

/** Those of all series stand side by side over each mark. */
const bars = (chart: Chart, room: ChartRoom): readonly Mark[] => {
  const frame = frameOf(chart, room)
  const { letters } = room
  return chart.series.flatMap(({ tone, values, words }, turn) => {
    const role = toneOf[tone]
    const pen: Pen = { role, width: letters * 0.08 }
    // Filled where ink is not spared, drawn around wherever it is printed.
    const look: Surface = { fill: tone === 'first' ? 'solid' : 'tint', pen }
    return values.flatMap((value, index): readonly Mark[] => {
      const at = {
        x: frame.across(index) + frame.thick * (turn - chart.series.length / 2),
        y: frame.down(value),
      }
      const height = frame.down(0) - at.y
      const word = words[index] ?? ''
      return [
        // What spares ink lets the lines of the scale show through, if nothing hides them.
        { kind: 'rectangle', at, width: frame.thick, height, radius: letters * 0.1, fill: 'paper' },
        { kind: 'rectangle', at, width: frame.thick, height, radius: letters * 0.1, ...look },
        ...(word === '' ? [] : [wordOver(word, at, frame.thick, letters, role)]),
      ]
    })
  })
}

const wordOver = (text: string, { x, y }: Point, thick: number, letters: number, role: Role): Mark => ({
  kind: 'text',
  text,
  at: { x: x + thick / 2, y: y - letters * 0.3 },
  anchor: 'middle',
  size: letters,
  bold: true,
  role,
})
