/** The edge of the table, graduated so that a place on it is found with a ruler; its grid, and the numbers along it. */
import type { Mark } from '../drawing.ts'
import { open, segment, sizesOf, type MapLook, type Sizes } from './strokes.ts'
import type { MapUnit, TableMap } from './table.ts'

export interface FrameWish {
  /** The grid of the map, where it has one. */
  readonly grid?: boolean
  /** Along two of its edges. */
  readonly numbers?: boolean
  /** Without it the drawing is as large as the table, to the line. */
  readonly frame?: boolean
}

/** How many units a longer tick stands for, and the longest. */
const rhythms: Readonly<
  Record<MapUnit, { readonly least: number; readonly long: number; readonly longest: number }>
> = {
  pouce: { least: 1, long: 6, longest: 12 },
  cm: { least: 1, long: 5, longest: 10 },
}

const tick = 2.2

/** What the frame takes on each side, in millimetres. */
export const frameMargins = (
  look: Pick<MapLook, 'scale' | 'unit'>,
  { frame = true, numbers = false }: FrameWish,
) => {
  const { pen, letters } = sizesOf(look)
  const rest = frame ? pen(tick) + pen(0.4) : 0
  const counted = frame && numbers ? rest + letters * 1.3 : rest
  return { left: counted, top: counted, right: rest, bottom: rest }
}

export const gridMarks = ({ grid, width, height }: TableMap, { scale, pen }: Sizes): readonly Mark[] => {
  if (grid <= 0) return []
  const step = Math.max(grid, width / 200, height / 200)
  const down = steps(width, step).map(x =>
    segment({ x: x * scale, y: 0 }, { x: x * scale, y: height * scale }),
  )
  const across = steps(height, step).map(y =>
    segment({ x: 0, y: y * scale }, { x: width * scale, y: y * scale }),
  )
  const d = [...down, ...across].join('')
  return d === ''
    ? []
    : [{ kind: 'path', d, pen: { role: 'line', width: pen(0.14), dash: [pen(0.5), pen(1.3)] } }]
}

const steps = (length: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / step) - 1 }, (_, index) => (index + 1) * step)

export const frameMarks = (
  { width, height, unit }: TableMap,
  sizes: Sizes,
  numbers: boolean,
): readonly Mark[] => {
  const { scale, pen, letters } = sizes
  const [wide, deep] = [width * scale, height * scale]
  const { long, longest } = rhythms[unit]
  const ticks = (length: number): readonly { readonly at: number; readonly reach: number }[] =>
    Array.from({ length: Math.floor(length) + 1 }, (_, at) => ({
      at: at * scale,
      reach: pen(at % longest === 0 ? tick : at % long === 0 ? tick * 0.75 : tick * 0.4),
    })).filter((_, at) => scale >= 0.8 || at % long === 0)
  const d = [
    ...ticks(width).flatMap(({ at, reach }) => [
      segment({ x: at, y: -reach }, { x: at, y: 0 }),
      segment({ x: at, y: deep }, { x: at, y: deep + reach }),
    ]),
    ...ticks(height).flatMap(({ at, reach }) => [
      segment({ x: -reach, y: at }, { x: 0, y: at }),
      segment({ x: wide, y: at }, { x: wide + reach, y: at }),
    ]),
  ]
  const edge = open([
    { x: 0, y: 0 },
    { x: wide, y: 0 },
    { x: wide, y: deep },
    { x: 0, y: deep },
  ])
  return [
    { kind: 'path', d: d.join(''), pen: { role: 'accent', width: pen(0.2) } },
    { kind: 'path', d: `${edge}Z`, pen: { role: 'accent', width: pen(0.5) } },
    ...(numbers ? count(width, height, unit, { scale, letters, away: pen(tick) + pen(0.4) }) : []),
  ]
}

const count = (
  width: number,
  height: number,
  unit: MapUnit,
  { scale, letters, away }: { readonly scale: number; readonly letters: number; readonly away: number },
): readonly Mark[] => {
  const { long } = rhythms[unit]
  const size = letters * 0.86
  const room = size * 2.2
  const step = long * Math.max(1, Math.ceil(room / (long * scale)))
  const numbers = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step)
  return [
    ...numbers(width).map((at): Mark => ({
      kind: 'text',
      text: String(at),
      at: { x: at * scale, y: -away },
      anchor: 'middle',
      size,
      role: 'quiet',
    })),
    ...numbers(height)
      .filter(at => at > 0)
      .map((at): Mark => ({
        kind: 'text',
        text: String(at),
        at: { x: -away, y: at * scale + size * 0.32 },
        anchor: 'end',
        size,
        role: 'quiet',
      })),
  ]
}
