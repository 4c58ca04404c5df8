/** A chart as a drawing: marks evenly in its room, each value at its height, whatever the unit. */
import { describe, expect, it } from 'vitest'
import { chartDrawing, scaleFor, type Chart, type Mark } from '../../src/core/index.ts'

const bars: Chart = {
  kind: 'bars',
  says: 'essai',
  marks: ['0', '1'],
  levels: [0, 0.5, 1].map(value => ({ value, label: String(value) })),
  series: [
    { label: 'a', tone: 'first', values: [0.5, 1], words: ['50', ''] },
    { label: 'b', tone: 'second', values: [0, 0.25], words: [] },
  ],
}
const curves: Chart = { ...bars, kind: 'curves' }

const only = <K extends Mark['kind']>(kind: K, marks: readonly Mark[]) =>
  marks.filter((mark): mark is Extract<Mark, { readonly kind: K }> => mark.kind === kind)
const words = (chart: Chart, width = 131, height = 131) =>
  only('text', chartDrawing(chart, { width, height, letters: 10 }).marks)

describe('a chart', () => {
  // In letters of 10: edges of 25 (three letters in « 0.5 ») and 6, of 14 and 17; 100 between them either way.
  const room = { width: 131, height: 131, letters: 10 }

  it('sets its marks evenly, and the lines of its scale at their heights', () => {
    const { marks, width, height } = chartDrawing(bars, room)
    expect([width, height]).toEqual([131, 131])
    const feet = only('text', marks).filter(({ anchor, bold }) => anchor === 'middle' && !bold)
    expect(feet.map(({ text, at }) => [text, at.x])).toEqual([
      ['0', 50],
      ['1', 100],
    ])
    expect(only('line', marks).map(({ points }) => points.map(({ x, y }) => [x, y]))).toEqual([
      [
        [25, 114],
        [125, 114],
      ],
      [
        [25, 64],
        [125, 64],
      ],
      [
        [25, 14],
        [125, 14],
      ],
    ])
  })

  it('stands the bars of its series side by side, told apart in grey too', () => {
    const drawn = only('rectangle', chartDrawing(bars, room).marks).filter(({ fill }) => fill !== 'paper')
    expect(drawn.map(({ at, width, height }) => [at.x, at.y, width, height])).toEqual([
      [36, 64, 14, 50],
      [86, 14, 14, 100],
      [50, 114, 14, 0],
      [100, 89, 14, 25],
    ])
    expect(drawn.map(({ fill, pen }) => [fill, pen?.role])).toEqual([
      ['solid', 'accent'],
      ['solid', 'accent'],
      ['tint', 'second'],
      ['tint', 'second'],
    ])
    expect(
      words(bars)
        .filter(({ bold }) => bold)
        .map(({ text }) => text),
    ).toEqual(['50'])
  })

  it('draws each curve through its values, the second one dashed', () => {
    const lines = only('line', chartDrawing(curves, room).marks).slice(3)
    expect(lines.map(({ points }) => points.map(({ y }) => y))).toEqual([
      [64, 14],
      [114, 89],
    ])
    expect(lines.map(({ pen }) => pen?.dash?.length ?? 0)).toEqual([0, 2])
    expect(only('ellipse', chartDrawing(curves, room).marks)).toHaveLength(4)
  })

  it('leaves out marks that would touch, and holds a room of no size', () => {
    const many: Chart = { ...bars, marks: Array.from({ length: 20 }, (_, index) => String(index)) }
    const shown = (width: number) =>
      words(many, width).filter(({ anchor, bold }) => anchor === 'middle' && !bold)
    expect(shown(131 + 1000)).toHaveLength(20)
    expect(shown(131 + 100).map(({ text }) => text)).toEqual([
      '0',
      '2',
      '4',
      '6',
      '8',
      '10',
      '12',
      '14',
      '16',
      '18',
    ])
    const none = chartDrawing(bars, { width: 0, height: 0, letters: 10 })
    expect(JSON.stringify(none)).not.toMatch(/null|NaN/)
  })

  it('takes a scale that holds the greatest', () => {
    const label = (value: number) => String(Math.round(value * 100))
    expect(scaleFor([0.1, 0.31], label).map(step => step.label)).toEqual(['0', '10', '20', '30', '40'])
    expect(scaleFor([1], label).at(-1)?.value).toBe(1)
    expect(scaleFor([], label).at(-1)?.value).toBe(0.2)
  })
})
