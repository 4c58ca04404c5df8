/** What is read off and crossed out on cards and sheets: faces of the D20 as icicles, Santé by fives, moves as a bar. */
import type { Drawing, Mark } from '../../../core/index.ts'
import { at, drawn, filled, lozenge } from '../../kit/index.ts'
import { hatches, spike } from './ice.ts'

/** What a face of the D20 comes to: the spell is cast, or fails and costs so much Santé. */
export interface CastFace {
  readonly cast: boolean
  readonly damage: number
}

/** Twenty icicles: solid where the spell is cast, white where it fails, hatched where failing hurts. */
export const castingStrip = (
  faces: readonly CastFace[],
  width: number,
  height: number,
  says: string,
): Drawing => {
  const each = width / faces.length
  const [gap, pen] = [each * 0.09, Math.min(0.25, each * 0.11)]
  const cell = (index: number): readonly [number, number, number, number] => [
    index * each + gap,
    pen / 2,
    each - 2 * gap,
    height - pen,
  ]
  const spikes = (wanted: (face: CastFace) => boolean): readonly string[] =>
    faces.flatMap((face, index) => (wanted(face) ? [spike(...cell(index))] : []))
  const hatched = (wanted: (face: CastFace) => boolean, falling: boolean): readonly string[] =>
    faces.flatMap((face, index) => {
      if (!wanted(face)) return []
      const [left, top, wide, high] = cell(index)
      const shoulder = Math.min(high * 0.3, wide * 1.3)
      return hatches(left + 0.1, top + shoulder, wide - 0.2, high - shoulder - 0.1, each * 0.78, falling)
    })
  return {
    width,
    height,
    says,
    marks: [
      ...drawn(
        pen * 0.8,
        hatched(({ cast, damage }) => !cast && damage > 0, false),
      ),
      ...drawn(
        pen * 0.8,
        hatched(({ cast, damage }) => !cast && damage > 1, true),
      ),
      ...drawn(
        pen,
        spikes(({ cast }) => !cast),
      ),
      ...filled(
        spikes(({ cast }) => cast),
        'solid',
      ),
      ...drawn(
        pen,
        spikes(({ cast }) => cast),
      ),
    ],
  }
}

export interface HealthTrack {
  readonly health: number
  /** Of those that remain, how many hamper a figure that was hurt; none where that is not played. */
  readonly hampering: number
  readonly width: number
  /** From the middle of a lozenge to the next. */
  readonly pitch: number
  /** More of them are told by a number. */
  readonly most: number
}

const five = 5

/** One lozenge for each point, by fives, crossed out from the right: under the last of a group stands what remains. */
export const healthTrack = ({ health, hampering, width, pitch, most }: HealthTrack): Drawing => {
  const count = Math.min(most, Math.max(0, Math.ceil(health)))
  const thick = Math.min(hampering, count)
  const groups = groupsOf(count, thick)
  const [half, gap, high] = [pitch * 0.44, pitch * 0.42, pitch * 1.62]
  const [thin, bold, dashes, figures]: [string[], string[], string[], Mark[]] = [[], [], [], []]
  let [x, row, used, told] = [0, 0, 0, 0]
  for (const group of groups) {
    if (x > 0 && x + group * pitch > width) [x, row] = [0, row + 1]
    const middle = row * high + half + 0.4
    for (let index = 0; index < group; index++) {
      told++
      const path = lozenge(x + half + 0.4, middle, half)
      if (told <= thick) bold.push(path)
      else thin.push(path)
      if (index === group - 1)
        figures.push({
          kind: 'text',
          text: `${told}`,
          at: { x: x + half + 0.4, y: middle + half + pitch * 0.56 },
          anchor: 'middle',
          size: Math.min(3.2, pitch * 0.58),
          role: 'quiet',
        })
      x += pitch
    }
    if (thick > 0 && told === thick && count > thick)
      dashes.push(
        `M${at(x + gap / 2 - half + half * 0.86)} ${at(row * high)}V${at(row * high + pitch * 1.02)}`,
      )
    used = Math.max(used, x)
    x += gap
  }
  return {
    width: Math.max(pitch, Math.min(width, used + 1)),
    height: (row + 1) * high,
    says: `${count} points de Santé à rayer`,
    marks: [
      ...drawn(0.28, thin),
      ...drawn(0.62, bold),
      ...dashes.map((d): Mark => ({
        kind: 'path',
        d,
        pen: { role: 'second', width: 0.28, dash: [0.9, 0.7] },
      })),
      ...figures,
    ],
  }
}

/** The last that hamper stand together; the others by fives. */
const groupsOf = (count: number, thick: number): readonly number[] => {
  const rest = count - thick
  const fives = Array.from({ length: Math.ceil(rest / five) }, (_, index) =>
    Math.min(five, rest - index * five),
  )
  return thick > 0 ? [thick, ...fives] : fives
}

export interface MoveBar {
  /** The first move, and each that follows, in inches. */
  readonly moves: readonly number[]
  readonly width: number
  readonly written: (inches: number) => string
}

/** Each move as long as it is: the first drawn through, the second in dashes, the third in dots. */
export const moveBar = ({ moves, width, written }: MoveBar): Drawing => {
  const [first = 0] = moves
  const total = moves.reduce((sum, move) => sum + move, 0)
  const [left, right, y, height] = [1, width - 4, 6.6, 12]
  const place = (inches: number): number => left + (total > 0 ? ((right - left) * inches) / total : 0)
  const ends = moves.map((_, index) => moves.slice(0, index + 1).reduce((sum, move) => sum + move, 0))
  const dash = [undefined, [1.7, 0.9], [0.5, 0.9]] as const
  return {
    width,
    height,
    says: `se déplace de ${ends.map(written).join(', puis ')}`,
    marks: [
      ...moves.map((_, index): Mark => {
        const pattern = dash[Math.min(index, 2)]
        return {
          kind: 'line',
          points: [
            { x: place(ends[index - 1] ?? 0), y },
            { x: place(ends[index] ?? 0), y },
          ],
          pen: {
            role: 'accent',
            width: index === 0 ? 0.9 : index === 1 ? 0.8 : 0.6,
            ...(pattern && { dash: pattern }),
          },
        }
      }),
      ...drawn(
        0.4,
        [0, ...ends].map(inches => `M${at(place(inches))} ${at(y - 2.2)}V${at(y + 2.2)}`),
      ),
      ...moves.map((move, index): Mark => ({
        kind: 'text',
        text: index === 0 ? written(first) : `+${written(move)}`,
        at: { x: (place(ends[index - 1] ?? 0) + place(ends[index] ?? 0)) / 2, y: y - 2.6 },
        anchor: 'middle',
        size: 3.7,
        bold: true,
        role: 'ink',
        most: Math.max(4, place(ends[index] ?? 0) - place(ends[index - 1] ?? 0)),
      })),
      ...ends.map((end): Mark => ({
        kind: 'text',
        text: written(end).replace('″', ''),
        at: { x: place(end), y: height - 0.4 },
        anchor: 'middle',
        size: 3.1,
        role: 'quiet',
      })),
    ],
  }
}
