/** What stands on no table: zones, entries, objectives, figures, shapes, words and ways. */
import type { Mark, Pen, Point, Role } from '../../drawing.ts'
import { boxAround, courseOf, onTable, ownOutline, turnedBy, type Outline } from '../geometry.ts'
import { body, curve, hatched, lengthOf, lines, ring, scaled, segment, shut, stamped } from '../strokes.ts'
import type { MapPiece } from '../table.ts'
import type { Draw, Hand } from './symbol.ts'

/** Sides are told apart by how their ground is hatched first, by a colour where there is one. */
const hatches = [45, 135, 0, 90, 22, 158] as const

const sideOf = ({ side }: MapPiece, { sides }: Hand): number => Math.max(0, sides.indexOf(side))
const inkOf = (piece: MapPiece, hand: Hand): Role => (sideOf(piece, hand) % 2 === 0 ? 'accent' : 'second')

/** As wide as these words are set, about. */
export const wordsWidth = (text: string, size: number, part = 0.4): number => [...text].length * size * part

/** Its letter apart from its ground, which all else lies on. */
export const zone: Draw = (piece, hand) => [...zoneGround(piece, hand), ...zoneLetter(piece, hand)]

export const zoneLetter: Draw = (piece, hand) =>
  upright(piece, initial(piece, hand, scaled(ownOutline(piece), hand.scale), inkOf(piece, hand)))

export const zoneGround: Draw = (piece, hand) => {
  const { pen, gap } = hand.sizes
  const outline = scaled(ownOutline(piece), hand.scale)
  const role = inkOf(piece, hand)
  // A piece that is turned keeps the hatch of its side.
  const degrees = (hatches[sideOf(piece, hand) % hatches.length] ?? 45) - piece.angle
  const hatch = hatched(outline, degrees, gap(2.4)).map(([from, to]) => segment(from, to))
  return [
    ...lines(hatch, { role, width: pen(0.18) }),
    ...lines([shut(outline)], { role, width: pen(0.45), dash: [pen(2.4), pen(1.4)] }),
  ]
}

const upright = ({ angle }: MapPiece, marks: readonly Mark[]): readonly Mark[] =>
  angle === 0 || marks.length === 0 ? marks : [{ kind: 'group', turn: -angle, marks }]

const initial = (piece: MapPiece, hand: Hand, outline: Outline, role: Role): readonly Mark[] => {
  const text = piece.side || piece.name
  if (text === '') return []
  const { left, top, right, bottom } = boxAround(outline)
  const middle = turnedBy({ x: (left + right) / 2, y: (top + bottom) / 2 }, piece.angle)
  const [wide, deep] = [right - left, bottom - top]
  const wished = Math.min(hand.sizes.gap(12), Math.min(wide, deep) * 0.7)
  const long = [...text].length > 2
  // A long name in a tall zone runs up along it.
  const turn = long && deep > wide * 1.3 ? -90 : 0
  const size = Math.min(wished, ((turn === 0 ? wide : deep) * 0.86) / wordsWidth(text, 1, 0.52))
  const letters: Mark = {
    kind: 'text',
    text,
    at: { x: 0, y: size * 0.33 },
    anchor: 'middle',
    size,
    role,
    font: 'title',
    bold: true,
    halo: true,
  }
  return [{ kind: 'group', at: middle, turn, marks: [letters] }]
}

/** An arrow onto the table, with the letter of who comes. */
export const entry: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const [wide, deep] = [piece.width * hand.scale, piece.height * hand.scale]
  const role = inkOf(piece, hand)
  const neck = Math.max(-wide / 2, wide / 2 - deep * 0.6)
  const arrow = [
    { x: -wide / 2, y: -deep * 0.28 },
    { x: neck, y: -deep * 0.28 },
    { x: neck, y: -deep / 2 },
    { x: wide / 2, y: 0 },
    { x: neck, y: deep / 2 },
    { x: neck, y: deep * 0.28 },
    { x: -wide / 2, y: deep * 0.28 },
  ]
  const size = Math.min(deep * 0.5, hand.sizes.letters * 1.5)
  const at = turnedBy({ x: (neck - wide / 2) / 2 + deep * 0.06, y: 0 }, piece.angle)
  const letter: Mark = {
    kind: 'text',
    text: piece.side,
    at: { x: at.x, y: at.y + size * 0.33 },
    anchor: 'middle',
    size,
    role,
    font: 'title',
    bold: true,
    most: Math.max(wide * 0.6, size * 0.5),
  }
  return [
    ...body(shut(arrow), 'tint', { role, width: pen(0.45) }),
    ...(piece.side === '' ? [] : upright(piece, [letter])),
  ]
}

