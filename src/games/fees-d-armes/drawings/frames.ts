/** The frames of the cards: a pen line that trembles, a stitched hem, and what grows at the foot; told apart by its shape. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'
import {
  at,
  circle,
  drawn,
  filled,
  once,
  onceFor,
  ornament,
  polyline,
  star,
  around,
} from '../../kit/index.ts'
import { scalloped, tremblingBox, tremblingRing } from './hand.ts'
import { daisy, fallenAcorn, fern, grass, mushroom } from './meadow.ts'

/** A faction is known by its ink, by what grows on its cards, and by what its emblem lies in. */
export const looks = ['mousse', 'nuit', 'baie', 'miel'] as const
export type Look = (typeof looks)[number]

/** Of things by their ids, in order: each has the look that its id gives, or else the next that none before it has. */
export const looksOf = (ids: readonly string[]): readonly Look[] => {
  const given: Look[] = []
  for (const id of ids) {
    let sum = 0
    for (const letter of id) sum = (73 * sum + (letter.codePointAt(0) ?? 0)) % 9973
    const turned = looks.map((_, index) => looks[(sum + index) % looks.length] ?? 'mousse')
    // Once all are given, they are given again.
    const round = given.slice(Math.floor(given.length / looks.length) * looks.length)
    given.push(turned.find(look => !round.includes(look)) ?? 'mousse')
  }
  return given
}

/** From the edge of a card to its line, and to its hem. */
const [line, hem] = [3, 4.3]

/** Left and right, with the middle left to whatever lies there. */
const feet: Readonly<Record<Look, (width: number, ground: number) => readonly Mark[]>> = {
  mousse: (width, y) => [
    ...mushroom({ x: 7.9, y: y - 0.1, scale: 0.9 }),
    ...mushroom({ x: 10.9, y: y + 0.1, scale: 0.52, mirrored: true }),
    ...grass({ x: 13, y, scale: 0.55 }),
    ...grass({ x: width - 11.2, y, scale: 0.7 }),
    ...mushroom({ x: width - 8.4, y: y - 0.1, scale: 0.75, mirrored: true }),
  ],
  nuit: (width, y) => [
    ...daisy({ x: 7.7, y, scale: 0.9 }),
    ...grass({ x: 10.4, y, scale: 0.85 }),
    ...grass({ x: 12.8, y, scale: 0.5, mirrored: true }),
    ...grass({ x: width - 11, y, scale: 0.7 }),
    ...daisy({ x: width - 8, y, scale: 0.95, mirrored: true }),
  ],
  baie: (width, y) => [
    ...fern({ x: 8.4, y, scale: 0.84, mirrored: true }),
    ...fern({ x: 10.2, y, scale: 0.56 }),
    ...grass({ x: 12.6, y, scale: 0.5 }),
    ...grass({ x: width - 11.6, y, scale: 0.6, mirrored: true }),
    ...fern({ x: width - 8.8, y, scale: 0.8 }),
  ],
  miel: (width, y) => [
    ...fallenAcorn({ x: 9.6, y, scale: 0.84 }),
    ...grass({ x: 13, y, scale: 0.5 }),
    ...grass({ x: width - 13.2, y, scale: 0.6, mirrored: true }),
    ...fallenAcorn({ x: width - 9.6, y, scale: 0.84, mirrored: true }),
  ],
}

const drawFrame = (look: Look, size: Size, side: string): Drawing => {
  const seed = `${look}/${side}/${at(size.width)}x${at(size.height)}`
  return ornament(
    size,
    drawn(0.42, [tremblingBox({ ...size, by: line }, 5, 0.22, seed)]),
    [
      {
        kind: 'path',
        d: tremblingBox({ ...size, by: hem }, 4.2, 0.18, `${seed}/ourlet`),
        pen: { role: 'accent', width: 0.22, dash: [1.5, 1.1] },
      },
    ],
    feet[look](size.width, size.height - line),
  )
}

const framesOf = onceFor(size => once((key: string) => drawFrame(lookNamed(key), size, key)))

