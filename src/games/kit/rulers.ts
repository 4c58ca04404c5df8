/** Rulers, in parts that are put together: distances in large figures, what they are for, and centimetres where asked. */
import type { DraftPiece, LengthUnit, Mark, Pen } from '../../core/index.ts'

/** A distance that players look for, and what it is for. */
export interface RulerMark {
  readonly at: number
  readonly icons: readonly string[]
  /** Left out where there is no room beside the icons. */
  readonly text?: string
}

export interface RulerPart {
  readonly unit: LengthUnit
  readonly from: number
  readonly to: number
  /** The next part is pasted on its end. */
  readonly tab: boolean
  readonly marks?: readonly RulerMark[]
  /** Figures stand at every so many units, where a unit is small. */
  readonly every?: number
  /** A second scale along the other edge. */
  readonly centimetres?: boolean
  /** At its end, line by line. */
  readonly note?: readonly string[]
}

const tabWidth = 12
const noteWidth = 18
const plainHeight = 22
const scaleHeight = 5

/** Of a unit, in millimetres, that has room for quarters, and for words. */
const wide = 20

const line = (x: number, from: number, to: number, width = 0.3): Mark => ({
  kind: 'line',
  points: [
    { x, y: from },
    { x, y: to },
  ],
  pen: { role: 'ink', width },
})

export const rulerPart = (part: RulerPart): DraftPiece => {
  const { unit, from, to, tab, centimetres = false, note = [] } = part
  const length = (to - from) * unit.millimetres
  const end = tab ? tabWidth : note.length > 0 ? noteWidth : 0
  const size = { width: length + end, height: plainHeight + (centimetres ? scaleHeight : 0) }
  return {
    title: `Réglette, ${unit.many} ${from} à ${to}`,
    copies: 1,
    size,
    template: 'shared/ruler',
    data: {
      length,
      drawing: {
        drawing: {
          ...size,
          says: `${unit.many} ${from} à ${to}`,
          marks: [
            ...unitMarks(part),
            ...(part.marks ?? []).flatMap(mark => distance(mark, part)),
            ...(centimetres ? centimetreMarks(part, size.height) : []),
            ...endMarks(part, length, size.height),
          ],
        },
      },
    },
  }
}

/** Whole units, halves, and quarters where they can be told apart; the edge itself is zero. */
const unitMarks = ({ unit: { millimetres }, from, to, every = 1 }: RulerPart): readonly Mark[] => {
  const letters = Math.min(7.4, 0.6 * millimetres * every)
  const steps = every > 1 ? 1 : millimetres >= wide ? 4 : 2
  const figure = (text: string, x: number, anchor: 'start' | 'end'): Mark => ({
    kind: 'text',
    text,
    at: { x, y: 12.4 },
    anchor,
    size: letters,
    role: 'accent',
    font: 'title',
  })
  const marks = Array.from({ length: (to - from) * steps }, (_, index): readonly Mark[] => {
    const at = index + 1
    const x = (at * millimetres) / steps
    if (at % steps !== 0) return [line(x, 0, (2 * at) % steps === 0 ? 5.6 : 3, 0.2)]
    const value = from + at / steps
    if (value % every !== 0) return [line(x, 0, 4.4, 0.2)]
    return [line(x, 0, 13), figure(`${value}`, x - 0.9, 'end')]
  }).flat()
  return from === 0 ? [figure('0', 0.9, 'start'), ...marks] : marks
}

const iconSize = 5.4

/** Under its figure: the icons end at the line, and the words stand before them. */
const distance = ({ at, icons, text = '' }: RulerMark, part: RulerPart): readonly Mark[] => {
  const { unit, from, to, every = 1 } = part
  if (at <= from || at > to) return []
  const room = unit.millimetres * every
  const right = (at - from) * unit.millimetres - 0.6
  const most = Math.max(1, Math.floor((room - 1) / iconSize))
  const shown = icons.slice(0, most)
  const left = right - shown.length * (iconSize + 0.4)
  return [
    ...shown.map((name, index): Mark => ({
      kind: 'icon',
      name,
      at: { x: left + index * (iconSize + 0.4) + 0.4, y: 14.6 },
      width: iconSize,
      height: iconSize,
      role: 'accent',
    })),
    ...(text !== '' && room >= wide
      ? [
          {
            kind: 'text',
            text,
            at: { x: left - 0.4, y: 18.4 },
            anchor: 'end',
            size: 3.1,
            role: 'ink',
            most: left - (right - room) - 1,
          } satisfies Mark,
        ]
      : []),
  ]
}

const centimetreMarks = ({ unit, from, to }: RulerPart, height: number): readonly Mark[] => {
  const [first, last] = [from * unit.millimetres, to * unit.millimetres]
  const halves = Array.from({ length: Math.floor(last / 5) }, (_, index) => (index + 1) * 5)
  return halves
    .filter(at => at > first)
    .flatMap((at): readonly Mark[] => {
      const x = at - first
      if (at % 10 !== 0) return [line(x, height - 1.6, height, 0.2)]
      return [
        line(x, height - 3.4, height, 0.2),
        {
          kind: 'text',
          text: `${at / 10}`,
          at: { x: x - 0.6, y: height - 0.9 },
          anchor: 'end',
          size: 2.8,
          role: 'quiet',
        },
      ]
    })
}

const dashed: Pen = { role: 'quiet', width: 0.25, dash: [1.4, 1] }

const endMarks = ({ tab, note = [] }: RulerPart, length: number, height: number): readonly Mark[] => {
  const lines = tab ? ['collez', 'la suite', 'ici'] : note
  if (lines.length === 0) return []
  const middle = length + (tab ? tabWidth : noteWidth) / 2
  return [
    {
      kind: 'line',
      points: [
        { x: length, y: 13 },
        { x: length, y: height },
      ],
      pen: dashed,
    },
    ...lines.map((text, index): Mark => ({
      kind: 'text',
      text,
      at: { x: middle, y: height / 2 + 1 + (index - (lines.length - 1) / 2) * 3.6 },
      anchor: 'middle',
      size: 2.9,
      role: 'quiet',
    })),
  ]
}