/** Two rings and what stands in them. */
export const objective: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const radius = (piece.width * hand.scale) / 2
  const middle = { x: 0, y: 0 }
  const size = radius * 1.22
  const mark: Mark = {
    kind: 'text',
    text: piece.mark,
    at: { x: 0, y: size * 0.33 },
    anchor: 'middle',
    size,
    role: 'accent',
    bold: true,
    most: radius * 1.4,
  }
  return [
    ...body(ring(middle, radius), undefined, { role: 'accent', width: pen(0.5) }),
    ...lines([ring(middle, radius * 0.8)], { role: 'accent', width: pen(0.2) }),
    ...(piece.mark === ''
      ? body(stamped(star, middle, radius * 0.5), 'solid', { role: 'accent', width: pen(0.25) })
      : upright(piece, [mark])),
  ]
}

const star: readonly (string | number)[] = [
  'M',
  ...Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? 1 : 0.42
    const point = turnedBy({ x: 0, y: -reach }, index * 36)
    return index === 0 ? [point.x, point.y] : ['L', point.x, point.y]
  }).flat(),
  'Z',
]

export const figure: Draw = (piece, hand) => {
  const { pen } = hand.sizes
  const radius = (piece.width * hand.scale) / 2
  const half = radius * 0.7
  return [
    ...body(ring({ x: 0, y: 0 }, radius), undefined, { role: 'ink', width: pen(0.42) }),
    ...upright(piece, [
      {
        kind: 'icon',
        name: piece.icon === '' ? 'meeple' : piece.icon,
        at: { x: -half, y: -half },
        width: half * 2,
        height: half * 2,
        role: 'ink',
      },
    ]),
  ]
}

export const freeShape: Draw = (piece, hand) => {
  const outline = scaled(ownOutline(piece), hand.scale)
  return [
    { kind: 'path', d: shut(outline), fill: 'tint', pen: { role: 'quiet', width: hand.sizes.pen(0.4) } },
  ]
}

/** As high as its box, as far as it is read. */
export const words: Draw = (piece, hand) => {
  const size = Math.max(
    hand.sizes.letters * 0.8,
    Math.min(hand.sizes.letters * 4, piece.height * hand.scale * 0.8),
  )
  return piece.name === ''
    ? []
    : [
        {
          kind: 'text',
          text: piece.name,
          at: { x: 0, y: size * 0.3 },
          anchor: 'middle',
          size,
          italic: true,
          halo: true,
          most: Math.max(piece.width * hand.scale, size * 2),
        },
      ]
}

/** Where somebody goes, or flees. */
export const way: Draw = (piece, hand) => {
  const { pen, sign } = hand.sizes
  const line = scaled(courseOf(piece), hand.scale)
  const role: Role = piece.side === '' ? 'accent' : inkOf(piece, hand)
  const last = line.at(-1)
  if (!last) return []
  const reach = Math.min(sign(2.6), lengthOf(line) / 3)
  const before =
    line.findLast(point => Math.hypot(point.x - last.x, point.y - last.y) >= reach) ?? line[0] ?? last
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI
  const corner = (x: number, y: number): Point => onTable({ ...last, angle }, { x, y })
  const head = [last, corner(-reach, -reach * 0.42), corner(-reach * 0.72, 0), corner(-reach, reach * 0.42)]
  const shaft = [
    ...line.filter(point => Math.hypot(point.x - last.x, point.y - last.y) > reach * 0.72),
    corner(-reach * 0.72, 0),
  ]
  const pens: Pen = { role, width: pen(0.5), dash: [pen(2), pen(1.3)] }
  return [
    ...lines([curve(shaft)], pens),
    { kind: 'path', d: shut(head), fill: 'solid', pen: { role, width: pen(0.35) } },
  ]
}