const lookNamed = (key: string): Look => looks.find(look => key.startsWith(look)) ?? 'mousse'

/** Front and back are not drawn by the same stroke. */
export const frame = (look: Look, size: Size, side: 'recto' | 'verso' = 'recto'): Drawing =>
  framesOf(size)(`${look}/${side}`)

/** A line and its hem, for things that are no cards. */
export const panel = (size: Size, seed: string, by = 1.2): Drawing =>
  ornament(size, drawn(0.42, [tremblingBox({ ...size, by }, 3, 0.2, seed)]), [
    {
      kind: 'path',
      d: tremblingBox({ ...size, by: by + 1.2 }, 2.4, 0.16, `${seed}/ourlet`),
      pen: { role: 'accent', width: 0.22, dash: [1.5, 1.1] },
    },
  ])

/** The same around a whole page, with what grows at its foot. */
export const pageFrame = onceFor((size: Size): Drawing =>
  ornament(size, panel(size, 'page', 6).marks, [
    ...mushroom({ x: 13, y: size.height - 6.2, scale: 1.3 }),
    ...mushroom({ x: 17.6, y: size.height - 6, scale: 0.8, mirrored: true }),
    ...grass({ x: 21.4, y: size.height - 6.2 }),
    ...grass({ x: size.width - 22, y: size.height - 6.2, mirrored: true }),
    ...daisy({ x: size.width - 18, y: size.height - 6.2, scale: 1.1 }),
    ...daisy({ x: size.width - 13.4, y: size.height - 6.2, scale: 1.4, mirrored: true }),
  ]),
)

/** What an emblem lies in, in boxes so wide: the smallest first, of which the largest that fits is shown. */
const heights = [7.4, 8.6, 10, 11, 12, 13.5, 15, 16.5, 18, 21, 24, 27, 30, 33]

const ratio = 1.06

const settings: Readonly<Record<Look, (x: number, y: number, r: number) => readonly Mark[]>> = {
  /** A cloud, and stars about it. */
  mousse: (x, y, r) => [
    ...drawn(0.32, [scalloped(x, y, r * 1.02, r * 0.86, 14)]),
    ...filled([
      star(x - r * 1.02, y - r * 0.78, r * 0.1),
      star(x + r * 1.02, y - r * 0.7, r * 0.08),
      star(x + r * 1, y + r * 0.74, r * 0.07),
    ]),
  ],
  /** A sun. */
  nuit: (x, y, r) => [
    ...drawn(0.32, [tremblingRing(x, y, r * 0.84, 0.16, `soleil/${at(r)}`)]),
    ...drawn(
      0.26,
      Array.from({ length: 22 }, (_, index) => {
        const angle = (2 * Math.PI * index) / 22
        return polyline([around(x, y, r * 0.9, angle), around(x, y, r * (index % 2 ? 0.97 : 1.04), angle)])
      }),
    ),
  ],
  /** A doily. */
  baie: (x, y, r) => [
    ...drawn(0.42, [scalloped(x, y, r * 0.92, r * 0.92, 12)]),
    ...drawn(0.22, [scalloped(x, y, r * 0.81, r * 0.81, 12)]),
    ...filled(
      Array.from({ length: 12 }, (_, index) =>
        circle(...around(x, y, r * 0.93, (2 * Math.PI * (index + 0.5)) / 12 - Math.PI / 2), r * 0.026),
      ),
    ),
  ],
  /** The mouth of a hollow tree: rings that go inwards. */
  miel: (x, y, r) => [
    ...drawn(0.42, [tremblingRing(x, y, r * 0.96, r * 0.028, `tronc/${at(r)}`)]),
    ...drawn(0.22, [tremblingRing(x, y, r * 0.86, r * 0.03, `cerne/${at(r)}`)]),
    {
      kind: 'path',
      d: tremblingRing(x, y, r * 0.78, r * 0.03, `moelle/${at(r)}`),
      pen: { role: 'accent', width: 0.2, dash: [2.2, 1.4] },
    },
  ],
}

const vignettes: (look: Look) => readonly Drawing[] = once((look: Look) =>
  heights.map(height => {
    const size = { width: height * ratio, height }
    return ornament(size, settings[look](size.width / 2, height / 2, height / 2.12))
  }),
)

/** Of the height of what it lies in, what an icon takes: more of a small one. */
const iconShare = (height: number): number => (height < 11 ? 0.64 : 0.56)

/** An icon in what the look sets it in, in all its heights: where there is room for none, there is none. */
export const emblem = (look: Look, icon: string): readonly Drawing[] =>
  vignettes(look).map(drawing => {
    const side = drawing.height * iconShare(drawing.height)
    const at = { x: (drawing.width - side) / 2, y: (drawing.height - side) / 2 }
    return {
      ...drawing,
      marks: [...drawing.marks, { kind: 'icon', name: icon, at, width: side, height: side, role: 'accent' }],
    }
  })

/** The seal of a token: one trembling round, one stitched. */
export const seal = (diameter: number, seed: string): Drawing => {
  const middle = diameter / 2
  return ornament(
    { width: diameter, height: diameter },
    drawn(0.026 * diameter, [tremblingRing(middle, middle, middle * 0.91, middle * 0.012, seed)]),
    [
      {
        kind: 'path',
        d: tremblingRing(middle, middle, middle * 0.82, middle * 0.01, `${seed}/ourlet`),
        pen: { role: 'accent', width: 0.011 * diameter, dash: [0.05 * diameter, 0.036 * diameter] },
      },
    ],
  )
}

/** The back of a deck: acorns in a trellis of stitches, and one of them large in its window. The same when turned about. */
export const deckBack = onceFor((size: Size): Drawing => {
  const { width, height } = size
  const [inset, step] = [8, 9.4]
  const columns = Math.max(1, Math.round((width - 2 * inset) / step))
  const rows = Math.max(2, Math.round((height - 2 * inset) / step))
  const [across, down] = [(width - 2 * inset) / columns, (height - 2 * inset) / rows]
  const [x, y] = [width / 2, height / 2]
  const window = Math.min(17, width * 0.27)
  const sown = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): readonly Mark[] => {
      const [left, top] = [inset + column * across, inset + row * down]
      // None peeps out from behind the window.
      if (Math.hypot(left - x, top - y) < window * 1.12 + 2.4) return []
      // Those above the middle stand, those below hang: turned about, the back is the same.
      const half = 2 * row - rows || 2 * column - columns
      return [
        {
          kind: 'group',
          at: { x: left, y: top },
          turn: half <= 0 ? 0 : 180,
          marks: [
            {
              kind: 'icon',
              name: (row + column) % 2 ? 'marguerite' : 'gland',
              at: { x: -1.7, y: -1.9 },
              width: 3.4,
              height: 3.8,
              role: 'accent',
            },
          ],
        },
      ]
    }).flat(),
  ).flat()
  return ornament(
    size,
    drawn(0.42, [tremblingBox({ ...size, by: line }, 5, 0.22, 'dos')]),
    [
      {
        kind: 'path',
        d: tremblingBox({ ...size, by: hem }, 4.2, 0.18, 'dos/ourlet'),
        pen: { role: 'accent', width: 0.22, dash: [1.5, 1.1] },
      },
    ],
    sown,
    filled([scalloped(x, y, window * 1.12, window * 1.12, 12)], 'paper'),
    drawn(0.5, [scalloped(x, y, window, window, 12)]),
    drawn(0.22, [scalloped(x, y, window * 0.88, window * 0.88, 12)]),
    [
      {
        kind: 'icon',
        name: 'gland',
        at: { x: x - window * 0.44, y: y - window * 0.72 },
        width: window * 0.56,
        height: window * 0.66,
        role: 'accent',
      },
      {
        kind: 'group',
        at: { x, y },
        turn: 180,
        marks: [
          {
            kind: 'icon',
            name: 'gland',
            at: { x: -window * 0.44, y: -window * 0.72 },
            width: window * 0.56,
            height: window * 0.66,
            role: 'accent',
          },
        ],
      },
    ],
  )
})
